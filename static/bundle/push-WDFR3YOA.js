import{a,b,c,d,e,f,g,h}from"./chunk-ENYPSQX2.js";import"./chunk-HNNKC3FJ.js";export{a as NoSubscription,c as ability,d as ask,h as heal,b as known,g as test,f as turnOff,e as turnOn};
