import{a as r}from"./chunk-KTPSSHYR.js";import"./chunk-ENYPSQX2.js";import{a as o,b as u,u as t}from"./chunk-HNNKC3FJ.js";function b({onDone:s}){let[e,n]=u(!1),i=async()=>{n(!0),await r(),s()};return o`
    <div class="offer push-offer" role="status">
      <p>${t("push_here.ask")}</p>
      <div class="row">
        <button type="button" disabled=${e} onClick=${i}>${t("push_here.yes")}</button>
        <button type="button" class="plain" disabled=${e} onClick=${s}>${t("push_here.no")}</button>
      </div>
    </div>`}export{b as PushQuestion};
