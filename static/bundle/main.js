import"./chunk-DPXLUPNZ.js";
