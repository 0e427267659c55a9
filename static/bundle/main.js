import"./chunk-A6GBQKX2.js";
