import"./chunk-WHU7BXFZ.js";
