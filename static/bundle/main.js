import"./chunk-HNNKC3FJ.js";
