import{a,b,c,d,e,f,g,h}from"./chunk-BVYHI4WA.js";import"./chunk-2NXJYO6X.js";export{a as NoSubscription,c as ability,d as ask,h as heal,b as known,g as test,f as turnOff,e as turnOn};
