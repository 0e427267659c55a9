import"./chunk-5CVAEWZL.js";
