import"./chunk-D4KUZNP4.js";
