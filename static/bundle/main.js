import"./chunk-F46DRU62.js";
