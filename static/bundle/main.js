import"./chunk-IQBAYDKV.js";
