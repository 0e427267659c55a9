import{D as o,c as r}from"./chunk-56374772.js";function a(){return r`
    <footer class="foot">
      <a href="/rules">${o("app.rules")}</a>
      <a href="/lobby">${o("lobby.title")}</a>
      <a href="/record">${o("record.title")}</a>
      <span>${o("app.unofficial")}</span>
    </footer>`}export{a};
