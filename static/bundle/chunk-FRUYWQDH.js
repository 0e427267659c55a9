import{D as o,c as r,j as i,q as l,r as e}from"./chunk-FAER6UMS.js";function u(){return r`
    <footer class="foot">
      <a href="/rules">${o("app.rules")}</a>
      <a href="/record">${o("record.title")}</a>
      <span>${o("app.unofficial")}</span>
    </footer>`}var n=i(l("token","tab"));function k(){location.pathname!=="/seats"||location.hash.length<2||(n.value=location.hash.slice(1),e("token",n.value,"tab"),history.replaceState(history.state,"",location.pathname+location.search))}function $(){n.value=null,e("token",null,"tab")}function x(t,s,a=null){return`${t}/seats${a?`?to=${encodeURIComponent(a)}`:""}#${s}`}function d(){let t=new URLSearchParams(location.search).get("to");return t&&/^[\w-]{1,32}$/.test(t)?`/r/${t}`:"/"}export{u as a,n as b,k as c,$ as d,x as e,d as f};
