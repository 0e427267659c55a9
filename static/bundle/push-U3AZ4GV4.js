import{a,b,c,d,e,f,g,h}from"./chunk-W4KE5FI4.js";import"./chunk-WHU7BXFZ.js";export{a as NoSubscription,c as ability,d as ask,h as heal,b as known,g as test,f as turnOff,e as turnOn};
