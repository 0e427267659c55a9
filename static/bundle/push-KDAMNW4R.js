import{a,b,c,d,e,f,g,h}from"./chunk-UG7L7ROV.js";import"./chunk-IT7LP7F7.js";export{a as NoSubscription,c as ability,d as ask,h as heal,b as known,g as test,f as turnOff,e as turnOn};
