import"./chunk-BUZC74MN.js";
