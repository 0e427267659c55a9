import"./chunk-ZQFCOUCI.js";
