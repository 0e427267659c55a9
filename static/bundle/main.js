import"./chunk-IT7LP7F7.js";
