import{a,b,c,d,e,f,g,h}from"./chunk-JZ4CIE5P.js";import"./chunk-7N2TN3ZE.js";export{a as NoSubscription,c as ability,d as ask,h as heal,b as known,g as test,f as turnOff,e as turnOn};
