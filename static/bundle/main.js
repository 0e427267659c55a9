import"./chunk-6NXZF4UP.js";
