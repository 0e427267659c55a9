import"./chunk-35IHBARK.js";
