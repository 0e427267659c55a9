import"./chunk-ZW264CFQ.js";
