import"./chunk-FYJVAME4.js";
