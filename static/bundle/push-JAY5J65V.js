import{a,b,c,d,e,f,g,h}from"./chunk-TI26WMJ7.js";import"./chunk-RYVQUB2V.js";export{a as NoSubscription,c as ability,d as ask,h as heal,b as known,g as test,f as turnOff,e as turnOn};
