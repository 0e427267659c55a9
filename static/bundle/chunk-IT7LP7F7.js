var br=function(e,t,n,o){var s;t[0]=0;for(var r=1;r<t.length;r++){var i=t[r++],c=t[r]?(t[0]|=i?1:2,n[t[r++]]):t[++r];i===3?o[0]=c:i===4?o[1]=Object.assign(o[1]||{},c):i===5?(o[1]=o[1]||{})[t[++r]]=c:i===6?o[1][t[++r]]+=c+"":i?(s=e.apply(c,br(e,c,n,["",null])),o.push(s),c[0]?t[0]|=2:(t[r-2]=0,t[r]=s)):o.push(c)}return o},wr=new Map;function kr(e){var t=wr.get(this);return t||(t=new Map,wr.set(this,t)),(t=br(this,t.get(e)||(t.set(e,t=function(n){for(var o,s,r=1,i="",c="",u=[0],p=function(d){r===1&&(d||(i=i.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?u.push(0,d,i):r===3&&(d||i)?(u.push(3,d,i),r=2):r===2&&i==="..."&&d?u.push(4,d,0):r===2&&i&&!d?u.push(5,0,!0,i):r>=5&&((i||!d&&r===5)&&(u.push(r,0,i,s),r=6),d&&(u.push(r,d,0,s),r=6)),i=""},f=0;f<n.length;f++){f&&(r===1&&p(),p(f));for(var h=0;h<n[f].length;h++)o=n[f][h],r===1?o==="<"?(p(),u=[u],r=3):i+=o:r===4?i==="--"&&o===">"?(r=1,i=""):i=o+i[0]:c?o===c?c="":i+=o:o==='"'||o==="'"?c=o:o===">"?(p(),r=1):r&&(o==="="?(r=5,s=i,i=""):o==="/"&&(r<5||n[f][h+1]===">")?(p(),r===3&&(u=u[0]),r=u,(u=u[0]).push(2,0,r),r=0):o===" "||o==="	"||o===`
`||o==="\r"?(p(),r=2):i+=o),r===3&&i==="!--"&&(r=4,u=u[0])}return p(),u}(e)),t),arguments,[])).length>1?t:t[0]}var A,Mr,is,Ht,ss,Rn,Sr,Pn,Er,as,rs,ru,Ve=Symbol.for("pv"),In={},Fn=[],iu=/^m(i|n|o|s|text|space)$/,ls=Array.isArray,cs=Fn.slice,le=Object.assign;function ae(e){e&&e.parentNode&&e.remove()}function Dn(e,t,n){var o,s,r,i={},c=arguments.length;for(r in t)r=="key"?o=t[r]:r=="ref"&&typeof e!="function"?s=t[r]:i[r]=t[r];return c>2&&(i.children=c>3?cs.call(arguments,2):n),Ke(e,i,o,s,null)}function Ke(e,t,n,o,s){var r={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Ve,__v:s||++Mr,__i:-1,__u:0};return!s&&A.vnode&&A.vnode(r),r}function Gt(e){return e.children}function jt(e,t){this.props=e,this.context=t,this.__g=0}function Wt(e,t){if(t==null)return e.__&&Wt(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:Wt(e)}function au(e){var t,n=e.__v,o=n.__e,s=[],r=[],i=e.__P;i&&((t=le({constructor:Ve},n)).__v=n.__v+1,A.vnode&&A.vnode(t),us(i,t,n,e.__n,i.namespaceURI,32&n.__u?[o]:null,s,o||Wt(n),32&n.__u,r),t.__v=n.__v,t.__.__k[t.__i]=t,Nr(s,t,r),n.__=n.__e=null,t.__e!=o&&Tr(t))}function Tr(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),Tr(e)}function xr(e){(8&e.__g||(e.__g|=8,Ht.push(e),Rn++))&&ss==A.debounceRendering||((ss=A.debounceRendering)||queueMicrotask)(Ar)}function Ar(){try{for(var e,t=1;Ht.length;)Ht.length>t&&Ht.sort(Sr),e=Ht.shift(),t=Ht.length,8&e.__g&&au(e)}finally{(Rn=Ht.length)&&(ss||queueMicrotask)(Ar)}}function Or(e,t,n,o,s,r,i,c,u,p,f){var h,d,m,v,y,_,E=o.__k||Fn,S=t.length;for(u=lu(n,t,E,u,S),h=0;h<S;h++)(m=n.__k[h])!=null&&(d=~m.__i&&E[m.__i]||In,m.__i=h,_=us(e,m,d,s,r,i,c,u,p,f),v=m.__e,(d.ref!=m.ref||8&d.__u)&&(d.ref&&fs(d.ref,null,m,d),m.ref&&f.push(m.ref,m.__c||v,m)),y=y||v,4&m.__u?(u=Lr(m,u,e,!d.__v),d.__e&&(d.__e=null)):typeof m.type=="function"&&_!==void 0?u=_:v&&(u=v.nextSibling),m.__u&=-21);return n.__e=y,u}function lu(e,t,n,o,s){var r,i,c,u,p,f,h,d,m,v=n.length,y=v,_=0,E=0,S=e.__k=Array(s);for(r=0;r<s;r++)(i=t[r])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=S[r]=Ke(null,i):ls(i)?i=S[r]=Ke(Gt,{children:i}):i.constructor===Ve&&i.__b?i=S[r]=Ke(i.type,i.props,i.key,i.ref,i.__v):S[r]=i,u=r+_,i.__=e,i.__b=e.__b+1,c=null,~(p=i.__i=cu(i,n,u,y))&&(y--,(c=n[p])&&(c.__u|=2)),c&&c.__v?(i.__u|=16,p==u-1?_--:p==u+1?_++:p!=u&&(p>u?_--:_++,E=1)):(~p||(s>v?_--:s<v&&_++),typeof i.type!="function"&&(i.__u|=4))):S[r]=null;if(E){for(f=[],h=[],r=0;r<s;r++)if((i=S[r])&&16&i.__u){for(_=0,d=f.length;_<d;)f[m=_+d>>1]<i.__i?_=m+1:d=m;f[_]=i.__i,h[r]=_+1}for(_=f.length;r--;)h[r]&&(h[r]==_?_--:S[r].__u|=4)}if(y)for(r=0;r<v;r++)!(c=n[r])||2&c.__u||(c.__e==o&&(o=Wt(c)),ps(c,c));return o}function Lr(e,t,n,o){var s,r,i,c;if(typeof e.type=="function"){if(e.props.__P)return t;if(s=e.__k)for(r=0;r<s.length;r++)s[r]&&(s[r].__=e,t=Lr(s[r],t,n,!1));return t}for(t&&!t.parentNode&&(t=Wt(e))&&!t.parentNode&&(t=null),i=e.__e,c=t;c&&c.nodeType==8;)c=c.nextSibling;for(i!=c&&(!o&&n.moveBefore&&i.parentNode?n.moveBefore(i,t):n.insertBefore(i,t||null)),t=i;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function cu(e,t,n,o){var s,r=e.key,i=e.type,c=t[n],u=c&&!(2&c.__u);if(c===null&&r==null||u&&r==c.key&&i==c.type)return n;if(o>(u?1:0)){for(s=n-1;s>=0;s--)if((c=t[s])&&!(2&c.__u)&&r==c.key&&i==c.type)return s;for(s=n+1;s<t.length;s++)if((c=t[s])&&!(2&c.__u)&&r==c.key&&i==c.type)return s}return-1}function Cr(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function Ln(e,t,n,o,s){var r,i;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||Cr(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||Cr(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(i=rs[t]||(rs[t]=uu(t)),(e.__a||(e.__a={}))[t]=as,r=t!=(t=t.replace(Er,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,i,r):e.removeEventListener(t,i,r));else{if(s=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function uu(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[Pn]==null)t[Pn]=as++;else if(t[Pn]<this.__a[e])return;return n(A.event?A.event(t):t)}}}function us(e,t,n,o,s,r,i,c,u,p){var f,h,d,m,v,y,_,E,S,H,R,qe,os,j,Ot,_r,zt,ie,Lt=t.type;if(t.constructor!==Ve)return null;128&n.__u&&(u=32&n.__u,f=n.__c.__z)&&(t.__u|=u,h=r=[],f.nodeType==8?c=Nn(f,r):r.push(f),c=r[0]||c),(f=A.__b)&&f(t);t:if(typeof Lt=="function"){d=i.length;try{if(E=t.props,S=(f=Lt.prototype)&&f.render,H=(f=Lt.contextType)&&o[f.__c],R=f?H?H.props.value:f.__:o,(m=n.__c)?(t.__c=m,2&m.__g&&(m.__g|=1)):(S?t.__c=m=new Lt(E,R):(t.__c=m=new jt(E,R),m.constructor=Lt,m.render=pu),H&&H.sub(m),m.state||(m.state={}),m.__n=o,m.__g|=8,m.__h=[],m.__k=[]),S&&(m.__s||(m.__s=m.state),Lt.getDerivedStateFromProps&&(m.__s==m.state&&(m.__s=le({},m.__s)),le(m.__s,Lt.getDerivedStateFromProps(E,m.__s)))),v=m.props,y=m.state,m.__v=t,n.__c){if(E!==v&&S&&!Lt.getDerivedStateFromProps&&m.componentWillReceiveProps&&m.componentWillReceiveProps(E,R),t.__v==n.__v&&!(8&m.__g)||!(4&m.__g)&&m.shouldComponentUpdate&&m.shouldComponentUpdate(E,m.__s,R)===!1){t.__v!=n.__v&&(m.props=E,m.state=m.__s,m.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(ut){ut&&(ut.__=t)}),Fn.push.apply(m.__h,m.__k),m.__k=[],m.__h.length&&i.push(m),c=Wt(n);break t}m.componentWillUpdate&&m.componentWillUpdate(E,m.__s,R),S&&m.componentDidUpdate&&m.__h.push(function(){m.componentDidUpdate(v,y,_)})}else S&&!Lt.getDerivedStateFromProps&&m.componentWillMount&&m.componentWillMount(),S&&m.componentDidMount&&m.__h.push(m.componentDidMount);m.context=R,m.props=E,m.__P=e,m.__g&=-5,qe=A.__r,os=S?25:0;do m.__g&=-9,qe&&qe(t),f=m.render(m.props,m.state=m.__s,m.context);while(8&m.__g&&++os<25);S&&(Fn.push.apply(m.__h,m.__k),m.__k=[]),m.state=m.__s,m.getChildContext&&(o=le({},o,m.getChildContext())),S&&n.__c&&m.getSnapshotBeforeUpdate&&(_=m.getSnapshotBeforeUpdate(v,y)),j=f&&f.type===Gt&&f.key==null?f.props.children:f,E.__P&&(f=c,s=(e=E.__P).namespaceURI,u=r=null,n.props&&n.props.__P!=e&&(n.__k.some(function(ut){ut&&ps(ut,ut)}),n.__k=null),c=n.__k?Wt(n,0):null),c=Or(e,ls(j)?j:[j],t,n,o,s,r,i,c,u,p),E.__P&&(t.__e=null,c=f),t.__u&=-161,h&&h.some(ae),m.__h.length&&i.push(m),1&m.__g&&(m.__g&=-4)}catch(ut){if(i.length=d,t.__v=null,u||r)if(ut&&ut.then){if(t.__u|=128|u,r){for(~(zt=r.indexOf(c||void 0))||(zt=r.length);(ie=r[zt-1])&&ie.nodeType==8;)zt--;for(;zt<r.length;zt++)if(ie=r[zt])if(r[zt]=null,Ot){if(ie==_r)break}else{if(ie.nodeType!=8)break;ie.data.startsWith("$s")&&(_r=Nn(Ot=ie))}}if(!Ot){for(;c&&c.nodeType==8&&c.nextSibling;)c=c.nextSibling;Ot=c}(f=Nn(Ot=t.__c.__z||(t.__c.__z=Ot)))?(t.__e=Ot,c=f):t.__e=c,c=c&&c.nextSibling}else r&&r.some(ae);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),ut&&ut.then||Pr(t),A.__e(ut,t,n)}}else c=t.__e=fu(n.__e,t,n,o,s,r,i,u,p,e);return(f=A.diffed)&&f(t),c}function Nn(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function Pr(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(Pr))}function Nr(e,t,n){for(var o=0;o<n.length;)fs(n[o++],n[o++],n[o++]);A.__c&&A.__c(t,e),e.some(function(s){try{e=s.__h,s.__h=[],e.some(function(r){r.call(s)})}catch(r){A.__e(r,s.__v)}})}function fu(e,t,n,o,s,r,i,c,u,p){var f,h,d,m,v,y,_,E,S=n.props||In,H=t.props,R=t.type;if(R=="svg"?s="http://www.w3.org/2000/svg":R=="math"?s="http://www.w3.org/1998/Math/MathML":s||(s="http://www.w3.org/1999/xhtml"),r){for(f=0;f<r.length;f++)if((v=r[f])&&(R?v.localName==R:v.nodeType==3)){e=v,r[f]=null;break}}if(!e){if(E=p.ownerDocument||document,!R)return E.createTextNode(H);e=E.createElementNS(s,R,H.is?H:p),c&&(A.__m&&A.__m(t,r),c=!1),r=null}if(R){if(p=R=="template"&&e.content||e,r=R=="textarea"&&H.defaultValue!=null?null:r&&cs.call(p.childNodes),!c&&r)for(S={},f=0;f<e.attributes.length;f++)S[(v=e.attributes[f]).name]=v.value;for(f in S)v=S[f],f=="dangerouslySetInnerHTML"?d=v:f=="children"||f in H||f=="value"&&"defaultValue"in H||f=="checked"&&"defaultChecked"in H||Ln(e,f,null,v,s);for(f in H)v=H[f],f=="children"?m=v:f=="dangerouslySetInnerHTML"?h=v:f=="value"?y=v:f=="checked"?_=v:c&&typeof v!="function"||S[f]===v||Ln(e,f,v,S[f],s);h?(c||d&&(h.__html==d.__html||h.__html==e.innerHTML)||(e.innerHTML=h.__html),t.__k=[]):(d&&(e.textContent=""),(R=="foreignObject"||s=="http://www.w3.org/1998/Math/MathML"&&iu.test(R))&&(s="http://www.w3.org/1999/xhtml"),Or(p,ls(m)?m:[m],t,n,o,s,r,i,r?r[0]:n.__k&&Wt(n,0),c,u),r&&r.some(ae)),c&&R!="textarea"||(f="value",R=="progress"&&y==null?e.removeAttribute(f):y==null||y===e[f]&&(R!="progress"||y)||Ln(e,f,y,S[f],s),f="checked",_!=null&&_!=e[f]&&Ln(e,f,_,S[f],s))}else S===H||c&&e.data==H||(e.data=H);return e}function fs(e,t,n,o){try{typeof e=="function"?t?t.__x=e(t)||1:o&&(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(s){A.__e(s,n)}}function ps(e,t,n){var o,s,r,i;if(A.unmount&&A.unmount(e),!(o=e.ref)||o.current&&o.current!=e.__e||fs(o,null,t,e),o=e.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(c){A.__e(c,t)}o.__P=o.__n=null}if(o=e.__k)for(i=0;i<o.length;i++)o[i]&&ps(o[i],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(s=Nn(o,r=[]))&&(o==e.__e&&r.some(ae),ae(s),ae(o)),n||ae(e.__e),e.__e=e.__c=e.__=null}function pu(e,t,n){return this.constructor(e,n)}function Rr(e,t){var n,o,s,r;A.__&&A.__(e,t),t.nodeType==9&&(t=t.documentElement),o=(n=e&&32&e.__u)?null:t.__k,t.__k=Ke(Gt,{children:[e]}),s=[],r=[],us(t,t.__k,o||In,In,t.namespaceURI,o?null:t.firstChild?cs.call(t.childNodes):null,s,o?o.__e:t.firstChild,n,r),Nr(s,t.__k,r),t.__k.props.children=null}A={__e:function(e,t,n,o){for(var s,r,i;t=t.__;)if((s=t.__c)&&!(1&s.__g)){s.__g|=4;try{if((i=(r=s.constructor)&&r.getDerivedStateFromError)&&s.setState(r.getDerivedStateFromError(e)),s.componentDidCatch&&(s.componentDidCatch(e,o||{}),i=1),i&&8&s.__g)return void(s.__g|=2)}catch(c){e=c}}throw Rn=0,e}},Mr=0,is=function(e){return e!=null&&e.constructor===Ve},jt.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=le({},this.state)),typeof e=="function"&&(e=e(le({},n),this.props)),e&&(le(n,e),this.__v&&(t&&this.__k.push(t),xr(this)))},jt.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),xr(this))},jt.prototype.render=Gt,Ht=[],Rn=0,Sr=function(e,t){return e.__v.__b-t.__v.__b},Pn=Symbol(),Er=/(PointerCapture)$|Capture$/i,as=0,rs={},ru=0;var ce,G,ms,Ir,hs=Object.is,Bn=0,Gr=[],ds=[],W=A,Fr=W.__b,Dr=W.__r,Br=W.diffed,Ur=W.__c,zr=W.unmount,Hr=W.__;function Ye(e,t){W.__h&&W.__h(G,e,Bn||t),Bn=0;var n=G.__H||(G.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function qr(e){return Bn=1,Kr(Yr,e)}function Kr(e,t,n){var o=Ye(ce++,2);if(o.t=e,!o.__c&&(o.__=[n?n(t):Yr(void 0,t),function(r){var i=(o.__N||o.__)[0],c=o.t(i,r);hs(i,c)||(o.__N=[c,o.__[1]],o.__c.setState({}))}],o.__c=G,!G.__f)){G.__f=!0;var s=G.shouldComponentUpdate;G.shouldComponentUpdate=function(r,i,c){var u=this.__H;if(!u)return!0;var p=!1,f=this.props!=r;if(u.__.some(function(d){d.__N&&(p=!0,hs(d.__[0],d.__N[0])||(f=!0))}),s){var h=s.call(this,r,i,c);return p?h||f:h}return!p||f}}return o.__}function gs(e,t){var n=Ye(ce++,3);!W.__s&&ys(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,G.__H.__h.push(n))}function Vr(e,t){var n=Ye(ce++,4);!W.__s&&ys(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,G.__h.push(n))}function vs(e){return Bn=5,Se(function(){return{current:e}},[])}function Se(e,t){var n=Ye(ce++,7);return ys(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function Zr(){var e=Ye(ce++,11);if(!e.__){for(var t=G.__v;!t.__m&&t.__;)t=t.__;var n=t.__m||(t.__m=[0,0]);e.__="P"+n[0]+"-"+n[1]++}return e.__}function hu(){var e;do{for(;e=ds.shift();)try{Ze(e)}catch(n){W.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=Gr.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(Ze),t.__h.some($s),t.__h=[]}catch(n){t.__h=[],W.__e(n,e.__v)}}}while(ds.length)}W.__b=function(e){G=null,Fr&&Fr(e)},W.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),Hr&&Hr(e,t)},W.__r=function(e){Dr&&Dr(e),ce=0;var t=(G=e.__c).__H;t&&(ms==G?G.__h=[]:(t.__h.some(Ze),t.__h.some($s),ce=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),ms=G},W.diffed=function(e){Br&&Br(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&Wr(Gr.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),ms=G=null},W.__c=function(e,t){t.some(function(n){try{n.__h.some(Ze),n.__h=n.__h.filter(function(o){return!o.__||$s(o)})}catch(o){n.__h=[function(){throw o}]}}),Ur&&Ur(e,t)},W.unmount=function(e){zr&&zr(e);var t,n,o=e.__c;o&&o.__H&&(o.__H.__.some(function(s){try{if(s.__P&&s.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}s.__P=n,Wr(ds.push(s))}else Ze(s)}catch(r){t=r}}),o.__H=void 0,t&&W.__e(t,o.__v))};var jr=typeof requestAnimationFrame=="function";function du(e){var t,n=function(){clearTimeout(o),jr&&cancelAnimationFrame(t),setTimeout(e)},o=setTimeout(n,35);jr&&(t=requestAnimationFrame(n))}function Wr(e){e!=1&&Ir==W.requestAnimationFrame||((Ir=W.requestAnimationFrame)||du)(hu)}function Ze(e){var t=G,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),G=t}function $s(e){var t=G;e.__c=e.__(),G=t}function ys(e,t){return!e||e.length!=t.length||t.some(function(n,o){return!hs(n,e[o])})}function Yr(e,t){return typeof t=="function"?t(e):t}var gu=Symbol.for("preact-signals");function jn(){if(Pt>1){Pt--;return}let e,t=!1;for(function(){let n=Un;for(Un=void 0;n!==void 0;){let o=n.S;if(o.v===n.v)for(let s=o.t;s!==void 0;s=s.x)s.i===n.i&&(s.i=o.i);n=n.o}}();Je!==void 0;){let n=Je;for(Je=void 0,zn++;n!==void 0;){let o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&Jr(n))try{n.c()}catch(s){t||(e=s,t=!0)}n=o}}if(zn=0,Pt--,t)throw e}function Qe(e){if(Pt>0)return e();_s=++vu,Pt++;try{return e()}finally{jn()}}var I,Xe,Je;function ue(e){let t=I,n=Xe;I=void 0,Xe=void 0;try{return e()}finally{I=t,Xe=n}}var Un,Pt=0,zn=0,vu=0,_s=0,Hn=0;function Xr(e){if(I===void 0)return;let t=e.n;if(t===void 0||t.t!==I)return t={i:0,S:e,p:I.s,n:void 0,t:I,e:void 0,x:void 0,r:t},I.s!==void 0&&(I.s.n=t),I.s=t,e.n=t,32&I.f&&e.S(t),t;if(t.i===-1)return t.i=0,t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=I.s,t.n=void 0,I.s.n=t,I.s=t),t}function V(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}V.prototype.brand=gu;V.prototype.h=function(){return!0};V.prototype.S=function(e){let t=this.t;t!==e&&e.e===void 0&&(e.x=t,this.t=e,t!==void 0?t.e=e:ue(()=>{var n;(n=this.W)==null||n.call(this)}))};V.prototype.U=function(e){if(this.t!==void 0){let t=e.e,n=e.x;t!==void 0&&(t.x=n,e.e=void 0),n!==void 0&&(n.e=t,e.x=void 0),e===this.t&&(this.t=n,n===void 0&&ue(()=>{var o;(o=this.Z)==null||o.call(this)}))}};V.prototype.subscribe=function(e){return Nt(()=>{let t=this.value;ue(()=>e(t))},{name:"sub"})};V.prototype.valueOf=function(){return this.value};V.prototype.toString=function(){return this.value+""};V.prototype.toJSON=function(){return this.value};V.prototype.peek=function(){return ue(()=>this.value)};Object.defineProperty(V.prototype,"value",{get(){let e=Xr(this);return e!==void 0&&(e.i=this.i),this.v},set(e){if(e!==this.v){if(zn>100)throw new Error("Cycle detected");(function(t){Pt!==0&&zn===0&&t.l!==_s&&(t.l=_s,Un={S:t,v:t.v,i:t.i,o:Un})})(this),this.v=e,this.i++,Hn++,Pt++;try{for(let t=this.t;t!==void 0;t=t.x)t.t.N()}finally{jn()}}}});function Ee(e,t){return new V(e,t)}function Jr(e){for(let t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.i)return!0;return!1}function Qr(e){for(let t=e.s;t!==void 0;t=t.n){let n=t.S.n;if(n!==void 0&&(t.r=n),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function ti(e){let t,n=e.s;for(;n!==void 0;){let o=n.p;n.i===-1?(n.S.U(n),o!==void 0&&(o.n=n.n),n.n!==void 0&&(n.n.p=o)):t=n,n.S.n=n.r,n.r!==void 0&&(n.r=void 0),n=o}e.s=t}function fe(e,t){V.call(this,void 0,t),this.x=e,this.s=void 0,this.g=Hn-1,this.f=4}fe.prototype=new V;fe.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===Hn))return!0;if(this.g=Hn,this.f|=1,this.i>0&&!Jr(this))return this.f&=-2,!0;let e=I;try{Qr(this),I=this;let t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(t){this.v=t,this.f|=16,this.i++}return I=e,ti(this),this.f&=-2,!0};fe.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(let t=this.s;t!==void 0;t=t.n)t.S.S(t)}V.prototype.S.call(this,e)};fe.prototype.U=function(e){if(this.t!==void 0&&(V.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(let t=this.s;t!==void 0;t=t.n)t.S.U(t)}};fe.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(let e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(fe.prototype,"value",{get(){if(1&this.f)throw new Error("Cycle detected");let e=Xr(this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function Te(e,t){return new fe(e,t)}function ei(e){let t=e.j;if(e.j=void 0,typeof t=="function"){Pt++;let n=I;I=void 0;try{t()}catch(o){throw e.f&=-2,e.f|=8,ws(e),o}finally{I=n,jn()}}}function ws(e){for(let t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,ei(e)}function yu(e){if(I!==this)throw new Error("Out-of-order effect");ti(this),I=e,this.f&=-2;try{8&this.f&&ws(this)}finally{jn()}}function Ae(e,t){this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,Xe&&Xe.push(this)}Ae.prototype.c=function(){let e=this.S();try{if(8&this.f||this.x===void 0)return;let t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};Ae.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,ei(this),Qr(this),Pt++;let e=I;return I=this,yu.bind(this,e)};Ae.prototype.N=function(){2&this.f||(this.f|=2,this.u=Je,Je=this)};Ae.prototype.d=function(){this.f|=8,1&this.f||ws(this)};Ae.prototype.dispose=function(){this.d()};function Nt(e,t){let n=new Ae(e,t);try{n.c()}catch(s){throw n.d(),s}let o=n.d.bind(n);return o[Symbol.dispose]=o,o}var _u=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__,ni,Gn,Wn;var oi=[];Nt(function(){ni=this.N})();function Oe(e,t){A[e]=t.bind(null,A[e]||(()=>{}))}function tn(e){if(Wn){let t=Wn;Wn=void 0,t()}Wn=e&&e.S()}function si({data:e}){let t=ri(e);t.name="ReactiveDom",t.value=e;let[n,o]=Se(()=>{let s=this,r=this.__v;for(;r=r.__;)if(r.__c){r.__c.__$f|=4;break}let i=Te(()=>{let f=t.value.value;return f===0?0:f===!0?"":f||""}),c=Te(()=>!Array.isArray(i.value)&&!is(i.value)),u=Nt(function(){if(this.N=ii,c.value){let f=i.value;s.__v&&s.__v.__e&&s.__v.__e.nodeType===3&&(s.__v.__e.data=f)}}),p=this.__$u.d;return this.__$u.d=function(){u(),p.call(this)},[c,i]},[]);return n.value?o.peek():o.value}si.displayName="ReactiveTextNode";Object.defineProperties(V.prototype,{constructor:{configurable:!0,value:Dn(Gt,null).constructor},type:{configurable:!0,value:si},props:{configurable:!0,get(){let e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});Oe("__b",(e,t)=>{if(tn(),Gn=void 0,typeof t.type=="string"){let n,o=t.props;for(let s in o){if(s==="children")continue;let r=o[s];r instanceof V&&(n||(t.__np=n={}),n[s]=r,o[s]=r.peek())}}e(t)});Oe("__r",(e,t)=>{if(e(t),t.type!==Gt){tn();let n,o=t.__c;o&&(o.__$f&=-2,n=o.__$u,n===void 0&&(o.__$u=n=function(s,r){let i;return Nt(function(){i=this},{name:r}),i.c=s,i}(function(s){return function(){var r;_u&&((r=this.y)==null||r.call(this)),s.__$f|=1,s.setState({})}}(o),typeof t.type=="function"?t.type.displayName||t.type.name:""))),Gn=o,tn(n)}});Oe("__e",(e,t,n,o)=>{tn(),Gn=void 0,e(t,n,o)});Oe("diffed",(e,t)=>{tn(),Gn=void 0;let n;if(typeof t.type=="string"&&(n=t.__e)){let o=t.__np,s=t.props,r=n.U;if(r)for(let i in r){let c=r[i];c===void 0||o&&i in o||(c.d(),r[i]=void 0)}if(o){r||(r={},n.U=r);for(let i in o){let c=r[i],u=o[i];c===void 0?(c=wu(n,i,u,s),r[i]=c):c.o(u,s)}}}e(t)});function wu(e,t,n,o){let s=t in e&&e.ownerSVGElement===void 0,r=Ee(n);return{o:(i,c)=>{r.value=i,o=c},d:Nt(function(){this.N=ii;let i=r.value.value;o[t]!==i&&(o[t]=i,s?e[t]=i:i!=null&&(i!==!1||t[4]==="-")?e.setAttribute(t,i):e.removeAttribute(t))})}}Oe("unmount",(e,t)=>{if(typeof t.type=="string"){let n=t.__e;if(n){let s=n.U;if(s){n.U=void 0;for(let r in s){let i=s[r];i&&i.d()}}}let o=t.__np;if(o){let s=t.props;for(let r in o)s[r]=o[r]}t.__np=void 0}else{let n=t.__c;if(n){n.__$f|=8;let o=n.__$u;o&&(n.__$u=void 0,o.d())}}e(t)});Oe("__h",(e,t,n,o)=>{o<3&&(t.__$f|=2),e(t,n,o)});jt.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;let n=this.__$u,o=n&&n.s!==void 0;for(let s in t)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){let s=2&this.__$f;if(!(o||s||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(let s in e)if(s!=="__source"&&e[s]!==this.props[s])return!0;for(let s in this.props)if(!(s in e))return!0;return!1};function ri(e,t){return Se(()=>Ee(e,t),[])}var bu=e=>{queueMicrotask(()=>{queueMicrotask(e)})};function ku(){Qe(()=>{let e;for(;e=oi.shift();)ni.call(e)})}function ii(){oi.push(this)===1&&(A.requestAnimationFrame||bu)(ku)}var ai=jt;var qn=Rr,a=kr.bind(Dn),$=qr,k=vs,z=Se;var w=gs,K=Vr,pe=Zr,g=Ee,tt=Te,at=Nt,li=Qe,ci=ue;var Kn=new Map;function bs(e){return e==="local"?localStorage:sessionStorage}function M(e,t="local"){try{return bs(t).getItem(`make-make:${e}`)??Kn.get(e)??null}catch{return Kn.get(e)??null}}function x(e,t,n="local"){t===null?Kn.delete(e):Kn.set(e,t);try{t===null?bs(n).removeItem(`make-make:${e}`):bs(n).setItem(`make-make:${e}`,t)}catch{}}var Cu=[60,80,60],ks=()=>"vibrate"in navigator&&navigator.maxTouchPoints>0,Vn=g(M("vibration")==="on");function ui(e){Vn.value=e,x("vibration",e?"on":null),en()}function en(){Vn.value&&ks()&&navigator.userActivation?.hasBeenActive!==!1&&navigator.vibrate(Cu)}var xs=g(0);function Zn(e,t){x(`invite:${e}`,t,"tab"),xs.value=xs.peek()+1}function et(e){let t=/^\/r\/([^/]+)\/?$/.exec(e);return t?decodeURIComponent(t[1]):null}function nn(e,t,n){return`${e}/r/${encodeURIComponent(t)}${n?`#${n}`:""}`}function G$(e,t,n){return`${nn(e,t,null)}?v=${n}`}function Yn(e){let t=location.hash.slice(1);t&&(Zn(e,t),history.replaceState(history.state,"",location.pathname+location.search))}function fi(e){let t=/^([0-3])-[\w-]{22}$/.exec(e??"");return t?Number(t[1]):null}function $t(e){return xs.value>=0?M(`invite:${e}`,"tab"):null}function Xn(e){Zn(e,null)}function Le(e,t){x(`sat:${e}`,t?"yes":null,"tab")}function pi(e){x(`sat:${e}`,"signed out","tab")}function Jn(e){return M(`sat:${e}`,"tab")==="yes"}function mi(e){return M(`sat:${e}`,"tab")==="signed out"}function di(e,t){return e.map(o=>o.toLowerCase().split("-")[0]).find(o=>t.includes(o))??t[0]}function $i(e,t){return t.find(n=>n.toLowerCase().split("-")[0]===e)??e}function Cs(e,t){return t.split(".").reduce((n,o)=>n?.[o],e)}function gi(e){let t=new Map;return n=>{let o=t.get(n)??e(n);return t.set(n,o),o}}var Mu=gi(e=>new Intl.NumberFormat(e)),Su=gi(e=>new Intl.PluralRules(e)),Eu=1e3,Tu=(e,t)=>Number.isInteger(e)&&e>=0&&e<Eu?String(e):Mu(t).format(e);function hi(e,t,n){return e.replace(/\{(\w+)\}/g,(o,s)=>{let r=t[s];return r===void 0?o:typeof r=="number"?Tu(r,n):r})}function vi(e,t,n,o={}){let s=Cs(e,n);if(typeof s=="string")return hi(s,o,t);let r=s;if(typeof r?.other!="string")return n;let i=Su(t).select(Number(o.n??0));return hi(r[i]??r.other,o,t)}var Qn=[],yi=()=>Qn.length?Math.max(...Qn):0;function _i(e,t=Date.now()){let n=Date.parse(e??"")-t;if(Number.isNaN(n))return;Qn=[...Math.abs(n-yi())>15e3?[]:Qn.slice(1-10),n]}function on(e=Date.now()){return e+yi()}var Au=new Map(Object.entries({a:"\u0430\u03B1\u0251",b:"\u044C\u0432\u03B2",c:"\u0441\u03F2",d:"\u0501",e:"\u0435\u03B5\u0454\u04BD",g:"\u0261",h:"\u04BB\u043D\u03B7",i:"\u0456\u03B9\u0131\u0399l1|\u04CF",j:"\u0458\u03F3",k:"\u043A\u03BA",m:"\u043C",n:"\u043F",o:"\u043E\u03BF0\u03C3\u0585",p:"\u0440\u03C1",q:"\u051B",r:"\u0433\u0433",s:"\u04555",t:"\u0442\u03C4",u:"\u03C5\u057D",v:"\u03BD\u0475",w:"\u051D\u03C9\u0448",x:"\u0445\u03C7",y:"\u0443\u03B3\u04AF",z:"\u1D222"}).flatMap(([e,t])=>[...t].map(n=>[n,e])));function wi(e){return[...e.normalize("NFKD").replace(/[\p{M}\p{Cf}\s]/gu,"").toLowerCase()].map(n=>Au.get(n)??n).join("").replaceAll("rn","m").replaceAll("vv","w")}function gt(e){let t=e.map(r=>r.player?.nickname??null),n=e.map(r=>`${r.player?.nickname} ${r.seat+1}`),o=t.map(r=>r===null?null:wi(r)),s=n.map(wi);return t.map((r,i)=>r===null?null:o.some((u,p)=>p!==i&&u!==null&&(u===o[i]||s[p]===o[i]))?n[i]:r)}var Ou=/^—(?=$| \d$)/;function to(e,t){return e.replace(Ou,t)}var Lu=12e3,O=class extends Error{constructor(t,n){super(n.detail??n.title??String(t)),this.status=t,this.code=n.code??"internal_error",this.body=n}get passing(){return this.status>=500||this.status===429}},F=class extends Error{};async function Pu(e){let t=await e.json().catch(()=>null);return t?.code?new O(e.status,t):new F(String(e.status))}function Nu(e,t){let n={method:e,credentials:"same-origin",cache:"no-store",signal:AbortSignal.timeout(Lu)};return t!==void 0&&(n.body=JSON.stringify(t),n.headers={"Content-Type":"application/json"}),n}async function J(e,t,n){try{let o=await fetch(t,Nu(e,n));if(_i(o.headers.get("Date")),!o.ok)throw await Pu(o);return o.status===204?void 0:await o.json()}catch(o){throw o instanceof O?o:new F(t,{cause:o})}}var N=e=>J("GET",e),q=(e,t)=>J("POST",e,t);var me=(globalThis.document?.documentElement.dataset.languages??"en").split(" "),bt=g(me[0]),Ms=g({});function Ss(){let e=M("language");return e&&me.includes(e)?e:null}function bi(e){x("language",e)}function ki(){return Ss()??di(navigator.languages,me)}async function sn(e){let t=await fetch(`/static/text/${e}.json`).catch(()=>null),n=t?.ok?await t.json().catch(()=>null):null;if(!n)throw new F(e);Ms.value=n,bt.value=e,document.documentElement.lang=e}function l(e,t){return vi(Ms.value,bt.value,e,t)}function eo(e){return Cs(Ms.value,e)??[]}var rn=tt(()=>$i(bt.value,navigator.languages)),Ru=tt(()=>new Intl.DateTimeFormat(rn.value,{hour:"numeric",minute:"2-digit"})),Iu=tt(()=>new Intl.ListFormat(rn.value,{type:"conjunction"}));function Pe(e){return Iu.value.format(e)}function D(e){return`\u2068${to(e,l("app.gone"))}\u2069`}var Fu=[["day",86400],["hour",3600],["minute",60]];function xi(e,t=on()){let n=(Date.parse(e)-t)/1e3,o=new Intl.RelativeTimeFormat(rn.value,{numeric:"auto"}),s=Fu.find(([,r])=>Math.abs(n)>=r);return s?o.format(Math.round(n/s[1]),s[0]):o.format(0,"second")}function he(e,t){let n=new Date(e),s=Math.abs(n.getTime()-on())>6*864e5?{day:"numeric",month:"short"}:{};return new Intl.DateTimeFormat(rn.value,{weekday:"short",...s,hour:"numeric",minute:"2-digit",timeZone:t}).format(n)}function cg(e){return new Intl.DateTimeFormat(rn.value,{day:"numeric",month:"short",timeZone:"UTC"}).format(new Date(e))}function an(e){return Ru.value.format(new Date(e))}var Ci="/worker.js",Du="make-make",de=g(globalThis.navigator?.onLine===!1);function Mi(){addEventListener("online",()=>de.value=!1),addEventListener("offline",()=>de.value=!0)}function Bu(){let e=globalThis.trustedTypes;return e?e.createPolicy(Du,{createScriptURL:()=>Ci}).createScriptURL(""):Ci}function Uu(){let e=performance.getEntriesByType("resource").map(({name:t})=>new URL(t).pathname);return[...new Set([...e,...me.map(t=>`/static/text/${t}.json`)])]}async function Si(){if(!(!globalThis.isSecureContext||!("serviceWorker"in navigator)))try{await navigator.serviceWorker.register(Bu());let{active:e}=await navigator.serviceWorker.ready;e?.postMessage({keep:Uu()})}catch{}}var b=g(null),vt=g([]),ln=g([]),cn=g([]),qt=g(location.origin),Ei=g(72);async function lt(e){try{let t=await N("/api/me");await e,b.value=t.player,vt.value=t.games,ln.value=t.new_devices??[],cn.value=t.claims??[],de.value=!1,await zu(t.player.language)}catch(t){t instanceof O&&t.status===401&&(b.value=null),de.value=t instanceof F}}async function zu(e){let t=Ss()??e;t!==bt.value&&await sn(t),t!==e&&await J("PATCH","/api/me",{language:t})}async function Ti(){try{let e=await N("/api/site");qt.value=e.origin??location.origin,Ei.value=e.claim_hours??Ei.value}catch{qt.value=location.origin}}function Ne(){return b.value?.nickname??M("nickname")??""}function Ai(e){x("nickname",e)}async function no(e){let t=await q("/api/players",{nickname:e,language:bt.value});b.value=t.player}async function Oi(e){let t=await J("PATCH","/api/me",{nickname:e});b.value=t.player??t}async function Li(e){if(await sn(e),bi(e),!b.value||b.value.language===e)return;let t=await J("PATCH","/api/me",{language:e});b.value=t.player??t}async function Pi(){await q("/api/me/devices/seen"),ln.value=[]}async function Ni(){await q("/api/me/claims/seen"),cn.value=[]}async function Ri(){await J("DELETE","/api/me/session"),Ii()}async function wg(){await J("DELETE","/api/me"),Ii()}function Ii(){x(`push:${b.value?.id}`,null),b.value=null,vt.value=[],ln.value=[],cn.value=[]}var Kt=class extends Error{};async function kt(e,t="/healthz"){try{return await e()}catch(n){throw await N(t),new Kt("a part of the page did not come",{cause:n})}}var Hu=6e3,Vt=g([]),Re=g({words:"",number:0}),fn=g({place:0,from:0}),un=[];function Fi(e){un=[...un,e],fn.value={place:e,from:Re.peek().number}}function Di(e){un=un.filter(t=>t!==e),fn.value={place:un.at(-1)??0,from:Re.peek().number}}var ju=0;function Y(e,t=!1,n=!1){oo({message:e,fault:t,reload:n})}function Es(e,t){oo({message:e,to:t})}function Bi(e,t){oo({message:e,seen:!0}),ft(t)}function Ui(e,t){Vt.value=Vt.value.filter(n=>!n.rule),oo({message:e,rule:t})}function oo(e){let t={id:++ju,fault:!1,reload:!1,to:"",seen:!1,rule:null,...e};Vt.value=[...Vt.value.filter(n=>n.message!==t.message),t].slice(-3),t.fault||setTimeout(()=>pn(t.id),Hu)}function pn(e){Vt.value=Vt.value.filter(t=>t.id!==e)}function ft(e){Re.value={words:e,number:Re.peek().number+1}}function rt(e){if(e instanceof O)return e.message;if(e instanceof F)return l("net.no_answer");if(e instanceof Kt)return l("net.no_part");throw e}async function C(e){try{return await e(),!0}catch(t){return Y(rt(t),!0),!1}}async function pt(e){try{return await kt(e)}catch(t){return Y(rt(t),!0,t instanceof Kt),null}}var ro={zoom:1,x:0,y:0},Hi=4,so=(e,t,n)=>Math.min(n,Math.max(t,e));function io({zoom:e,x:t,y:n},{width:o,height:s}){let r=so(e,1,Hi);return{zoom:r,x:so(t,o*(1-r),0)+0,y:so(n,s*(1-r),0)+0}}function Ts(e,t,n,o){let s=so(e.zoom*t,1,Hi),r=s/e.zoom;return io({zoom:s,x:n.x-(n.x-e.x)*r,y:n.y-(n.y-e.y)*r},o)}function ao(e,t,n,o){return io({...e,x:e.x+t,y:e.y+n},o)}function ji(e,t,n,o){let[s,r]=[t,n].map(([p,f])=>({x:(p.x+f.x)/2,y:(p.y+f.y)/2})),[i,c]=[t,n].map(([p,f])=>Math.hypot(p.x-f.x,p.y-f.y)),u=Ts(e,c/Math.max(1,i),s,o);return ao(u,r.x-s.x,r.y-s.y,o)}function Wi(e,t,n){let o=(s,r,i)=>s<0?-s:Math.min(0,i-s-r);return ao(e,o(t.x,t.width,n.width),o(t.y,t.height,n.height),n)}function lo(e,t,n,o){let s=Math.min(o.width/n.width,o.height/n.height),[r,i]=[(o.width-s*n.width)/2,(o.height-s*n.height)/2];return{x:e.x+e.zoom*(r+(t.x-n.x)*s),y:e.y+e.zoom*(i+(t.y-n.y)*s),width:t.width*s*e.zoom,height:t.height*s*e.zoom}}function mn({x:e,y:t,width:n,height:o},s){switch(s){case 1:return{x:-(t+o),y:e,width:o,height:n};case 2:return{x:-(e+n),y:-(t+o),width:n,height:o};case 3:return{x:t,y:-(e+n),width:o,height:n};default:return{x:e,y:t,width:n,height:o}}}var zi=["up","right","down","left"];function Gi(e,t){let n=zi.findIndex(o=>o===e);return n<0?e:zi[(n-t+4)%4]}var co="abcde",mt="c4";var Fe=100/Math.sqrt(3),As=e=>5+e,Yt=[...co].map((e,t)=>Array.from({length:As(t)},(n,o)=>`${e}${o+1}`)),ct=Yt.flat(),Wu=ct.filter(e=>e!==mt);function Os(e){return{row:co.indexOf(e[0]),index:Number(e.slice(1))-1}}function yt(e,t){return Yt[e]?.[t]??null}function Gu(e){let{row:t,index:n}=Os(e);return[yt(t-1,n),yt(t,n+1),yt(t+1,n+1),yt(t+1,n),yt(t,n-1),yt(t-1,n-1)].filter(s=>s!==null)}var Xt=new Set(Gu(mt));function U(e){let{row:t,index:n}=Os(e);return{x:(n-(As(t)-1)/2)*100,y:(t-2)*1.5*Fe}}function ht(e,t=Fe){return[0,1,2,3,4,5].map(n=>{let o=(n/3-.5)*Math.PI;return{x:e.x+t*Math.cos(o),y:e.y+t*Math.sin(o)}})}var xt=e=>`${Math.round(e.x)},${Math.round(e.y)}`;function qu(){let e=new Map;for(let n of Wu)for(let o of ht(U(n))){let s=e.get(xt(o))??{point:o,territories:[]};s.territories.push(n),e.set(xt(o),s)}let t=[...e.values()].filter(n=>n.territories.length===3);return new Map(t.map(n=>[n.territories.join("-"),n.point]))}var _t=qu(),Ku=new Map(ct.map(e=>[e,[..._t.keys()].filter(t=>t.split("-").includes(e))]));function uo(e){return Ku.get(e)??[]}function Vi(e,t,n=U(e).x){let{row:o,index:s}=Os(e),r=As(o)-1;switch(t){case"left":return yt(o,s-1);case"right":return yt(o,s+1);case"up":return qi(o-1,n);case"down":return qi(o+1,n);case"first":return yt(o,0);case"last":return yt(o,r);case"top":return yt(0,0);case"bottom":return ct[ct.length-1];default:return null}}function qi(e,t){let n=Yt[e]??[];return Ls({x:t*.999,y:0},n.map(o=>[o,{x:U(o).x,y:0}]))}function Ls(e,t){let n=null,o=1/0;for(let[s,{x:r,y:i}]of t){let c=(r-e.x)**2+(i-e.y)**2;c<o&&([n,o]=[s,c])}return n}function Zi(e){let t=new Map;for(let n of e){let o=ht(U(n));o.forEach((s,r)=>{let i=o[(r+1)%6],c=`${xt(i)} ${xt(s)}`;t.delete(c)||t.set(`${xt(s)} ${xt(i)}`,{from:s,to:i})})}return Vu([...t.values()])}function Vu(e){let t=new Map(e.map(o=>[xt(o.from),o])),n=[];for(let{from:o}of e){let s=[];for(let r=t.get(xt(o));r;r=t.get(xt(r.to)))t.delete(xt(r.from)),s.push(r.from);s.length&&n.push(s)}return n}function $e(e,t){return e.map((n,o)=>{let s=Ki(e[(o+e.length-1)%e.length],n),r=Ki(n,e[(o+1)%e.length]),i=t/(1+s.x*r.x+s.y*r.y);return{x:n.x+(s.x+r.x)*i,y:n.y+(s.y+r.y)*i}})}function Ki(e,t){let n=Math.hypot(t.x-e.x,t.y-e.y);return{x:-(t.y-e.y)/n,y:(t.x-e.x)/n}}function Ie(e,t,n){let o=Math.min(.5,n/Math.hypot(t.x-e.x,t.y-e.y));return{x:e.x+(t.x-e.x)*o,y:e.y+(t.y-e.y)*o}}function Yi(e,t){return e.map((n,o)=>{let s=Ie(n,e[(o+e.length-1)%e.length],t),r=Ie(n,e[(o+1)%e.length],t);return`M${Zt(s)}L${Zt(Ie(n,s,5))}Q${Zt(n)} ${Zt(Ie(n,r,5))}L${Zt(r)}`}).join("")}var Zt=({x:e,y:t})=>`${e.toFixed(1)} ${t.toFixed(1)}`;function Jt(e,t=0){return`${e.map((o,s)=>{let r=Ie(o,e[(s+e.length-1)%e.length],t),i=Ie(o,e[(s+1)%e.length],t);return`${s?"L":"M"}${Zt(r)}Q${Zt(o)} ${Zt(i)}`}).join("")}Z`}function Rt(e,t){return e?e.moai.includes(t)?"moai":e.territories[t]??null:null}function Zu(e,t){return!e||!t||e==="moai"||t==="moai"?e===t:e.clan===t.clan&&e.dominance===t.dominance&&e.chief===t.chief}function Xi(e,t){if(!e||!t)return new Map;let n=[e,t].flatMap(({territories:s,moai:r})=>[...Object.keys(s),...r]),o=[...new Set(n)].map(s=>[s,{before:Rt(e,s),after:Rt(t,s)}]);return new Map(o.filter(([,{before:s,after:r}])=>!Zu(s,r)))}function Ps(e,t){let n=new Map,o=(s,r)=>n.set(s,[...n.get(s)??[],r]);return(e?.tangata_manu??[]).forEach((s,r)=>s.forEach(i=>{let c=t&&!t.tangata_manu[r].includes(i);o(i,{clan:r,sign:c?"goes":"stays"})})),(e&&t?t.tangata_manu:[]).forEach((s,r)=>s.forEach(i=>{e?.tangata_manu[r].includes(i)||o(i,{clan:r,sign:"comes"})})),n}function Ji(e){return e?Array.from({length:e.players},(t,n)=>Object.keys(e.territories).filter(o=>e.territories[o].clan===n)):[]}var fo={x:-488,y:-280,width:976,height:562};function po(e){let t=e;return()=>(t=t*16807%2147483647,(t-1)/2147483646)}function ea(){let[e,t]=[Yt[0],Yt[co.length-1]],n=(r,i)=>ht(U(r??""))[i],o=[n(e.at(-1),0),n(e.at(-1),1),n(t.at(-1),1),n(t.at(-1),2),n(t.at(-1),3)],s=o.map(({x:r,y:i})=>({x:-r,y:i})).reverse();return[...o,...s]}function na(e,t){return e.flatMap((n,o)=>{let s=e[(o+1)%e.length],r=Math.max(1,Math.round(Math.hypot(s.x-n.x,s.y-n.y)/t));return Array.from({length:r},(i,c)=>({x:n.x+(s.x-n.x)*c/r,y:n.y+(s.y-n.y)*c/r}))})}function Yu(e){let t=e.length,n=e.map((o,s)=>{let[r,i,c]=[e[(s+t-1)%t],e[(s+1)%t],e[(s+2)%t]],u={x:o.x+(i.x-r.x)/6,y:o.y+(i.y-r.y)/6},p={x:i.x-(c.x-o.x)/6,y:i.y-(c.y-o.y)/6};return`C${[u,p,i].map(({x:f,y:h})=>`${f.toFixed(1)} ${h.toFixed(1)}`).join(" ")}`});return`M${e[0].x.toFixed(1)} ${e[0].y.toFixed(1)}${n.join("")}Z`}function hn(e,t,n,o=34){let s=po(n),r=na($e(ea(),-e),o);return Yu(r.map(({x:i,y:c})=>({x:i+(s()-.5)*t,y:c+(s()-.5)*t})))}function Xu(e,t,n){let o=e()*2*Math.PI,s=Math.sqrt(e())*n;return{x:t.x+s*Math.cos(o),y:t.y+s*Math.sin(o)}}function Ju(){let e=po(11);return ct.filter(n=>n!==mt).flatMap(n=>Array.from({length:5},()=>{let{x:o,y:s}=Xu(e,U(n),36),r=4+e()*4;return`M${(o-4).toFixed(1)} ${(s-r*.7).toFixed(1)}L${o.toFixed(1)} ${s.toFixed(1)}L${(o+.6).toFixed(1)} ${(s-r).toFixed(1)}M${o.toFixed(1)} ${s.toFixed(1)}l4 ${(-r*.75).toFixed(1)}`})).join("")}function Qi(e,t){let n=po(e);return na($e(ea(),-15),13).filter(()=>n()<t).map(({x:s,y:r})=>{let i=1.4+n()*2.6,[c,u]=[s+(n()-.5)*14,r+(n()-.5)*14];return`M${(c-i).toFixed(1)} ${u.toFixed(1)}a${i.toFixed(1)} ${(i*.7).toFixed(1)} 0 1 0 ${(2*i).toFixed(1)} 0a${i.toFixed(1)} ${(i*.7).toFixed(1)} 0 1 0 ${(-2*i).toFixed(1)} 0Z`}).join("")}function Qu(e){let t=po(5);return Array.from({length:90},()=>({x:e.x+t()*e.width,y:e.y+t()*e.height})).filter(({x:o,y:s})=>Math.abs(o)*.866-s*.5>372||s<-268).map(({x:o,y:s})=>`M${o.toFixed(1)} ${s.toFixed(1)}q5 -5 10 0t10 0`).join("")}function tf(e){return Xt.has(e)?"tile-sacred":["tile-a","tile-b","tile-c"][(e.charCodeAt(0)*5+Number(e.slice(1))*7)%3]}var ta=new Map;function nt(e,t,n=9){let o=`${e} ${t} ${n}`,s=ta.get(o)??Jt($e(ht(U(e)),t),n);return ta.set(o,s),s}var ef=["M-11 0C-6 -7 4 -7 8 0C4 7 -6 7 -11 0ZM8 0L14 -5M8 0L14 5M-6 -1h.1","M-14 -3C-9 -8 -4 -5 0 0C4 -5 9 -8 14 -3M0 0L-3 7M0 0L3 7","M0 1C1 -2 5 -1 4 2C3 6 -5 6 -6 0C-6 -7 4 -9 8 -4C11 0 10 5 7 8","M-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0M0 -7.5v-3M0 7.5v3M-7.5 0h-3M7.5 0h3M-5.4 -5.4l-2 -2M5.4 5.4l2 2M-5.4 5.4l-2 2M5.4 -5.4l2 -2","M-7 0C-7 -6 7 -6 7 0C7 6 -7 6 -7 0ZM7 -1l4 -1v3ZM-4 -5l-3 -4M4 -5l3 -4M-4 5l-3 4M4 5l3 4M0 -4v8"];function nf(){let e=[-350,-250,-150,-50,50,150,250,350].map(n=>[n,227]),t=[-150,-50,50,150].map(n=>[n,-227]);return[...e,...t].map(([n,o],s)=>a`
    <path class="carving" d=${ef[(s*3+(s>7?1:0))%5]} transform="translate(${n} ${o}) scale(0.92)" />`)}var of=a`<g class="islets" transform="translate(398 -192)"><g class="upright">
  <path class="islet-shoal" d="M-44 18C-40 4 -22 -6 -4 -4C18 -14 46 0 46 16C46 30 -46 32 -44 18Z" />
  <path class="islet-foot" d="M-34 16C-32 6 -18 0 -6 4C4 6 8 14 4 18C-6 24 -34 24 -34 16ZM14 12C16 4 34 4 36 12C36 18 14 18 14 12ZM20 -10C20 -18 30 -18 30 -10C30 -6 20 -6 20 -10Z" />
  <path class="islet" d="M-32 12C-28 0 -18 -8 -8 -4C2 0 6 8 2 12C-6 18 -32 18 -32 12ZM16 8C18 0 30 -2 34 8C34 12 16 12 16 8ZM22 -14C22 -30 28 -30 28 -14C28 -10 22 -10 22 -14Z" />
  <path class="islet-grass" d="M-24 5C-20 -2 -12 -5 -8 -2C-4 0 -2 4 -4 6C-10 9 -22 9 -24 5Z" />
  <path class="terns" d="M-44 -34q6 -7 10 0q5 -7 11 -1M-12 -50q5 -6 8 0q4 -6 9 -1M-66 -58q4 -5 7 0q4 -5 8 0" />
</g></g>`,sf=a`<g class="canoe" transform="translate(-402 -176)"><g class="upright">
  <path class="wake" d="M-50 16q7 -5 14 0t14 0t14 0M-6 21q7 -5 14 0t14 0" />
  <path class="sail" d="M-4 8C-16 -14 -14 -32 -20 -46C0 -46 20 -34 26 -22C16 -14 6 -4 -1 8Z" />
  <path class="sail-line" d="M-12 -20C-2 -24 10 -20 18 -15M-17 -36C-4 -38 10 -32 20 -25" />
  <path class="boat" d="M-38 3C-24 13 20 14 36 0C34 14 22 19 -4 19C-26 19 -36 13 -38 3Z" />
</g></g>`;function rf(e){return a`<defs>
    <radialGradient id="${e}-sea" gradientUnits="userSpaceOnUse" cx="330" cy="-300" r="980">
      <stop class="stop-dawn" offset="0" /><stop class="stop-mid" offset="0.34" /><stop class="stop-deep" offset="0.95" />
    </radialGradient>
    <radialGradient id="${e}-dawn" gradientUnits="userSpaceOnUse" cx="330" cy="-300" r="620">
      <stop class="stop-light" offset="0" /><stop class="stop-no-light" offset="1" />
    </radialGradient>
    <linearGradient id="${e}-land" gradientUnits="userSpaceOnUse" x1="200" y1="-250" x2="-160" y2="250">
      <stop class="stop-basalt-light" offset="0" /><stop class="stop-basalt" offset="0.45" />
      <stop class="stop-basalt-dark" offset="1" />
    </linearGradient>
  </defs>`}function af(e){return a`<g class="shore">
    <path class="shallow shallow-far" d=${hn(44,16,3,60)} />
    <path class="shallow" d=${hn(31,12,7,50)} />
    <path class="foam" d=${hn(27,10,23,42)} />
    <path class="cliff" d=${hn(18,9,42)} transform="translate(0 9)" />
    <path class="land" d=${hn(18,9,42)} fill="url(#${e}-land)" />
    <path class="pebble-dark" d=${Qi(8,.8)} />
    <path class="pebble-light" d=${Qi(17,.5)} />
    ${nf()}
  </g>`}function lf(e,t){let n=ct.filter(o=>o!==mt);return a`<g class="tiles">
    <path class="tile-shadow" d=${n.map(o=>nt(o,2.2)).join("")} transform="translate(0 3)" />
    ${n.map(o=>a`<path class="tile ${tf(o)}" d=${nt(o,2.4)} />`)}
    <path class="tufts" d=${Ju()} />
    <path class="tile-light" d=${n.map(o=>nt(o,4)).join("")} />
    <rect class="dawn" x=${t.x} y=${t.y} width=${t.width} height=${t.height} fill="url(#${e}-dawn)" />
  </g>`}function cf(){let e=Array.from({length:24},(t,n)=>{let o=n/24*2*Math.PI,[s,r]=[44.5,n%2?47.5:49.5];return`M${(s*Math.cos(o)).toFixed(1)} ${(s*Math.sin(o)).toFixed(1)}L${(r*Math.cos(o)).toFixed(1)} ${(r*Math.sin(o)).toFixed(1)}`});return a`<g class="centre">
    <path class="centre-stone" d=${Jt(ht({x:0,y:0},Fe-2),12)} />
    <circle class="centre-plate" r="43" />
    <path class="centre-notches" d=${e.join("")} />
  </g>`}function uf(e,t=fo){return a`<g class="island" aria-hidden="true">
    ${rf(e)}
    <rect class="sea" x=${t.x} y=${t.y} width=${t.width} height=${t.height} fill="url(#${e}-sea)" />
    <path class="waves" d=${Qu(t)} />
    ${sf}${of}
    ${af(e)}${lf(e,t)}${cf()}
  </g>`}function Ns({id:e}){return z(()=>uf(e),[e])}function oa(e,t){return Zi(e).map(n=>Jt($e(n,t),9)).join("")}var Rs=(...e)=>e.map(([t,n])=>({x:t,y:n})),ff=(e,t)=>e.map(({x:n,y:o})=>({x:n*t,y:o*t})),pf=Rs([-.9,-.9],[.9,-.9],[.9,.9],[-.9,.9]),mf=Rs([0,-1.2],[1.2,0],[0,1.2],[-1.2,0]),hf=Rs([0,-1.3],[1.24,.86],[-1.24,.86]);function ge(e,t){let n=t;return e===0?`M${-n} 0A${n} ${n} 0 1 1 ${n} 0A${n} ${n} 0 1 1 ${-n} 0Z`:Jt(ff([pf,mf,hf][e-1],n),n*(e===3?.42:.32))}var sa=(e,t)=>e===3?t*.2:0;function De({look:e,n:t="",radius:n=30}){let o=n*(String(t).length>1?1:1.2)*(e===3?.88:1);return a`<g class="token look-${e}">
    <path class="piece-shadow" d=${ge(e,n)} transform="translate(0 ${n*.11})" />
    <path class="piece-body" d=${ge(e,n)} />
    <path class="piece-groove" d=${ge(e,n*.82)} />
    ${t!==""&&a`<text class="piece-number" font-size=${o.toFixed(1)} text-anchor="middle"
      y=${(sa(e,n)+o*.355).toFixed(1)}>${t}</text>`}
  </g>`}var df=[-78,-52,-26,0,26,52,78],$f="M-3 -9C-5 -14 -4.6 -19.5 0 -22.5C4.6 -19.5 5 -14 3 -9Z";function Is({look:e}){return a`<g class="chief look-${e}">
    ${df.map(t=>a`<path class="feather" d=${$f} transform="translate(0 -7) rotate(${t})" />`)}
    <path class="chief-face" d="M-11.5 -8C-11.5 -18 11.5 -18 11.5 -8C11.5 0 7 5 0 5C-7 5 -11.5 0 -11.5 -8Z" />
    <path class="chief-band" d="M-13 -10.5C-8 -17 8 -17 13 -10.5L12 -6.2C7 -11 -7 -11 -12 -6.2Z" />
    <circle class="chief-eye" cx="-4.4" cy="-4" r="2" />
    <circle class="chief-eye" cx="4.4" cy="-4" r="2" />
  </g>`}function ra({look:e,n:t=""}){return a`<g class="chief-token">
    <g transform="translate(0 -13)"><${Is} look=${e} /></g>
    <g transform="translate(0 ${[9,9,10,12][e]})"><${De} look=${e} n=${t} radius=${e===2?23:25} /></g>
  </g>`}var gf="M-2 -3.5C-8 -4 -10.5 -10.5 -8 -15C-5 -20 2 -20 5.5 -16.2C12 -15.4 18 -13 19 -5.4C16.6 -8 13 -9 6.6 -8.4C5 -5.4 2 -3.4 -2 -3.5Z",vf="M-6.5 -6.5C-13.5 -3.5 -16.6 4 -15 11.5C-14 16 -10.6 18 -6.4 18L10 18C13.6 18 13.6 13.4 10 13.4L5.8 13.4C9 10.8 11 8 11 5.4C11 1.8 6.6 1.4 5.2 4.2C4.2 6.2 2.6 7.4 0.6 7.8C0.6 5 1.4 2.6 2.4 0.6L9.6 0.6C12 0.6 12 -3 9.6 -3L4 -3L4.4 -6Z",yf="M-9.6 12.4C-6.4 12.6 -2.4 12 0.6 7.8";function Fs({look:e,radius:t=20}){let n=t/25*(e===3?.8:e===2?.94:1);return a`<g class="bird-man look-${e}">
    <path class="piece-shadow" d=${ge(e,t)} transform="translate(0 ${t*.12})" />
    <path class="piece-body" d=${ge(e,t)} />
    <g transform="translate(0 ${sa(e,t).toFixed(1)}) scale(${n.toFixed(3)})">
      <path class="bird" d=${vf} />
      <path class="bird" d=${gf} />
      <path class="bird-line" d=${yf} />
      <circle class="bird-eye" cx="-0.6" cy="-11.8" r="2.9" />
      <ellipse class="bird" cx="14.4" cy="-0.8" rx="3.2" ry="4" />
    </g>
  </g>`}var _f="M-24 40C-25 30 -23 23 -15 19L-10 15L10 15L15 19C23 23 25 30 24 40Z",wf="M-14.5 -27C-8 -29 8 -29 14.5 -27C16 -18 15 -6 16 3C16.4 10 12 17 7 20.5C3 23 -3 23 -7 20.5C-12 17 -16.4 10 -16 3C-15 -6 -16 -18 -14.5 -27Z",bf="M-14 -17C-8 -20 -4 -19 0 -17C4 -19 8 -20 14 -17L12.6 -10C8 -13.4 5.4 -13 4.4 -10L5.6 -1C8 1 7 4 3.4 4.6L-3.4 4.6C-7 4 -8 1 -5.6 -1L-4.4 -10C-5.4 -13 -8 -13.4 -12.6 -10Z",kf="M-16 -16C-20 -17 -21 -12 -20 -4C-19.6 3 -19 8 -16 7ZM16 -16C20 -17 21 -12 20 -4C19.6 3 19 8 16 7Z";function Ds(){return a`<g class="moai">
    <path class="moai-stone" d=${_f} />
    <path class="moai-groove" d="M-19 40C-18 33 -14 30 -9 29.4M19 40C18 33 14 30 9 29.4" />
    <path class="moai-stone" d=${kf} />
    <path class="moai-head" d=${wf} />
    <path class="moai-light" d="M-13 -25.5C-14 -16 -13 -6 -14 3C-14 9 -11 15 -7 18C-9.6 8 -10.6 -12 -9.4 -26.6Z" />
    <path class="moai-shade" d=${bf} />
    <path class="moai-nose" d="M-2.6 -15.5C-1 -16.4 1 -16.4 2.6 -15.5L4.2 -0.4C5 1.8 3.6 3 0 3C-3.6 3 -5 1.8 -4.2 -0.4Z" />
    <path class="moai-mouth" d="M-6.6 10.4C-3 8.8 3 8.8 6.6 10.4C3 12.4 -3 12.4 -6.6 10.4Z" />
    <path class="pukao" d="M-15 -27.5L-13.4 -37.4C-13 -40.6 -8 -42 0 -42C8 -42 13 -40.6 13.4 -37.4L15 -27.5C8 -30 -8 -30 -15 -27.5Z" />
    <path class="pukao-rim" d="M-13 -36.2C-8 -38.4 8 -38.4 13 -36.2" />
  </g>`}var ia="M0 -35C15 -35 31 -31 32.5 -15C33.6 -3 28 7 24 15C20 24 14 33 0 33C-14 33 -20 24 -24 15C-28 7 -33.6 -3 -32.5 -15C-31 -31 -15 -35 0 -35Z",aa="M-15.4 -26.4C-8 -26.4 -4.2 -22.6 -3.8 -15.6L-4.6 3.4C-9.6 5 -9 12 -3.6 11.8L3.6 11.8C9 12 9.6 5 4.6 3.4L3.8 -15.6C4.2 -22.6 8 -26.4 15.4 -26.4",la="M-11.6 21.4C-6 16.8 6 16.8 11.6 21.4C6 27 -6 27 -11.6 21.4Z";function mo(){return a`<g class="make-make">
    <path class="mask" d=${ia} />
    <circle class="mask-line" cx="-16.6" cy="-10.6" r="10.4" />
    <circle class="mask-line" cx="16.6" cy="-10.6" r="10.4" />
    <circle class="mask-pupil" cx="-16.6" cy="-10.6" r="4.6" />
    <circle class="mask-pupil" cx="16.6" cy="-10.6" r="4.6" />
    <path class="mask-line" d=${aa} />
    <path class="mask-line" d=${la} />
  </g>`}function ca(){return a`<g class="carved-face">
    <path d=${ia} />
    <circle cx="-16.6" cy="-10.6" r="10.4" />
    <circle cx="16.6" cy="-10.6" r="10.4" />
    <path d=${aa} />
    <path d=${la} />
  </g>`}function ve(e,t,n){return a`<svg class="figure figure-${e}" viewBox=${t} aria-hidden="true" focusable="false">${n}</svg>`}function ot({look:e,n:t=""}){return ve("token","-40 -41 80 82",a`<${De} look=${e} n=${t} />`)}function It({look:e}){return ve("chief","-34 -38 68 72",a`<g class="chief-token">
    <g transform="translate(0 2) scale(1.4)"><${Is} look=${e} /></g>
    <g transform="translate(0 ${e===3?19:17})"><${De} look=${e} radius=${14.5} /></g></g>`)}function dn({look:e}){return ve("bird-man","-28 -29 56 58",a`<${Fs} look=${e} />`)}function ua(){return ve("moai","-28 -45 56 88",a`<${Ds} />`)}function Ct(){return ve("make-make","-36 -38 72 76",a`<${mo} />`)}var xf=Array.from({length:24},(e,t)=>t*15);function fa({look:e}){return ve("ariki","-80 -80 160 160",a`<g class="look-${e}">
    ${xf.map((t,n)=>a`<path class="triumph-ray" d="M-5 -46L0 ${n%2?-66:-78}L5 -46Z" transform="rotate(${t})" />`)}
    <circle class="ariki-sun" r="46" />
    <g transform="translate(0 2) scale(1.9)"><${Is} look=${e} /></g>
    <g transform="translate(0 26)"><${De} look=${e} radius=${15} /></g>
  </g>`)}var Cf=Array.from({length:16},(e,t)=>t*22.5);function pa(){return ve("logo","-64 -64 128 128",a`<g class="logo">
    <circle class="logo-sky" r="62" />
    ${Cf.map(e=>a`<path class="logo-ray" d="M-2.6 -44L0 -58L2.6 -44Z" transform="rotate(${e})" />`)}
    <circle class="logo-sun" r="41" />
    <g transform="translate(0 1)"><${mo} /></g>
    <path class="logo-sea" d="M-55.4 28C-44 20 -36 36 -24 29C-14 23 -8 36 4 30C15 24 22 37 34 30C43 25 48 33 54.8 29A62 62 0 0 1 -55.4 28Z" />
    <path class="logo-wave" d="M-45 42C-36 35 -30 47 -20 41C-10 35 -4 48 6 42C16 36 22 48 32 42C38 38 42 42 45 42" />
    <circle class="logo-rim" r="62" />
  </g>`)}var $n=({x:e,y:t},n=1)=>`translate(${e.toFixed(1)} ${t.toFixed(1)}) scale(${n})`,Be=(e,t)=>e[t]??t;function da({id:e}){return a`<defs>${["M2 6h8","M6 2v8M2 6h8","M0 12L12 0","M2 9L6 3L10 9"].map((n,o)=>a`
    <pattern id="${e}-land-${o}" class="look-${o}" width="12" height="12" patternUnits="userSpaceOnUse">
      <path class="land-pattern" d=${n} />
    </pattern>`)}</defs>`}function Mf({look:e,tints:t,line:n,id:o}){return a`<g class="land-of look-${e}">
    <path class="land-tint" d=${t} />
    <path fill="url(#${o}-land-${e})" d=${t} />
    <path class="land-line-under" d=${n} />
    <path class="land-line" d=${n} />
  </g>`}function $a({state:e,looks:t,id:n}){return a`<g class="lands">${Ji(e).map((o,s)=>a`
    <${Mf} key=${s} look=${Be(t,s)} id=${n}
      tints=${o.map(r=>nt(r,2.4)).join("")} line=${oa(o,3.6)} />`)}</g>`}function ho({what:e,looks:t}){if(!e)return null;if(e==="moai")return a`<g transform="translate(0 1) scale(0.9)"><${Ds} /></g>`;let n=Be(t,e.clan);return e.chief?a`<${ra} look=${n} n=${e.dominance} />`:a`<${De} look=${n} n=${e.dominance} radius=${n===3?29:31} />`}var Sf=(e,t)=>`${e} ${t==="moai"?t:t?.clan}`;function Ef(e){return ct.flatMap(t=>{let n=Rt(e,t);return n?[{key:Sf(t,n),space:t,what:n}]:[]})}function ga({state:e,ghost:t,looks:n}){let o=Ef(e),s=Xi(e,t),r=new Set(Ps(e,t).keys());return a`<g class="pieces">
    ${o.filter(({space:i})=>!s.has(i)).map(({key:i,space:c,what:u})=>a`
      <g key=${i} transform=${$n(U(c))}>
        ${u==="moai"&&a`<${va} />`}
        <g class="upright"><g class="piece" data-piece=${c}><${ho} what=${u} looks=${n} /></g></g></g>`)}
    ${[...s].map(([i,{before:c,after:u}])=>a`
      <g key=${`ghost ${i}`} transform=${$n(U(i))}>
        <${Lf} before=${c} after=${u} looks=${n} aside=${Af(i,r)} /></g>`)}
  </g>`}function va(){return a`<path class="ahu" d=${nt("c4",2.4)} /><path class="ahu-joints" d=${Tf} />`}var Tf="M-44 -23H44M-44 1H44M-44 25H44M-12 -23V-45M16 -23V-43M-30 1V-23M4 1V-23M30 1V-23M-14 25V1M24 25V1M-20 25V41M8 25V48",ma=[5,0,3,2,4,1];function Af(e,t){let n=U(e),o=ht(n).map(i=>Of(i)),s=i=>![o[i],o[(i+1)%6]].some(c=>c&&t.has(c)),r=((ma.find(s)??ma[0])-1)*Math.PI/3;return{x:Math.cos(r),y:Math.sin(r)}}function Of(e){return[..._t].find(([,{x:t,y:n}])=>Math.hypot(t-e.x,n-e.y)<1)?.[0]}function Lf({before:e,after:t,looks:n,aside:{x:o,y:s}}){let r=a`<${Pf} after=${t} looks=${n} />`;return e?a`
    ${r}
    <g class="struck" transform=${$n({x:o*31.5,y:s*31.5},.44)}><g class="upright">
      <${ho} what=${e} looks=${n} />
      <path class="strike-under" d="M-32 32L32 -32" /><path class="strike" d="M-32 32L32 -32" />
    </g></g>
    <g class="ghost" transform=${$n({x:o*-10,y:s*-10},.8)}><g class="upright"><${ho} what=${t} looks=${n} /></g></g>`:a`${r}<g class="upright"><g class="ghost"><${ho} what=${t} looks=${n} /></g></g>`}function Pf({after:e,looks:t}){return e?e==="moai"?a`<g class="ghost"><${va} /></g>`:a`<path class="ghost-ground" d=${nt("c4",6)} />
    <path class="ghost-land look-${Be(t,e.clan)}" d=${nt("c4",6)} />`:null}var Nf=[{radius:18,at:[[0,0]]},{radius:13.5,at:[[-13.5,0],[13.5,0]]},{radius:12,at:[[-12.5,7.5],[12.5,7.5],[0,-13.5]]},{radius:11,at:[[-11.5,-11.5],[11.5,-11.5],[-11.5,11.5],[11.5,11.5]]}];function Rf({ground:e,standing:t,looks:n}){let{radius:o,at:s}=Nf[t.length-1];return t.map(({clan:r,sign:i},c)=>a`
    <g key=${r} transform="translate(${s[c][0]} ${s[c][1]})">
      <g class=${{stays:"piece",comes:"ghost",goes:"struck"}[i]} data-bird-man=${`${e} ${r}`}>
        <${Fs} look=${Be(n,r)} radius=${o} />
        ${i==="goes"&&a`<path class="strike-under fine" d="M-13 13L13 -13" />
          <path class="strike fine" d="M-13 13L13 -13" />`}
      </g></g>`)}function ya({state:e,ghost:t,looks:n}){let o=Ps(e,t);return a`<g class="grounds">${[..._t].map(([s,r])=>a`
    <g key=${s} transform=${$n(r)}>
      <circle class="ground" r="6" />${!o.has(s)&&a`<circle class="ground-dot" r="1.8" />`}
      ${o.has(s)&&a`<g class="upright"><${Rf} ground=${s} standing=${o.get(s)} looks=${n} /></g>`}
    </g>`)}</g>`}function _a({state:e,ghost:t,looks:n}){let o=e?.make_make??null,s=t?t.make_make:o,r=s!==o;return a`<g class="make-make-place upright">
    ${o!==null&&a`<${ca} />`}
    ${o===null&&a`<g class=${r?"struck":""} data-make-make="free"><${mo} /></g>`}
    ${o!==null&&a`<${ha} look=${Be(n,o)} sign=${r?"struck":""} />`}
    ${r&&s!==null&&a`<${ha} look=${Be(n,s)} sign="ghost" />`}
  </g>`}function ha({look:e,sign:t}){return a`<g class="holder look-${e} ${t}" data-make-make="held">
    ${t!=="struck"&&a`<circle class="holder-ring" r="46" />`}
    <g transform="translate(0 ${t==="struck"?-46:46})">
      <path class="piece-body" d=${ge(e,9)} />
      ${t==="struck"&&a`<path class="strike" d="M-11 11L11 -11" />`}
    </g>
  </g>`}var Bs=({clans:e},t)=>e[t]?.name??String(t+1);function If(e){let t=e.state?.make_make??null;return t===null?e.text("board.centre"):e.text("board.centre_left",{clan:Bs(e,t)})}function Ff(e,t){let n=Rt(e.state,t);if(!n)return e.text("board.neutral");if(n==="moai")return e.text("board.moai");let o=e.text("board.tokens",{n:n.dominance});return e.text(n.chief?"board.held_chief":"board.held",{clan:Bs(e,n.clan),tokens:o})}function Df(e,t){return uo(t).flatMap(n=>wa(e,n).map(o=>e.text("board.bird_man",{clan:o,ground:n})))}function wa(e,t){return(e.state?.tangata_manu??[]).flatMap((o,s)=>o.includes(t)?[Bs(e,s)]:[])}function ba(e,t){let n=Xt.has(t)?[e.text("board.sacred")]:[],o=t===mt?If(e):Ff(e,t);return[t,...n,o,...Df(e,t)].join(", ")}function ka(e,t,n){return[e,...["target","last","reason"].filter(s=>n[s]).map(s=>t(`board.${s}`))].join(", ")}function xa(e,t){let n=wa(e,t);return n.length?e.text("board.ground_taken",{ground:t,clan:n.join(", ")}):e.text("board.ground",{ground:t})}var Bf={ArrowLeft:"left",ArrowRight:"right",ArrowUp:"up",ArrowDown:"down",Home:"first",End:"last"};function Uf(e){return e.ctrlKey&&e.key==="Home"?"top":e.ctrlKey&&e.key==="End"?"bottom":Bf[e.key]??null}function Us(e){return e.target.closest("[data-space]")?.getAttribute("data-space")??null}function zf({state:e,clans:t,text:n}){let o=t.map(({name:r})=>r).join(`
`),s=n("board.label");return z(()=>new Map(ct.map(r=>[r,ba({state:e,clans:t,text:n},r)])),[e,o,s])}function Hf(e,t){let[n,o]=$(e??mt),s=k(U(n).x);K(()=>{e&&o(e)},[e]);function r(c){c!==n&&(s.current=U(c).x),o(c)}function i(c,u){let p=u==="up"||u==="down",f=s.current,h=Vi(c,u,p?f:void 0);h&&(t.current?.querySelector(`[data-space="${h}"]`)?.focus(),s.current=p?f:U(h).x)}return{cursor:n,arrive:r,walk:i}}function Ca(e){let{text:t,targets:n,marked:o,reasons:s,selected:r=null,onSpace:i=()=>{},svg:c,turn:u}=e,p=zf(e),{cursor:f,arrive:h,walk:d}=Hf(r,c);function m(y){let _=Us(y),E=Uf(y);if(!(!_||y.altKey||y.metaKey)){if(E)d(_,Gi(E,u));else if(y.key==="Enter"||y.key===" ")i(_);else return;y.preventDefault()}}function v(y){let _=n?.has(y)??!1,E={target:_,last:o?.spaces.has(y)??!1,reason:s?.has(y)??!1};return a`<${zs} key=${y} space=${y} label=${ka(p.get(y)??y,t,E)}
      selected=${y===r} disabled=${Boolean(n?.size)&&!_} inTabOrder=${y===f} />`}return a`<g role="grid" class="grid" aria-label=${t("board.label")} aria-describedby=${e.view?"board-keys":void 0} onKeyDown=${m}
    onClick=${y=>{let _=Us(y);_&&i(_,y.detail>0)}}
    onFocusIn=${y=>{let _=Us(y);_&&h(_)}}>
    ${Yt.map(y=>a`<g role="row" key=${y[0]}>${y.map(v)}</g>`)}
  </g>`}var zs=class extends ai{shouldComponentUpdate(t){let n=this.props;return t.label!==n.label||t.selected!==n.selected||t.disabled!==n.disabled||t.inTabOrder!==n.inTabOrder}render({space:t,label:n,selected:o,disabled:s,inTabOrder:r}){return a`<g role="gridcell" class="space" data-space=${t} tabindex=${r?0:-1} aria-label=${n}
      aria-selected=${o?"true":"false"} aria-disabled=${s?"true":"false"}>
      <path class="space-surface" d=${Jt(ht(U(t),Fe))} />
      ${r&&a`<path class="space-ring-under" d=${nt(t,1)} /><path class="space-ring" d=${nt(t,1)} />`}
    </g>`}};var jf=22.5;function Wf(e){let[t,n]=$(1);return w(()=>{let o=e.current;if(!o||typeof ResizeObserver>"u")return;let s=new ResizeObserver(()=>n(o.viewBox.baseVal.width/Math.max(1,o.getBoundingClientRect().width)));return s.observe(o),()=>s.disconnect()},[]),t}function Gf(e,t){let n=e.querySelector(".turned")?.getScreenCTM();return new DOMPoint(t.clientX,t.clientY).matrixTransform(n?.inverse())}function qf({x:e,y:t,taken:n}){let o=n?27:15;return a`
    <circle class=${n?"choice-ring-under open":"choice-ring-under"} cx=${e} cy=${t} r=${o} /><circle class="choice-ring" cx=${e} cy=${t} r=${o} />
    ${!n&&a`<circle class="choice-dot" cx=${e} cy=${t} r="6.5" />`}`}function Ma({choices:e,state:t,clans:n,text:o,onGround:s=()=>{},svg:r}){let i=Wf(r);if(!e?.size)return null;let c=[..._t].filter(([f])=>e.has(f));function u(f,h){let d=r.current&&f.detail>0;s(d&&Ls(Gf(r.current,f),c)||h)}function p(f,h){f.key!=="Enter"&&f.key!==" "||(f.preventDefault(),s(h))}return a`<g role="group" class="choices" aria-label=${o("board.grounds")}>
    ${c.map(([f,{x:h,y:d}])=>a`<g key=${f} role="button" class="choice" tabindex="0" data-ground=${f}
      aria-label=${xa({state:t,clans:n,text:o},f)}
      onClick=${m=>u(m,f)}
      onKeyDown=${m=>p(m,f)}>
      <circle class="choice-surface" cx=${h} cy=${d} r=${Math.max(24,jf*i)} />
      <${qf} x=${h} y=${d} taken=${t?.tangata_manu.some(m=>m.includes(f))??!1} />
    </g>`)}
  </g>`}var Qt=new Set,Ea={spaces:Qt,grounds:Qt};function Kf(e,t){w(()=>{if(!e||!t.current)return;let n=new AbortController;return e.attach(t.current,n.signal),()=>n.abort()},[e])}function $o(e){let t=pe(),n=k(null),o=k(null);Kf(e.view,n);let s=e.view?.turn.value??0,{x:r,y:i,width:c,height:u}=mn(fo,s);return a`<div class=${e.view?"board board-near":"board"} ref=${n}><div class="board-plane">
    <svg ref=${o} class="board-picture" data-turn=${s} viewBox="${r} ${i} ${c} ${u}" role="none">
      <g class="turned" transform="rotate(${s*90})">
        <${Ns} id=${t} />
        <${Aa} ...${e} id=${t} />
        <${Ca} ...${e} svg=${o} turn=${s} />
        <${Ma} ...${e} svg=${o} />
      </g>
    </svg>
  </div></div>`}function Ta({box:e=fo,labelledby:t,...n}){let o=pe(),s=t?{role:"img","aria-labelledby":t}:{"aria-hidden":"true"};return a`<div class="board"><svg class="board-picture" viewBox="${e.x} ${e.y} ${e.width} ${e.height}" ...${s}>
    <${Ns} id=${o} /><${Aa} ...${n} id=${o} />
  </svg></div>`}function Aa(e){let{state:t,clans:n,ghost:o=null,coordinates:s=!1,id:r}=e,i=n.map(({look:f})=>f).join(""),c=z(()=>[...i].map(Number),[i]),u=z(()=>a`<${da} id=${r} /><${$a} state=${t} looks=${c} id=${r} />`,[t,c,r]),p=z(()=>a`
    <${_a} state=${t} ghost=${o} looks=${c} />
    <${ga} state=${t} ghost=${o} looks=${c} />
    <${ya} state=${t} ghost=${o} looks=${c} />`,[t,o,c]);return a`<g aria-hidden="true">
    ${u}
    <${Zf} ...${e} />
    ${Vf}
    ${p}
    <${Xf} ...${e} />
    <${Jf} ...${e} />
    ${o&&o.winner!==null&&a`<${tp} look=${n[o.winner]?.look??0} />`}
    ${s&&a`<${ep} state=${t} ghost=${o} />`}
  </g>`}var Vf=a`<path class="sacred-rim" d=${[...Xt].map(e=>nt(e,10,7)).join("")} />`;function Zf({targets:e=Qt,marked:t=Ea,reasons:n=Qt,selected:o=null,touched:s}){let r=(c,u)=>[...c].map(p=>nt(p,u)).join(""),i=[...t.spaces].map(c=>Yi($e(ht(U(c)),5),17)).join("");return a`<g class="signs">
    <path class="sign-target" d=${r(e,6.5)} />
    <path class="sign-last-under" d=${i} /><path class="sign-last" d=${i} />
    <${Yf} selected=${o} touched=${s} />
    <path class="sign-reason-under" d=${r(n,6)} /><path class="sign-reason" d=${r(n,6)} />
  </g>`}function Yf({selected:e,touched:t}){let n=t?t.value:e,o=n&&!n.includes("-")?nt(n,2):"";return a`<path class="sign-selected-under" d=${o} /><path class="sign-selected" d=${o} />`}function Xf({candidates:e=Qt}){return[...e].map(t=>{let{x:n,y:o}=U(t);return a`<g key=${t} data-candidate=${t}><circle class="choice-ring-under open" cx=${n} cy=${o} r="40" />
      <circle class="choice-ring" cx=${n} cy=${o} r="40" /></g>`})}function Jf({marked:e=Ea}){return[...e.grounds].map(t=>{let{x:n,y:o}=_t.get(t);return a`<g key=${t}><circle class="ground-last-under" cx=${n} cy=${o} r="22" />
      <circle class="ground-last" cx=${n} cy=${o} r="22" /></g>`})}var Qf=Array.from({length:24},(e,t)=>t*15);function tp({look:e}){return a`<g class="triumph look-${e}">${Qf.map(t=>a`
    <path class="triumph-ray" d="M-4 -54L0 -76L4 -54Z" transform="rotate(${t})" />`)}</g>`}function ep({state:e,ghost:t}){return a`<g class="coordinates">${ct.map(n=>{let{x:o,y:s}=U(n);return!Rt(e,n)&&!Rt(t,n)&&n!=="c4"?a`<${Sa} key=${n} space=${n} x=${o} y=${s} kind="coordinate" dx="0" dy="9" />`:a`<${Sa} key=${n} space=${n} x=${o} y=${s} kind="coordinate coordinate-small" dx="-24" dy="41" />`})}</g>`}function Sa({space:e,x:t,y:n,kind:o,dx:s,dy:r}){return a`<g transform="translate(${t} ${n})"><g class="upright">
    <text class=${o} x=${s} y=${r} text-anchor="middle">${e}</text></g></g>`}function ye(e){let t=gt(e.seats);return e.seats.map((n,o)=>({clan:n.clan??-1,name:t[o]??"",look:n.look??n.clan??0,seat:n})).filter(n=>n.clan>=0).sort((n,o)=>n.clan-o.clan)}function Z(e,t){return e?.seats.find(n=>n.clan===t)?.look??t}function T(e){let t=ye(e);return n=>D(t[n]?.name??"")}var np=3e4,Oa=12,Hs=e=>e.closed||e.status==="finished"||e.status==="cancelled";function op(){w(()=>{let e=new AbortController,t=()=>document.visibilityState==="visible"&&lt(),n=setInterval(t,np);return document.addEventListener("visibilitychange",t,{signal:e.signal}),()=>{clearInterval(n),e.abort()}},[])}function La(){op();let e=vt.value,t=e.filter(r=>r.your_turn),n=e.filter(r=>r.status==="playing"&&!r.your_turn&&!Hs(r)),o=e.filter(r=>r.status==="waiting"&&!Hs(r)),s=e.filter(Hs);return a`
    <section class="my-games stack" aria-labelledby="my-games">
      <h1 id="my-games">${l("front.my_games")}</h1>
      <${js} title=${t.length?l("games.mine",{n:t.length}):l("games.none_mine")} list=${t} />
      ${n.length>0&&a`<${js} title=${l("games.others")} list=${n} boards=${Oa-t.length} />`}
      ${o.length>0&&a`<${js} title=${l("games.before")} list=${o} />`}
      ${s.length>0&&a`<${sp} list=${s} />`}
    </section>`}function js({title:e,list:t,boards:n=Oa}){return a`
    <div class="games-part">
      <h2>${e}</h2>
      ${t.length>0&&a`
        <ul class="games">${t.map((o,s)=>a`<${Pa} game=${o} board=${s<n} key=${o.code} />`)}</ul>`}
    </div>`}function sp({list:e}){return a`
    <details class="more games-past">
      <summary>${l("games.past",{n:e.length})}</summary>
      <ul class="games">${e.map(t=>a`<${Pa} game=${t} board=${!1} key=${t.code} />`)}</ul>
    </details>`}var rp=e=>Array.from({length:e.state.players},(t,n)=>({name:"",look:Z(e,n)}));function gn(e){if(e.name)return e.name;let t=Pe(gt(e.seats).filter(n=>n!==null).map(D));return e.status==="waiting"?l("lobby.table_of",{name:t}):t}var ip=e=>e.filter(t=>!t.player&&!t.reserved).length;function ap(e){if(e.your_turn)return l("games.your_turn");if(e.closed)return l("games.closed");let t=e.seats.findIndex(n=>n.clan!==null&&n.clan===e.state?.clan);return e.status==="finished"&&e.result===null?l("games.ended"):e.status==="waiting"?`${l("games.waiting")} \xB7 ${l("lobby.free",{n:ip(e.seats)})}`:e.status!=="playing"||t<0?l(`games.${e.status}`):l("turn.theirs",{name:D(gt(e.seats)[t]??"")})}function Pa({game:e,board:t}){return a`
    <li>
      <a class=${e.your_turn?"game waits":"game"} href=${`/r/${e.code}`}>
        ${t&&e.state&&a`<span class="game-board"><${Ta} state=${e.state} clans=${rp(e)} text=${l} /></span>`}
        <span class="game-words">
          <span class="game-title">${gn(e)}</span>
          <span class="game-state">${ap(e)}</span>
          ${e.kept&&e.status==="playing"&&a`<span class="game-left">${l("games.one_phone")}</span>`}
          ${e.deadline&&a`<span class="game-left">${l("games.deadline",{when:he(e.deadline)})}</span>`}
          <time datetime=${e.updated_at}>${xi(e.updated_at)}</time>
        </span>
      </a>
    </li>`}var lp=["turn","nudge","reminder"],cp="notices";async function Na(e,t=()=>!0){let n=await navigator.serviceWorker?.getRegistration(),o=async()=>(await n?.getNotifications(e))?.filter(t).forEach(s=>s.close());n&&await(navigator.locks?navigator.locks.request(cp,o):o())}async function Ra(e){await Na({tag:`room:${e}`})}async function Ia(e){let t=e.map(n=>`/r/${n}`);await Na(void 0,({data:n})=>lp.includes(n?.kind)&&!t.includes(n.url))}var P=g(location.pathname);function te(e){history.pushState(null,"",e),P.value=location.pathname,scrollTo(0,0)}function up(e){if(e.defaultPrevented||e.button||e.ctrlKey||e.metaKey||e.shiftKey||e.altKey)return null;let t=e.target instanceof Element?e.target.closest("a"):null;return!t||t.target||t.origin!==location.origin||t.hasAttribute("download")?null:/^\/($|r\/|(rules|learn|lobby|record|seats|settings)$)/.test(t.pathname)&&t.pathname!==location.pathname?t:null}function Fa(){document.addEventListener("click",e=>{let t=up(e);t&&(e.preventDefault(),te(t.pathname+t.search+t.hash))}),addEventListener("popstate",()=>P.value=location.pathname)}var X=(e,t,n,o,s,r)=>({wave:e,from:t,to:n,at:o,length:s,loud:r}),Da=[X("triangle",210,120,0,.14,.3),X("noise",900,900,0,.05,.18)],Ba=[X("noise",2600,2600,0,.32,.07),X("sine",420,230,0,.3,.07)],Ua={placed:Da,conquered:[...Da,X("triangle",150,80,.09,.2,.32)],withdrawn:Ba,returned:Ba,lost_ground:[X("sine",900,520,0,.22,.12)],tangata_manu:[X("sine",1250,1750,0,.09,.12),X("sine",1500,2050,.12,.11,.12)],make_make:[X("sawtooth",196,220,0,.7,.06),X("sine",392,440,.05,.65,.12)],moai:[X("noise",160,160,0,.6,.3),X("sine",58,74,0,.6,.4)],over:[X("sine",392,392,0,.5,.14),X("sine",494,494,.16,.55,.14),X("sine",587,587,.32,.9,.16),X("sawtooth",196,196,.32,.9,.05)],turn:[X("sine",523,523,0,.16,.12),X("sine",659,659,.14,.26,.12)]};var go=g(M("sounds")==="on"),vn=null;function fp(){return"AudioContext"in globalThis?(vn??=new AudioContext,vn.state==="suspended"&&vn.resume(),vn):null}function za(e){go.value=e,x("sounds",e?"on":null),e?_e("tangata_manu"):vn?.suspend()}function _e(e,t=0){let n=Ua[e];if(!go.value||!n)return;let o=fp();o&&n.forEach(s=>pp(o,s,o.currentTime+t/1e3))}function pp(e,t,n){let o=n+t.at,s=o+t.length,r=e.createGain();r.gain.setValueAtTime(1e-4,o),r.gain.exponentialRampToValueAtTime(t.loud,o+Math.min(.02,t.length/4)),r.gain.exponentialRampToValueAtTime(1e-4,s);let i=t.wave==="noise"?hp(e,t):mp(e,t,o,s);i.connect(r).connect(e.destination),i.start(o),i.stop(s)}function mp(e,t,n,o){let s=e.createOscillator();return s.type=t.wave,s.frequency.setValueAtTime(t.from,n),s.frequency.exponentialRampToValueAtTime(t.to,o),s}function hp(e,t){let n=e.createBuffer(1,Math.ceil(e.sampleRate*t.length),e.sampleRate),o=n.getChannelData(0),s=Math.min(1,t.from/(e.sampleRate/6)),r=0;for(let c=0;c<o.length;c+=1)r+=s*(Math.random()*2-1-r),o[c]=r/Math.sqrt(s);let i=e.createBufferSource();return i.buffer=n,i}function vo(e){requestAnimationFrame(()=>setTimeout(e))}var Ha=500;function yo(e){document.visibilityState==="hidden"?e():globalThis.requestIdleCallback?requestIdleCallback(e,{timeout:Ha}):setTimeout(e,Ha)}var Ft=g(null),Ka="/static/img/icon.svg",dp="/static/img/icon-turn.svg",ja=9,$p={"/":"front.title","/rules":"rules.title","/learn":"front.learn","/lobby":"lobby.title","/record":"record.title","/seats":"front.seats","/act":"app.loading","/settings":"app.loading","/confirm":"app.loading"};function gp(e){return/^\/(r|unsubscribe)\//.test(e)?l("app.loading"):l($p[e]??"app.no_page")}var Wa=0;function Va(e){let{words:t}=Ft.value??{words:gp(P.value)},n=`${e?`(${e}) `:""}${t.replace(/[\u2068\u2069]/g,"")} \u2013 ${l("app.name")}`,o=vp(e,Za.value),s=Wa+=1;yo(()=>{if(s!==Wa)return;document.title=n;let r=document.querySelector("link[rel=icon]");r&&r.getAttribute("href")!==o&&(r.href=o),wp(e)})}var Za=g(null),Ga=!1;function vp(e,t){return e?t?`data:image/svg+xml,${encodeURIComponent(t.replace("</svg>",`${yp(e)}</svg>`))}`:(_p(),dp):Ka}function yp(e){let[t,n,o]=e>ja?[`${ja}+`,26,18]:[e,38,22];return`<circle cx="9" cy="9" r="21" fill="#ffd23f" stroke="#3b1d10" stroke-width="3"/><text x="9" y="${o}" fill="#3b1d10" font-family="sans-serif" font-weight="bold" font-size="${n}" text-anchor="middle">${t}</text>`}async function _p(){if(Ga)return;Ga=!0;let e=await fetch(Ka).catch(()=>null);Za.value=e?.ok?await e.text().catch(()=>null):null}var qa=null;function wp(e){if(!("setAppBadge"in navigator)||e===qa)return;qa=e,(e?navigator.setAppBadge(e):navigator.clearAppBadge()).catch(()=>{})}var bp=3e4,kp=12e4,xp=300,we=g(null),Gs=tt(()=>{let e=et(P.value),t=(we.value??[]).filter(o=>o.code!==e).length,n=Ft.value?Ft.value.mine:(we.value??[]).some(o=>o.code===e);return t+Number(n)});async function Cp(){let e=b.value?.id;if(!e){we.value=null;return}let t=await N("/api/me/waiting").catch(u=>void rt(u));if(!t||e!==b.value?.id)return;let n=we.value;we.value=t.games,Ia(t.games.map(({code:u})=>u));let o=n??vt.value.filter(u=>u.your_turn),[s,r]=[o,we.value].map(u=>new Set(u.map(({code:p})=>p))),i=we.value.filter(({code:u})=>!s.has(u));Ws||=i.length>0||s.size!==r.size;let c=n===null?[]:i;yn=[...yn,...c].filter(u=>r.has(u.code)&&!u.muted&&u.code!==et(P.value)),c.some(u=>yn.includes(u))&&Mp(),Ws&&document.visibilityState==="visible"&&await Sp()}var Ws=!1,yn=[];function Mp(){_e("turn"),en()}async function Sp(){let e=yn;[Ws,yn]=[!1,[]],await lt(),Ep(e)}function Ep(e){if(!e.length||P.value==="/")return;let t=vt.value.find(({code:n})=>n===e[0].code);e.length===1&&t?Es(l("games.now",{title:gn(t)}),`/r/${t.code}`):Es(l("games.mine",{n:Gs.value}),"/")}function Ya(){let e=0,t=()=>(clearTimeout(e),e=setTimeout(t,document.visibilityState==="visible"?bp:kp),Cp());document.addEventListener("visibilitychange",()=>document.visibilityState==="visible"&&t()),navigator.serviceWorker?.addEventListener("message",({data:o})=>o.told&&t());let n=tt(()=>`${b.value?.id} ${P.value} ${Ft.value?.mine??!1}`);at(()=>{n.value&&(clearTimeout(e),e=setTimeout(t,xp))})}var Tp=e=>new Intl.DisplayNames([e],{type:"language"}).of(e);function qs(){return a`
    <div class="languages" role="group" aria-label=${l("app.language")}>
      ${me.map(e=>a`
        <button type="button" class="plain" lang=${e} aria-pressed=${e===bt.value}
          aria-label=${`${e.toUpperCase()}, ${Tp(e)}`} onClick=${()=>C(()=>Li(e))}>${e.toUpperCase()}</button>`)}
    </div>`}function Q({children:e}){return a`
    <header class="head">
      <a class="home" href="/"><span class="mark" aria-hidden="true"><${pa} /></span><span class="wordmark">Make Make</span></a>
      <div class="head-end">
        ${e??a`<a class="button plain" href="/rules">${l("app.rules")}</a><${qs} />`}
      </div>
    </header>`}function Ks({kind:e=""}){return a`<button type="button" class=${e} onClick=${()=>location.reload()}>${l("net.reload")}</button>`}function ee({load:e}){let[t,n]=$(null),[o,s]=$(null),r=()=>{s(null),e().then(i=>n({is:i}),i=>s({words:rt(i),gone:i instanceof Kt}))};return w(r,[e]),t?a`<${t.is} />`:a`
    ${o&&a`<${Q} />`}
    <main class="page missing" id="main" tabindex="-1">
      ${o&&a`<h1>${l("app.name")}</h1>`}
      ${o&&a`<p role="alert">${o.words}</p>`}
      ${o&&(o.gone?a`<${Ks} />`:a`<button type="button" onClick=${r}>${l("net.retry")}</button>`)}
    </main>`}function Xa({children:e}){let[t,n]=$(!1);return w(()=>n(!0),[]),t&&e}function _n(e,t,n){let[o,s]=$(null);return w(()=>{e&&!o&&pt(t).then(r=>r?s(r):n())},[e]),o}var be=g(0),ke=[],wn=!1,Ja,Vs=()=>history.state?.layer??0;function Zs(){clearTimeout(Ja),Ja=setTimeout(()=>{if(wn)return;let e=Vs()-ke.length;wn=e>0,wn&&history.go(-e);for(let t=Vs()+1;t<=ke.length;t+=1)history.pushState({layer:t},"")})}function Ap(){if(wn){wn=!1,Zs();return}for(;ke.length>Vs();)ke.pop()?.close()}function Qa(){addEventListener("popstate",Ap)}function Ue(e,t=!0){let n=k(e);n.current=e,w(()=>{let o={close:()=>n.current()};return ke.push(o),Zs(),()=>{let s=ke.indexOf(o);s>=0&&ke.splice(s,1),Zs()}},[]),K(()=>{if(t)return be.value=be.peek()+1,()=>{be.value=be.peek()-1}},[t])}function _o(e,t=Math.random()){let n=Math.min(15e3,500*2**Math.min(e,10));return n/2+n/2*t}var Op=1e4,Lp=4004,Pp=1008,Ys=null;function tl(e){return new Promise(t=>{let n=new WebSocket(e),o=[];Ys={address:e,socket:n,brought:o},n.onclose=()=>t(),n.onmessage=({data:s})=>{o.push(s),t()}})}function Np(e){let t=Ys;return Ys=null,t?.address===e&&t.socket.readyState<=WebSocket.OPEN?t:(t?.socket.close(),null)}var wo=class{constructor(t){this.ends=t,this.socket=null,this.up=!1,this.attempt=0,this.timer=void 0,this.heard=0}dial(){this.hangUp();let t=this.ends.address(),n=Np(t),o;try{o=n?.socket??new WebSocket(t)}catch{return this.#n()}this.socket=o,this.timer=setTimeout(()=>this.#t(o,0),Op),o.onmessage=s=>this.#e(o,s.data),o.onclose=s=>this.#t(o,s.code),n?.brought.forEach(s=>this.#e(o,s))}hangUp(){clearTimeout(this.timer);let t=this.socket;this.socket=null,this.up=!1,t?.close()}send(t){return!this.up||this.socket?.readyState!==WebSocket.OPEN?!1:(this.socket.send(JSON.stringify(t)),!0)}#e(t,n){t!==this.socket||typeof n!="string"||(this.heard=performance.now(),this.ends.onFrame(JSON.parse(n)),!this.up&&(clearTimeout(this.timer),this.up=!0,this.attempt=0,this.ends.onUp()))}#t(t,n){if(t===this.socket){if(this.hangUp(),n===Lp)return this.ends.onGone();n===Pp&&this.ends.onTurnedOut(),this.#n()}}#n(){this.timer=setTimeout(()=>this.dial(),_o(this.attempt)),this.attempt+=1,this.ends.onDown()}};var bo=class{constructor(t){this.open=t,this.lines=g([]),this.asking=!1,this.left=!1}follow(t){let n=at(()=>{(this.open.room.value?.journal??0)>this.#e()&&this.#t()});t.addEventListener("abort",()=>{this.left=!0,n()})}#e(){return this.lines.peek().at(-1)?.number??0}get hasEarlier(){return(this.lines.value[0]?.number??1)>1}async earlier(){let t=this.lines.peek()[0]?.number??1,n=await N(`${this.open.path}/journal?before=${t}`);this.lines.peek()[0]?.number===t&&(this.lines.value=[...n,...this.lines.peek()])}async#t(){if(this.asking)return;this.asking=!0;let t=this.#e();try{let o=await N(`${this.open.path}/journal?since=${t}`),s=t===0||o[0]?.number===t+1;this.#e()===t&&o.length&&(this.lines.value=s?[...this.lines.value,...o]:o)}catch(o){if(!(o instanceof F||o instanceof O))throw o}finally{this.asking=!1}this.#e()>t&&!this.left&&(this.open.room.peek()?.journal??0)>this.#e()&&this.#t()}};function el(e,t,n){let o=Xs(e,n),s=c=>typeof c=="number"?t(c):"",r=`journal.${n.kind}`,i=e(r,{name:s(n.clan),other:s(n.by),what:o,who:n.nickname??"",host:n.host??""});return i===r?null:i}function Xs(e,{pace:t,absence:n,pause:o,undo:s,end:r}){let i=[];return t&&i.push(ze(e,t)),n&&i.push(e(`absence.${n}_short`)),o!=null&&i.push(e(o?"time.pause_short":"time.resume_short")),s!=null&&i.push(e("time.undo_short")),r&&i.push(e("time.end_short")),i.join("; ")}function ze(e,t){return t.kind==="none"?e("pace.none"):t.kind==="days"?e(t.bank?"pace.days":"pace.days_only",{n:t.turn,bank:t.bank}):e("pace.live",{n:t.turn,bank:Math.round(t.bank/60)})}var nl={room:null,events:[],you:null,invite:null};function xe(e){return e.events.at(-1)?.version??0}function ko(e){return(e.room?.version??0)>xe(e)}function ol(e,t){let n=[...e];for(let o of[...t].sort((s,r)=>s.version-r.version))o.version===(n.at(-1)?.version??0)+1&&n.push(o);return n.length===e.length?e:n}function Js(e,t,n=[]){return e.room&&t.revision<e.room.revision?e:{room:t,events:ol(e.events,n),you:t.you===void 0?e.you:rl(t.you,t.reservations),invite:t.status==="waiting"?t.invite??(t.you===void 0?e.invite:null):null}}function sl(e,t){return{...e,events:ol(e.events,t)}}function rl(e,t){return e&&t?{...e,reservations:t}:e}function Rp(e,t,n){if(!e.room)return e;let o=e.room.seats.map((s,r)=>({...s,online:t[r]??s.online}));return{...e,room:{...e.room,seats:o,watchers:n??e.room.watchers}}}function il(e,t){switch(t.type){case"room":return Js(e,t.room,t.events??[]);case"you":return{...e,you:rl(t.you??null,t.reservations),invite:t.invite??null};case"presence":return Rp(e,t.seats,t.watchers);default:return e}}function Mt({room:e,you:t}){return(t?.seats??[]).flatMap(n=>e?.seats.find(o=>o.seat===n)??[])}function L(e){let t=Mt(e),n=e.room?.state?.clan??null;return t.find(({clan:o})=>o!==null&&o===n)??t.find(({retired:o})=>!o)??t[0]??null}function He(e,t){return t!==null&&Mt(e).some(n=>n.clan===t)}function al(e){let t=Mt(e);return e.room?.seats.every(n=>n.clan===null||n.retired||t.includes(n))??!1}function wt(e){let t=L(e);return ll(e)&&t!==null&&t.clan!==null&&!t.retired}function ll({room:e}){return e?.status==="playing"&&!e.closed}function B(e){let{room:t,you:n}=e;return!t||!ll(e)||!n?!1:n.seats.some(o=>t.seats[o]?.clan===t.state?.clan)}function xo(e){return B(e)&&e.you?.seats.length===1}function cl(e){return e.you!==null&&e.you.player!==null&&e.you.player===e.room?.host}function St({view:e,past:t}){let{room:n}=e.value;return t?t.position.value:n?.state?{version:n.version,state:n.state,past:!1}:null}var Co=class{constructor(t){this.open=t,this.unreachable=g([])}follow(t){let n="",o=at(()=>{let s=this.open.view.value,r=s.room?.status==="playing"?s.room.state?.clan:null,c=typeof r=="number"&&L(s)!==null&&!B(s)?`${r} ${s.you?.player}`:"";c!==n&&c&&this.#e(),n=c});t.addEventListener("abort",o)}get isLost(){let{room:t}=this.open.view.value,n=t?.seats.find(({clan:o})=>o!==null&&o===t.state?.clan);return!!n&&!n.online&&this.unreachable.value.includes(n.keeper??n.player?.id??"")}async#e(){try{this.unreachable.value=(await N(`${this.open.path}/reach`)).unreachable}catch(t){if(!(t instanceof F||t instanceof O))throw t}}};function Mo(e=t=>crypto.getRandomValues(t)){let t=new Uint8Array(16);return e(t),t[6]=t[6]&15|64,t[8]=t[8]&63|128,Array.from(t,o=>o.toString(16).padStart(2,"0")).join("").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/,"$1-$2-$3-$4-$5")}var Ip=4e3,So=class{constructor(t){this.room=t,this.place=`unsent:${t.code}`,this.pending=g(this.#e()),this.refused=g(null),this.timer=void 0,this.attempt=0}#e(){let t=M(this.place,"tab");return t?{...JSON.parse(t),unsent:!0}:null}act(t,n){this.pending.value||(this.refused.value=null,this.#r({id:Mo(),version:n,action:t,unsent:!1}),this.flush())}flush(){let t=this.pending.value;if(!t)return;clearTimeout(this.timer);let{id:n,version:o,action:s}=t;if(!this.room.link.send({type:"action",id:n,version:o,action:s}))return this.#n(t);this.timer=setTimeout(()=>this.#t(t),Ip)}answered(t){if(t.id!==this.pending.value?.id)return;if(t.type==="ack")return this.#s();let n=new O(t.status??409,t);Dp(t.code)?this.#o():this.#i(n)}mark(){this.pending.value&&this.#r({...this.pending.value,unsent:!0})}#t(t){return this.mark(),this.#n(t)}drop(){this.#r(null)}stop(){clearTimeout(this.timer)}async#n(t){let{id:n,version:o,action:s}=t;try{await q(`${this.room.path}/actions`,{id:n,version:o,action:s}),this.pending.value?.id===n&&this.#s()}catch(r){if(this.pending.value?.id!==n)return;if(r instanceof O&&!r.passing)this.#i(r);else if(r instanceof O||r instanceof F)this.#o();else throw r}}#s(){this.#r(null),this.room.link.up||this.room.refresh()}#o(){this.pending.value&&(this.mark(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.flush(),_o(this.attempt)),this.attempt+=1)}#i(t){this.#r(null),this.refused.value=t,t.body.room?this.room.accept(t.body.room):this.room.refresh()}#r(t){t||(clearTimeout(this.timer),this.attempt=0),this.pending.value=t,x(this.place,t&&JSON.stringify(t),"tab")}},Fp=new Set(["not_saved","internal_error","too_many_requests"]);function Dp(e){return Fp.has(e)}var Bp=new Set(["place","withdraw"]);function Up(e,t){let n=e?.events.at(-1);return n?.kind==="action"&&t.kind==="action"&&n.clan===t.clan&&!Bp.has(t.action?.type??"")}function bn(e){let t=[];for(let n of e){let o=t.at(-1);o&&Up(o,n)?o.events.push(n):t.push({clan:n.clan,events:[n]})}return t}var zp=12;function ul(e,t,n){let o=e.filter(({version:r})=>r>t),s=o.findIndex(({clan:r})=>r===null||!n.includes(r));return s<0?[]:o.slice(s)}function fl(e,t){let n=bn(e);return e.length>zp?n.slice(-t):n}function pl(e,t){let n=new URLSearchParams(e).get("v");return n===null?null:/^\d{1,9}$/.test(n)&&Number(n)<=t?Number(n):NaN}var l0=(e,t)=>Math.max(0,Math.min(t,e));function ml(e){let t=[null];for(let n of e)t.push(n.kind==="undo"?t[n.to??0]??null:n);return t.at(-1)??null}var Hp=150,Eo=class{constructor(t){this.open=t,this.looking=g(null),this.from=null,this.shown=g(null),this.position=tt(()=>this.#e()),this.states=new Map,this.fetching=!1,this.arrived=!1}follow(t){let n,o=()=>this.#n(),s=at(()=>{let r=this.looking.value;clearTimeout(n),(r!==null||this.arrived)&&(n=setTimeout(o,Hp))});addEventListener("popstate",o,{signal:t}),t.addEventListener("abort",()=>[s(),clearTimeout(n)])}arrive(){let t=this.open.room.value?.version??0;if(this.arrived||!this.open.room.value?.state)return;this.arrived=!0;let n=pl(location.search,t);n!==null&&(Number.isNaN(n)?Y(l("past.none")):this.lookAt(n),this.#n())}async lookAt(t){if(this.looking.value===null&&(this.from=document.activeElement),this.looking.value=t,!this.fetching){this.fetching=!0;try{await this.#t()}catch(n){Y(rt(n),!0),this.looking.value=this.shown.value?.version??null}finally{this.fetching=!1}}}now(){let t=this.looking.value!==null;this.looking.value=null,(!t||!this.open.seen.check())&&(this.shown.value=null)}async stateAt(t){let{room:n}=this.open.view.value;if(n?.state&&n.version===t)return n.state;let o=this.states.get(t)??await N(`${this.open.path}/states/${t}`);return this.states.set(t,o),o}#e(){let{room:t}=this.open.view.value;if(!t?.state)return null;let n={version:t.version,state:t.state};return{...this.shown.value??n,past:this.shown.value!==null||this.looking.value!==null}}async#t(){for(;this.looking.value!==null&&this.shown.value?.version!==this.looking.value;){let t=this.looking.value,n=await this.stateAt(t);this.looking.value!==null&&(this.shown.value={version:t,state:n})}}#n(){if(et(location.pathname)!==this.open.code)return;let t=this.looking.value===null?"":`?v=${this.looking.value}`;this.arrived&&location.search!==t&&history.replaceState(history.state,"",location.pathname+t+location.hash)}};var hl={placed:340,conquered:380,withdrawn:420,returned:460,lost_ground:420,make_make:640,moai:620,tangata_manu:400,over:1300},jp=.6,Wp=3200,Gp=3;function qp(e,t){if(!t)return 0;let n=t.kind==="conquered"&&e.effect==="returned";return t.start+t.length*(n?.45:jp)}function Kp(e){return e.effect in hl&&(e.effect!=="over"||e.result==="ariki")}function dl(e){let t=[];for(let n of e.filter(Kp)){let o=qp(n,t.at(-1));t.push({kind:n.effect,effect:n,start:o,length:hl[n.effect]})}return Zp(t)}function Vp(e){return Math.max(0,...e.map(({start:t,length:n})=>t+n))}function Zp(e){let t=Math.min(1,Wp/Math.max(1,Vp(e)));return e.map(n=>({...n,start:Math.round(n.start*t),length:Math.round(n.length*t)}))}function $l(e,t,n){let o=e.filter(s=>s.version>t&&s.version<=n);return o.length===n-t&&o.length<=Gp?o:[]}var Yp={token:80,chief:74,bird:40,mask:76,ariki:260},kn={x:0,y:0},Xp="cubic-bezier(0.3, 0.7, 0.3, 1)",Jp=600,Qp="(prefers-reduced-motion: reduce)",xn=()=>matchMedia(Qp).matches,Ao=class{constructor(t){this.view=t,this.running=[],this.flying=[],this.changes=[]}play(t,n){this.finish();let o=dl(t);if(o.forEach(i=>_e(i.kind,i.start)),xn()||document.visibilityState==="hidden"||!this.view.frame)return;for(let i of o)this.#e(i,n(i.effect.clan??i.effect.winner));this.changes.splice(0).forEach(i=>i());let s=this.running,r=()=>yo(()=>s===this.running&&this.finish());Promise.all(s.map(({finished:i})=>i)).then(r,()=>{})}point(t){this.finish();let n=document.querySelector(`main .land-of.look-${t}`);this.#n(n,[{opacity:1},{opacity:.1},{opacity:1}],{duration:Jp,iterations:2})}finish(){this.running.forEach(t=>t.cancel()),this.flying.forEach(t=>t.remove()),this.running=[],this.flying=[]}#e(t,n){let{territory:o,ground:s,clan:r,dominance:i,chief:c,from:u}=t.effect,p=o?U(o):kn;switch(t.kind){case"placed":case"conquered":return this.#o(t,a`<${ot} look=${n} n=${i} />`,"token",ne(`[data-reserve="${r}"]`),this.#t(p)),c&&this.#o(t,a`<${It} look=${n} />`,"chief",ne(`[data-chief="${r}"]`),this.#t(p)),this.#a(t,`[data-piece="${o}"]`);case"withdrawn":case"returned":i&&this.#i(t,a`<${ot} look=${n} n=${i} />`,"token",this.#t(p),ne(`[data-reserve="${r}"]`)),c&&this.#i(t,a`<${It} look=${n} />`,"chief",this.#t(p),ne(`[data-chief="${r}"]`));return;case"lost_ground":return this.#i(t,a`<${dn} look=${n} />`,"bird",this.#t(_t.get(s)),ne(`[data-bird-men="${r}"]`));case"tangata_manu":return this.#o(t,a`<${dn} look=${n} />`,"bird",ne(`[data-bird-men="${r}"]`),this.#t(_t.get(s))),this.#a(t,`[data-bird-man="${s} ${r}"]`);case"make_make":return this.#i(t,a`<${Ct} />`,"mask",u===null?this.#t(kn):ne(`[data-reserve="${u}"]`)??this.#t(kn),ne(`[data-won="${r}"]`)),this.#a(t,"[data-make-make=held]"),this.#a(t,`[data-won="${r}"]`);case"moai":return this.#c(t,`[data-piece="${o}"]`);default:return this.#l(t,n)}}#t(t){return this.view.where(t??kn)}#n(t,n,o){if(!t)return;let s=t.animate(n,o);return this.running.push(s),s}#s(t,n){let o=document.createElement("div");return o.className="flying",o.setAttribute("aria-hidden","true"),o.style.width=`${n}px`,qn(t,o),document.body.append(o),this.flying.push(o),o}#o(t,n,o,s,r){this.#r(t,n,o,gl(s??r,r).map((i,c)=>({...i,opacity:c?1:0})),Xp)}#i(t,n,o,s,r){this.#r(t,n,o,gl(s,r??s),"ease-in-out")}#r({start:t,length:n},o,s,r,i){let c=Yp[s]*this.view.unit;this.changes.push(()=>{let u=this.#s(o,c);this.#n(u,tm(r),{delay:t,duration:n,fill:"both",easing:i})})}#a({start:t,length:n},o){let s=document.querySelector(`main ${o}`);this.changes.push(()=>this.#n(s,[{opacity:0},{opacity:1}],{delay:t+n-1,duration:1,fill:"backwards"}))}#c(t,n){let o=[{transform:"translate(0, 40px) scale(1, 0.04)",opacity:0},{transform:"translate(0, 34px) scale(1, 0.15)",opacity:1,offset:.1},{transform:"translate(0, -5px) scale(1, 1.06)",opacity:1,offset:.8},{transform:"none",opacity:1}],s=document.querySelector(`main ${n}`);this.changes.push(()=>this.#n(s,o,{delay:t.start,duration:t.length,fill:"backwards",easing:"ease-out"}))}#l(t,n){let o=(r,i)=>({transform:`${To(this.#t(kn))} scale(${r})`,opacity:i}),s=[o(.2,0),{...o(1.12,1),offset:.25},{...o(1,1),offset:.4},{...o(1,1),offset:.8},o(1.25,0)];this.#r(t,a`<${fa} look=${n} />`,"ariki",s,"ease-out")}};function ne(e){let t=document.querySelector(`main ${e} .figure`)??document.querySelector(`main ${e}`);if(!t)return null;let{left:n,top:o,width:s,height:r}=t.getBoundingClientRect();return s?{x:n+s/2,y:o+r/2}:null}var To=({x:e,y:t})=>`translate(${e.toFixed(1)}px, ${t.toFixed(1)}px) translate(-50%, -50%)`;function tm(e){let t=e.map(o=>({opacity:1,...o})),n=t[t.length-1];return[...t.slice(0,-1),{...n,offset:.999},{...n,offset:1,opacity:0}]}function gl(e,t){let n=Math.min(40,Math.hypot(t.x-e.x,t.y-e.y)/5),o={x:(e.x+t.x)/2,y:(e.y+t.y)/2-n};return[{transform:To(e)},{transform:`${To(o)} scale(1.15)`},{transform:To(t)}]}var em=2e3,Qs=e=>e?.turns.at(-1)?.events.at(-1)?.version??0,vl=()=>document.visibilityState==="hidden",Oo=class{constructor(t){this.open=t,this.place=`seen:${t.code}`;let n=M(this.place,"tab");this.version=n===null?null:Number(n),this.away=g(null),this.returning=!0,this.toldOf=g(0),this.left=null}get told(){return this.toldOf.value}set told(t){this.toldOf.value=t}get telling(){let t=this.away.value;return t!==null&&(!t.still||this.told<Qs(t))}heard(t){typeof t=="number"&&this.#t(t)}drawn(t){this.#t(t),this.open.link.send({type:"seen",version:t}),Ra(this.open.code)}tellsLater(t){return t<=Qs(this.away.value)||this.returning||vl()&&L(this.open.view.value)!==null}waitForPage(){return at(()=>{be.value===0&&ci(()=>this.returning&&this.check())})}leave(){let{looking:t,shown:n}=this.open.past,{room:o}=this.open.view.value;this.away.value&&this.stop(),this.left=o?.state&&t.value===null&&n.value===null?{version:o.version,state:o.state}:null}stop(){this.away.value=null,this.open.past.now()}finish(){this.told=Math.max(this.told,Qs(this.away.value)),this.stop(),this.open.sayDrawn()}check(){let{view:t,past:n}=this.open,{room:o,events:s}=t.value;if(!o||vl()||ko(t.value)||this.away.value||n.looking.value!==null||this.open.trying.value)return!1;let r=Mt(t.value).map(({clan:p})=>p),i=!r.length||this.version===null?[]:ul(s,this.version,r);if(this.returning=i.length>0&&be.value>0,!i.length||!o.state||this.returning)return!1;let c=fl(i,o.state.players),u={turns:c,all:bn(i).length,since:c[0].events[0].version-1,still:xn()};return this.away.value=u,u.still?n.shown.value=null:this.#e(u),!0}async#e(t){let{past:n}=this.open;if(this.left?.version===t.since){n.shown.value=this.left;return}let o=setTimeout(()=>this.away.value===t&&n.shown.value===null&&this.finish(),em);try{let s=await n.stateAt(t.since);this.away.value===t&&(n.shown.value={version:t.since,state:s})}catch{this.away.value===t&&this.finish()}clearTimeout(o)}#t(t){t<=(this.version??-1)||(this.version=t,x(this.place,String(t),"tab"))}};var Lo=g((M("hidden")??"").split(" ").filter(Boolean)),Cn=class{constructor(t,n){this.open=t,this.apart=n==="watchers",this.path=`${t.path}${this.apart?"/watchers":""}/talk`,this.name=this.apart?`apart:${t.code}`:t.code,this.messages=g([]),this.read=g(Number(M(`read:${this.name}`)??0)),this.unread=tt(()=>{let o=this.open.view.value.you?.player;return this.messages.value.filter(({player:r,number:i})=>r!==o&&i>this.read.value).filter(r=>this.shows(r)).length}),this.answered=Promise.resolve(),this.entered=!1}get possible(){let{room:t}=this.open.view.value;return this.apart?t?.watchers_said!==void 0:L(this.open.view.value)!==null}get mine(){return this.possible&&this.apart===(L(this.open.view.value)===null)}get last(){return this.messages.peek().at(-1)?.number??0}get hasEarlier(){return(this.messages.value[0]?.number??1)>1}get#e(){let t=this.open.room.peek();return((this.apart?t?.watchers_said:t?.talk)??0)>this.last}async check(){if(!this.open.room.peek()||!this.possible)return;let t=this.entered&&this.mine;if(this.entered=!0,!this.#e)return;let n=this.last;await this.#t(async()=>{this.#e&&this.#s(await N(`${this.path}?since=${this.last}`),t)}),this.last>n&&await this.check()}async renew(){this.possible&&await this.#t(async()=>{let t=await N(this.path);(t.at(-1)?.number??0)>=this.last&&(this.messages.value=t)})}async earlier(){let t=this.messages.peek()[0]?.number??1;await this.#t(async()=>{if(this.messages.peek()[0]?.number!==t)return;let n=await N(`${this.path}?before=${t}`);this.messages.peek()[0]?.number===t&&(this.messages.value=[...n,...this.messages.peek()])})}#t(t){let n=this.answered.then(t).catch(o=>{if(!(o instanceof F||o instanceof O))throw o});return this.answered=n.catch(()=>{}),n}draft(t){return M(`${t}:${this.name}`,"tab")}keepDraft(t,n){x(`${t}:${this.name}`,n||null,"tab")}async say(t,n=Mo()){this.#n(await q(this.path,{id:n,...t})),await this.check()}async nudge(){this.#n(await q(`${this.open.path}/nudge`)),await this.check()}look(){this.read.peek()!==this.last&&(this.read.value=this.last,x(`read:${this.name}`,String(this.last)))}hides(t){return Lo.value.includes(t)}shows({kind:t,player:n}){return t!=="gone"&&!this.hides(n)}hide(t,n){let o=Lo.value.filter(s=>s!==t);Lo.value=n?[...o,t]:o,x("hidden",Lo.value.join(" ")||null)}nameOf(t){let n=this.open.room.value?.seats??[],o=n.findIndex(r=>r.player?.id===t),s=this.messages.value.findLast(r=>r.player===t)?.nickname;return D(o>=0&&gt(n)[o]||s||l("talk.somebody"))}wordsOf({kind:t,text:n="",phrase:o,player:s,to:r=""}){return t==="phrase"?l(`talk.phrase.${o}`):t==="nudge"?l("talk.nudge_said",{name:this.nameOf(s),to:this.nameOf(r)}):n}#n(t){t.number===this.last+1&&(this.messages.value=[...this.messages.peek(),t])}#s(t,n){let o=t.filter(({number:i})=>i>this.last);if(!o.length)return;let s=o[0].number===this.last+1;this.messages.value=s?[...this.messages.peek(),...o]:o;let r=this.open.view.peek().you?.player;for(let i of n?o:[])i.player!==r&&this.shows(i)&&this.#o(i)}#o(t){let n=this.wordsOf(t);ft(t.kind==="nudge"?n:l("talk.said",{name:this.nameOf(t.player),words:n}))}};var nm=3e4,om=3e3,sm=2e4,rm=new Set(["removed","closed"]),yl=e=>`/api/rooms/${encodeURIComponent(e)}`;function tr(e,t=0){return`${location.protocol==="https:"?"wss":"ws"}://${location.host}${yl(e)}/socket?since=${t}`}var Po=class{constructor(t){this.code=t,this.path=yl(t),this.view=g(nl),this.status=g("connecting"),this.trouble=g(null),this.room=tt(()=>this.view.value.room),this.link=new wo({address:()=>tr(t,xe(this.view.value)),onFrame:n=>this.#e(n),onUp:()=>this.#s(),onDown:()=>this.#i(),onTurnedOut:()=>this.#o(),onGone:()=>this.refresh()}),this.outbox=new So(this),this.past=new Eo(this),this.seen=new Oo(this),this.talk=new Cn(this,"table"),this.apart=new Cn(this,"watchers"),this.journal=new bo(this),this.reach=new Co(this),this.trying=g(null),this.tried=null,this.hiddenSince=0,this.ears=new AbortController}enter(){let{signal:t}=this.ears;document.addEventListener("visibilitychange",()=>this.#a(),{signal:t}),addEventListener("online",()=>this.link.dial(),{signal:t}),addEventListener("offline",()=>this.#r(),{signal:t}),addEventListener("pageshow",n=>n.persisted&&this.link.dial(),{signal:t}),this.past.follow(t),this.journal.follow(t),this.reach.follow(t),t.addEventListener("abort",this.seen.waitForPage()),this.watch=setInterval(()=>this.#c(),om),this.link.dial()}leave(){this.ears.abort(),clearInterval(this.watch),this.link.hangUp(),this.outbox.stop()}retry(){this.link.attempt=0,this.link.dial()}accept(t,n){this.view.value=Js(this.view.value,t,n),this.#t(t.seen),this.#n()}async command(t,n,o="POST"){this.accept(await J(o,this.path+t,n))}async refresh(){try{return this.accept(await N(this.path)),this.trouble.value=null,!0}catch(t){return t instanceof O&&this.#l(t),t instanceof O&&!t.passing}}foresee(t){return q(`${this.path}/preview`,{action:t,version:this.room.value?.version})}sayDrawn(){let t=this.room.value?.version,n=this.past.position.value?.past||this.seen.away.value||this.seen.returning||this.trying.value;t!==void 0&&!n&&document.visibilityState==="visible"&&this.seen.drawn(t)}get gone(){return this.status.value==="gone"}#e(t){if(t.type==="ack"||t.type==="error")return this.outbox.answered(t);if(t.type==="device"||t.type==="claim")return lt();this.view.value=il(this.view.value,t),this.link.up&&(this.status.value="live"),this.#t(t.type==="seen"?t.version:t.room?.seen),this.#n()}#t(t){this.seen.heard(t),this.past.arrive(),this.seen.returning&&this.seen.check(),this.talk.check(),this.apart.check()}async#n(){if(!(!ko(this.view.value)||this.filling)){this.filling=!0;try{let t=await N(`${this.path}/events?since=${xe(this.view.value)}`);this.view.value=sl(this.view.value,t),this.#t(void 0)}catch(t){if(!(t instanceof F||t instanceof O))throw t}finally{this.filling=!1}}}#s(){this.status.value="live",this.outbox.flush(),this.sayDrawn()}async#o(){let t=Jn(this.code),n=b.value?.id;t&&pi(this.code),await lt(),b.value?.id!==n?Y(l("invited.signed_out"),!0):t&&Le(this.code,!0)}async#i(){if(this.gone)return;this.status.value==="live"&&(this.status.value="connecting");let t=await this.refresh();this.link.up||this.gone||(this.status.value=t?"polling":"offline",t&&this.outbox.flush())}#r(){this.status.value="offline",this.outbox.mark()}#a(){if(document.visibilityState==="hidden"){this.hiddenSince=performance.now(),this.seen.leave();return}let t=performance.now()-this.hiddenSince>sm;this.seen.returning=!0,t||!this.link.up?this.link.dial():this.seen.check(),this.sayDrawn()}async#c(){if(document.visibilityState==="hidden")return;if(this.status.value==="polling")return this.refresh();if(!this.link.up||performance.now()-this.link.heard<nm)return;this.link.heard=performance.now();let t=this.room.value?.revision??0,n=await this.refresh(),o=(this.room.value?.revision??0)>t;(!n||o)&&this.link.dial()}#l(t){this.trouble.value=t,!(t.status!==404&&!rm.has(t.code))&&(this.link.hangUp(),this.status.value="gone")}};function f_(e,t){return im(t)?{...e,away:[...e.away,t]}:e}function im({first:e,last:t}){return e!==""&&t!==""&&e<=t}function am(){return Intl.DateTimeFormat().resolvedOptions().timeZone||"UTC"}function lm(){return{zone:am(),wakes:8*60,sleeps:22*60,away:[]}}async function cm(){return(await N("/api/me/hours")).hours}async function um(e){return(await J("PUT","/api/me/hours",e)).hours}async function No(){try{await cm()===null&&await um(lm())}catch(e){if(!(e instanceof F||e instanceof O))throw e}}var fm={players:3,clan:0,phase:"dominance",territories:{b2:{clan:1,dominance:2,chief:!1},b3:{clan:0,dominance:3,chief:!0},c2:{clan:1,dominance:1,chief:!0},c3:{clan:1,dominance:2,chief:!1},c5:{clan:0,dominance:2,chief:!1},b4:{clan:0,dominance:1,chief:!1},d3:{clan:1,dominance:1,chief:!1},d5:{clan:2,dominance:2,chief:!0},d6:{clan:2,dominance:1,chief:!1},e6:{clan:2,dominance:1,chief:!1}},moai:["d2","e7"],tangata_manu:[[],["c2-d2-d3"],["d5-d6-e6","d6-e6-e7"]],reserves:[],moai_left:10,make_make:0,retired:[],winner:null,result:null},pm=[0,1,2].map(e=>({name:"",look:e})),Mn=new Set,mm={spaces:Mn,grounds:Mn},_l=()=>{};function Ro({state:e=fm}){return a`
    <div class="island" inert aria-hidden="true">
      <${$o} state=${e} clans=${pm} targets=${Mn} choices=${Mn} selected=${null} ghost=${null}
        marked=${mm} reasons=${Mn} coordinates=${!1} text=${l} onSpace=${_l} onGround=${_l} />
    </div>`}function Io({at:e=0}){let t=fn.value.place===e,n=t?Vt.value:[],{words:o,number:s}=Re.value;return a`
    <div class="toasts">
      <div role="alert">${n.filter(r=>r.fault).map(er)}</div>
      <div role="status">${n.filter(r=>!r.fault&&!r.seen).map(er)}</div>
      <div role="status" aria-live="off">${n.filter(r=>r.seen).map(er)}</div>
    </div>
    <p class="unseen" aria-live="polite"><span key=${s}>${t&&s>fn.value.from?o:""}</span></p>`}function er(e){let t=e.rule,n=()=>{pn(e.id),t?.open()};return a`
    <div class=${e.fault?"toast fault":"toast"} key=${e.id}>
      <p>${e.message}${t&&a` <button type="button" class="plain inline" onClick=${n}>${t.name}</button>`}</p>
      ${e.to&&a`<a class="button plain" href=${e.to} onClick=${()=>pn(e.id)}>${l("games.go")}</a>`}
      ${e.reload&&a`<${Ks} kind="plain" />`}
      <button type="button" class="plain icon" aria-label=${l("app.close")} onClick=${()=>pn(e.id)}>✕</button>
    </div>`}var hm=0,A_=e=>e?.scrollIntoView({block:"nearest"});function st({title:e,onClose:t,children:n,wide:o=!1}){let s=k(null),r=k(!1),i=pe(),[c]=$(()=>++hm);return Ue(t),K(()=>{let f=s.current;return f?.showModal(),Fi(c),()=>{Di(c),r.current=!0,f?.close()}},[]),a`
    <dialog ref=${s} class=${o?"dialog wide":"dialog"} aria-labelledby=${i} onClose=${()=>r.current||t()} onClick=${f=>f.target===s.current&&t()}>
      <div class="dialog-inside">
        <div class="dialog-head">
          <h2 id=${i}>${e}</h2>
          <button type="button" class="plain icon" onClick=${t} aria-label=${l("app.close")}>✕</button>
        </div>
        ${n}
      </div>
      <${Io} at=${c} />
    </dialog>`}function dt({title:e,yes:t,onYes:n,onClose:o,grave:s=!1,children:r}){return a`
    <${st} title=${e} onClose=${o}>
      ${r}
      <div class="answers">
        <button type="button" onClick=${o}>${l("app.no")}</button>
        <button type="button" class=${s?"primary grave":"primary"} onClick=${n}>${t}</button>
      </div>
    <//>`}function Et(){return a`
    <footer class="foot">
      <a href="/rules">${l("app.rules")}</a>
      <a href="/lobby">${l("lobby.title")}</a>
      <a href="/settings">${l("app.settings")}</a>
      <a href="/record">${l("record.title")}</a>
      <span>${l("app.unofficial")}</span>
    </footer>`}var Ce=()=>import("./time-IHTQ3BGF.js");function it({load:e,name:t,...n}){let[o,s]=$(null);return w(()=>{pt(e).then(r=>r?s(r):n.onClose())},[]),o&&a`<${o[t]} ...${n} />`}var dm=96;function Sn(e){return e instanceof O&&e.code==="invalid_request"?l("nickname.refused"):rt(e)}function En({value:e,onInput:t,fault:n=null}){let o=pe(),s=r=>{Ai(r.target.value),t(r.target.value)};return a`
    <label class="field">
      <span>${l("nickname.label")}</span>
      <input type="text" name="nickname" value=${e} onInput=${s} maxlength=${dm} required autocomplete="nickname"
        autocapitalize="words" spellcheck="false" enterkeyhint="go" aria-invalid=${n?"true":void 0}
        aria-describedby=${n?o:void 0} placeholder=${l("nickname.example")} />
      ${n&&a`<span class="fault" id=${o}>${n}</span>`}
    </label>`}function nr({onClose:e}){let[t,n]=$(Ne()),[o,s]=$(null),r=async i=>{i.preventDefault();try{await Oi(t),e()}catch(c){s(Sn(c))}};return a`
    <${st} title=${l("nickname.change")} onClose=${e}>
      <form class="stack" onSubmit=${r}>
        <${En} value=${t} onInput=${n} fault=${o} />
        <div class="answers">
          <button type="button" onClick=${e}>${l("app.no")}</button>
          <button class="primary">${l("app.save")}</button>
        </div>
      </form>
    <//>`}function wl(){let[e,t]=$(!1);return b.value?a`
    <button type="button" class="plain" onClick=${()=>t(!0)}>${l("nickname.change")}</button>
    ${e&&a`<${nr} onClose=${()=>t(!1)} />`}`:null}var Dt={none:{kind:"none"},days_1:{kind:"days",turn:1,bank:1},days_2:{kind:"days",turn:2,bank:2},days_3:{kind:"days",turn:3,bank:2},days_5:{kind:"days",turn:5,bank:2},days_7:{kind:"days",turn:7,bank:2},live_quick:{kind:"live",turn:15,bank:300},live_slow:{kind:"live",turn:45,bank:900}},Fo=["wait","substitute","retire"];function Z_(e){let t=e??Dt.none,n=o=>o.kind===t.kind&&o.turn===t.turn&&o.bank===t.bank;return Object.keys(Dt).find(o=>n(Dt[o]))??"other"}function bl(e,t){let{clock:n,pace:o}=e;if(!n||e.status!=="playing")return null;let s=o?.kind==="live",r={bank:(n.banks[n.clan]??0)*1e3,live:s,clan:n.clan};if(n.paused)return{state:"paused",left:(n.left??0)*1e3,...r};if(n.up||!e.deadline)return{state:"up",left:0,...r};let i=n.bank_from===null?1/0:Date.parse(n.bank_from),c=t>=i?"bank":"running",u=Date.parse(e.deadline),p=s&&c==="running"?Math.min(i,u):u;return{state:c,left:Math.max(0,p-t),...r}}function or(e){let t=Math.ceil(e/1e3),n=r=>String(r).padStart(2,"0"),[o,s]=[Math.floor(t/3600),Math.floor(t/60)%60];return o?`${o}:${n(s)}:${n(t%60)}`:`${s}:${n(t%60)}`}function Y_(e){let t=e%1440;return`${String(Math.floor(t/60)).padStart(2,"0")}:${String(t%60).padStart(2,"0")}`}function X_(e,t){let[n,o]=e.split(":").map(Number),s=n*60+o;return t&&s===0?1440:s}function kl({pace:e,absence:t,onPace:n,onAbsence:o,other:s=null}){return a`
    <label class="field"><span>${l("pace.label")}</span>
      <select value=${e} onChange=${r=>n(r.target.value)}>
        ${s&&a`<option value="other">${ze(l,s)}</option>`}
        ${Object.entries(Dt).map(([r,i])=>a`<option value=${r} key=${r}>${ze(l,i)}</option>`)}
      </select>
    </label>
    ${e!=="none"&&a`
      <label class="field"><span>${l("absence.label")}</span>
        <select value=${t} onChange=${r=>o(r.target.value)}>
          ${Fo.map(r=>a`<option value=${r} key=${r}>${l(`absence.${r}`)}</option>`)}
        </select>
      </label>`}`}var $m=()=>import("./one-phone-GRC2KN5I.js"),xl=[2,3,4],gm=3;function vm(){let e=Number(M("players"));return xl.includes(e)?e:gm}function Cl(){let e=b.value!==null&&vt.value.length>0;return a`
    <${Q} />
    <main class="page front" id="main" tabindex="-1">
      ${e?a`<${La} />`:a`<${ym} />`}
      <div class="front-side">
        <${bm} />
        <${xm} />
        <div class="front-ways note">
          <p><a class="learn-again" href="/lobby">${l("lobby.way")}</a></p>
          ${e&&a`<p><a class="learn-again" href="/learn">${l("front.learn")}</a></p>`}
          <p><a class="learn-again" href="/seats">${l(b.value?"front.seats":"front.been_here")}</a></p>
          ${b.value&&a`<${Cm} />`}
          ${b.value&&a`<${Mm} />`}
        </div>
      </div>
    </main>
    <${Et} />`}function ym(){return a`
    <section class="welcome" aria-labelledby="title">
      <h1 id="title">${l("front.title")}</h1>
      <p class="lead">${l("front.lead")}</p>
      <a class="learn-way" href="/learn"><strong>${l("front.learn")}</strong><span>${l("front.learn_what")}</span></a>
      <${Ro} />
    </section>`}async function _m(e,t){await no(e),No();let n=await q("/api/rooms",t);te(`/r/${n.code}`)}function wm(e){return Array.from({length:e-1},(t,n)=>n+1)}function bm(){let[e,t]=$(null),n=e??Ne(),[o,s]=$(vm),[r,i]=$(""),[c,u]=$("random"),p=j=>{s(j),x("players",`${j}`),Number(c)>=j&&u("random")},[f,h]=$("none"),[d,m]=$(Fo[0]),[v,y]=$(!0),[_,E]=$(!1),[S,H]=$(!1),[R,qe]=$(null);return a`
    <form class="card stack" onSubmit=${async j=>{j.preventDefault(),H(!0);try{await _m(n,{seats:o,name:r,autostart:v,first:c==="random"?c:Number(c),visibility:_?"public":"private",pace:Dt[f],absence:d})}catch(Ot){qe(Sn(Ot))}H(!1)}} aria-labelledby="new-table">
      <h2 id="new-table">${l("front.new_table")}</h2>
      <${En} value=${n} onInput=${t} fault=${R} />
      <${km} value=${o} onChange=${p} />
      <${kl} pace=${f} absence=${d} onPace=${h} onAbsence=${m} />
      <details class="more">
        <summary>${l("front.more")}</summary>
        <div class="stack">
          <label class="field"><span>${l("front.table_name")}</span>
            <input type="text" maxlength="60" value=${r} onInput=${j=>i(j.target.value)} autocomplete="off" />
          </label>
          <label class="field"><span>${l("front.first")}</span>
            <select value=${c} onChange=${j=>u(j.target.value)}>
              <option value="random">${l("front.first_random")}</option>
              <option value="0">${l("front.first_me")}</option>
              ${wm(o).map(j=>a`<option value=${j}>${l("front.first_seat",{n:j+1})}</option>`)}
            </select>
          </label>
          <label class="check">
            <input type="checkbox" checked=${v} onChange=${j=>y(j.target.checked)} />
            <span>${l("front.autostart")}</span>
          </label>
          <label class="check">
            <input type="checkbox" checked=${_} onChange=${j=>E(j.target.checked)} />
            <span>${l("arrange.public")}</span>
          </label>
        </div>
      </details>
      <button class="primary large" disabled=${S}>${l("front.make")}</button>
      <p class="note">${l(_?"front.public":"front.private")}</p>
    </form>`}function km({value:e,onChange:t}){return a`
    <fieldset class="field segments">
      <legend>${l("front.players")}</legend>
      <div class="segment-row">
        ${xl.map(n=>a`
          <label class="segment">
            <input type="radio" name="seats" value=${n} checked=${n===e} onChange=${()=>t(n)} />
            <span>${n}</span>
          </label>`)}
      </div>
      ${e===2&&a`<p class="note">${l("front.two")}</p>`}
    </fieldset>`}function xm(){let[e,t]=$(!1);return a`
    <p><button type="button" class="one-phone-way" aria-haspopup="dialog" onClick=${()=>t(!0)}>${l("one_phone.way")}</button></p>
    ${e&&a`<${it} load=${$m} name="OnePhoneDialog" onClose=${()=>t(!1)} />`}`}function Cm(){let[e,t]=$(!1);return a`
    <p><button type="button" class="plain" aria-haspopup="dialog" onClick=${()=>t(!0)}>${l("hours.title")}</button></p>
    ${e&&a`<${it} load=${Ce} name="HoursDialog" onClose=${()=>t(!1)} />`}`}function Mm(){let[e,t]=$(!1),n=()=>C(Ri).then(lt).then(()=>t(!1));return a`
    <p>
      ${l("front.known_as",{name:D(b.value?.nickname??"")})}
      <button type="button" class="plain" aria-haspopup="dialog" onClick=${()=>t(!0)}>${l("front.sign_out")}</button>
    </p>
    ${e&&a`
      <${dt} title=${l("front.sign_out_title")} yes=${l("front.sign_out")} grave onYes=${n} onClose=${()=>t(!1)}>
        <p>${l("front.sign_out_what")}</p>
      <//>`}`}function je(e,t,n){if(!t)return e("force.chief");let o=e("force.tokens",{n:t});return n?e("force.both",{tokens:o}):o}function Sm(e){return e.replaceAll("-","\u2011")}function Em(e,t,n){let o=s=>typeof s=="number"?t(s):"";return{name:o(n.clan),other:o(n.from),territory:n.territory??"",ground:Sm(n.ground??""),force:je(e,n.dominance??0,n.chief??!1)}}function Tm(e){return e.effect==="make_make"?e.from===null?"log.make_make":"log.make_make_from":e.effect==="retired"?`log.retired_${e.reason}`:e.effect==="over"?`log.over_${e.result}`:`log.${e.effect}`}function Ml(e){return[...e].sort((t,n)=>Number(n.effect==="over")-Number(t.effect==="over"))}function Do(e,t,n){return n.flatMap(o=>{let s=Tm(o),r=typeof o.winner=="number"?t(o.winner):"",i=e(s,{...Em(e,t,o),winner:r});return i===s?[]:[i]})}function Sl({room:e,turns:t}){return e.status!=="playing"||t>=e.seats.length?null:a`
    <section class="goal" aria-labelledby="goal-title">
      <h2 id="goal-title">${l("goal.title")}</h2>
      <p>${l("goal.what")}</p>
      <ul>${["take","ground","sacred"].map(n=>a`<li>${l(`goal.${n}`)}</li>`)}</ul>
      <a class="learn-again" href=${`/learn?table=${encodeURIComponent(e.code)}`}>${l("front.learn")}</a>
    </section>`}var El=()=>import("./scrubber-IX34LKCP.js"),Am=()=>import("./away-F2FRSJRV.js");function Om(e,t){return e===t?l("past.position_now",{n:e}):l("past.position",{n:e,of:t})}function Tl({open:e}){let t=e.past.looking.value!==null,n=_n(t,El,()=>e.past.now());return t&&n?a`<${n.Scrubber} open=${e} />`:null}function Al({open:e,stage:t}){let n=e.seen.away.value,[o,s]=$(!1),r=_n(n!==null,Am,()=>s(!0));return n&&r?a`<${r.Away} open=${e} stage=${t} away=${n} />`:!n||!o?null:a`
    <section class="sheet missed" aria-labelledby="missed-title">
      <header class="sheet-head">
        <h2 id="missed-title">${l("away.since",{n:n.all})}</h2>
        <button type="button" class="primary" onClick=${()=>e.seen.finish()}>${l("away.skip")}</button>
      </header>
    </section>`}function Ol({open:e}){let t=e.past.position.value,n=e.room.value?.version??0;return t?a`
    <div class="turn past">
      <svg class="sign-of-tool" viewBox="0 0 22 22" aria-hidden="true" focusable="false"><path d="M4.2 8.2A7.5 7.5 0 1 1 3.5 12M3.5 3.2v5.4h5.4M11 7v4.4l3 1.8" /></svg>
      <p><strong>${Om(e.past.looking.value??t.version,n)}</strong><span>${l(e.seen.away.value?"away.title":"past.looking")}</span></p>
      ${!e.seen.away.value&&a`<button type="button" class="primary" onClick=${()=>e.past.now()}>${l("past.now")}</button>`}
    </div>`:null}function Bo({open:e,from:t,words:n,kind:o="plain"}){let s=e.room.value?.version??0;return s?a`<button type="button" class=${`look-back ${o}`} onClick=${()=>e.past.lookAt(t??s-1)}>${n}</button>`:null}function Lm(e){return e instanceof HTMLElement?e.isContentEditable||e.matches("input:not([type=range], [type=checkbox], [type=radio]), textarea, select"):!1}function Ll(e){K(()=>{let t=async n=>{let o={"[":-1,"]":1}[n.key],s=n.metaKey||n.ctrlKey!==n.altKey;if(!(!o||s||Lm(n.target)||document.querySelector("dialog[open]"))){if(n.preventDefault(),e.seen.away.value&&e.seen.finish(),e.past.looking.value===null&&o>0)return ft(l("past.is_now"));(await pt(El))?.step(e,o)}};return addEventListener("keydown",t),()=>removeEventListener("keydown",t)},[e])}function Tn(e,t){let n=Do(l,T(e),t.effects);return n.length?n:[l(`log.kind_${t.kind}`)]}function Pl({open:e,room:t,events:n}){let o=z(()=>bn(n).reverse(),[n]),s=Pm(e,t,f=>{p(),e.past.lookAt(f)}),r=e.journal.lines.value,i=z(()=>Nm(o,r),[o,r]),[c,u]=$(!1),p=()=>u(!1);return a`
    <section class=${c?"log tall":"log"} aria-labelledby="log-title">
      ${c&&a`<${Fm} onClose=${p} />`}
      <${Sl} room=${t} turns=${o.length} />
      <div class="log-head">
        <h2 id="log-title">${l("log.title")}</h2>
        <div class="log-ways">
          ${!c&&e.past.looking.value===null&&a`<${Bo} open=${e} words=${l("past.open")} />`}
          ${i.length>0&&a`<${Dm} tall=${c} onClick=${()=>u(!c)} />`}
        </div>
      </div>
      ${i.length===0&&a`<p class="note">${l("log.nothing")}</p>`}
      <ol reversed class="log-list" tabindex="0" aria-labelledby="log-title">
        ${i.map(({line:f,clan:h,events:d})=>f?a`<${Im} key=${`line ${f.number}`} line=${f} names=${Rm(r,f,T(t))} />`:a`
          <li key=${d[0].version} class=${h===null?"":`look-${Z(t,h)}`}>
            ${h===null?a`<span class="log-mark" aria-hidden="true"></span>`:a`<${ot} look=${Z(t,h)} />`}
            <div>${d.map(s)}</div>
          </li>`)}
      </ol>
      ${e.journal.hasEarlier&&a`<button type="button" class="plain" onClick=${()=>C(()=>e.journal.earlier())}>${l("log.earlier")}</button>`}
    </section>`}function Pm({past:e},t,n){let o=ye(t).map(({name:i})=>i).join(`
`),s=e.looking.value,r=z(()=>new WeakMap,[bt.value,o,s]);return i=>{let c=r.get(i)??a`<${Bm} key=${i.version} event=${i} said=${Tn(t,i)} shown=${s===i.version} onLook=${n} />`;return r.set(i,c),c}}function Nm(e,t){let n=t.map(s=>({line:s,order:s.version+.5+s.number/1e6}));return[...e.map(s=>({...s,order:s.events.at(-1).version})),...n].sort((s,r)=>r.order-s.order)}function Rm(e,t,n){let o=new Set(e.filter(s=>(s.kind==="substituted"||s.kind==="seat_passed")&&s.number>t.number).map(s=>s.clan));return s=>o.has(s)?l("journal.before"):n(s)}function Im({line:e,names:t}){let n=el(l,t,e);return n&&a`
    <li class="log-line"><span class="log-mark" aria-hidden="true"></span>
      <div><p>${n} <time datetime=${e.at}>${an(e.at)}</time></p></div></li>`}function Fm({onClose:e}){return Ue(e),w(()=>{let t=n=>n.key==="Escape"&&e();return addEventListener("keydown",t),()=>removeEventListener("keydown",t)},[]),null}function Dm({tall:e,onClick:t}){let n=l(e?"log.less":"log.whole");return a`<button type="button" class="plain icon log-grow" aria-label=${n} title=${n} aria-expanded=${e?"true":"false"} onClick=${t}>
    <svg class="sign-of-tool" viewBox="0 0 22 22" aria-hidden="true" focusable="false"><path d=${e?"M4 8l7 7 7-7":"M4 14l7-7 7 7"} /></svg></button>`}function Bm({event:e,said:t,shown:n,onLook:o}){return a`
    <button type="button" class="log-step" title=${l("past.go",{n:e.version})} aria-current=${n?"step":void 0}
      onClick=${()=>o(e.version)}>
      <span>${t.map(s=>a`<span class="log-sentence">${s} </span>`)}</span>
      <time datetime=${e.at}>${an(e.at)}</time>
    </button>`}function oe(e,t=!1){w(()=>{let n={words:e,mine:t};return Ft.value=n,()=>{Ft.peek()===n&&(Ft.value=null)}},[e,t])}function Nl(e,t){let{room:n,events:o}=e.view.value,s=n?.version??0,r=n?.revision??0,i=St(e)?.past??!1,c=k(null),u=e.seen?.telling??!1;K(()=>t.clear(),[s,i]),w(()=>{requestAnimationFrame(()=>e.sayDrawn())},[s,i,r]),w(()=>{if(u&&c.current!==null)return;let p=c.current===null?null:Math.min(c.current,s);c.current=Math.max(p??s,xe(e.view.value)),p!==null&&zm(e,p)},[o,u])}function Um(e){if(xo(e))return[l("turn.mine")];let{room:t,you:n}=e;return t&&n?.kept&&B(e)?[l("turn.theirs",{name:T(t)(t.state?.clan??0)})]:[]}function zm({view:{value:e},seen:t},n){let{room:o,events:s}=e,r=Math.max(n,t?.told??0),i=s.filter(({version:u})=>u>r&&!t?.tellsLater(u));if(!o||!i.length)return;t&&(t.told=xe(e));let c=i.flatMap(u=>Tn(o,u));ft([...c,...Um(e)].join(" "))}function se({open:e}){let t=e.status.value,n=e.outbox.pending.value;return!(t==="offline"||t==="connecting"&&e.room.value!==null)&&!n?.unsent?null:a`
    <div class=${`connection ${t}`} role="status">
      <p>${l(n?.unsent?"net.unsent":`net.${t}`)}</p>
      <button type="button" class="plain" onClick=${()=>e.retry()}>${l("net.retry")}</button>
      ${n?.unsent&&a`
        <button type="button" class="plain" onClick=${()=>e.outbox.drop()}>${l("net.drop")}</button>`}
    </div>`}function Uo({open:e}){return a`
    <${Q} />
    <main class="page" id="main" tabindex="-1">
      <${se} open=${e} />
      <p role="status">${e.trouble.value?.message??l("app.loading")}</p>
    </main>`}async function sr(e){e.seen.away.value&&e.seen.finish();let t=e.past.position.value;if(!t)return;let{version:n,state:o}=t;if(o.result)return Y(l("what_if.over"));let s=await pt(()=>import("./what-if-ZWL65ESI.js"));s&&await C(async()=>{let r=e.tried?.version===n?e.tried:null;e.tried=r??{trial:await s.trialOf(e,o),version:n,Page:s.WhatIfPage},e.trying.value=e.tried,Rl()})}function Hm(e){e.trying.value=null,e.seen.check(),Rl()}function Rl(){requestAnimationFrame(()=>{let e=document.querySelector("main [data-space][tabindex='0']");e instanceof SVGElement&&e.focus({preventScroll:!0})})}function Il({open:e,trying:{trial:t,version:n,Page:o}}){return a`<${o} open=${e} trial=${t} version=${n} onLeave=${()=>Hm(e)} />`}function Fl({open:e,onDone:t=()=>{}}){return a`<button type="button" class="plain what-if-way" aria-keyshortcuts="t" onClick=${()=>{t(),sr(e)}}>${l("what_if.open")}</button>`}function jm(e,t,n){let o=Array.from({length:e},(s,r)=>r);return o.splice(n,0,...o.splice(t,1)),o}function Wm(e,t){return e?t===e.from?e.by:t>e.from&&t<=e.to?-e.height:t<e.from&&t>=e.to?e.height:0:0}function Gm(e,t,n,o){let[s,r]=$(null),i=k(null),c=k(Promise.resolve()),u=k(n);u.current=n,K(()=>{let f=s&&e.current?.querySelectorAll(".grip")[s.at];f instanceof HTMLElement&&f.focus()},[s]);function p(f,h){i.current=h,c.current=c.current.then(async()=>{let d=u.current(f),m=await o?.(jm(t,f,h));i.current===h&&(i.current=null),m&&(r({at:h}),ft(l("arrange.moved",{name:d,n:h+1,of:t})))})}return{move:p,pending:i}}function Dl(e,t,n){let o=k(null),[s,r]=$(null),i=k(0),{move:c,pending:u}=Gm(o,e,t,n);return{list:o,held:s?.from??null,style:p=>s?{transform:`translateY(${Wm(s,p)}px)`}:void 0,grip:p=>({onKeyDown:f=>{let h={ArrowUp:-1,ArrowDown:1}[f.key];if(!h)return;f.preventDefault();let d=u.current??p;d+h>=0&&d+h<e&&c(d,d+h)},onPointerDown:f=>{if(f.button)return;let h=f.currentTarget;h.setPointerCapture(f.pointerId),i.current=f.clientY,r({from:p,to:p,by:0,height:h.closest("li")?.offsetHeight??1})},onPointerMove:f=>{if(!s)return;let h=f.clientY-i.current,d=Math.max(0,Math.min(e-1,s.from+Math.round(h/s.height)));r({...s,by:h,to:d})},onPointerUp:()=>{r(null),s&&s.to!==s.from&&c(s.from,s.to)},onPointerCancel:()=>r(null)})}}function zo({room:e,you:t,onOpen:n,onOrder:o}){let s=gt(e.seats),r=u=>s[u]??l("arrange.seat",{n:u+1}),i=Dl(e.seats.length,r,o),c=u=>n&&(o||t?.seats.includes(u.seat));return a`
    <ol class=${o?"seats arranged":"seats"} ref=${i.list}>
      ${e.seats.map((u,p)=>a`
        <li class=${`seat look-${u.look??p}${u.player?"":" free"}${i.held===p?" held":""}`} key=${u.seat} style=${i.style(p)}>
          ${o&&a`
            <button type="button" class="plain icon grip" aria-label=${l("arrange.move",{name:r(p)})} aria-keyshortcuts="ArrowUp ArrowDown" ...${i.grip(p)}>
              <svg viewBox="0 0 22 22" class="sign-of-tool" aria-hidden="true" focusable="false"><path d="M11 3v16M7.5 6.5L11 3l3.5 3.5M7.5 15.5L11 19l3.5-3.5" /></svg></button>`}
          <${ot} look=${u.look??p} />
          <span class="seat-words"><${qm} seat=${u} name=${s[p]} /><span class="seat-tags">
            ${t?.seats.includes(u.seat)&&a`<span class="tag">${l("waiting.you")}</span>`}
            ${u.player?.id===e.host&&a`<span class="tag">${l("waiting.host")}</span>`}
            ${e.first===u.seat&&a`<span class="tag">${l("arrange.begins")}</span>`}
            ${u.player&&a`<span class=${u.online?"here":"away"}>${l(u.online?"waiting.here":"waiting.away")}</span>`}
          </span></span>
          ${c(u)&&a`
            <button type="button" class="plain icon seat-more" aria-haspopup="dialog" aria-label=${l("arrange.open",{name:r(p)})}
              onClick=${()=>n?.(u.seat)}>⋯</button>`}
        </li>`)}
    </ol>`}function qm({seat:e,name:t}){return t?a`<span class="seat-name"><bdi>${t}</bdi></span>`:e.reserved?a`<span class="seat-name">${l("arrange.kept_for")} <bdi>${e.reserved}</bdi></span>`:a`<span class="seat-name">${l("waiting.free")}</span>`}function Bl({open:e}){let t=e.room.value,n=t.seats.find(s=>s.player?.id===t.host)?.player?.nickname??"",o=l(Ul(t)?"invited.title_of":"invited.title",{name:D(n)});return oe(o),a`
    <${Q} />
    <main class="page invited" id="main" tabindex="-1">
      <${se} open=${e} />
      <section class="welcome" aria-labelledby="title">
        <h1 id="title">${o}</h1>
        ${t.name&&a`<p class="room-name"><bdi>${t.name}</bdi></p>`}
        <p class="lead">${l("invited.lead")}</p>
        <${Ro} />
      </section>
      <div class="front-side">
        <${Km} open=${e} room=${t} />
        <section class="card" aria-labelledby="seats">
          <h2 id="seats">${l("waiting.seats")}</h2>
          <${zo} room=${t} you=${null} />
        </section>
        <p class="note"><a class="learn-again" href=${`/learn?table=${encodeURIComponent(t.code)}`}>${l("front.learn")}</a></p>
      </div>
    </main>
    <${Et} />`}function Ul(e){let t=$t(e.code)!==null,n=e.visibility==="public"&&!t;return!n&&!t&&mi(e.code)?"signed_out":e.seats.every(o=>o.player||n&&o.reserved)?"full":n||t?null:Jn(e.code)?"freed":"no_invite"}function Km({open:e,room:t}){switch(Ul(t)){case"signed_out":return a`<${Ho} title=${l("invited.signed_out")} why=${l("invited.signed_out_why")} />`;case"full":return a`<${Ho} title=${l("invited.full")} why=${l("invited.full_why")} />`;case"freed":return a`<${Ho} title=${l("invited.freed")} why=${l("invited.freed_why")} />`;case"no_invite":return a`<${Ho} title=${l("invited.no_invite")} why=${l("invited.no_invite_why")} />`;default:return a`<${jo} open=${e} code=${t.code} />`}}function Ho({title:e,why:t}){return a`<section class="card stack"><h2>${e}</h2><p>${t}</p></section>`}async function Vm(e,t,n){await no(n),No();let o=$t(t);await e.command("/seats",o?{invite:o}:{}),Xn(t),e.link.dial()}function jo({open:e,code:t,within:n=!1,named:o}){let[s,r]=$(null),i=s??b.value?.nickname??o??Ne(),[c,u]=$(!1),[p,f]=$(null);return a`
    <form class=${n?"stack":"card stack"} onSubmit=${async d=>{d.preventDefault(),u(!0);try{await Vm(e,t,i)}catch(m){let v=m instanceof O&&m.code==="invite_required";f(v?l("invited.dead_invite"):Sn(m))}u(!1)}} aria-labelledby=${n?void 0:"take-seat"}>
      ${!n&&a`<h2 id="take-seat">${l("invited.sit_down")}</h2>`}
      <${En} value=${i} onInput=${r} fault=${p} />
      <button class="primary large" disabled=${c}>${l("invited.take_seat")}</button>
      <p class="note">${l("invited.no_account")}</p>
    </form>`}var We=g(M("hand-over")!=="off");function Wo(e){We.value=e,x("hand-over",e?null:"off")}function zl({room:e,you:t,events:n},o){let s=e?.status==="playing"&&!e.closed?e.state?.clan??null:null;return s===null||o===null||s===o||(t?.seats.length??0)<2||n.at(-1)?.kind==="undo"?null:e?.seats.some(r=>r.clan===s&&t?.seats.includes(r.seat))?s:null}function Go({open:e,words:t=!1}){let n=e.view.value,{room:o,events:s}=n,r=ml(s),i=o?.proposal?.undo!==void 0;if(!wt(n)||i||e.outbox.pending.value||r?.kind!=="action"||!He(n,r.clan))return null;let c=()=>C(()=>e.command("/undo",{version:o?.version}));return t?a`<button type="button" class="plain" onClick=${c}>${l("turn.take_back")}</button>`:a`
    <button type="button" class="plain icon take-back" aria-label=${l("turn.take_back")} title=${l("turn.take_back")} onClick=${c}>
      <svg class="sign-of-tool" viewBox="0 0 22 22" aria-hidden="true" focusable="false"><path d="M8.5 4L4 8.5L8.5 13M4.5 8.5h8a5 5 0 0 1 0 10H8" /></svg>
    </button>`}var Zm=900;function Hl({open:e}){let t=e.view.value,{room:n,events:o}=t,s=n?.state?.clan??null,r=k(null),[i,c]=$(null),u=n?.version??0,p=(o.at(-1)?.version??0)===u;w(()=>{if(!p)return;let v=zl(t,r.current);if(He(t,s)&&(r.current=s),v===null||!We.peek())return;let y=setTimeout(()=>c({clan:v,version:u}),xn()?0:Zm);return()=>clearTimeout(y)},[u,p,t.you?.seats.length]);let f=e.past.looking.value!==null||e.trying.value!==null||e.seen.away.value!==null;if(!n||i===null||i.version!==u||i.clan!==s||f||!We.value)return null;let h=()=>c(null),d=T(n)(s),m=Z(n,s);return a`
    <${st} title=${l("one_phone.pass",{name:d})} onClose=${h}>
      <div class=${`hand-over look-${m}`}>
        <p class="hand-over-signs" aria-hidden="true"><${ot} look=${m} /><${It} look=${m} /></p>
        <button type="button" class="primary large" autofocus onClick=${h}>${l("one_phone.here",{name:d})}</button>
        <div class="row">
          <${Go} open=${e} words />
          <button type="button" class="plain" onClick=${()=>Wo(!1)}>${l("one_phone.no_more")}</button>
        </div>
      </div>
    <//>`}function jl(e){return e.map((t,n)=>Ym(t).map(([o,s])=>`M${o} ${n}h${s}v1h-${s}z`).join("")).join("")}function Ym(e){let t=[];return e.forEach((n,o)=>{n&&(e[o-1]?t[t.length-1][1]+=1:t.push([o,1]))}),t}var Me=(e=>(e[e.Border=-1]="Border",e[e.Data=0]="Data",e[e.Function=1]="Function",e[e.Position=2]="Position",e[e.Timing=3]="Timing",e[e.Alignment=4]="Alignment",e))(Me||{}),Xm=[0,1],Gl=[1,0],ql=[2,3],Kl=[3,2],Jm={L:Xm,M:Gl,Q:ql,H:Kl},Qm=/^\d*$/,th=/^[A-Z0-9 $%*+./:-]*$/,rr="0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:",cr=1,ur=40,Wl=3,eh=3,qo=40,nh=10,Vl=[[-1,7,10,15,20,26,18,20,24,30,18,20,24,26,30,22,24,28,30,28,28,28,28,30,30,26,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],[-1,10,16,26,18,24,16,18,22,22,26,30,22,22,24,24,28,28,26,26,26,26,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28],[-1,13,22,18,26,18,24,18,22,20,24,28,26,24,20,30,24,28,28,26,30,28,30,30,30,30,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],[-1,17,28,22,16,22,28,26,26,24,28,24,28,22,24,24,30,28,28,26,28,30,24,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30]],Zl=[[-1,1,1,1,1,1,2,2,2,2,4,4,4,4,4,6,6,6,6,7,8,8,9,9,10,12,12,12,13,14,15,16,17,18,19,19,20,21,22,24,25],[-1,1,1,1,2,2,4,4,4,5,5,5,8,9,9,10,10,11,13,14,16,17,17,18,20,21,23,25,26,28,29,31,33,35,37,38,40,43,45,47,49],[-1,1,1,2,2,4,4,6,6,8,8,8,10,12,16,12,17,16,18,21,20,23,23,25,27,29,34,34,35,38,40,43,45,48,51,53,56,59,62,65,68],[-1,1,1,2,4,4,4,5,6,8,8,11,11,16,16,18,16,19,21,25,25,25,34,30,32,35,37,40,42,45,48,51,54,57,60,63,66,70,74,77,81]],ir=class{constructor(t,n,o,s){if(this.version=t,this.ecc=n,t<cr||t>ur)throw new RangeError("Version value out of range");if(s<-1||s>7)throw new RangeError("Mask value out of range");this.size=t*4+17;let r=Array.from({length:this.size}).fill(!1);for(let c=0;c<this.size;c++)this.modules.push(r.slice()),this.types.push(r.map(()=>0));this.drawFunctionPatterns();let i=this.addEccAndInterleave(o);if(this.drawCodewords(i),s===-1){let c=1e9;for(let u=0;u<8;u++){this.applyMask(u),this.drawFormatBits(u);let p=this.getPenaltyScore();p<c&&(s=u,c=p),this.applyMask(u)}}this.mask=s,this.applyMask(s),this.drawFormatBits(s)}size;mask;modules=[];types=[];getModule(t,n){return t>=0&&t<this.size&&n>=0&&n<this.size&&this.modules[n][t]}drawFunctionPatterns(){for(let o=0;o<this.size;o++)this.setFunctionModule(6,o,o%2===0,Me.Timing),this.setFunctionModule(o,6,o%2===0,Me.Timing);this.drawFinderPattern(3,3),this.drawFinderPattern(this.size-4,3),this.drawFinderPattern(3,this.size-4);let t=this.getAlignmentPatternPositions(),n=t.length;for(let o=0;o<n;o++)for(let s=0;s<n;s++)o===0&&s===0||o===0&&s===n-1||o===n-1&&s===0||this.drawAlignmentPattern(t[o],t[s]);this.drawFormatBits(0),this.drawVersion()}drawFormatBits(t){let n=this.ecc[1]<<3|t,o=n;for(let r=0;r<10;r++)o=o<<1^(o>>>9)*1335;let s=(n<<10|o)^21522;for(let r=0;r<=5;r++)this.setFunctionModule(8,r,Bt(s,r));this.setFunctionModule(8,7,Bt(s,6)),this.setFunctionModule(8,8,Bt(s,7)),this.setFunctionModule(7,8,Bt(s,8));for(let r=9;r<15;r++)this.setFunctionModule(14-r,8,Bt(s,r));for(let r=0;r<8;r++)this.setFunctionModule(this.size-1-r,8,Bt(s,r));for(let r=8;r<15;r++)this.setFunctionModule(8,this.size-15+r,Bt(s,r));this.setFunctionModule(8,this.size-8,!0)}drawVersion(){if(this.version<7)return;let t=this.version;for(let o=0;o<12;o++)t=t<<1^(t>>>11)*7973;let n=this.version<<12|t;for(let o=0;o<18;o++){let s=Bt(n,o),r=this.size-11+o%3,i=Math.floor(o/3);this.setFunctionModule(r,i,s),this.setFunctionModule(i,r,s)}}drawFinderPattern(t,n){for(let o=-4;o<=4;o++)for(let s=-4;s<=4;s++){let r=Math.max(Math.abs(s),Math.abs(o)),i=t+s,c=n+o;i>=0&&i<this.size&&c>=0&&c<this.size&&this.setFunctionModule(i,c,r!==2&&r!==4,Me.Position)}}drawAlignmentPattern(t,n){for(let o=-2;o<=2;o++)for(let s=-2;s<=2;s++)this.setFunctionModule(t+s,n+o,Math.max(Math.abs(s),Math.abs(o))!==1,Me.Alignment)}setFunctionModule(t,n,o,s=Me.Function){this.modules[n][t]=o,this.types[n][t]=s}addEccAndInterleave(t){let n=this.version,o=this.ecc;if(t.length!==Ko(n,o))throw new RangeError("Invalid argument");let s=Zl[o[0]][n],r=Vl[o[0]][n],i=Math.floor(ar(n)/8),c=s-i%s,u=Math.floor(i/s),p=[],f=fh(r);for(let d=0,m=0;d<s;d++){let v=t.slice(m,m+u-r+(d<c?0:1));m+=v.length;let y=ph(v,f);d<c&&v.push(0),p.push(v.concat(y))}let h=[];for(let d=0;d<p[0].length;d++)p.forEach((m,v)=>{(d!==u-r||v>=c)&&h.push(m[d])});return h}drawCodewords(t){if(t.length!==Math.floor(ar(this.version)/8))throw new RangeError("Invalid argument");let n=0;for(let o=this.size-1;o>=1;o-=2){o===6&&(o=5);for(let s=0;s<this.size;s++)for(let r=0;r<2;r++){let i=o-r,u=(o+1&2)===0?this.size-1-s:s;!this.types[u][i]&&n<t.length*8&&(this.modules[u][i]=Bt(t[n>>>3],7-(n&7)),n++)}}}applyMask(t){if(t<0||t>7)throw new RangeError("Mask value out of range");for(let n=0;n<this.size;n++)for(let o=0;o<this.size;o++){let s;switch(t){case 0:s=(o+n)%2===0;break;case 1:s=n%2===0;break;case 2:s=o%3===0;break;case 3:s=(o+n)%3===0;break;case 4:s=(Math.floor(o/3)+Math.floor(n/2))%2===0;break;case 5:s=o*n%2+o*n%3===0;break;case 6:s=(o*n%2+o*n%3)%2===0;break;case 7:s=((o+n)%2+o*n%3)%2===0;break;default:throw new Error("Unreachable")}!this.types[n][o]&&s&&(this.modules[n][o]=!this.modules[n][o])}}getPenaltyScore(){let t=0;for(let r=0;r<this.size;r++){let i=!1,c=0,u=[0,0,0,0,0,0,0];for(let p=0;p<this.size;p++)this.modules[r][p]===i?(c++,c===5?t+=Wl:c>5&&t++):(this.finderPenaltyAddHistory(c,u),i||(t+=this.finderPenaltyCountPatterns(u)*qo),i=this.modules[r][p],c=1);t+=this.finderPenaltyTerminateAndCount(i,c,u)*qo}for(let r=0;r<this.size;r++){let i=!1,c=0,u=[0,0,0,0,0,0,0];for(let p=0;p<this.size;p++)this.modules[p][r]===i?(c++,c===5?t+=Wl:c>5&&t++):(this.finderPenaltyAddHistory(c,u),i||(t+=this.finderPenaltyCountPatterns(u)*qo),i=this.modules[p][r],c=1);t+=this.finderPenaltyTerminateAndCount(i,c,u)*qo}for(let r=0;r<this.size-1;r++)for(let i=0;i<this.size-1;i++){let c=this.modules[r][i];c===this.modules[r][i+1]&&c===this.modules[r+1][i]&&c===this.modules[r+1][i+1]&&(t+=eh)}let n=0;for(let r of this.modules)n=r.reduce((i,c)=>i+(c?1:0),n);let o=this.size*this.size,s=Math.ceil(Math.abs(n*20-o*10)/o)-1;return t+=s*nh,t}getAlignmentPatternPositions(){if(this.version===1)return[];{let t=Math.floor(this.version/7)+2,n=this.version===32?26:Math.ceil((this.version*4+4)/(t*2-2))*2,o=[6];for(let s=this.size-7;o.length<t;s-=n)o.splice(1,0,s);return o}}finderPenaltyCountPatterns(t){let n=t[1],o=n>0&&t[2]===n&&t[3]===n*3&&t[4]===n&&t[5]===n;return(o&&t[0]>=n*4&&t[6]>=n?1:0)+(o&&t[6]>=n*4&&t[0]>=n?1:0)}finderPenaltyTerminateAndCount(t,n,o){return t&&(this.finderPenaltyAddHistory(n,o),n=0),n+=this.size,this.finderPenaltyAddHistory(n,o),this.finderPenaltyCountPatterns(o)}finderPenaltyAddHistory(t,n){n[0]===0&&(t+=this.size),n.pop(),n.unshift(t)}};function Ut(e,t,n){if(t<0||t>31||e>>>t)throw new RangeError("Value out of range");for(let o=t-1;o>=0;o--)n.push(e>>>o&1)}function Bt(e,t){return(e>>>t&1)!==0}var An=class{constructor(t,n,o){if(this.mode=t,this.numChars=n,this.bitData=o,n<0)throw new RangeError("Invalid argument");this.bitData=o.slice()}getData(){return this.bitData.slice()}},oh=[1,10,12,14],sh=[2,9,11,13],rh=[4,8,16,16];function Yl(e,t){return e[Math.floor((t+7)/17)+1]}function Xl(e){let t=[];for(let n of e)Ut(n,8,t);return new An(rh,e.length,t)}function ih(e){if(!Jl(e))throw new RangeError("String contains non-numeric characters");let t=[];for(let n=0;n<e.length;){let o=Math.min(e.length-n,3);Ut(Number.parseInt(e.substring(n,n+o),10),o*3+1,t),n+=o}return new An(oh,e.length,t)}function ah(e){if(!Ql(e))throw new RangeError("String contains unencodable characters in alphanumeric mode");let t=[],n;for(n=0;n+2<=e.length;n+=2){let o=rr.indexOf(e.charAt(n))*45;o+=rr.indexOf(e.charAt(n+1)),Ut(o,11,t)}return n<e.length&&Ut(rr.indexOf(e.charAt(n)),6,t),new An(sh,e.length,t)}function lh(e){return e===""?[]:Jl(e)?[ih(e)]:Ql(e)?[ah(e)]:[Xl(uh(e))]}function Jl(e){return Qm.test(e)}function Ql(e){return th.test(e)}function ch(e,t){let n=0;for(let o of e){let s=Yl(o.mode,t);if(o.numChars>=1<<s)return Number.POSITIVE_INFINITY;n+=4+s+o.bitData.length}return n}function uh(e){e=encodeURI(e);let t=[];for(let n=0;n<e.length;n++)e.charAt(n)!=="%"?t.push(e.charCodeAt(n)):(t.push(Number.parseInt(e.substring(n+1,n+3),16)),n+=2);return t}function ar(e){if(e<cr||e>ur)throw new RangeError("Version number out of range");let t=(16*e+128)*e+64;if(e>=2){let n=Math.floor(e/7)+2;t-=(25*n-10)*n-55,e>=7&&(t-=36)}return t}function Ko(e,t){return Math.floor(ar(e)/8)-Vl[t[0]][e]*Zl[t[0]][e]}function fh(e){if(e<1||e>255)throw new RangeError("Degree out of range");let t=[];for(let o=0;o<e-1;o++)t.push(0);t.push(1);let n=1;for(let o=0;o<e;o++){for(let s=0;s<t.length;s++)t[s]=lr(t[s],n),s+1<t.length&&(t[s]^=t[s+1]);n=lr(n,2)}return t}function ph(e,t){let n=t.map(o=>0);for(let o of e){let s=o^n.shift();n.push(0),t.forEach((r,i)=>n[i]^=lr(r,s))}return n}function lr(e,t){if(e>>>8||t>>>8)throw new RangeError("Byte out of range");let n=0;for(let o=7;o>=0;o--)n=n<<1^(n>>>7)*285,n^=(t>>>o&1)*e;return n}function mh(e,t,n=1,o=40,s=-1,r=!0){if(!(cr<=n&&n<=o&&o<=ur)||s<-1||s>7)throw new RangeError("Invalid value");let i,c;for(i=n;;i++){let h=Ko(i,t)*8,d=ch(e,i);if(d<=h){c=d;break}if(i>=o)throw new RangeError("Data too long")}for(let h of[Gl,ql,Kl])r&&c<=Ko(i,h)*8&&(t=h);let u=[];for(let h of e){Ut(h.mode[0],4,u),Ut(h.numChars,Yl(h.mode,i),u);for(let d of h.getData())u.push(d)}let p=Ko(i,t)*8;Ut(0,Math.min(4,p-u.length),u),Ut(0,(8-u.length%8)%8,u);for(let h=236;u.length<p;h^=253)Ut(h,8,u);let f=Array.from({length:Math.ceil(u.length/8)},()=>0);return u.forEach((h,d)=>f[d>>>3]|=h<<7-(d&7)),new ir(i,t,f,s)}function tc(e,t){let{ecc:n="L",boostEcc:o=!1,minVersion:s=1,maxVersion:r=40,maskPattern:i=-1,border:c=1}=t||{},u=typeof e=="string"?lh(e):Array.isArray(e)?[Xl(e)]:void 0;if(!u)throw new Error(`uqr only supports encoding string and binary data, but got: ${typeof e}`);let p=mh(u,Jm[n],s,r,i,o),f=hh({version:p.version,maskPattern:p.mask,size:p.size,data:p.modules,types:p.types},c);return t?.invert&&(f.data=f.data.map(h=>h.map(d=>!d))),t?.onEncoded?.(f),f}function hh(e,t=1){if(!t)return e;let{size:n}=e,o=n+t*2;e.size=o,e.data.forEach(r=>{for(let i=0;i<t;i++)r.unshift(!1),r.push(!1)});for(let r=0;r<t;r++)e.data.unshift(Array.from({length:o},i=>!1)),e.data.push(Array.from({length:o},i=>!1));let s=Me.Border;e.types.forEach(r=>{for(let i=0;i<t;i++)r.unshift(s),r.push(s)});for(let r=0;r<t;r++)e.types.unshift(Array.from({length:o},i=>s)),e.types.push(Array.from({length:o},i=>s));return e}function ec({link:e,label:t}){let{size:n,path:o}=z(()=>{let s=tc(e,{ecc:"M",border:3});return{size:s.size,path:jl(s.data)}},[e]);return a`
    <svg class="qr" viewBox=${`0 0 ${n} ${n}`} role="img" aria-label=${t} shape-rendering="crispEdges">
      <rect class="qr-light" width=${n} height=${n} />
      <path class="qr-dark" d=${o} />
    </svg>`}async function Ab(e){let t=document.createElement("input");t.type="text",t.value=e,t.readOnly=!0,t.className="unseen";let n=document.activeElement;document.body.append(t),Y(l(await nc(t))),t.remove(),n instanceof HTMLElement&&n.focus({preventScroll:!0})}async function nc(e,t="share.copied"){e.focus({preventScroll:!0}),e.select(),e.setSelectionRange(0,e.value.length);try{if(navigator.clipboard)await navigator.clipboard.writeText(e.value);else if(!document.execCommand("copy"))throw new Error("no way to copy");return t}catch{return"share.copy_yourself"}}async function dh(e,t,n){try{await navigator.share({title:t,text:n,url:e})}catch{}}function Vo({code:e,invite:t,name:n,label:o=l("share.link")}){return a`
    <${fr} link=${nn(qt.value,e,t)} label=${o} title=${n||l("app.name")}
      message=${l("share.message")} copied="share.copied" qr=${l("share.qr")} scan=${l("share.scan")} />`}function fr({link:e,label:t,title:n,message:o,copied:s="share.done",qr:r,scan:i}){let c=k(null),[u,p]=$("");return a`
    <div class="share">
      <label class="field">
        <span>${t}</span>
        <input ref=${c} type="text" class="link" readonly value=${e} onFocus=${h=>h.target.select()} />
      </label>
      <div class="share-ways">
        <button type="button" class="primary" onClick=${async()=>c.current&&p(await nc(c.current,s))}>${l("share.copy")}</button>
        ${"share"in navigator&&a`
          <button type="button" onClick=${()=>dh(e,n,o)}>${l("share.share")}</button>`}
      </div>
      <p class="note share-said" role="status">${u&&l(u)}</p>
      ${r&&a`
        <figure class="qr-card">
          <${ec} link=${e} label=${r} />
          <figcaption>${i}</figcaption>
        </figure>`}
    </div>`}function oc({open:e}){let t=e.view.value,{room:n}=t,o=fi($t(e.code));if(o!==null)return a`<${gh} open=${e} number=${o} />`;if(!n?.clock?.offered||n.status!=="playing"||n.closed)return null;let s=T(n)(n.clock.clan),r=L(t);return r?.clan===n.clock.clan?a`<${yh} open=${e} />`:r?a`<${_h} open=${e} name=${s} />`:$t(e.code)?a`<${$h} open=${e} name=${s} />`:null}function $h({open:e,name:t}){let[n,o]=$(!1);return a`
    <div class="offer">
      <button type="button" class="primary" aria-haspopup="dialog" onClick=${()=>o(!0)}>${l("offered.take")}</button>
    </div>
    ${n&&a`
      <${st} title=${l("offered.take")} onClose=${()=>o(!1)}>
        <p>${l("offered.for_you",{name:t})}</p>
        <${jo} open=${e} code=${e.code} within />
      <//>`}`}function gh({open:e,number:t}){let n=e.view.value,o=n.room,s=o.seats[t],[r,i]=$(!0),c=vh(n,s);if(w(()=>{c&&(Y(l(c),!0),Xn(e.code))},[c]),c||!s?.player)return null;let u=T(o)(s.clan??0),p=()=>i(!1);return a`
    <div class="offer">
      <button type="button" class="primary" aria-haspopup="dialog" onClick=${()=>i(!0)}>${l("one_phone.take",{name:u})}</button>
    </div>
    ${r&&a`
      <${st} title=${l("one_phone.take",{name:u})} onClose=${p}>
        <div class=${`row taking look-${Z(o,s.clan??0)}`}><${ot} look=${Z(o,s.clan??0)} />
          <p>${l(o.name?"one_phone.take_at":"one_phone.take_what",{name:u,table:D(o.name)})}</p></div>
        <${jo} open=${e} code=${e.code} within named=${s.player.nickname} />
      <//>`}`}function vh(e,t){return L(e)?"one_phone.sits_already":e.room?.status!=="playing"?"errors.game_over":t?.keeper?t.retired?"errors.retired_seat":null:"errors.seat_link_used"}function yh({open:e}){return a`
    <div class="offer" role="status">
      <p>${l("offered.mine")}</p>
      <div class="row"><button type="button" class="primary" onClick=${()=>C(()=>e.command("/back"))}>${l("offered.back")}</button></div>
    </div>`}function _h({open:e,name:t}){let[n,o]=$(!1),s=e.view.value.room;return a`
    <div class="offer" role="status">
      <p>${l("offered.to_send",{name:t})}</p>
      <div class="row"><button type="button" aria-haspopup="dialog" onClick=${()=>o(!0)}>${l("offered.send")}</button></div>
    </div>
    ${n&&a`
      <${st} title=${l("offered.send")} onClose=${()=>o(!1)}>
        <${Vo} code=${s.code} invite=${e.view.value.you?.offered??null} name=${s.name} />
      <//>`}`}function wh(e,t){let n=[t.clan,...(e.claims??[]).map(({clan:s})=>s)],o=e.seats.filter(({clan:s})=>s!==null&&n.includes(s)).map(pr);return e.seats.filter(s=>s.clan!==null&&!s.retired&&!o.includes(pr(s)))}var pr=e=>e.keeper??e.player?.id??e.seat,mr=e=>new Set(e.map(pr)).size;function sc(e,t){let n=wh(e,t);return{given:mr(n.filter(({clan:o})=>t.agreed.includes(o??-1))),all:mr(n)}}function Gb(e){let t=(e.claims??[]).map(({clan:n})=>n);return e.seats.filter(({clan:n,retired:o,player:s,keeper:r})=>n!==null&&s&&!r&&!o&&!t.includes(n))}function qb(e){return mr(e.seats.filter(({clan:t,retired:n})=>t!==null&&!n))>2}var bh=()=>import("./claiming-PYVWLE57.js");function rc({open:e}){let{room:t,you:n}=e.view.value;return t?.status!=="playing"||!t.claims?null:t.claims.map(o=>o.asker.id===n?.player?a`<${kh} open=${e} claim=${o} key=${o.number} />`:wt(e.view.value)&&a`<${xh} open=${e} claim=${o} key=${o.number} />`)}function Zo(e,t,n){return C(()=>e.command("/claims/answer",{number:t.number,agree:n}))}function ic(e,t){let n=e.room.value,{given:o,all:s}=sc(n,t);return{name:T(n)(t.clan),who:D(t.asker.nickname),when:he(t.due),given:o,all:s}}function kh({open:e,claim:t}){let n=ic(e,t);return a`
    <div class="offer claim" role="status">
      <p>${l(n.given===n.all?"claims.waiting_until":"claims.waiting",n)}</p>
      <div class="row"><button type="button" onClick=${()=>Zo(e,t,!1)}>${l("claims.withdraw")}</button></div>
    </div>`}function xh({open:e,claim:t}){let n=ic(e,t),o=L(e.view.value)?.clan??-1;return o===t.clan?null:t.agreed.includes(o)?a`
      <div class="offer claim" role="status">
        <p>${l(n.given===n.all?"claims.you_vouch_until":"claims.you_vouch",n)}</p>
        <div class="row"><button type="button" onClick=${()=>Zo(e,t,!1)}>${l("claims.unvouch")}</button></div>
      </div>`:a`
    <div class="offer claim" role="status">
      <details class="more">
        <summary>${l("claims.asks",n)}</summary>
        <p>${l("claims.card",n)} ${l("claims.card_what",n)}</p>
      </details>
      <div class="row">
        <button type="button" class="primary" onClick=${()=>Zo(e,t,!0)}>${l("claims.vouch")}</button>
        <button type="button" onClick=${()=>Zo(e,t,!1)}>${l("claims.refuse")}</button>
      </div>
    </div>`}function ac({open:e}){let[t,n]=$(!1),{room:o,you:s}=e.view.value;return o?.status!=="playing"||o.claims?.some(({asker:r})=>r.id===s?.player)?null:a`
    <button type="button" class="plain was-mine" aria-haspopup="dialog" onClick=${()=>n(!0)}>${l("claims.was_mine")}</button>
    ${t&&a`<${it} load=${bh} name="ClaimDialog" open=${e} onClose=${()=>n(!1)} />`}`}function lc(e,t,n,o){let s=Object.values(t.territories).filter(i=>i.clan===n).length,r=t.tangata_manu[n].length;return e("commands.land_seen",{name:o,n:s,birds:e("table.bird_men",{n:r,of:r+t.reserves[n].tangata_manu})})}function cc(e,t,n,o,s){let r=Object.entries(n.territories).filter(([,p])=>p.clan===o),i=t(r.map(([p,{dominance:f,chief:h}])=>e("commands.holding",{territory:p,force:je(e,f,h)}))),c=n.tangata_manu[o],u=n.reserves[o];return[r.length?e("commands.land_of",{name:s,n:r.length,list:i}):e("commands.no_land",{name:s}),...c.length?[e("commands.grounds",{n:c.length,list:t(c)})]:[],e("commands.reserve",{tokens:e("table.tokens",{n:u.dominance}),chief:e(u.chief?"table.chief_here":"table.chief_away")}),...n.make_make===o?[e("commands.make_make",{name:s})]:[]]}var Ch="(min-width: 900px)",Ge=g((M("names")??(globalThis.matchMedia?.(Ch).matches?"on":"off"))==="on");function Mh(){Ge.value=!Ge.value,x("names",Ge.value?"on":"off")}function uc({view:e,children:t}){return a`
    <div class="tools" role="group" aria-label=${l("tools.label")}>
      <${re} label="tools.closer" short="tools.closer" d="M4 11h14M11 4v14" onClick=${()=>e.closer()} />
      <${re} label="tools.farther" short="tools.farther" d="M4 11h14" onClick=${()=>e.farther()} />
      <${re} label="tools.turn" short="tools.turn_short" d="M17.5 8A7.5 7.5 0 1 0 18.5 12M18.5 3v5.4h-5.4" onClick=${()=>e.turnOn()} />
      <${re} label="tools.names" short="tools.names_short" aria-pressed=${Ge.value}
        d="M9.5 12.5a3.4 3.4 0 1 0 0 .1M9.5 8.5v7.5M14 8.5l3.5-2.5v10" onClick=${Mh} />
      ${t}
      <${re} label="tools.reset" short="tools.reset_short" disabled=${!e.moved.value}
        d="M3.5 8.5v-5h5M13.5 3.5h5v5M18.5 13.5v5h-5M8.5 18.5h-5v-5" onClick=${()=>e.reset()} />
    </div>`}function re({label:e,short:t,d:n,...o}){return a`
    <button type="button" class="plain tool" aria-label=${l(e)} title=${l(e)} ...${o}>
      <svg class="sign-of-tool" viewBox="0 0 22 22" aria-hidden="true" focusable="false"><path d=${n} /></svg>
      <span aria-hidden="true">${l(t)}</span></button>`}function fc(e,t){let{room:n,events:o}=e.view.value,s=o[(St(e)?.version??0)-1];if(!n||!s)return ft(l("log.nothing"));t.play(s.effects,r=>Z(n,r)),ft(Tn(n,s).join(" "))}function pc(e,t){let{room:n}=e.view.value,o=St(e)?.state;if(!n||!o)return;let s=L(e.view.value)?.clan??o.clan??o.winner??0;t.point(Z(n,s));let r=T(n)(s);Bi(lc(l,o,s,r),cc(l,Pe,o,s,r).join(" "))}function mc(e,t,n,o){if(!(!(e.target instanceof Element&&e.target.closest(".board"))||e.ctrlKey||e.altKey||e.metaKey)){if(e.key==="w")fc(t,n);else if(e.key==="m")pc(t,n);else if(e.key==="t"&&o)o();else return;e.preventDefault()}}function hc({open:e,stage:t}){return a`
    <${re} label="commands.changed" short="commands.changed_short" aria-keyshortcuts="w" d="M4.5 5v12M9 5l9 6-9 6z" onClick=${()=>fc(e,t)} />
    <${re} label="commands.land" short="commands.land" aria-keyshortcuts="m" d="M11 2.5l7 4.2v8.6l-7 4.2-7-4.2V6.7zM11 8.5v.1M11 11v4" onClick=${()=>pc(e,t)} />
    <p class="unseen" id="board-keys">${l("commands.keys")}</p>`}function dc({open:e}){let{room:t,you:n}=e.view.value,o=k(null);if(w(()=>o.current?.focus({preventScroll:!0}),[]),!t?.state)return null;let{winner:s,result:r}={...t.state,result:t.state.result??"none"},i=s===null?"":T(t)(s);return a`
    <section class="end" aria-labelledby="end-title">
      <div class="end-figure" aria-hidden="true">
        ${s===null?a`<${Ct} />`:a`<${It} look=${Z(t,s)} />`}
      </div>
      <h2 id="end-title" tabindex="-1" ref=${o}>${l(Sh(e.view.value,s)?`end.${r}_you`:`end.${r}`,{name:i})}</h2>
      <p>${l(`end.${r}_why`,{name:i})}</p>
      <p class="row">
        <${Eh} open=${e} rematch=${t.rematch} seated=${(n?.seats.length??0)>0} />
        <${Bo} open=${e} from=${0} words=${l("past.through")} kind="" />
        <a class="button plain" href=${`${e.path}/record`} download=${`make-make-${t.code}.txt`}>${l("table.record")}</a>
      </p>
    </section>`}function Sh(e,t){return He(e,t)&&Mt(e).length===1}function Eh({open:e,rematch:t,seated:n}){let o=()=>C(async()=>te(`/r/${(await q(`${e.path}/rematch`)).code}`));return t?a`<a class="button primary" href=${`/r/${t}`}>${l(n?"end.to_rematch":"end.watch_rematch")}</a>`:n?a`<button type="button" class="primary" onClick=${o}>${l("end.rematch")}</button>`:null}function $c({open:e}){let t=B(e.view.value),n=vt.value.find(o=>o.your_turn&&o.code!==e.code);return t||!n?null:a`<a class="button next-game" href=${`/r/${n.code}`}>${l("games.next",{title:gn(n)})}</a>`}var Th=[["board",[1]],["dominance",[2,3,4,5,6]],["at_once",[7,8,9,10]],["ceremony",[11,12]],["ending",[13,14,15,16]]],Ah=["wheel","touchmove","keydown","pointerdown"];function Oh(){let[e,t]=$(null);return w(()=>{import("./rules-explained-WYJSVZL3.js").then(n=>n.begin()).then(t,()=>{})},[]),e}function Lh(e){let t=k(!1);return w(()=>{let n=new AbortController,o=()=>t.current=!0;t.current=!1;for(let s of Ah)addEventListener(s,o,{passive:!0,signal:n.signal});return()=>n.abort()},[e]),()=>t.current}function Yo({level:e=2,marked:t="",page:n=!1}){let o=Oh(),s=k(null),r=Lh(t);return w(()=>{t&&!r()&&s.current?.querySelector(`#${CSS.escape(t)}`)?.scrollIntoView()},[t,o]),a`
    <div ref=${s}>
      <div class="rules-intro">${eo("rules.intro").map(i=>a`<p>${i}</p>`)}</div>
      ${Th.map(([i,c])=>a`
        <section class="rules-chapter">
          <${`h${e}`}>${l(`rules.chapters.${i}`)}<//>
          ${c.map(u=>a`<${Ph} name=${`r${u}`} level=${e+1} marked=${t===`r${u}`} page=${n} explained=${o} />`)}
        </section>`)}
      <section class="rules-chapter">
        <${`h${e}`}>${l("rules.credits_title")}<//>
        ${eo("rules.credits").map(i=>a`<p>${i}</p>`)}
      </section>
    </div>`}function Ph({name:e,level:t,marked:n,page:o,explained:s}){let r=e.toUpperCase();return a`
    <article class=${n?"rule marked":"rule"} id=${e}>
      <${`h${t}`}>${o?a`<a class="rule-number" href=${`#${e}`}>${r}</a>`:a`<span class="rule-number">${r}</span>`} ${l(`rules.${e}.title`)}<//>
      ${s&&a`<${s.Picture} name=${e} />`}
      ${eo(`rules.${e}.body`).map(i=>a`<p>${i}</p>`)}
      ${o&&s&&a`<${s.Ruling} name=${e} />`}
    </article>`}var Xo=g(null);function Tt(e=""){Xo.value=e}function gc(){return Xo.value===null?null:a`<${Nh} rule=${Xo.value} />`}function Nh({rule:e}){return a`
    <${st} title=${l("rules.title")} wide onClose=${()=>Xo.value=null}>
      <div class="rules"><${Yo} level=${3} marked=${e.toLowerCase()} /></div>
    <//>`}var Rh=()=>import("./channel-YELJZYCX.js"),Ih=()=>import("./sealing-Q5ZY76LZ.js");function vc({open:e}){let[t,n]=$(null),o=()=>n(null);return a`
    <button type="button" class="plain" aria-haspopup="dialog" onClick=${()=>n("menu")}>${l("menu.open")}</button>
    ${t==="menu"&&a`<${Fh} open=${e} onShow=${n} />`}
    ${t==="sharing"&&a`<${Bh} open=${e} onClose=${o} />`}
    ${t==="time"&&a`<${it} load=${Ce} name="TimeDialog" open=${e} onClose=${o} />`}
    ${t==="hours"&&a`<${it} load=${Ce} name="HoursDialog" open=${e} onClose=${o} />`}
    ${t==="sealing"&&a`<${it} load=${Ih} name="SealingDialog" open=${e} onClose=${o} onTime=${()=>n("time")} />`}
    ${t==="channel"&&a`<${it} load=${Rh} name="ChannelDialog" open=${e} onClose=${o} />`}
    ${t==="rename"&&a`<${nr} onClose=${o} />`}
    ${t==="draw"&&a`<${Hh} open=${e} onClose=${o} />`}
    ${t==="end"&&a`<${Uh} open=${e} onClose=${o} />`}
    ${t==="resign"&&a`<${zh} open=${e} onClose=${o} />`}`}function Fh({open:e,onShow:t}){let n=e.view.value,o=wt(n),s=L(n)!==null,r=()=>{t(null),Tt()};return a`
    <${st} title=${l("menu.title")} onClose=${()=>t(null)}>
      <div class="menu">
        ${n.you?.kept&&a`<button type="button" class="primary" onClick=${()=>t("sealing")}>${l("one_phone.seal")}</button>`}
        <div class="menu-parts">
          <div class="menu-part">
            <button type="button" onClick=${r}>${l("app.rules")}</button>
            <button type="button" onClick=${()=>t("sharing")}>${l("menu.sharing")}</button>
            ${o&&a`<button type="button" onClick=${()=>t("time")}>${l("time.title")}</button>`}
            ${s&&a`<button type="button" onClick=${()=>t("channel")}>${l("elsewhere.title")}</button>`}
            ${s&&a`<${Dh} open=${e} onDone=${()=>t(null)} />`}
          </div>
          <div class="menu-part">
            ${s&&a`<button type="button" onClick=${()=>t("rename")}>${l("nickname.change")}</button>`}
            ${s&&a`<button type="button" onClick=${()=>t("hours")}>${l("hours.title")}</button>`}
            <a class="button" href="/settings">${l("app.settings")}</a>
            <a class="button" href="/">${l("menu.home")}</a>
          </div>
          ${o&&a`
            <div class="menu-part">
              <${jh} open=${e} onDone=${()=>t(null)} onAsk=${()=>t("draw")} />
              ${n.room?.proposal?.end===void 0&&a`<button type="button" onClick=${()=>t("end")}>${l("menu.end")}</button>`}
              <button type="button" class="grave" onClick=${()=>t("resign")}>${l("menu.resign")}</button>
            </div>`}
        </div>
        ${n.you?.kept&&a`
          <label class="check"><input type="checkbox" checked=${We.value} onChange=${i=>Wo(i.target.checked)} />
            <span>${l("one_phone.ask")}</span></label>`}
        <label class="check"><input type="checkbox" checked=${go.value} onChange=${i=>za(i.target.checked)} />
          <span>${l("menu.sounds")}</span></label>
        ${ks()&&a`<label class="check"><input type="checkbox" checked=${Vn.value} onChange=${i=>ui(i.target.checked)} />
          <span>${l("menu.buzz")}</span></label>`}
        <div class="menu-languages"><span>${l("app.language")}</span><${qs} /></div>
      </div>
    <//>`}function Dh({open:e,onDone:t}){let[n,o]=$(null);return w(()=>{N(`${e.path}/mute`).then(r=>o(r.muted),rt)},[]),a`<button type="button" disabled=${n===null} onClick=${async()=>{await C(()=>J(n?"DELETE":"PUT",`${e.path}/mute`))&&(Y(l(n?"menu.unmuted":"menu.muted")),t())}}>${l(n?"menu.unmute":"menu.mute")}</button>`}function Bh({open:e,onClose:t}){let[n,o]=$(null),s=k(e.past.position.value?.version??0);return w(()=>{pt(()=>import("./sharing-WU4HLOBH.js")).then(r=>r?o(r):t())},[]),n&&a`<${n.SharingDialog} open=${e} version=${s.current} onClose=${t} />`}function Uh({open:e,onClose:t}){let n=async()=>{await C(()=>e.command("/proposals",{end:!0})),t()};return a`
    <${dt} title=${l("menu.end_ask")} yes=${l("menu.end_yes")} onYes=${n} onClose=${t}>
      <p>${l("menu.end_what")}</p>
    <//>`}function zh({open:e,onClose:t}){let[n,o]=$(!1),[s]=$(()=>L(e.view.value)),r=Mt(e.view.value).length>1,i=r&&s?.clan!=null&&e.room.value?T(e.room.value)(s.clan):null,c=async()=>{await C(()=>q(`${e.path}/resign`,r?{seat:s?.seat}:void 0))&&e.refresh(),t()},u=n?"again":"first";return a`
    <${dt} key=${u} title=${i===null?l(`menu.resign_${u}`):l("one_phone.resign",{name:i})} yes=${l(`menu.resign_${u}_yes`)} grave
      onYes=${n?c:()=>o(!0)} onClose=${t}>
      <p>${l(`menu.resign_${u}_what`)}</p>
    <//>`}function Jo(e,t){return C(()=>e.command("/draw",{agree:t}))}function Hh({open:e,onClose:t}){let n=()=>Jo(e,!0).then(t);return a`
    <${dt} title=${l("one_phone.draw_ask")} yes=${l("one_phone.draw_yes")} grave onYes=${n} onClose=${t}>
      <p>${l("one_phone.draw_what")}</p>
    <//>`}function jh({open:e,onDone:t,onAsk:n}){let{room:o}=e.view.value,s=L(e.view.value)?.clan??-1;if(o?.draw.length)return null;let r=async()=>al(e.view.value)?n():await Jo(e,!0)&&t();return s<0?null:a`<button type="button" onClick=${r}>${l("draw.offer")}</button>`}function Wh({room:e,you:t}){let n=e?.seats.filter(({seat:r})=>t?.seats.includes(r)).map(({clan:r})=>r??-1)??[],o=e?.draw.some(r=>n.includes(r))??!1,s=k({agreed:!1,version:-1});return w(()=>{let r=s.current.agreed&&!e?.draw.length&&s.current.version===e?.version;s.current={agreed:o,version:e?.version??-1},r&&e?.status==="playing"&&Y(l("draw.off"))},[o,e?.version]),()=>{s.current={...s.current,agreed:!1}}}function yc({open:e,names:t}){let n=e.view.value,{room:o}=n,s=Wh(n);if(!o?.draw.length||o.status!=="playing")return null;let r=L(n)?.clan??-1,i=o.draw.includes(r),c=o.draw.filter(f=>!Mt(n).some(h=>h.clan===f)),u=c.length>1?l("draw.they_agree",{names:Pe(c.map(t))}):l("draw.offered",{name:t(o.draw[0])}),p=()=>(i&&s(),Jo(e,!1));return a`
    <div class="offer" role="status">
      <p>${i?l(c.length?"draw.you_agree":"draw.you_offer"):u}</p>
      ${wt(n)&&a`
        <div class="row">
          ${!i&&a`<button type="button" class="primary" onClick=${()=>Jo(e,!0)}>${l("draw.agree")}</button>`}
          <button type="button" onClick=${p}>${l(i?"draw.withdraw":"draw.decline")}</button>
        </div>`}
    </div>`}var _c="push-offer",Gh=()=>globalThis.isSecureContext&&"PushManager"in globalThis&&globalThis.Notification?.permission==="default";function qh(e){let t=L(e)?.clan??null;return t!==null&&wt(e)&&!B(e)&&e.events.some(n=>n.kind==="action"&&n.clan===t)}var Kh=()=>import("./push-question-7BM3FXDQ.js");function wc({open:e}){let[t,n]=$(M(_c)==="no"),o=!t&&qh(e.view.value)&&Gh(),s=_n(o,Kh,()=>n(!0)),r=()=>{x(_c,"no"),n(!0)};return o&&s&&a`<${s.PushQuestion} onDone=${r} />`}function bc(e){return new Set([...Object.keys(e?.place??{}),...Object.keys(e?.withdraw??{}),...e?.moai??[]])}function kc(e){return new Set(e?.moai??[])}function xc(e){return new Set(e?.tangata_manu??[])}function hr(e,t,n){let o=e?.place?.[n],s=t.clan===null?0:t.reserves[t.clan].dominance;return{place:o?{plain:o.least,chief:o.least_with_chief,most:s}:null,withdraw:e?.withdraw?.[n]??[]}}function On(e,t){return t?e.chief:e.plain}function Qo(e,t,n,o){let s=On(e,o)===null?!o:o,r=On(e,s)??1;return{type:"place",territory:t,dominance:Math.min(e.most,Math.max(r,n)),chief:s}}function Cc(e,t,n){let o=t.dominance===On(e,t.chief);return Qo(e,t.territory,o?0:t.dominance,n)}function Mc(e,t,n){if(e?.moai?.includes(n))return{type:"moai",territory:n};let o=hr(e,t,n);return o.place?Qo(o.place,n,0,!1):o.withdraw.length?{type:"withdraw",territory:n,chief:o.withdraw[0]}:null}function Sc(e,t){let n=e.clan??0;if(e.territories[t]?.clan===n)return{type:"withdraw",territory:t,chief:!1};let{dominance:o,chief:s}=e.reserves[n];return{type:"place",territory:t,dominance:Math.max(1,o),chief:s}}function Ec(e){let t=e?.effects??[],n=o=>new Set(t.map(s=>s[o]).filter(Boolean));return{spaces:n("territory"),grounds:n("ground")}}var Vh=1e3;function Zh(e){return new Set(e?.body.spaces??[])}var ts=class{constructor(t){this.open=t,this.selected=g(null),this.touched=g(null),this.action=g(null),this.preview=g(null),this.refusal=g(null),this.unanswered=g(!1),this.reasons=tt(()=>Zh(this.refusal.value??t.outbox.refused.value)),this.asked=0}touch(t,n=!1){if(this.open.outbox.refused.value=null,!this.open.view.value.room?.state)return;let o=this.touched.value===t?null:t;if(!n)return this.#e(o);this.touched.value=o;let s=++this.asked;vo(()=>s===this.asked&&this.#e(o))}#e(t){let{room:n}=this.open.view.value;if(li(()=>{this.clear(),this.#t(t)}),!t||!n?.state||!B(this.open.view.value))return;let o=Mc(n.legal,n.state,t);o?this.want(o):this.#n(Sc(n.state,t))}#t(t){this.touched.value=t,this.selected.value=t}touchGround(t){B(this.open.view.value)&&(this.clear(),this.#t(t),this.want({type:"tangata_manu",ground:t}))}want(t){return this.action.value=t,this.#n(t)}clear(){this.asked+=1,this.#t(null),this.action.value=null,this.#o(null,null)}async#n(t){let n=++this.asked,o=setTimeout(()=>n===this.asked&&this.#o(null,null,!0),Vh);try{let s=await this.open.foresee(t);n===this.asked&&this.#o(s,null)}catch(s){if(n!==this.asked)return;if(s instanceof O)this.#s(s);else if(s instanceof F)this.#o(null,null,!0);else throw s}finally{clearTimeout(o)}}#s(t){if(t.code!=="stale_version")return this.#o(null,t);this.clear(),this.open.refresh()}#o(t,n,o=!1){this.preview.value=t,this.refusal.value=n,this.unanswered.value=o}};var Yh=400;function Tc(e,t){let n=z(()=>new Ao(t),[t]),{room:o,events:s}=e.view.value,r=o?.version??0,i=k(null),c=St(e)?.past??!1,u=k(!1);return K(()=>{let p=u.current?r:i.current??r;if(u.current=c,c)return;o?.state&&(i.current=r);let f=$l(s,p,r);f.length&&queueMicrotask(()=>n.play(f.flatMap(h=>h.effects),h=>Z(o,h)))},[r,c]),Xh(B(e.view.value)),Jh(n),n}function Xh(e){let t=k(e);w(()=>{e&&!t.current&&(_e("turn",Yh),en()),t.current=e},[e])}function Jh(e){w(()=>{let t=new AbortController;for(let n of["pointerdown","keydown"])addEventListener(n,()=>e.finish(),{capture:!0,signal:t.signal});return()=>{t.abort(),e.finish()}},[e])}var Qh=8,Ac=1.5,td=.0018,ed=16,es=class{constructor(){this.turn=g(0),this.moved=g(!1),this.camera=ro,this.frame=null,this.fingers=new Map,this.dragging=!1}attach(t,n){this.frame=t;let o=(s,r,i={})=>t.addEventListener(s,r,{signal:n,...i});o("pointerdown",s=>this.#o(s)),o("pointermove",s=>this.#i(s)),o("pointerup",s=>this.fingers.delete(s.pointerId)),o("pointercancel",s=>this.fingers.delete(s.pointerId)),o("click",s=>this.#r(s),{capture:!0}),o("wheel",s=>this.#a(s),{passive:!1}),o("keydown",s=>this.#c(s)),o("focusin",s=>this.#l(s.target)),this.#t(this.camera)}closer(){this.#n(Ac)}farther(){this.#n(1/Ac)}turnOn(){this.turn.value=(this.turn.value+1)%4,this.#t(ro)}reset(){this.turn.value=0,this.#t(ro)}get size(){return{width:this.frame?.clientWidth??1,height:this.frame?.clientHeight??1}}get picture(){return this.frame?.querySelector(".board-picture")??null}where(t){let n=mn({...t,width:0,height:0},this.turn.value),o=lo(this.camera,n,this.#e(),this.size),{left:s,top:r}=this.frame.getBoundingClientRect();return{x:s+o.x,y:r+o.y}}get unit(){let{width:t}=lo(this.camera,{x:0,y:0,width:1,height:1},this.#e(),this.size);return t}#e(){return this.picture?.viewBox.baseVal??{x:0,y:0,width:1,height:1}}#t(t){this.camera=io(t,this.size);let{zoom:n,x:o,y:s}=this.camera,r=this.frame?.firstElementChild;r instanceof HTMLElement&&(r.style.transform=n===1?"":`translate(${o}px, ${s}px) scale(${n})`),this.frame&&(this.frame.dataset.zoom=n.toFixed(2)),this.moved.value=n!==1||this.turn.value!==0}#n(t,n){let{width:o,height:s}=this.size;this.#t(Ts(this.camera,t,n??{x:o/2,y:s/2},this.size))}#s({clientX:t,clientY:n}){let{left:o,top:s}=this.frame.getBoundingClientRect();return{x:t-o,y:n-s}}#o(t){t.isPrimary&&(this.fingers.clear(),this.dragging=!1),this.fingers.set(t.pointerId,this.#s(t))}#i(t){let n=this.fingers.get(t.pointerId);if(!n)return;let o=this.#s(t),s=[...this.fingers].filter(([r])=>r!==t.pointerId).map(([,r])=>r);if(s.length)this.#t(ji(this.camera,[n,s[0]],[o,s[0]],this.size));else{if(this.camera.zoom===1||!this.dragging&&Math.hypot(o.x-n.x,o.y-n.y)<Qh)return;this.#t(ao(this.camera,o.x-n.x,o.y-n.y,this.size))}this.dragging=!0,this.fingers.set(t.pointerId,o)}#r(t){this.dragging&&(this.dragging=!1,t.stopPropagation(),t.preventDefault())}#a(t){let n=t.deltaMode===WheelEvent.DOM_DELTA_LINE?t.deltaY*ed:t.deltaY;this.camera.zoom===1&&n>0||(t.preventDefault(),this.#n(Math.exp(-n*td),this.#s(t)))}#c(t){if(t.ctrlKey||t.altKey||t.metaKey)return;let n={"+":()=>this.closer(),"=":()=>this.closer(),"-":()=>this.farther(),0:()=>this.reset(),r:()=>this.turnOn()}[t.key];n&&(t.preventDefault(),n(),this.#l(document.activeElement))}#l(t){let n=t instanceof SVGGraphicsElement&&this.picture?.contains(t);if(this.camera.zoom===1||this.fingers.size||!n)return;let o=mn(t.getBBox(),this.turn.value);this.#t(Wi(this.camera,lo(this.camera,o,this.#e(),this.size),this.size))}};function At({words:e,rule:t,children:n}){return a`<button type="button" class="plain explained" title=${e} onClick=${()=>Ui(e,{name:t,open:()=>Tt(t)})}>${n}</button>`}function Lc({room:e,state:t,next:n=null,you:o}){let s=e.seats.every(({seat:r,keeper:i})=>o?.seats.includes(r)&&!i);return a`
    <section class="clans" aria-label=${l("table.clans")}>
      <ul class="clan-list">
        ${ye(e).map(r=>a`
          <${od} key=${r.clan} person=${r} state=${t} next=${n??t} mine=${!s&&(o?.seats.includes(r.seat.seat)??!1)} keeper=${nd(e,r.seat)}
            over=${e.status==="finished"&&!e.state?.result&&t===e.state} />`)}
        <${ad} state=${t} />
      </ul>
    </section>`}function nd(e,t){return t.keeper?D(e.seats.find(({player:n})=>n?.id===t.keeper)?.player?.nickname??""):null}function od({person:e,state:t,next:n,mine:o,over:s,keeper:r}){let{clan:i,look:c,seat:u}=e,p=t.retired.includes(i),f=t.clan===i&&!s,h=["clan",`look-${c}`,f&&"moves",p&&"retired"];return a`
    <li class=${h.filter(Boolean).join(" ")} aria-current=${f?"true":void 0}>
      <p class="clan-name">
        ${u.online!==null&&a`<span class=${u.online?"presence here":"presence away"} title=${r===null?l(u.online?"waiting.here":"waiting.away"):l("one_phone.kept_by",{name:r})}></span>`}
        <${sd} name=${e.name} />
        ${o&&r===null&&a`<span class="tag">${l("waiting.you")}</span>`}
        ${r!==null&&a`<span class="unseen">${l("one_phone.kept_by",{name:r})}</span>`}
        ${p&&a`<span class="tag">${l("table.retired")}</span>`}
        ${u.online===!1&&a`<span class="unseen">${l("waiting.away")}</span>`}
        ${t.make_make===i&&a`
          <span class=${n.make_make===i?"figure-won":"figure-won goes"} data-won=${i}>
            <${At} words=${l("explained.make_make",{name:D(e.name)})} rule="R9"><${Ct} /><span class="unseen">${l("table.has_make_make")}</span><//></span>`}
        ${t.make_make!==i&&n.make_make===i&&a`<span class="figure-won comes" aria-hidden="true"><${Ct} /></span>`}
      </p>
      <${rd} clan=${i} look=${c} state=${t} next=${n} />
    </li>`}function sd({name:e}){let t=to(e,l("app.gone"));return t===e?a`<bdi>${e}</bdi>`:a`<bdi aria-hidden="true">${e}</bdi><span class="unseen">${t}</span>`}function rd({clan:e,look:t,state:n,next:o}){let s=n.reserves[e],r=o.reserves[e],i=n.tangata_manu[e].length,c={n:i,of:i+s.tangata_manu};return a`
    <ul class="pieces">
      <li data-reserve=${e}>
        <${At} words=${l("explained.tokens",{n:s.dominance})} rule="R2"><${ot} look=${t} n=${s.dominance} />
          <span class="unseen">${l("table.tokens",{n:s.dominance})}</span><//>
        <${Oc} now=${s.dominance} next=${r.dominance} /></li>
      <li class=${id(s.chief,r.chief)} data-chief=${e}>
        <${At} words=${l(s.chief?"explained.chief_here":"explained.chief_away")} rule="R3"><${It} look=${t} />
          <span class="unseen">${l(s.chief?"table.chief_here":"table.chief_away")}</span><//></li>
      <li class="bird-men" data-bird-men=${e}>
        <${At} words=${l("explained.bird_men",c)} rule="R12"><${dn} look=${t} /><span aria-hidden="true">${i}<small>/${c.of}</small></span>
          <span class="unseen">${l("table.bird_men",c)}</span><//>
        <${Oc} now=${i} next=${o.tangata_manu[e].length} /></li>
    </ul>`}function id(e,t){return e!==t?t?"comes":"goes":e?"":"gone"}function Oc({now:e,next:t}){return e===t?null:a`<span class="next" aria-hidden="true">→${t}</span>`}function ad({state:e}){return a`
    <li class="supply">
      <${At} words=${l("explained.moai",{n:e.moai_left})} rule="R11"><${ua} /><span aria-hidden="true">×${e.moai_left}</span>
        <span class="unseen">${l("table.moai_left",{n:e.moai_left})}</span><//>
      ${e.make_make===null&&a`
        <${At} words=${l("explained.make_make_free")} rule="R9"><${Ct} /><span class="unseen">${l("table.make_make_free")}</span><//>`}
    </li>`}function Pc(e){let t=z(()=>new ts(e),[e]),n=z(()=>new es,[e]);Nl(e,t);let o=Tc(e,n);return{choice:t,view:n,stage:o}}function Nc({open:e,choice:t}){let{room:n,you:o}=e.view.value,{state:s,past:r}=St(e);return a`<${Lc} room=${n} state=${s} next=${r?null:t.preview.value?.state??null} you=${o} />`}function Rc({open:e,choice:t,view:n,names:o=!1}){let{room:s,events:r}=e.view.value,{version:i,state:c,past:u}=St(e),f=B(e.view.value)&&!e.outbox.pending.value&&!u&&s?s.legal:null,h=u||t.selected.value?.includes("-")?null:t.selected.value,d=z(()=>s?ye(s):[],[s]),m=z(()=>Ec(r[i-1]),[r,i]),v=z(()=>({candidates:kc(f),choices:xc(f)}),[f]),y=v.candidates.size+v.choices.size>0;return a`
    <${$o} state=${c} clans=${d} targets=${f?bc(f):Qt} ...${v}
      selected=${h} touched=${u?void 0:t.touched} ghost=${u?null:t.preview.value?.state??null} marked=${m} reasons=${u?Qt:t.reasons.value}
      coordinates=${o||Ge.value||y} view=${n} text=${l} onSpace=${(_,E)=>u||t.touch(_,E)}
      onGround=${_=>u||t.touchGround(_)} />`}function Ic({label:e,value:t,least:n,most:o,onChange:s}){let r=c=>{let u=Math.min(o,Math.max(n,c));u!==t&&s(u)},i=c=>{let u={ArrowUp:t+1,ArrowRight:t+1,ArrowDown:t-1,ArrowLeft:t-1,Home:n,End:o}[c.key];u!==void 0&&(c.preventDefault(),r(u))};return a`
    <div class="stepper">
      <button type="button" class="icon" aria-label=${l("sheet.fewer")} disabled=${t<=n} tabindex="-1" onClick=${()=>r(t-1)}>−</button>
      <div class="stepper-value" role="spinbutton" tabindex="0" aria-label=${e} aria-valuenow=${t} aria-valuemin=${n} aria-valuemax=${o}
        onKeyDown=${i}><strong>${t}</strong><small>${l("sheet.range",{least:n,most:o})}</small></div>
      <button type="button" class="icon" aria-label=${l("sheet.more")} disabled=${t>=o} tabindex="-1" onClick=${()=>r(t+1)}>+</button>
    </div>`}function ld(e){let t=k(null);return K(()=>{let n=document.activeElement;return queueMicrotask(()=>t.current?.focus({preventScroll:!0})),()=>queueMicrotask(()=>{t.current||document.activeElement!==document.body||(n instanceof HTMLElement||n instanceof SVGElement)&&n.focus({preventScroll:!0})})},[e]),t}function Fc({open:e,choice:t}){let n=t.selected.value,o=e.room.value;return!n||!o?.state?null:a`<${cd} open=${e} choice=${t} room=${o} selected=${n} />`}function cd({open:e,choice:t,room:n,selected:o}){let s=ld(o);Ue(()=>t.clear());let r=t.action.value;return a`
    <section class="sheet" aria-labelledby="sheet-title">
      <header class="sheet-head">
        <h2 id="sheet-title" tabindex="-1" ref=${s}>${ud(o,r)}</h2>
        <button type="button" class="plain icon" aria-label=${l("app.close")} onClick=${()=>t.clear()}>✕</button>
      </header>
      ${!o.includes("-")&&a`<p class="sheet-holder">
        ${pd(n,o)}${Xt.has(o)&&a` <${At} words=${l("explained.sacred")} rule="R9"><span class="tag">${l("sheet.sacred")}</span><//>`}</p>
        <${md} room=${n} space=${o} />`}
      ${o.includes("-")&&a`<p class="sheet-holder">
        <${At} words=${l("explained.ground")} rule="R12"><span class="tag">${l("sheet.ceremonial")}</span><//></p>`}
      ${r?.type==="moai"&&a`<${dr} />`}
      ${t.refusal.value&&a`<${$r} problem=${t.refusal.value} />`}
      ${fd(e.view.value,o)&&a`<p class="note">${l("sheet.own")}
        <button type="button" class="plain inline" onClick=${()=>Tt("R5")}>R5</button></p>`}
      ${r&&a`
        <${hd} choice=${t} room=${n} space=${o} action=${r} />
        <${vd} choice=${t} room=${n} />
        <${yd} open=${e} choice=${t} room=${n} action=${r} />`}
      ${!r&&!B(e.view.value)&&n.status==="playing"&&a`<p class="note">${l("sheet.wait")}</p>`}
    </section>`}function ud(e,t){return t?.type==="moai"?l("sheet.moai_at",{territory:e}):e.includes("-")?l("sheet.ground",{ground:e}):l(e===mt?"sheet.centre_title":"sheet.space",{territory:e})}function dr(){return a`<p class="note">${l("sheet.moai_means")} <button type="button" class="plain inline" onClick=${()=>Tt("R11")}>R11</button></p>`}function fd(e,t){let n=e.room?.state;return B(e)&&n?.phase==="dominance"&&n.territories[t]?.clan===n.clan}function pd(e,t){let n=e.state,o=n.territories[t];return o?l("sheet.held",{name:T(e)(o.clan),force:je(l,o.dominance,o.chief)}):n.moai.includes(t)?l("sheet.moai_stands"):l(t===mt?"sheet.centre":"sheet.neutral")}function md({room:e,space:t}){let n=e.state.tangata_manu.flatMap((o,s)=>uo(t).filter(r=>o.includes(r)).map(r=>({ground:r,clan:T(e)(s)})));return n.length?a`<ul class="sheet-around">${n.map(o=>a`<li>${l("board.bird_man",o)}</li>`)}</ul>`:null}function $r({problem:e}){let t=e.body.rule;return a`
    <div class="refusal" role="alert">
      ${t&&a`<button type="button" class="plain" onClick=${()=>Tt(t)}>
        <span class="rule-number">${t}</span> ${l(`rules.${t.toLowerCase()}.title`)}</button>`}
      <p>${e.message}</p>
    </div>`}function hd({choice:e,room:t,space:n,action:o}){let s=t.state,r=hr(t.legal,s,n);return o.type==="place"&&r.place?a`<${dd} choice=${e} place=${r.place} action=${o} />`:o.type==="withdraw"?a`<${gd} choice=${e} allowed=${r.withdraw} action=${o} />`:null}function dd({choice:e,place:t,action:n}){let{territory:o,dominance:s,chief:r}=n,i=t.plain===null||t.chief===null;return a`
    <div class="controls">
      <${Ic} label=${l("sheet.how_many")} value=${s} least=${On(t,r)??1} most=${t.most}
        onChange=${c=>e.want(Qo(t,o,c,r))} />
      <p class="price">${$d(t,s)}</p>
      ${t.chief!==null&&a`
        <label class="check">
          <input type="checkbox" checked=${r} disabled=${i} onChange=${c=>e.want(Cc(t,n,c.target.checked))} />
          <span>${l("sheet.with_chief")}</span>
        </label>`}
    </div>`}function $d({plain:e,chief:t,most:n},o){let s=l("sheet.left",{n:n-o});if(e===null)return[l("sheet.needs_chief",{n:t??1}),s].join(" ");let r=t!==null&&t<e?l("sheet.or_with_chief",{n:t}):"";return[l("sheet.needs",{n:e}),r,s].filter(Boolean).join(" ")}function gd({choice:e,allowed:t,action:n}){return t.length<2?null:a`
    <fieldset class="controls choices">
      <legend>${l("sheet.chief")}</legend>
      ${t.map(o=>a`
        <label class="check">
          <input type="radio" name="chief" checked=${n.chief===o} onChange=${()=>e.want({...n,chief:o})} />
          <span>${l(o?"sheet.chief_goes":"sheet.chief_stays")}</span>
        </label>`)}
    </fieldset>`}function vd({choice:e,room:t}){let n=e.preview.value;return e.unanswered.value?a`<p class="note" role="status">${l("sheet.unanswered")}</p>`:n?a`
    <div class=${n.state.result?"outcome decides":"outcome"} aria-live="polite">
      <h3>${l("sheet.outcome")}</h3>
      <ul>${Do(l,T(t),Ml(n.effects)).map(o=>a`<li>${o}</li>`)}</ul>
    </div>`:null}function yd({open:e,choice:t,room:n,action:o}){let s=e.outbox.pending.value!==null,r=()=>e.outbox.act(o,n.version);return a`
    <div class="answers">
      <button type="button" onClick=${()=>t.clear()} disabled=${s}>${l("app.no")}</button>
      <button type="button" class="primary" disabled=${s||t.refusal.value!==null} onClick=${r}>
        ${s?l("sheet.sending"):_d(o,n)}</button>
    </div>`}function _d(e,t){if(e.type!=="place")return l(`sheet.do_${e.type}`);let n=t.state?.territories[e.territory],o={force:je(l,e.dominance,e.chief)};return l(n?"sheet.do_conquer":"sheet.do_place",o)}function wd(e,t){return t.action.value?l("turn.confirm"):l(t.selected.value?"turn.another":`turn.${e}`)}function Bc({open:e,choice:t}){let n=e.view.value,{room:o}=n;if(!o?.state)return null;let s=B(n),{clan:r,phase:i}=o.state;return a`
    <div class=${s?"turn mine":"turn"}>
      ${r!==null&&a`<${ot} look=${Z(o,r)} />`}
      <p>
        <strong>${gr(n)}</strong>
        ${o.status==="playing"&&!o.closed&&a`<span>${s?wd(i,t):bd(e,i)}</span>`}
      </p>
    </div>`}function bd(e,t){return l(e.reach?.isLost?"turn.unreachable":`turn.other_${t}`)}function gr(e){let{room:t}=e;return t?.state?t.status==="finished"||t.state.clan===null?l("turn.over"):xo(e)?l("turn.mine"):l("turn.theirs",{name:T(t)(t.state.clan)}):""}function Uc({open:e,choice:t}){let n=e.room.value?.legal,o=n?.tangata_manu??[],s=n?.moai??[];return!B(e.view.value)||!(o.length+s.length)?null:a`
    <div class="due" role="group" aria-label=${l("turn.choices")}>
      <p>${l("turn.choices")}</p>
      ${s.length>0&&!t.selected.value&&a`<${dr} />`}
      ${s.map(r=>a`<${Dc} name=${r} choice=${t} onPick=${()=>t.touch(r)} />`)}
      ${o.map(r=>a`<${Dc} name=${r} choice=${t} onPick=${()=>t.touchGround(r)} />`)}
    </div>`}function Dc({name:e,choice:t,onPick:n}){return a`<button type="button" aria-pressed=${t.selected.value===e} onClick=${n}>${e}</button>`}function zc({open:e}){let[t,n]=$(!1),[o,s]=$(null);if(w(()=>{t&&!o&&pt(()=>import("./talking-LUFFQFN5.js")).then(c=>c?s(c):n(!1))},[t]),!e.talk.possible&&!e.apart.possible)return null;let r=e.talk.possible?e.talk.unread.value:e.apart.unread.value,i=r?`${l("talk.open")}, ${l("talk.unread",{n:r})}`:l("talk.open");return a`
    <button type="button" class="plain icon talk-way" aria-haspopup="dialog" aria-label=${i} onClick=${()=>n(!0)}>
      <svg class="sign-of-tool" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="M4 5h16v11H11l-5 4v-4H4z" /></svg>
      ${r>0&&a`<span class="talk-new" aria-hidden="true">${Math.min(r,99)}</span>`}
    </button>
    ${t&&o&&a`<${o.TalkDialog} open=${e} onClose=${()=>n(!1)} />`}`}function kd(e,t){let[,n]=$(0);w(()=>{let o=t?setInterval(()=>n(s=>s+1),e?1e3:2e4):0;return()=>clearInterval(o)},[e,t])}function Hc({open:e}){let t=e.view.value,n=t.room,o=bl(n,on());if(kd(o?.live??!1,o!==null&&(o.state==="running"||o.state==="bank")),!o)return null;let s=L(t),r=s!==null&&s.clan!==o.clan;return a`
    <div class="turn-clock" data-clock=${o.state}>
      <p role="timer" aria-live="off">${Cd(t,o)}</p>
      ${r&&a`<${xd} open=${e} room=${n} clan=${o.clan} live=${o.live} />`}
    </div>`}function xd({open:e,room:t,clan:n,live:o}){let[s,r]=$(-1),i=T(t)(n),c=()=>C(()=>e.command("/day",{version:t.version})),u=()=>{r(-1),c()};return a`
    <button type="button" class="plain" aria-haspopup=${o?"dialog":null} onClick=${o?()=>r(t.version):c} aria-label=${l("time.day_more_for",{name:i})}>${l("time.day_more")}</button>
    ${s===t.version&&a`
      <${dt} title=${l("time.day_more_ask",{name:i})} yes=${l("time.day_more_yes")} onYes=${u} onClose=${()=>r(-1)}>
        <p>${l("time.day_more_live")}</p>
      <//>`}`}function Cd(e,t){let n=e.room,o=T(n)(t.clan);return t.state==="paused"?l("time.paused"):t.state==="up"?l(n.clock?.offered?"time.offered":"time.up",{name:o}):t.live?a`<strong class="digits">${or(t.left)}</strong> ${l(t.state==="bank"?"time.of_bank":"time.of_turn",{name:o,bank:or(t.bank)})}`:l(t.state==="bank"?"time.until_bank":"time.until",{when:Md(e,t.clan)})}function Md(e,t){let n=e.room,o=he(n.deadline??""),s=e.you?.deadline_local;if(!s||s.clan!==t||L(e)?.clan===t)return o;let r=he(`${s.time}Z`,"UTC");if(r===o)return o;let i=new Date(n.deadline??"").getDate()===new Date(`${s.time}Z`).getUTCDate();return l("time.both",{theirs:r,name:T(n)(t),mine:i?an(n.deadline??""):o})}function jc({open:e}){let t=e.view.value,n=t.room?.proposal;if(!t.room||!n||t.room.status!=="playing")return null;let o=L(t)?.clan??-1,s=n.agreed.includes(o),r=Xs(l,n),i=c=>C(()=>e.command("/proposals/answer",{number:n.number,agree:c}));return a`
    <div class="offer" role="status">
      <p>${s?l("time.you_agree",{what:r}):l("time.proposed",{name:T(t.room)(n.by),what:r})}</p>
      ${wt(t)&&a`
        <div class="row">
          ${!s&&a`<button type="button" class="primary" onClick=${()=>i(!0)}>${l("time.agree")}</button>`}
          <button type="button" onClick=${()=>i(!1)}>${l(s?"time.withdraw":"time.decline")}</button>
        </div>`}
    </div>`}function Wc({open:e}){let{choice:t,view:n,stage:o}=Pc(e),{room:s,events:r}=e.view.value,i=e.past.position.value;if(Ll(e),oe(gr(e.view.value),B(e.view.value)),!s?.state||!i)return null;if(Td(e))return a`<${Uo} open=${e} />`;let c=u=>u.key==="Escape"&&(i.past?e.past.now():t.clear());return a`
    <${Q}>
      <button type="button" class="plain" onClick=${()=>Tt()}>${l("app.rules")}</button>
      <${zc} open=${e} />
      <${vc} open=${e} />
    <//>
    <main class=${i.past?"table is-past":"table"} id="main" tabindex="-1" data-version=${s.version} data-position=${i.version}
      onKeyDown=${c}>
      <h1 class="unseen">${s.name||l("app.name")}</h1>
      <div class="table-notes">
        <${se} open=${e} />
        ${s.closed&&a`<p class="offer" role="status">${l("table.closed")}</p>`}
        ${i.past?a`<${Ol} open=${e} />`:a`<div class="turn-row"><${Bc} open=${e} choice=${t} /><${Go} open=${e} /><${Fl} open=${e} /></div>`}
        <${Hc} open=${e} />
        <${oc} open=${e} />
        <${rc} open=${e} />
        <${Hl} open=${e} />
        <${jc} open=${e} />
        <${yc} open=${e} names=${T(s)} />
        <${wc} open=${e} />
        <${Sd} open=${e} />
      </div>
      <div class="table-board" onKeyDown=${u=>mc(u,e,o,()=>sr(e))}>
        <${Rc} open=${e} choice=${t} view=${n} />
        <${uc} view=${n}><${hc} open=${e} stage=${o} /><//>
      </div>
      <${Nc} open=${e} choice=${t} />
      <div class="table-side">
        <${$c} open=${e} />
        <${Al} open=${e} stage=${o} />
        ${i.past?a`<${Tl} open=${e} />`:a`<${Ad} open=${e} choice=${t} />`}
        <${Ed} seen=${e.seen} choice=${t} />
        <${Xa}><${Pl} open=${e} room=${s} events=${r} /><//>
      </div>
    </main>`}function Sd({open:e}){let t=L(e.view.value)===null,n=t&&$t(e.code)===null,o=e.room.value?.watchers??0,s=[...n?[l("table.watching")]:[],...o>Number(t)?[l("watchers.count",{n:o})]:[]];return s.length>0&&a`<p class="note watching"><span>${s.join(" ")}</span>${n&&a`<${ac} open=${e} />`}</p>`}function Ed({seen:e,choice:t}){let n=t.selected.value!==null&&e.away.value!==null;return K(()=>{n&&e.finish()},[n]),null}function Td({past:e,seen:t}){return(e.looking.value!==null||t.away.value?.still===!1)&&e.shown.value===null&&!document.querySelector("main.table")}function Ad({open:e,choice:t}){let{refused:n}=e.outbox;return a`
    ${e.room.value?.status==="finished"&&a`<${dc} open=${e} />`}
    ${n.value&&a`<${$r} problem=${n.value} />`}
    <${Uc} open=${e} choice=${t} />
    <${Fc} open=${e} choice=${t} />`}function qc({open:e}){let{room:t,you:n,invite:o}=e.view.value,[s,r]=$(null),[i,c]=$(null);if(oe(l("waiting.title")),w(()=>Le(e.code,!0),[e]),!t)return null;let u=cl(e.view.value),p=t.seats.filter(f=>f.player).length;return a`
    <${Q} />
    <main class="page waiting" id="main" tabindex="-1">
      <${se} open=${e} />
      <section class="stack waiting-seats" aria-labelledby="title">
        <h1 id="title">${t.name?a`<bdi>${t.name}</bdi>`:l("waiting.title")}</h1>
        <p class="lead" role="status">${l("waiting.taken",{n:p,of:t.seats.length})}</p>
        <div class="card stack">
          <${zo} room=${t} you=${n} onOpen=${c} onOrder=${u?f=>Od(e,f):void 0} />
          <${Ld} open=${e} room=${t} host=${u} />
          <${Pd} open=${e} host=${u} />
          <div class="row"><${wl} /></div>
        </div>
        ${!u&&a`<${Gc} code=${t.code} />`}
      </section>
      <section class="card stack waiting-share" aria-labelledby="invite">
        <h2 id="invite">${l("waiting.invite")}</h2>
        <${Vo} code=${t.code} invite=${o} name=${t.name} />
        ${u&&a`<${Id} open=${e} />`}
      </section>
      <div class="stack waiting-ways">
        ${u&&a`<${Gc} code=${t.code} />`}
        <${Nd} open=${e} room=${t} host=${u} taken=${p} />
        <${Rd} open=${e} host=${u} />
      </div>
      ${i!==null&&a`<${it} load=${Kc} name="SeatDialog" open=${e} seat=${i} key=${i}
        onFree=${()=>[c(null),r(i)]} onClose=${()=>c(null)} />`}
      ${s!==null&&a`<${Fd} open=${e} room=${t} seat=${s} onClose=${()=>r(null)} />`}
    </main>
    <${Et} />`}var Kc=()=>import("./arranging-KTPCJEZ3.js");function Od(e,t){return C(()=>e.command("/order",{order:t},"PUT"))}function Ld({open:e,room:t,host:n}){let[o,s]=$(!1);return a`
    <p class="note">${[...t.first==="random"?[l("arrange.by_chance")]:[],l(t.visibility==="public"?"arrange.is_public":"arrange.is_private"),...t.watchers?[l("watchers.count",{n:t.watchers})]:[]].join(" ")}</p>
    ${n&&a`
      <div class="row">
        <button type="button" aria-haspopup="dialog" onClick=${()=>s(!0)}>${l("arrange.change")}</button>
        <button type="button" onClick=${()=>C(()=>e.command("/shuffle"))}>${l("arrange.shuffle")}</button>
      </div>`}
    ${o&&a`<${it} load=${Kc} name="TableDialog" open=${e} onClose=${()=>s(!1)} />`}`}function Pd({open:e,host:t}){let[n,o]=$(!1),s=e.room.value?.pace??Dt.none;return!t&&s.kind==="none"?null:a`
    <div class="row pace-row">
      <span>${l("waiting.pace",{pace:ze(l,s)})}</span>
      ${t&&a`<button type="button" class="plain" aria-haspopup="dialog" onClick=${()=>o(!0)}>${l("time.change")}</button>`}
    </div>
    ${n&&a`<${it} load=${Ce} name="TimeDialog" open=${e} onClose=${()=>o(!1)} />`}`}function Gc({code:e}){return a`<a class="learn-way" href=${`/learn?table=${encodeURIComponent(e)}`}><strong>${l("waiting.learn")}</strong></a>`}function Nd({open:e,room:t,host:n,taken:o}){let s=o===t.seats.length;return n?a`
    <div class="stack">
      <button type="button" class=${s?"primary large":"large"} disabled=${o<2}
        onClick=${()=>C(()=>e.command("/start"))}>${l(s?"waiting.start":"waiting.start_now",{n:o})}</button>
      <p class="note">${l(t.autostart?"waiting.by_itself":"waiting.you_start")}</p>
    </div>`:a`<p class="note">${l(t.autostart?"waiting.by_itself":"waiting.host_starts")}</p>`}function Rd({open:e,host:t}){let[n,o]=$(null),s=L(e.view.value)?.seat,r=async()=>{Le(e.code,!1),await C(()=>J("DELETE",`${e.path}/seats/${s}`))?te("/"):Le(e.code,!0)},i=async()=>await C(()=>e.command("/cancel"))&&te("/");return a`
    <div class="row">
      <button type="button" onClick=${()=>o("leave")}>${l("waiting.leave")}</button>
      ${t&&a`<button type="button" onClick=${()=>o("cancel")}>${l("waiting.cancel")}</button>`}
    </div>
    ${n&&a`
      <${dt} title=${l(`waiting.${n}_title`)} yes=${l(`waiting.${n}`)} grave
        onYes=${n==="leave"?r:i} onClose=${()=>o(null)}>
        <p>${l(`waiting.${n}_what`)}</p>
      <//>`}`}function Id({open:e}){let[t,n]=$(!1),o=async()=>{let s=await C(async()=>{let{invite:r}=await q(`${e.path}/invite`);e.view.value={...e.view.value,invite:r}});n(!1),s&&Y(l("waiting.renewed"))};return a`
    <button type="button" class="plain" onClick=${()=>n(!0)}>${l("waiting.renew")}</button>
    ${t&&a`
      <${dt} title=${l("waiting.renew_title")} yes=${l("waiting.renew")} onYes=${o} onClose=${()=>n(!1)}>
        <p>${l("waiting.renew_what")}</p>
      <//>`}`}function Fd({open:e,room:t,seat:n,onClose:o}){let s=D(gt(t.seats)[n]??""),r=async()=>{await C(()=>J("DELETE",`${e.path}/seats/${n}`)),o()};return a`
    <${dt} title=${l("waiting.free_title",{name:s})} yes=${l("waiting.free_seat")} grave onYes=${r} onClose=${o}>
      <p>${l("waiting.free_what")}</p>
    <//>`}function Dd(e){let[t,n]=$(null);return K(()=>{let o=new Po(e),s=()=>Yn(e);return s(),addEventListener("hashchange",s),o.enter(),n(o),()=>{removeEventListener("hashchange",s),o.leave()}},[e]),t}function Vc({code:e}){let t=Dd(e);if(!t)return null;if(t.gone)return a`<${ns} title=${Bd(t)} message=${t.trouble.value?.message??""} />`;let{room:n,you:o}=t.view.value;if(!n)return a`<${Uo} open=${t} />`;if(n.status==="cancelled")return a`<${ns} message=${l("waiting.cancelled")} />`;let s=t.trying.value;return s?a`<${Il} open=${t} trying=${s} key=${`what if ${s.version}`} />`:n.status!=="waiting"?a`<${Wc} open=${t} key=${n.code} />`:o?.seats.length?a`<${qc} open=${t} />`:a`<${Bl} open=${t} />`}function Bd({trouble:e}){return l(e.value?.status===404?"app.nothing_here":"app.not_for_you")}function ns({message:e,title:t=l("app.nothing_here")}){return oe(t),a`
    <${Q} />
    <main class="page missing" id="main" tabindex="-1">
      <${Ct} />
      <h1>${t}</h1>
      <p>${e}</p>
      <a class="button primary" href="/">${l("app.home")}</a>
    </main>
    <${Et} />`}var Zc=()=>location.hash.slice(1).toLowerCase();function Yc(){let[e,t]=$(Zc());return w(()=>{let n=()=>t(Zc());return addEventListener("hashchange",n),()=>removeEventListener("hashchange",n)},[]),a`
    <${Q} />
    <main class="page rules" id="main" tabindex="-1">
      <h1>${l("rules.title")}</h1>
      <p><a class="button" href="/learn">${l("front.learn")}</a></p>
      <${Yo} marked=${e} page />
    </main>
    <${Et} />`}var vr=g(M("token","tab"));function Xc(){if(location.pathname!=="/seats"||location.hash.length<2)return;let[e,t]=location.hash.slice(1).split("."),n=et(Ud());n&&t&&Zn(n,t),vr.value=e,x("token",vr.value,"tab"),history.replaceState(history.state,"",location.pathname+location.search)}function kC(){vr.value=null,x("token",null,"tab")}function Jc(e,t,n=null,o=null){return`${e}/seats${n?`?to=${encodeURIComponent(n)}`:""}#${t}${o?`.${o}`:""}`}function Ud(){let e=new URLSearchParams(location.search).get("to");return e&&/^[\w-]{1,32}$/.test(e)?`/r/${e}`:"/"}var zd=[[/WhatsApp/,"WhatsApp"],[/Instagram/,"Instagram"],[/FBAN|FBAV|FB_IAB/,"Facebook"],[/Telegram/,"Telegram"],[/\bLine\//,"Line"],[/; wv\)/,""]];function Hd(e){return zd.find(([t])=>t.test(e))?.[1]??null}var yr=Hd(globalThis.navigator?.userAgent??""),Qc=g(M("inside","tab")!==null);function jd(){Qc.value=!0,x("inside","shut","tab")}function tu(){let[e,t]=$(!1);return yr===null||Qc.value||P.value==="/seats"?null:a`
    <div class="connection inside" role="note">
      <p>${yr?l("inside.notice",{app:yr}):l("inside.notice_any")}</p>
      <button type="button" onClick=${()=>t(!0)}>${l("inside.open")}</button>
      <button type="button" class="plain icon" aria-label=${l("app.close")} onClick=${jd}>✕</button>
    </div>
    ${e&&a`<${Wd} onClose=${()=>t(!1)} />`}`}function Wd({onClose:e}){let t=et(P.value),[n,o]=$(b.value?"":Gd(t)),[s,r]=$("");return w(()=>{n||q("/api/me/links",{kind:"device"}).then(({token:i})=>o(Jc(qt.value,i,t,t&&$t(t))),i=>r(rt(i)))},[]),a`
    <${st} title=${l("inside.title")} onClose=${e}>
      <p>${l(b.value?"inside.what":"inside.what_link")}</p>
      ${s&&a`<p class="fault" role="alert">${s}</p>`}
      ${n&&a`<${fr} link=${n} label=${l("inside.link")} title=${l("app.name")} message=${l("inside.message")} copied="inside.copied" />`}
    <//>`}function Gd(e){return e?nn(qt.value,e,$t(e)):qt.value+location.pathname}function eu(){let[e]=cn.value;if(!b.value||!e)return null;let t=e.name?D(e.name):l("claims.a_table");return a`
    <div class="connection claim-news" role="status">
      <p>${l(e.outcome==="passed"?"claims.passed":"claims.stopped",{room:t})}</p>
      <div class="row">
        ${et(P.value)!==e.code&&a`<a class="button" href=${`/r/${e.code}`}>${l("claims.look")}</a>`}
        <button type="button" onClick=${()=>C(Ni)}>${l("claims.known")}</button>
      </div>
    </div>`}function nu(){let[e]=ln.value;return!b.value||!e?null:a`
    <div class="connection device-news" role="status">
      <p>${e.name?l("devices.came",{name:D(e.name)}):l("devices.came_unknown")}</p>
      <div class="row">
        <a class="button" href="/seats">${l("devices.look")}</a>
        <button type="button" onClick=${()=>C(Pi)}>${l("devices.known")}</button>
      </div>
    </div>`}var ou="BroadcastChannel"in globalThis?new BroadcastChannel("make-make"):null;function t3(e){ou?.postMessage({player:e})}function su(){ou?.addEventListener("message",({data:e})=>{typeof e?.player=="string"&&e.player!==b.value?.id&&location.reload()})}var qd=async()=>(await kt(()=>import("./learn-VEAI7SOU.js"))).begin(),Kd=async()=>(await kt(()=>import("./lobby-JMOSB5IJ.js"))).begin(),Vd=async()=>(await kt(()=>import("./record-TDF3PWY7.js"))).begin(),Zd=async()=>(await kt(()=>import("./along-2AEMU5BY.js"))).begin(),Yd=async()=>(await kt(()=>import("./act-UOF4I3C7.js"))).begin(),Xd=async()=>(await kt(()=>import("./settings-ERLAF5QN.js"))).begin(),Jd=async()=>(await kt(()=>import("./mailed-W7HJNLWU.js"))).begin();function Qd(){let e=et(P.value);return e?a`<${Vc} code=${e} key=${e} />`:P.value==="/"?a`<${Cl} />`:P.value==="/rules"?a`<${Yc} />`:P.value==="/learn"?a`<${ee} load=${qd} key="learn" />`:P.value==="/lobby"?a`<${ee} load=${Kd} key="lobby" />`:P.value==="/record"?a`<${ee} load=${Vd} key="record" />`:P.value==="/seats"?a`<${ee} load=${Zd} key="seats" />`:P.value==="/act"?a`<${ee} load=${Yd} key="act" />`:P.value==="/settings"?a`<${ee} load=${Xd} key="settings" />`:/^\/(confirm$|unsubscribe\/)/.test(P.value)?a`<${ee} load=${Jd} key="mailed" />`:a`<${ns} title=${l("app.no_page")} message=${l("errors.not_found")} />`}function t$(e){e.preventDefault(),document.getElementById("main")?.focus()}var e$=4e3;function n$(){let e=de.value&&!et(P.value);return w(()=>{let t=e?setInterval(lt,e$):0;return()=>clearInterval(t)},[e]),e?a`<div class="connection offline" role="status"><p>${l("net.offline")}</p></div>`:null}function o$(){return a`
    <a class="skip" href="#main" onClick=${t$}>${l("app.skip")}</a>
    <${n$} />
    <${nu} />
    <${eu} />
    <${tu} />
    <${Qd} />
    <${gc} />
    <${Io} />`}var s$=1e3,r$=500;async function i$(){let e=et(location.pathname);e&&Yn(e),Xc();let t=e&&Promise.race([tl(tr(e)),new Promise(s=>setTimeout(s,r$))]).catch(()=>{}),n=sn(ki());await Promise.all([n,lt(n),Ti(),t,a$()]),Fa(),Qa(),Mi(),su();let o=document.getElementById("app");o?.replaceChildren(),o&&qn(a`<${o$} />`,o),at(()=>Va(Gs.value)),Ya(),c$(),u$(),l$(Si)}function a$(){return document.visibilityState==="hidden"||!document.querySelector("#app > .table")?Promise.resolve():new Promise(vo)}function l$(e){globalThis.requestIdleCallback?requestIdleCallback(e):setTimeout(e,s$)}async function c$(){!b.value||M(`push:${b.value.id}`)!=="on"||M("push-healed","tab")||(x("push-healed","yes","tab"),await import("./push-KDAMNW4R.js").then(({heal:e})=>e(),()=>{}))}function u$(){let e=!0;at(()=>{let t=P.value;e||requestAnimationFrame(()=>document.getElementById("main")?.focus({preventScroll:!0})),!e&&t==="/"&&lt(),e=!1})}i$();export{a,$ as b,k as c,z as d,w as e,K as f,pe as g,g as h,tt as i,li as j,M as k,x as l,G$ as m,gt as n,O as o,F as p,J as q,N as r,q as s,bt as t,l as u,eo as v,Pe as w,D as x,xi as y,he as z,cg as A,b as B,vt as C,ln as D,qt as E,Ei as F,lt as G,Ne as H,no as I,Pi as J,Ri as K,wg as L,Y as M,ft as N,rt as O,C as P,U as Q,fo as R,ot as S,Ta as T,ye as U,Z as V,T as W,gn as X,P as Y,te as Z,_e as _,qs as $,Q as aa,Ue as ba,Xs as ca,nl as da,xe as ea,L as fa,wt as ga,B as ha,cl as ia,Mo as ja,l0 as ka,dl as la,Vp as ma,f_ as na,im as oa,lm as pa,cm as qa,um as ra,No as sa,A_ as ta,st as ua,dt as va,Et as wa,Dt as xa,Fo as ya,Z_ as za,Y_ as Aa,X_ as Ba,kl as Ca,Ce as Da,it as Ea,Sn as Fa,En as Ga,wl as Ha,Dl as Ia,_m as Ja,km as Ka,je as La,Sm as Ma,Do as Na,Tt as Oa,Lc as Pa,uc as Qa,mc as Ra,hc as Sa,se as Ta,Pc as Ua,Nc as Va,Rc as Wa,Fc as Xa,$r as Ya,Bc as Za,gr as _a,Uc as $a,Fl as ab,Ab as bb,Vo as cb,fr as db,Om as eb,Tn as fb,oe as gb,Gb as hb,qb as ib,vr as jb,Xc as kb,kC as lb,Jc as mb,Ud as nb,t3 as ob};
