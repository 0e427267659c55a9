import"./chunk-2BDENRZ2.js";
