import"./chunk-7N2TN3ZE.js";
