var Ar=function(e,t,n,o){var s;t[0]=0;for(var r=1;r<t.length;r++){var i=t[r++],u=t[r]?(t[0]|=i?1:2,n[t[r++]]):t[++r];i===3?o[0]=u:i===4?o[1]=Object.assign(o[1]||{},u):i===5?(o[1]=o[1]||{})[t[++r]]=u:i===6?o[1][t[++r]]+=u+"":i?(s=e.apply(u,Ar(e,u,n,["",null])),o.push(s),u[0]?t[0]|=2:(t[r-2]=0,t[r]=s)):o.push(u)}return o},Tr=new Map;function Or(e){var t=Tr.get(this);return t||(t=new Map,Tr.set(this,t)),(t=Ar(this,t.get(e)||(t.set(e,t=function(n){for(var o,s,r=1,i="",u="",c=[0],p=function(h){r===1&&(h||(i=i.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?c.push(0,h,i):r===3&&(h||i)?(c.push(3,h,i),r=2):r===2&&i==="..."&&h?c.push(4,h,0):r===2&&i&&!h?c.push(5,0,!0,i):r>=5&&((i||!h&&r===5)&&(c.push(r,0,i,s),r=6),h&&(c.push(r,h,0,s),r=6)),i=""},f=0;f<n.length;f++){f&&(r===1&&p(),p(f));for(var d=0;d<n[f].length;d++)o=n[f][d],r===1?o==="<"?(p(),c=[c],r=3):i+=o:r===4?i==="--"&&o===">"?(r=1,i=""):i=o+i[0]:u?o===u?u="":i+=o:o==='"'||o==="'"?u=o:o===">"?(p(),r=1):r&&(o==="="?(r=5,s=i,i=""):o==="/"&&(r<5||n[f][d+1]===">")?(p(),r===3&&(c=c[0]),r=c,(c=c[0]).push(2,0,r),r=0):o===" "||o==="	"||o===`
`||o==="\r"?(p(),r=2):i+=o),r===3&&i==="!--"&&(r=4,c=c[0])}return p(),c}(e)),t),arguments,[])).length>1?t:t[0]}var O,Pr,fs,Kt,us,Bn,Rr,Fn,Ir,ps,cs,yc,Xe=Symbol.for("pv"),Un={},zn=[],_c=/^m(i|n|o|s|text|space)$/,ms=Array.isArray,ds=zn.slice,fe=Object.assign;function ce(e){e&&e.parentNode&&e.remove()}function Hn(e,t,n){var o,s,r,i={},u=arguments.length;for(r in t)r=="key"?o=t[r]:r=="ref"&&typeof e!="function"?s=t[r]:i[r]=t[r];return u>2&&(i.children=u>3?ds.call(arguments,2):n),Ye(e,i,o,s,null)}function Ye(e,t,n,o,s){var r={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Xe,__v:s||++Pr,__i:-1,__u:0};return!s&&O.vnode&&O.vnode(r),r}function Yt(e){return e.children}function Vt(e,t){this.props=e,this.context=t,this.__g=0}function Zt(e,t){if(t==null)return e.__&&Zt(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:Zt(e)}function wc(e){var t,n=e.__v,o=n.__e,s=[],r=[],i=e.__P;i&&((t=fe({constructor:Xe},n)).__v=n.__v+1,O.vnode&&O.vnode(t),hs(i,t,n,e.__n,i.namespaceURI,32&n.__u?[o]:null,s,o||Zt(n),32&n.__u,r),t.__v=n.__v,t.__.__k[t.__i]=t,Hr(s,t,r),n.__=n.__e=null,t.__e!=o&&Fr(t))}function Fr(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),Fr(e)}function Lr(e){(8&e.__g||(e.__g|=8,Kt.push(e),Bn++))&&us==O.debounceRendering||((us=O.debounceRendering)||queueMicrotask)(Dr)}function Dr(){try{for(var e,t=1;Kt.length;)Kt.length>t&&Kt.sort(Rr),e=Kt.shift(),t=Kt.length,8&e.__g&&wc(e)}finally{(Bn=Kt.length)&&(us||queueMicrotask)(Dr)}}function Br(e,t,n,o,s,r,i,u,c,p,f){var d,h,m,v,y,w,E=o.__k||zn,M=t.length;for(c=bc(n,t,E,c,M),d=0;d<M;d++)(m=n.__k[d])!=null&&(h=~m.__i&&E[m.__i]||Un,m.__i=d,w=hs(e,m,h,s,r,i,u,c,p,f),v=m.__e,(h.ref!=m.ref||8&h.__u)&&(h.ref&&$s(h.ref,null,m,h),m.ref&&f.push(m.ref,m.__c||v,m)),y=y||v,4&m.__u?(c=Ur(m,c,e,!h.__v),h.__e&&(h.__e=null)):typeof m.type=="function"&&w!==void 0?c=w:v&&(c=v.nextSibling),m.__u&=-21);return n.__e=y,c}function bc(e,t,n,o,s){var r,i,u,c,p,f,d,h,m,v=n.length,y=v,w=0,E=0,M=e.__k=Array(s);for(r=0;r<s;r++)(i=t[r])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=M[r]=Ye(null,i):ms(i)?i=M[r]=Ye(Yt,{children:i}):i.constructor===Xe&&i.__b?i=M[r]=Ye(i.type,i.props,i.key,i.ref,i.__v):M[r]=i,c=r+w,i.__=e,i.__b=e.__b+1,u=null,~(p=i.__i=kc(i,n,c,y))&&(y--,(u=n[p])&&(u.__u|=2)),u&&u.__v?(i.__u|=16,p==c-1?w--:p==c+1?w++:p!=c&&(p>c?w--:w++,E=1)):(~p||(s>v?w--:s<v&&w++),typeof i.type!="function"&&(i.__u|=4))):M[r]=null;if(E){for(f=[],d=[],r=0;r<s;r++)if((i=M[r])&&16&i.__u){for(w=0,h=f.length;w<h;)f[m=w+h>>1]<i.__i?w=m+1:h=m;f[w]=i.__i,d[r]=w+1}for(w=f.length;r--;)d[r]&&(d[r]==w?w--:M[r].__u|=4)}if(y)for(r=0;r<v;r++)!(u=n[r])||2&u.__u||(u.__e==o&&(o=Zt(u)),gs(u,u));return o}function Ur(e,t,n,o){var s,r,i,u;if(typeof e.type=="function"){if(e.props.__P)return t;if(s=e.__k)for(r=0;r<s.length;r++)s[r]&&(s[r].__=e,t=Ur(s[r],t,n,!1));return t}for(t&&!t.parentNode&&(t=Zt(e))&&!t.parentNode&&(t=null),i=e.__e,u=t;u&&u.nodeType==8;)u=u.nextSibling;for(i!=u&&(!o&&n.moveBefore&&i.parentNode?n.moveBefore(i,t):n.insertBefore(i,t||null)),t=i;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function kc(e,t,n,o){var s,r=e.key,i=e.type,u=t[n],c=u&&!(2&u.__u);if(u===null&&r==null||c&&r==u.key&&i==u.type)return n;if(o>(c?1:0)){for(s=n-1;s>=0;s--)if((u=t[s])&&!(2&u.__u)&&r==u.key&&i==u.type)return s;for(s=n+1;s<t.length;s++)if((u=t[s])&&!(2&u.__u)&&r==u.key&&i==u.type)return s}return-1}function Nr(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function In(e,t,n,o,s){var r,i;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||Nr(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||Nr(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(i=cs[t]||(cs[t]=xc(t)),(e.__a||(e.__a={}))[t]=ps,r=t!=(t=t.replace(Ir,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,i,r):e.removeEventListener(t,i,r));else{if(s=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function xc(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[Fn]==null)t[Fn]=ps++;else if(t[Fn]<this.__a[e])return;return n(O.event?O.event(t):t)}}}function hs(e,t,n,o,s,r,i,u,c,p){var f,d,h,m,v,y,w,E,M,j,F,Ze,ls,W,It,Er,qt,ue,Ft=t.type;if(t.constructor!==Xe)return null;128&n.__u&&(c=32&n.__u,f=n.__c.__z)&&(t.__u|=c,d=r=[],f.nodeType==8?u=Dn(f,r):r.push(f),u=r[0]||u),(f=O.__b)&&f(t);t:if(typeof Ft=="function"){h=i.length;try{if(E=t.props,M=(f=Ft.prototype)&&f.render,j=(f=Ft.contextType)&&o[f.__c],F=f?j?j.props.value:f.__:o,(m=n.__c)?(t.__c=m,2&m.__g&&(m.__g|=1)):(M?t.__c=m=new Ft(E,F):(t.__c=m=new Vt(E,F),m.constructor=Ft,m.render=Mc),j&&j.sub(m),m.state||(m.state={}),m.__n=o,m.__g|=8,m.__h=[],m.__k=[]),M&&(m.__s||(m.__s=m.state),Ft.getDerivedStateFromProps&&(m.__s==m.state&&(m.__s=fe({},m.__s)),fe(m.__s,Ft.getDerivedStateFromProps(E,m.__s)))),v=m.props,y=m.state,m.__v=t,n.__c){if(E!==v&&M&&!Ft.getDerivedStateFromProps&&m.componentWillReceiveProps&&m.componentWillReceiveProps(E,F),t.__v==n.__v&&!(8&m.__g)||!(4&m.__g)&&m.shouldComponentUpdate&&m.shouldComponentUpdate(E,m.__s,F)===!1){t.__v!=n.__v&&(m.props=E,m.state=m.__s,m.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(mt){mt&&(mt.__=t)}),zn.push.apply(m.__h,m.__k),m.__k=[],m.__h.length&&i.push(m),u=Zt(n);break t}m.componentWillUpdate&&m.componentWillUpdate(E,m.__s,F),M&&m.componentDidUpdate&&m.__h.push(function(){m.componentDidUpdate(v,y,w)})}else M&&!Ft.getDerivedStateFromProps&&m.componentWillMount&&m.componentWillMount(),M&&m.componentDidMount&&m.__h.push(m.componentDidMount);m.context=F,m.props=E,m.__P=e,m.__g&=-5,Ze=O.__r,ls=M?25:0;do m.__g&=-9,Ze&&Ze(t),f=m.render(m.props,m.state=m.__s,m.context);while(8&m.__g&&++ls<25);M&&(zn.push.apply(m.__h,m.__k),m.__k=[]),m.state=m.__s,m.getChildContext&&(o=fe({},o,m.getChildContext())),M&&n.__c&&m.getSnapshotBeforeUpdate&&(w=m.getSnapshotBeforeUpdate(v,y)),W=f&&f.type===Yt&&f.key==null?f.props.children:f,E.__P&&(f=u,s=(e=E.__P).namespaceURI,c=r=null,n.props&&n.props.__P!=e&&(n.__k.some(function(mt){mt&&gs(mt,mt)}),n.__k=null),u=n.__k?Zt(n,0):null),u=Br(e,ms(W)?W:[W],t,n,o,s,r,i,u,c,p),E.__P&&(t.__e=null,u=f),t.__u&=-161,d&&d.some(ce),m.__h.length&&i.push(m),1&m.__g&&(m.__g&=-4)}catch(mt){if(i.length=h,t.__v=null,c||r)if(mt&&mt.then){if(t.__u|=128|c,r){for(~(qt=r.indexOf(u||void 0))||(qt=r.length);(ue=r[qt-1])&&ue.nodeType==8;)qt--;for(;qt<r.length;qt++)if(ue=r[qt])if(r[qt]=null,It){if(ue==Er)break}else{if(ue.nodeType!=8)break;ue.data.startsWith("$s")&&(Er=Dn(It=ue))}}if(!It){for(;u&&u.nodeType==8&&u.nextSibling;)u=u.nextSibling;It=u}(f=Dn(It=t.__c.__z||(t.__c.__z=It)))?(t.__e=It,u=f):t.__e=u,u=u&&u.nextSibling}else r&&r.some(ce);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),mt&&mt.then||zr(t),O.__e(mt,t,n)}}else u=t.__e=Cc(n.__e,t,n,o,s,r,i,c,p,e);return(f=O.diffed)&&f(t),u}function Dn(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function zr(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(zr))}function Hr(e,t,n){for(var o=0;o<n.length;)$s(n[o++],n[o++],n[o++]);O.__c&&O.__c(t,e),e.some(function(s){try{e=s.__h,s.__h=[],e.some(function(r){r.call(s)})}catch(r){O.__e(r,s.__v)}})}function Cc(e,t,n,o,s,r,i,u,c,p){var f,d,h,m,v,y,w,E,M=n.props||Un,j=t.props,F=t.type;if(F=="svg"?s="http://www.w3.org/2000/svg":F=="math"?s="http://www.w3.org/1998/Math/MathML":s||(s="http://www.w3.org/1999/xhtml"),r){for(f=0;f<r.length;f++)if((v=r[f])&&(F?v.localName==F:v.nodeType==3)){e=v,r[f]=null;break}}if(!e){if(E=p.ownerDocument||document,!F)return E.createTextNode(j);e=E.createElementNS(s,F,j.is?j:p),u&&(O.__m&&O.__m(t,r),u=!1),r=null}if(F){if(p=F=="template"&&e.content||e,r=F=="textarea"&&j.defaultValue!=null?null:r&&ds.call(p.childNodes),!u&&r)for(M={},f=0;f<e.attributes.length;f++)M[(v=e.attributes[f]).name]=v.value;for(f in M)v=M[f],f=="dangerouslySetInnerHTML"?h=v:f=="children"||f in j||f=="value"&&"defaultValue"in j||f=="checked"&&"defaultChecked"in j||In(e,f,null,v,s);for(f in j)v=j[f],f=="children"?m=v:f=="dangerouslySetInnerHTML"?d=v:f=="value"?y=v:f=="checked"?w=v:u&&typeof v!="function"||M[f]===v||In(e,f,v,M[f],s);d?(u||h&&(d.__html==h.__html||d.__html==e.innerHTML)||(e.innerHTML=d.__html),t.__k=[]):(h&&(e.textContent=""),(F=="foreignObject"||s=="http://www.w3.org/1998/Math/MathML"&&_c.test(F))&&(s="http://www.w3.org/1999/xhtml"),Br(p,ms(m)?m:[m],t,n,o,s,r,i,r?r[0]:n.__k&&Zt(n,0),u,c),r&&r.some(ce)),u&&F!="textarea"||(f="value",F=="progress"&&y==null?e.removeAttribute(f):y==null||y===e[f]&&(F!="progress"||y)||In(e,f,y,M[f],s),f="checked",w!=null&&w!=e[f]&&In(e,f,w,M[f],s))}else M===j||u&&e.data==j||(e.data=j);return e}function $s(e,t,n,o){try{typeof e=="function"?t?t.__x=e(t)||1:o&&(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(s){O.__e(s,n)}}function gs(e,t,n){var o,s,r,i;if(O.unmount&&O.unmount(e),!(o=e.ref)||o.current&&o.current!=e.__e||$s(o,null,t,e),o=e.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(u){O.__e(u,t)}o.__P=o.__n=null}if(o=e.__k)for(i=0;i<o.length;i++)o[i]&&gs(o[i],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(s=Dn(o,r=[]))&&(o==e.__e&&r.some(ce),ce(s),ce(o)),n||ce(e.__e),e.__e=e.__c=e.__=null}function Mc(e,t,n){return this.constructor(e,n)}function jr(e,t){var n,o,s,r;O.__&&O.__(e,t),t.nodeType==9&&(t=t.documentElement),o=(n=e&&32&e.__u)?null:t.__k,t.__k=Ye(Yt,{children:[e]}),s=[],r=[],hs(t,t.__k,o||Un,Un,t.namespaceURI,o?null:t.firstChild?ds.call(t.childNodes):null,s,o?o.__e:t.firstChild,n,r),Hr(s,t.__k,r),t.__k.props.children=null}O={__e:function(e,t,n,o){for(var s,r,i;t=t.__;)if((s=t.__c)&&!(1&s.__g)){s.__g|=4;try{if((i=(r=s.constructor)&&r.getDerivedStateFromError)&&s.setState(r.getDerivedStateFromError(e)),s.componentDidCatch&&(s.componentDidCatch(e,o||{}),i=1),i&&8&s.__g)return void(s.__g|=2)}catch(u){e=u}}throw Bn=0,e}},Pr=0,fs=function(e){return e!=null&&e.constructor===Xe},Vt.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=fe({},this.state)),typeof e=="function"&&(e=e(fe({},n),this.props)),e&&(fe(n,e),this.__v&&(t&&this.__k.push(t),Lr(this)))},Vt.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),Lr(this))},Vt.prototype.render=Yt,Kt=[],Bn=0,Rr=function(e,t){return e.__v.__b-t.__v.__b},Fn=Symbol(),Ir=/(PointerCapture)$|Capture$/i,ps=0,cs={},yc=0;var pe,q,vs,Wr,ys=Object.is,jn=0,Qr=[],_s=[],G=O,Gr=G.__b,qr=G.__r,Kr=G.diffed,Vr=G.__c,Zr=G.unmount,Yr=G.__;function Qe(e,t){G.__h&&G.__h(q,e,jn||t),jn=0;var n=q.__H||(q.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function ti(e){return jn=1,ei(si,e)}function ei(e,t,n){var o=Qe(pe++,2);if(o.t=e,!o.__c&&(o.__=[n?n(t):si(void 0,t),function(r){var i=(o.__N||o.__)[0],u=o.t(i,r);ys(i,u)||(o.__N=[u,o.__[1]],o.__c.setState({}))}],o.__c=q,!q.__f)){q.__f=!0;var s=q.shouldComponentUpdate;q.shouldComponentUpdate=function(r,i,u){var c=this.__H;if(!c)return!0;var p=!1,f=this.props!=r;if(c.__.some(function(h){h.__N&&(p=!0,ys(h.__[0],h.__N[0])||(f=!0))}),s){var d=s.call(this,r,i,u);return p?d||f:d}return!p||f}}return o.__}function bs(e,t){var n=Qe(pe++,3);!G.__s&&xs(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,q.__H.__h.push(n))}function ni(e,t){var n=Qe(pe++,4);!G.__s&&xs(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,q.__h.push(n))}function ks(e){return jn=5,Ae(function(){return{current:e}},[])}function Ae(e,t){var n=Qe(pe++,7);return xs(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function oi(){var e=Qe(pe++,11);if(!e.__){for(var t=q.__v;!t.__m&&t.__;)t=t.__;var n=t.__m||(t.__m=[0,0]);e.__="P"+n[0]+"-"+n[1]++}return e.__}function Ec(){var e;do{for(;e=_s.shift();)try{Je(e)}catch(n){G.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=Qr.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(Je),t.__h.some(ws),t.__h=[]}catch(n){t.__h=[],G.__e(n,e.__v)}}}while(_s.length)}G.__b=function(e){q=null,Gr&&Gr(e)},G.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),Yr&&Yr(e,t)},G.__r=function(e){qr&&qr(e),pe=0;var t=(q=e.__c).__H;t&&(vs==q?q.__h=[]:(t.__h.some(Je),t.__h.some(ws),pe=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),vs=q},G.diffed=function(e){Kr&&Kr(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&Jr(Qr.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),vs=q=null},G.__c=function(e,t){t.some(function(n){try{n.__h.some(Je),n.__h=n.__h.filter(function(o){return!o.__||ws(o)})}catch(o){n.__h=[function(){throw o}]}}),Vr&&Vr(e,t)},G.unmount=function(e){Zr&&Zr(e);var t,n,o=e.__c;o&&o.__H&&(o.__H.__.some(function(s){try{if(s.__P&&s.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}s.__P=n,Jr(_s.push(s))}else Je(s)}catch(r){t=r}}),o.__H=void 0,t&&G.__e(t,o.__v))};var Xr=typeof requestAnimationFrame=="function";function Tc(e){var t,n=function(){clearTimeout(o),Xr&&cancelAnimationFrame(t),setTimeout(e)},o=setTimeout(n,35);Xr&&(t=requestAnimationFrame(n))}function Jr(e){e!=1&&Wr==G.requestAnimationFrame||((Wr=G.requestAnimationFrame)||Tc)(Ec)}function Je(e){var t=q,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),q=t}function ws(e){var t=q;e.__c=e.__(),q=t}function xs(e,t){return!e||e.length!=t.length||t.some(function(n,o){return!ys(n,e[o])})}function si(e,t){return typeof t=="function"?t(e):t}var Oc=Symbol.for("preact-signals");function Kn(){if(Dt>1){Dt--;return}let e,t=!1;for(function(){let n=Wn;for(Wn=void 0;n!==void 0;){let o=n.S;if(o.v===n.v)for(let s=o.t;s!==void 0;s=s.x)s.i===n.i&&(s.i=o.i);n=n.o}}();en!==void 0;){let n=en;for(en=void 0,Gn++;n!==void 0;){let o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&ii(n))try{n.c()}catch(s){t||(e=s,t=!0)}n=o}}if(Gn=0,Dt--,t)throw e}function nn(e){if(Dt>0)return e();Cs=++Lc,Dt++;try{return e()}finally{Kn()}}var D,tn,en;function me(e){let t=D,n=tn;D=void 0,tn=void 0;try{return e()}finally{D=t,tn=n}}var Wn,Dt=0,Gn=0,Lc=0,Cs=0,qn=0;function ri(e){if(D===void 0)return;let t=e.n;if(t===void 0||t.t!==D)return t={i:0,S:e,p:D.s,n:void 0,t:D,e:void 0,x:void 0,r:t},D.s!==void 0&&(D.s.n=t),D.s=t,e.n=t,32&D.f&&e.S(t),t;if(t.i===-1)return t.i=0,t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=D.s,t.n=void 0,D.s.n=t,D.s=t),t}function Z(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}Z.prototype.brand=Oc;Z.prototype.h=function(){return!0};Z.prototype.S=function(e){let t=this.t;t!==e&&e.e===void 0&&(e.x=t,this.t=e,t!==void 0?t.e=e:me(()=>{var n;(n=this.W)==null||n.call(this)}))};Z.prototype.U=function(e){if(this.t!==void 0){let t=e.e,n=e.x;t!==void 0&&(t.x=n,e.e=void 0),n!==void 0&&(n.e=t,e.x=void 0),e===this.t&&(this.t=n,n===void 0&&me(()=>{var o;(o=this.Z)==null||o.call(this)}))}};Z.prototype.subscribe=function(e){return Bt(()=>{let t=this.value;me(()=>e(t))},{name:"sub"})};Z.prototype.valueOf=function(){return this.value};Z.prototype.toString=function(){return this.value+""};Z.prototype.toJSON=function(){return this.value};Z.prototype.peek=function(){return me(()=>this.value)};Object.defineProperty(Z.prototype,"value",{get(){let e=ri(this);return e!==void 0&&(e.i=this.i),this.v},set(e){if(e!==this.v){if(Gn>100)throw new Error("Cycle detected");(function(t){Dt!==0&&Gn===0&&t.l!==Cs&&(t.l=Cs,Wn={S:t,v:t.v,i:t.i,o:Wn})})(this),this.v=e,this.i++,qn++,Dt++;try{for(let t=this.t;t!==void 0;t=t.x)t.t.N()}finally{Kn()}}}});function Oe(e,t){return new Z(e,t)}function ii(e){for(let t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.i)return!0;return!1}function ai(e){for(let t=e.s;t!==void 0;t=t.n){let n=t.S.n;if(n!==void 0&&(t.r=n),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function li(e){let t,n=e.s;for(;n!==void 0;){let o=n.p;n.i===-1?(n.S.U(n),o!==void 0&&(o.n=n.n),n.n!==void 0&&(n.n.p=o)):t=n,n.S.n=n.r,n.r!==void 0&&(n.r=void 0),n=o}e.s=t}function de(e,t){Z.call(this,void 0,t),this.x=e,this.s=void 0,this.g=qn-1,this.f=4}de.prototype=new Z;de.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===qn))return!0;if(this.g=qn,this.f|=1,this.i>0&&!ii(this))return this.f&=-2,!0;let e=D;try{ai(this),D=this;let t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(t){this.v=t,this.f|=16,this.i++}return D=e,li(this),this.f&=-2,!0};de.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(let t=this.s;t!==void 0;t=t.n)t.S.S(t)}Z.prototype.S.call(this,e)};de.prototype.U=function(e){if(this.t!==void 0&&(Z.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(let t=this.s;t!==void 0;t=t.n)t.S.U(t)}};de.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(let e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(de.prototype,"value",{get(){if(1&this.f)throw new Error("Cycle detected");let e=ri(this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function Le(e,t){return new de(e,t)}function ui(e){let t=e.j;if(e.j=void 0,typeof t=="function"){Dt++;let n=D;D=void 0;try{t()}catch(o){throw e.f&=-2,e.f|=8,Ms(e),o}finally{D=n,Kn()}}}function Ms(e){for(let t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,ui(e)}function Nc(e){if(D!==this)throw new Error("Out-of-order effect");li(this),D=e,this.f&=-2;try{8&this.f&&Ms(this)}finally{Kn()}}function Ne(e,t){this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,tn&&tn.push(this)}Ne.prototype.c=function(){let e=this.S();try{if(8&this.f||this.x===void 0)return;let t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};Ne.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,ui(this),ai(this),Dt++;let e=D;return D=this,Nc.bind(this,e)};Ne.prototype.N=function(){2&this.f||(this.f|=2,this.u=en,en=this)};Ne.prototype.d=function(){this.f|=8,1&this.f||Ms(this)};Ne.prototype.dispose=function(){this.d()};function Bt(e,t){let n=new Ne(e,t);try{n.c()}catch(s){throw n.d(),s}let o=n.d.bind(n);return o[Symbol.dispose]=o,o}var Pc=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__,ci,Zn,Vn;var fi=[];Bt(function(){ci=this.N})();function Pe(e,t){O[e]=t.bind(null,O[e]||(()=>{}))}function on(e){if(Vn){let t=Vn;Vn=void 0,t()}Vn=e&&e.S()}function pi({data:e}){let t=mi(e);t.name="ReactiveDom",t.value=e;let[n,o]=Ae(()=>{let s=this,r=this.__v;for(;r=r.__;)if(r.__c){r.__c.__$f|=4;break}let i=Le(()=>{let f=t.value.value;return f===0?0:f===!0?"":f||""}),u=Le(()=>!Array.isArray(i.value)&&!fs(i.value)),c=Bt(function(){if(this.N=di,u.value){let f=i.value;s.__v&&s.__v.__e&&s.__v.__e.nodeType===3&&(s.__v.__e.data=f)}}),p=this.__$u.d;return this.__$u.d=function(){c(),p.call(this)},[u,i]},[]);return n.value?o.peek():o.value}pi.displayName="ReactiveTextNode";Object.defineProperties(Z.prototype,{constructor:{configurable:!0,value:Hn(Yt,null).constructor},type:{configurable:!0,value:pi},props:{configurable:!0,get(){let e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});Pe("__b",(e,t)=>{if(on(),Zn=void 0,typeof t.type=="string"){let n,o=t.props;for(let s in o){if(s==="children")continue;let r=o[s];r instanceof Z&&(n||(t.__np=n={}),n[s]=r,o[s]=r.peek())}}e(t)});Pe("__r",(e,t)=>{if(e(t),t.type!==Yt){on();let n,o=t.__c;o&&(o.__$f&=-2,n=o.__$u,n===void 0&&(o.__$u=n=function(s,r){let i;return Bt(function(){i=this},{name:r}),i.c=s,i}(function(s){return function(){var r;Pc&&((r=this.y)==null||r.call(this)),s.__$f|=1,s.setState({})}}(o),typeof t.type=="function"?t.type.displayName||t.type.name:""))),Zn=o,on(n)}});Pe("__e",(e,t,n,o)=>{on(),Zn=void 0,e(t,n,o)});Pe("diffed",(e,t)=>{on(),Zn=void 0;let n;if(typeof t.type=="string"&&(n=t.__e)){let o=t.__np,s=t.props,r=n.U;if(r)for(let i in r){let u=r[i];u===void 0||o&&i in o||(u.d(),r[i]=void 0)}if(o){r||(r={},n.U=r);for(let i in o){let u=r[i],c=o[i];u===void 0?(u=Rc(n,i,c,s),r[i]=u):u.o(c,s)}}}e(t)});function Rc(e,t,n,o){let s=t in e&&e.ownerSVGElement===void 0,r=Oe(n);return{o:(i,u)=>{r.value=i,o=u},d:Bt(function(){this.N=di;let i=r.value.value;o[t]!==i&&(o[t]=i,s?e[t]=i:i!=null&&(i!==!1||t[4]==="-")?e.setAttribute(t,i):e.removeAttribute(t))})}}Pe("unmount",(e,t)=>{if(typeof t.type=="string"){let n=t.__e;if(n){let s=n.U;if(s){n.U=void 0;for(let r in s){let i=s[r];i&&i.d()}}}let o=t.__np;if(o){let s=t.props;for(let r in o)s[r]=o[r]}t.__np=void 0}else{let n=t.__c;if(n){n.__$f|=8;let o=n.__$u;o&&(n.__$u=void 0,o.d())}}e(t)});Pe("__h",(e,t,n,o)=>{o<3&&(t.__$f|=2),e(t,n,o)});Vt.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;let n=this.__$u,o=n&&n.s!==void 0;for(let s in t)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){let s=2&this.__$f;if(!(o||s||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(let s in e)if(s!=="__source"&&e[s]!==this.props[s])return!0;for(let s in this.props)if(!(s in e))return!0;return!1};function mi(e,t){return Ae(()=>Oe(e,t),[])}var Ic=e=>{queueMicrotask(()=>{queueMicrotask(e)})};function Fc(){nn(()=>{let e;for(;e=fi.shift();)ci.call(e)})}function di(){fi.push(this)===1&&(O.requestAnimationFrame||Ic)(Fc)}var hi=Vt;var Yn=jr,a=Or.bind(Hn),$=ti,k=ks,R=Ae;var _=bs,B=ni,he=oi,g=Oe,tt=Le,ut=Bt,$i=nn,gi=me;function Bc(e){return Object.keys({...this.props,...e}).some(t=>this.props[t]!==e[t])}function nt(e){return function(t){return this.shouldComponentUpdate=Bc,e(t)}}var Xn=new Map;function Ss(e){return e==="local"?localStorage:sessionStorage}function S(e,t="local"){try{return Ss(t).getItem(`make-make:${e}`)??Xn.get(e)??null}catch{return Xn.get(e)??null}}function x(e,t,n="local"){t===null?Xn.delete(e):Xn.set(e,t);try{t===null?Ss(n).removeItem(`make-make:${e}`):Ss(n).setItem(`make-make:${e}`,t)}catch{}}var Uc=[60,80,60],Es=()=>"vibrate"in navigator&&navigator.maxTouchPoints>0,Jn=g(S("vibration")==="on");function vi(e){Jn.value=e,x("vibration",e?"on":null),sn()}function sn(){Jn.value&&Es()&&navigator.userActivation?.hasBeenActive!==!1&&navigator.vibrate(Uc)}var Ts=g(0);function Qn(e,t){x(`invite:${e}`,t,"tab"),Ts.value=Ts.peek()+1}function ot(e){let t=/^\/r\/([^/]+)\/?$/.exec(e);return t?decodeURIComponent(t[1]):null}function rn(e,t,n){return`${e}/r/${encodeURIComponent(t)}${n?`#${n}`:""}`}function vg(e,t,n){return`${rn(e,t,null)}?v=${n}`}function to(e){let t=location.hash.slice(1);t&&(Qn(e,t),history.replaceState(history.state,"",location.pathname+location.search))}function yi(e){let t=/^([0-3])-[\w-]{22}$/.exec(e??"");return t?Number(t[1]):null}function gt(e){return Ts.value>=0?S(`invite:${e}`,"tab"):null}function eo(e){Qn(e,null)}function Re(e,t){x(`sat:${e}`,t?"yes":null,"tab")}function _i(e){x(`sat:${e}`,"signed out","tab")}function no(e){return S(`sat:${e}`,"tab")==="yes"}function wi(e){return S(`sat:${e}`,"tab")==="signed out"}function ki(e,t){return e.map(o=>o.toLowerCase().split("-")[0]).find(o=>t.includes(o))??t[0]}function xi(e,t){return t.find(n=>n.toLowerCase().split("-")[0]===e)??e}function As(e,t){return t.split(".").reduce((n,o)=>n?.[o],e)}function Ci(e){let t=new Map;return n=>{let o=t.get(n)??e(n);return t.set(n,o),o}}var zc=Ci(e=>new Intl.NumberFormat(e)),Hc=Ci(e=>new Intl.PluralRules(e)),jc=1e3,Wc=(e,t)=>Number.isInteger(e)&&e>=0&&e<jc?String(e):zc(t).format(e);function bi(e,t,n){return e.replace(/\{(\w+)\}/g,(o,s)=>{let r=t[s];return r===void 0?o:typeof r=="number"?Wc(r,n):r})}function Mi(e,t,n,o={}){let s=As(e,n);if(typeof s=="string")return bi(s,o,t);let r=s;if(typeof r?.other!="string")return n;let i=Hc(t).select(Number(o.n??0));return bi(r[i]??r.other,o,t)}var oo=[],Si=()=>oo.length?Math.max(...oo):0;function Ei(e,t=Date.now()){let n=Date.parse(e??"")-t;if(Number.isNaN(n))return;oo=[...Math.abs(n-Si())>15e3?[]:oo.slice(1-10),n]}function an(e=Date.now()){return e+Si()}var Gc=new Map(Object.entries({a:"\u0430\u03B1\u0251",b:"\u044C\u0432\u03B2",c:"\u0441\u03F2",d:"\u0501",e:"\u0435\u03B5\u0454\u04BD",g:"\u0261",h:"\u04BB\u043D\u03B7",i:"\u0456\u03B9\u0131\u0399l1|\u04CF",j:"\u0458\u03F3",k:"\u043A\u03BA",m:"\u043C",n:"\u043F",o:"\u043E\u03BF0\u03C3\u0585",p:"\u0440\u03C1",q:"\u051B",r:"\u0433\u0433",s:"\u04555",t:"\u0442\u03C4",u:"\u03C5\u057D",v:"\u03BD\u0475",w:"\u051D\u03C9\u0448",x:"\u0445\u03C7",y:"\u0443\u03B3\u04AF",z:"\u1D222"}).flatMap(([e,t])=>[...t].map(n=>[n,e])));function Ti(e){return[...e.normalize("NFKD").replace(/[\p{M}\p{Cf}\s]/gu,"").toLowerCase()].map(n=>Gc.get(n)??n).join("").replaceAll("rn","m").replaceAll("vv","w")}function vt(e){let t=e.map(r=>r.player?.nickname??null),n=e.map(r=>`${r.player?.nickname} ${r.seat+1}`),o=t.map(r=>r===null?null:Ti(r)),s=n.map(Ti);return t.map((r,i)=>r===null?null:o.some((c,p)=>p!==i&&c!==null&&(c===o[i]||s[p]===o[i]))?n[i]:r)}var qc=/^—(?=$| \d$)/;function so(e,t){return e.replace(qc,t)}var Kc=12e3,L=class extends Error{constructor(t,n){super(n.detail??n.title??String(t)),this.status=t,this.code=n.code??"internal_error",this.body=n}get passing(){return this.status>=500||this.status===429}},U=class extends Error{};async function Vc(e){let t=await e.json().catch(()=>null);return t?.code?new L(e.status,t):new U(String(e.status))}function Zc(e,t){let n={method:e,credentials:"same-origin",cache:"no-store",signal:AbortSignal.timeout(Kc)};return t!==void 0&&(n.body=JSON.stringify(t),n.headers={"Content-Type":"application/json"}),n}async function J(e,t,n){try{let o=await fetch(t,Zc(e,n));if(Ei(o.headers.get("Date")),!o.ok)throw await Vc(o);return o.status===204?void 0:await o.json()}catch(o){throw o instanceof L?o:new U(t,{cause:o})}}var I=e=>J("GET",e),K=(e,t)=>J("POST",e,t);var $e=(globalThis.document?.documentElement.dataset.languages??"en").split(" "),kt=g($e[0]),Os=g({});function Ls(){let e=S("language");return e&&$e.includes(e)?e:null}function Ai(e){x("language",e)}function Oi(){return Ls()??ki(navigator.languages,$e)}async function ln(e){let t=await fetch(`/static/text/${e}.json`).catch(()=>null),n=t?.ok?await t.json().catch(()=>null):null;if(!n)throw new U(e);Os.value=n,kt.value=e,document.documentElement.lang=e}function l(e,t){return Mi(Os.value,kt.value,e,t)}function ro(e){return As(Os.value,e)??[]}var un=tt(()=>xi(kt.value,navigator.languages)),Yc=tt(()=>new Intl.DateTimeFormat(un.value,{hour:"numeric",minute:"2-digit"})),Xc=tt(()=>new Intl.ListFormat(un.value,{type:"conjunction"}));function Ie(e){return Xc.value.format(e)}function z(e){return`\u2068${so(e,l("app.gone"))}\u2069`}var Jc=[["day",86400],["hour",3600],["minute",60]];function Li(e,t=an()){let n=(Date.parse(e)-t)/1e3,o=new Intl.RelativeTimeFormat(un.value,{numeric:"auto"}),s=Jc.find(([,r])=>Math.abs(n)>=r);return s?o.format(Math.round(n/s[1]),s[0]):o.format(0,"second")}function ge(e,t){let n=new Date(e),s=Math.abs(n.getTime()-an())>6*864e5?{day:"numeric",month:"short"}:{};return new Intl.DateTimeFormat(un.value,{weekday:"short",...s,hour:"numeric",minute:"2-digit",timeZone:t}).format(n)}function Ig(e){return new Intl.DateTimeFormat(un.value,{day:"numeric",month:"short",timeZone:"UTC"}).format(new Date(e))}function cn(e){return Yc.value.format(new Date(e))}var Ni="/worker.js",Qc="make-make",ve=g(globalThis.navigator?.onLine===!1);function Pi(){addEventListener("online",()=>ve.value=!1),addEventListener("offline",()=>ve.value=!0)}function tf(){let e=globalThis.trustedTypes;return e?e.createPolicy(Qc,{createScriptURL:()=>Ni}).createScriptURL(""):Ni}function ef(){let e=performance.getEntriesByType("resource").map(({name:t})=>new URL(t).pathname);return[...new Set([...e,...$e.map(t=>`/static/text/${t}.json`)])]}async function Ri(){if(!(!globalThis.isSecureContext||!("serviceWorker"in navigator)))try{await navigator.serviceWorker.register(tf());let{active:e}=await navigator.serviceWorker.ready;e?.postMessage({keep:ef()})}catch{}}var b=g(null),yt=g([]),fn=g([]),pn=g([]),Xt=g(location.origin),Ii=g(72);async function ct(e){try{let t=await I("/api/me");await e,b.value=t.player,yt.value=t.games,fn.value=t.new_devices??[],pn.value=t.claims??[],ve.value=!1,await nf(t.player.language)}catch(t){t instanceof L&&t.status===401&&(b.value=null),ve.value=t instanceof U}}async function nf(e){let t=Ls()??e;t!==kt.value&&await ln(t),t!==e&&await J("PATCH","/api/me",{language:t})}async function Fi(){try{let e=await I("/api/site");Xt.value=e.origin??location.origin,Ii.value=e.claim_hours??Ii.value}catch{Xt.value=location.origin}}function Fe(){return b.value?.nickname??S("nickname")??""}function Di(e){x("nickname",e)}async function io(e){let t=await K("/api/players",{nickname:e,language:kt.value});b.value=t.player}async function Bi(e){let t=await J("PATCH","/api/me",{nickname:e});b.value=t.player??t}async function Ui(e){if(await ln(e),Ai(e),!b.value||b.value.language===e)return;let t=await J("PATCH","/api/me",{language:e});b.value=t.player??t}async function zi(){await K("/api/me/devices/seen"),fn.value=[]}async function Hi(){await K("/api/me/claims/seen"),pn.value=[]}async function ji(){await J("DELETE","/api/me/session"),Wi()}async function Vg(){await J("DELETE","/api/me"),Wi()}function Wi(){x(`push:${b.value?.id}`,null),b.value=null,yt.value=[],fn.value=[],pn.value=[]}var Jt=class extends Error{};async function xt(e,t="/healthz"){try{return await e()}catch(n){throw await I(t),new Jt("a part of the page did not come",{cause:n})}}var of=6e3,Ct=g([]),De=g({words:"",number:0}),dn=g({place:0,from:0}),mn=[];function Gi(e){mn=[...mn,e],dn.value={place:e,from:De.peek().number}}function qi(e){mn=mn.filter(t=>t!==e),dn.value={place:mn.at(-1)??0,from:De.peek().number}}var sf=0;function V(e,t=!1,n=!1){hn({message:e,fault:t,reload:n})}function Ns(e,t){hn({message:e,to:t})}function Ki(e,t){hn({message:e,seen:!0}),ft(t)}function Vi(e,t){Ps(),hn({message:e,seen:!0,open:t}),ft(e)}function Ps(){Ct.value=Ct.value.filter(e=>!e.open)}function Zi(e,t){Ct.value=Ct.value.filter(n=>!n.rule),hn({message:e,rule:t})}function hn(e){let t={id:++sf,fault:!1,reload:!1,to:"",seen:!1,rule:null,open:null,...e};Ct.value=[...Ct.value.filter(n=>n.message!==t.message),t].slice(-3),t.fault||setTimeout(()=>$n(t.id),of)}function $n(e){Ct.value=Ct.value.filter(t=>t.id!==e)}function ft(e){De.value={words:e,number:De.peek().number+1}}function it(e){if(e instanceof L)return e.message;if(e instanceof U)return l("net.no_answer");if(e instanceof Jt)return l("net.no_part");throw e}async function C(e){try{return await e(),!0}catch(t){return V(it(t),!0),!1}}async function dt(e){try{return await xt(e)}catch(t){return V(it(t),!0,t instanceof Jt),null}}var lo={zoom:1,x:0,y:0},Xi=4,ao=(e,t,n)=>Math.min(n,Math.max(t,e));function uo({zoom:e,x:t,y:n},{width:o,height:s}){let r=ao(e,1,Xi);return{zoom:r,x:ao(t,o*(1-r),0)+0,y:ao(n,s*(1-r),0)+0}}function Rs(e,t,n,o){let s=ao(e.zoom*t,1,Xi),r=s/e.zoom;return uo({zoom:s,x:n.x-(n.x-e.x)*r,y:n.y-(n.y-e.y)*r},o)}function co(e,t,n,o){return uo({...e,x:e.x+t,y:e.y+n},o)}function Ji(e,t,n,o){let[s,r]=[t,n].map(([p,f])=>({x:(p.x+f.x)/2,y:(p.y+f.y)/2})),[i,u]=[t,n].map(([p,f])=>Math.hypot(p.x-f.x,p.y-f.y)),c=Rs(e,u/Math.max(1,i),s,o);return co(c,r.x-s.x,r.y-s.y,o)}function Qi(e,t,n){let o=(s,r,i)=>s<0?-s:Math.min(0,i-s-r);return co(e,o(t.x,t.width,n.width),o(t.y,t.height,n.height),n)}function fo(e,t,n,o){let s=Math.min(o.width/n.width,o.height/n.height),[r,i]=[(o.width-s*n.width)/2,(o.height-s*n.height)/2];return{x:e.x+e.zoom*(r+(t.x-n.x)*s),y:e.y+e.zoom*(i+(t.y-n.y)*s),width:t.width*s*e.zoom,height:t.height*s*e.zoom}}function gn({x:e,y:t,width:n,height:o},s){switch(s){case 1:return{x:-(t+o),y:e,width:o,height:n};case 2:return{x:-(e+n),y:-(t+o),width:n,height:o};case 3:return{x:t,y:-(e+n),width:o,height:n};default:return{x:e,y:t,width:n,height:o}}}var Yi=["up","right","down","left"];function ta(e,t){let n=Yi.findIndex(o=>o===e);return n<0?e:Yi[(n-t+4)%4]}var po="abcde",at="c4";var Ue=100/Math.sqrt(3),Is=e=>5+e,te=[...po].map((e,t)=>Array.from({length:Is(t)},(n,o)=>`${e}${o+1}`)),pt=te.flat(),rf=pt.filter(e=>e!==at);function Fs(e){return{row:po.indexOf(e[0]),index:Number(e.slice(1))-1}}function _t(e,t){return te[e]?.[t]??null}function af(e){let{row:t,index:n}=Fs(e);return[_t(t-1,n),_t(t,n+1),_t(t+1,n+1),_t(t+1,n),_t(t,n-1),_t(t-1,n-1)].filter(s=>s!==null)}var ee=new Set(af(at));function H(e){let{row:t,index:n}=Fs(e);return{x:(n-(Is(t)-1)/2)*100,y:(t-2)*1.5*Ue}}function ht(e,t=Ue){return[0,1,2,3,4,5].map(n=>{let o=(n/3-.5)*Math.PI;return{x:e.x+t*Math.cos(o),y:e.y+t*Math.sin(o)}})}var Mt=e=>`${Math.round(e.x)},${Math.round(e.y)}`;function lf(){let e=new Map;for(let n of rf)for(let o of ht(H(n))){let s=e.get(Mt(o))??{point:o,territories:[]};s.territories.push(n),e.set(Mt(o),s)}let t=[...e.values()].filter(n=>n.territories.length===3);return new Map(t.map(n=>[n.territories.join("-"),n.point]))}var wt=lf(),uf=new Map(pt.map(e=>[e,[...wt.keys()].filter(t=>t.split("-").includes(e))]));function mo(e){return uf.get(e)??[]}function oa(e,t,n=H(e).x){let{row:o,index:s}=Fs(e),r=Is(o)-1;switch(t){case"left":return _t(o,s-1);case"right":return _t(o,s+1);case"up":return ea(o-1,n);case"down":return ea(o+1,n);case"first":return _t(o,0);case"last":return _t(o,r);case"top":return _t(0,0);case"bottom":return pt[pt.length-1];default:return null}}function ea(e,t){let n=te[e]??[];return Ds({x:t*.999,y:0},n.map(o=>[o,{x:H(o).x,y:0}]))}function Ds(e,t){let n=null,o=1/0;for(let[s,{x:r,y:i}]of t){let u=(r-e.x)**2+(i-e.y)**2;u<o&&([n,o]=[s,u])}return n}function sa(e){let t=new Map;for(let n of e){let o=ht(H(n));o.forEach((s,r)=>{let i=o[(r+1)%6],u=`${Mt(i)} ${Mt(s)}`;t.delete(u)||t.set(`${Mt(s)} ${Mt(i)}`,{from:s,to:i})})}return cf([...t.values()])}function cf(e){let t=new Map(e.map(o=>[Mt(o.from),o])),n=[];for(let{from:o}of e){let s=[];for(let r=t.get(Mt(o));r;r=t.get(Mt(r.to)))t.delete(Mt(r.from)),s.push(r.from);s.length&&n.push(s)}return n}function ye(e,t){return e.map((n,o)=>{let s=na(e[(o+e.length-1)%e.length],n),r=na(n,e[(o+1)%e.length]),i=t/(1+s.x*r.x+s.y*r.y);return{x:n.x+(s.x+r.x)*i,y:n.y+(s.y+r.y)*i}})}function na(e,t){let n=Math.hypot(t.x-e.x,t.y-e.y);return{x:-(t.y-e.y)/n,y:(t.x-e.x)/n}}function Be(e,t,n){let o=Math.min(.5,n/Math.hypot(t.x-e.x,t.y-e.y));return{x:e.x+(t.x-e.x)*o,y:e.y+(t.y-e.y)*o}}function ra(e,t){return e.map((n,o)=>{let s=Be(n,e[(o+e.length-1)%e.length],t),r=Be(n,e[(o+1)%e.length],t);return`M${Qt(s)}L${Qt(Be(n,s,5))}Q${Qt(n)} ${Qt(Be(n,r,5))}L${Qt(r)}`}).join("")}var Qt=({x:e,y:t})=>`${e.toFixed(1)} ${t.toFixed(1)}`;function ne(e,t=0){return`${e.map((o,s)=>{let r=Be(o,e[(s+e.length-1)%e.length],t),i=Be(o,e[(s+1)%e.length],t);return`${s?"L":"M"}${Qt(r)}Q${Qt(o)} ${Qt(i)}`}).join("")}Z`}function Ut(e,t){return e?e.moai.includes(t)?"moai":e.territories[t]??null:null}function ff(e,t){return!e||!t||e==="moai"||t==="moai"?e===t:e.clan===t.clan&&e.dominance===t.dominance&&e.chief===t.chief}function ia(e,t){if(!e||!t)return new Map;let n=[e,t].flatMap(({territories:s,moai:r})=>[...Object.keys(s),...r]),o=[...new Set(n)].map(s=>[s,{before:Ut(e,s),after:Ut(t,s)}]);return new Map(o.filter(([,{before:s,after:r}])=>!ff(s,r)))}function Bs(e,t){let n=new Map,o=(s,r)=>n.set(s,[...n.get(s)??[],r]);return(e?.tangata_manu??[]).forEach((s,r)=>s.forEach(i=>{let u=t&&!t.tangata_manu[r].includes(i);o(i,{clan:r,sign:u?"goes":"stays"})})),(e&&t?t.tangata_manu:[]).forEach((s,r)=>s.forEach(i=>{e?.tangata_manu[r].includes(i)||o(i,{clan:r,sign:"comes"})})),n}function aa(e){return e?Array.from({length:e.players},(t,n)=>Object.keys(e.territories).filter(o=>e.territories[o].clan===n)):[]}var ho={x:-488,y:-280,width:976,height:562};function $o(e){let t=e;return()=>(t=t*16807%2147483647,(t-1)/2147483646)}function ca(){let[e,t]=[te[0],te[po.length-1]],n=(r,i)=>ht(H(r??""))[i],o=[n(e.at(-1),0),n(e.at(-1),1),n(t.at(-1),1),n(t.at(-1),2),n(t.at(-1),3)],s=o.map(({x:r,y:i})=>({x:-r,y:i})).reverse();return[...o,...s]}function fa(e,t){return e.flatMap((n,o)=>{let s=e[(o+1)%e.length],r=Math.max(1,Math.round(Math.hypot(s.x-n.x,s.y-n.y)/t));return Array.from({length:r},(i,u)=>({x:n.x+(s.x-n.x)*u/r,y:n.y+(s.y-n.y)*u/r}))})}function pf(e){let t=e.length,n=e.map((o,s)=>{let[r,i,u]=[e[(s+t-1)%t],e[(s+1)%t],e[(s+2)%t]],c={x:o.x+(i.x-r.x)/6,y:o.y+(i.y-r.y)/6},p={x:i.x-(u.x-o.x)/6,y:i.y-(u.y-o.y)/6};return`C${[c,p,i].map(({x:f,y:d})=>`${f.toFixed(1)} ${d.toFixed(1)}`).join(" ")}`});return`M${e[0].x.toFixed(1)} ${e[0].y.toFixed(1)}${n.join("")}Z`}function vn(e,t,n,o=34){let s=$o(n),r=fa(ye(ca(),-e),o);return pf(r.map(({x:i,y:u})=>({x:i+(s()-.5)*t,y:u+(s()-.5)*t})))}function mf(e,t,n){let o=e()*2*Math.PI,s=Math.sqrt(e())*n;return{x:t.x+s*Math.cos(o),y:t.y+s*Math.sin(o)}}function df(){let e=$o(11);return pt.filter(n=>n!==at).flatMap(n=>Array.from({length:5},()=>{let{x:o,y:s}=mf(e,H(n),36),r=4+e()*4;return`M${(o-4).toFixed(1)} ${(s-r*.7).toFixed(1)}L${o.toFixed(1)} ${s.toFixed(1)}L${(o+.6).toFixed(1)} ${(s-r).toFixed(1)}M${o.toFixed(1)} ${s.toFixed(1)}l4 ${(-r*.75).toFixed(1)}`})).join("")}function la(e,t){let n=$o(e);return fa(ye(ca(),-15),13).filter(()=>n()<t).map(({x:s,y:r})=>{let i=1.4+n()*2.6,[u,c]=[s+(n()-.5)*14,r+(n()-.5)*14];return`M${(u-i).toFixed(1)} ${c.toFixed(1)}a${i.toFixed(1)} ${(i*.7).toFixed(1)} 0 1 0 ${(2*i).toFixed(1)} 0a${i.toFixed(1)} ${(i*.7).toFixed(1)} 0 1 0 ${(-2*i).toFixed(1)} 0Z`}).join("")}function hf(e){let t=$o(5);return Array.from({length:90},()=>({x:e.x+t()*e.width,y:e.y+t()*e.height})).filter(({x:o,y:s})=>Math.abs(o)*.866-s*.5>372||s<-268).map(({x:o,y:s})=>`M${o.toFixed(1)} ${s.toFixed(1)}q5 -5 10 0t10 0`).join("")}function $f(e){return ee.has(e)?"tile-sacred":["tile-a","tile-b","tile-c"][(e.charCodeAt(0)*5+Number(e.slice(1))*7)%3]}var ua=new Map;function st(e,t,n=9){let o=`${e} ${t} ${n}`,s=ua.get(o)??ne(ye(ht(H(e)),t),n);return ua.set(o,s),s}var gf=["M-11 0C-6 -7 4 -7 8 0C4 7 -6 7 -11 0ZM8 0L14 -5M8 0L14 5M-6 -1h.1","M-14 -3C-9 -8 -4 -5 0 0C4 -5 9 -8 14 -3M0 0L-3 7M0 0L3 7","M0 1C1 -2 5 -1 4 2C3 6 -5 6 -6 0C-6 -7 4 -9 8 -4C11 0 10 5 7 8","M-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0M0 -7.5v-3M0 7.5v3M-7.5 0h-3M7.5 0h3M-5.4 -5.4l-2 -2M5.4 5.4l2 2M-5.4 5.4l-2 2M5.4 -5.4l2 -2","M-7 0C-7 -6 7 -6 7 0C7 6 -7 6 -7 0ZM7 -1l4 -1v3ZM-4 -5l-3 -4M4 -5l3 -4M-4 5l-3 4M4 5l3 4M0 -4v8"];function vf(){let e=[-350,-250,-150,-50,50,150,250,350].map(n=>[n,227]),t=[-150,-50,50,150].map(n=>[n,-227]);return[...e,...t].map(([n,o],s)=>a`
    <path class="carving" d=${gf[(s*3+(s>7?1:0))%5]} transform="translate(${n} ${o}) scale(0.92)" />`)}var yf=a`<g class="islets" transform="translate(398 -192)"><g class="upright">
  <path class="islet-shoal" d="M-44 18C-40 4 -22 -6 -4 -4C18 -14 46 0 46 16C46 30 -46 32 -44 18Z" />
  <path class="islet-foot" d="M-34 16C-32 6 -18 0 -6 4C4 6 8 14 4 18C-6 24 -34 24 -34 16ZM14 12C16 4 34 4 36 12C36 18 14 18 14 12ZM20 -10C20 -18 30 -18 30 -10C30 -6 20 -6 20 -10Z" />
  <path class="islet" d="M-32 12C-28 0 -18 -8 -8 -4C2 0 6 8 2 12C-6 18 -32 18 -32 12ZM16 8C18 0 30 -2 34 8C34 12 16 12 16 8ZM22 -14C22 -30 28 -30 28 -14C28 -10 22 -10 22 -14Z" />
  <path class="islet-grass" d="M-24 5C-20 -2 -12 -5 -8 -2C-4 0 -2 4 -4 6C-10 9 -22 9 -24 5Z" />
  <path class="terns" d="M-44 -34q6 -7 10 0q5 -7 11 -1M-12 -50q5 -6 8 0q4 -6 9 -1M-66 -58q4 -5 7 0q4 -5 8 0" />
</g></g>`,_f=a`<g class="canoe" transform="translate(-402 -176)"><g class="upright">
  <path class="wake" d="M-50 16q7 -5 14 0t14 0t14 0M-6 21q7 -5 14 0t14 0" />
  <path class="sail" d="M-4 8C-16 -14 -14 -32 -20 -46C0 -46 20 -34 26 -22C16 -14 6 -4 -1 8Z" />
  <path class="sail-line" d="M-12 -20C-2 -24 10 -20 18 -15M-17 -36C-4 -38 10 -32 20 -25" />
  <path class="boat" d="M-38 3C-24 13 20 14 36 0C34 14 22 19 -4 19C-26 19 -36 13 -38 3Z" />
</g></g>`;function wf(e){return a`<defs>
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
  </defs>`}function bf(e){return a`<g class="shore">
    <path class="shallow shallow-far" d=${vn(44,16,3,60)} />
    <path class="shallow" d=${vn(31,12,7,50)} />
    <path class="foam" d=${vn(27,10,23,42)} />
    <path class="cliff" d=${vn(18,9,42)} transform="translate(0 9)" />
    <path class="land" d=${vn(18,9,42)} fill="url(#${e}-land)" />
    <path class="pebble-dark" d=${la(8,.8)} />
    <path class="pebble-light" d=${la(17,.5)} />
    ${vf()}
  </g>`}function kf(e,t){let n=pt.filter(o=>o!==at);return a`<g class="tiles">
    <path class="tile-shadow" d=${n.map(o=>st(o,2.2)).join("")} transform="translate(0 3)" />
    ${n.map(o=>a`<path class="tile ${$f(o)}" d=${st(o,2.4)} />`)}
    <path class="tufts" d=${df()} />
    <path class="tile-light" d=${n.map(o=>st(o,4)).join("")} />
    <rect class="dawn" x=${t.x} y=${t.y} width=${t.width} height=${t.height} fill="url(#${e}-dawn)" />
  </g>`}function xf(){let e=Array.from({length:24},(t,n)=>{let o=n/24*2*Math.PI,[s,r]=[44.5,n%2?47.5:49.5];return`M${(s*Math.cos(o)).toFixed(1)} ${(s*Math.sin(o)).toFixed(1)}L${(r*Math.cos(o)).toFixed(1)} ${(r*Math.sin(o)).toFixed(1)}`});return a`<g class="centre">
    <path class="centre-stone" d=${ne(ht({x:0,y:0},Ue-2),12)} />
    <circle class="centre-plate" r="43" />
    <path class="centre-notches" d=${e.join("")} />
  </g>`}function Cf(e,t=ho){return a`<g class="island" aria-hidden="true">
    ${wf(e)}
    <rect class="sea" x=${t.x} y=${t.y} width=${t.width} height=${t.height} fill="url(#${e}-sea)" />
    <path class="waves" d=${hf(t)} />
    ${_f}${yf}
    ${bf(e)}${kf(e,t)}${xf()}
  </g>`}function Us({id:e}){return R(()=>Cf(e),[e])}function pa(e,t){return sa(e).map(n=>ne(ye(n,t),9)).join("")}var zs=(...e)=>e.map(([t,n])=>({x:t,y:n})),Mf=(e,t)=>e.map(({x:n,y:o})=>({x:n*t,y:o*t})),Sf=zs([-.9,-.9],[.9,-.9],[.9,.9],[-.9,.9]),Ef=zs([0,-1.2],[1.2,0],[0,1.2],[-1.2,0]),Tf=zs([0,-1.3],[1.24,.86],[-1.24,.86]);function _e(e,t){let n=t;return e===0?`M${-n} 0A${n} ${n} 0 1 1 ${n} 0A${n} ${n} 0 1 1 ${-n} 0Z`:ne(Mf([Sf,Ef,Tf][e-1],n),n*(e===3?.42:.32))}var ma=(e,t)=>e===3?t*.2:0,ze=nt(({look:e,n:t="",radius:n=30})=>{let o=n*(String(t).length>1?1:1.2)*(e===3?.88:1);return a`<g class="token look-${e}">
    <path class="piece-shadow" d=${_e(e,n)} transform="translate(0 ${n*.11})" />
    <path class="piece-body" d=${_e(e,n)} />
    <path class="piece-groove" d=${_e(e,n*.82)} />
    ${t!==""&&a`<text class="piece-number" font-size=${o.toFixed(1)} text-anchor="middle"
      y=${(ma(e,n)+o*.355).toFixed(1)}>${t}</text>`}
  </g>`}),Af=[-78,-52,-26,0,26,52,78],Of="M-3 -9C-5 -14 -4.6 -19.5 0 -22.5C4.6 -19.5 5 -14 3 -9Z";function Hs({look:e}){return a`<g class="chief look-${e}">
    ${Af.map(t=>a`<path class="feather" d=${Of} transform="translate(0 -7) rotate(${t})" />`)}
    <path class="chief-face" d="M-11.5 -8C-11.5 -18 11.5 -18 11.5 -8C11.5 0 7 5 0 5C-7 5 -11.5 0 -11.5 -8Z" />
    <path class="chief-band" d="M-13 -10.5C-8 -17 8 -17 13 -10.5L12 -6.2C7 -11 -7 -11 -12 -6.2Z" />
    <circle class="chief-eye" cx="-4.4" cy="-4" r="2" />
    <circle class="chief-eye" cx="4.4" cy="-4" r="2" />
  </g>`}var da=nt(({look:e,n:t=""})=>a`<g class="chief-token">
    <g transform="translate(0 -13)"><${Hs} look=${e} /></g>
    <g transform="translate(0 ${[9,9,10,12][e]})"><${ze} look=${e} n=${t} radius=${e===2?23:25} /></g>
  </g>`),Lf="M-2 -3.5C-8 -4 -10.5 -10.5 -8 -15C-5 -20 2 -20 5.5 -16.2C12 -15.4 18 -13 19 -5.4C16.6 -8 13 -9 6.6 -8.4C5 -5.4 2 -3.4 -2 -3.5Z",Nf="M-6.5 -6.5C-13.5 -3.5 -16.6 4 -15 11.5C-14 16 -10.6 18 -6.4 18L10 18C13.6 18 13.6 13.4 10 13.4L5.8 13.4C9 10.8 11 8 11 5.4C11 1.8 6.6 1.4 5.2 4.2C4.2 6.2 2.6 7.4 0.6 7.8C0.6 5 1.4 2.6 2.4 0.6L9.6 0.6C12 0.6 12 -3 9.6 -3L4 -3L4.4 -6Z",Pf="M-9.6 12.4C-6.4 12.6 -2.4 12 0.6 7.8",js=nt(({look:e,radius:t=20})=>{let n=t/25*(e===3?.8:e===2?.94:1);return a`<g class="bird-man look-${e}">
    <path class="piece-shadow" d=${_e(e,t)} transform="translate(0 ${t*.12})" />
    <path class="piece-body" d=${_e(e,t)} />
    <g transform="translate(0 ${ma(e,t).toFixed(1)}) scale(${n.toFixed(3)})">
      <path class="bird" d=${Nf} />
      <path class="bird" d=${Lf} />
      <path class="bird-line" d=${Pf} />
      <circle class="bird-eye" cx="-0.6" cy="-11.8" r="2.9" />
      <ellipse class="bird" cx="14.4" cy="-0.8" rx="3.2" ry="4" />
    </g>
  </g>`}),Rf="M-24 40C-25 30 -23 23 -15 19L-10 15L10 15L15 19C23 23 25 30 24 40Z",If="M-14.5 -27C-8 -29 8 -29 14.5 -27C16 -18 15 -6 16 3C16.4 10 12 17 7 20.5C3 23 -3 23 -7 20.5C-12 17 -16.4 10 -16 3C-15 -6 -16 -18 -14.5 -27Z",Ff="M-14 -17C-8 -20 -4 -19 0 -17C4 -19 8 -20 14 -17L12.6 -10C8 -13.4 5.4 -13 4.4 -10L5.6 -1C8 1 7 4 3.4 4.6L-3.4 4.6C-7 4 -8 1 -5.6 -1L-4.4 -10C-5.4 -13 -8 -13.4 -12.6 -10Z",Df="M-16 -16C-20 -17 -21 -12 -20 -4C-19.6 3 -19 8 -16 7ZM16 -16C20 -17 21 -12 20 -4C19.6 3 19 8 16 7Z",Ws=nt(()=>a`<g class="moai">
    <path class="moai-stone" d=${Rf} />
    <path class="moai-groove" d="M-19 40C-18 33 -14 30 -9 29.4M19 40C18 33 14 30 9 29.4" />
    <path class="moai-stone" d=${Df} />
    <path class="moai-head" d=${If} />
    <path class="moai-light" d="M-13 -25.5C-14 -16 -13 -6 -14 3C-14 9 -11 15 -7 18C-9.6 8 -10.6 -12 -9.4 -26.6Z" />
    <path class="moai-shade" d=${Ff} />
    <path class="moai-nose" d="M-2.6 -15.5C-1 -16.4 1 -16.4 2.6 -15.5L4.2 -0.4C5 1.8 3.6 3 0 3C-3.6 3 -5 1.8 -4.2 -0.4Z" />
    <path class="moai-mouth" d="M-6.6 10.4C-3 8.8 3 8.8 6.6 10.4C3 12.4 -3 12.4 -6.6 10.4Z" />
    <path class="pukao" d="M-15 -27.5L-13.4 -37.4C-13 -40.6 -8 -42 0 -42C8 -42 13 -40.6 13.4 -37.4L15 -27.5C8 -30 -8 -30 -15 -27.5Z" />
    <path class="pukao-rim" d="M-13 -36.2C-8 -38.4 8 -38.4 13 -36.2" />
  </g>`),ha="M0 -35C15 -35 31 -31 32.5 -15C33.6 -3 28 7 24 15C20 24 14 33 0 33C-14 33 -20 24 -24 15C-28 7 -33.6 -3 -32.5 -15C-31 -31 -15 -35 0 -35Z",$a="M-15.4 -26.4C-8 -26.4 -4.2 -22.6 -3.8 -15.6L-4.6 3.4C-9.6 5 -9 12 -3.6 11.8L3.6 11.8C9 12 9.6 5 4.6 3.4L3.8 -15.6C4.2 -22.6 8 -26.4 15.4 -26.4",ga="M-11.6 21.4C-6 16.8 6 16.8 11.6 21.4C6 27 -6 27 -11.6 21.4Z",go=nt(()=>a`<g class="make-make">
    <path class="mask" d=${ha} />
    <circle class="mask-line" cx="-16.6" cy="-10.6" r="10.4" />
    <circle class="mask-line" cx="16.6" cy="-10.6" r="10.4" />
    <circle class="mask-pupil" cx="-16.6" cy="-10.6" r="4.6" />
    <circle class="mask-pupil" cx="16.6" cy="-10.6" r="4.6" />
    <path class="mask-line" d=${$a} />
    <path class="mask-line" d=${ga} />
  </g>`);function va(){return a`<g class="carved-face">
    <path d=${ha} />
    <circle cx="-16.6" cy="-10.6" r="10.4" />
    <circle cx="16.6" cy="-10.6" r="10.4" />
    <path d=${$a} />
    <path d=${ga} />
  </g>`}function we(e,t,n){return a`<svg class="figure figure-${e}" viewBox=${t} aria-hidden="true" focusable="false">${n}</svg>`}var rt=nt(({look:e,n:t=""})=>we("token","-40 -41 80 82",a`<${ze} look=${e} n=${t} />`)),zt=nt(({look:e})=>we("chief","-34 -38 68 72",a`<g class="chief-token">
    <g transform="translate(0 2) scale(1.4)"><${Hs} look=${e} /></g>
    <g transform="translate(0 ${e===3?19:17})"><${ze} look=${e} radius=${14.5} /></g></g>`)),yn=nt(({look:e})=>we("bird-man","-28 -29 56 58",a`<${js} look=${e} />`)),ya=nt(()=>we("moai","-28 -45 56 88",a`<${Ws} />`)),St=nt(()=>we("make-make","-36 -38 72 76",a`<${go} />`)),Bf=Array.from({length:24},(e,t)=>t*15);function _a({look:e}){return we("ariki","-80 -80 160 160",a`<g class="look-${e}">
    ${Bf.map((t,n)=>a`<path class="triumph-ray" d="M-5 -46L0 ${n%2?-66:-78}L5 -46Z" transform="rotate(${t})" />`)}
    <circle class="ariki-sun" r="46" />
    <g transform="translate(0 2) scale(1.9)"><${Hs} look=${e} /></g>
    <g transform="translate(0 26)"><${ze} look=${e} radius=${15} /></g>
  </g>`)}var Uf=Array.from({length:16},(e,t)=>t*22.5),wa=nt(()=>we("logo","-64 -64 128 128",a`<g class="logo">
    <circle class="logo-sky" r="62" />
    ${Uf.map(e=>a`<path class="logo-ray" d="M-2.6 -44L0 -58L2.6 -44Z" transform="rotate(${e})" />`)}
    <circle class="logo-sun" r="41" />
    <g transform="translate(0 1)"><${go} /></g>
    <path class="logo-sea" d="M-55.4 28C-44 20 -36 36 -24 29C-14 23 -8 36 4 30C15 24 22 37 34 30C43 25 48 33 54.8 29A62 62 0 0 1 -55.4 28Z" />
    <path class="logo-wave" d="M-45 42C-36 35 -30 47 -20 41C-10 35 -4 48 6 42C16 36 22 48 32 42C38 38 42 42 45 42" />
    <circle class="logo-rim" r="62" />
  </g>`));var _n=({x:e,y:t},n=1)=>`translate(${e.toFixed(1)} ${t.toFixed(1)}) scale(${n})`,He=(e,t)=>e[t]??t;function xa({id:e}){return a`<defs>${["M2 6h8","M6 2v8M2 6h8","M0 12L12 0","M2 9L6 3L10 9"].map((n,o)=>a`
    <pattern id="${e}-land-${o}" class="look-${o}" width="12" height="12" patternUnits="userSpaceOnUse">
      <path class="land-pattern" d=${n} />
    </pattern>`)}</defs>`}function zf({look:e,tints:t,line:n,id:o}){return a`<g class="land-of look-${e}">
    <path class="land-tint" d=${t} />
    <path fill="url(#${o}-land-${e})" d=${t} />
    <path class="land-line-under" d=${n} />
    <path class="land-line" d=${n} />
  </g>`}var Hf=nt(({look:e,names:t,id:n})=>{let o=t.split(" ").filter(Boolean);return a`<${zf} look=${e} id=${n} tints=${o.map(s=>st(s,2.4)).join("")} line=${pa(o,3.6)} />`});function Ca({state:e,looks:t,id:n}){return a`<g class="lands">${aa(e).map((o,s)=>a`
    <${Hf} key=${s} look=${He(t,s)} names=${o.join(" ")} id=${n} />`)}</g>`}function vo({what:e,looks:t}){if(!e)return null;if(e==="moai")return a`<g transform="translate(0 1) scale(0.9)"><${Ws} /></g>`;let n=He(t,e.clan);return e.chief?a`<${da} look=${n} n=${e.dominance} />`:a`<${ze} look=${n} n=${e.dominance} radius=${n===3?29:31} />`}var jf=(e,t)=>`${e} ${t==="moai"?t:t?.clan}`;function Wf(e){return pt.flatMap(t=>{let n=Ut(e,t);return n?[{key:jf(t,n),space:t,what:n}]:[]})}var Gf=nt(({space:e,looks:t,moai:n=!1,...o})=>a`
  <g transform=${_n(H(e))}>
    ${n&&a`<${Sa} />`}
    <g class="upright"><g class="piece" data-piece=${e}><${vo} what=${n?"moai":o} looks=${t} /></g></g></g>`);function Ma({state:e,ghost:t,looks:n}){let o=Wf(e),s=ia(e,t),r=new Set(Bs(e,t).keys());return a`<g class="pieces">
    ${o.filter(({space:i})=>!s.has(i)).map(({key:i,space:u,what:c})=>a`
      <${Gf} key=${i} space=${u} looks=${n} ...${c==="moai"?{moai:!0}:c} />`)}
    ${[...s].map(([i,{before:u,after:c}])=>a`
      <g key=${`ghost ${i}`} transform=${_n(H(i))}>
        <${Zf} before=${u} after=${c} looks=${n} aside=${Kf(i,r)} /></g>`)}
  </g>`}function Sa(){return a`<path class="ahu" d=${st("c4",2.4)} /><path class="ahu-joints" d=${qf} />`}var qf="M-44 -23H44M-44 1H44M-44 25H44M-12 -23V-45M16 -23V-43M-30 1V-23M4 1V-23M30 1V-23M-14 25V1M24 25V1M-20 25V41M8 25V48",ba=[5,0,3,2,4,1];function Kf(e,t){let n=H(e),o=ht(n).map(i=>Vf(i)),s=i=>![o[i],o[(i+1)%6]].some(u=>u&&t.has(u)),r=((ba.find(s)??ba[0])-1)*Math.PI/3;return{x:Math.cos(r),y:Math.sin(r)}}function Vf(e){return[...wt].find(([,{x:t,y:n}])=>Math.hypot(t-e.x,n-e.y)<1)?.[0]}function Zf({before:e,after:t,looks:n,aside:{x:o,y:s}}){let r=a`<${Yf} after=${t} looks=${n} />`;return e?a`
    ${r}
    <g class="struck" transform=${_n({x:o*31.5,y:s*31.5},.44)}><g class="upright">
      <${vo} what=${e} looks=${n} />
      <path class="strike-under" d="M-32 32L32 -32" /><path class="strike" d="M-32 32L32 -32" />
    </g></g>
    <g class="ghost" transform=${_n({x:o*-10,y:s*-10},.8)}><g class="upright"><${vo} what=${t} looks=${n} /></g></g>`:a`${r}<g class="upright"><g class="ghost"><${vo} what=${t} looks=${n} /></g></g>`}function Yf({after:e,looks:t}){return e?e==="moai"?a`<g class="ghost"><${Sa} /></g>`:a`<path class="ghost-ground" d=${st("c4",6)} />
    <path class="ghost-land look-${He(t,e.clan)}" d=${st("c4",6)} />`:null}var Xf=[{radius:18,at:[[0,0]]},{radius:13.5,at:[[-13.5,0],[13.5,0]]},{radius:12,at:[[-12.5,7.5],[12.5,7.5],[0,-13.5]]},{radius:11,at:[[-11.5,-11.5],[11.5,-11.5],[-11.5,11.5],[11.5,11.5]]}];function Jf({ground:e,standing:t,looks:n}){let{radius:o,at:s}=Xf[t.length-1];return t.map(({clan:r,sign:i},u)=>a`
    <g key=${r} transform="translate(${s[u][0]} ${s[u][1]})">
      <g class=${{stays:"piece",comes:"ghost",goes:"struck"}[i]} data-bird-man=${`${e} ${r}`}>
        <${js} look=${He(n,r)} radius=${o} />
        ${i==="goes"&&a`<path class="strike-under fine" d="M-13 13L13 -13" />
          <path class="strike fine" d="M-13 13L13 -13" />`}
      </g></g>`)}function Ea({state:e,ghost:t,looks:n}){let o=Bs(e,t);return a`<g class="grounds">${[...wt].map(([s,r])=>a`
    <g key=${s} transform=${_n(r)}>
      <circle class="ground" r="6" />${!o.has(s)&&a`<circle class="ground-dot" r="1.8" />`}
      ${o.has(s)&&a`<g class="upright"><${Jf} ground=${s} standing=${o.get(s)} looks=${n} /></g>`}
    </g>`)}</g>`}function Ta({state:e,ghost:t,looks:n}){let o=e?.make_make??null,s=t?t.make_make:o,r=s!==o;return a`<g class="make-make-place upright">
    ${o!==null&&a`<${va} />`}
    ${o===null&&a`<g class=${r?"struck":""} data-make-make="free"><${go} /></g>`}
    ${o!==null&&a`<${ka} look=${He(n,o)} sign=${r?"struck":""} />`}
    ${r&&s!==null&&a`<${ka} look=${He(n,s)} sign="ghost" />`}
  </g>`}function ka({look:e,sign:t}){return a`<g class="holder look-${e} ${t}" data-make-make="held">
    ${t!=="struck"&&a`<circle class="holder-ring" r="46" />`}
    <g transform="translate(0 ${t==="struck"?-46:46})">
      <path class="piece-body" d=${_e(e,9)} />
      ${t==="struck"&&a`<path class="strike" d="M-11 11L11 -11" />`}
    </g>
  </g>`}var Gs=({clans:e},t)=>e[t]?.name??String(t+1);function Qf(e){let t=e.state?.make_make??null;return t===null?e.text("board.centre"):e.text("board.centre_left",{clan:Gs(e,t)})}function tp(e,t){let n=Ut(e.state,t);if(!n)return e.text("board.neutral");if(n==="moai")return e.text("board.moai");let o=e.text("board.tokens",{n:n.dominance});return e.text(n.chief?"board.held_chief":"board.held",{clan:Gs(e,n.clan),tokens:o})}function ep(e,t){return mo(t).flatMap(n=>Aa(e,n).map(o=>e.text("board.bird_man",{clan:o,ground:n})))}function Aa(e,t){return(e.state?.tangata_manu??[]).flatMap((o,s)=>o.includes(t)?[Gs(e,s)]:[])}function Oa(e,t){let n=ee.has(t)?[e.text("board.sacred")]:[],o=t===at?Qf(e):tp(e,t);return[t,...n,o,...ep(e,t)].join(", ")}function La(e,t,n){return[e,...["target","last","reason"].filter(s=>n[s]).map(s=>t(`board.${s}`))].join(", ")}function Na(e,t){let n=Aa(e,t);return n.length?e.text("board.ground_taken",{ground:t,clan:n.join(", ")}):e.text("board.ground",{ground:t})}var np={ArrowLeft:"left",ArrowRight:"right",ArrowUp:"up",ArrowDown:"down",Home:"first",End:"last"};function op(e){return e.ctrlKey&&e.key==="Home"?"top":e.ctrlKey&&e.key==="End"?"bottom":np[e.key]??null}function qs(e){return e.target.closest("[data-space]")?.getAttribute("data-space")??null}function sp({state:e,clans:t,text:n}){let o=t.map(({name:r})=>r).join(`
`),s=n("board.label");return R(()=>new Map(pt.map(r=>[r,Oa({state:e,clans:t,text:n},r)])),[e,o,s])}function rp(e,t){let[n,o]=$(e??at),s=k(H(n).x);B(()=>{e&&o(e)},[e]);function r(u){u!==n&&(s.current=H(u).x),o(u)}function i(u,c){let p=c==="up"||c==="down",f=s.current,d=oa(u,c,p?f:void 0);d&&(t.current?.querySelector(`[data-space="${d}"]`)?.focus(),s.current=p?f:H(d).x)}return{cursor:n,arrive:r,walk:i}}function Pa(e){let{text:t,targets:n,marked:o,reasons:s,selected:r=null,onSpace:i=()=>{},svg:u,turn:c}=e,p=sp(e),{cursor:f,arrive:d,walk:h}=rp(r,u);function m(y){let w=qs(y),E=op(y);if(!(!w||y.altKey||y.metaKey)){if(E)h(w,ta(E,c));else if(y.key==="Enter"||y.key===" ")i(w);else return;y.preventDefault()}}function v(y){let w=n?.has(y)??!1,E={target:w,last:o?.spaces.has(y)??!1,reason:s?.has(y)??!1};return a`<${Ks} key=${y} space=${y} label=${La(p.get(y)??y,t,E)}
      selected=${y===r} disabled=${Boolean(n?.size)&&!w} inTabOrder=${y===f} />`}return a`<g role="grid" class="grid" aria-label=${t("board.label")} aria-describedby=${e.view?"board-keys":void 0} onKeyDown=${m}
    onClick=${y=>{let w=qs(y);w&&i(w,y.detail>0)}}
    onFocusIn=${y=>{let w=qs(y);w&&d(w)}}>
    ${te.map(y=>a`<g role="row" key=${y[0]}>${y.map(v)}</g>`)}
  </g>`}var Ks=class extends hi{shouldComponentUpdate(t){let n=this.props;return t.label!==n.label||t.selected!==n.selected||t.disabled!==n.disabled||t.inTabOrder!==n.inTabOrder}render({space:t,label:n,selected:o,disabled:s,inTabOrder:r}){return a`<g role="gridcell" class="space" data-space=${t} tabindex=${r?0:-1} aria-label=${n}
      aria-selected=${o?"true":"false"} aria-disabled=${s?"true":"false"}>
      <path class="space-surface" d=${ne(ht(H(t),Ue))} />
      ${r&&a`<path class="space-ring-under" d=${st(t,1)} /><path class="space-ring" d=${st(t,1)} />`}
    </g>`}};var ip=22.5;function ap(e){let[t,n]=$(1);return _(()=>{let o=e.current;if(!o||typeof ResizeObserver>"u")return;let s=new ResizeObserver(()=>n(o.viewBox.baseVal.width/Math.max(1,o.getBoundingClientRect().width)));return s.observe(o),()=>s.disconnect()},[]),t}function lp(e,t){let n=e.querySelector(".turned")?.getScreenCTM();return new DOMPoint(t.clientX,t.clientY).matrixTransform(n?.inverse())}function up({x:e,y:t,taken:n}){let o=n?27:15;return a`
    <circle class=${n?"choice-ring-under open":"choice-ring-under"} cx=${e} cy=${t} r=${o} /><circle class="choice-ring" cx=${e} cy=${t} r=${o} />
    ${!n&&a`<circle class="choice-dot" cx=${e} cy=${t} r="6.5" />`}`}function Ra({choices:e,state:t,clans:n,text:o,onGround:s=()=>{},svg:r}){let i=ap(r);if(!e?.size)return null;let u=[...wt].filter(([f])=>e.has(f));function c(f,d){let h=r.current&&f.detail>0;s(h&&Ds(lp(r.current,f),u)||d)}function p(f,d){f.key!=="Enter"&&f.key!==" "||(f.preventDefault(),s(d))}return a`<g role="group" class="choices" aria-label=${o("board.grounds")}>
    ${u.map(([f,{x:d,y:h}])=>a`<g key=${f} role="button" class="choice" tabindex="0" data-ground=${f}
      aria-label=${Na({state:t,clans:n,text:o},f)}
      onClick=${m=>c(m,f)}
      onKeyDown=${m=>p(m,f)}>
      <circle class="choice-surface" cx=${d} cy=${h} r=${Math.max(24,ip*i)} />
      <${up} x=${d} y=${h} taken=${t?.tangata_manu.some(m=>m.includes(f))??!1} />
    </g>`)}
  </g>`}var Et=new Set,Fa={spaces:Et,grounds:Et};function cp(e,t){_(()=>{if(!e||!t.current)return;let n=new AbortController;return e.attach(t.current,n.signal),()=>n.abort()},[e])}function yo(e){let t=he(),n=k(null),o=k(null);cp(e.view,n);let s=e.view?.turn.value??0,{x:r,y:i,width:u,height:c}=gn(ho,s);return a`<div class=${e.view?"board board-near":"board"} ref=${n}><div class="board-plane">
    <svg ref=${o} class="board-picture" data-turn=${s} viewBox="${r} ${i} ${u} ${c}" role="none">
      <g class="turned" transform="rotate(${s*90})">
        <${Us} id=${t} />
        <${Ba} ...${e} id=${t} />
        <${Pa} ...${e} svg=${o} turn=${s} />
        <${Ra} ...${e} svg=${o} />
      </g>
    </svg>
  </div></div>`}function Da({box:e=ho,labelledby:t,...n}){let o=he(),s=t?{role:"img","aria-labelledby":t}:{"aria-hidden":"true"};return a`<div class="board"><svg class="board-picture" viewBox="${e.x} ${e.y} ${e.width} ${e.height}" ...${s}>
    <${Us} id=${o} /><${Ba} ...${n} id=${o} />
  </svg></div>`}function Ba(e){let{state:t,clans:n,ghost:o=null,coordinates:s=!1,named:r=Et,id:i}=e,u=n.map(({look:m})=>m).join(""),c=R(()=>[...u].map(Number),[u]),p=R(()=>a`<${xa} id=${i} /><${Ca} state=${t} looks=${c} id=${i} />`,[t,c,i]),f=R(()=>a`
    <${Ta} state=${t} ghost=${o} looks=${c} />
    <${Ma} state=${t} ghost=${o} looks=${c} />`,[t,o,c]),d=R(()=>a`<${Ea} state=${t} ghost=${o} looks=${c} />`,[t,o,c]),h=s?Ia:Ia.filter(m=>r.has(m));return a`<g aria-hidden="true">
    ${p}
    <${pp} ...${e} />
    ${fp}
    ${f}
    <${yp} state=${t} ghost=${o} names=${h} />
    ${d}
    <${dp} ...${e} />
    <${hp} ...${e} />
    ${o&&o.winner!==null&&a`<${gp} look=${n[o.winner]?.look??0} />`}
  </g>`}var fp=a`<path class="sacred-rim" d=${[...ee].map(e=>st(e,10,7)).join("")} />`;function pp({targets:e=Et,marked:t=Fa,reasons:n=Et,selected:o=null,touched:s}){let r=(u,c)=>[...u].map(p=>st(p,c)).join(""),i=[...t.spaces].map(u=>ra(ye(ht(H(u)),5),17)).join("");return a`<g class="signs">
    <path class="sign-target" d=${r(e,6.5)} />
    <path class="sign-last-under" d=${i} /><path class="sign-last" d=${i} />
    <${mp} selected=${o} touched=${s} />
    <path class="sign-reason-under" d=${r(n,6)} /><path class="sign-reason" d=${r(n,6)} />
  </g>`}function mp({selected:e,touched:t}){let n=t?t.value:e,o=n&&!n.includes("-")?st(n,2):"";return a`<path class="sign-selected-under" d=${o} /><path class="sign-selected" d=${o} />`}function dp({candidates:e=Et}){return[...e].map(t=>{let{x:n,y:o}=H(t);return a`<g key=${t} data-candidate=${t}><circle class="choice-ring-under open" cx=${n} cy=${o} r="40" />
      <circle class="choice-ring" cx=${n} cy=${o} r="40" /></g>`})}function hp({marked:e=Fa}){return[...e.grounds].map(t=>{let{x:n,y:o}=wt.get(t);return a`<g key=${t}><circle class="ground-last-under" cx=${n} cy=${o} r="22" />
      <circle class="ground-last" cx=${n} cy=${o} r="22" /></g>`})}var $p=Array.from({length:24},(e,t)=>t*15);function gp({look:e}){return a`<g class="triumph look-${e}">${$p.map(t=>a`
    <path class="triumph-ray" d="M-4 -54L0 -76L4 -54Z" transform="rotate(${t})" />`)}</g>`}var vp={c5:"c6",c3:"c2"},Ia=pt.filter(e=>e!==at);function yp({state:e,ghost:t,names:n}){let o=s=>!Ut(e,s)&&!Ut(t,s);return a`<g class="coordinates">${n.map(s=>{let{x:r,y:i}=H(s),u=o(s),c=o(vp[s]??s)?"roomy":"";return a`<g key=${s} transform="translate(${r} ${i})"><g class="upright">
      <text class=${u?"coordinate":`coordinate coordinate-small of-${s} ${c}`} dy="0.36em" text-anchor="middle">${s}</text></g></g>`})}</g>`}function be(e){let t=vt(e.seats);return e.seats.map((n,o)=>({clan:n.clan??-1,name:t[o]??"",look:n.look??n.clan??0,seat:n})).filter(n=>n.clan>=0).sort((n,o)=>n.clan-o.clan)}function Y(e,t){return e?.seats.find(n=>n.clan===t)?.look??t}function T(e){let t=be(e);return n=>z(t[n]?.name??"")}var _p=3e4,Ua=12,Vs=e=>e.closed||e.status==="finished"||e.status==="cancelled";function wp(){_(()=>{let e=new AbortController,t=()=>document.visibilityState==="visible"&&ct(),n=setInterval(t,_p);return document.addEventListener("visibilitychange",t,{signal:e.signal}),()=>{clearInterval(n),e.abort()}},[])}function za(){wp();let e=yt.value,t=e.filter(r=>r.your_turn),n=e.filter(r=>r.status==="playing"&&!r.your_turn&&!Vs(r)),o=e.filter(r=>r.status==="waiting"&&!Vs(r)),s=e.filter(Vs);return a`
    <section class="my-games stack" aria-labelledby="my-games">
      <h1 id="my-games">${l("front.my_games")}</h1>
      <${Zs} title=${t.length?l("games.mine",{n:t.length}):l("games.none_mine")} list=${t} />
      ${n.length>0&&a`<${Zs} title=${l("games.others")} list=${n} boards=${Ua-t.length} />`}
      ${o.length>0&&a`<${Zs} title=${l("games.before")} list=${o} />`}
      ${s.length>0&&a`<${bp} list=${s} />`}
    </section>`}function Zs({title:e,list:t,boards:n=Ua}){return a`
    <div class="games-part">
      <h2>${e}</h2>
      ${t.length>0&&a`
        <ul class="games">${t.map((o,s)=>a`<${Ha} game=${o} board=${s<n} key=${o.code} />`)}</ul>`}
    </div>`}function bp({list:e}){return a`
    <details class="more games-past">
      <summary>${l("games.past",{n:e.length})}</summary>
      <ul class="games">${e.map(t=>a`<${Ha} game=${t} board=${!1} key=${t.code} />`)}</ul>
    </details>`}var kp=e=>Array.from({length:e.state.players},(t,n)=>({name:"",look:Y(e,n)}));function wn(e){if(e.name)return e.name;let t=Ie(vt(e.seats).filter(n=>n!==null).map(z));return e.status==="waiting"?l("lobby.table_of",{name:t}):t}var xp=e=>e.filter(t=>!t.player&&!t.reserved).length;function Cp(e){if(e.your_turn)return l("games.your_turn");if(e.closed)return l("games.closed");let t=e.seats.findIndex(n=>n.clan!==null&&n.clan===e.state?.clan);return e.status==="finished"&&e.result===null?l("games.ended"):e.status==="waiting"?`${l("games.waiting")} \xB7 ${l("lobby.free",{n:xp(e.seats)})}`:e.status!=="playing"||t<0?l(`games.${e.status}`):l("turn.theirs",{name:z(vt(e.seats)[t]??"")})}function Ha({game:e,board:t}){return a`
    <li>
      <a class=${e.your_turn?"game waits":"game"} href=${`/r/${e.code}`}>
        ${t&&e.state&&a`<span class="game-board"><${Da} state=${e.state} clans=${kp(e)} text=${l} /></span>`}
        <span class="game-words">
          <span class="game-title">${wn(e)}</span>
          <span class="game-state">${Cp(e)}</span>
          ${e.kept&&e.status==="playing"&&a`<span class="game-left">${l("games.one_phone")}</span>`}
          ${e.deadline&&a`<span class="game-left">${l("games.deadline",{when:ge(e.deadline)})}</span>`}
          <time datetime=${e.updated_at}>${Li(e.updated_at)}</time>
        </span>
      </a>
    </li>`}var Mp=["turn","nudge","reminder"],Sp="notices";async function ja(e,t=()=>!0){let n=await navigator.serviceWorker?.getRegistration(),o=async()=>(await n?.getNotifications(e))?.filter(t).forEach(s=>s.close());n&&await(navigator.locks?navigator.locks.request(Sp,o):o())}async function Wa(e){await ja({tag:`room:${e}`})}async function Ga(e){let t=e.map(n=>`/r/${n}`);await ja(void 0,({data:n})=>Mp.includes(n?.kind)&&!t.includes(n.url))}var ke=g(0),xe=[],je=!1,bn,Ys=()=>history.state?.layer??0;function Xs(){clearTimeout(bn),bn=setTimeout(qa)}function qa(){if(clearTimeout(bn),bn=void 0,je)return;let e=Ys()-xe.length;je=e>0,je&&history.go(-e);for(let t=Ys()+1;t<=xe.length;t+=1)history.pushState({layer:t},"")}function Ep(){if(je){je=!1,Xs();return}for(;xe.length>Ys();)xe.pop()?.close()}function Js(e){bn!==void 0&&qa(),je?addEventListener("popstate",()=>Js(e),{once:!0}):e()}function Ka(){addEventListener("popstate",Ep)}function We(e,t=!0){let n=k(e);n.current=e,B(()=>{let o={close:()=>n.current()};return xe.push(o),Xs(),()=>{let s=xe.indexOf(o);s>=0&&xe.splice(s,1),Xs()}},[]),B(()=>{if(t)return ke.value=ke.peek()+1,()=>{ke.value=ke.peek()-1}},[t])}var N=g(location.pathname);function oe(e){Js(()=>{history.pushState(null,"",e),N.value=location.pathname,scrollTo(0,0)})}function Tp(e){if(e.defaultPrevented||e.button||e.ctrlKey||e.metaKey||e.shiftKey||e.altKey)return null;let t=e.target instanceof Element?e.target.closest("a"):null;return!t||t.target||t.origin!==location.origin||t.hasAttribute("download")?null:/^\/($|r\/|(rules|learn|lobby|record|seats|settings)$)/.test(t.pathname)&&t.pathname!==location.pathname?t:null}function Va(){document.addEventListener("click",e=>{let t=Tp(e);t&&(e.preventDefault(),oe(t.pathname+t.search+t.hash))}),addEventListener("popstate",()=>N.value=location.pathname)}var X=(e,t,n,o,s,r)=>({wave:e,from:t,to:n,at:o,length:s,loud:r}),Za=[X("triangle",210,120,0,.14,.3),X("noise",900,900,0,.05,.18)],Ya=[X("noise",2600,2600,0,.32,.07),X("sine",420,230,0,.3,.07)],Xa={placed:Za,conquered:[...Za,X("triangle",150,80,.09,.2,.32)],withdrawn:Ya,returned:Ya,lost_ground:[X("sine",900,520,0,.22,.12)],tangata_manu:[X("sine",1250,1750,0,.09,.12),X("sine",1500,2050,.12,.11,.12)],make_make:[X("sawtooth",196,220,0,.7,.06),X("sine",392,440,.05,.65,.12)],moai:[X("noise",160,160,0,.6,.3),X("sine",58,74,0,.6,.4)],over:[X("sine",392,392,0,.5,.14),X("sine",494,494,.16,.55,.14),X("sine",587,587,.32,.9,.16),X("sawtooth",196,196,.32,.9,.05)],turn:[X("sine",523,523,0,.16,.12),X("sine",659,659,.14,.26,.12)]};var _o=g(S("sounds")==="on"),kn=null;function Ap(){return"AudioContext"in globalThis?(kn??=new AudioContext,kn.state==="suspended"&&kn.resume(),kn):null}function Ja(e){_o.value=e,x("sounds",e?"on":null),e?Ce("tangata_manu"):kn?.suspend()}function Ce(e,t=0){let n=Xa[e];if(!_o.value||!n)return;let o=Ap();o&&n.forEach(s=>Op(o,s,o.currentTime+t/1e3))}function Op(e,t,n){let o=n+t.at,s=o+t.length,r=e.createGain();r.gain.setValueAtTime(1e-4,o),r.gain.exponentialRampToValueAtTime(t.loud,o+Math.min(.02,t.length/4)),r.gain.exponentialRampToValueAtTime(1e-4,s);let i=t.wave==="noise"?Np(e,t):Lp(e,t,o,s);i.connect(r).connect(e.destination),i.start(o),i.stop(s)}function Lp(e,t,n,o){let s=e.createOscillator();return s.type=t.wave,s.frequency.setValueAtTime(t.from,n),s.frequency.exponentialRampToValueAtTime(t.to,o),s}function Np(e,t){let n=e.createBuffer(1,Math.ceil(e.sampleRate*t.length),e.sampleRate),o=n.getChannelData(0),s=Math.min(1,t.from/(e.sampleRate/6)),r=0;for(let u=0;u<o.length;u+=1)r+=s*(Math.random()*2-1-r),o[u]=r/Math.sqrt(s);let i=e.createBufferSource();return i.buffer=n,i}function wo(e){requestAnimationFrame(()=>setTimeout(e))}var Qa=500;function bo(e){document.visibilityState==="hidden"?e():globalThis.requestIdleCallback?requestIdleCallback(e,{timeout:Qa}):setTimeout(e,Qa)}var Ht=g(null),sl="/static/img/icon.svg",Pp="/static/img/icon-turn.svg",tl=9,Rp={"/":"front.title","/rules":"rules.title","/learn":"front.learn","/lobby":"lobby.title","/record":"record.title","/seats":"front.seats","/act":"app.loading","/settings":"app.loading","/confirm":"app.loading"};function Ip(e){return/^\/(r|unsubscribe)\//.test(e)?l("app.loading"):l(Rp[e]??"app.no_page")}var el=0;function rl(e){let{words:t}=Ht.value??{words:Ip(N.value)},n=`${e?`(${e}) `:""}${t.replace(/[\u2068\u2069]/g,"")} \u2013 ${l("app.name")}`,o=Fp(e,il.value),s=el+=1;bo(()=>{if(s!==el)return;document.title=n;let r=document.querySelector("link[rel=icon]");r&&r.getAttribute("href")!==o&&(r.href=o),Up(e)})}var il=g(null),nl=!1;function Fp(e,t){return e?t?`data:image/svg+xml,${encodeURIComponent(t.replace("</svg>",`${Dp(e)}</svg>`))}`:(Bp(),Pp):sl}function Dp(e){let[t,n,o]=e>tl?[`${tl}+`,26,18]:[e,38,22];return`<circle cx="9" cy="9" r="21" fill="#ffd23f" stroke="#3b1d10" stroke-width="3"/><text x="9" y="${o}" fill="#3b1d10" font-family="sans-serif" font-weight="bold" font-size="${n}" text-anchor="middle">${t}</text>`}async function Bp(){if(nl)return;nl=!0;let e=await fetch(sl).catch(()=>null);il.value=e?.ok?await e.text().catch(()=>null):null}var ol=null;function Up(e){if(!("setAppBadge"in navigator)||e===ol)return;ol=e,(e?navigator.setAppBadge(e):navigator.clearAppBadge()).catch(()=>{})}var zp=3e4,Hp=12e4,jp=300,Me=g(null),tr=tt(()=>{let e=ot(N.value),t=(Me.value??[]).filter(o=>o.code!==e).length,n=Ht.value?Ht.value.mine:(Me.value??[]).some(o=>o.code===e);return t+Number(n)});async function Wp(){let e=b.value?.id;if(!e){Me.value=null;return}let t=await I("/api/me/waiting").catch(c=>void it(c));if(!t||e!==b.value?.id)return;let n=Me.value;Me.value=t.games,Ga(t.games.map(({code:c})=>c));let o=n??yt.value.filter(c=>c.your_turn),[s,r]=[o,Me.value].map(c=>new Set(c.map(({code:p})=>p))),i=Me.value.filter(({code:c})=>!s.has(c));Qs||=i.length>0||s.size!==r.size;let u=n===null?[]:i;xn=[...xn,...u].filter(c=>r.has(c.code)&&!c.muted&&c.code!==ot(N.value)),u.some(c=>xn.includes(c))&&Gp(),Qs&&document.visibilityState==="visible"&&await qp()}var Qs=!1,xn=[];function Gp(){Ce("turn"),sn()}async function qp(){let e=xn;[Qs,xn]=[!1,[]],await ct(),Kp(e)}function Kp(e){if(!e.length||N.value==="/")return;let t=yt.value.find(({code:n})=>n===e[0].code);e.length===1&&t?Ns(l("games.now",{title:wn(t)}),`/r/${t.code}`):Ns(l("games.mine",{n:tr.value}),"/")}function al(){let e=0,t=()=>(clearTimeout(e),e=setTimeout(t,document.visibilityState==="visible"?zp:Hp),Wp());document.addEventListener("visibilitychange",()=>document.visibilityState==="visible"&&t()),navigator.serviceWorker?.addEventListener("message",({data:o})=>o.told&&t());let n=tt(()=>`${b.value?.id} ${N.value} ${Ht.value?.mine??!1}`);ut(()=>{n.value&&(clearTimeout(e),e=setTimeout(t,jp))})}var Vp=e=>new Intl.DisplayNames([e],{type:"language"}).of(e);function er(){return a`
    <div class="languages" role="group" aria-label=${l("app.language")}>
      ${$e.map(e=>a`
        <button type="button" class="plain" lang=${e} aria-pressed=${e===kt.value}
          aria-label=${`${e.toUpperCase()}, ${Vp(e)}`} onClick=${()=>C(()=>Ui(e))}>${e.toUpperCase()}</button>`)}
    </div>`}function et({children:e}){return a`
    <header class="head">
      <a class="home" href="/"><span class="mark" aria-hidden="true"><${wa} /></span><span class="wordmark">Make Make</span></a>
      <div class="head-end">
        ${e??a`<a class="button plain" href="/rules">${l("app.rules")}</a><${er} />`}
      </div>
    </header>`}function nr({kind:e=""}){return a`<button type="button" class=${e} onClick=${()=>location.reload()}>${l("net.reload")}</button>`}function se({load:e}){let[t,n]=$(null),[o,s]=$(null),r=()=>{s(null),e().then(i=>n({is:i}),i=>s({words:it(i),gone:i instanceof Jt}))};return _(r,[e]),t?a`<${t.is} />`:a`
    ${o&&a`<${et} />`}
    <main class="page missing" id="main" tabindex="-1">
      ${o&&a`<h1>${l("app.name")}</h1>`}
      ${o&&a`<p role="alert">${o.words}</p>`}
      ${o&&(o.gone?a`<${nr} />`:a`<button type="button" onClick=${r}>${l("net.retry")}</button>`)}
    </main>`}function or({children:e,now:t}){let[n,o]=$({children:null,now:void 0});return _(()=>o({children:e,now:t}),[e]),n.now===t?n.children:e}function Cn(e,t,n){let[o,s]=$(null);return _(()=>{e&&!o&&dt(t).then(r=>r?s(r):n())},[e]),o}function ko(e,t=Math.random()){let n=Math.min(15e3,500*2**Math.min(e,10));return n/2+n/2*t}var Zp=1e4,Yp=4004,Xp=1008,sr=null;function ll(e){return new Promise(t=>{let n=new WebSocket(e),o=[];sr={address:e,socket:n,brought:o},n.onclose=()=>t(),n.onmessage=({data:s})=>{o.push(s),t()}})}function Jp(e){let t=sr;return sr=null,t?.address===e&&t.socket.readyState<=WebSocket.OPEN?t:(t?.socket.close(),null)}var xo=class{constructor(t){this.ends=t,this.socket=null,this.up=!1,this.attempt=0,this.timer=void 0,this.heard=0}dial(){this.hangUp();let t=this.ends.address(),n=Jp(t),o;try{o=n?.socket??new WebSocket(t)}catch{return this.#n()}this.socket=o,this.timer=setTimeout(()=>this.#t(o,0),Zp),o.onmessage=s=>this.#e(o,s.data),o.onclose=s=>this.#t(o,s.code),n?.brought.forEach(s=>this.#e(o,s))}hangUp(){clearTimeout(this.timer);let t=this.socket;this.socket=null,this.up=!1,t?.close()}send(t){return!this.up||this.socket?.readyState!==WebSocket.OPEN?!1:(this.socket.send(JSON.stringify(t)),!0)}#e(t,n){t!==this.socket||typeof n!="string"||(this.heard=performance.now(),this.ends.onFrame(JSON.parse(n)),!this.up&&(clearTimeout(this.timer),this.up=!0,this.attempt=0,this.ends.onUp()))}#t(t,n){if(t===this.socket){if(this.hangUp(),n===Yp)return this.ends.onGone();n===Xp&&this.ends.onTurnedOut(),this.#n()}}#n(){this.timer=setTimeout(()=>this.dial(),ko(this.attempt)),this.attempt+=1,this.ends.onDown()}};var Co=class{constructor(t){this.open=t,this.lines=g([]),this.asking=!1,this.left=!1}follow(t){let n=ut(()=>{(this.open.room.value?.journal??0)>this.#e()&&this.#t()});t.addEventListener("abort",()=>{this.left=!0,n()})}#e(){return this.lines.peek().at(-1)?.number??0}get hasEarlier(){return(this.lines.value[0]?.number??1)>1}async earlier(){let t=this.lines.peek()[0]?.number??1,n=await I(`${this.open.path}/journal?before=${t}`);this.lines.peek()[0]?.number===t&&(this.lines.value=[...n,...this.lines.peek()])}async#t(){if(this.asking)return;this.asking=!0;let t=this.#e();try{let o=await I(`${this.open.path}/journal?since=${t}`),s=t===0||o[0]?.number===t+1;this.#e()===t&&o.length&&(this.lines.value=s?[...this.lines.value,...o]:o)}catch(o){if(!(o instanceof U||o instanceof L))throw o}finally{this.asking=!1}this.#e()>t&&!this.left&&(this.open.room.peek()?.journal??0)>this.#e()&&this.#t()}};function Mo(e,t,n){if(n.kind==="agreed"&&Qp(n))return null;let o=rr(e,n),s=u=>typeof u=="number"?t(u):"",r=`journal.${n.kind}`,i=e(r,{name:s(n.clan),other:s(n.by),what:o,who:n.nickname??"",host:n.host??""});return i===r?null:i}var Qp=({undo:e,end:t})=>typeof e=="number"||t===!0;function rr(e,{pace:t,absence:n,pause:o,undo:s,end:r}){let i=[...t?[Ge(e,t)]:[],...n?[e(`absence.${n}_short`)]:[]],u=i.length?[e("time.change_short",{what:i.join("; ")})]:[];return o!=null&&u.push(e(o?"time.pause_short":"time.resume_short")),s!=null&&u.push(e("time.undo_short")),r&&u.push(e("time.end_short")),u.join("; ")}function Ge(e,t){return t.kind==="none"?e("pace.none"):t.kind==="days"?e(t.bank?"pace.days":"pace.days_only",{n:t.turn,bank:t.bank}):e("pace.live",{n:t.turn,bank:Math.round(t.bank/60)})}var ul={room:null,events:[],you:null,invite:null};function Se(e){return e.events.at(-1)?.version??0}function So(e){return(e.room?.version??0)>Se(e)}function cl(e,t){let n=[...e];for(let o of[...t].sort((s,r)=>s.version-r.version))o.version===(n.at(-1)?.version??0)+1&&n.push(o);return n.length===e.length?e:n}function ir(e,t,n=[]){return e.room&&t.revision<e.room.revision?e:{room:t,events:cl(e.events,n),you:t.you===void 0?e.you:pl(t.you,t.reservations),invite:t.status==="waiting"?t.invite??(t.you===void 0?e.invite:null):null}}function fl(e,t){return{...e,events:cl(e.events,t)}}function pl(e,t){return e&&t?{...e,reservations:t}:e}function tm(e,t,n){if(!e.room)return e;let o=e.room.seats.map((s,r)=>({...s,online:t[r]??s.online}));return{...e,room:{...e.room,seats:o,watchers:n??e.room.watchers}}}function ml(e,t){switch(t.type){case"room":return ir(e,t.room,t.events??[]);case"you":return{...e,you:pl(t.you??null,t.reservations),invite:t.invite??null};case"presence":return tm(e,t.seats,t.watchers);default:return e}}function Tt({room:e,you:t}){return(t?.seats??[]).flatMap(n=>e?.seats.find(o=>o.seat===n)??[])}function A(e){let t=Tt(e),n=e.room?.state?.clan??null;return t.find(({clan:o})=>o!==null&&o===n)??t.find(({retired:o})=>!o)??t[0]??null}function At(e,t){return t!==null&&Tt(e).some(n=>n.clan===t)}function dl(e){let t=Tt(e);return e.room?.seats.every(n=>n.clan===null||n.retired||t.includes(n))??!1}function bt(e){let t=A(e);return hl(e)&&t!==null&&t.clan!==null&&!t.retired}function hl({room:e}){return e?.status==="playing"&&!e.closed}function P(e){let{room:t,you:n}=e;return!t||!hl(e)||!n?!1:n.seats.some(o=>t.seats[o]?.clan===t.state?.clan)}function Eo(e){return P(e)&&e.you?.seats.length===1}function $l(e){return e.you!==null&&e.you.player!==null&&e.you.player===e.room?.host}function Ot({view:e,past:t}){let{room:n}=e.value;return t?t.position.value:n?.state?{version:n.version,state:n.state,past:!1}:null}var To=class{constructor(t){this.open=t,this.unreachable=g([])}follow(t){let n="",o=ut(()=>{let s=this.open.view.value,r=s.room?.status==="playing"?s.room.state?.clan:null,u=typeof r=="number"&&A(s)!==null&&!P(s)?`${r} ${s.you?.player}`:"";u!==n&&u&&this.#e(),n=u});t.addEventListener("abort",o)}get isLost(){let{room:t}=this.open.view.value,n=t?.seats.find(({clan:o})=>o!==null&&o===t.state?.clan);return!!n&&!n.online&&this.unreachable.value.includes(n.keeper??n.player?.id??"")}async#e(){try{this.unreachable.value=(await I(`${this.open.path}/reach`)).unreachable}catch(t){if(!(t instanceof U||t instanceof L))throw t}}};function Ao(e=t=>crypto.getRandomValues(t)){let t=new Uint8Array(16);return e(t),t[6]=t[6]&15|64,t[8]=t[8]&63|128,Array.from(t,o=>o.toString(16).padStart(2,"0")).join("").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/,"$1-$2-$3-$4-$5")}var em=4e3,Oo=class{constructor(t){this.room=t,this.place=`unsent:${t.code}`,this.pending=g(this.#e()),this.refused=g(null),this.timer=void 0,this.attempt=0}#e(){let t=S(this.place,"tab");return t?{...JSON.parse(t),unsent:!0}:null}act(t,n){this.pending.value||(this.refused.value=null,this.#r({id:Ao(),version:n,action:t,unsent:!1}),this.flush())}flush(){let t=this.pending.value;if(!t)return;clearTimeout(this.timer);let{id:n,version:o,action:s}=t;if(!this.room.link.send({type:"action",id:n,version:o,action:s}))return this.#n(t);this.timer=setTimeout(()=>this.#t(t),em)}answered(t){if(t.id!==this.pending.value?.id)return;if(t.type==="ack")return this.#s();let n=new L(t.status??409,t);om(t.code)?this.#o():this.#i(n)}mark(){this.pending.value&&this.#r({...this.pending.value,unsent:!0})}#t(t){return this.mark(),this.#n(t)}drop(){this.#r(null)}stop(){clearTimeout(this.timer)}async#n(t){let{id:n,version:o,action:s}=t;try{await K(`${this.room.path}/actions`,{id:n,version:o,action:s}),this.pending.value?.id===n&&this.#s()}catch(r){if(this.pending.value?.id!==n)return;if(r instanceof L&&!r.passing)this.#i(r);else if(r instanceof L||r instanceof U)this.#o();else throw r}}#s(){this.#r(null),this.room.link.up||this.room.refresh()}#o(){this.pending.value&&(this.mark(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.flush(),ko(this.attempt)),this.attempt+=1)}#i(t){this.#r(null),this.refused.value=t,t.body.room?this.room.accept(t.body.room):this.room.refresh()}#r(t){t||(clearTimeout(this.timer),this.attempt=0),this.pending.value=t,x(this.place,t&&JSON.stringify(t),"tab")}},nm=new Set(["not_saved","internal_error","too_many_requests"]);function om(e){return nm.has(e)}var sm=new Set(["place","withdraw"]);function rm(e,t){let n=e?.events.at(-1);return n?.kind==="action"&&t.kind==="action"&&n.clan===t.clan&&!sm.has(t.action?.type??"")}function Mn(e){let t=[];for(let n of e){let o=t.at(-1);o&&rm(o,n)?o.events.push(n):t.push({clan:n.clan,events:[n]})}return t}var im=12;function gl(e,t,n){let o=e.filter(({version:r})=>r>t),s=o.findIndex(({clan:r})=>r===null||!n.includes(r));return s<0?[]:o.slice(s)}function vl(e,t){let n=Mn(e);return e.length>im?n.slice(-t):n}function yl(e,t){let n=new URLSearchParams(e).get("v");return n===null?null:/^\d{1,9}$/.test(n)&&Number(n)<=t?Number(n):NaN}var I0=(e,t)=>Math.max(0,Math.min(t,e));function _l(e){let t=[null];for(let n of e)t.push(n.kind==="undo"?t[n.to??0]??null:{event:n,before:t[t.length-1]});return t[t.length-1]}function wl(e){return _l(e)?.event??null}function bl(e){let t=new Set(e.filter(({kind:n})=>n!=="undo").map(({version:n})=>n));for(let n=_l(e);n;n=n.before)t.delete(n.event.version);return t}var am=150,Lo=class{constructor(t){this.open=t,this.looking=g(null),this.from=null,this.shown=g(null),this.position=tt(()=>this.#e()),this.states=new Map,this.fetching=!1,this.arrived=!1}follow(t){let n,o=()=>this.#n(),s=ut(()=>{let r=this.looking.value;clearTimeout(n),(r!==null||this.arrived)&&(n=setTimeout(o,am))});addEventListener("popstate",o,{signal:t}),t.addEventListener("abort",()=>[s(),clearTimeout(n)])}arrive(){let t=this.open.room.value?.version??0;if(this.arrived||!this.open.room.value?.state)return;this.arrived=!0;let n=yl(location.search,t);n!==null&&(Number.isNaN(n)?V(l("past.none")):this.lookAt(n),this.#n())}async lookAt(t){if(this.looking.value===null&&(this.from=document.activeElement),this.looking.value=t,!this.fetching){this.fetching=!0;try{await this.#t()}catch(n){V(it(n),!0),this.looking.value=this.shown.value?.version??null}finally{this.fetching=!1}}}now(){let t=this.looking.value!==null;this.looking.value=null,(!t||!this.open.seen.check(!0))&&(this.shown.value=null)}async stateAt(t){let{room:n}=this.open.view.value;if(n?.state&&n.version===t)return n.state;let o=this.states.get(t)??await I(`${this.open.path}/states/${t}`);return this.states.set(t,o),o}#e(){let{room:t}=this.open.view.value;if(!t?.state)return null;let n={version:t.version,state:t.state};return{...this.shown.value??n,past:this.shown.value!==null||this.looking.value!==null}}async#t(){for(;this.looking.value!==null&&this.shown.value?.version!==this.looking.value;){let t=this.looking.value,n=await this.stateAt(t);this.looking.value!==null&&(this.shown.value={version:t,state:n})}}#n(){if(ot(location.pathname)!==this.open.code)return;let t=this.looking.value===null?"":`?v=${this.looking.value}`;this.arrived&&location.search!==t&&history.replaceState(history.state,"",location.pathname+t+location.hash)}};var kl={placed:340,conquered:380,withdrawn:420,returned:460,lost_ground:420,make_make:640,moai:620,tangata_manu:400,over:1300},lm=.6,um=3200,cm=3;function fm(e,t){if(!t)return 0;let n=t.kind==="conquered"&&e.effect==="returned";return t.start+t.length*(n?.45:lm)}function pm(e){return e.effect in kl&&(e.effect!=="over"||e.result==="ariki")}function xl(e){let t=[];for(let n of e.filter(pm)){let o=fm(n,t.at(-1));t.push({kind:n.effect,effect:n,start:o,length:kl[n.effect]})}return dm(t)}function mm(e){return Math.max(0,...e.map(({start:t,length:n})=>t+n))}function dm(e){let t=Math.min(1,um/Math.max(1,mm(e)));return e.map(n=>({...n,start:Math.round(n.start*t),length:Math.round(n.length*t)}))}function Cl(e,t,n){let o=e.filter(s=>s.version>t&&s.version<=n);return o.length===n-t&&o.length<=cm?o:[]}var hm={token:80,chief:74,bird:40,mask:76,ariki:260},Sn={x:0,y:0},$m="cubic-bezier(0.3, 0.7, 0.3, 1)",gm=600,vm="(prefers-reduced-motion: reduce)",En=()=>matchMedia(vm).matches,Po=class{constructor(t){this.view=t,this.running=[],this.flying=[],this.changes=[]}play(t,n){this.finish();let o=xl(t);if(o.forEach(i=>Ce(i.kind,i.start)),En()||document.visibilityState==="hidden"||!this.view.frame)return;for(let i of o)this.#e(i,n(i.effect.clan??i.effect.winner));this.changes.splice(0).forEach(i=>i());let s=this.running,r=()=>bo(()=>s===this.running&&this.finish());Promise.all(s.map(({finished:i})=>i)).then(r,()=>{})}point(t){this.finish();let n=document.querySelector(`main .land-of.look-${t}`);this.#n(n,[{opacity:1},{opacity:.1},{opacity:1}],{duration:gm,iterations:2})}finish(){this.running.forEach(t=>t.cancel()),this.flying.forEach(t=>t.remove()),this.running=[],this.flying=[]}#e(t,n){let{territory:o,ground:s,clan:r,dominance:i,chief:u,from:c}=t.effect,p=o?H(o):Sn;switch(t.kind){case"placed":case"conquered":return this.#o(t,a`<${rt} look=${n} n=${i} />`,"token",re(`[data-reserve="${r}"]`),this.#t(p)),u&&this.#o(t,a`<${zt} look=${n} />`,"chief",re(`[data-chief="${r}"]`),this.#t(p)),this.#a(t,`[data-piece="${o}"]`);case"withdrawn":case"returned":i&&this.#i(t,a`<${rt} look=${n} n=${i} />`,"token",this.#t(p),re(`[data-reserve="${r}"]`)),u&&this.#i(t,a`<${zt} look=${n} />`,"chief",this.#t(p),re(`[data-chief="${r}"]`));return;case"lost_ground":return this.#i(t,a`<${yn} look=${n} />`,"bird",this.#t(wt.get(s)),re(`[data-bird-men="${r}"]`));case"tangata_manu":return this.#o(t,a`<${yn} look=${n} />`,"bird",re(`[data-bird-men="${r}"]`),this.#t(wt.get(s))),this.#a(t,`[data-bird-man="${s} ${r}"]`);case"make_make":return this.#i(t,a`<${St} />`,"mask",c===null?this.#t(Sn):re(`[data-reserve="${c}"]`)??this.#t(Sn),re(`[data-won="${r}"]`)),this.#a(t,"[data-make-make=held]"),this.#a(t,`[data-won="${r}"]`);case"moai":return this.#u(t,`[data-piece="${o}"]`);default:return this.#l(t,n)}}#t(t){return this.view.where(t??Sn)}#n(t,n,o){if(!t)return;let s=t.animate(n,o);return this.running.push(s),s}#s(t,n){let o=document.createElement("div");return o.className="flying",o.setAttribute("aria-hidden","true"),o.style.width=`${n}px`,Yn(t,o),document.body.append(o),this.flying.push(o),o}#o(t,n,o,s,r){this.#r(t,n,o,Ml(s??r,r).map((i,u)=>({...i,opacity:u?1:0})),$m)}#i(t,n,o,s,r){this.#r(t,n,o,Ml(s,r??s),"ease-in-out")}#r({start:t,length:n},o,s,r,i){let u=hm[s]*this.view.unit;this.changes.push(()=>{let c=this.#s(o,u);this.#n(c,ym(r),{delay:t,duration:n,fill:"both",easing:i})})}#a({start:t,length:n},o){let s=document.querySelector(`main ${o}`);this.changes.push(()=>this.#n(s,[{opacity:0},{opacity:1}],{delay:t+n-1,duration:1,fill:"backwards"}))}#u(t,n){let o=[{transform:"translate(0, 40px) scale(1, 0.04)",opacity:0},{transform:"translate(0, 34px) scale(1, 0.15)",opacity:1,offset:.1},{transform:"translate(0, -5px) scale(1, 1.06)",opacity:1,offset:.8},{transform:"none",opacity:1}],s=document.querySelector(`main ${n}`);this.changes.push(()=>this.#n(s,o,{delay:t.start,duration:t.length,fill:"backwards",easing:"ease-out"}))}#l(t,n){let o=(r,i)=>({transform:`${No(this.#t(Sn))} scale(${r})`,opacity:i}),s=[o(.2,0),{...o(1.12,1),offset:.25},{...o(1,1),offset:.4},{...o(1,1),offset:.8},o(1.25,0)];this.#r(t,a`<${_a} look=${n} />`,"ariki",s,"ease-out")}};function re(e){let t=document.querySelector(`main ${e} .figure`)??document.querySelector(`main ${e}`);if(!t)return null;let{left:n,top:o,width:s,height:r}=t.getBoundingClientRect();return s?{x:n+s/2,y:o+r/2}:null}var No=({x:e,y:t})=>`translate(${e.toFixed(1)}px, ${t.toFixed(1)}px) translate(-50%, -50%)`;function ym(e){let t=e.map(o=>({opacity:1,...o})),n=t[t.length-1];return[...t.slice(0,-1),{...n,offset:.999},{...n,offset:1,opacity:0}]}function Ml(e,t){let n=Math.min(40,Math.hypot(t.x-e.x,t.y-e.y)/5),o={x:(e.x+t.x)/2,y:(e.y+t.y)/2-n};return[{transform:No(e)},{transform:`${No(o)} scale(1.15)`},{transform:No(t)}]}var _m=2e3,ar=e=>e?.turns.at(-1)?.events.at(-1)?.version??0,Sl=()=>document.visibilityState==="hidden",Ro=class{constructor(t){this.open=t,this.place=`seen:${t.code}`;let n=S(this.place,"tab");this.version=n===null?null:Number(n),this.away=g(null),this.returning=!0,this.toldOf=g(0),this.left=null}get told(){return this.toldOf.value}set told(t){this.toldOf.value=t}get telling(){let t=this.away.value;return t!==null&&(!t.still||this.told<ar(t))}heard(t){typeof t=="number"&&this.#t(t)}drawn(t){this.#t(t),this.open.link.send({type:"seen",version:t}),Wa(this.open.code)}tellsLater(t){return t<=ar(this.away.value)||this.returning||Sl()&&A(this.open.view.value)!==null}waitForPage(){return ut(()=>{ke.value===0&&gi(()=>this.returning&&this.check())})}leave(){let{looking:t,shown:n}=this.open.past,{room:o}=this.open.view.value;this.away.value&&this.stop(),this.left=o?.state&&t.value===null&&n.value===null?{version:o.version,state:o.state}:null}stop(){this.away.value=null,this.open.past.now()}finish(){this.told=Math.max(this.told,ar(this.away.value)),this.stop(),this.open.sayDrawn()}check(t=!1){let{view:n,past:o}=this.open,{room:s,events:r}=n.value;if(!s||Sl()||So(n.value)||this.away.value||o.looking.value!==null||this.open.trying.value)return!1;let i=Tt(n.value).map(({clan:f})=>f),u=!i.length||this.version===null?[]:gl(r,this.version,i);if(this.returning=u.length>0&&ke.value>0,!u.length||!s.state||this.returning)return!1;let c=vl(u,s.state.players),p={turns:c,all:Mn(u).length,since:c[0].events[0].version-1,still:En(),back:t};return this.away.value=p,p.still?o.shown.value=null:this.#e(p),!0}async#e(t){let{past:n}=this.open;if(this.left?.version===t.since){n.shown.value=this.left;return}let o=setTimeout(()=>this.away.value===t&&n.shown.value===null&&this.finish(),_m);try{let s=await n.stateAt(t.since);this.away.value===t&&(n.shown.value={version:t.since,state:s})}catch{this.away.value===t&&this.finish()}clearTimeout(o)}#t(t){t<=(this.version??-1)||(this.version=t,x(this.place,String(t),"tab"))}};var Io=g((S("hidden")??"").split(" ").filter(Boolean)),Tn=class{constructor(t,n){this.open=t,this.apart=n==="watchers",this.path=`${t.path}${this.apart?"/watchers":""}/talk`,this.name=this.apart?`apart:${t.code}`:t.code,this.messages=g([]),this.read=g(Number(S(`read:${this.name}`)??0)),this.unread=tt(()=>{let o=this.open.view.value.you?.player;return this.messages.value.filter(({player:r,number:i})=>r!==o&&i>this.read.value).filter(r=>this.shows(r)).length}),this.answered=Promise.resolve(),this.entered=!1,this.shown=g(!1)}get possible(){let{room:t}=this.open.view.value;return this.apart?t?.watchers_said!==void 0:A(this.open.view.value)!==null}get mine(){return this.possible&&this.apart===(A(this.open.view.value)===null)}get last(){return this.messages.peek().at(-1)?.number??0}get hasEarlier(){return(this.messages.value[0]?.number??1)>1}get#e(){let t=this.open.room.peek();return((this.apart?t?.watchers_said:t?.talk)??0)>this.last}async check(){if(!this.open.room.peek()||!this.possible)return;let t=this.entered&&this.mine;if(this.entered=!0,!this.#e)return;let n=this.last;await this.#t(async()=>{this.#e&&this.#s(await I(`${this.path}?since=${this.last}`),t)}),this.last>n&&await this.check()}async renew(){this.possible&&await this.#t(async()=>{let t=await I(this.path);(t.at(-1)?.number??0)>=this.last&&(this.messages.value=t)})}async earlier(){let t=this.messages.peek()[0]?.number??1;await this.#t(async()=>{if(this.messages.peek()[0]?.number!==t)return;let n=await I(`${this.path}?before=${t}`);this.messages.peek()[0]?.number===t&&(this.messages.value=[...n,...this.messages.peek()])})}#t(t){let n=this.answered.then(t).catch(o=>{if(!(o instanceof U||o instanceof L))throw o});return this.answered=n.catch(()=>{}),n}draft(t){return S(`${t}:${this.name}`,"tab")}keepDraft(t,n){x(`${t}:${this.name}`,n||null,"tab")}async say(t,n=Ao()){this.#n(await K(this.path,{id:n,...t})),await this.check()}async nudge(){this.#n(await K(`${this.open.path}/nudge`)),await this.check()}look(){Ps(),this.read.peek()!==this.last&&(this.read.value=this.last,x(`read:${this.name}`,String(this.last)))}hides(t){return Io.value.includes(t)}shows({kind:t,player:n}){return t!=="gone"&&!this.hides(n)}hide(t,n){let o=Io.value.filter(s=>s!==t);Io.value=n?[...o,t]:o,x("hidden",Io.value.join(" ")||null)}nameOf(t){let n=this.open.room.value?.seats??[],o=n.findIndex(r=>r.player?.id===t),s=this.messages.value.findLast(r=>r.player===t)?.nickname;return z(o>=0&&vt(n)[o]||s||l("talk.somebody"))}wordsOf({kind:t,text:n="",phrase:o,player:s,to:r=""}){return t==="phrase"?l(`talk.phrase.${o}`):t==="nudge"?l("talk.nudge_said",{name:this.nameOf(s),to:this.nameOf(r)}):n}#n(t){t.number===this.last+1&&(this.messages.value=[...this.messages.peek(),t])}#s(t,n){let o=t.filter(({number:i})=>i>this.last);if(!o.length)return;let s=o[0].number===this.last+1;this.messages.value=s?[...this.messages.peek(),...o]:o;let r=this.open.view.peek().you?.player;for(let i of n?o:[])i.player!==r&&this.shows(i)&&this.#o(i)}#o(t){let n=this.wordsOf(t),o=t.kind==="nudge"?n:l("talk.said",{name:this.nameOf(t.player),words:n}),{shown:s}=this.open.talk;s.peek()?ft(o):Vi(o,()=>s.value=!0)}};var wm=3e4,bm=3e3,km=2e4,xm=new Set(["removed","closed"]),El=e=>`/api/rooms/${encodeURIComponent(e)}`;function lr(e,t=0){return`${location.protocol==="https:"?"wss":"ws"}://${location.host}${El(e)}/socket?since=${t}`}var Fo=class{constructor(t){this.code=t,this.path=El(t),this.view=g(ul),this.status=g("connecting"),this.trouble=g(null),this.room=tt(()=>this.view.value.room),this.link=new xo({address:()=>lr(t,Se(this.view.value)),onFrame:n=>this.#e(n),onUp:()=>this.#s(),onDown:()=>this.#i(),onTurnedOut:()=>this.#o(),onGone:()=>this.refresh()}),this.outbox=new Oo(this),this.past=new Lo(this),this.seen=new Ro(this),this.talk=new Tn(this,"table"),this.apart=new Tn(this,"watchers"),this.journal=new Co(this),this.reach=new To(this),this.trying=g(null),this.tried=null,this.hiddenSince=0,this.ears=new AbortController}enter(){let{signal:t}=this.ears;document.addEventListener("visibilitychange",()=>this.#a(),{signal:t}),addEventListener("online",()=>this.link.dial(),{signal:t}),addEventListener("offline",()=>this.#r(),{signal:t}),addEventListener("pageshow",n=>n.persisted&&this.link.dial(),{signal:t}),this.past.follow(t),this.journal.follow(t),this.reach.follow(t),t.addEventListener("abort",this.seen.waitForPage()),this.watch=setInterval(()=>this.#u(),bm),this.link.dial()}leave(){this.ears.abort(),clearInterval(this.watch),this.link.hangUp(),this.outbox.stop()}retry(){this.link.attempt=0,this.link.dial()}accept(t,n){this.view.value=ir(this.view.value,t,n),this.#t(t.seen),this.#n()}async command(t,n,o="POST"){this.accept(await J(o,this.path+t,n))}async refresh(){try{return this.accept(await I(this.path)),this.trouble.value=null,!0}catch(t){return t instanceof L&&this.#l(t),t instanceof L&&!t.passing}}foresee(t){return K(`${this.path}/preview`,{action:t,version:this.room.value?.version})}sayDrawn(){let t=this.room.value?.version,n=this.past.position.value?.past||this.seen.away.value||this.seen.returning||this.trying.value;t!==void 0&&!n&&document.visibilityState==="visible"&&this.seen.drawn(t)}get gone(){return this.status.value==="gone"}#e(t){if(t.type==="ack"||t.type==="error")return this.outbox.answered(t);if(t.type==="device"||t.type==="claim")return ct();this.view.value=ml(this.view.value,t),this.link.up&&(this.status.value="live"),this.#t(t.type==="seen"?t.version:t.room?.seen),this.#n()}#t(t){this.seen.heard(t),this.past.arrive(),this.seen.returning&&this.seen.check(),this.talk.check(),this.apart.check()}async#n(){if(!(!So(this.view.value)||this.filling)){this.filling=!0;try{let t=await I(`${this.path}/events?since=${Se(this.view.value)}`);this.view.value=fl(this.view.value,t),this.#t(void 0)}catch(t){if(!(t instanceof U||t instanceof L))throw t}finally{this.filling=!1}}}#s(){this.status.value="live",this.outbox.flush(),this.sayDrawn()}async#o(){let t=no(this.code),n=b.value?.id;t&&_i(this.code),await ct(),b.value?.id!==n?V(l("invited.signed_out"),!0):t&&Re(this.code,!0)}async#i(){if(this.gone)return;this.status.value==="live"&&(this.status.value="connecting");let t=await this.refresh();this.link.up||this.gone||(this.status.value=t?"polling":"offline",t&&this.outbox.flush())}#r(){this.status.value="offline",this.outbox.mark()}#a(){if(document.visibilityState==="hidden"){this.hiddenSince=performance.now(),this.seen.leave();return}let t=performance.now()-this.hiddenSince>km;this.seen.returning=!0,t||!this.link.up?this.link.dial():this.seen.check(),this.sayDrawn()}async#u(){if(document.visibilityState==="hidden")return;if(this.status.value==="polling")return this.refresh();if(!this.link.up||performance.now()-this.link.heard<wm)return;this.link.heard=performance.now();let t=this.room.value?.revision??0,n=await this.refresh(),o=(this.room.value?.revision??0)>t;(!n||o)&&this.link.dial()}#l(t){this.trouble.value=t,!(t.status!==404&&!xm.has(t.code))&&(this.link.hangUp(),this.status.value="gone")}};function B_(e,t){return Cm(t)?{...e,away:[...e.away,t]}:e}function Cm({first:e,last:t}){return e!==""&&t!==""&&e<=t}function Mm(){return Intl.DateTimeFormat().resolvedOptions().timeZone||"UTC"}function Sm(){return{zone:Mm(),wakes:8*60,sleeps:22*60,away:[]}}async function Em(){return(await I("/api/me/hours")).hours}async function Tm(e){return(await J("PUT","/api/me/hours",e)).hours}async function Do(){try{await Em()===null&&await Tm(Sm())}catch(e){if(!(e instanceof U||e instanceof L))throw e}}var Am={players:3,clan:0,phase:"dominance",territories:{b2:{clan:1,dominance:2,chief:!1},b3:{clan:0,dominance:3,chief:!0},c2:{clan:1,dominance:1,chief:!0},c3:{clan:1,dominance:2,chief:!1},c5:{clan:0,dominance:2,chief:!1},b4:{clan:0,dominance:1,chief:!1},d3:{clan:1,dominance:1,chief:!1},d5:{clan:2,dominance:2,chief:!0},d6:{clan:2,dominance:1,chief:!1},e6:{clan:2,dominance:1,chief:!1}},moai:["d2","e7"],tangata_manu:[[],["c2-d2-d3"],["d5-d6-e6","d6-e6-e7"]],reserves:[],moai_left:10,make_make:0,retired:[],winner:null,result:null},Om=[0,1,2].map(e=>({name:"",look:e})),An=new Set,Lm={spaces:An,grounds:An},Tl=()=>{};function Bo({state:e=Am}){return a`
    <div class="island" inert aria-hidden="true">
      <${yo} state=${e} clans=${Om} targets=${An} choices=${An} selected=${null} ghost=${null}
        marked=${Lm} reasons=${An} coordinates=${!1} text=${l} onSpace=${Tl} onGround=${Tl} />
    </div>`}function Uo({at:e=0}){let t=dn.value.place===e,n=t?Ct.value:[],{words:o,number:s}=De.value;return a`
    <div class="toasts">
      <div role="alert">${n.filter(r=>r.fault).map(ur)}</div>
      <div role="status">${n.filter(r=>!r.fault&&!r.seen).map(ur)}</div>
      <div role="status" aria-live="off">${n.filter(r=>r.seen).map(ur)}</div>
    </div>
    <p class="unseen" aria-live="polite"><span key=${s}>${t&&s>dn.value.from?o:""}</span></p>`}function ur(e){let{rule:t,open:n}=e,o=()=>{$n(e.id),(t?.open??n)?.()};return a`
    <div class=${e.fault?"toast fault":"toast"} key=${e.id}>
      <p>${n?a`<button type="button" class="plain quote" onClick=${o}><span>${e.message}</span></button>`:e.message}${t&&a` <button type="button" class="plain inline" onClick=${o}>${l("rules.number",{rule:t.name})}</button>`}</p>
      ${e.to&&a`<a class="button plain" href=${e.to} onClick=${()=>$n(e.id)}>${l("games.go")}</a>`}
      ${e.reload&&a`<${nr} kind="plain" />`}
      <button type="button" class="plain icon" aria-label=${l("app.close")} onClick=${()=>$n(e.id)}>✕</button>
    </div>`}var Nm=0,s1=e=>e?.scrollIntoView({block:"nearest"});function Q({title:e,onClose:t,children:n,wide:o=!1}){let s=k(null),r=k(!1),i=he(),[u]=$(()=>++Nm);return We(t),B(()=>{let f=s.current;return f?.showModal(),Gi(u),()=>{qi(u),r.current=!0,f?.close()}},[]),a`
    <dialog ref=${s} class=${o?"dialog wide":"dialog"} aria-labelledby=${i} onClose=${()=>r.current||t()} onClick=${f=>f.target===s.current&&t()}>
      <div class="dialog-inside">
        <div class="dialog-head">
          <h2 id=${i}>${e}</h2>
          <button type="button" class="plain icon" onClick=${t} aria-label=${l("app.close")}>✕</button>
        </div>
        ${n}
      </div>
      <${Uo} at=${u} />
    </dialog>`}function $t({title:e,yes:t,onYes:n,onClose:o,grave:s=!1,children:r}){return a`
    <${Q} title=${e} onClose=${o}>
      ${r}
      <div class="answers">
        <button type="button" onClick=${o}>${l("app.no")}</button>
        <button type="button" class=${s?"primary grave":"primary"} onClick=${n}>${t}</button>
      </div>
    <//>`}function Lt(){return a`
    <footer class="foot">
      <a href="/rules">${l("app.rules")}</a>
      <a href="/lobby">${l("lobby.title")}</a>
      <a href="/settings">${l("app.settings")}</a>
      <a href="/record">${l("record.title")}</a>
      <span>${l("app.unofficial")}</span>
    </footer>`}var Ee=()=>import("./time-LYASH5OO.js");function lt({load:e,name:t,...n}){let[o,s]=$(null);return _(()=>{dt(e).then(r=>r?s(r):n.onClose())},[]),o&&a`<${o[t]} ...${n} />`}var Pm=96;function On(e){return e instanceof L&&e.code==="invalid_request"?l("nickname.refused"):it(e)}function Rm(e,t){e.preventDefault(),e.target===e.target.form.querySelector("input:invalid")&&(e.target.focus(),t())}function Ln({value:e,onInput:t,fault:n=null}){let o=he(),[s,r]=$(!1),i=s?l("nickname.refused"):n,u=c=>{r(!1),Di(c.target.value),t(c.target.value)};return a`
    <label class="field">
      <span>${l("nickname.label")}</span>
      <input type="text" name="nickname" value=${e} onInput=${u} maxlength=${Pm} required autocomplete="nickname"
        onInvalid=${c=>Rm(c,()=>r(!0))}
        autocapitalize="words" spellcheck="false" enterkeyhint="go" aria-invalid=${i?"true":void 0}
        aria-describedby=${i?o:void 0} placeholder=${l("nickname.example")} />
      ${i&&a`<span class="fault" id=${o} role="alert">${i}</span>`}
    </label>`}function cr({onClose:e}){let[t,n]=$(Fe()),[o,s]=$(null),r=async i=>{i.preventDefault();try{await Bi(t),e()}catch(u){s(On(u))}};return a`
    <${Q} title=${l("nickname.change")} onClose=${e}>
      <form class="stack" onSubmit=${r}>
        <${Ln} value=${t} onInput=${n} fault=${o} />
        <div class="answers">
          <button type="button" onClick=${e}>${l("app.no")}</button>
          <button class="primary">${l("app.save")}</button>
        </div>
      </form>
    <//>`}function Al(){let[e,t]=$(!1);return b.value?a`
    <button type="button" class="plain" onClick=${()=>t(!0)}>${l("nickname.change")}</button>
    ${e&&a`<${cr} onClose=${()=>t(!1)} />`}`:null}var jt={none:{kind:"none"},days_1:{kind:"days",turn:1,bank:1},days_2:{kind:"days",turn:2,bank:2},days_3:{kind:"days",turn:3,bank:2},days_5:{kind:"days",turn:5,bank:2},days_7:{kind:"days",turn:7,bank:2},live_quick:{kind:"live",turn:15,bank:300},live_slow:{kind:"live",turn:45,bank:900}},zo=["wait","substitute","retire"];function k1(e){let t=e??jt.none,n=o=>o.kind===t.kind&&o.turn===t.turn&&o.bank===t.bank;return Object.keys(jt).find(o=>n(jt[o]))??"other"}function Ol(e,t){let{clock:n,pace:o}=e;if(!n||e.status!=="playing")return null;let s=o?.kind==="live",r={bank:(n.banks[n.clan]??0)*1e3,live:s,clan:n.clan};if(n.paused)return{state:"paused",left:(n.left??0)*1e3,...r};if(n.up||!e.deadline)return{state:"up",left:0,...r};let i=n.bank_from===null?1/0:Date.parse(n.bank_from),u=t>=i?"bank":"running",c=Date.parse(e.deadline),p=s&&u==="running"?Math.min(i,c):c;return{state:u,left:Math.max(0,p-t),...r}}function fr(e){let t=Math.ceil(e/1e3),n=r=>String(r).padStart(2,"0"),[o,s]=[Math.floor(t/3600),Math.floor(t/60)%60];return o?`${o}:${n(s)}:${n(t%60)}`:`${s}:${n(t%60)}`}function x1(e){let t=e%1440;return`${String(Math.floor(t/60)).padStart(2,"0")}:${String(t%60).padStart(2,"0")}`}function C1(e,t){let[n,o]=e.split(":").map(Number),s=n*60+o;return t&&s===0?1440:s}function Ll({pace:e,absence:t,onPace:n,onAbsence:o,other:s=null}){return a`
    <label class="field"><span>${l("pace.label")}</span>
      <select value=${e} onChange=${r=>n(r.target.value)}>
        ${s&&a`<option value="other">${Ge(l,s)}</option>`}
        ${Object.entries(jt).map(([r,i])=>a`<option value=${r} key=${r}>${Ge(l,i)}</option>`)}
      </select>
    </label>
    ${e!=="none"&&a`
      <label class="field"><span>${l("absence.label")}</span>
        <select value=${t} onChange=${r=>o(r.target.value)}>
          ${zo.map(r=>a`<option value=${r} key=${r}>${l(`absence.${r}`)}</option>`)}
        </select>
      </label>`}`}var Im=()=>import("./one-phone-25PIVTVO.js"),Nl=[2,3,4],Fm=3;function Dm(){let e=Number(S("players"));return Nl.includes(e)?e:Fm}function Pl(){let e=b.value!==null&&yt.value.length>0;return a`
    <${et} />
    <main class="page front" id="main" tabindex="-1">
      ${e?a`<${za} />`:a`<${Bm} />`}
      <div class="front-side">
        <${Hm} />
        <${Wm} />
        <div class="front-ways note">
          <p><a class="learn-again" href="/lobby">${l("lobby.way")}</a></p>
          ${e&&a`<p><a class="learn-again" href="/learn">${l("front.learn")}</a></p>`}
          <p><a class="learn-again" href="/seats">${l(b.value?"front.seats":"front.been_here")}</a></p>
          ${b.value&&a`<${Gm} />`}
          ${b.value&&a`<${qm} />`}
        </div>
      </div>
    </main>
    <${Lt} />`}function Bm(){return a`
    <section class="welcome" aria-labelledby="title">
      <h1 id="title">${l("front.title")}</h1>
      <p class="lead">${l("front.lead")}</p>
      <a class="learn-way" href="/learn"><strong>${l("front.learn")}</strong><span>${l("front.learn_what")}</span></a>
      <${Bo} />
    </section>`}async function Um(e,t){await io(e),Do();let n=await K("/api/rooms",t);x("players",`${t.seats}`),oe(`/r/${n.code}`)}function zm(e){return Array.from({length:e-1},(t,n)=>n+1)}function Hm(){let[e,t]=$(null),n=e??Fe(),[o,s]=$(Dm),[r,i]=$(""),[u,c]=$("random"),p=W=>{s(W),x("players",`${W}`),Number(u)>=W&&c("random")},[f,d]=$("none"),[h,m]=$(zo[0]),[v,y]=$(!0),[w,E]=$(!1),[M,j]=$(!1),[F,Ze]=$(null);return a`
    <form class="card stack" onSubmit=${async W=>{W.preventDefault(),j(!0);try{await Um(n,{seats:o,name:r,autostart:v,first:u==="random"?u:Number(u),visibility:w?"public":"private",pace:jt[f],absence:h})}catch(It){Ze(On(It))}j(!1)}} aria-labelledby="new-table">
      <h2 id="new-table">${l("front.new_table")}</h2>
      <${Ln} value=${n} onInput=${t} fault=${F} />
      <${jm} value=${o} onChange=${p} />
      <${Ll} pace=${f} absence=${h} onPace=${d} onAbsence=${m} />
      <details class="more">
        <summary>${l("front.more")}</summary>
        <div class="stack">
          <label class="field"><span>${l("front.table_name")}</span>
            <input type="text" maxlength="60" value=${r} onInput=${W=>i(W.target.value)} autocomplete="off" />
          </label>
          <label class="field"><span>${l("front.first")}</span>
            <select value=${u} onChange=${W=>c(W.target.value)}>
              <option value="random">${l("front.first_random")}</option>
              <option value="0">${l("front.first_me")}</option>
              ${zm(o).map(W=>a`<option value=${W}>${l("front.first_seat",{n:W+1})}</option>`)}
            </select>
          </label>
          <label class="check">
            <input type="checkbox" checked=${v} onChange=${W=>y(W.target.checked)} />
            <span>${l("front.autostart")}</span>
          </label>
          <label class="check">
            <input type="checkbox" checked=${w} onChange=${W=>E(W.target.checked)} />
            <span>${l("arrange.public")}</span>
          </label>
        </div>
      </details>
      <button class="primary large" disabled=${M}>${l("front.make")}</button>
      <p class="note">${[l(w?"front.public":"front.private"),...o===2?[l("front.two")]:[]].join(" ")}</p>
    </form>`}function jm({value:e,onChange:t}){return a`
    <fieldset class="field segments">
      <legend>${l("front.players")}</legend>
      <div class="segment-row">
        ${Nl.map(n=>a`
          <label class="segment">
            <input type="radio" name="seats" value=${n} checked=${n===e} onChange=${()=>t(n)} />
            <span>${n}</span>
          </label>`)}
      </div>
    </fieldset>`}function Wm(){let[e,t]=$(!1);return a`
    <p><button type="button" class="one-phone-way" aria-haspopup="dialog" onClick=${()=>t(!0)}>${l("one_phone.way")}</button></p>
    ${e&&a`<${lt} load=${Im} name="OnePhoneDialog" onClose=${()=>t(!1)} />`}`}function Gm(){let[e,t]=$(!1);return a`
    <p><button type="button" class="plain" aria-haspopup="dialog" onClick=${()=>t(!0)}>${l("hours.title")}</button></p>
    ${e&&a`<${lt} load=${Ee} name="HoursDialog" onClose=${()=>t(!1)} />`}`}function qm(){let[e,t]=$(!1),n=()=>C(ji).then(ct).then(()=>t(!1));return a`
    <p>
      ${l("front.known_as",{name:z(b.value?.nickname??"")})}
      <button type="button" class="plain" aria-haspopup="dialog" onClick=${()=>t(!0)}>${l("front.sign_out")}</button>
    </p>
    ${e&&a`
      <${$t} title=${l("front.sign_out_title")} yes=${l("front.sign_out")} grave onYes=${n} onClose=${()=>t(!1)}>
        <p>${l("front.sign_out_what")}</p>
      <//>`}`}var Rl=new Map;function Il(e,t){let n=(Rl.get(e)??0)+t;Rl.set(e,n),document.body.classList.toggle(`with-${e}`,n>0)}function ie(e){B(()=>{if(e)return Il(e,1),()=>Il(e,-1)},[e])}function qe(e,t,n){if(!t)return e("force.chief");let o=e("force.tokens",{n:t});return n?e("force.both",{tokens:o}):o}function Km(e){return e.replaceAll("-","\u2011")}function Vm(e,t,n){let o=s=>typeof s=="number"?t(s):"";return{name:o(n.clan),other:o(n.from),territory:n.territory??"",ground:Km(n.ground??""),force:qe(e,n.dominance??0,n.chief??!1)}}function Zm(e){return e.effect==="make_make"?e.from===null?"log.make_make":"log.make_make_from":e.effect==="retired"?`log.retired_${e.reason}`:e.effect==="over"?`log.over_${e.result}`:`log.${e.effect}`}function Fl(e){return[...e].sort((t,n)=>Number(n.effect==="over")-Number(t.effect==="over"))}function Ho(e,t,n){return n.flatMap(o=>{let s=Zm(o),r=typeof o.winner=="number"?t(o.winner):"",i=e(s,{...Vm(e,t,o),winner:r});return i===s?[]:[i]})}var Dl=["take","ground","sacred"],Ym=[...Dl,"chief","moai"];function Bl({room:e,turns:t}){return e.status!=="playing"||t>=e.seats.length?null:a`
    <section class="goal" aria-labelledby="goal-title">
      <h2 id="goal-title">${l("goal.title")}</h2>
      <${zl} code=${e.code} ways=${Dl} />
    </section>`}function Ul({code:e,onClose:t}){return a`
    <${Q} title=${l("goal.title")} onClose=${t}>
      <div class="goal-words"><${zl} code=${e} ways=${Ym} /></div>
    <//>`}function zl({code:e,ways:t}){return a`
    <p>${l("goal.what")}</p>
    <ul>${t.map(n=>a`<li key=${n}>${l(`goal.${n}`)}</li>`)}</ul>
    <a class="learn-again" href=${`/learn?table=${encodeURIComponent(e)}`}>${l("front.learn")}</a>`}var Hl=()=>import("./scrubber-L3CHTBGN.js"),Xm=()=>import("./away-WLXAYMTB.js");function Jm(e,t){return e===t?l("past.position_now",{n:e}):l("past.position",{n:e,of:t})}function jl({open:e}){let t=e.past.looking.value!==null,n=Cn(t,Hl,()=>e.past.now());return t&&n?a`<${n.Scrubber} open=${e} />`:null}function Wl({open:e,stage:t}){let n=e.seen.away.value,[o,s]=$(!1),r=Cn(n!==null,Xm,()=>s(!0));return ie(n&&o&&!r?"sheet":null),n&&r?a`<${r.Away} open=${e} stage=${t} away=${n} />`:!n||!o?null:a`
    <section class="sheet missed" aria-labelledby="missed-title">
      <header class="sheet-head">
        <h2 id="missed-title">${l("away.since",{n:n.all})}</h2>
        <button type="button" class="primary" onClick=${()=>e.seen.finish()}>${l("away.skip")}</button>
      </header>
    </section>`}function Gl({open:e}){let t=e.past.position.value,n=e.room.value?.version??0,o=e.seen.away.value;return t?a`
    <div class="turn past">
      <svg class="sign-of-tool" viewBox="0 0 22 22" aria-hidden="true" focusable="false"><path d="M4.2 8.2A7.5 7.5 0 1 1 3.5 12M3.5 3.2v5.4h5.4M11 7v4.4l3 1.8" /></svg>
      <p><strong>${Jm(e.past.looking.value??t.version,n)}</strong><span>${l(o?o.back?"away.meanwhile":"away.title":P(e.view.value)?"past.looking_mine":"past.looking")}</span></p>
      ${!o&&a`<button type="button" class="primary" onClick=${()=>e.past.now()}>${l("past.now")}</button>`}
    </div>`:null}function jo({open:e,from:t,words:n,kind:o="plain"}){let s=e.room.value?.version??0;return s?a`<button type="button" class=${`look-back ${o}`} onClick=${()=>e.past.lookAt(t??s-1)}>${n}</button>`:null}function Qm(e){return e instanceof HTMLElement?e.isContentEditable||e.matches("input:not([type=range], [type=checkbox], [type=radio]), textarea, select"):!1}function ql(e){B(()=>{let t=async n=>{let o={"[":-1,"]":1}[n.key],s=n.metaKey||n.ctrlKey!==n.altKey;if(!(!o||s||Qm(n.target)||document.querySelector("dialog[open]"))){if(n.preventDefault(),e.seen.away.value&&e.seen.finish(),e.past.looking.value===null&&o>0)return ft(l("past.is_now"));(await dt(Hl))?.step(e,o)}};return addEventListener("keydown",t),()=>removeEventListener("keydown",t)},[e])}function Nn(e,t){let n=Ho(l,T(e),t.effects);if(n.length)return n;let{kind:o,clan:s}=t;return[o==="undo"&&s!==null?l("log.kind_undo_by",{name:T(e)(s)}):l(`log.kind_${o}`)]}function Kl({open:e,room:t,events:n}){let o=R(()=>Mn(n).reverse(),[n]),s=R(()=>bl(n),[n]),r=td(e,t,s,h=>{d(),e.past.lookAt(h)}),i=t.proposal?.number??0,u=R(()=>e.journal.lines.value.filter(({kind:h,number:m})=>h!=="proposed"||m===i),[e.journal.lines.value,i]),c=R(()=>ed(o,u),[o,u]),[p,f]=$(!1),d=()=>f(!1);return a`
    <section class=${p?"log tall":"log"} aria-labelledby="log-title">
      ${p&&a`<${sd} onClose=${d} />`}
      <${Bl} room=${t} turns=${o.length} />
      <div class="log-head">
        <h2 id="log-title">${l("log.title")}</h2>
        <div class="log-ways">
          ${!p&&e.past.looking.value===null&&a`<${jo} open=${e} words=${l("past.open")} />`}
          ${c.length>0&&a`<${rd} tall=${p} onClick=${()=>f(!p)} />`}
        </div>
      </div>
      ${c.length===0&&a`<p class="note">${l("log.nothing")}</p>`}
      <ol reversed class="log-list" tabindex="0" aria-labelledby="log-title">
        ${c.map(({line:h,clan:m,events:v})=>h?a`<${od} key=${`line ${h.number}`} line=${h} names=${nd(u,h,T(t))} />`:a`
          <li key=${v[0].version} class=${m===null?"":`look-${Y(t,m)}`}>
            ${m===null?a`<span class="log-mark" aria-hidden="true"></span>`:a`<${rt} look=${Y(t,m)} />`}
            <div>${v.map(r)}</div>
          </li>`)}
      </ol>
      ${e.journal.hasEarlier&&a`<button type="button" class="plain" onClick=${()=>C(()=>e.journal.earlier())}>${l("log.earlier")}</button>`}
    </section>`}function td({past:e},t,n,o){let s=be(t).map(({name:u})=>u).join(`
`),r=e.looking.value,i=R(()=>new WeakMap,[kt.value,s,r,[...n].join()]);return u=>{let c=i.get(u)??a`<${id} key=${u.version} event=${u} said=${Nn(t,u)} shown=${r===u.version} back=${n.has(u.version)} onLook=${o} />`;return i.set(u,c),c}}function ed(e,t){let n=t.map(s=>({line:s,order:s.version+.5+s.number/1e6}));return[...e.map(s=>({...s,order:s.events.at(-1).version})),...n].sort((s,r)=>r.order-s.order)}function nd(e,t,n){let o=new Set(e.filter(s=>(s.kind==="substituted"||s.kind==="seat_passed")&&s.number>t.number).map(s=>s.clan));return s=>o.has(s)?l("journal.before"):n(s)}function od({line:e,names:t}){let n=Mo(l,t,e);return n&&a`
    <li class="log-line"><span class="log-mark" aria-hidden="true"></span>
      <div><p>${n} <time datetime=${e.at}>${cn(e.at)}</time></p></div></li>`}function sd({onClose:e}){return We(e),ie("log"),_(()=>{let t=n=>n.key==="Escape"&&e();return addEventListener("keydown",t),()=>removeEventListener("keydown",t)},[]),null}function rd({tall:e,onClick:t}){let n=l(e?"log.less":"log.whole");return a`<button type="button" class="plain icon log-grow" aria-label=${n} title=${n} aria-expanded=${e?"true":"false"} onClick=${t}>
    <svg class="sign-of-tool" viewBox="0 0 22 22" aria-hidden="true" focusable="false"><path d=${e?"M4 8l7 7 7-7":"M4 14l7-7 7 7"} /></svg></button>`}function id({event:e,said:t,shown:n,back:o,onLook:s}){return a`
    <button type="button" class=${o?"log-step undone":"log-step"} title=${l("past.go",{n:e.version})} aria-current=${n?"step":void 0}
      onClick=${()=>s(e.version)}>
      <span>${t.map(r=>a`<span class="log-sentence">${r} </span>`)}${o&&a`<em>(${l("log.taken_back")})</em> `}</span>
      <time datetime=${e.at}>${cn(e.at)}</time>
    </button>`}function ae(e,t=!1){_(()=>{let n={words:e,mine:t};return Ht.value=n,()=>{Ht.peek()===n&&(Ht.value=null)}},[e,t])}function Vl(e,t){let{room:n,events:o}=e.view.value,s=n?.version??0,r=n?.revision??0,i=Ot(e)?.past??!1,u=k(null),c=e.seen?.telling??!1;B(()=>t.clear(),[s]),B(()=>{i&&t.clear()},[i]),_(()=>{requestAnimationFrame(()=>e.sayDrawn())},[s,i,r]),_(()=>{if(c&&u.current!==null)return;let p=u.current===null?null:Math.min(u.current,s);u.current=Math.max(p??s,Se(e.view.value)),p!==null&&ld(e,p)},[o,c])}function ad(e){if(Eo(e))return[l("turn.mine")];let{room:t,you:n}=e;return t&&n?.kept&&P(e)?[l("turn.theirs",{name:T(t)(t.state?.clan??0)})]:[]}function ld({view:{value:e},seen:t},n){let{room:o,events:s}=e,r=Math.max(n,t?.told??0),i=s.filter(({version:c})=>c>r&&!t?.tellsLater(c));if(!o||!i.length)return;t&&(t.told=Se(e));let u=i.flatMap(c=>Nn(o,c));ft([...u,...ad(e)].join(" "))}function le({open:e}){let t=e.status.value,n=e.outbox.pending.value;return!(t==="offline"||t==="connecting"&&e.room.value!==null)&&!n?.unsent?null:a`
    <div class=${`connection ${t}${n?.unsent?" unsent":""}`} role="status">
      <p>${l(n?.unsent?"net.unsent":`net.${t}`)}</p>
      <button type="button" class="plain" onClick=${()=>e.retry()}>${l("net.retry")}</button>
      ${n?.unsent&&a`
        <button type="button" class="plain" onClick=${()=>e.outbox.drop()}>${l("net.drop")}</button>`}
    </div>`}function Wo({open:e}){return a`
    <${et} />
    <main class="page" id="main" tabindex="-1">
      <${le} open=${e} />
      <p role="status">${e.trouble.value?.message??l("app.loading")}</p>
    </main>`}async function pr(e){e.seen.away.value&&e.seen.finish();let t=e.past.position.value;if(!t)return;let{version:n,state:o}=t;if(o.result)return V(l("what_if.over"));let s=await dt(()=>import("./what-if-YVYHIO2W.js"));s&&await C(async()=>{let r=e.tried?.version===n?e.tried:null;e.tried=r??{trial:await s.trialOf(e,o),version:n,Page:s.WhatIfPage},e.trying.value=e.tried,Zl()})}function ud(e){e.trying.value=null,e.seen.check(),Zl()}function Zl(){requestAnimationFrame(()=>{let e=document.querySelector("main [data-space][tabindex='0']");e instanceof SVGElement&&e.focus({preventScroll:!0})})}function Yl({open:e,trying:{trial:t,version:n,Page:o}}){return a`<${o} open=${e} trial=${t} version=${n} onLeave=${()=>ud(e)} />`}function Xl({open:e,onDone:t=()=>{}}){return a`<button type="button" class="plain what-if-way" aria-keyshortcuts="t" onClick=${()=>{t(),pr(e)}}>${l("what_if.open")}</button>`}function cd(e,t,n){let o=Array.from({length:e},(s,r)=>r);return o.splice(n,0,...o.splice(t,1)),o}function fd(e,t){return e?t===e.from?e.by:t>e.from&&t<=e.to?-e.height:t<e.from&&t>=e.to?e.height:0:0}function pd(e,t,n,o){let[s,r]=$(null),i=k(null),u=k(Promise.resolve()),c=k(n);c.current=n,B(()=>{let f=s&&e.current?.querySelectorAll(".grip")[s.at];f instanceof HTMLElement&&f.focus()},[s]);function p(f,d){i.current=d,u.current=u.current.then(async()=>{let h=c.current(f),m=await o?.(cd(t,f,d));i.current===d&&(i.current=null),m&&(r({at:d}),ft(l("arrange.moved",{name:h,n:d+1,of:t})))})}return{move:p,pending:i}}function Jl(e,t,n){let o=k(null),[s,r]=$(null),i=k(0),{move:u,pending:c}=pd(o,e,t,n);return{list:o,held:s?.from??null,style:p=>s?{transform:`translateY(${fd(s,p)}px)`}:void 0,grip:p=>({onKeyDown:f=>{let d={ArrowUp:-1,ArrowDown:1}[f.key];if(!d)return;f.preventDefault();let h=c.current??p;h+d>=0&&h+d<e&&u(h,h+d)},onPointerDown:f=>{if(f.button)return;let d=f.currentTarget;d.setPointerCapture(f.pointerId),i.current=f.clientY,r({from:p,to:p,by:0,height:d.closest("li")?.offsetHeight??1})},onPointerMove:f=>{if(!s)return;let d=f.clientY-i.current,h=Math.max(0,Math.min(e-1,s.from+Math.round(d/s.height)));r({...s,by:d,to:h})},onPointerUp:()=>{r(null),s&&s.to!==s.from&&u(s.from,s.to)},onPointerCancel:()=>r(null)})}}function Go({room:e,you:t,onOpen:n,onOrder:o}){let s=vt(e.seats),r=c=>s[c]??l("arrange.seat",{n:c+1}),i=Jl(e.seats.length,r,o),u=c=>n&&(o||t?.seats.includes(c.seat));return a`
    <ol class=${o?"seats arranged":"seats"} ref=${i.list}>
      ${e.seats.map((c,p)=>a`
        <li class=${`seat look-${c.look??p}${c.player?"":" free"}${i.held===p?" held":""}`} key=${c.seat} style=${i.style(p)}>
          ${o&&a`
            <button type="button" class="plain icon grip" aria-label=${l("arrange.move",{name:r(p)})} aria-keyshortcuts="ArrowUp ArrowDown" ...${i.grip(p)}>
              <svg viewBox="0 0 22 22" class="sign-of-tool" aria-hidden="true" focusable="false"><path d="M11 3v16M7.5 6.5L11 3l3.5 3.5M7.5 15.5L11 19l3.5-3.5" /></svg></button>`}
          <${rt} look=${c.look??p} />
          <span class="seat-words"><${md} seat=${c} name=${s[p]} />
            ${c.player&&a`<span class=${c.online?"here":"away"}>${l(c.online?"waiting.here":"waiting.away")}</span>`}
            <span class="seat-tags">
            ${t?.seats.includes(c.seat)&&a`<span class="tag">${l("waiting.you")}</span>`}
            ${c.player?.id===e.host&&a`<span class="tag">${l("waiting.host")}</span>`}
            ${e.first===c.seat&&a`<span class="tag">${l("arrange.begins")}</span>`}
          </span></span>
          ${u(c)&&a`
            <button type="button" class="plain icon seat-more" aria-haspopup="dialog" aria-label=${l("arrange.open",{name:r(p)})}
              onClick=${()=>n?.(c.seat)}>⋯</button>`}
        </li>`)}
    </ol>`}function md({seat:e,name:t}){return t?a`<span class="seat-name"><bdi>${t}</bdi></span>`:e.reserved?a`<span class="seat-name">${l("arrange.kept_for")} <bdi>${e.reserved}</bdi></span>`:a`<span class="seat-name">${l("waiting.free")}</span>`}function Ql({open:e}){let t=e.room.value,n=t.seats.find(s=>s.player?.id===t.host)?.player?.nickname??"",o=l(tu(t)?"invited.title_of":"invited.title",{name:z(n)});return ae(o),a`
    <${et} />
    <main class="page invited" id="main" tabindex="-1">
      <${le} open=${e} />
      <section class="welcome" aria-labelledby="title">
        <h1 id="title">${o}</h1>
        ${t.name&&a`<p class="room-name"><bdi>${t.name}</bdi></p>`}
        <p class="lead">${l("invited.lead")}</p>
        <a class="learn-again" href=${`/learn?table=${encodeURIComponent(t.code)}`}>${l("front.learn")}</a>
        <${Bo} />
      </section>
      <div class="front-side">
        <${dd} open=${e} room=${t} />
        <section class="card" aria-labelledby="seats">
          <h2 id="seats">${l("waiting.seats")}</h2>
          <${Go} room=${t} you=${null} />
        </section>
      </div>
    </main>
    <${Lt} />`}function tu(e){let t=gt(e.code)!==null,n=e.visibility==="public"&&!t;return!n&&!t&&wi(e.code)?"signed_out":e.seats.every(o=>o.player||n&&o.reserved)?"full":n||t?null:no(e.code)?"freed":"no_invite"}function dd({open:e,room:t}){switch(tu(t)){case"signed_out":return a`<${qo} title=${l("invited.signed_out")} why=${l("invited.signed_out_why")} />`;case"full":return a`<${qo} title=${l("invited.full")} why=${l("invited.full_why")} />`;case"freed":return a`<${qo} title=${l("invited.freed")} why=${l("invited.freed_why")} />`;case"no_invite":return a`<${qo} title=${l("invited.no_invite")} why=${l("invited.no_invite_why")} />`;default:return a`<${Ko} open=${e} code=${t.code} />`}}function qo({title:e,why:t}){return a`<section class="card stack"><h2>${e}</h2><p>${t}</p></section>`}async function hd(e,t,n){await io(n),Do();let o=gt(t);await e.command("/seats",o?{invite:o}:{}),eo(t),e.link.dial()}function Ko({open:e,code:t,within:n=!1,named:o}){let[s,r]=$(null),i=s??b.value?.nickname??o??Fe(),[u,c]=$(!1),[p,f]=$(null);return a`
    <form class=${n?"stack":"card stack"} onSubmit=${async h=>{h.preventDefault(),c(!0);try{await hd(e,t,i)}catch(m){let v=m instanceof L&&m.code==="invite_required";f(v?l("invited.dead_invite"):On(m))}c(!1)}} aria-labelledby=${n?void 0:"take-seat"}>
      ${!n&&a`<h2 id="take-seat">${l("invited.sit_down")}</h2>`}
      <${Ln} value=${i} onInput=${r} fault=${p} />
      <button class="primary large" disabled=${u}>${l("invited.take_seat")}</button>
      <p class="note">${l("invited.no_account")}</p>
    </form>`}var Ke=g(S("hand-over")!=="off");function Vo(e){Ke.value=e,x("hand-over",e?null:"off")}function eu({room:e,you:t,events:n},o){let s=e?.status==="playing"&&!e.closed?e.state?.clan??null:null;return s===null||o===null||s===o||(t?.seats.length??0)<2||n.at(-1)?.kind==="undo"?null:e?.seats.some(r=>r.clan===s&&t?.seats.includes(r.seat))?s:null}var $d="(min-width: 900px)",Ve=g((S("names")??(globalThis.matchMedia?.($d).matches?"on":"off"))==="on");function gd(){Ve.value=!Ve.value,x("names",Ve.value?"on":"off")}function nu({view:e,children:t}){return a`
    <div class="tools" role="group" aria-label=${l("tools.label")}>
      <${Nt} label="tools.closer" short="tools.closer" d="M4 11h14M11 4v14" onClick=${()=>e.closer()} />
      <${Nt} label="tools.farther" short="tools.farther" d="M4 11h14" onClick=${()=>e.farther()} />
      <${Nt} label="tools.turn" short="tools.turn_short" d="M17.5 8A7.5 7.5 0 1 0 18.5 12M18.5 3v5.4h-5.4" onClick=${()=>e.turnOn()} />
      <${Nt} label="tools.names" short="tools.names_short" aria-pressed=${Ve.value}
        d="M9.5 12.5a3.4 3.4 0 1 0 0 .1M9.5 8.5v7.5M14 8.5l3.5-2.5v10" onClick=${gd} />
      ${t}
      <${Nt} label="tools.reset" short="tools.reset_short" disabled=${!e.moved.value}
        d="M3.5 8.5v-5h5M13.5 3.5h5v5M18.5 13.5v5h-5M8.5 18.5h-5v-5" onClick=${()=>e.reset()} />
    </div>`}function Nt({label:e,short:t,d:n,...o}){return a`
    <button type="button" class="plain tool" aria-label=${l(e)} title=${l(e)} ...${o}>
      <svg class="sign-of-tool" viewBox="0 0 22 22" aria-hidden="true" focusable="false"><path d=${n} /></svg>
      <span aria-hidden="true">${l(t)}</span></button>`}function Zo({open:e,words:t=!1}){let n=e.view.value,{room:o,events:s}=n,r=wl(s),i=o?.proposal?.undo!==void 0,u=e.journal.lines.value.some(({kind:p,undo:f})=>p==="refused"&&f===(r?.version??0)-1);if(!bt(n)||i||u||e.outbox.pending.value||r?.kind!=="action"||!At(n,r.clan))return null;let c=()=>C(()=>e.command("/undo",{version:o?.version}));return t?a`<button type="button" class="plain" onClick=${c}>${l("turn.take_back")}</button>`:a`<${Nt} label="turn.take_back" short="turn.take_back_short" d="M8.5 4L4 8.5L8.5 13M4.5 8.5h8a5 5 0 0 1 0 10H8" onClick=${c} />`}var vd=900;function ou({open:e}){let t=e.view.value,{room:n,events:o}=t,s=n?.state?.clan??null,r=k(null),[i,u]=$(null),c=n?.version??0,p=(o.at(-1)?.version??0)===c;_(()=>{if(!p)return;let v=eu(t,r.current);if(At(t,s)&&(r.current=s),v===null||!Ke.peek())return;let y=setTimeout(()=>u({clan:v,version:c}),En()?0:vd);return()=>clearTimeout(y)},[c,p,t.you?.seats.length]);let f=e.past.looking.value!==null||e.trying.value!==null||e.seen.away.value!==null;if(!n||i===null||i.version!==c||i.clan!==s||f||!Ke.value)return null;let d=()=>u(null),h=T(n)(s),m=Y(n,s);return a`
    <${Q} title=${l("one_phone.pass",{name:h})} onClose=${d}>
      <div class=${`hand-over look-${m}`}>
        <p class="hand-over-signs" aria-hidden="true"><${rt} look=${m} /><${zt} look=${m} /></p>
        <button type="button" class="primary large" autofocus onClick=${d}>${l("one_phone.here",{name:h})}</button>
        <div class="row">
          <${Zo} open=${e} words />
          <button type="button" class="plain" onClick=${()=>Vo(!1)}>${l("one_phone.no_more")}</button>
        </div>
      </div>
    <//>`}function su(e){return e.map((t,n)=>yd(t).map(([o,s])=>`M${o} ${n}h${s}v1h-${s}z`).join("")).join("")}function yd(e){let t=[];return e.forEach((n,o)=>{n&&(e[o-1]?t[t.length-1][1]+=1:t.push([o,1]))}),t}var Te=(e=>(e[e.Border=-1]="Border",e[e.Data=0]="Data",e[e.Function=1]="Function",e[e.Position=2]="Position",e[e.Timing=3]="Timing",e[e.Alignment=4]="Alignment",e))(Te||{}),_d=[0,1],iu=[1,0],au=[2,3],lu=[3,2],wd={L:_d,M:iu,Q:au,H:lu},bd=/^\d*$/,kd=/^[A-Z0-9 $%*+./:-]*$/,mr="0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:",gr=1,vr=40,ru=3,xd=3,Yo=40,Cd=10,uu=[[-1,7,10,15,20,26,18,20,24,30,18,20,24,26,30,22,24,28,30,28,28,28,28,30,30,26,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],[-1,10,16,26,18,24,16,18,22,22,26,30,22,22,24,24,28,28,26,26,26,26,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28],[-1,13,22,18,26,18,24,18,22,20,24,28,26,24,20,30,24,28,28,26,30,28,30,30,30,30,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],[-1,17,28,22,16,22,28,26,26,24,28,24,28,22,24,24,30,28,28,26,28,30,24,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30]],cu=[[-1,1,1,1,1,1,2,2,2,2,4,4,4,4,4,6,6,6,6,7,8,8,9,9,10,12,12,12,13,14,15,16,17,18,19,19,20,21,22,24,25],[-1,1,1,1,2,2,4,4,4,5,5,5,8,9,9,10,10,11,13,14,16,17,17,18,20,21,23,25,26,28,29,31,33,35,37,38,40,43,45,47,49],[-1,1,1,2,2,4,4,6,6,8,8,8,10,12,16,12,17,16,18,21,20,23,23,25,27,29,34,34,35,38,40,43,45,48,51,53,56,59,62,65,68],[-1,1,1,2,4,4,4,5,6,8,8,11,11,16,16,18,16,19,21,25,25,25,34,30,32,35,37,40,42,45,48,51,54,57,60,63,66,70,74,77,81]],dr=class{constructor(t,n,o,s){if(this.version=t,this.ecc=n,t<gr||t>vr)throw new RangeError("Version value out of range");if(s<-1||s>7)throw new RangeError("Mask value out of range");this.size=t*4+17;let r=Array.from({length:this.size}).fill(!1);for(let u=0;u<this.size;u++)this.modules.push(r.slice()),this.types.push(r.map(()=>0));this.drawFunctionPatterns();let i=this.addEccAndInterleave(o);if(this.drawCodewords(i),s===-1){let u=1e9;for(let c=0;c<8;c++){this.applyMask(c),this.drawFormatBits(c);let p=this.getPenaltyScore();p<u&&(s=c,u=p),this.applyMask(c)}}this.mask=s,this.applyMask(s),this.drawFormatBits(s)}size;mask;modules=[];types=[];getModule(t,n){return t>=0&&t<this.size&&n>=0&&n<this.size&&this.modules[n][t]}drawFunctionPatterns(){for(let o=0;o<this.size;o++)this.setFunctionModule(6,o,o%2===0,Te.Timing),this.setFunctionModule(o,6,o%2===0,Te.Timing);this.drawFinderPattern(3,3),this.drawFinderPattern(this.size-4,3),this.drawFinderPattern(3,this.size-4);let t=this.getAlignmentPatternPositions(),n=t.length;for(let o=0;o<n;o++)for(let s=0;s<n;s++)o===0&&s===0||o===0&&s===n-1||o===n-1&&s===0||this.drawAlignmentPattern(t[o],t[s]);this.drawFormatBits(0),this.drawVersion()}drawFormatBits(t){let n=this.ecc[1]<<3|t,o=n;for(let r=0;r<10;r++)o=o<<1^(o>>>9)*1335;let s=(n<<10|o)^21522;for(let r=0;r<=5;r++)this.setFunctionModule(8,r,Wt(s,r));this.setFunctionModule(8,7,Wt(s,6)),this.setFunctionModule(8,8,Wt(s,7)),this.setFunctionModule(7,8,Wt(s,8));for(let r=9;r<15;r++)this.setFunctionModule(14-r,8,Wt(s,r));for(let r=0;r<8;r++)this.setFunctionModule(this.size-1-r,8,Wt(s,r));for(let r=8;r<15;r++)this.setFunctionModule(8,this.size-15+r,Wt(s,r));this.setFunctionModule(8,this.size-8,!0)}drawVersion(){if(this.version<7)return;let t=this.version;for(let o=0;o<12;o++)t=t<<1^(t>>>11)*7973;let n=this.version<<12|t;for(let o=0;o<18;o++){let s=Wt(n,o),r=this.size-11+o%3,i=Math.floor(o/3);this.setFunctionModule(r,i,s),this.setFunctionModule(i,r,s)}}drawFinderPattern(t,n){for(let o=-4;o<=4;o++)for(let s=-4;s<=4;s++){let r=Math.max(Math.abs(s),Math.abs(o)),i=t+s,u=n+o;i>=0&&i<this.size&&u>=0&&u<this.size&&this.setFunctionModule(i,u,r!==2&&r!==4,Te.Position)}}drawAlignmentPattern(t,n){for(let o=-2;o<=2;o++)for(let s=-2;s<=2;s++)this.setFunctionModule(t+s,n+o,Math.max(Math.abs(s),Math.abs(o))!==1,Te.Alignment)}setFunctionModule(t,n,o,s=Te.Function){this.modules[n][t]=o,this.types[n][t]=s}addEccAndInterleave(t){let n=this.version,o=this.ecc;if(t.length!==Xo(n,o))throw new RangeError("Invalid argument");let s=cu[o[0]][n],r=uu[o[0]][n],i=Math.floor(hr(n)/8),u=s-i%s,c=Math.floor(i/s),p=[],f=Pd(r);for(let h=0,m=0;h<s;h++){let v=t.slice(m,m+c-r+(h<u?0:1));m+=v.length;let y=Rd(v,f);h<u&&v.push(0),p.push(v.concat(y))}let d=[];for(let h=0;h<p[0].length;h++)p.forEach((m,v)=>{(h!==c-r||v>=u)&&d.push(m[h])});return d}drawCodewords(t){if(t.length!==Math.floor(hr(this.version)/8))throw new RangeError("Invalid argument");let n=0;for(let o=this.size-1;o>=1;o-=2){o===6&&(o=5);for(let s=0;s<this.size;s++)for(let r=0;r<2;r++){let i=o-r,c=(o+1&2)===0?this.size-1-s:s;!this.types[c][i]&&n<t.length*8&&(this.modules[c][i]=Wt(t[n>>>3],7-(n&7)),n++)}}}applyMask(t){if(t<0||t>7)throw new RangeError("Mask value out of range");for(let n=0;n<this.size;n++)for(let o=0;o<this.size;o++){let s;switch(t){case 0:s=(o+n)%2===0;break;case 1:s=n%2===0;break;case 2:s=o%3===0;break;case 3:s=(o+n)%3===0;break;case 4:s=(Math.floor(o/3)+Math.floor(n/2))%2===0;break;case 5:s=o*n%2+o*n%3===0;break;case 6:s=(o*n%2+o*n%3)%2===0;break;case 7:s=((o+n)%2+o*n%3)%2===0;break;default:throw new Error("Unreachable")}!this.types[n][o]&&s&&(this.modules[n][o]=!this.modules[n][o])}}getPenaltyScore(){let t=0;for(let r=0;r<this.size;r++){let i=!1,u=0,c=[0,0,0,0,0,0,0];for(let p=0;p<this.size;p++)this.modules[r][p]===i?(u++,u===5?t+=ru:u>5&&t++):(this.finderPenaltyAddHistory(u,c),i||(t+=this.finderPenaltyCountPatterns(c)*Yo),i=this.modules[r][p],u=1);t+=this.finderPenaltyTerminateAndCount(i,u,c)*Yo}for(let r=0;r<this.size;r++){let i=!1,u=0,c=[0,0,0,0,0,0,0];for(let p=0;p<this.size;p++)this.modules[p][r]===i?(u++,u===5?t+=ru:u>5&&t++):(this.finderPenaltyAddHistory(u,c),i||(t+=this.finderPenaltyCountPatterns(c)*Yo),i=this.modules[p][r],u=1);t+=this.finderPenaltyTerminateAndCount(i,u,c)*Yo}for(let r=0;r<this.size-1;r++)for(let i=0;i<this.size-1;i++){let u=this.modules[r][i];u===this.modules[r][i+1]&&u===this.modules[r+1][i]&&u===this.modules[r+1][i+1]&&(t+=xd)}let n=0;for(let r of this.modules)n=r.reduce((i,u)=>i+(u?1:0),n);let o=this.size*this.size,s=Math.ceil(Math.abs(n*20-o*10)/o)-1;return t+=s*Cd,t}getAlignmentPatternPositions(){if(this.version===1)return[];{let t=Math.floor(this.version/7)+2,n=this.version===32?26:Math.ceil((this.version*4+4)/(t*2-2))*2,o=[6];for(let s=this.size-7;o.length<t;s-=n)o.splice(1,0,s);return o}}finderPenaltyCountPatterns(t){let n=t[1],o=n>0&&t[2]===n&&t[3]===n*3&&t[4]===n&&t[5]===n;return(o&&t[0]>=n*4&&t[6]>=n?1:0)+(o&&t[6]>=n*4&&t[0]>=n?1:0)}finderPenaltyTerminateAndCount(t,n,o){return t&&(this.finderPenaltyAddHistory(n,o),n=0),n+=this.size,this.finderPenaltyAddHistory(n,o),this.finderPenaltyCountPatterns(o)}finderPenaltyAddHistory(t,n){n[0]===0&&(t+=this.size),n.pop(),n.unshift(t)}};function Gt(e,t,n){if(t<0||t>31||e>>>t)throw new RangeError("Value out of range");for(let o=t-1;o>=0;o--)n.push(e>>>o&1)}function Wt(e,t){return(e>>>t&1)!==0}var Pn=class{constructor(t,n,o){if(this.mode=t,this.numChars=n,this.bitData=o,n<0)throw new RangeError("Invalid argument");this.bitData=o.slice()}getData(){return this.bitData.slice()}},Md=[1,10,12,14],Sd=[2,9,11,13],Ed=[4,8,16,16];function fu(e,t){return e[Math.floor((t+7)/17)+1]}function pu(e){let t=[];for(let n of e)Gt(n,8,t);return new Pn(Ed,e.length,t)}function Td(e){if(!mu(e))throw new RangeError("String contains non-numeric characters");let t=[];for(let n=0;n<e.length;){let o=Math.min(e.length-n,3);Gt(Number.parseInt(e.substring(n,n+o),10),o*3+1,t),n+=o}return new Pn(Md,e.length,t)}function Ad(e){if(!du(e))throw new RangeError("String contains unencodable characters in alphanumeric mode");let t=[],n;for(n=0;n+2<=e.length;n+=2){let o=mr.indexOf(e.charAt(n))*45;o+=mr.indexOf(e.charAt(n+1)),Gt(o,11,t)}return n<e.length&&Gt(mr.indexOf(e.charAt(n)),6,t),new Pn(Sd,e.length,t)}function Od(e){return e===""?[]:mu(e)?[Td(e)]:du(e)?[Ad(e)]:[pu(Nd(e))]}function mu(e){return bd.test(e)}function du(e){return kd.test(e)}function Ld(e,t){let n=0;for(let o of e){let s=fu(o.mode,t);if(o.numChars>=1<<s)return Number.POSITIVE_INFINITY;n+=4+s+o.bitData.length}return n}function Nd(e){e=encodeURI(e);let t=[];for(let n=0;n<e.length;n++)e.charAt(n)!=="%"?t.push(e.charCodeAt(n)):(t.push(Number.parseInt(e.substring(n+1,n+3),16)),n+=2);return t}function hr(e){if(e<gr||e>vr)throw new RangeError("Version number out of range");let t=(16*e+128)*e+64;if(e>=2){let n=Math.floor(e/7)+2;t-=(25*n-10)*n-55,e>=7&&(t-=36)}return t}function Xo(e,t){return Math.floor(hr(e)/8)-uu[t[0]][e]*cu[t[0]][e]}function Pd(e){if(e<1||e>255)throw new RangeError("Degree out of range");let t=[];for(let o=0;o<e-1;o++)t.push(0);t.push(1);let n=1;for(let o=0;o<e;o++){for(let s=0;s<t.length;s++)t[s]=$r(t[s],n),s+1<t.length&&(t[s]^=t[s+1]);n=$r(n,2)}return t}function Rd(e,t){let n=t.map(o=>0);for(let o of e){let s=o^n.shift();n.push(0),t.forEach((r,i)=>n[i]^=$r(r,s))}return n}function $r(e,t){if(e>>>8||t>>>8)throw new RangeError("Byte out of range");let n=0;for(let o=7;o>=0;o--)n=n<<1^(n>>>7)*285,n^=(t>>>o&1)*e;return n}function Id(e,t,n=1,o=40,s=-1,r=!0){if(!(gr<=n&&n<=o&&o<=vr)||s<-1||s>7)throw new RangeError("Invalid value");let i,u;for(i=n;;i++){let d=Xo(i,t)*8,h=Ld(e,i);if(h<=d){u=h;break}if(i>=o)throw new RangeError("Data too long")}for(let d of[iu,au,lu])r&&u<=Xo(i,d)*8&&(t=d);let c=[];for(let d of e){Gt(d.mode[0],4,c),Gt(d.numChars,fu(d.mode,i),c);for(let h of d.getData())c.push(h)}let p=Xo(i,t)*8;Gt(0,Math.min(4,p-c.length),c),Gt(0,(8-c.length%8)%8,c);for(let d=236;c.length<p;d^=253)Gt(d,8,c);let f=Array.from({length:Math.ceil(c.length/8)},()=>0);return c.forEach((d,h)=>f[h>>>3]|=d<<7-(h&7)),new dr(i,t,f,s)}function hu(e,t){let{ecc:n="L",boostEcc:o=!1,minVersion:s=1,maxVersion:r=40,maskPattern:i=-1,border:u=1}=t||{},c=typeof e=="string"?Od(e):Array.isArray(e)?[pu(e)]:void 0;if(!c)throw new Error(`uqr only supports encoding string and binary data, but got: ${typeof e}`);let p=Id(c,wd[n],s,r,i,o),f=Fd({version:p.version,maskPattern:p.mask,size:p.size,data:p.modules,types:p.types},u);return t?.invert&&(f.data=f.data.map(d=>d.map(h=>!h))),t?.onEncoded?.(f),f}function Fd(e,t=1){if(!t)return e;let{size:n}=e,o=n+t*2;e.size=o,e.data.forEach(r=>{for(let i=0;i<t;i++)r.unshift(!1),r.push(!1)});for(let r=0;r<t;r++)e.data.unshift(Array.from({length:o},i=>!1)),e.data.push(Array.from({length:o},i=>!1));let s=Te.Border;e.types.forEach(r=>{for(let i=0;i<t;i++)r.unshift(s),r.push(s)});for(let r=0;r<t;r++)e.types.unshift(Array.from({length:o},i=>s)),e.types.push(Array.from({length:o},i=>s));return e}function $u({link:e,label:t}){let{size:n,path:o}=R(()=>{let s=hu(e,{ecc:"M",border:3});return{size:s.size,path:su(s.data)}},[e]);return a`
    <svg class="qr" viewBox=${`0 0 ${n} ${n}`} role="img" aria-label=${t} shape-rendering="crispEdges">
      <rect class="qr-light" width=${n} height=${n} />
      <path class="qr-dark" d=${o} />
    </svg>`}async function gk(e){let t=document.createElement("input");t.type="text",t.value=e,t.readOnly=!0,t.className="unseen";let n=document.activeElement;document.body.append(t),V(l(await gu(t))),t.remove(),n instanceof HTMLElement&&n.focus({preventScroll:!0})}async function gu(e,t="share.copied"){e.focus({preventScroll:!0}),e.select(),e.setSelectionRange(0,e.value.length);try{if(navigator.clipboard)await navigator.clipboard.writeText(e.value);else if(!document.execCommand("copy"))throw new Error("no way to copy");return t}catch{return"share.copy_yourself"}}async function Dd(e,t,n){try{await navigator.share({title:t,text:n,url:e})}catch{}}function Jo({code:e,invite:t,name:n,label:o=l("share.link")}){return a`
    <${yr} link=${rn(Xt.value,e,t)} label=${o} title=${n||l("app.name")}
      message=${l("share.message")} copied="share.copied" qr=${l("share.qr")} scan=${l("share.scan")} />`}function yr({link:e,label:t,title:n,message:o,copied:s="share.done",qr:r,scan:i}){let u=k(null),[c,p]=$("");return a`
    <div class="share">
      <label class="field">
        <span>${t}</span>
        <input ref=${u} type="text" class="link" readonly value=${e} onFocus=${d=>d.target.select()} />
      </label>
      <div class="share-ways">
        <button type="button" class="primary" onClick=${async()=>u.current&&p(await gu(u.current,s))}>${l("share.copy")}</button>
        ${"share"in navigator&&a`
          <button type="button" onClick=${()=>Dd(e,n,o)}>${l("share.share")}</button>`}
      </div>
      <p class="note share-said" role="status">${c&&l(c)}</p>
      ${r&&a`
        <figure class="qr-card">
          <${$u} link=${e} label=${r} />
          <figcaption>${i}</figcaption>
        </figure>`}
    </div>`}function vu({open:e}){let t=e.view.value,{room:n}=t,o=yi(gt(e.code));if(o!==null)return a`<${Ud} open=${e} number=${o} />`;if(!n?.clock?.offered||n.status!=="playing"||n.closed)return null;let s=T(n)(n.clock.clan),r=A(t);return r?.clan===n.clock.clan?a`<${Hd} open=${e} />`:r?a`<${jd} open=${e} name=${s} />`:gt(e.code)?a`<${Bd} open=${e} name=${s} />`:null}function Bd({open:e,name:t}){let[n,o]=$(!1);return a`
    <div class="offer seat-offer">
      <button type="button" class="primary" aria-haspopup="dialog" onClick=${()=>o(!0)}>${l("offered.take")}</button>
    </div>
    ${n&&a`
      <${Q} title=${l("offered.take")} onClose=${()=>o(!1)}>
        <p>${l("offered.for_you",{name:t})}</p>
        <${Ko} open=${e} code=${e.code} within />
      <//>`}`}function Ud({open:e,number:t}){let n=e.view.value,o=n.room,s=o.seats[t],[r,i]=$(!0),u=zd(n,s);if(_(()=>{u&&(V(l(u),!0),eo(e.code))},[u]),u||!s?.player)return null;let c=T(o)(s.clan??0),p=()=>i(!1);return a`
    <div class="offer seat-offer">
      <button type="button" class="primary" aria-haspopup="dialog" onClick=${()=>i(!0)}>${l("one_phone.take",{name:c})}</button>
    </div>
    ${r&&a`
      <${Q} title=${l("one_phone.take",{name:c})} onClose=${p}>
        <div class=${`row taking look-${Y(o,s.clan??0)}`}><${rt} look=${Y(o,s.clan??0)} />
          <p>${l(o.name?"one_phone.take_at":"one_phone.take_what",{name:c,table:z(o.name)})}</p></div>
        <${Ko} open=${e} code=${e.code} within named=${s.player.nickname} />
      <//>`}`}function zd(e,t){return A(e)?"one_phone.sits_already":e.room?.status!=="playing"?"errors.game_over":t?.keeper?t.retired?"errors.retired_seat":null:"errors.seat_link_used"}function Hd({open:e}){return a`
    <div class="offer" role="status">
      <p>${l("offered.mine")}</p>
      <div class="row"><button type="button" class="primary" onClick=${()=>C(()=>e.command("/back"))}>${l("offered.back")}</button></div>
    </div>`}function jd({open:e,name:t}){let[n,o]=$(!1),s=e.view.value.room;return a`
    <div class="offer" role="status">
      <p>${l("offered.to_send",{name:t})}</p>
      <div class="row"><button type="button" aria-haspopup="dialog" onClick=${()=>o(!0)}>${l("offered.send")}</button></div>
    </div>
    ${n&&a`
      <${Q} title=${l("offered.send")} onClose=${()=>o(!1)}>
        <${Jo} code=${s.code} invite=${e.view.value.you?.offered??null} name=${s.name} />
      <//>`}`}function Wd(e,t){let n=[t.clan,...(e.claims??[]).map(({clan:s})=>s)],o=e.seats.filter(({clan:s})=>s!==null&&n.includes(s)).map(_r);return e.seats.filter(s=>s.clan!==null&&!s.retired&&!o.includes(_r(s)))}var _r=e=>e.keeper??e.player?.id??e.seat,wr=e=>new Set(e.map(_r)).size;function yu(e,t){let n=Wd(e,t);return{given:wr(n.filter(({clan:o})=>t.agreed.includes(o??-1))),all:wr(n)}}function Lk(e){let t=(e.claims??[]).map(({clan:n})=>n);return e.seats.filter(({clan:n,retired:o,player:s,keeper:r})=>n!==null&&s&&!r&&!o&&!t.includes(n))}function Nk(e){return wr(e.seats.filter(({clan:t,retired:n})=>t!==null&&!n))>2}var Gd=()=>import("./claiming-G5QEDM7R.js");function _u({open:e}){let{room:t,you:n}=e.view.value;return t?.status!=="playing"||!t.claims?null:t.claims.map(o=>o.asker.id===n?.player?a`<${qd} open=${e} claim=${o} key=${o.number} />`:bt(e.view.value)&&a`<${Vd} open=${e} claim=${o} key=${o.number} />`)}function Qo(e,t,n){return C(()=>e.command("/claims/answer",{number:t.number,agree:n}))}function wu(e,t){let n=e.room.value,{given:o,all:s}=yu(n,t);return{name:T(n)(t.clan),who:z(t.asker.nickname),when:ge(t.due),given:o,all:s}}function qd({open:e,claim:t}){let n=wu(e,t);return a`
    <div class="offer claim" role="status">
      <p>${l(n.given===n.all?"claims.waiting_until":"claims.waiting",n)}</p>
      <div class="row"><button type="button" onClick=${()=>Qo(e,t,!1)}>${l("claims.withdraw")}</button></div>
    </div>`}function Kd({currentTarget:e}){e.open&&e.parentElement.scrollIntoView({block:"nearest"})}function Vd({open:e,claim:t}){let n=wu(e,t),o=A(e.view.value)?.clan??-1;return o===t.clan?null:t.agreed.includes(o)?a`
      <div class="offer claim" role="status">
        <p>${l(n.given===n.all?"claims.you_vouch_until":"claims.you_vouch",n)}</p>
        <div class="row"><button type="button" onClick=${()=>Qo(e,t,!1)}>${l("claims.unvouch")}</button></div>
      </div>`:a`
    <div class="offer claim" role="status">
      <details class="more" onToggle=${Kd}>
        <summary>${l("claims.asks",n)}</summary>
        <p>${l("claims.card",n)} ${l("claims.card_what",n)}</p>
      </details>
      <div class="row">
        <button type="button" class="primary" onClick=${()=>Qo(e,t,!0)}>${l("claims.vouch")}</button>
        <button type="button" onClick=${()=>Qo(e,t,!1)}>${l("claims.refuse")}</button>
      </div>
    </div>`}function bu({open:e}){let[t,n]=$(!1),{room:o,you:s}=e.view.value;return o?.status!=="playing"||o.claims?.some(({asker:r})=>r.id===s?.player)?null:a`
    <button type="button" class="plain was-mine" aria-haspopup="dialog" onClick=${()=>n(!0)}>${l("claims.was_mine")}</button>
    ${t&&a`<${lt} load=${Gd} name="ClaimDialog" open=${e} onClose=${()=>n(!1)} />`}`}function ku(e,t,n,o){let s=Object.values(t.territories).filter(i=>i.clan===n).length,r=t.tangata_manu[n].length;return e("commands.land_seen",{name:o,n:s,birds:e("table.bird_men",{n:r,of:r+t.reserves[n].tangata_manu})})}function xu(e,t,n,o,s){let r=Object.entries(n.territories).filter(([,p])=>p.clan===o),i=t(r.map(([p,{dominance:f,chief:d}])=>e("commands.holding",{territory:p,force:qe(e,f,d)}))),u=n.tangata_manu[o],c=n.reserves[o];return[r.length?e("commands.land_of",{name:s,n:r.length,list:i}):e("commands.no_land",{name:s}),...u.length?[e("commands.grounds",{n:u.length,list:t(u)})]:[],e("commands.reserve",{tokens:e("table.tokens",{n:c.dominance}),chief:e(c.chief?"table.chief_here":"table.chief_away")}),...n.make_make===o?[e("commands.make_make",{name:s})]:[]]}function Cu(e,t){let{room:n,events:o}=e.view.value,s=o[(Ot(e)?.version??0)-1];if(!n||!s)return ft(l("log.nothing"));t.play(s.effects,r=>Y(n,r)),ft(Nn(n,s).join(" "))}function Mu(e,t){let{room:n}=e.view.value,o=Ot(e)?.state;if(!n||!o)return;let s=A(e.view.value)?.clan??o.clan??o.winner??0;t.point(Y(n,s));let r=T(n)(s);Ki(ku(l,o,s,r),xu(l,Ie,o,s,r).join(" "))}function Su(e,t,n,o){if(!(!(e.target instanceof Element&&e.target.closest(".board"))||e.ctrlKey||e.altKey||e.metaKey)){if(e.key==="w")Cu(t,n);else if(e.key==="m")Mu(t,n);else if(e.key==="t"&&o)o();else return;e.preventDefault()}}function Eu({open:e,stage:t}){return a`
    <${Nt} label="commands.changed" short="commands.changed_short" aria-keyshortcuts="w" d="M4.5 5v12M9 5l9 6-9 6z" onClick=${()=>Cu(e,t)} />
    <${Nt} label="commands.land" short="commands.land" aria-keyshortcuts="m" d="M11 2.5l7 4.2v8.6l-7 4.2-7-4.2V6.7zM11 8.5v.1M11 11v4" onClick=${()=>Mu(e,t)} />
    <p class="unseen" id="board-keys">${l("commands.keys")}</p>`}function Tu({open:e}){let{room:t,you:n}=e.view.value,o=k(null);if(_(()=>o.current?.focus({preventScroll:!0}),[]),ie("end"),!t?.state)return null;let{winner:s,result:r}={...t.state,result:t.state.result??"none"},i=s===null?"":T(t)(s);return a`
    <section class="end" aria-labelledby="end-title">
      <div class="end-figure" aria-hidden="true">
        ${s===null?a`<${St} />`:a`<${zt} look=${Y(t,s)} />`}
      </div>
      <h2 id="end-title" tabindex="-1" ref=${o}>${l(Zd(e.view.value,s)?`end.${r}_you`:`end.${r}`,{name:i})}</h2>
      <p>${l(`end.${r}_why`,{name:i})}</p>
      <p class="row">
        <${Yd} open=${e} rematch=${t.rematch} seated=${(n?.seats.length??0)>0} />
        <${jo} open=${e} from=${0} words=${l("past.through")} kind="" />
        <a class="button plain" href=${`${e.path}/record`} download=${`make-make-${t.code}.txt`}>${l("table.record")}</a>
      </p>
    </section>`}function Zd(e,t){return At(e,t)&&Tt(e).length===1}function Yd({open:e,rematch:t,seated:n}){let o=()=>C(async()=>oe(`/r/${(await K(`${e.path}/rematch`)).code}`));return t?a`<a class="button primary" href=${`/r/${t}`}>${l(n?"end.to_rematch":"end.watch_rematch")}</a>`:n?a`<button type="button" class="primary" onClick=${o}>${l("end.rematch")}</button>`:null}function Au({open:e}){let t=P(e.view.value),n=yt.value.find(o=>o.your_turn&&o.code!==e.code);return t||!n?null:a`<a class="button next-game" href=${`/r/${n.code}`}>${l("games.next",{title:wn(n)})}</a>`}var Xd=[["board",[1]],["dominance",[2,3,4,5,6]],["at_once",[7,8,9,10]],["ceremony",[11,12]],["ending",[13,14,15,16]]],Jd=["wheel","touchmove","keydown","pointerdown"];function Qd(){let[e,t]=$(null);return _(()=>{import("./rules-explained-DRA6BKNB.js").then(n=>n.begin()).then(t,()=>{})},[]),e}function th(e){let t=k(!1);return _(()=>{let n=new AbortController,o=()=>t.current=!0;t.current=!1;for(let s of Jd)addEventListener(s,o,{passive:!0,signal:n.signal});return()=>n.abort()},[e]),()=>t.current}function ts({level:e=2,marked:t="",page:n=!1}){let o=Qd(),s=k(null),r=th(t);return _(()=>{t&&!r()&&s.current?.querySelector(`#${CSS.escape(t)}`)?.scrollIntoView()},[t,o]),a`
    <div ref=${s}>
      <div class="rules-intro">${ro("rules.intro").map(i=>a`<p>${i}</p>`)}</div>
      ${Xd.map(([i,u])=>a`
        <section class="rules-chapter">
          <${`h${e}`}>${l(`rules.chapters.${i}`)}<//>
          ${u.map(c=>a`<${eh} name=${`r${c}`} level=${e+1} marked=${t===`r${c}`} page=${n} explained=${o} />`)}
        </section>`)}
      <section class="rules-chapter">
        <${`h${e}`}>${l("rules.credits_title")}<//>
        ${ro("rules.credits").map(i=>a`<p>${i}</p>`)}
      </section>
    </div>`}function eh({name:e,level:t,marked:n,page:o,explained:s}){let r=e.toUpperCase();return a`
    <article class=${n?"rule marked":"rule"} id=${e}>
      <${`h${t}`}>${o?a`<a class="rule-number" href=${`#${e}`}>${r}</a>`:a`<span class="rule-number">${r}</span>`} ${l(`rules.${e}.title`)}<//>
      ${s&&a`<${s.Picture} name=${e} />`}
      ${ro(`rules.${e}.body`).map(i=>a`<p>${i}</p>`)}
      ${o&&s&&a`<${s.Ruling} name=${e} />`}
    </article>`}var es=g(null);function Pt(e=""){es.value=e}function Ou(){return es.value===null?null:a`<${nh} rule=${es.value} />`}function nh({rule:e}){return a`
    <${Q} title=${l("rules.title")} wide onClose=${()=>es.value=null}>
      <div class="rules"><${ts} level=${3} marked=${e.toLowerCase()} /></div>
    <//>`}var oh=()=>import("./channel-LHWEDO4Y.js"),sh=()=>import("./sealing-YROI3P6B.js");function Lu({open:e}){let[t,n]=$(null),o=()=>n(null);return a`
    <button type="button" class="plain" aria-haspopup="dialog" onClick=${()=>n("menu")}>${l("menu.open")}</button>
    ${t==="menu"&&a`<${rh} open=${e} onShow=${n} />`}
    ${t==="goal"&&a`<${Ul} code=${e.code} onClose=${o} />`}
    ${t==="sharing"&&a`<${ah} open=${e} onClose=${o} />`}
    ${t==="time"&&a`<${lt} load=${Ee} name="TimeDialog" open=${e} onClose=${o} />`}
    ${t==="hours"&&a`<${lt} load=${Ee} name="HoursDialog" open=${e} onClose=${o} />`}
    ${t==="sealing"&&a`<${lt} load=${sh} name="SealingDialog" open=${e} onClose=${o} onTime=${()=>n("time")} />`}
    ${t==="channel"&&a`<${lt} load=${oh} name="ChannelDialog" open=${e} onClose=${o} />`}
    ${t==="rename"&&a`<${cr} onClose=${o} />`}
    ${t==="draw"&&a`<${ch} open=${e} onClose=${o} />`}
    ${t==="end"&&a`<${lh} open=${e} onClose=${o} />`}
    ${t==="resign"&&a`<${uh} open=${e} onClose=${o} />`}`}function rh({open:e,onShow:t}){let n=e.view.value,o=bt(n),s=A(n)!==null,r=()=>{t(null),Pt()};return a`
    <${Q} title=${l("menu.title")} onClose=${()=>t(null)}>
      <div class="menu">
        ${n.you?.kept&&a`<button type="button" class="primary" onClick=${()=>t("sealing")}>${l("one_phone.seal")}</button>`}
        <div class="menu-parts">
          <div class="menu-part">
            <button type="button" onClick=${()=>t("goal")}>${l("goal.title")}</button>
            <button type="button" onClick=${r}>${l("app.rules")}</button>
            <button type="button" onClick=${()=>t("sharing")}>${l("menu.sharing")}</button>
            ${o&&a`<button type="button" onClick=${()=>t("time")}>${l("time.title")}</button>`}
            ${s&&a`<button type="button" onClick=${()=>t("channel")}>${l("elsewhere.title")}</button>`}
          </div>
          <div class="menu-part">
            ${s&&a`<button type="button" onClick=${()=>t("rename")}>${l("nickname.change")}</button>`}
            ${s&&a`<button type="button" onClick=${()=>t("hours")}>${l("hours.title")}</button>`}
            ${s&&a`<${ih} open=${e} onDone=${()=>t(null)} />`}
            <a class="button" href="/settings">${l("app.settings")}</a>
            <a class="button" href="/">${l("menu.home")}</a>
          </div>
          ${o&&a`
            <div class="menu-part">
              <${fh} open=${e} onDone=${()=>t(null)} onAsk=${()=>t("draw")} />
              ${n.room?.proposal?.end===void 0&&a`<button type="button" onClick=${()=>t("end")}>${l("menu.end")}</button>`}
              <button type="button" class="grave" onClick=${()=>t("resign")}>${l("menu.resign")}</button>
            </div>`}
        </div>
        ${n.you?.kept&&a`
          <label class="check"><input type="checkbox" checked=${Ke.value} onChange=${i=>Vo(i.target.checked)} />
            <span>${l("one_phone.ask")}</span></label>`}
        <div class="menu-foot">
          <label class="check"><input type="checkbox" checked=${_o.value} onChange=${i=>Ja(i.target.checked)} />
            <span>${l("menu.sounds")}</span></label>
          <div class="menu-languages"><span>${l("app.language")}</span><${er} /></div>
          ${Es()&&a`<label class="check"><input type="checkbox" checked=${Jn.value} onChange=${i=>vi(i.target.checked)} />
            <span>${l("menu.buzz")}</span></label>`}
        </div>
      </div>
    <//>`}function ih({open:e,onDone:t}){let[n,o]=$(null);return _(()=>{I(`${e.path}/mute`).then(r=>o(r.muted),it)},[]),a`<button type="button" disabled=${n===null} onClick=${async()=>{await C(()=>J(n?"DELETE":"PUT",`${e.path}/mute`))&&(V(l(n?"menu.unmuted":"menu.muted")),t())}}>${l(n?"menu.unmute":"menu.mute")}</button>`}function ah({open:e,onClose:t}){let[n,o]=$(null),s=k(e.past.position.value?.version??0);return _(()=>{dt(()=>import("./sharing-YDPSEYVY.js")).then(r=>r?o(r):t())},[]),n&&a`<${n.SharingDialog} open=${e} version=${s.current} onClose=${t} />`}function lh({open:e,onClose:t}){let n=async()=>{await C(()=>e.command("/proposals",{end:!0})),t()};return a`
    <${$t} title=${l("menu.end_ask")} yes=${l("menu.end_yes")} onYes=${n} onClose=${t}>
      <p>${l("menu.end_what")}</p>
    <//>`}function uh({open:e,onClose:t}){let[n,o]=$(!1),[s]=$(()=>A(e.view.value)),r=Tt(e.view.value).length>1,i=r&&s?.clan!=null&&e.room.value?T(e.room.value)(s.clan):null,u=async()=>{await C(()=>K(`${e.path}/resign`,r?{seat:s?.seat}:void 0))&&e.refresh(),t()},c=n?"again":"first";return a`
    <${$t} key=${c} title=${i===null?l(`menu.resign_${c}`):l("one_phone.resign",{name:i})} yes=${l(`menu.resign_${c}_yes`)} grave
      onYes=${n?u:()=>o(!0)} onClose=${t}>
      <p>${l(`menu.resign_${c}_what`)}</p>
    <//>`}function ns(e,t){return C(()=>e.command("/draw",{agree:t}))}function ch({open:e,onClose:t}){let n=()=>ns(e,!0).then(t);return a`
    <${$t} title=${l("one_phone.draw_ask")} yes=${l("one_phone.draw_yes")} grave onYes=${n} onClose=${t}>
      <p>${l("one_phone.draw_what")}</p>
    <//>`}function fh({open:e,onDone:t,onAsk:n}){let{room:o}=e.view.value,s=A(e.view.value)?.clan??-1;if(o?.draw.length)return null;let r=async()=>dl(e.view.value)?n():await ns(e,!0)&&t();return s<0?null:a`<button type="button" onClick=${r}>${l("draw.offer")}</button>`}function ph({room:e,you:t}){let n=e?.seats.filter(({seat:r})=>t?.seats.includes(r)).map(({clan:r})=>r??-1)??[],o=e?.draw.some(r=>n.includes(r))??!1,s=k({agreed:!1,version:-1});return _(()=>{let r=s.current.agreed&&!e?.draw.length&&s.current.version===e?.version;s.current={agreed:o,version:e?.version??-1},r&&e?.status==="playing"&&V(l("draw.off"))},[o,e?.version]),()=>{s.current={...s.current,agreed:!1}}}function Nu({open:e,names:t}){let n=e.view.value,{room:o}=n,s=ph(n);if(!o?.draw.length||o.status!=="playing")return null;let r=A(n)?.clan??-1,i=o.draw.includes(r),u=o.draw.filter(f=>!Tt(n).some(d=>d.clan===f)),c=u.length>1?l("draw.they_agree",{names:Ie(u.map(t))}):l("draw.offered",{name:t(o.draw[0])}),p=()=>(i&&s(),ns(e,!1));return a`
    <div class="offer" role="status">
      <p>${i?l(u.length?"draw.you_agree":"draw.you_offer"):c}</p>
      ${bt(n)&&a`
        <div class="row">
          ${!i&&a`<button type="button" class="primary" onClick=${()=>ns(e,!0)}>${l("draw.agree")}</button>`}
          <button type="button" onClick=${p}>${l(i?"draw.withdraw":"draw.decline")}</button>
        </div>`}
    </div>`}var Pu="push-offer",mh=()=>globalThis.isSecureContext&&"PushManager"in globalThis&&globalThis.Notification?.permission==="default";function dh(e){let t=A(e)?.clan??null;return t!==null&&bt(e)&&!P(e)&&e.events.some(n=>n.kind==="action"&&n.clan===t)}var hh=()=>import("./push-question-E3CMOMSB.js");function Ru({open:e}){let[t,n]=$(S(Pu)==="no"),o=!t&&dh(e.view.value)&&mh(),s=Cn(o,hh,()=>n(!0)),r=()=>{x(Pu,"no"),n(!0)};return o&&s&&a`<${s.PushQuestion} onDone=${r} />`}function Iu(e){return new Set([...Object.keys(e?.place??{}),...Object.keys(e?.withdraw??{}),...e?.moai??[]])}function Fu(e){return new Set(e?.moai??[])}function Du(e){return new Set(e?.tangata_manu??[])}function br(e,t,n){let o=e?.place?.[n],s=t.clan===null?0:t.reserves[t.clan].dominance;return{place:o?{plain:o.least,chief:o.least_with_chief,most:s}:null,withdraw:e?.withdraw?.[n]??[]}}function Rn(e,t){return t?e.chief:e.plain}function os(e,t,n,o){let s=Rn(e,o)===null?!o:o,r=Rn(e,s)??1;return{type:"place",territory:t,dominance:Math.min(e.most,Math.max(r,n)),chief:s}}function Bu(e,t,n){let o=t.dominance===Rn(e,t.chief);return os(e,t.territory,o?0:t.dominance,n)}function Uu(e,t,n){if(e?.moai?.includes(n))return{type:"moai",territory:n};let o=br(e,t,n);return o.place?os(o.place,n,0,!1):o.withdraw.length?{type:"withdraw",territory:n,chief:o.withdraw[0]}:null}function zu(e,t){let n=e.clan??0;if(e.territories[t]?.clan===n)return{type:"withdraw",territory:t,chief:!1};let{dominance:o,chief:s}=e.reserves[n];return{type:"place",territory:t,dominance:Math.max(1,o),chief:s}}function ss(e){let t=e?.effects??[],n=o=>new Set(t.map(s=>s[o]).filter(Boolean));return{spaces:n("territory"),grounds:n("ground")}}var $h=1e3;function Hu(e){return new Set(e?.body.spaces??[])}function gh(e,t,n){let{spaces:o,grounds:s}=ss(t??void 0);return new Set([e??"",...o,...s].flatMap(r=>r.split("-")).concat([...Hu(n)]))}var rs=class{constructor(t){this.open=t,this.selected=g(null),this.touched=g(null),this.action=g(null),this.preview=g(null),this.refusal=g(null),this.unanswered=g(!1),this.reasons=tt(()=>Hu(this.refusal.value??t.outbox.refused.value)),this.named=tt(()=>gh(this.selected.value,this.preview.value,this.refusal.value)),this.asked=0}touch(t,n=!1){if(this.open.outbox.refused.value=null,!this.open.view.value.room?.state)return;let o=this.touched.value===t?null:t;if(!n)return this.#e(o);this.touched.value=o;let s=++this.asked;wo(()=>s===this.asked&&this.#e(o))}#e(t){let{room:n}=this.open.view.value;if($i(()=>{this.clear(),this.#t(t)}),!t||!n?.state||!P(this.open.view.value))return;let o=Uu(n.legal,n.state,t);o?this.want(o):this.#n(zu(n.state,t))}#t(t){this.touched.value=t,this.selected.value=t}touchGround(t){P(this.open.view.value)&&(this.clear(),this.#t(t),this.want({type:"tangata_manu",ground:t}))}want(t){return this.action.value=t,this.#n(t)}clear(){this.asked+=1,this.#t(null),this.action.value=null,this.#o(null,null)}async#n(t){let n=++this.asked,o=setTimeout(()=>n===this.asked&&this.#o(null,null,!0),$h);try{let s=await this.open.foresee(t);n===this.asked&&this.#o(s,null)}catch(s){if(n!==this.asked)return;if(s instanceof L)this.#s(s);else if(s instanceof U)this.#o(null,null,!0);else throw s}finally{clearTimeout(o)}}#s(t){if(t.code!=="stale_version")return this.#o(null,t);this.clear(),this.open.refresh()}#o(t,n,o=!1){this.preview.value=t,this.refusal.value=n,this.unanswered.value=o}};var vh=400;function ju(e,t){let n=R(()=>new Po(t),[t]),{room:o,events:s}=e.view.value,r=o?.version??0,i=k(null),u=Ot(e)?.past??!1,c=k(!1);return B(()=>{let p=c.current?r:i.current??r;if(c.current=u,u)return;o?.state&&(i.current=r);let f=Cl(s,p,r);f.length&&queueMicrotask(()=>n.play(f.flatMap(d=>d.effects),d=>Y(o,d)))},[r,u]),yh(P(e.view.value)),_h(n),n}function yh(e){let t=k(e);_(()=>{e&&!t.current&&(Ce("turn",vh),sn()),t.current=e},[e])}function _h(e){_(()=>{let t=new AbortController;for(let n of["pointerdown","keydown"])addEventListener(n,()=>e.finish(),{capture:!0,signal:t.signal});return()=>{t.abort(),e.finish()}},[e])}var wh=8,Wu=1.5,bh=.0018,kh=16,is=class{constructor(){this.turn=g(0),this.moved=g(!1),this.camera=lo,this.frame=null,this.fingers=new Map,this.dragging=!1}attach(t,n){this.frame=t;let o=(s,r,i={})=>t.addEventListener(s,r,{signal:n,...i});o("pointerdown",s=>this.#o(s)),o("pointermove",s=>this.#i(s)),o("pointerup",s=>this.fingers.delete(s.pointerId)),o("pointercancel",s=>this.fingers.delete(s.pointerId)),o("click",s=>this.#r(s),{capture:!0}),o("wheel",s=>this.#a(s),{passive:!1}),o("keydown",s=>this.#u(s)),o("focusin",s=>this.#l(s.target)),this.#t(this.camera)}closer(){this.#n(Wu)}farther(){this.#n(1/Wu)}turnOn(){this.turn.value=(this.turn.value+1)%4,this.#t(lo)}reset(){this.turn.value=0,this.#t(lo)}get size(){return{width:this.frame?.clientWidth??1,height:this.frame?.clientHeight??1}}get picture(){return this.frame?.querySelector(".board-picture")??null}where(t){let n=gn({...t,width:0,height:0},this.turn.value),o=fo(this.camera,n,this.#e(),this.size),{left:s,top:r}=this.frame.getBoundingClientRect();return{x:s+o.x,y:r+o.y}}get unit(){let{width:t}=fo(this.camera,{x:0,y:0,width:1,height:1},this.#e(),this.size);return t}#e(){return this.picture?.viewBox.baseVal??{x:0,y:0,width:1,height:1}}#t(t){this.camera=uo(t,this.size);let{zoom:n,x:o,y:s}=this.camera,r=this.frame?.firstElementChild;r instanceof HTMLElement&&(r.style.transform=n===1?"":`translate(${o}px, ${s}px) scale(${n})`),this.frame&&(this.frame.dataset.zoom=n.toFixed(2)),this.moved.value=n!==1||this.turn.value!==0}#n(t,n){let{width:o,height:s}=this.size;this.#t(Rs(this.camera,t,n??{x:o/2,y:s/2},this.size))}#s({clientX:t,clientY:n}){let{left:o,top:s}=this.frame.getBoundingClientRect();return{x:t-o,y:n-s}}#o(t){t.isPrimary&&(this.fingers.clear(),this.dragging=!1),this.fingers.set(t.pointerId,this.#s(t))}#i(t){let n=this.fingers.get(t.pointerId);if(!n)return;let o=this.#s(t),s=[...this.fingers].filter(([r])=>r!==t.pointerId).map(([,r])=>r);if(s.length)this.#t(Ji(this.camera,[n,s[0]],[o,s[0]],this.size));else{if(this.camera.zoom===1||!this.dragging&&Math.hypot(o.x-n.x,o.y-n.y)<wh)return;this.#t(co(this.camera,o.x-n.x,o.y-n.y,this.size))}this.dragging=!0,this.fingers.set(t.pointerId,o)}#r(t){this.dragging&&(this.dragging=!1,t.stopPropagation(),t.preventDefault())}#a(t){let n=t.deltaMode===WheelEvent.DOM_DELTA_LINE?t.deltaY*kh:t.deltaY;this.camera.zoom===1&&n>0||(t.preventDefault(),this.#n(Math.exp(-n*bh),this.#s(t)))}#u(t){if(t.ctrlKey||t.altKey||t.metaKey)return;let n={"+":()=>this.closer(),"=":()=>this.closer(),"-":()=>this.farther(),0:()=>this.reset(),r:()=>this.turnOn()}[t.key];n&&(t.preventDefault(),n(),this.#l(document.activeElement))}#l(t){let n=t instanceof SVGGraphicsElement&&this.picture?.contains(t);if(this.camera.zoom===1||this.fingers.size||!n)return;let o=gn(t.getBBox(),this.turn.value);this.#t(Qi(this.camera,fo(this.camera,o,this.#e(),this.size),this.size))}};function Rt({words:e,rule:t,children:n}){return a`<button type="button" class="plain explained" title=${e} onClick=${()=>Zi(e,{name:t,open:()=>Pt(t)})}>${n}</button>`}function qu({room:e,state:t,next:n=null,you:o}){let s=e.seats.every(({seat:r,keeper:i})=>o?.seats.includes(r)&&!i);return a`
    <section class="clans" aria-label=${l("table.clans")}>
      <ul class="clan-list">
        ${be(e).map(r=>a`
          <${Ch} key=${r.clan} person=${r} state=${t} next=${n??t} mine=${!s&&(o?.seats.includes(r.seat.seat)??!1)} keeper=${xh(e,r.seat)}
            over=${e.status==="finished"&&!e.state?.result&&t===e.state} />`)}
        <${Th} state=${t} />
      </ul>
    </section>`}function xh(e,t){return t.keeper?z(e.seats.find(({player:n})=>n?.id===t.keeper)?.player?.nickname??""):null}function Ch({person:e,state:t,next:n,mine:o,over:s,keeper:r}){let{clan:i,look:u,seat:c}=e,p=t.retired.includes(i),f=t.clan===i&&!s,d=["clan",`look-${u}`,f&&"moves",p&&"retired"];return a`
    <li class=${d.filter(Boolean).join(" ")} aria-current=${f?"true":void 0}>
      <p class="clan-name">
        ${c.online!==null&&a`<span class=${c.online?"presence here":"presence away"} title=${r===null?l(c.online?"waiting.here":"waiting.away"):l("one_phone.kept_by",{name:r})}></span>`}
        <${Mh} name=${e.name} />
        ${o&&r===null&&a`<span class="tag">${l("waiting.you")}</span>`}
        ${r!==null&&a`<span class="unseen">${l("one_phone.kept_by",{name:r})}</span>`}
        ${p&&a`<span class="tag">${l("table.retired")}</span>`}
        ${c.online===!1&&a`<span class="unseen">${l("waiting.away")}</span>`}
        ${t.make_make===i&&a`
          <span class=${n.make_make===i?"figure-won":"figure-won goes"} data-won=${i}>
            <${Rt} words=${l("explained.make_make",{name:z(e.name)})} rule="R9"><${St} /><span class="unseen">${l("table.has_make_make")}</span><//></span>`}
        ${t.make_make!==i&&n.make_make===i&&a`<span class="figure-won comes" aria-hidden="true"><${St} /></span>`}
      </p>
      <${Sh} clan=${i} look=${u} state=${t} next=${n} />
    </li>`}function Mh({name:e}){let t=so(e,l("app.gone"));return t===e?a`<bdi>${e}</bdi>`:a`<bdi aria-hidden="true">${e}</bdi><span class="unseen">${t}</span>`}function Sh({clan:e,look:t,state:n,next:o}){let s=n.reserves[e],r=o.reserves[e],i=n.tangata_manu[e].length,u={n:i,of:i+s.tangata_manu},c=o.tangata_manu[e].length!==i;return a`
    <ul class=${c||r.dominance!==s.dominance?"pieces becoming":"pieces"}>
      <li data-reserve=${e}>
        <${Rt} words=${l("explained.tokens",{n:s.dominance})} rule="R2"><${rt} look=${t} n=${s.dominance} />
          <span class="unseen">${l("table.tokens",{n:s.dominance})}</span><//>
        <${Gu} now=${s.dominance} next=${r.dominance} />
        <small class="pieces-word" aria-hidden="true">${l("table.reserve")}</small></li>
      <li class=${Eh(s.chief,r.chief)} data-chief=${e}>
        <${Rt} words=${l(s.chief?"explained.chief_here":"explained.chief_away")} rule="R3"><${zt} look=${t} />
          <span class="unseen">${l(s.chief?"table.chief_here":"table.chief_away")}</span><//></li>
      <li class=${c?"bird-men becoming":"bird-men"} data-bird-men=${e}>
        <${Rt} words=${l("explained.bird_men",u)} rule="R12"><${yn} look=${t} /><span aria-hidden="true">${i}<small>/${u.of}</small></span>
          <span class="unseen">${l("table.bird_men",u)}</span><//>
        <${Gu} now=${i} next=${o.tangata_manu[e].length} />
        <small class="pieces-word" aria-hidden="true">${l("table.on_board")}</small></li>
    </ul>`}function Eh(e,t){return e!==t?t?"comes":"goes":e?"":"gone"}function Gu({now:e,next:t}){return e===t?null:a`<span class="next" aria-hidden="true">→${t}</span>`}function Th({state:e}){return a`
    <li class="supply">
      <${Rt} words=${l("explained.moai",{n:e.moai_left})} rule="R11"><${ya} /><span aria-hidden="true">×${e.moai_left}</span>
        <span class="unseen">${l("table.moai_left",{n:e.moai_left})}</span><//>
      ${e.make_make===null&&a`
        <${Rt} words=${l("explained.make_make_free")} rule="R9"><${St} /><span class="unseen">${l("table.make_make_free")}</span><//>`}
    </li>`}function Ku(e){let t=R(()=>new rs(e),[e]),n=R(()=>new is,[e]);Vl(e,t);let o=ju(e,n);return{choice:t,view:n,stage:o}}function Vu({view:{room:e,you:t},position:{state:n,past:o},choice:s}){return a`<${qu} room=${e} state=${n} next=${o?null:s.preview.value?.state??null} you=${t} />`}function Zu({open:e,choice:t,view:n,names:o=!1}){let{room:s,events:r}=e.view.value,{version:i,state:u,past:c}=Ot(e),f=P(e.view.value)&&!e.outbox.pending.value&&!c&&s?s.legal:null,d=c||t.selected.value?.includes("-")?null:t.selected.value,h=R(()=>s?be(s):[],[s]),m=R(()=>ss(r[i-1]),[r,i]),v=R(()=>({candidates:Fu(f),choices:Du(f)}),[f]),y=()=>(e.seen?.away.value&&e.seen.finish(),Ot(e)?.past),w=v.candidates.size+v.choices.size>0;return a`
    <${yo} state=${u} clans=${h} targets=${f?Iu(f):Et} ...${v}
      selected=${d} touched=${c?void 0:t.touched} ghost=${c?null:t.preview.value?.state??null} marked=${m} reasons=${c?Et:t.reasons.value}
      coordinates=${o||Ve.value||w} named=${c?Et:t.named.value} view=${n} text=${l} onSpace=${(E,M)=>y()||t.touch(E,M)}
      onGround=${E=>y()||t.touchGround(E)} />`}function Yu({label:e,value:t,least:n,most:o,onChange:s}){let r=u=>{let c=Math.min(o,Math.max(n,u));c!==t&&s(c)},i=u=>{let c={ArrowUp:t+1,ArrowRight:t+1,ArrowDown:t-1,ArrowLeft:t-1,Home:n,End:o}[u.key];c!==void 0&&(u.preventDefault(),r(c))};return a`
    <div class="stepper">
      <button type="button" class="icon" aria-label=${l("sheet.fewer")} aria-disabled=${t<=n?"true":"false"} tabindex="-1" onClick=${()=>r(t-1)}>−</button>
      <div class="stepper-value" role="spinbutton" tabindex="0" aria-label=${e} aria-valuenow=${t} aria-valuemin=${n} aria-valuemax=${o}
        onKeyDown=${i}><strong>${t}</strong><small>${l("sheet.range",{least:n,most:o})}</small></div>
      <button type="button" class="icon" aria-label=${l("sheet.more")} aria-disabled=${t>=o?"true":"false"} tabindex="-1" onClick=${()=>r(t+1)}>+</button>
    </div>`}function Ah(e){let t=k(null);return B(()=>{let n=document.activeElement;return queueMicrotask(()=>t.current?.focus({preventScroll:!0})),()=>queueMicrotask(()=>{t.current||document.activeElement!==document.body||(n instanceof HTMLElement||n instanceof SVGElement)&&n.focus({preventScroll:!0})})},[e]),t}function Xu({open:e,choice:t}){let n=t.selected.value,o=e.room.value;return!n||!o?.state?null:a`<${Oh} open=${e} choice=${t} room=${o} selected=${n} />`}function Oh({open:e,choice:t,room:n,selected:o}){let s=Ah(o);We(()=>t.clear()),ie("sheet");let r=t.action.value;return a`
    <section class=${r?"sheet acting":"sheet"} aria-labelledby="sheet-title">
      <header class="sheet-head">
        <div class="sheet-what">
          <h2 id="sheet-title" tabindex="-1" ref=${s}>${Lh(o,r)}</h2>
          <${Ph} room=${n} space=${o} />
        </div>
        <button type="button" class="plain icon" aria-label=${l("app.close")} onClick=${()=>t.clear()}>✕</button>
      </header>
      ${!o.includes("-")&&a`<${Ih} room=${n} space=${o} choice=${t} />`}
      ${r?.type==="moai"&&a`<${kr} />`}
      ${t.refusal.value&&a`<${xr} problem=${t.refusal.value} />`}
      ${Nh(e.view.value,o)&&a`<p class="note">${l("sheet.own")}
        <button type="button" class="plain inline" onClick=${()=>Pt("R5")}>${l("rules.number",{rule:"R5"})}</button></p>`}
      ${r&&a`
        <${Fh} choice=${t} room=${n} space=${o} action=${r} />
        <${zh} choice=${t} room=${n} />
        <${Hh} open=${e} choice=${t} room=${n} action=${r} />`}
      ${!r&&!P(e.view.value)&&n.status==="playing"&&a`<p class="note">${l("sheet.wait")}</p>`}
    </section>`}function Lh(e,t){return t?.type==="moai"?l("sheet.moai_at",{territory:e}):e.includes("-")?l("sheet.ground",{ground:e}):l(e===at?"sheet.centre_title":"sheet.space",{territory:e})}function kr(){return a`<p class="note">${l("sheet.moai_means")} <button type="button" class="plain inline" onClick=${()=>Pt("R11")}>${l("rules.number",{rule:"R11"})}</button></p>`}function Nh(e,t){let n=e.room?.state;return P(e)&&n?.phase==="dominance"&&n.territories[t]?.clan===n.clan}function Ph({room:e,space:t}){return t.includes("-")?a`<p class="sheet-holder">
    <${Rt} words=${l("explained.ground")} rule="R12"><span class="tag">${l("sheet.ceremonial")}</span><//></p>`:a`<p class="sheet-holder">${Rh(e,t)}${ee.has(t)&&a`
    <${Rt} words=${l("explained.sacred")} rule="R9"><span class="tag">${l("sheet.sacred")}</span><//>`}</p>`}function Rh(e,t){let n=e.state,o=n.territories[t];return o?l("sheet.held",{name:T(e)(o.clan),force:qe(l,o.dominance,o.chief)}):n.moai.includes(t)?l("sheet.moai_stands"):l(t===at?"sheet.centre":"sheet.neutral")}function Ih({room:e,space:t,choice:n}){let o=e.state.tangata_manu.flatMap((r,i)=>mo(t).filter(u=>r.includes(u)).map(u=>({ground:u,clan:T(e)(i)})));if(!o.length)return null;let s=n.preview.value?.state.result;return a`<ul class=${s?"sheet-around decided":"sheet-around"}>${o.map(r=>a`<li>${l("board.bird_man",r)}</li>`)}</ul>`}function xr({problem:e}){let t=e.body.rule;return a`
    <div class="refusal" role="alert">
      ${t&&a`<button type="button" class="plain" onClick=${()=>Pt(t)}>
        <span class="rule-number">${l("rules.number",{rule:t})}</span> ${l(`rules.${t.toLowerCase()}.title`)}</button>`}
      <p>${e.message}</p>
    </div>`}function Fh({choice:e,room:t,space:n,action:o}){let s=t.state,r=br(t.legal,s,n);return o.type==="place"&&r.place?a`<${Dh} choice=${e} place=${r.place} action=${o} />`:o.type==="withdraw"?a`<${Uh} choice=${e} allowed=${r.withdraw} action=${o} />`:null}function Dh({choice:e,place:t,action:n}){let{territory:o,dominance:s,chief:r}=n,i=t.plain===null||t.chief===null;return a`
    <div class="controls">
      <${Yu} label=${l("sheet.how_many")} value=${s} least=${Rn(t,r)??1} most=${t.most}
        onChange=${u=>e.want(os(t,o,u,r))} />
      <p class="price">${Bh(t,s)}</p>
      ${t.chief!==null&&a`
        <label class="check">
          <input type="checkbox" checked=${r} disabled=${i} onChange=${u=>e.want(Bu(t,n,u.target.checked))} />
          <span>${l("sheet.with_chief")}</span>
        </label>`}
    </div>`}function Bh({plain:e,chief:t,most:n},o){let s=l("sheet.left",{n:n-o});if(e===null)return[l("sheet.needs_chief",{n:t??1}),s].join(" ");let r=t!==null&&t<e?l("sheet.or_with_chief",{n:t}):"";return[l("sheet.needs",{n:e}),r,s].filter(Boolean).join(" ")}function Uh({choice:e,allowed:t,action:n}){return t.length<2?null:a`
    <fieldset class="controls choices">
      <legend>${l("sheet.chief")}</legend>
      ${t.map(o=>a`
        <label class="check">
          <input type="radio" name="chief" checked=${n.chief===o} onChange=${()=>e.want({...n,chief:o})} />
          <span>${l(o?"sheet.chief_goes":"sheet.chief_stays")}</span>
        </label>`)}
    </fieldset>`}function zh({choice:e,room:t}){let n=e.preview.value;return e.unanswered.value?a`<p class="note" role="status">${l("sheet.unanswered")}</p>`:n?a`
    <div class=${n.state.result?"outcome decides":"outcome"} aria-live="polite">
      <h3>${l("sheet.outcome")}</h3>
      <ul>${Ho(l,T(t),Fl(n.effects)).map(o=>a`<li>${o}</li>`)}</ul>
    </div>`:null}function Hh({open:e,choice:t,room:n,action:o}){let s=e.outbox.pending.value!==null,r=()=>e.outbox.act(o,n.version);return a`
    <div class="answers">
      <button type="button" onClick=${()=>t.clear()} disabled=${s}>${l("app.no")}</button>
      <button type="button" class="primary" disabled=${s||t.refusal.value!==null} onClick=${r}>
        ${s?l("sheet.sending"):jh(o,n)}</button>
    </div>`}function jh(e,t){if(e.type!=="place")return l(`sheet.do_${e.type}`);let n=t.state?.territories[e.territory],o={force:qe(l,e.dominance,e.chief)};return l(n?"sheet.do_conquer":"sheet.do_place",o)}function Wh(e,t){return t.action.value?l("turn.confirm"):l(t.selected.value?"turn.another":`turn.${e}`)}function Qu({open:e,choice:t}){let n=e.view.value,{room:o}=n;if(!o?.state)return null;let s=P(n),{clan:r,phase:i}=o.state;return a`
    <div class=${s?"turn mine":"turn"}>
      ${r!==null&&a`<${rt} look=${Y(o,r)} />`}
      <p>
        <strong>${Cr(n)}</strong>
        ${o.status==="playing"&&!o.closed&&a`<span>${s?Wh(i,t):Gh(e,i)}</span>`}
      </p>
    </div>`}function Gh(e,t){return l(e.reach?.isLost?"turn.unreachable":`turn.other_${t}`)}function Cr(e){let{room:t}=e;return t?.state?t.status==="finished"||t.state.clan===null?l("turn.over"):Eo(e)?l("turn.mine"):l("turn.theirs",{name:T(t)(t.state.clan)}):""}function tc({open:e,choice:t}){let n=e.room.value?.legal,o=n?.tangata_manu??[],s=n?.moai??[];return!P(e.view.value)||!(o.length+s.length)?null:a`
    <div class="due" role="group" aria-label=${l("turn.choices")}>
      <p>${l("turn.choices")}</p>
      ${s.length>0&&!t.selected.value&&a`<${kr} />`}
      ${s.map(r=>a`<${Ju} name=${r} choice=${t} onPick=${()=>t.touch(r)} />`)}
      ${o.map(r=>a`<${Ju} name=${r} choice=${t} onPick=${()=>t.touchGround(r)} />`)}
    </div>`}function Ju({name:e,choice:t,onPick:n}){return a`<button type="button" aria-pressed=${t.selected.value===e} onClick=${n}>${e}</button>`}function ec({open:e}){let{shown:t}=e.talk,n=t.value,o=c=>t.value=c,[s,r]=$(null);if(_(()=>{n&&!s&&dt(()=>import("./talking-IFM5EKSR.js")).then(c=>c?r(c):o(!1))},[n]),!e.talk.possible&&!e.apart.possible)return null;let i=e.talk.possible?e.talk.unread.value:e.apart.unread.value,u=i?`${l("talk.open")}, ${l("talk.unread",{n:i})}`:l("talk.open");return a`
    <button type="button" class="plain icon talk-way" aria-haspopup="dialog" aria-label=${u} onClick=${()=>o(!0)}>
      <svg class="sign-of-tool" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="M4 5h16v11H11l-5 4v-4H4z" /></svg>
      ${i>0&&a`<span class="talk-new" aria-hidden="true">${Math.min(i,99)}</span>`}
    </button>
    ${n&&s&&a`<${s.TalkDialog} open=${e} onClose=${()=>o(!1)} />`}`}var qh=new Set(["agreed","refused","withdrawn"]);function Kh(e,t){let[,n]=$(0);_(()=>{let o=t?setInterval(()=>n(s=>s+1),e?1e3:2e4):0;return()=>clearInterval(o)},[e,t])}function nc({open:e}){let t=e.view.value,n=t.room,o=Ol(n,an());if(Kh(o?.live??!1,o!==null&&(o.state==="running"||o.state==="bank")),!o)return null;let s=A(t),r=s!==null&&s.clan!==o.clan;return a`
    <div class="turn-clock" data-clock=${o.state}>
      <p role="timer" aria-live="off">${Zh(t,o)}</p>
      ${r&&a`<${Vh} open=${e} room=${n} clan=${o.clan} live=${o.live} />`}
    </div>`}function Vh({open:e,room:t,clan:n,live:o}){let[s,r]=$(-1),i=T(t)(n),u=()=>C(()=>e.command("/day",{version:t.version})),c=()=>{r(-1),u()};return a`
    <button type="button" class="plain" aria-haspopup=${o?"dialog":null} onClick=${o?()=>r(t.version):u} aria-label=${l("time.day_more_for",{name:i})}>${l("time.day_more")}</button>
    ${s===t.version&&a`
      <${$t} title=${l("time.day_more_ask",{name:i})} yes=${l("time.day_more_yes")} onYes=${c} onClose=${()=>r(-1)}>
        <p>${l("time.day_more_live")}</p>
      <//>`}`}function Zh(e,t){let n=e.room,o=T(n)(t.clan);return t.state==="paused"?l("time.paused"):t.state==="up"?l(n.clock?.offered?"time.offered":"time.up",{name:o}):t.live?a`<strong class="digits">${fr(t.left)}</strong> ${l(t.state==="bank"?"time.of_bank":"time.of_turn",{name:o,bank:fr(t.bank)})}`:l(t.state==="bank"?"time.until_bank":"time.until",{when:Yh(e,t.clan)})}function Yh(e,t){let n=e.room,o=ge(n.deadline??""),s=e.you?.deadline_local;if(!s||s.clan!==t||A(e)?.clan===t)return o;let r=ge(`${s.time}Z`,"UTC");if(r===o)return o;let i=new Date(n.deadline??"").getDate()===new Date(`${s.time}Z`).getUTCDate();return l("time.both",{theirs:r,name:T(n)(t),mine:i?cn(n.deadline??""):o})}function Xh(e){let t=e.view.value,n=e.journal.lines.value,o=t.room?.proposal,s=k(0);_(()=>{o?.agreed.some(i=>At(t,i))&&(s.current=o.number);let r=n.find(({kind:i,number:u})=>qh.has(i)&&u>s.current);!t.room||!s.current||o?.number===s.current||!r||(s.current=0,r.kind==="refused"&&!At(t,r.clan)&&V(Mo(l,T(t.room),r)??""))},[o,n])}function oc({open:e}){let t=e.view.value,n=t.room?.proposal;if(Xh(e),!t.room||!n||t.room.status!=="playing")return null;let o=A(t)?.clan??-1,s=n.agreed.includes(o),r=At(t,n.by),i=rr(l,n),u=c=>C(()=>e.command("/proposals/answer",{number:n.number,agree:c}));return a`
    <div class="offer" role="status">
      <p>${s?l(r?"time.you_agree":"time.agreed_too",{what:i}):l("time.proposed",{name:T(t.room)(n.by),what:i})}</p>
      ${bt(t)&&a`
        <div class="row">
          ${!s&&a`<button type="button" class="primary" onClick=${()=>u(!0)}>${l("time.agree")}</button>`}
          <button type="button" onClick=${()=>u(!1)}>${l(r?"time.withdraw":s?"time.not_after_all":"time.decline")}</button>
        </div>`}
    </div>`}function sc({open:e}){let{choice:t,view:n,stage:o}=Ku(e),{room:s,events:r}=e.view.value,i=e.past.position.value;if(ql(e),ae(Cr(e.view.value),P(e.view.value)),!s?.state||!i)return null;if(n$(e))return a`<${Wo} open=${e} />`;let u=c=>c.key==="Escape"&&(i.past?e.past.now():t.clear());return a`
    <${et}>
      <button type="button" class="plain" onClick=${()=>Pt()}>${l("app.rules")}</button>
      <${ec} open=${e} />
      <${Lu} open=${e} />
    <//>
    <main class=${i.past?"table is-past":"table"} id="main" tabindex="-1" data-version=${s.version} data-position=${i.version}
      onKeyDown=${u}>
      <h1 class="unseen">${s.name||l("app.name")}</h1>
      <div class="table-notes">
        ${s.closed&&a`<p class="offer" role="status">${l("table.closed")}</p>`}
        ${i.past?a`<${Gl} open=${e} />`:a`<div class="turn-row"><${Qu} open=${e} choice=${t} /><${Zo} open=${e} /><${Xl} open=${e} /></div>`}
        <${nc} open=${e} />
        <${Qh} open=${e} />
      </div>
      <div class="table-board" onKeyDown=${c=>Su(c,e,o,()=>pr(e))}>
        <${Zu} open=${e} choice=${t} view=${n} />
        <${nu} view=${n}><${Eu} open=${e} stage=${o} /><//>
      </div>
      <${or} now=${i.state.make_make}><${Vu} view=${e.view.value} position=${i} choice=${t} /><//>
      <div class="table-side">
        <${Au} open=${e} />
        <${Wl} open=${e} stage=${o} />
        ${i.past?a`<${jl} open=${e} />`:a`<${o$} open=${e} choice=${t} />`}
        <${e$} seen=${e.seen} choice=${t} />
        <${or}><${Kl} open=${e} room=${s} events=${r} /><//>
        <${t$} open=${e} />
      </div>
      <${Jh} open=${e} room=${s} onAnswer=${()=>t.clear()} />
    </main>`}function Jh({open:e,room:t,onAnswer:n}){return a`
    <div class="table-asked">
      <${le} open=${e} />
      <${vu} open=${e} />
      <${_u} open=${e} />
      <${ou} open=${e} />
      <${oc} open=${e} />
      <${Nu} open=${e} names=${T(t)} />
      <${Ru} open=${e} />
      <button type="button" class="plain to-answer" onClick=${n}>${l("time.answer")}</button>
    </div>`}function Qh({open:e}){return A(e.view.value)===null&&gt(e.code)===null&&a`<p class="note watching"><span>${l("table.watching")}</span><${bu} open=${e} /></p>`}function t$({open:e}){let t=e.room.value?.watchers??0,n=A(e.view.value)===null;return t>Number(n)&&a`<p class="note">${l("watchers.count",{n:t})}</p>`}function e$({seen:e,choice:t}){let n=t.selected.value!==null&&e.away.value!==null;return B(()=>{n&&e.finish()},[n]),null}function n$({past:e,seen:t}){return(e.looking.value!==null||t.away.value?.still===!1)&&e.shown.value===null&&!document.querySelector("main.table")}function o$({open:e,choice:t}){let{refused:n}=e.outbox;return a`
    ${e.room.value?.status==="finished"&&a`<${Tu} open=${e} />`}
    ${n.value&&a`<${xr} problem=${n.value} />`}
    <${tc} open=${e} choice=${t} />
    <${Xu} open=${e} choice=${t} />`}function ic({open:e}){let{room:t,you:n,invite:o}=e.view.value,[s,r]=$(null),[i,u]=$(null);if(ae(l("waiting.title")),_(()=>Re(e.code,!0),[e]),!t)return null;let c=$l(e.view.value),p=t.seats.filter(d=>d.player).length,f=p===t.seats.length;return a`
    <${et} />
    <main class="page waiting" id="main" tabindex="-1">
      <${le} open=${e} />
      <section class="stack waiting-seats" aria-labelledby="title">
        <h1 id="title">${t.name?a`<bdi>${t.name}</bdi>`:l("waiting.title")}</h1>
        <div class="row">
        <p class="lead" role="status">${l("waiting.taken",{n:p,of:t.seats.length})}</p>
        ${t.watchers?a`<span class="note">${l("waiting.watching",{n:t.watchers})}</span>`:null}
      </div>
        <div class="card stack">
          <${Go} room=${t} you=${n} onOpen=${u} onOrder=${c?d=>s$(e,d):void 0} />
          <${r$} open=${e} room=${t} host=${c} />
          <${i$} open=${e} host=${c} />
          <div class="row"><${Al} /></div>
        </div>
        ${!c&&a`<${rc} code=${t.code} />`}
      </section>
      ${!f&&a`
        <section class="card stack waiting-share" aria-labelledby="invite">
          <h2 id="invite">${l("waiting.invite")}</h2>
          <${Jo} code=${t.code} invite=${o} name=${t.name} />
          <p class="note">${l("waiting.not_the_bar")}</p>
          ${c&&a`<${u$} open=${e} />`}
        </section>`}
      <div class=${f?"stack waiting-ways full":"stack waiting-ways"}>
        ${c&&a`<${rc} code=${t.code} />`}
        <${a$} open=${e} room=${t} host=${c} taken=${p} />
        <${l$} open=${e} host=${c} />
      </div>
      ${i!==null&&a`<${lt} load=${ac} name="SeatDialog" open=${e} seat=${i} key=${i}
        onFree=${()=>[u(null),r(i)]} onClose=${()=>u(null)} />`}
      ${s!==null&&a`<${c$} open=${e} room=${t} seat=${s} onClose=${()=>r(null)} />`}
    </main>
    <${Lt} />`}var ac=()=>import("./arranging-WXT24MDM.js");function s$(e,t){return C(()=>e.command("/order",{order:t},"PUT"))}function r$({open:e,room:t,host:n}){let[o,s]=$(!1);return a`
    <p class="note">${[...t.first==="random"?[l("arrange.by_chance")]:[],l(t.visibility==="public"?"arrange.is_public":"arrange.is_private")].join(" ")}</p>
    ${n&&a`
      <div class="row">
        <button type="button" aria-haspopup="dialog" onClick=${()=>s(!0)}>${l("arrange.change")}</button>
        <button type="button" onClick=${()=>C(()=>e.command("/shuffle"))}>${l("arrange.shuffle")}</button>
      </div>`}
    ${o&&a`<${lt} load=${ac} name="TableDialog" open=${e} onClose=${()=>s(!1)} />`}`}function i$({open:e,host:t}){let[n,o]=$(!1),s=e.room.value?.pace??jt.none;return!t&&s.kind==="none"?null:a`
    <div class="row pace-row">
      <span>${l("waiting.pace",{pace:Ge(l,s)})}</span>
      ${t&&a`<button type="button" class="plain" aria-haspopup="dialog" onClick=${()=>o(!0)}>${l("time.change")}</button>`}
    </div>
    ${n&&a`<${lt} load=${Ee} name="TimeDialog" open=${e} onClose=${()=>o(!1)} />`}`}function rc({code:e}){return a`<a class="learn-way" href=${`/learn?table=${encodeURIComponent(e)}`}><strong>${l("waiting.learn")}</strong></a>`}function a$({open:e,room:t,host:n,taken:o}){let s=o===t.seats.length;if(!n)return a`<p class="note">${l(t.autostart?"waiting.by_itself":"waiting.host_starts")}</p>`;let r=o>1;return a`
    <div class="stack">
      ${(r||!t.autostart)&&a`
        <button type="button" class=${s?"primary large":"large"} disabled=${!r}
          onClick=${()=>C(()=>e.command("/start"))}>${l(s?"waiting.start":"waiting.start_now",{n:o})}</button>`}
      ${t.autostart?a`<p class="note">${l("waiting.by_itself")}</p>`:!r&&a`<p class="note">${l("waiting.you_start")}</p>`}
    </div>`}function l$({open:e,host:t}){let[n,o]=$(null),s=A(e.view.value)?.seat,r=async()=>{Re(e.code,!1),await C(()=>J("DELETE",`${e.path}/seats/${s}`))?oe("/"):Re(e.code,!0)},i=async()=>await C(()=>e.command("/cancel"))&&oe("/");return a`
    <div class="row">
      <button type="button" onClick=${()=>o("leave")}>${l("waiting.leave")}</button>
      ${t&&a`<button type="button" onClick=${()=>o("cancel")}>${l("waiting.cancel")}</button>`}
    </div>
    ${n&&a`
      <${$t} title=${l(`waiting.${n}_title`)} yes=${l(`waiting.${n}`)} grave
        onYes=${n==="leave"?r:i} onClose=${()=>o(null)}>
        <p>${l(`waiting.${n}_what`)}</p>
      <//>`}`}function u$({open:e}){let[t,n]=$(!1),o=async()=>{let s=await C(async()=>{let{invite:r}=await K(`${e.path}/invite`);e.view.value={...e.view.value,invite:r}});n(!1),s&&V(l("waiting.renewed"))};return a`
    <button type="button" class="plain" onClick=${()=>n(!0)}>${l("waiting.renew")}</button>
    ${t&&a`
      <${$t} title=${l("waiting.renew_title")} yes=${l("waiting.renew")} onYes=${o} onClose=${()=>n(!1)}>
        <p>${l("waiting.renew_what")}</p>
      <//>`}`}function c$({open:e,room:t,seat:n,onClose:o}){let s=z(vt(t.seats)[n]??""),r=async()=>{await C(()=>J("DELETE",`${e.path}/seats/${n}`)),o()};return a`
    <${$t} title=${l("waiting.free_title",{name:s})} yes=${l("waiting.free_seat")} grave onYes=${r} onClose=${o}>
      <p>${l("waiting.free_what")}</p>
    <//>`}function f$(e){let[t,n]=$(null);return B(()=>{let o=new Fo(e),s=()=>to(e);return s(),addEventListener("hashchange",s),o.enter(),n(o),()=>{removeEventListener("hashchange",s),o.leave()}},[e]),t}function lc({code:e}){let t=f$(e);if(!t)return null;if(t.gone)return a`<${as} title=${p$(t)} message=${t.trouble.value?.message??""} />`;let{room:n,you:o}=t.view.value;if(!n)return a`<${Wo} open=${t} />`;if(n.status==="cancelled")return a`<${as} message=${l("waiting.cancelled")} />`;let s=t.trying.value;return s?a`<${Yl} open=${t} trying=${s} key=${`what if ${s.version}`} />`:n.status!=="waiting"?a`<${sc} open=${t} key=${n.code} />`:o?.seats.length?a`<${ic} open=${t} />`:a`<${Ql} open=${t} />`}function p$({trouble:e}){return l(e.value?.status===404?"app.nothing_here":"app.not_for_you")}function as({message:e,title:t=l("app.nothing_here")}){return ae(t),a`
    <${et} />
    <main class="page missing" id="main" tabindex="-1">
      <${St} />
      <h1>${t}</h1>
      <p>${e}</p>
      <a class="button primary" href="/">${l("app.home")}</a>
    </main>
    <${Lt} />`}var uc=()=>location.hash.slice(1).toLowerCase();function cc(){let[e,t]=$(uc());return _(()=>{let n=()=>t(uc());return addEventListener("hashchange",n),()=>removeEventListener("hashchange",n)},[]),a`
    <${et} />
    <main class="page rules" id="main" tabindex="-1">
      <h1>${l("rules.title")}</h1>
      <p><a class="button" href="/learn">${l("front.learn")}</a></p>
      <${ts} marked=${e} page />
    </main>
    <${Lt} />`}var Mr=g(S("token","tab"));function fc(){if(location.pathname!=="/seats"||location.hash.length<2)return;let[e,t]=location.hash.slice(1).split("."),n=ot(m$());n&&t&&Qn(n,t),Mr.value=e,x("token",Mr.value,"tab"),history.replaceState(history.state,"",location.pathname+location.search)}function l3(){Mr.value=null,x("token",null,"tab")}function pc(e,t,n=null,o=null){return`${e}/seats${n?`?to=${encodeURIComponent(n)}`:""}#${t}${o?`.${o}`:""}`}function m$(){let e=new URLSearchParams(location.search).get("to");return e&&/^[\w-]{1,32}$/.test(e)?`/r/${e}`:"/"}var d$=[[/WhatsApp/,"WhatsApp"],[/Instagram/,"Instagram"],[/FBAN|FBAV|FB_IAB/,"Facebook"],[/Telegram/,"Telegram"],[/\bLine\//,"Line"],[/; wv\)/,""]];function h$(e){return d$.find(([t])=>t.test(e))?.[1]??null}var Sr=h$(globalThis.navigator?.userAgent??""),mc=g(S("inside","tab")!==null);function $$(){mc.value=!0,x("inside","shut","tab")}function dc(){let[e,t]=$(!1);return Sr===null||mc.value||N.value==="/seats"?null:a`
    <div class="connection inside" role="note">
      <p>${Sr?l("inside.notice",{app:Sr}):l("inside.notice_any")}</p>
      <button type="button" onClick=${()=>t(!0)}>${l("inside.open")}</button>
      <button type="button" class="plain icon" aria-label=${l("app.close")} onClick=${$$}>✕</button>
    </div>
    ${e&&a`<${g$} onClose=${()=>t(!1)} />`}`}function g$({onClose:e}){let t=ot(N.value),[n,o]=$(b.value?"":v$(t)),[s,r]=$("");return _(()=>{n||K("/api/me/links",{kind:"device"}).then(({token:i})=>o(pc(Xt.value,i,t,t&&gt(t))),i=>r(it(i)))},[]),a`
    <${Q} title=${l("inside.title")} onClose=${e}>
      <p>${l(b.value?"inside.what":"inside.what_link")}</p>
      ${s&&a`<p class="fault" role="alert">${s}</p>`}
      ${n&&a`<${yr} link=${n} label=${l("inside.link")} title=${l("app.name")} message=${l("inside.message")} copied="inside.copied" />`}
    <//>`}function v$(e){return e?rn(Xt.value,e,gt(e)):Xt.value+location.pathname}function hc(){let[e]=pn.value;if(!b.value||!e)return null;let t=e.name?z(e.name):l("claims.a_table");return a`
    <div class="connection claim-news" role="status">
      <p>${l(e.outcome==="passed"?"claims.passed":"claims.stopped",{room:t})}</p>
      <div class="row">
        ${ot(N.value)!==e.code&&a`<a class="button" href=${`/r/${e.code}`}>${l("claims.look")}</a>`}
        <button type="button" onClick=${()=>C(Hi)}>${l("claims.known")}</button>
      </div>
    </div>`}function $c(){let[e]=fn.value;return!b.value||!e?null:a`
    <div class="connection device-news" role="status">
      <p>${e.name?l("devices.came",{name:z(e.name)}):l("devices.came_unknown")}</p>
      <div class="row">
        <a class="button" href="/seats">${l("devices.look")}</a>
        <button type="button" onClick=${()=>C(zi)}>${l("devices.known")}</button>
      </div>
    </div>`}var gc="BroadcastChannel"in globalThis?new BroadcastChannel("make-make"):null;function B3(e){gc?.postMessage({player:e})}function vc(){gc?.addEventListener("message",({data:e})=>{typeof e?.player=="string"&&e.player!==b.value?.id&&location.reload()})}var y$=async()=>(await xt(()=>import("./learn-Z7RHBFQN.js"))).begin(),_$=async()=>(await xt(()=>import("./lobby-UQZ24C2S.js"))).begin(),w$=async()=>(await xt(()=>import("./record-HPLO43ZS.js"))).begin(),b$=async()=>(await xt(()=>import("./along-AEPFRZPK.js"))).begin(),k$=async()=>(await xt(()=>import("./act-RBSXIK3L.js"))).begin(),x$=async()=>(await xt(()=>import("./settings-XU5EW5BP.js"))).begin(),C$=async()=>(await xt(()=>import("./mailed-AL4OES6W.js"))).begin();function M$(){let e=ot(N.value);return e?a`<${lc} code=${e} key=${e} />`:N.value==="/"?a`<${Pl} />`:N.value==="/rules"?a`<${cc} />`:N.value==="/learn"?a`<${se} load=${y$} key="learn" />`:N.value==="/lobby"?a`<${se} load=${_$} key="lobby" />`:N.value==="/record"?a`<${se} load=${w$} key="record" />`:N.value==="/seats"?a`<${se} load=${b$} key="seats" />`:N.value==="/act"?a`<${se} load=${k$} key="act" />`:N.value==="/settings"?a`<${se} load=${x$} key="settings" />`:/^\/(confirm$|unsubscribe\/)/.test(N.value)?a`<${se} load=${C$} key="mailed" />`:a`<${as} title=${l("app.no_page")} message=${l("errors.not_found")} />`}function S$(e){e.preventDefault(),document.getElementById("main")?.focus()}var E$=4e3;function T$(){let e=ve.value&&!ot(N.value);return _(()=>{let t=e?setInterval(ct,E$):0;return()=>clearInterval(t)},[e]),e?a`<div class="connection offline" role="status"><p>${l("net.offline")}</p></div>`:null}function A$(){return a`
    <a class="skip" href="#main" onClick=${S$}>${l("app.skip")}</a>
    <${T$} />
    <${$c} />
    <${hc} />
    <${dc} />
    <${M$} />
    <${Ou} />
    <${Uo} />`}var O$=1e3,L$=500;async function N$(){let e=ot(location.pathname);e&&to(e),fc();let t=e&&Promise.race([ll(lr(e)),new Promise(s=>setTimeout(s,L$))]).catch(()=>{}),n=ln(Oi());await Promise.all([n,ct(n),Fi(),t,P$()]),Va(),Ka(),Pi(),vc();let o=document.getElementById("app");o?.replaceChildren(),o&&Yn(a`<${A$} />`,o),ut(()=>rl(tr.value)),al(),I$(),F$(),R$(Ri)}function P$(){return document.visibilityState==="hidden"||!document.querySelector("#app > .table")?Promise.resolve():new Promise(wo)}function R$(e){globalThis.requestIdleCallback?requestIdleCallback(e):setTimeout(e,O$)}async function I$(){!b.value||S(`push:${b.value.id}`)!=="on"||S("push-healed","tab")||(x("push-healed","yes","tab"),await import("./push-WDFR3YOA.js").then(({heal:e})=>e(),()=>{}))}function F$(){let e=!0;ut(()=>{let t=N.value;e||requestAnimationFrame(()=>document.getElementById("main")?.focus({preventScroll:!0})),!e&&t==="/"&&ct(),e=!1})}N$();export{a,$ as b,k as c,R as d,_ as e,B as f,he as g,g as h,tt as i,$i as j,S as k,x as l,vg as m,vt as n,L as o,U as p,J as q,I as r,K as s,kt as t,l as u,ro as v,Ie as w,z as x,Li as y,ge as z,Ig as A,b as B,yt as C,fn as D,Xt as E,Ii as F,ct as G,Fe as H,io as I,zi as J,ji as K,Vg as L,V as M,ft as N,it as O,C as P,H as Q,ho as R,rt as S,Da as T,be as U,Y as V,T as W,wn as X,We as Y,N as Z,oe as _,Ce as $,er as aa,et as ba,rr as ca,ul as da,Se as ea,A as fa,bt as ga,P as ha,$l as ia,Ot as ja,Ao as ka,I0 as la,xl as ma,mm as na,B_ as oa,Cm as pa,Sm as qa,Em as ra,Tm as sa,Do as ta,s1 as ua,Q as va,$t as wa,Lt as xa,jt as ya,zo as za,k1 as Aa,x1 as Ba,C1 as Ca,Ll as Da,Ee as Ea,lt as Fa,On as Ga,Rm as Ha,Ln as Ia,Al as Ja,Jl as Ka,Um as La,jm as Ma,ie as Na,qe as Oa,Km as Pa,Ho as Qa,Pt as Ra,qu as Sa,nu as Ta,Su as Ua,Eu as Va,le as Wa,Ku as Xa,Vu as Ya,Zu as Za,Xu as _a,xr as $a,Qu as ab,Cr as bb,tc as cb,Xl as db,gk as eb,Jo as fb,yr as gb,Jm as hb,Nn as ib,ae as jb,Lk as kb,Nk as lb,Mr as mb,fc as nb,l3 as ob,pc as pb,m$ as qb,B3 as rb};
