import"./chunk-2NXJYO6X.js";
