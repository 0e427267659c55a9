import"./chunk-CD2N4HDV.js";
