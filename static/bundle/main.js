import"./chunk-RYVQUB2V.js";
