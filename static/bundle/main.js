import"./chunk-WH3T2AWW.js";
