import"./chunk-KJJFVA2S.js";
