var vr=function(e,t,n,o){var s;t[0]=0;for(var r=1;r<t.length;r++){var i=t[r++],c=t[r]?(t[0]|=i?1:2,n[t[r++]]):t[++r];i===3?o[0]=c:i===4?o[1]=Object.assign(o[1]||{},c):i===5?(o[1]=o[1]||{})[t[++r]]=c:i===6?o[1][t[++r]]+=c+"":i?(s=e.apply(c,vr(e,c,n,["",null])),o.push(s),c[0]?t[0]|=2:(t[r-2]=0,t[r]=s)):o.push(c)}return o},gr=new Map;function yr(e){var t=gr.get(this);return t||(t=new Map,gr.set(this,t)),(t=vr(this,t.get(e)||(t.set(e,t=function(n){for(var o,s,r=1,i="",c="",u=[0],p=function(d){r===1&&(d||(i=i.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?u.push(0,d,i):r===3&&(d||i)?(u.push(3,d,i),r=2):r===2&&i==="..."&&d?u.push(4,d,0):r===2&&i&&!d?u.push(5,0,!0,i):r>=5&&((i||!d&&r===5)&&(u.push(r,0,i,s),r=6),d&&(u.push(r,d,0,s),r=6)),i=""},f=0;f<n.length;f++){f&&(r===1&&p(),p(f));for(var h=0;h<n[f].length;h++)o=n[f][h],r===1?o==="<"?(p(),u=[u],r=3):i+=o:r===4?i==="--"&&o===">"?(r=1,i=""):i=o+i[0]:c?o===c?c="":i+=o:o==='"'||o==="'"?c=o:o===">"?(p(),r=1):r&&(o==="="?(r=5,s=i,i=""):o==="/"&&(r<5||n[f][h+1]===">")?(p(),r===3&&(u=u[0]),r=u,(u=u[0]).push(2,0,r),r=0):o===" "||o==="	"||o===`
`||o==="\r"?(p(),r=2):i+=o),r===3&&i==="!--"&&(r=4,u=u[0])}return p(),u}(e)),t),arguments,[])).length>1?t:t[0]}var A,kr,ss,Ut,ns,Pn,br,On,xr,rs,os,Qc,Ke=Symbol.for("pv"),Nn={},In=[],tu=/^m(i|n|o|s|text|space)$/,is=Array.isArray,as=In.slice,re=Object.assign;function se(e){e&&e.parentNode&&e.remove()}function Rn(e,t,n){var o,s,r,i={},c=arguments.length;for(r in t)r=="key"?o=t[r]:r=="ref"&&typeof e!="function"?s=t[r]:i[r]=t[r];return c>2&&(i.children=c>3?as.call(arguments,2):n),qe(e,i,o,s,null)}function qe(e,t,n,o,s){var r={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Ke,__v:s||++kr,__i:-1,__u:0};return!s&&A.vnode&&A.vnode(r),r}function jt(e){return e.children}function zt(e,t){this.props=e,this.context=t,this.__g=0}function Ht(e,t){if(t==null)return e.__&&Ht(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:Ht(e)}function eu(e){var t,n=e.__v,o=n.__e,s=[],r=[],i=e.__P;i&&((t=re({constructor:Ke},n)).__v=n.__v+1,A.vnode&&A.vnode(t),ls(i,t,n,e.__n,i.namespaceURI,32&n.__u?[o]:null,s,o||Ht(n),32&n.__u,r),t.__v=n.__v,t.__.__k[t.__i]=t,Ar(s,t,r),n.__=n.__e=null,t.__e!=o&&Cr(t))}function Cr(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),Cr(e)}function _r(e){(8&e.__g||(e.__g|=8,Ut.push(e),Pn++))&&ns==A.debounceRendering||((ns=A.debounceRendering)||queueMicrotask)(Mr)}function Mr(){try{for(var e,t=1;Ut.length;)Ut.length>t&&Ut.sort(br),e=Ut.shift(),t=Ut.length,8&e.__g&&eu(e)}finally{(Pn=Ut.length)&&(ns||queueMicrotask)(Mr)}}function Sr(e,t,n,o,s,r,i,c,u,p,f){var h,d,m,v,y,_,E=o.__k||In,M=t.length;for(u=nu(n,t,E,u,M),h=0;h<M;h++)(m=n.__k[h])!=null&&(d=~m.__i&&E[m.__i]||Nn,m.__i=h,_=ls(e,m,d,s,r,i,c,u,p,f),v=m.__e,(d.ref!=m.ref||8&d.__u)&&(d.ref&&cs(d.ref,null,m,d),m.ref&&f.push(m.ref,m.__c||v,m)),y=y||v,4&m.__u?(u=Er(m,u,e,!d.__v),d.__e&&(d.__e=null)):typeof m.type=="function"&&_!==void 0?u=_:v&&(u=v.nextSibling),m.__u&=-21);return n.__e=y,u}function nu(e,t,n,o,s){var r,i,c,u,p,f,h,d,m,v=n.length,y=v,_=0,E=0,M=e.__k=Array(s);for(r=0;r<s;r++)(i=t[r])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=M[r]=qe(null,i):is(i)?i=M[r]=qe(jt,{children:i}):i.constructor===Ke&&i.__b?i=M[r]=qe(i.type,i.props,i.key,i.ref,i.__v):M[r]=i,u=r+_,i.__=e,i.__b=e.__b+1,c=null,~(p=i.__i=ou(i,n,u,y))&&(y--,(c=n[p])&&(c.__u|=2)),c&&c.__v?(i.__u|=16,p==u-1?_--:p==u+1?_++:p!=u&&(p>u?_--:_++,E=1)):(~p||(s>v?_--:s<v&&_++),typeof i.type!="function"&&(i.__u|=4))):M[r]=null;if(E){for(f=[],h=[],r=0;r<s;r++)if((i=M[r])&&16&i.__u){for(_=0,d=f.length;_<d;)f[m=_+d>>1]<i.__i?_=m+1:d=m;f[_]=i.__i,h[r]=_+1}for(_=f.length;r--;)h[r]&&(h[r]==_?_--:M[r].__u|=4)}if(y)for(r=0;r<v;r++)!(c=n[r])||2&c.__u||(c.__e==o&&(o=Ht(c)),us(c,c));return o}function Er(e,t,n,o){var s,r,i,c;if(typeof e.type=="function"){if(e.props.__P)return t;if(s=e.__k)for(r=0;r<s.length;r++)s[r]&&(s[r].__=e,t=Er(s[r],t,n,!1));return t}for(t&&!t.parentNode&&(t=Ht(e))&&!t.parentNode&&(t=null),i=e.__e,c=t;c&&c.nodeType==8;)c=c.nextSibling;for(i!=c&&(!o&&n.moveBefore&&i.parentNode?n.moveBefore(i,t):n.insertBefore(i,t||null)),t=i;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function ou(e,t,n,o){var s,r=e.key,i=e.type,c=t[n],u=c&&!(2&c.__u);if(c===null&&r==null||u&&r==c.key&&i==c.type)return n;if(o>(u?1:0)){for(s=n-1;s>=0;s--)if((c=t[s])&&!(2&c.__u)&&r==c.key&&i==c.type)return s;for(s=n+1;s<t.length;s++)if((c=t[s])&&!(2&c.__u)&&r==c.key&&i==c.type)return s}return-1}function wr(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function An(e,t,n,o,s){var r,i;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||wr(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||wr(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(i=os[t]||(os[t]=su(t)),(e.__a||(e.__a={}))[t]=rs,r=t!=(t=t.replace(xr,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,i,r):e.removeEventListener(t,i,r));else{if(s=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function su(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[On]==null)t[On]=rs++;else if(t[On]<this.__a[e])return;return n(A.event?A.event(t):t)}}}function ls(e,t,n,o,s,r,i,c,u,p){var f,h,d,m,v,y,_,E,M,H,I,Ge,es,q,Tt,$r,Bt,oe,At=t.type;if(t.constructor!==Ke)return null;128&n.__u&&(u=32&n.__u,f=n.__c.__z)&&(t.__u|=u,h=r=[],f.nodeType==8?c=Ln(f,r):r.push(f),c=r[0]||c),(f=A.__b)&&f(t);t:if(typeof At=="function"){d=i.length;try{if(E=t.props,M=(f=At.prototype)&&f.render,H=(f=At.contextType)&&o[f.__c],I=f?H?H.props.value:f.__:o,(m=n.__c)?(t.__c=m,2&m.__g&&(m.__g|=1)):(M?t.__c=m=new At(E,I):(t.__c=m=new zt(E,I),m.constructor=At,m.render=iu),H&&H.sub(m),m.state||(m.state={}),m.__n=o,m.__g|=8,m.__h=[],m.__k=[]),M&&(m.__s||(m.__s=m.state),At.getDerivedStateFromProps&&(m.__s==m.state&&(m.__s=re({},m.__s)),re(m.__s,At.getDerivedStateFromProps(E,m.__s)))),v=m.props,y=m.state,m.__v=t,n.__c){if(E!==v&&M&&!At.getDerivedStateFromProps&&m.componentWillReceiveProps&&m.componentWillReceiveProps(E,I),t.__v==n.__v&&!(8&m.__g)||!(4&m.__g)&&m.shouldComponentUpdate&&m.shouldComponentUpdate(E,m.__s,I)===!1){t.__v!=n.__v&&(m.props=E,m.state=m.__s,m.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(ut){ut&&(ut.__=t)}),In.push.apply(m.__h,m.__k),m.__k=[],m.__h.length&&i.push(m),c=Ht(n);break t}m.componentWillUpdate&&m.componentWillUpdate(E,m.__s,I),M&&m.componentDidUpdate&&m.__h.push(function(){m.componentDidUpdate(v,y,_)})}else M&&!At.getDerivedStateFromProps&&m.componentWillMount&&m.componentWillMount(),M&&m.componentDidMount&&m.__h.push(m.componentDidMount);m.context=I,m.props=E,m.__P=e,m.__g&=-5,Ge=A.__r,es=M?25:0;do m.__g&=-9,Ge&&Ge(t),f=m.render(m.props,m.state=m.__s,m.context);while(8&m.__g&&++es<25);M&&(In.push.apply(m.__h,m.__k),m.__k=[]),m.state=m.__s,m.getChildContext&&(o=re({},o,m.getChildContext())),M&&n.__c&&m.getSnapshotBeforeUpdate&&(_=m.getSnapshotBeforeUpdate(v,y)),q=f&&f.type===jt&&f.key==null?f.props.children:f,E.__P&&(f=c,s=(e=E.__P).namespaceURI,u=r=null,n.props&&n.props.__P!=e&&(n.__k.some(function(ut){ut&&us(ut,ut)}),n.__k=null),c=n.__k?Ht(n,0):null),c=Sr(e,is(q)?q:[q],t,n,o,s,r,i,c,u,p),E.__P&&(t.__e=null,c=f),t.__u&=-161,h&&h.some(se),m.__h.length&&i.push(m),1&m.__g&&(m.__g&=-4)}catch(ut){if(i.length=d,t.__v=null,u||r)if(ut&&ut.then){if(t.__u|=128|u,r){for(~(Bt=r.indexOf(c||void 0))||(Bt=r.length);(oe=r[Bt-1])&&oe.nodeType==8;)Bt--;for(;Bt<r.length;Bt++)if(oe=r[Bt])if(r[Bt]=null,Tt){if(oe==$r)break}else{if(oe.nodeType!=8)break;oe.data.startsWith("$s")&&($r=Ln(Tt=oe))}}if(!Tt){for(;c&&c.nodeType==8&&c.nextSibling;)c=c.nextSibling;Tt=c}(f=Ln(Tt=t.__c.__z||(t.__c.__z=Tt)))?(t.__e=Tt,c=f):t.__e=c,c=c&&c.nextSibling}else r&&r.some(se);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),ut&&ut.then||Tr(t),A.__e(ut,t,n)}}else c=t.__e=ru(n.__e,t,n,o,s,r,i,u,p,e);return(f=A.diffed)&&f(t),c}function Ln(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function Tr(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(Tr))}function Ar(e,t,n){for(var o=0;o<n.length;)cs(n[o++],n[o++],n[o++]);A.__c&&A.__c(t,e),e.some(function(s){try{e=s.__h,s.__h=[],e.some(function(r){r.call(s)})}catch(r){A.__e(r,s.__v)}})}function ru(e,t,n,o,s,r,i,c,u,p){var f,h,d,m,v,y,_,E,M=n.props||Nn,H=t.props,I=t.type;if(I=="svg"?s="http://www.w3.org/2000/svg":I=="math"?s="http://www.w3.org/1998/Math/MathML":s||(s="http://www.w3.org/1999/xhtml"),r){for(f=0;f<r.length;f++)if((v=r[f])&&(I?v.localName==I:v.nodeType==3)){e=v,r[f]=null;break}}if(!e){if(E=p.ownerDocument||document,!I)return E.createTextNode(H);e=E.createElementNS(s,I,H.is?H:p),c&&(A.__m&&A.__m(t,r),c=!1),r=null}if(I){if(p=I=="template"&&e.content||e,r=I=="textarea"&&H.defaultValue!=null?null:r&&as.call(p.childNodes),!c&&r)for(M={},f=0;f<e.attributes.length;f++)M[(v=e.attributes[f]).name]=v.value;for(f in M)v=M[f],f=="dangerouslySetInnerHTML"?d=v:f=="children"||f in H||f=="value"&&"defaultValue"in H||f=="checked"&&"defaultChecked"in H||An(e,f,null,v,s);for(f in H)v=H[f],f=="children"?m=v:f=="dangerouslySetInnerHTML"?h=v:f=="value"?y=v:f=="checked"?_=v:c&&typeof v!="function"||M[f]===v||An(e,f,v,M[f],s);h?(c||d&&(h.__html==d.__html||h.__html==e.innerHTML)||(e.innerHTML=h.__html),t.__k=[]):(d&&(e.textContent=""),(I=="foreignObject"||s=="http://www.w3.org/1998/Math/MathML"&&tu.test(I))&&(s="http://www.w3.org/1999/xhtml"),Sr(p,is(m)?m:[m],t,n,o,s,r,i,r?r[0]:n.__k&&Ht(n,0),c,u),r&&r.some(se)),c&&I!="textarea"||(f="value",I=="progress"&&y==null?e.removeAttribute(f):y==null||y===e[f]&&(I!="progress"||y)||An(e,f,y,M[f],s),f="checked",_!=null&&_!=e[f]&&An(e,f,_,M[f],s))}else M===H||c&&e.data==H||(e.data=H);return e}function cs(e,t,n,o){try{typeof e=="function"?t?t.__x=e(t)||1:o&&(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(s){A.__e(s,n)}}function us(e,t,n){var o,s,r,i;if(A.unmount&&A.unmount(e),!(o=e.ref)||o.current&&o.current!=e.__e||cs(o,null,t,e),o=e.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(c){A.__e(c,t)}o.__P=o.__n=null}if(o=e.__k)for(i=0;i<o.length;i++)o[i]&&us(o[i],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(s=Ln(o,r=[]))&&(o==e.__e&&r.some(se),se(s),se(o)),n||se(e.__e),e.__e=e.__c=e.__=null}function iu(e,t,n){return this.constructor(e,n)}function Or(e,t){var n,o,s,r;A.__&&A.__(e,t),t.nodeType==9&&(t=t.documentElement),o=(n=e&&32&e.__u)?null:t.__k,t.__k=qe(jt,{children:[e]}),s=[],r=[],ls(t,t.__k,o||Nn,Nn,t.namespaceURI,o?null:t.firstChild?as.call(t.childNodes):null,s,o?o.__e:t.firstChild,n,r),Ar(s,t.__k,r),t.__k.props.children=null}A={__e:function(e,t,n,o){for(var s,r,i;t=t.__;)if((s=t.__c)&&!(1&s.__g)){s.__g|=4;try{if((i=(r=s.constructor)&&r.getDerivedStateFromError)&&s.setState(r.getDerivedStateFromError(e)),s.componentDidCatch&&(s.componentDidCatch(e,o||{}),i=1),i&&8&s.__g)return void(s.__g|=2)}catch(c){e=c}}throw Pn=0,e}},kr=0,ss=function(e){return e!=null&&e.constructor===Ke},zt.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=re({},this.state)),typeof e=="function"&&(e=e(re({},n),this.props)),e&&(re(n,e),this.__v&&(t&&this.__k.push(t),_r(this)))},zt.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),_r(this))},zt.prototype.render=jt,Ut=[],Pn=0,br=function(e,t){return e.__v.__b-t.__v.__b},On=Symbol(),xr=/(PointerCapture)$|Capture$/i,rs=0,os={},Qc=0;var ie,W,fs,Lr,ps=Object.is,Dn=0,zr=[],ms=[],j=A,Pr=j.__b,Nr=j.__r,Ir=j.diffed,Rr=j.__c,Dr=j.unmount,Fr=j.__;function Ze(e,t){j.__h&&j.__h(W,e,Dn||t),Dn=0;var n=W.__H||(W.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function Hr(e){return Dn=1,jr(qr,e)}function jr(e,t,n){var o=Ze(ie++,2);if(o.t=e,!o.__c&&(o.__=[n?n(t):qr(void 0,t),function(r){var i=(o.__N||o.__)[0],c=o.t(i,r);ps(i,c)||(o.__N=[c,o.__[1]],o.__c.setState({}))}],o.__c=W,!W.__f)){W.__f=!0;var s=W.shouldComponentUpdate;W.shouldComponentUpdate=function(r,i,c){var u=this.__H;if(!u)return!0;var p=!1,f=this.props!=r;if(u.__.some(function(d){d.__N&&(p=!0,ps(d.__[0],d.__N[0])||(f=!0))}),s){var h=s.call(this,r,i,c);return p?h||f:h}return!p||f}}return o.__}function ds(e,t){var n=Ze(ie++,3);!j.__s&&gs(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,W.__H.__h.push(n))}function Wr(e,t){var n=Ze(ie++,4);!j.__s&&gs(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,W.__h.push(n))}function $s(e){return Dn=5,Ce(function(){return{current:e}},[])}function Ce(e,t){var n=Ze(ie++,7);return gs(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function Gr(){var e=Ze(ie++,11);if(!e.__){for(var t=W.__v;!t.__m&&t.__;)t=t.__;var n=t.__m||(t.__m=[0,0]);e.__="P"+n[0]+"-"+n[1]++}return e.__}function lu(){var e;do{for(;e=ms.shift();)try{Ve(e)}catch(n){j.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=zr.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(Ve),t.__h.some(hs),t.__h=[]}catch(n){t.__h=[],j.__e(n,e.__v)}}}while(ms.length)}j.__b=function(e){W=null,Pr&&Pr(e)},j.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),Fr&&Fr(e,t)},j.__r=function(e){Nr&&Nr(e),ie=0;var t=(W=e.__c).__H;t&&(fs==W?W.__h=[]:(t.__h.some(Ve),t.__h.some(hs),ie=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),fs=W},j.diffed=function(e){Ir&&Ir(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&Ur(zr.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),fs=W=null},j.__c=function(e,t){t.some(function(n){try{n.__h.some(Ve),n.__h=n.__h.filter(function(o){return!o.__||hs(o)})}catch(o){n.__h=[function(){throw o}]}}),Rr&&Rr(e,t)},j.unmount=function(e){Dr&&Dr(e);var t,n,o=e.__c;o&&o.__H&&(o.__H.__.some(function(s){try{if(s.__P&&s.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}s.__P=n,Ur(ms.push(s))}else Ve(s)}catch(r){t=r}}),o.__H=void 0,t&&j.__e(t,o.__v))};var Br=typeof requestAnimationFrame=="function";function cu(e){var t,n=function(){clearTimeout(o),Br&&cancelAnimationFrame(t),setTimeout(e)},o=setTimeout(n,35);Br&&(t=requestAnimationFrame(n))}function Ur(e){e!=1&&Lr==j.requestAnimationFrame||((Lr=j.requestAnimationFrame)||cu)(lu)}function Ve(e){var t=W,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),W=t}function hs(e){var t=W;e.__c=e.__(),W=t}function gs(e,t){return!e||e.length!=t.length||t.some(function(n,o){return!ps(n,e[o])})}function qr(e,t){return typeof t=="function"?t(e):t}var fu=Symbol.for("preact-signals");function zn(){if(Ot>1){Ot--;return}let e,t=!1;for(function(){let n=Fn;for(Fn=void 0;n!==void 0;){let o=n.S;if(o.v===n.v)for(let s=o.t;s!==void 0;s=s.x)s.i===n.i&&(s.i=o.i);n=n.o}}();Xe!==void 0;){let n=Xe;for(Xe=void 0,Bn++;n!==void 0;){let o=n.u;if(n.u=void 0,n.f&=-3,!(8&n.f)&&Vr(n))try{n.c()}catch(s){t||(e=s,t=!0)}n=o}}if(Bn=0,Ot--,t)throw e}function Je(e){if(Ot>0)return e();vs=++pu,Ot++;try{return e()}finally{zn()}}var R,Ye,Xe;function ae(e){let t=R,n=Ye;R=void 0,Ye=void 0;try{return e()}finally{R=t,Ye=n}}var Fn,Ot=0,Bn=0,pu=0,vs=0,Un=0;function Kr(e){if(R===void 0)return;let t=e.n;if(t===void 0||t.t!==R)return t={i:0,S:e,p:R.s,n:void 0,t:R,e:void 0,x:void 0,r:t},R.s!==void 0&&(R.s.n=t),R.s=t,e.n=t,32&R.f&&e.S(t),t;if(t.i===-1)return t.i=0,t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=R.s,t.n=void 0,R.s.n=t,R.s=t),t}function V(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}V.prototype.brand=fu;V.prototype.h=function(){return!0};V.prototype.S=function(e){let t=this.t;t!==e&&e.e===void 0&&(e.x=t,this.t=e,t!==void 0?t.e=e:ae(()=>{var n;(n=this.W)==null||n.call(this)}))};V.prototype.U=function(e){if(this.t!==void 0){let t=e.e,n=e.x;t!==void 0&&(t.x=n,e.e=void 0),n!==void 0&&(n.e=t,e.x=void 0),e===this.t&&(this.t=n,n===void 0&&ae(()=>{var o;(o=this.Z)==null||o.call(this)}))}};V.prototype.subscribe=function(e){return Lt(()=>{let t=this.value;ae(()=>e(t))},{name:"sub"})};V.prototype.valueOf=function(){return this.value};V.prototype.toString=function(){return this.value+""};V.prototype.toJSON=function(){return this.value};V.prototype.peek=function(){return ae(()=>this.value)};Object.defineProperty(V.prototype,"value",{get(){let e=Kr(this);return e!==void 0&&(e.i=this.i),this.v},set(e){if(e!==this.v){if(Bn>100)throw new Error("Cycle detected");(function(t){Ot!==0&&Bn===0&&t.l!==vs&&(t.l=vs,Fn={S:t,v:t.v,i:t.i,o:Fn})})(this),this.v=e,this.i++,Un++,Ot++;try{for(let t=this.t;t!==void 0;t=t.x)t.t.N()}finally{zn()}}}});function Me(e,t){return new V(e,t)}function Vr(e){for(let t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||!t.S.h()||t.S.i!==t.i)return!0;return!1}function Zr(e){for(let t=e.s;t!==void 0;t=t.n){let n=t.S.n;if(n!==void 0&&(t.r=n),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}function Yr(e){let t,n=e.s;for(;n!==void 0;){let o=n.p;n.i===-1?(n.S.U(n),o!==void 0&&(o.n=n.n),n.n!==void 0&&(n.n.p=o)):t=n,n.S.n=n.r,n.r!==void 0&&(n.r=void 0),n=o}e.s=t}function le(e,t){V.call(this,void 0,t),this.x=e,this.s=void 0,this.g=Un-1,this.f=4}le.prototype=new V;le.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===Un))return!0;if(this.g=Un,this.f|=1,this.i>0&&!Vr(this))return this.f&=-2,!0;let e=R;try{Zr(this),R=this;let t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(t){this.v=t,this.f|=16,this.i++}return R=e,Yr(this),this.f&=-2,!0};le.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(let t=this.s;t!==void 0;t=t.n)t.S.S(t)}V.prototype.S.call(this,e)};le.prototype.U=function(e){if(this.t!==void 0&&(V.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(let t=this.s;t!==void 0;t=t.n)t.S.U(t)}};le.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(let e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(le.prototype,"value",{get(){if(1&this.f)throw new Error("Cycle detected");let e=Kr(this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function Se(e,t){return new le(e,t)}function Xr(e){let t=e.j;if(e.j=void 0,typeof t=="function"){Ot++;let n=R;R=void 0;try{t()}catch(o){throw e.f&=-2,e.f|=8,ys(e),o}finally{R=n,zn()}}}function ys(e){for(let t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=void 0,e.s=void 0,Xr(e)}function mu(e){if(R!==this)throw new Error("Out-of-order effect");Yr(this),R=e,this.f&=-2;try{8&this.f&&ys(this)}finally{zn()}}function Ee(e,t){this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,Ye&&Ye.push(this)}Ee.prototype.c=function(){let e=this.S();try{if(8&this.f||this.x===void 0)return;let t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};Ee.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,Xr(this),Zr(this),Ot++;let e=R;return R=this,mu.bind(this,e)};Ee.prototype.N=function(){2&this.f||(this.f|=2,this.u=Xe,Xe=this)};Ee.prototype.d=function(){this.f|=8,1&this.f||ys(this)};Ee.prototype.dispose=function(){this.d()};function Lt(e,t){let n=new Ee(e,t);try{n.c()}catch(s){throw n.d(),s}let o=n.d.bind(n);return o[Symbol.dispose]=o,o}var hu=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__,Jr,jn,Hn;var Qr=[];Lt(function(){Jr=this.N})();function Te(e,t){A[e]=t.bind(null,A[e]||(()=>{}))}function Qe(e){if(Hn){let t=Hn;Hn=void 0,t()}Hn=e&&e.S()}function ti({data:e}){let t=ei(e);t.name="ReactiveDom",t.value=e;let[n,o]=Ce(()=>{let s=this,r=this.__v;for(;r=r.__;)if(r.__c){r.__c.__$f|=4;break}let i=Se(()=>{let f=t.value.value;return f===0?0:f===!0?"":f||""}),c=Se(()=>!Array.isArray(i.value)&&!ss(i.value)),u=Lt(function(){if(this.N=ni,c.value){let f=i.value;s.__v&&s.__v.__e&&s.__v.__e.nodeType===3&&(s.__v.__e.data=f)}}),p=this.__$u.d;return this.__$u.d=function(){u(),p.call(this)},[c,i]},[]);return n.value?o.peek():o.value}ti.displayName="ReactiveTextNode";Object.defineProperties(V.prototype,{constructor:{configurable:!0,value:Rn(jt,null).constructor},type:{configurable:!0,value:ti},props:{configurable:!0,get(){let e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});Te("__b",(e,t)=>{if(Qe(),jn=void 0,typeof t.type=="string"){let n,o=t.props;for(let s in o){if(s==="children")continue;let r=o[s];r instanceof V&&(n||(t.__np=n={}),n[s]=r,o[s]=r.peek())}}e(t)});Te("__r",(e,t)=>{if(e(t),t.type!==jt){Qe();let n,o=t.__c;o&&(o.__$f&=-2,n=o.__$u,n===void 0&&(o.__$u=n=function(s,r){let i;return Lt(function(){i=this},{name:r}),i.c=s,i}(function(s){return function(){var r;hu&&((r=this.y)==null||r.call(this)),s.__$f|=1,s.setState({})}}(o),typeof t.type=="function"?t.type.displayName||t.type.name:""))),jn=o,Qe(n)}});Te("__e",(e,t,n,o)=>{Qe(),jn=void 0,e(t,n,o)});Te("diffed",(e,t)=>{Qe(),jn=void 0;let n;if(typeof t.type=="string"&&(n=t.__e)){let o=t.__np,s=t.props,r=n.U;if(r)for(let i in r){let c=r[i];c===void 0||o&&i in o||(c.d(),r[i]=void 0)}if(o){r||(r={},n.U=r);for(let i in o){let c=r[i],u=o[i];c===void 0?(c=du(n,i,u,s),r[i]=c):c.o(u,s)}}}e(t)});function du(e,t,n,o){let s=t in e&&e.ownerSVGElement===void 0,r=Me(n);return{o:(i,c)=>{r.value=i,o=c},d:Lt(function(){this.N=ni;let i=r.value.value;o[t]!==i&&(o[t]=i,s?e[t]=i:i!=null&&(i!==!1||t[4]==="-")?e.setAttribute(t,i):e.removeAttribute(t))})}}Te("unmount",(e,t)=>{if(typeof t.type=="string"){let n=t.__e;if(n){let s=n.U;if(s){n.U=void 0;for(let r in s){let i=s[r];i&&i.d()}}}let o=t.__np;if(o){let s=t.props;for(let r in o)s[r]=o[r]}t.__np=void 0}else{let n=t.__c;if(n){n.__$f|=8;let o=n.__$u;o&&(n.__$u=void 0,o.d())}}e(t)});Te("__h",(e,t,n,o)=>{o<3&&(t.__$f|=2),e(t,n,o)});zt.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;let n=this.__$u,o=n&&n.s!==void 0;for(let s in t)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){let s=2&this.__$f;if(!(o||s||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(let s in e)if(s!=="__source"&&e[s]!==this.props[s])return!0;for(let s in this.props)if(!(s in e))return!0;return!1};function ei(e,t){return Ce(()=>Me(e,t),[])}var $u=e=>{queueMicrotask(()=>{queueMicrotask(e)})};function gu(){Je(()=>{let e;for(;e=Qr.shift();)Jr.call(e)})}function ni(){Qr.push(this)===1&&(A.requestAnimationFrame||$u)(gu)}var oi=zt;var Wn=Or,a=yr.bind(Rn),$=Hr,b=$s,z=Ce;var w=ds,K=Wr,ce=Gr,g=Me,tt=Se,at=Lt,si=Je,ri=ae;var Gn=new Map;function _s(e){return e==="local"?localStorage:sessionStorage}function S(e,t="local"){try{return _s(t).getItem(`make-make:${e}`)??Gn.get(e)??null}catch{return Gn.get(e)??null}}function C(e,t,n="local"){t===null?Gn.delete(e):Gn.set(e,t);try{t===null?_s(n).removeItem(`make-make:${e}`):_s(n).setItem(`make-make:${e}`,t)}catch{}}var yu=[60,80,60],ws=()=>"vibrate"in navigator&&navigator.maxTouchPoints>0,qn=g(S("vibration")==="on");function ii(e){qn.value=e,C("vibration",e?"on":null),tn()}function tn(){qn.value&&ws()&&navigator.userActivation?.hasBeenActive!==!1&&navigator.vibrate(yu)}var ks=g(0);function Kn(e,t){C(`invite:${e}`,t,"tab"),ks.value=ks.peek()+1}function et(e){let t=/^\/r\/([^/]+)\/?$/.exec(e);return t?decodeURIComponent(t[1]):null}function en(e,t,n){return`${e}/r/${encodeURIComponent(t)}${n?`#${n}`:""}`}function I$(e,t,n){return`${en(e,t,null)}?v=${n}`}function Vn(e){let t=location.hash.slice(1);t&&(Kn(e,t),history.replaceState(history.state,"",location.pathname+location.search))}function ai(e){let t=/^([0-3])-[\w-]{22}$/.exec(e??"");return t?Number(t[1]):null}function $t(e){return ks.value>=0?S(`invite:${e}`,"tab"):null}function Zn(e){Kn(e,null)}function Ae(e,t){C(`sat:${e}`,t?"yes":null,"tab")}function li(e){C(`sat:${e}`,"signed out","tab")}function Yn(e){return S(`sat:${e}`,"tab")==="yes"}function ci(e){return S(`sat:${e}`,"tab")==="signed out"}function fi(e,t){return e.map(o=>o.toLowerCase().split("-")[0]).find(o=>t.includes(o))??t[0]}function pi(e,t){return t.find(n=>n.toLowerCase().split("-")[0]===e)??e}function bs(e,t){return t.split(".").reduce((n,o)=>n?.[o],e)}function mi(e){let t=new Map;return n=>{let o=t.get(n)??e(n);return t.set(n,o),o}}var _u=mi(e=>new Intl.NumberFormat(e)),wu=mi(e=>new Intl.PluralRules(e)),ku=1e3,bu=(e,t)=>Number.isInteger(e)&&e>=0&&e<ku?String(e):_u(t).format(e);function ui(e,t,n){return e.replace(/\{(\w+)\}/g,(o,s)=>{let r=t[s];return r===void 0?o:typeof r=="number"?bu(r,n):r})}function hi(e,t,n,o={}){let s=bs(e,n);if(typeof s=="string")return ui(s,o,t);let r=s;if(typeof r?.other!="string")return n;let i=wu(t).select(Number(o.n??0));return ui(r[i]??r.other,o,t)}var Xn=[],di=()=>Xn.length?Math.max(...Xn):0;function $i(e,t=Date.now()){let n=Date.parse(e??"")-t;if(Number.isNaN(n))return;Xn=[...Math.abs(n-di())>15e3?[]:Xn.slice(1-10),n]}function nn(e=Date.now()){return e+di()}var xu=new Map(Object.entries({a:"\u0430\u03B1\u0251",b:"\u044C\u0432\u03B2",c:"\u0441\u03F2",d:"\u0501",e:"\u0435\u03B5\u0454\u04BD",g:"\u0261",h:"\u04BB\u043D\u03B7",i:"\u0456\u03B9\u0131\u0399l1|\u04CF",j:"\u0458\u03F3",k:"\u043A\u03BA",m:"\u043C",n:"\u043F",o:"\u043E\u03BF0\u03C3\u0585",p:"\u0440\u03C1",q:"\u051B",r:"\u0433\u0433",s:"\u04555",t:"\u0442\u03C4",u:"\u03C5\u057D",v:"\u03BD\u0475",w:"\u051D\u03C9\u0448",x:"\u0445\u03C7",y:"\u0443\u03B3\u04AF",z:"\u1D222"}).flatMap(([e,t])=>[...t].map(n=>[n,e])));function gi(e){return[...e.normalize("NFKD").replace(/[\p{M}\p{Cf}\s]/gu,"").toLowerCase()].map(n=>xu.get(n)??n).join("").replaceAll("rn","m").replaceAll("vv","w")}function gt(e){let t=e.map(r=>r.player?.nickname??null),n=e.map(r=>`${r.player?.nickname} ${r.seat+1}`),o=t.map(r=>r===null?null:gi(r)),s=n.map(gi);return t.map((r,i)=>r===null?null:o.some((u,p)=>p!==i&&u!==null&&(u===o[i]||s[p]===o[i]))?n[i]:r)}var Cu=/^—(?=$| \d$)/;function Jn(e,t){return e.replace(Cu,t)}var Mu=12e3,O=class extends Error{constructor(t,n){super(n.detail??n.title??String(t)),this.status=t,this.code=n.code??"internal_error",this.body=n}get passing(){return this.status>=500||this.status===429}},D=class extends Error{};async function Su(e){let t=await e.json().catch(()=>null);return t?.code?new O(e.status,t):new D(String(e.status))}function Eu(e,t){let n={method:e,credentials:"same-origin",cache:"no-store",signal:AbortSignal.timeout(Mu)};return t!==void 0&&(n.body=JSON.stringify(t),n.headers={"Content-Type":"application/json"}),n}async function J(e,t,n){try{let o=await fetch(t,Eu(e,n));if($i(o.headers.get("Date")),!o.ok)throw await Su(o);return o.status===204?void 0:await o.json()}catch(o){throw o instanceof O?o:new D(t,{cause:o})}}var N=e=>J("GET",e),G=(e,t)=>J("POST",e,t);var ue=(globalThis.document?.documentElement.dataset.languages??"en").split(" "),kt=g(ue[0]),xs=g({});function Cs(){let e=S("language");return e&&ue.includes(e)?e:null}function vi(e){C("language",e)}function yi(){return Cs()??fi(navigator.languages,ue)}async function on(e){let t=await fetch(`/static/text/${e}.json`).catch(()=>null),n=t?.ok?await t.json().catch(()=>null):null;if(!n)throw new D(e);xs.value=n,kt.value=e,document.documentElement.lang=e}function l(e,t){return hi(xs.value,kt.value,e,t)}function Qn(e){return bs(xs.value,e)??[]}var sn=tt(()=>pi(kt.value,navigator.languages)),Tu=tt(()=>new Intl.DateTimeFormat(sn.value,{hour:"numeric",minute:"2-digit"})),Au=tt(()=>new Intl.ListFormat(sn.value,{type:"conjunction"}));function Oe(e){return Au.value.format(e)}function B(e){return`\u2068${Jn(e,l("app.gone"))}\u2069`}var Ou=[["day",86400],["hour",3600],["minute",60]];function _i(e,t=nn()){let n=(Date.parse(e)-t)/1e3,o=new Intl.RelativeTimeFormat(sn.value,{numeric:"auto"}),s=Ou.find(([,r])=>Math.abs(n)>=r);return s?o.format(Math.round(n/s[1]),s[0]):o.format(0,"second")}function fe(e,t){let n=new Date(e),s=Math.abs(n.getTime()-nn())>6*864e5?{day:"numeric",month:"short"}:{};return new Intl.DateTimeFormat(sn.value,{weekday:"short",...s,hour:"numeric",minute:"2-digit",timeZone:t}).format(n)}function Q$(e){return new Intl.DateTimeFormat(sn.value,{day:"numeric",month:"short",timeZone:"UTC"}).format(new Date(e))}function rn(e){return Tu.value.format(new Date(e))}var wi="/worker.js",Lu="make-make",pe=g(globalThis.navigator?.onLine===!1);function ki(){addEventListener("online",()=>pe.value=!1),addEventListener("offline",()=>pe.value=!0)}function Pu(){let e=globalThis.trustedTypes;return e?e.createPolicy(Lu,{createScriptURL:()=>wi}).createScriptURL(""):wi}function Nu(){let e=performance.getEntriesByType("resource").map(({name:t})=>new URL(t).pathname);return[...new Set([...e,...ue.map(t=>`/static/text/${t}.json`)])]}async function bi(){if(!(!globalThis.isSecureContext||!("serviceWorker"in navigator)))try{await navigator.serviceWorker.register(Pu());let{active:e}=await navigator.serviceWorker.ready;e?.postMessage({keep:Nu()})}catch{}}var k=g(null),vt=g([]),an=g([]),ln=g([]),Wt=g(location.origin),xi=g(72);async function lt(e){try{let t=await N("/api/me");await e,k.value=t.player,vt.value=t.games,an.value=t.new_devices??[],ln.value=t.claims??[],pe.value=!1,await Iu(t.player.language)}catch(t){t instanceof O&&t.status===401&&(k.value=null),pe.value=t instanceof D}}async function Iu(e){let t=Cs()??e;t!==kt.value&&await on(t),t!==e&&await J("PATCH","/api/me",{language:t})}async function Ci(){try{let e=await N("/api/site");Wt.value=e.origin??location.origin,xi.value=e.claim_hours??xi.value}catch{Wt.value=location.origin}}function Le(){return k.value?.nickname??S("nickname")??""}function Mi(e){C("nickname",e)}async function to(e){let t=await G("/api/players",{nickname:e,language:kt.value});k.value=t.player}async function Si(e){let t=await J("PATCH","/api/me",{nickname:e});k.value=t.player??t}async function Ei(e){if(await on(e),vi(e),!k.value||k.value.language===e)return;let t=await J("PATCH","/api/me",{language:e});k.value=t.player??t}async function Ti(){await G("/api/me/devices/seen"),an.value=[]}async function Ai(){await G("/api/me/claims/seen"),ln.value=[]}async function Oi(){await J("DELETE","/api/me/session"),Li()}async function fg(){await J("DELETE","/api/me"),Li()}function Li(){C(`push:${k.value?.id}`,null),k.value=null,vt.value=[],an.value=[],ln.value=[]}var Gt=class extends Error{};async function bt(e,t="/healthz"){try{return await e()}catch(n){throw await N(t),new Gt("a part of the page did not come",{cause:n})}}var Ru=6e3,Pe=g([]),Ne=g({words:"",number:0}),un=g({place:0,from:0}),cn=[];function Pi(e){cn=[...cn,e],un.value={place:e,from:Ne.peek().number}}function Ni(e){cn=cn.filter(t=>t!==e),un.value={place:cn.at(-1)??0,from:Ne.peek().number}}var Ii=0;function Y(e,t=!1,n=!1){Ri({id:++Ii,message:e,fault:t,reload:n,to:""})}function Ms(e,t){Ri({id:++Ii,message:e,fault:!1,reload:!1,to:t})}function Ri(e){let{message:t,fault:n}=e;Pe.value=[...Pe.value.filter(o=>o.message!==t),e].slice(-3),n||setTimeout(()=>eo(e.id),Ru)}function eo(e){Pe.value=Pe.value.filter(t=>t.id!==e)}function ft(e){Ne.value={words:e,number:Ne.peek().number+1}}function rt(e){if(e instanceof O)return e.message;if(e instanceof D)return l("net.no_answer");if(e instanceof Gt)return l("net.no_part");throw e}async function x(e){try{return await e(),!0}catch(t){return Y(rt(t),!0),!1}}async function pt(e){try{return await bt(e)}catch(t){return Y(rt(t),!0,t instanceof Gt),null}}var oo={zoom:1,x:0,y:0},Fi=4,no=(e,t,n)=>Math.min(n,Math.max(t,e));function so({zoom:e,x:t,y:n},{width:o,height:s}){let r=no(e,1,Fi);return{zoom:r,x:no(t,o*(1-r),0)+0,y:no(n,s*(1-r),0)+0}}function Ss(e,t,n,o){let s=no(e.zoom*t,1,Fi),r=s/e.zoom;return so({zoom:s,x:n.x-(n.x-e.x)*r,y:n.y-(n.y-e.y)*r},o)}function ro(e,t,n,o){return so({...e,x:e.x+t,y:e.y+n},o)}function Bi(e,t,n,o){let[s,r]=[t,n].map(([p,f])=>({x:(p.x+f.x)/2,y:(p.y+f.y)/2})),[i,c]=[t,n].map(([p,f])=>Math.hypot(p.x-f.x,p.y-f.y)),u=Ss(e,c/Math.max(1,i),s,o);return ro(u,r.x-s.x,r.y-s.y,o)}function Ui(e,t,n){let o=(s,r,i)=>s<0?-s:Math.min(0,i-s-r);return ro(e,o(t.x,t.width,n.width),o(t.y,t.height,n.height),n)}function io(e,t,n,o){let s=Math.min(o.width/n.width,o.height/n.height),[r,i]=[(o.width-s*n.width)/2,(o.height-s*n.height)/2];return{x:e.x+e.zoom*(r+(t.x-n.x)*s),y:e.y+e.zoom*(i+(t.y-n.y)*s),width:t.width*s*e.zoom,height:t.height*s*e.zoom}}function fn({x:e,y:t,width:n,height:o},s){switch(s){case 1:return{x:-(t+o),y:e,width:o,height:n};case 2:return{x:-(e+n),y:-(t+o),width:n,height:o};case 3:return{x:t,y:-(e+n),width:o,height:n};default:return{x:e,y:t,width:n,height:o}}}var Di=["up","right","down","left"];function zi(e,t){let n=Di.findIndex(o=>o===e);return n<0?e:Di[(n-t+4)%4]}var ao="abcde",mt="c4";var Re=100/Math.sqrt(3),Es=e=>5+e,Kt=[...ao].map((e,t)=>Array.from({length:Es(t)},(n,o)=>`${e}${o+1}`)),ct=Kt.flat(),Du=ct.filter(e=>e!==mt);function Ts(e){return{row:ao.indexOf(e[0]),index:Number(e.slice(1))-1}}function yt(e,t){return Kt[e]?.[t]??null}function Fu(e){let{row:t,index:n}=Ts(e);return[yt(t-1,n),yt(t,n+1),yt(t+1,n+1),yt(t+1,n),yt(t,n-1),yt(t-1,n-1)].filter(s=>s!==null)}var Vt=new Set(Fu(mt));function U(e){let{row:t,index:n}=Ts(e);return{x:(n-(Es(t)-1)/2)*100,y:(t-2)*1.5*Re}}function ht(e,t=Re){return[0,1,2,3,4,5].map(n=>{let o=(n/3-.5)*Math.PI;return{x:e.x+t*Math.cos(o),y:e.y+t*Math.sin(o)}})}var xt=e=>`${Math.round(e.x)},${Math.round(e.y)}`;function Bu(){let e=new Map;for(let n of Du)for(let o of ht(U(n))){let s=e.get(xt(o))??{point:o,territories:[]};s.territories.push(n),e.set(xt(o),s)}let t=[...e.values()].filter(n=>n.territories.length===3);return new Map(t.map(n=>[n.territories.join("-"),n.point]))}var _t=Bu(),Uu=new Map(ct.map(e=>[e,[..._t.keys()].filter(t=>t.split("-").includes(e))]));function lo(e){return Uu.get(e)??[]}function Wi(e,t,n=U(e).x){let{row:o,index:s}=Ts(e),r=Es(o)-1;switch(t){case"left":return yt(o,s-1);case"right":return yt(o,s+1);case"up":return Hi(o-1,n);case"down":return Hi(o+1,n);case"first":return yt(o,0);case"last":return yt(o,r);case"top":return yt(0,0);case"bottom":return ct[ct.length-1];default:return null}}function Hi(e,t){let n=Kt[e]??[];return As({x:t*.999,y:0},n.map(o=>[o,{x:U(o).x,y:0}]))}function As(e,t){let n=null,o=1/0;for(let[s,{x:r,y:i}]of t){let c=(r-e.x)**2+(i-e.y)**2;c<o&&([n,o]=[s,c])}return n}function Gi(e){let t=new Map;for(let n of e){let o=ht(U(n));o.forEach((s,r)=>{let i=o[(r+1)%6],c=`${xt(i)} ${xt(s)}`;t.delete(c)||t.set(`${xt(s)} ${xt(i)}`,{from:s,to:i})})}return zu([...t.values()])}function zu(e){let t=new Map(e.map(o=>[xt(o.from),o])),n=[];for(let{from:o}of e){let s=[];for(let r=t.get(xt(o));r;r=t.get(xt(r.to)))t.delete(xt(r.from)),s.push(r.from);s.length&&n.push(s)}return n}function me(e,t){return e.map((n,o)=>{let s=ji(e[(o+e.length-1)%e.length],n),r=ji(n,e[(o+1)%e.length]),i=t/(1+s.x*r.x+s.y*r.y);return{x:n.x+(s.x+r.x)*i,y:n.y+(s.y+r.y)*i}})}function ji(e,t){let n=Math.hypot(t.x-e.x,t.y-e.y);return{x:-(t.y-e.y)/n,y:(t.x-e.x)/n}}function Ie(e,t,n){let o=Math.min(.5,n/Math.hypot(t.x-e.x,t.y-e.y));return{x:e.x+(t.x-e.x)*o,y:e.y+(t.y-e.y)*o}}function qi(e,t){return e.map((n,o)=>{let s=Ie(n,e[(o+e.length-1)%e.length],t),r=Ie(n,e[(o+1)%e.length],t);return`M${qt(s)}L${qt(Ie(n,s,5))}Q${qt(n)} ${qt(Ie(n,r,5))}L${qt(r)}`}).join("")}var qt=({x:e,y:t})=>`${e.toFixed(1)} ${t.toFixed(1)}`;function Zt(e,t=0){return`${e.map((o,s)=>{let r=Ie(o,e[(s+e.length-1)%e.length],t),i=Ie(o,e[(s+1)%e.length],t);return`${s?"L":"M"}${qt(r)}Q${qt(o)} ${qt(i)}`}).join("")}Z`}function Pt(e,t){return e?e.moai.includes(t)?"moai":e.territories[t]??null:null}function Hu(e,t){return!e||!t||e==="moai"||t==="moai"?e===t:e.clan===t.clan&&e.dominance===t.dominance&&e.chief===t.chief}function Ki(e,t){if(!e||!t)return new Map;let n=[e,t].flatMap(({territories:s,moai:r})=>[...Object.keys(s),...r]),o=[...new Set(n)].map(s=>[s,{before:Pt(e,s),after:Pt(t,s)}]);return new Map(o.filter(([,{before:s,after:r}])=>!Hu(s,r)))}function Os(e,t){let n=new Map,o=(s,r)=>n.set(s,[...n.get(s)??[],r]);return(e?.tangata_manu??[]).forEach((s,r)=>s.forEach(i=>{let c=t&&!t.tangata_manu[r].includes(i);o(i,{clan:r,sign:c?"goes":"stays"})})),(e&&t?t.tangata_manu:[]).forEach((s,r)=>s.forEach(i=>{e?.tangata_manu[r].includes(i)||o(i,{clan:r,sign:"comes"})})),n}function Vi(e){return e?Array.from({length:e.players},(t,n)=>Object.keys(e.territories).filter(o=>e.territories[o].clan===n)):[]}var co={x:-488,y:-280,width:976,height:562};function uo(e){let t=e;return()=>(t=t*16807%2147483647,(t-1)/2147483646)}function Xi(){let[e,t]=[Kt[0],Kt[ao.length-1]],n=(r,i)=>ht(U(r??""))[i],o=[n(e.at(-1),0),n(e.at(-1),1),n(t.at(-1),1),n(t.at(-1),2),n(t.at(-1),3)],s=o.map(({x:r,y:i})=>({x:-r,y:i})).reverse();return[...o,...s]}function Ji(e,t){return e.flatMap((n,o)=>{let s=e[(o+1)%e.length],r=Math.max(1,Math.round(Math.hypot(s.x-n.x,s.y-n.y)/t));return Array.from({length:r},(i,c)=>({x:n.x+(s.x-n.x)*c/r,y:n.y+(s.y-n.y)*c/r}))})}function ju(e){let t=e.length,n=e.map((o,s)=>{let[r,i,c]=[e[(s+t-1)%t],e[(s+1)%t],e[(s+2)%t]],u={x:o.x+(i.x-r.x)/6,y:o.y+(i.y-r.y)/6},p={x:i.x-(c.x-o.x)/6,y:i.y-(c.y-o.y)/6};return`C${[u,p,i].map(({x:f,y:h})=>`${f.toFixed(1)} ${h.toFixed(1)}`).join(" ")}`});return`M${e[0].x.toFixed(1)} ${e[0].y.toFixed(1)}${n.join("")}Z`}function pn(e,t,n,o=34){let s=uo(n),r=Ji(me(Xi(),-e),o);return ju(r.map(({x:i,y:c})=>({x:i+(s()-.5)*t,y:c+(s()-.5)*t})))}function Wu(e,t,n){let o=e()*2*Math.PI,s=Math.sqrt(e())*n;return{x:t.x+s*Math.cos(o),y:t.y+s*Math.sin(o)}}function Gu(){let e=uo(11);return ct.filter(n=>n!==mt).flatMap(n=>Array.from({length:5},()=>{let{x:o,y:s}=Wu(e,U(n),36),r=4+e()*4;return`M${(o-4).toFixed(1)} ${(s-r*.7).toFixed(1)}L${o.toFixed(1)} ${s.toFixed(1)}L${(o+.6).toFixed(1)} ${(s-r).toFixed(1)}M${o.toFixed(1)} ${s.toFixed(1)}l4 ${(-r*.75).toFixed(1)}`})).join("")}function Zi(e,t){let n=uo(e);return Ji(me(Xi(),-15),13).filter(()=>n()<t).map(({x:s,y:r})=>{let i=1.4+n()*2.6,[c,u]=[s+(n()-.5)*14,r+(n()-.5)*14];return`M${(c-i).toFixed(1)} ${u.toFixed(1)}a${i.toFixed(1)} ${(i*.7).toFixed(1)} 0 1 0 ${(2*i).toFixed(1)} 0a${i.toFixed(1)} ${(i*.7).toFixed(1)} 0 1 0 ${(-2*i).toFixed(1)} 0Z`}).join("")}function qu(e){let t=uo(5);return Array.from({length:90},()=>({x:e.x+t()*e.width,y:e.y+t()*e.height})).filter(({x:o,y:s})=>Math.abs(o)*.866-s*.5>372||s<-268).map(({x:o,y:s})=>`M${o.toFixed(1)} ${s.toFixed(1)}q5 -5 10 0t10 0`).join("")}function Ku(e){return Vt.has(e)?"tile-sacred":["tile-a","tile-b","tile-c"][(e.charCodeAt(0)*5+Number(e.slice(1))*7)%3]}var Yi=new Map;function nt(e,t,n=9){let o=`${e} ${t} ${n}`,s=Yi.get(o)??Zt(me(ht(U(e)),t),n);return Yi.set(o,s),s}var Vu=["M-11 0C-6 -7 4 -7 8 0C4 7 -6 7 -11 0ZM8 0L14 -5M8 0L14 5M-6 -1h.1","M-14 -3C-9 -8 -4 -5 0 0C4 -5 9 -8 14 -3M0 0L-3 7M0 0L3 7","M0 1C1 -2 5 -1 4 2C3 6 -5 6 -6 0C-6 -7 4 -9 8 -4C11 0 10 5 7 8","M-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0M0 -7.5v-3M0 7.5v3M-7.5 0h-3M7.5 0h3M-5.4 -5.4l-2 -2M5.4 5.4l2 2M-5.4 5.4l-2 2M5.4 -5.4l2 -2","M-7 0C-7 -6 7 -6 7 0C7 6 -7 6 -7 0ZM7 -1l4 -1v3ZM-4 -5l-3 -4M4 -5l3 -4M-4 5l-3 4M4 5l3 4M0 -4v8"];function Zu(){let e=[-350,-250,-150,-50,50,150,250,350].map(n=>[n,227]),t=[-150,-50,50,150].map(n=>[n,-227]);return[...e,...t].map(([n,o],s)=>a`
    <path class="carving" d=${Vu[(s*3+(s>7?1:0))%5]} transform="translate(${n} ${o}) scale(0.92)" />`)}var Yu=a`<g class="islets" transform="translate(398 -192)"><g class="upright">
  <path class="islet-shoal" d="M-44 18C-40 4 -22 -6 -4 -4C18 -14 46 0 46 16C46 30 -46 32 -44 18Z" />
  <path class="islet-foot" d="M-34 16C-32 6 -18 0 -6 4C4 6 8 14 4 18C-6 24 -34 24 -34 16ZM14 12C16 4 34 4 36 12C36 18 14 18 14 12ZM20 -10C20 -18 30 -18 30 -10C30 -6 20 -6 20 -10Z" />
  <path class="islet" d="M-32 12C-28 0 -18 -8 -8 -4C2 0 6 8 2 12C-6 18 -32 18 -32 12ZM16 8C18 0 30 -2 34 8C34 12 16 12 16 8ZM22 -14C22 -30 28 -30 28 -14C28 -10 22 -10 22 -14Z" />
  <path class="islet-grass" d="M-24 5C-20 -2 -12 -5 -8 -2C-4 0 -2 4 -4 6C-10 9 -22 9 -24 5Z" />
  <path class="terns" d="M-44 -34q6 -7 10 0q5 -7 11 -1M-12 -50q5 -6 8 0q4 -6 9 -1M-66 -58q4 -5 7 0q4 -5 8 0" />
</g></g>`,Xu=a`<g class="canoe" transform="translate(-402 -176)"><g class="upright">
  <path class="wake" d="M-50 16q7 -5 14 0t14 0t14 0M-6 21q7 -5 14 0t14 0" />
  <path class="sail" d="M-4 8C-16 -14 -14 -32 -20 -46C0 -46 20 -34 26 -22C16 -14 6 -4 -1 8Z" />
  <path class="sail-line" d="M-12 -20C-2 -24 10 -20 18 -15M-17 -36C-4 -38 10 -32 20 -25" />
  <path class="boat" d="M-38 3C-24 13 20 14 36 0C34 14 22 19 -4 19C-26 19 -36 13 -38 3Z" />
</g></g>`;function Ju(e){return a`<defs>
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
  </defs>`}function Qu(e){return a`<g class="shore">
    <path class="shallow shallow-far" d=${pn(44,16,3,60)} />
    <path class="shallow" d=${pn(31,12,7,50)} />
    <path class="foam" d=${pn(27,10,23,42)} />
    <path class="cliff" d=${pn(18,9,42)} transform="translate(0 9)" />
    <path class="land" d=${pn(18,9,42)} fill="url(#${e}-land)" />
    <path class="pebble-dark" d=${Zi(8,.8)} />
    <path class="pebble-light" d=${Zi(17,.5)} />
    ${Zu()}
  </g>`}function tf(e,t){let n=ct.filter(o=>o!==mt);return a`<g class="tiles">
    <path class="tile-shadow" d=${n.map(o=>nt(o,2.2)).join("")} transform="translate(0 3)" />
    ${n.map(o=>a`<path class="tile ${Ku(o)}" d=${nt(o,2.4)} />`)}
    <path class="tufts" d=${Gu()} />
    <path class="tile-light" d=${n.map(o=>nt(o,4)).join("")} />
    <rect class="dawn" x=${t.x} y=${t.y} width=${t.width} height=${t.height} fill="url(#${e}-dawn)" />
  </g>`}function ef(){let e=Array.from({length:24},(t,n)=>{let o=n/24*2*Math.PI,[s,r]=[44.5,n%2?47.5:49.5];return`M${(s*Math.cos(o)).toFixed(1)} ${(s*Math.sin(o)).toFixed(1)}L${(r*Math.cos(o)).toFixed(1)} ${(r*Math.sin(o)).toFixed(1)}`});return a`<g class="centre">
    <path class="centre-stone" d=${Zt(ht({x:0,y:0},Re-2),12)} />
    <circle class="centre-plate" r="43" />
    <path class="centre-notches" d=${e.join("")} />
  </g>`}function nf(e,t=co){return a`<g class="island" aria-hidden="true">
    ${Ju(e)}
    <rect class="sea" x=${t.x} y=${t.y} width=${t.width} height=${t.height} fill="url(#${e}-sea)" />
    <path class="waves" d=${qu(t)} />
    ${Xu}${Yu}
    ${Qu(e)}${tf(e,t)}${ef()}
  </g>`}function Ls({id:e}){return z(()=>nf(e),[e])}function Qi(e,t){return Gi(e).map(n=>Zt(me(n,t),9)).join("")}var Ps=(...e)=>e.map(([t,n])=>({x:t,y:n})),of=(e,t)=>e.map(({x:n,y:o})=>({x:n*t,y:o*t})),sf=Ps([-.9,-.9],[.9,-.9],[.9,.9],[-.9,.9]),rf=Ps([0,-1.2],[1.2,0],[0,1.2],[-1.2,0]),af=Ps([0,-1.3],[1.24,.86],[-1.24,.86]);function he(e,t){let n=t;return e===0?`M${-n} 0A${n} ${n} 0 1 1 ${n} 0A${n} ${n} 0 1 1 ${-n} 0Z`:Zt(of([sf,rf,af][e-1],n),n*(e===3?.42:.32))}var ta=(e,t)=>e===3?t*.2:0;function De({look:e,n:t="",radius:n=30}){let o=n*(String(t).length>1?1:1.2)*(e===3?.88:1);return a`<g class="token look-${e}">
    <path class="piece-shadow" d=${he(e,n)} transform="translate(0 ${n*.11})" />
    <path class="piece-body" d=${he(e,n)} />
    <path class="piece-groove" d=${he(e,n*.82)} />
    ${t!==""&&a`<text class="piece-number" font-size=${o.toFixed(1)} text-anchor="middle"
      y=${(ta(e,n)+o*.355).toFixed(1)}>${t}</text>`}
  </g>`}var lf=[-78,-52,-26,0,26,52,78],cf="M-3 -9C-5 -14 -4.6 -19.5 0 -22.5C4.6 -19.5 5 -14 3 -9Z";function Ns({look:e}){return a`<g class="chief look-${e}">
    ${lf.map(t=>a`<path class="feather" d=${cf} transform="translate(0 -7) rotate(${t})" />`)}
    <path class="chief-face" d="M-11.5 -8C-11.5 -18 11.5 -18 11.5 -8C11.5 0 7 5 0 5C-7 5 -11.5 0 -11.5 -8Z" />
    <path class="chief-band" d="M-13 -10.5C-8 -17 8 -17 13 -10.5L12 -6.2C7 -11 -7 -11 -12 -6.2Z" />
    <circle class="chief-eye" cx="-4.4" cy="-4" r="2" />
    <circle class="chief-eye" cx="4.4" cy="-4" r="2" />
  </g>`}function ea({look:e,n:t=""}){return a`<g class="chief-token">
    <g transform="translate(0 -13)"><${Ns} look=${e} /></g>
    <g transform="translate(0 ${[9,9,10,12][e]})"><${De} look=${e} n=${t} radius=${e===2?23:25} /></g>
  </g>`}var uf="M-2 -3.5C-8 -4 -10.5 -10.5 -8 -15C-5 -20 2 -20 5.5 -16.2C12 -15.4 18 -13 19 -5.4C16.6 -8 13 -9 6.6 -8.4C5 -5.4 2 -3.4 -2 -3.5Z",ff="M-6.5 -6.5C-13.5 -3.5 -16.6 4 -15 11.5C-14 16 -10.6 18 -6.4 18L10 18C13.6 18 13.6 13.4 10 13.4L5.8 13.4C9 10.8 11 8 11 5.4C11 1.8 6.6 1.4 5.2 4.2C4.2 6.2 2.6 7.4 0.6 7.8C0.6 5 1.4 2.6 2.4 0.6L9.6 0.6C12 0.6 12 -3 9.6 -3L4 -3L4.4 -6Z",pf="M-9.6 12.4C-6.4 12.6 -2.4 12 0.6 7.8";function Is({look:e,radius:t=20}){let n=t/25*(e===3?.8:e===2?.94:1);return a`<g class="bird-man look-${e}">
    <path class="piece-shadow" d=${he(e,t)} transform="translate(0 ${t*.12})" />
    <path class="piece-body" d=${he(e,t)} />
    <g transform="translate(0 ${ta(e,t).toFixed(1)}) scale(${n.toFixed(3)})">
      <path class="bird" d=${ff} />
      <path class="bird" d=${uf} />
      <path class="bird-line" d=${pf} />
      <circle class="bird-eye" cx="-0.6" cy="-11.8" r="2.9" />
      <ellipse class="bird" cx="14.4" cy="-0.8" rx="3.2" ry="4" />
    </g>
  </g>`}var mf="M-24 40C-25 30 -23 23 -15 19L-10 15L10 15L15 19C23 23 25 30 24 40Z",hf="M-14.5 -27C-8 -29 8 -29 14.5 -27C16 -18 15 -6 16 3C16.4 10 12 17 7 20.5C3 23 -3 23 -7 20.5C-12 17 -16.4 10 -16 3C-15 -6 -16 -18 -14.5 -27Z",df="M-14 -17C-8 -20 -4 -19 0 -17C4 -19 8 -20 14 -17L12.6 -10C8 -13.4 5.4 -13 4.4 -10L5.6 -1C8 1 7 4 3.4 4.6L-3.4 4.6C-7 4 -8 1 -5.6 -1L-4.4 -10C-5.4 -13 -8 -13.4 -12.6 -10Z",$f="M-16 -16C-20 -17 -21 -12 -20 -4C-19.6 3 -19 8 -16 7ZM16 -16C20 -17 21 -12 20 -4C19.6 3 19 8 16 7Z";function Rs(){return a`<g class="moai">
    <path class="moai-stone" d=${mf} />
    <path class="moai-groove" d="M-19 40C-18 33 -14 30 -9 29.4M19 40C18 33 14 30 9 29.4" />
    <path class="moai-stone" d=${$f} />
    <path class="moai-head" d=${hf} />
    <path class="moai-light" d="M-13 -25.5C-14 -16 -13 -6 -14 3C-14 9 -11 15 -7 18C-9.6 8 -10.6 -12 -9.4 -26.6Z" />
    <path class="moai-shade" d=${df} />
    <path class="moai-nose" d="M-2.6 -15.5C-1 -16.4 1 -16.4 2.6 -15.5L4.2 -0.4C5 1.8 3.6 3 0 3C-3.6 3 -5 1.8 -4.2 -0.4Z" />
    <path class="moai-mouth" d="M-6.6 10.4C-3 8.8 3 8.8 6.6 10.4C3 12.4 -3 12.4 -6.6 10.4Z" />
    <path class="pukao" d="M-15 -27.5L-13.4 -37.4C-13 -40.6 -8 -42 0 -42C8 -42 13 -40.6 13.4 -37.4L15 -27.5C8 -30 -8 -30 -15 -27.5Z" />
    <path class="pukao-rim" d="M-13 -36.2C-8 -38.4 8 -38.4 13 -36.2" />
  </g>`}var na="M0 -35C15 -35 31 -31 32.5 -15C33.6 -3 28 7 24 15C20 24 14 33 0 33C-14 33 -20 24 -24 15C-28 7 -33.6 -3 -32.5 -15C-31 -31 -15 -35 0 -35Z",oa="M-15.4 -26.4C-8 -26.4 -4.2 -22.6 -3.8 -15.6L-4.6 3.4C-9.6 5 -9 12 -3.6 11.8L3.6 11.8C9 12 9.6 5 4.6 3.4L3.8 -15.6C4.2 -22.6 8 -26.4 15.4 -26.4",sa="M-11.6 21.4C-6 16.8 6 16.8 11.6 21.4C6 27 -6 27 -11.6 21.4Z";function fo(){return a`<g class="make-make">
    <path class="mask" d=${na} />
    <circle class="mask-line" cx="-16.6" cy="-10.6" r="10.4" />
    <circle class="mask-line" cx="16.6" cy="-10.6" r="10.4" />
    <circle class="mask-pupil" cx="-16.6" cy="-10.6" r="4.6" />
    <circle class="mask-pupil" cx="16.6" cy="-10.6" r="4.6" />
    <path class="mask-line" d=${oa} />
    <path class="mask-line" d=${sa} />
  </g>`}function ra(){return a`<g class="carved-face">
    <path d=${na} />
    <circle cx="-16.6" cy="-10.6" r="10.4" />
    <circle cx="16.6" cy="-10.6" r="10.4" />
    <path d=${oa} />
    <path d=${sa} />
  </g>`}function de(e,t,n){return a`<svg class="figure figure-${e}" viewBox=${t} aria-hidden="true" focusable="false">${n}</svg>`}function ot({look:e,n:t=""}){return de("token","-40 -41 80 82",a`<${De} look=${e} n=${t} />`)}function Nt({look:e}){return de("chief","-34 -38 68 72",a`<g class="chief-token">
    <g transform="translate(0 2) scale(1.4)"><${Ns} look=${e} /></g>
    <g transform="translate(0 ${e===3?19:17})"><${De} look=${e} radius=${14.5} /></g></g>`)}function mn({look:e}){return de("bird-man","-28 -29 56 58",a`<${Is} look=${e} />`)}function ia(){return de("moai","-28 -45 56 88",a`<${Rs} />`)}function Ct(){return de("make-make","-36 -38 72 76",a`<${fo} />`)}var gf=Array.from({length:24},(e,t)=>t*15);function aa({look:e}){return de("ariki","-80 -80 160 160",a`<g class="look-${e}">
    ${gf.map((t,n)=>a`<path class="triumph-ray" d="M-5 -46L0 ${n%2?-66:-78}L5 -46Z" transform="rotate(${t})" />`)}
    <circle class="ariki-sun" r="46" />
    <g transform="translate(0 2) scale(1.9)"><${Ns} look=${e} /></g>
    <g transform="translate(0 26)"><${De} look=${e} radius=${15} /></g>
  </g>`)}var vf=Array.from({length:16},(e,t)=>t*22.5);function la(){return de("logo","-64 -64 128 128",a`<g class="logo">
    <circle class="logo-sky" r="62" />
    ${vf.map(e=>a`<path class="logo-ray" d="M-2.6 -44L0 -58L2.6 -44Z" transform="rotate(${e})" />`)}
    <circle class="logo-sun" r="41" />
    <g transform="translate(0 1)"><${fo} /></g>
    <path class="logo-sea" d="M-55.4 28C-44 20 -36 36 -24 29C-14 23 -8 36 4 30C15 24 22 37 34 30C43 25 48 33 54.8 29A62 62 0 0 1 -55.4 28Z" />
    <path class="logo-wave" d="M-45 42C-36 35 -30 47 -20 41C-10 35 -4 48 6 42C16 36 22 48 32 42C38 38 42 42 45 42" />
    <circle class="logo-rim" r="62" />
  </g>`)}var hn=({x:e,y:t},n=1)=>`translate(${e.toFixed(1)} ${t.toFixed(1)}) scale(${n})`,Fe=(e,t)=>e[t]??t;function fa({id:e}){return a`<defs>${["M2 6h8","M6 2v8M2 6h8","M0 12L12 0","M2 9L6 3L10 9"].map((n,o)=>a`
    <pattern id="${e}-land-${o}" class="look-${o}" width="12" height="12" patternUnits="userSpaceOnUse">
      <path class="land-pattern" d=${n} />
    </pattern>`)}</defs>`}function yf({look:e,tints:t,line:n,id:o}){return a`<g class="land-of look-${e}">
    <path class="land-tint" d=${t} />
    <path fill="url(#${o}-land-${e})" d=${t} />
    <path class="land-line-under" d=${n} />
    <path class="land-line" d=${n} />
  </g>`}function pa({state:e,looks:t,id:n}){return a`<g class="lands">${Vi(e).map((o,s)=>a`
    <${yf} key=${s} look=${Fe(t,s)} id=${n}
      tints=${o.map(r=>nt(r,2.4)).join("")} line=${Qi(o,3.6)} />`)}</g>`}function po({what:e,looks:t}){if(!e)return null;if(e==="moai")return a`<g transform="translate(0 1) scale(0.9)"><${Rs} /></g>`;let n=Fe(t,e.clan);return e.chief?a`<${ea} look=${n} n=${e.dominance} />`:a`<${De} look=${n} n=${e.dominance} radius=${n===3?29:31} />`}var _f=(e,t)=>`${e} ${t==="moai"?t:t?.clan}`;function wf(e){return ct.flatMap(t=>{let n=Pt(e,t);return n?[{key:_f(t,n),space:t,what:n}]:[]})}function ma({state:e,ghost:t,looks:n}){let o=wf(e),s=Ki(e,t),r=new Set(Os(e,t).keys());return a`<g class="pieces">
    ${o.filter(({space:i})=>!s.has(i)).map(({key:i,space:c,what:u})=>a`
      <g key=${i} transform=${hn(U(c))}>
        ${u==="moai"&&a`<${ha} />`}
        <g class="upright"><g class="piece" data-piece=${c}><${po} what=${u} looks=${n} /></g></g></g>`)}
    ${[...s].map(([i,{before:c,after:u}])=>a`
      <g key=${`ghost ${i}`} transform=${hn(U(i))}>
        <${Cf} before=${c} after=${u} looks=${n} aside=${bf(i,r)} /></g>`)}
  </g>`}function ha(){return a`<path class="ahu" d=${nt("c4",2.4)} /><path class="ahu-joints" d=${kf} />`}var kf="M-44 -23H44M-44 1H44M-44 25H44M-12 -23V-45M16 -23V-43M-30 1V-23M4 1V-23M30 1V-23M-14 25V1M24 25V1M-20 25V41M8 25V48",ca=[5,0,3,2,4,1];function bf(e,t){let n=U(e),o=ht(n).map(i=>xf(i)),s=i=>![o[i],o[(i+1)%6]].some(c=>c&&t.has(c)),r=((ca.find(s)??ca[0])-1)*Math.PI/3;return{x:Math.cos(r),y:Math.sin(r)}}function xf(e){return[..._t].find(([,{x:t,y:n}])=>Math.hypot(t-e.x,n-e.y)<1)?.[0]}function Cf({before:e,after:t,looks:n,aside:{x:o,y:s}}){let r=a`<${Mf} after=${t} looks=${n} />`;return e?a`
    ${r}
    <g class="struck" transform=${hn({x:o*31.5,y:s*31.5},.44)}><g class="upright">
      <${po} what=${e} looks=${n} />
      <path class="strike-under" d="M-32 32L32 -32" /><path class="strike" d="M-32 32L32 -32" />
    </g></g>
    <g class="ghost" transform=${hn({x:o*-10,y:s*-10},.8)}><g class="upright"><${po} what=${t} looks=${n} /></g></g>`:a`${r}<g class="upright"><g class="ghost"><${po} what=${t} looks=${n} /></g></g>`}function Mf({after:e,looks:t}){return e?e==="moai"?a`<g class="ghost"><${ha} /></g>`:a`<path class="ghost-ground" d=${nt("c4",6)} />
    <path class="ghost-land look-${Fe(t,e.clan)}" d=${nt("c4",6)} />`:null}var Sf=[{radius:18,at:[[0,0]]},{radius:13.5,at:[[-13.5,0],[13.5,0]]},{radius:12,at:[[-12.5,7.5],[12.5,7.5],[0,-13.5]]},{radius:11,at:[[-11.5,-11.5],[11.5,-11.5],[-11.5,11.5],[11.5,11.5]]}];function Ef({ground:e,standing:t,looks:n}){let{radius:o,at:s}=Sf[t.length-1];return t.map(({clan:r,sign:i},c)=>a`
    <g key=${r} transform="translate(${s[c][0]} ${s[c][1]})">
      <g class=${{stays:"piece",comes:"ghost",goes:"struck"}[i]} data-bird-man=${`${e} ${r}`}>
        <${Is} look=${Fe(n,r)} radius=${o} />
        ${i==="goes"&&a`<path class="strike-under fine" d="M-13 13L13 -13" />
          <path class="strike fine" d="M-13 13L13 -13" />`}
      </g></g>`)}function da({state:e,ghost:t,looks:n}){let o=Os(e,t);return a`<g class="grounds">${[..._t].map(([s,r])=>a`
    <g key=${s} transform=${hn(r)}>
      <circle class="ground" r="6" />${!o.has(s)&&a`<circle class="ground-dot" r="1.8" />`}
      ${o.has(s)&&a`<g class="upright"><${Ef} ground=${s} standing=${o.get(s)} looks=${n} /></g>`}
    </g>`)}</g>`}function $a({state:e,ghost:t,looks:n}){let o=e?.make_make??null,s=t?t.make_make:o,r=s!==o;return a`<g class="make-make-place upright">
    ${o!==null&&a`<${ra} />`}
    ${o===null&&a`<g class=${r?"struck":""} data-make-make="free"><${fo} /></g>`}
    ${o!==null&&a`<${ua} look=${Fe(n,o)} sign=${r?"struck":""} />`}
    ${r&&s!==null&&a`<${ua} look=${Fe(n,s)} sign="ghost" />`}
  </g>`}function ua({look:e,sign:t}){return a`<g class="holder look-${e} ${t}" data-make-make="held">
    ${t!=="struck"&&a`<circle class="holder-ring" r="46" />`}
    <g transform="translate(0 ${t==="struck"?-46:46})">
      <path class="piece-body" d=${he(e,9)} />
      ${t==="struck"&&a`<path class="strike" d="M-11 11L11 -11" />`}
    </g>
  </g>`}var Ds=({clans:e},t)=>e[t]?.name??String(t+1);function Tf(e){let t=e.state?.make_make??null;return t===null?e.text("board.centre"):e.text("board.centre_left",{clan:Ds(e,t)})}function Af(e,t){let n=Pt(e.state,t);if(!n)return e.text("board.neutral");if(n==="moai")return e.text("board.moai");let o=e.text("board.tokens",{n:n.dominance});return e.text(n.chief?"board.held_chief":"board.held",{clan:Ds(e,n.clan),tokens:o})}function Of(e,t){return lo(t).flatMap(n=>ga(e,n).map(o=>e.text("board.bird_man",{clan:o,ground:n})))}function ga(e,t){return(e.state?.tangata_manu??[]).flatMap((o,s)=>o.includes(t)?[Ds(e,s)]:[])}function va(e,t){let n=Vt.has(t)?[e.text("board.sacred")]:[],o=t===mt?Tf(e):Af(e,t);return[t,...n,o,...Of(e,t)].join(", ")}function ya(e,t,n){return[e,...["target","last","reason"].filter(s=>n[s]).map(s=>t(`board.${s}`))].join(", ")}function _a(e,t){let n=ga(e,t);return n.length?e.text("board.ground_taken",{ground:t,clan:n.join(", ")}):e.text("board.ground",{ground:t})}var Lf={ArrowLeft:"left",ArrowRight:"right",ArrowUp:"up",ArrowDown:"down",Home:"first",End:"last"};function Pf(e){return e.ctrlKey&&e.key==="Home"?"top":e.ctrlKey&&e.key==="End"?"bottom":Lf[e.key]??null}function Fs(e){return e.target.closest("[data-space]")?.getAttribute("data-space")??null}function Nf({state:e,clans:t,text:n}){let o=t.map(({name:r})=>r).join(`
`),s=n("board.label");return z(()=>new Map(ct.map(r=>[r,va({state:e,clans:t,text:n},r)])),[e,o,s])}function If(e,t){let[n,o]=$(e??mt),s=b(U(n).x);K(()=>{e&&o(e)},[e]);function r(c){c!==n&&(s.current=U(c).x),o(c)}function i(c,u){let p=u==="up"||u==="down",f=s.current,h=Wi(c,u,p?f:void 0);h&&(t.current?.querySelector(`[data-space="${h}"]`)?.focus(),s.current=p?f:U(h).x)}return{cursor:n,arrive:r,walk:i}}function wa(e){let{text:t,targets:n,marked:o,reasons:s,selected:r=null,onSpace:i=()=>{},svg:c,turn:u}=e,p=Nf(e),{cursor:f,arrive:h,walk:d}=If(r,c);function m(y){let _=Fs(y),E=Pf(y);if(!(!_||y.altKey||y.metaKey)){if(E)d(_,zi(E,u));else if(y.key==="Enter"||y.key===" ")i(_);else return;y.preventDefault()}}function v(y){let _=n?.has(y)??!1,E={target:_,last:o?.spaces.has(y)??!1,reason:s?.has(y)??!1};return a`<${Bs} key=${y} space=${y} label=${ya(p.get(y)??y,t,E)}
      selected=${y===r} disabled=${Boolean(n?.size)&&!_} inTabOrder=${y===f} />`}return a`<g role="grid" class="grid" aria-label=${t("board.label")} aria-describedby=${e.view?"board-keys":void 0} onKeyDown=${m}
    onClick=${y=>{let _=Fs(y);_&&i(_,y.detail>0)}}
    onFocusIn=${y=>{let _=Fs(y);_&&h(_)}}>
    ${Kt.map(y=>a`<g role="row" key=${y[0]}>${y.map(v)}</g>`)}
  </g>`}var Bs=class extends oi{shouldComponentUpdate(t){let n=this.props;return t.label!==n.label||t.selected!==n.selected||t.disabled!==n.disabled||t.inTabOrder!==n.inTabOrder}render({space:t,label:n,selected:o,disabled:s,inTabOrder:r}){return a`<g role="gridcell" class="space" data-space=${t} tabindex=${r?0:-1} aria-label=${n}
      aria-selected=${o?"true":"false"} aria-disabled=${s?"true":"false"}>
      <path class="space-surface" d=${Zt(ht(U(t),Re))} />
      ${r&&a`<path class="space-ring-under" d=${nt(t,1)} /><path class="space-ring" d=${nt(t,1)} />`}
    </g>`}};var Rf=22.5;function Df(e){let[t,n]=$(1);return w(()=>{let o=e.current;if(!o||typeof ResizeObserver>"u")return;let s=new ResizeObserver(()=>n(o.viewBox.baseVal.width/Math.max(1,o.getBoundingClientRect().width)));return s.observe(o),()=>s.disconnect()},[]),t}function Ff(e,t){let n=e.querySelector(".turned")?.getScreenCTM();return new DOMPoint(t.clientX,t.clientY).matrixTransform(n?.inverse())}function Bf({x:e,y:t,taken:n}){let o=n?27:15;return a`
    <circle class=${n?"choice-ring-under open":"choice-ring-under"} cx=${e} cy=${t} r=${o} /><circle class="choice-ring" cx=${e} cy=${t} r=${o} />
    ${!n&&a`<circle class="choice-dot" cx=${e} cy=${t} r="6.5" />`}`}function ka({choices:e,state:t,clans:n,text:o,onGround:s=()=>{},svg:r}){let i=Df(r);if(!e?.size)return null;let c=[..._t].filter(([f])=>e.has(f));function u(f,h){let d=r.current&&f.detail>0;s(d&&As(Ff(r.current,f),c)||h)}function p(f,h){f.key!=="Enter"&&f.key!==" "||(f.preventDefault(),s(h))}return a`<g role="group" class="choices" aria-label=${o("board.grounds")}>
    ${c.map(([f,{x:h,y:d}])=>a`<g key=${f} role="button" class="choice" tabindex="0" data-ground=${f}
      aria-label=${_a({state:t,clans:n,text:o},f)}
      onClick=${m=>u(m,f)}
      onKeyDown=${m=>p(m,f)}>
      <circle class="choice-surface" cx=${h} cy=${d} r=${Math.max(24,Rf*i)} />
      <${Bf} x=${h} y=${d} taken=${t?.tangata_manu.some(m=>m.includes(f))??!1} />
    </g>`)}
  </g>`}var Yt=new Set,xa={spaces:Yt,grounds:Yt};function Uf(e,t){w(()=>{if(!e||!t.current)return;let n=new AbortController;return e.attach(t.current,n.signal),()=>n.abort()},[e])}function mo(e){let t=ce(),n=b(null),o=b(null);Uf(e.view,n);let s=e.view?.turn.value??0,{x:r,y:i,width:c,height:u}=fn(co,s);return a`<div class=${e.view?"board board-near":"board"} ref=${n}><div class="board-plane">
    <svg ref=${o} class="board-picture" data-turn=${s} viewBox="${r} ${i} ${c} ${u}" role="none">
      <g class="turned" transform="rotate(${s*90})">
        <${Ls} id=${t} />
        <${Ma} ...${e} id=${t} />
        <${wa} ...${e} svg=${o} turn=${s} />
        <${ka} ...${e} svg=${o} />
      </g>
    </svg>
  </div></div>`}function Ca({box:e=co,labelledby:t,...n}){let o=ce(),s=t?{role:"img","aria-labelledby":t}:{"aria-hidden":"true"};return a`<div class="board"><svg class="board-picture" viewBox="${e.x} ${e.y} ${e.width} ${e.height}" ...${s}>
    <${Ls} id=${o} /><${Ma} ...${n} id=${o} />
  </svg></div>`}function Ma(e){let{state:t,clans:n,ghost:o=null,coordinates:s=!1,id:r}=e,i=n.map(({look:f})=>f).join(""),c=z(()=>[...i].map(Number),[i]),u=z(()=>a`<${fa} id=${r} /><${pa} state=${t} looks=${c} id=${r} />`,[t,c,r]),p=z(()=>a`
    <${$a} state=${t} ghost=${o} looks=${c} />
    <${ma} state=${t} ghost=${o} looks=${c} />
    <${da} state=${t} ghost=${o} looks=${c} />`,[t,o,c]);return a`<g aria-hidden="true">
    ${u}
    <${Hf} ...${e} />
    ${zf}
    ${p}
    <${Wf} ...${e} />
    <${Gf} ...${e} />
    ${o&&o.winner!==null&&a`<${Kf} look=${n[o.winner]?.look??0} />`}
    ${s&&a`<${Vf} state=${t} ghost=${o} />`}
  </g>`}var zf=a`<path class="sacred-rim" d=${[...Vt].map(e=>nt(e,10,7)).join("")} />`;function Hf({targets:e=Yt,marked:t=xa,reasons:n=Yt,selected:o=null,touched:s}){let r=(c,u)=>[...c].map(p=>nt(p,u)).join(""),i=[...t.spaces].map(c=>qi(me(ht(U(c)),5),17)).join("");return a`<g class="signs">
    <path class="sign-target" d=${r(e,6.5)} />
    <path class="sign-last-under" d=${i} /><path class="sign-last" d=${i} />
    <${jf} selected=${o} touched=${s} />
    <path class="sign-reason-under" d=${r(n,6)} /><path class="sign-reason" d=${r(n,6)} />
  </g>`}function jf({selected:e,touched:t}){let n=t?t.value:e,o=n&&!n.includes("-")?nt(n,2):"";return a`<path class="sign-selected-under" d=${o} /><path class="sign-selected" d=${o} />`}function Wf({candidates:e=Yt}){return[...e].map(t=>{let{x:n,y:o}=U(t);return a`<g key=${t} data-candidate=${t}><circle class="choice-ring-under open" cx=${n} cy=${o} r="40" />
      <circle class="choice-ring" cx=${n} cy=${o} r="40" /></g>`})}function Gf({marked:e=xa}){return[...e.grounds].map(t=>{let{x:n,y:o}=_t.get(t);return a`<g key=${t}><circle class="ground-last-under" cx=${n} cy=${o} r="22" />
      <circle class="ground-last" cx=${n} cy=${o} r="22" /></g>`})}var qf=Array.from({length:24},(e,t)=>t*15);function Kf({look:e}){return a`<g class="triumph look-${e}">${qf.map(t=>a`
    <path class="triumph-ray" d="M-4 -54L0 -76L4 -54Z" transform="rotate(${t})" />`)}</g>`}function Vf({state:e,ghost:t}){return a`<g class="coordinates">${ct.map(n=>{let{x:o,y:s}=U(n);return!Pt(e,n)&&!Pt(t,n)&&n!=="c4"?a`<${ba} key=${n} space=${n} x=${o} y=${s} kind="coordinate" dx="0" dy="9" />`:a`<${ba} key=${n} space=${n} x=${o} y=${s} kind="coordinate coordinate-small" dx="-24" dy="41" />`})}</g>`}function ba({space:e,x:t,y:n,kind:o,dx:s,dy:r}){return a`<g transform="translate(${t} ${n})"><g class="upright">
    <text class=${o} x=${s} y=${r} text-anchor="middle">${e}</text></g></g>`}function $e(e){let t=gt(e.seats);return e.seats.map((n,o)=>({clan:n.clan??-1,name:t[o]??"",look:n.look??n.clan??0,seat:n})).filter(n=>n.clan>=0).sort((n,o)=>n.clan-o.clan)}function Z(e,t){return e?.seats.find(n=>n.clan===t)?.look??t}function T(e){let t=$e(e);return n=>B(t[n]?.name??"")}var Zf=3e4,Sa=12,Us=e=>e.closed||e.status==="finished"||e.status==="cancelled";function Yf(){w(()=>{let e=new AbortController,t=()=>document.visibilityState==="visible"&&lt(),n=setInterval(t,Zf);return document.addEventListener("visibilitychange",t,{signal:e.signal}),()=>{clearInterval(n),e.abort()}},[])}function Ea(){Yf();let e=vt.value,t=e.filter(r=>r.your_turn),n=e.filter(r=>r.status==="playing"&&!r.your_turn&&!Us(r)),o=e.filter(r=>r.status==="waiting"&&!Us(r)),s=e.filter(Us);return a`
    <section class="my-games stack" aria-labelledby="my-games">
      <h1 id="my-games">${l("front.my_games")}</h1>
      <${zs} title=${t.length?l("games.mine",{n:t.length}):l("games.none_mine")} list=${t} />
      ${n.length>0&&a`<${zs} title=${l("games.others")} list=${n} boards=${Sa-t.length} />`}
      ${o.length>0&&a`<${zs} title=${l("games.before")} list=${o} />`}
      ${s.length>0&&a`<${Xf} list=${s} />`}
    </section>`}function zs({title:e,list:t,boards:n=Sa}){return a`
    <div class="games-part">
      <h2>${e}</h2>
      ${t.length>0&&a`
        <ul class="games">${t.map((o,s)=>a`<${Ta} game=${o} board=${s<n} key=${o.code} />`)}</ul>`}
    </div>`}function Xf({list:e}){return a`
    <details class="more games-past">
      <summary>${l("games.past",{n:e.length})}</summary>
      <ul class="games">${e.map(t=>a`<${Ta} game=${t} board=${!1} key=${t.code} />`)}</ul>
    </details>`}var Jf=e=>Array.from({length:e.state.players},(t,n)=>({name:"",look:Z(e,n)}));function dn(e){return e.name||Oe(gt(e.seats).filter(t=>t!==null).map(B))}function Qf(e){if(e.your_turn)return l("games.your_turn");if(e.closed)return l("games.closed");let t=e.seats.findIndex(n=>n.clan!==null&&n.clan===e.state?.clan);return e.status==="finished"&&e.result===null?l("games.ended"):e.status!=="playing"||t<0?l(`games.${e.status}`):l("turn.theirs",{name:B(gt(e.seats)[t]??"")})}function Ta({game:e,board:t}){return a`
    <li>
      <a class=${e.your_turn?"game waits":"game"} href=${`/r/${e.code}`}>
        ${t&&e.state&&a`<span class="game-board"><${Ca} state=${e.state} clans=${Jf(e)} text=${l} /></span>`}
        <span class="game-words">
          <span class="game-title">${dn(e)}</span>
          <span class="game-state">${Qf(e)}</span>
          ${e.kept&&e.status==="playing"&&a`<span class="game-left">${l("games.one_phone")}</span>`}
          ${e.deadline&&a`<span class="game-left">${l("games.deadline",{when:fe(e.deadline)})}</span>`}
          <time datetime=${e.updated_at}>${_i(e.updated_at)}</time>
        </span>
      </a>
    </li>`}var tp=["turn","nudge","reminder"];async function Aa(e){return await(await navigator.serviceWorker?.getRegistration())?.getNotifications(e)??[]}async function Oa(e){for(let t of await Aa({tag:`room:${e}`}))t.close()}async function La(e){let t=e.map(o=>`/r/${o}`),n=(await Aa()).filter(({data:o})=>tp.includes(o?.kind)&&!t.includes(o.url));for(let o of n)o.close()}var P=g(location.pathname);function Xt(e){history.pushState(null,"",e),P.value=location.pathname,scrollTo(0,0)}function ep(e){if(e.defaultPrevented||e.button||e.ctrlKey||e.metaKey||e.shiftKey||e.altKey)return null;let t=e.target instanceof Element?e.target.closest("a"):null;return!t||t.target||t.origin!==location.origin||t.hasAttribute("download")?null:/^\/($|r\/|(rules|learn|lobby|record|seats|settings)$)/.test(t.pathname)&&t.pathname!==location.pathname?t:null}function Pa(){document.addEventListener("click",e=>{let t=ep(e);t&&(e.preventDefault(),Xt(t.pathname+t.search+t.hash))}),addEventListener("popstate",()=>P.value=location.pathname)}var X=(e,t,n,o,s,r)=>({wave:e,from:t,to:n,at:o,length:s,loud:r}),Na=[X("triangle",210,120,0,.14,.3),X("noise",900,900,0,.05,.18)],Ia=[X("noise",2600,2600,0,.32,.07),X("sine",420,230,0,.3,.07)],Ra={placed:Na,conquered:[...Na,X("triangle",150,80,.09,.2,.32)],withdrawn:Ia,returned:Ia,lost_ground:[X("sine",900,520,0,.22,.12)],tangata_manu:[X("sine",1250,1750,0,.09,.12),X("sine",1500,2050,.12,.11,.12)],make_make:[X("sawtooth",196,220,0,.7,.06),X("sine",392,440,.05,.65,.12)],moai:[X("noise",160,160,0,.6,.3),X("sine",58,74,0,.6,.4)],over:[X("sine",392,392,0,.5,.14),X("sine",494,494,.16,.55,.14),X("sine",587,587,.32,.9,.16),X("sawtooth",196,196,.32,.9,.05)],turn:[X("sine",523,523,0,.16,.12),X("sine",659,659,.14,.26,.12)]};var ho=g(S("sounds")==="on"),$n=null;function np(){return"AudioContext"in globalThis?($n??=new AudioContext,$n.state==="suspended"&&$n.resume(),$n):null}function Da(e){ho.value=e,C("sounds",e?"on":null),e?ge("tangata_manu"):$n?.suspend()}function ge(e,t=0){let n=Ra[e];if(!ho.value||!n)return;let o=np();o&&n.forEach(s=>op(o,s,o.currentTime+t/1e3))}function op(e,t,n){let o=n+t.at,s=o+t.length,r=e.createGain();r.gain.setValueAtTime(1e-4,o),r.gain.exponentialRampToValueAtTime(t.loud,o+Math.min(.02,t.length/4)),r.gain.exponentialRampToValueAtTime(1e-4,s);let i=t.wave==="noise"?rp(e,t):sp(e,t,o,s);i.connect(r).connect(e.destination),i.start(o),i.stop(s)}function sp(e,t,n,o){let s=e.createOscillator();return s.type=t.wave,s.frequency.setValueAtTime(t.from,n),s.frequency.exponentialRampToValueAtTime(t.to,o),s}function rp(e,t){let n=e.createBuffer(1,Math.ceil(e.sampleRate*t.length),e.sampleRate),o=n.getChannelData(0),s=Math.min(1,t.from/(e.sampleRate/6)),r=0;for(let c=0;c<o.length;c+=1)r+=s*(Math.random()*2-1-r),o[c]=r/Math.sqrt(s);let i=e.createBufferSource();return i.buffer=n,i}function $o(e){requestAnimationFrame(()=>setTimeout(e))}var Fa=500;function go(e){document.visibilityState==="hidden"?e():globalThis.requestIdleCallback?requestIdleCallback(e,{timeout:Fa}):setTimeout(e,Fa)}var It=g(null),ja="/static/img/icon.svg",ip="/static/img/icon-turn.svg",Ba=9,ap={"/":"front.title","/rules":"rules.title","/learn":"front.learn","/lobby":"lobby.title","/record":"record.title","/seats":"front.seats","/act":"app.loading","/settings":"app.loading","/confirm":"app.loading"};function lp(e){return/^\/(r|unsubscribe)\//.test(e)?l("app.loading"):l(ap[e]??"app.no_page")}var Ua=0;function Wa(e){let{words:t}=It.value??{words:lp(P.value)},n=`${e?`(${e}) `:""}${t.replace(/[\u2068\u2069]/g,"")} \u2013 ${l("app.name")}`,o=cp(e,Ga.value),s=Ua+=1;go(()=>{if(s!==Ua)return;document.title=n;let r=document.querySelector("link[rel=icon]");r&&r.getAttribute("href")!==o&&(r.href=o),pp(e)})}var Ga=g(null),za=!1;function cp(e,t){return e?t?`data:image/svg+xml,${encodeURIComponent(t.replace("</svg>",`${up(e)}</svg>`))}`:(fp(),ip):ja}function up(e){let[t,n,o]=e>Ba?[`${Ba}+`,26,18]:[e,38,22];return`<circle cx="9" cy="9" r="21" fill="#ffd23f" stroke="#3b1d10" stroke-width="3"/><text x="9" y="${o}" fill="#3b1d10" font-family="sans-serif" font-weight="bold" font-size="${n}" text-anchor="middle">${t}</text>`}async function fp(){if(za)return;za=!0;let e=await fetch(ja).catch(()=>null);Ga.value=e?.ok?await e.text().catch(()=>null):null}var Ha=null;function pp(e){if(!("setAppBadge"in navigator)||e===Ha)return;Ha=e,(e?navigator.setAppBadge(e):navigator.clearAppBadge()).catch(()=>{})}var mp=3e4,hp=12e4,dp=300,ve=g(null),js=tt(()=>{let e=et(P.value),t=(ve.value??[]).filter(o=>o.code!==e).length,n=It.value?It.value.mine:(ve.value??[]).some(o=>o.code===e);return t+Number(n)});async function $p(){let e=k.value?.id;if(!e){ve.value=null;return}let t=await N("/api/me/waiting").catch(u=>void rt(u));if(!t||e!==k.value?.id)return;let n=ve.value;ve.value=t.games,La(t.games.map(({code:u})=>u));let o=n??vt.value.filter(u=>u.your_turn),[s,r]=[o,ve.value].map(u=>new Set(u.map(({code:p})=>p))),i=ve.value.filter(({code:u})=>!s.has(u));Hs||=i.length>0||s.size!==r.size;let c=n===null?[]:i;gn=[...gn,...c].filter(u=>r.has(u.code)&&!u.muted&&u.code!==et(P.value)),c.some(u=>gn.includes(u))&&gp(),Hs&&document.visibilityState==="visible"&&await vp()}var Hs=!1,gn=[];function gp(){ge("turn"),tn()}async function vp(){let e=gn;[Hs,gn]=[!1,[]],await lt(),yp(e)}function yp(e){if(!e.length||P.value==="/")return;let t=vt.value.find(({code:n})=>n===e[0].code);e.length===1&&t?Ms(l("games.now",{title:dn(t)}),`/r/${t.code}`):Ms(l("games.mine",{n:js.value}),"/")}function qa(){let e=0,t=()=>(clearTimeout(e),e=setTimeout(t,document.visibilityState==="visible"?mp:hp),$p());document.addEventListener("visibilitychange",()=>document.visibilityState==="visible"&&t()),navigator.serviceWorker?.addEventListener("message",({data:o})=>o.told&&t());let n=tt(()=>`${k.value?.id} ${P.value} ${It.value?.mine??!1}`);at(()=>{n.value&&(clearTimeout(e),e=setTimeout(t,dp))})}var _p=e=>new Intl.DisplayNames([e],{type:"language"}).of(e);function Ws(){return a`
    <div class="languages" role="group" aria-label=${l("app.language")}>
      ${ue.map(e=>a`
        <button type="button" class="plain" lang=${e} aria-pressed=${e===kt.value}
          aria-label=${`${e.toUpperCase()}, ${_p(e)}`} onClick=${()=>x(()=>Ei(e))}>${e.toUpperCase()}</button>`)}
    </div>`}function Q({children:e}){return a`
    <header class="head">
      <a class="home" href="/"><span class="mark" aria-hidden="true"><${la} /></span><span class="wordmark">Make Make</span></a>
      <div class="head-end">
        ${e??a`<a class="button plain" href="/rules">${l("app.rules")}</a><${Ws} />`}
      </div>
    </header>`}function Gs({kind:e=""}){return a`<button type="button" class=${e} onClick=${()=>location.reload()}>${l("net.reload")}</button>`}function Jt({load:e}){let[t,n]=$(null),[o,s]=$(null),r=()=>{s(null),e().then(i=>n({is:i}),i=>s({words:rt(i),gone:i instanceof Gt}))};return w(r,[e]),t?a`<${t.is} />`:a`
    ${o&&a`<${Q} />`}
    <main class="page missing" id="main" tabindex="-1">
      ${o&&a`<h1>${l("app.name")}</h1>`}
      ${o&&a`<p role="alert">${o.words}</p>`}
      ${o&&(o.gone?a`<${Gs} />`:a`<button type="button" onClick=${r}>${l("net.retry")}</button>`)}
    </main>`}function Ka({children:e}){let[t,n]=$(!1);return w(()=>n(!0),[]),t&&e}function vn(e,t,n){let[o,s]=$(null);return w(()=>{e&&!o&&pt(t).then(r=>r?s(r):n())},[e]),o}var ye=g(0),_e=[],yn=!1,Va,qs=()=>history.state?.layer??0;function Ks(){clearTimeout(Va),Va=setTimeout(()=>{if(yn)return;let e=qs()-_e.length;yn=e>0,yn&&history.go(-e);for(let t=qs()+1;t<=_e.length;t+=1)history.pushState({layer:t},"")})}function wp(){if(yn){yn=!1,Ks();return}for(;_e.length>qs();)_e.pop()?.close()}function Za(){addEventListener("popstate",wp)}function Be(e,t=!0){let n=b(e);n.current=e,w(()=>{let o={close:()=>n.current()};return _e.push(o),Ks(),()=>{let s=_e.indexOf(o);s>=0&&_e.splice(s,1),Ks()}},[]),K(()=>{if(t)return ye.value=ye.peek()+1,()=>{ye.value=ye.peek()-1}},[t])}function vo(e,t=Math.random()){let n=Math.min(15e3,500*2**Math.min(e,10));return n/2+n/2*t}var kp=1e4,bp=4004,xp=1008,Vs=null;function Ya(e){return new Promise(t=>{let n=new WebSocket(e),o=[];Vs={address:e,socket:n,brought:o},n.onclose=()=>t(),n.onmessage=({data:s})=>{o.push(s),t()}})}function Cp(e){let t=Vs;return Vs=null,t?.address===e&&t.socket.readyState<=WebSocket.OPEN?t:(t?.socket.close(),null)}var yo=class{constructor(t){this.ends=t,this.socket=null,this.up=!1,this.attempt=0,this.timer=void 0,this.heard=0}dial(){this.hangUp();let t=this.ends.address(),n=Cp(t),o;try{o=n?.socket??new WebSocket(t)}catch{return this.#n()}this.socket=o,this.timer=setTimeout(()=>this.#t(o,0),kp),o.onmessage=s=>this.#e(o,s.data),o.onclose=s=>this.#t(o,s.code),n?.brought.forEach(s=>this.#e(o,s))}hangUp(){clearTimeout(this.timer);let t=this.socket;this.socket=null,this.up=!1,t?.close()}send(t){return!this.up||this.socket?.readyState!==WebSocket.OPEN?!1:(this.socket.send(JSON.stringify(t)),!0)}#e(t,n){t!==this.socket||typeof n!="string"||(this.heard=performance.now(),this.ends.onFrame(JSON.parse(n)),!this.up&&(clearTimeout(this.timer),this.up=!0,this.attempt=0,this.ends.onUp()))}#t(t,n){if(t===this.socket){if(this.hangUp(),n===bp)return this.ends.onGone();n===xp&&this.ends.onTurnedOut(),this.#n()}}#n(){this.timer=setTimeout(()=>this.dial(),vo(this.attempt)),this.attempt+=1,this.ends.onDown()}};var _o=class{constructor(t){this.open=t,this.lines=g([]),this.asking=!1,this.left=!1}follow(t){let n=at(()=>{(this.open.room.value?.journal??0)>this.#e()&&this.#t()});t.addEventListener("abort",()=>{this.left=!0,n()})}#e(){return this.lines.peek().at(-1)?.number??0}get hasEarlier(){return(this.lines.value[0]?.number??1)>1}async earlier(){let t=this.lines.peek()[0]?.number??1,n=await N(`${this.open.path}/journal?before=${t}`);this.lines.peek()[0]?.number===t&&(this.lines.value=[...n,...this.lines.peek()])}async#t(){if(this.asking)return;this.asking=!0;let t=this.#e();try{let o=await N(`${this.open.path}/journal?since=${t}`),s=t===0||o[0]?.number===t+1;this.#e()===t&&o.length&&(this.lines.value=s?[...this.lines.value,...o]:o)}catch(o){if(!(o instanceof D||o instanceof O))throw o}finally{this.asking=!1}this.#e()>t&&!this.left&&(this.open.room.peek()?.journal??0)>this.#e()&&this.#t()}};function Xa(e,t,n){let o=Zs(e,n),s=c=>typeof c=="number"?t(c):"",r=`journal.${n.kind}`,i=e(r,{name:s(n.clan),other:s(n.by),what:o,who:n.nickname??"",host:n.host??""});return i===r?null:i}function Zs(e,{pace:t,absence:n,pause:o,undo:s,end:r}){let i=[];return t&&i.push(Ue(e,t)),n&&i.push(e(`absence.${n}_short`)),o!=null&&i.push(e(o?"time.pause_short":"time.resume_short")),s!=null&&i.push(e("time.undo_short")),r&&i.push(e("time.end_short")),i.join("; ")}function Ue(e,t){return t.kind==="none"?e("pace.none"):t.kind==="days"?e(t.bank?"pace.days":"pace.days_only",{n:t.turn,bank:t.bank}):e("pace.live",{n:t.turn,bank:Math.round(t.bank/60)})}var Ja={room:null,events:[],you:null,invite:null};function we(e){return e.events.at(-1)?.version??0}function wo(e){return(e.room?.version??0)>we(e)}function Qa(e,t){let n=[...e];for(let o of[...t].sort((s,r)=>s.version-r.version))o.version===(n.at(-1)?.version??0)+1&&n.push(o);return n.length===e.length?e:n}function Ys(e,t,n=[]){return e.room&&t.revision<e.room.revision?e:{room:t,events:Qa(e.events,n),you:t.you===void 0?e.you:el(t.you,t.reservations),invite:t.status==="waiting"?t.invite??(t.you===void 0?e.invite:null):null}}function tl(e,t){return{...e,events:Qa(e.events,t)}}function el(e,t){return e&&t?{...e,reservations:t}:e}function Mp(e,t,n){if(!e.room)return e;let o=e.room.seats.map((s,r)=>({...s,online:t[r]??s.online}));return{...e,room:{...e.room,seats:o,watchers:n??e.room.watchers}}}function nl(e,t){switch(t.type){case"room":return Ys(e,t.room,t.events??[]);case"you":return{...e,you:el(t.you??null,t.reservations),invite:t.invite??null};case"presence":return Mp(e,t.seats,t.watchers);default:return e}}function Mt({room:e,you:t}){return(t?.seats??[]).flatMap(n=>e?.seats.find(o=>o.seat===n)??[])}function L(e){let t=Mt(e),n=e.room?.state?.clan??null;return t.find(({clan:o})=>o!==null&&o===n)??t.find(({retired:o})=>!o)??t[0]??null}function ze(e,t){return t!==null&&Mt(e).some(n=>n.clan===t)}function ol(e){let t=Mt(e);return e.room?.seats.every(n=>n.clan===null||n.retired||t.includes(n))??!1}function wt(e){let t=L(e);return sl(e)&&t!==null&&t.clan!==null&&!t.retired}function sl({room:e}){return e?.status==="playing"&&!e.closed}function F(e){let{room:t,you:n}=e;return!t||!sl(e)||!n?!1:n.seats.some(o=>t.seats[o]?.clan===t.state?.clan)}function ko(e){return F(e)&&e.you?.seats.length===1}function rl(e){return e.you!==null&&e.you.player!==null&&e.you.player===e.room?.host}function St({view:e,past:t}){let{room:n}=e.value;return t?t.position.value:n?.state?{version:n.version,state:n.state,past:!1}:null}var bo=class{constructor(t){this.open=t,this.unreachable=g([])}follow(t){let n="",o=at(()=>{let s=this.open.view.value,r=s.room?.status==="playing"?s.room.state?.clan:null,c=typeof r=="number"&&L(s)!==null&&!F(s)?`${r} ${s.you?.player}`:"";c!==n&&c&&this.#e(),n=c});t.addEventListener("abort",o)}get isLost(){let{room:t}=this.open.view.value,n=t?.seats.find(({clan:o})=>o!==null&&o===t.state?.clan);return!!n&&!n.online&&this.unreachable.value.includes(n.keeper??n.player?.id??"")}async#e(){try{this.unreachable.value=(await N(`${this.open.path}/reach`)).unreachable}catch(t){if(!(t instanceof D||t instanceof O))throw t}}};function xo(e=t=>crypto.getRandomValues(t)){let t=new Uint8Array(16);return e(t),t[6]=t[6]&15|64,t[8]=t[8]&63|128,Array.from(t,o=>o.toString(16).padStart(2,"0")).join("").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/,"$1-$2-$3-$4-$5")}var Sp=4e3,Co=class{constructor(t){this.room=t,this.place=`unsent:${t.code}`,this.pending=g(this.#e()),this.refused=g(null),this.timer=void 0,this.attempt=0}#e(){let t=S(this.place,"tab");return t?{...JSON.parse(t),unsent:!0}:null}act(t,n){this.pending.value||(this.refused.value=null,this.#r({id:xo(),version:n,action:t,unsent:!1}),this.flush())}flush(){let t=this.pending.value;if(!t)return;clearTimeout(this.timer);let{id:n,version:o,action:s}=t;if(!this.room.link.send({type:"action",id:n,version:o,action:s}))return this.#n(t);this.timer=setTimeout(()=>this.#t(t),Sp)}answered(t){if(t.id!==this.pending.value?.id)return;if(t.type==="ack")return this.#s();let n=new O(t.status??409,t);Tp(t.code)?this.#o():this.#i(n)}mark(){this.pending.value&&this.#r({...this.pending.value,unsent:!0})}#t(t){return this.mark(),this.#n(t)}drop(){this.#r(null)}stop(){clearTimeout(this.timer)}async#n(t){let{id:n,version:o,action:s}=t;try{await G(`${this.room.path}/actions`,{id:n,version:o,action:s}),this.pending.value?.id===n&&this.#s()}catch(r){if(this.pending.value?.id!==n)return;if(r instanceof O&&!r.passing)this.#i(r);else if(r instanceof O||r instanceof D)this.#o();else throw r}}#s(){this.#r(null),this.room.link.up||this.room.refresh()}#o(){this.pending.value&&(this.mark(),clearTimeout(this.timer),this.timer=setTimeout(()=>this.flush(),vo(this.attempt)),this.attempt+=1)}#i(t){this.#r(null),this.refused.value=t,t.body.room?this.room.accept(t.body.room):this.room.refresh()}#r(t){t||(clearTimeout(this.timer),this.attempt=0),this.pending.value=t,C(this.place,t&&JSON.stringify(t),"tab")}},Ep=new Set(["not_saved","internal_error","too_many_requests"]);function Tp(e){return Ep.has(e)}var Ap=new Set(["place","withdraw"]);function Op(e,t){let n=e?.events.at(-1);return n?.kind==="action"&&t.kind==="action"&&n.clan===t.clan&&!Ap.has(t.action?.type??"")}function _n(e){let t=[];for(let n of e){let o=t.at(-1);o&&Op(o,n)?o.events.push(n):t.push({clan:n.clan,events:[n]})}return t}var Lp=12;function il(e,t,n){let o=e.filter(({version:r})=>r>t),s=o.findIndex(({clan:r})=>r===null||!n.includes(r));return s<0?[]:o.slice(s)}function al(e,t){let n=_n(e);return e.length>Lp?n.slice(-t):n}function ll(e,t){let n=new URLSearchParams(e).get("v");return n===null?null:/^\d{1,9}$/.test(n)&&Number(n)<=t?Number(n):NaN}var Jy=(e,t)=>Math.max(0,Math.min(t,e));function cl(e){let t=[null];for(let n of e)t.push(n.kind==="undo"?t[n.to??0]??null:n);return t.at(-1)??null}var Pp=150,Mo=class{constructor(t){this.open=t,this.looking=g(null),this.from=null,this.shown=g(null),this.position=tt(()=>this.#e()),this.states=new Map,this.fetching=!1,this.arrived=!1}follow(t){let n,o=()=>this.#n(),s=at(()=>{let r=this.looking.value;clearTimeout(n),(r!==null||this.arrived)&&(n=setTimeout(o,Pp))});addEventListener("popstate",o,{signal:t}),t.addEventListener("abort",()=>[s(),clearTimeout(n)])}arrive(){let t=this.open.room.value?.version??0;if(this.arrived||!this.open.room.value?.state)return;this.arrived=!0;let n=ll(location.search,t);n!==null&&(Number.isNaN(n)?Y(l("past.none")):this.lookAt(n),this.#n())}async lookAt(t){if(this.looking.value===null&&(this.from=document.activeElement),this.looking.value=t,!this.fetching){this.fetching=!0;try{await this.#t()}catch(n){Y(rt(n),!0),this.looking.value=this.shown.value?.version??null}finally{this.fetching=!1}}}now(){let t=this.looking.value!==null;this.looking.value=null,(!t||!this.open.seen.check())&&(this.shown.value=null)}async stateAt(t){let{room:n}=this.open.view.value;if(n?.state&&n.version===t)return n.state;let o=this.states.get(t)??await N(`${this.open.path}/states/${t}`);return this.states.set(t,o),o}#e(){let{room:t}=this.open.view.value;if(!t?.state)return null;let n={version:t.version,state:t.state};return{...this.shown.value??n,past:this.shown.value!==null||this.looking.value!==null}}async#t(){for(;this.looking.value!==null&&this.shown.value?.version!==this.looking.value;){let t=this.looking.value,n=await this.stateAt(t);this.looking.value!==null&&(this.shown.value={version:t,state:n})}}#n(){if(et(location.pathname)!==this.open.code)return;let t=this.looking.value===null?"":`?v=${this.looking.value}`;this.arrived&&location.search!==t&&history.replaceState(history.state,"",location.pathname+t+location.hash)}};var ul={placed:340,conquered:380,withdrawn:420,returned:460,lost_ground:420,make_make:640,moai:620,tangata_manu:400,over:1300},Np=.6,Ip=3200,Rp=3;function Dp(e,t){if(!t)return 0;let n=t.kind==="conquered"&&e.effect==="returned";return t.start+t.length*(n?.45:Np)}function Fp(e){return e.effect in ul&&(e.effect!=="over"||e.result==="ariki")}function fl(e){let t=[];for(let n of e.filter(Fp)){let o=Dp(n,t.at(-1));t.push({kind:n.effect,effect:n,start:o,length:ul[n.effect]})}return Up(t)}function Bp(e){return Math.max(0,...e.map(({start:t,length:n})=>t+n))}function Up(e){let t=Math.min(1,Ip/Math.max(1,Bp(e)));return e.map(n=>({...n,start:Math.round(n.start*t),length:Math.round(n.length*t)}))}function pl(e,t,n){let o=e.filter(s=>s.version>t&&s.version<=n);return o.length===n-t&&o.length<=Rp?o:[]}var zp={token:80,chief:74,bird:40,mask:76,ariki:260},wn={x:0,y:0},Hp="cubic-bezier(0.3, 0.7, 0.3, 1)",jp=600,Wp="(prefers-reduced-motion: reduce)",kn=()=>matchMedia(Wp).matches,Eo=class{constructor(t){this.view=t,this.running=[],this.flying=[],this.changes=[]}play(t,n){this.finish();let o=fl(t);if(o.forEach(i=>ge(i.kind,i.start)),kn()||document.visibilityState==="hidden"||!this.view.frame)return;for(let i of o)this.#e(i,n(i.effect.clan??i.effect.winner));this.changes.splice(0).forEach(i=>i());let s=this.running,r=()=>go(()=>s===this.running&&this.finish());Promise.all(s.map(({finished:i})=>i)).then(r,()=>{})}point(t){this.finish();let n=document.querySelector(`main .land-of.look-${t}`);this.#n(n,[{opacity:1},{opacity:.1},{opacity:1}],{duration:jp,iterations:2})}finish(){this.running.forEach(t=>t.cancel()),this.flying.forEach(t=>t.remove()),this.running=[],this.flying=[]}#e(t,n){let{territory:o,ground:s,clan:r,dominance:i,chief:c,from:u}=t.effect,p=o?U(o):wn;switch(t.kind){case"placed":case"conquered":return this.#o(t,a`<${ot} look=${n} n=${i} />`,"token",Qt(`[data-reserve="${r}"]`),this.#t(p)),c&&this.#o(t,a`<${Nt} look=${n} />`,"chief",Qt(`[data-chief="${r}"]`),this.#t(p)),this.#a(t,`[data-piece="${o}"]`);case"withdrawn":case"returned":i&&this.#i(t,a`<${ot} look=${n} n=${i} />`,"token",this.#t(p),Qt(`[data-reserve="${r}"]`)),c&&this.#i(t,a`<${Nt} look=${n} />`,"chief",this.#t(p),Qt(`[data-chief="${r}"]`));return;case"lost_ground":return this.#i(t,a`<${mn} look=${n} />`,"bird",this.#t(_t.get(s)),Qt(`[data-bird-men="${r}"]`));case"tangata_manu":return this.#o(t,a`<${mn} look=${n} />`,"bird",Qt(`[data-bird-men="${r}"]`),this.#t(_t.get(s))),this.#a(t,`[data-bird-man="${s} ${r}"]`);case"make_make":return this.#i(t,a`<${Ct} />`,"mask",u===null?this.#t(wn):Qt(`[data-reserve="${u}"]`)??this.#t(wn),Qt(`[data-won="${r}"]`)),this.#a(t,"[data-make-make=held]"),this.#a(t,`[data-won="${r}"]`);case"moai":return this.#c(t,`[data-piece="${o}"]`);default:return this.#l(t,n)}}#t(t){return this.view.where(t??wn)}#n(t,n,o){if(!t)return;let s=t.animate(n,o);return this.running.push(s),s}#s(t,n){let o=document.createElement("div");return o.className="flying",o.setAttribute("aria-hidden","true"),o.style.width=`${n}px`,Wn(t,o),document.body.append(o),this.flying.push(o),o}#o(t,n,o,s,r){this.#r(t,n,o,ml(s??r,r).map((i,c)=>({...i,opacity:c?1:0})),Hp)}#i(t,n,o,s,r){this.#r(t,n,o,ml(s,r??s),"ease-in-out")}#r({start:t,length:n},o,s,r,i){let c=zp[s]*this.view.unit;this.changes.push(()=>{let u=this.#s(o,c);this.#n(u,Gp(r),{delay:t,duration:n,fill:"both",easing:i})})}#a({start:t,length:n},o){let s=document.querySelector(`main ${o}`);this.changes.push(()=>this.#n(s,[{opacity:0},{opacity:1}],{delay:t+n-1,duration:1,fill:"backwards"}))}#c(t,n){let o=[{transform:"translate(0, 40px) scale(1, 0.04)",opacity:0},{transform:"translate(0, 34px) scale(1, 0.15)",opacity:1,offset:.1},{transform:"translate(0, -5px) scale(1, 1.06)",opacity:1,offset:.8},{transform:"none",opacity:1}],s=document.querySelector(`main ${n}`);this.changes.push(()=>this.#n(s,o,{delay:t.start,duration:t.length,fill:"backwards",easing:"ease-out"}))}#l(t,n){let o=(r,i)=>({transform:`${So(this.#t(wn))} scale(${r})`,opacity:i}),s=[o(.2,0),{...o(1.12,1),offset:.25},{...o(1,1),offset:.4},{...o(1,1),offset:.8},o(1.25,0)];this.#r(t,a`<${aa} look=${n} />`,"ariki",s,"ease-out")}};function Qt(e){let t=document.querySelector(`main ${e} .figure`)??document.querySelector(`main ${e}`);if(!t)return null;let{left:n,top:o,width:s,height:r}=t.getBoundingClientRect();return s?{x:n+s/2,y:o+r/2}:null}var So=({x:e,y:t})=>`translate(${e.toFixed(1)}px, ${t.toFixed(1)}px) translate(-50%, -50%)`;function Gp(e){let t=e.map(o=>({opacity:1,...o})),n=t[t.length-1];return[...t.slice(0,-1),{...n,offset:.999},{...n,offset:1,opacity:0}]}function ml(e,t){let n=Math.min(40,Math.hypot(t.x-e.x,t.y-e.y)/5),o={x:(e.x+t.x)/2,y:(e.y+t.y)/2-n};return[{transform:So(e)},{transform:`${So(o)} scale(1.15)`},{transform:So(t)}]}var qp=2e3,Xs=e=>e?.turns.at(-1)?.events.at(-1)?.version??0,hl=()=>document.visibilityState==="hidden",To=class{constructor(t){this.open=t,this.place=`seen:${t.code}`;let n=S(this.place,"tab");this.version=n===null?null:Number(n),this.away=g(null),this.returning=!0,this.toldOf=g(0),this.left=null}get told(){return this.toldOf.value}set told(t){this.toldOf.value=t}get telling(){let t=this.away.value;return t!==null&&(!t.still||this.told<Xs(t))}heard(t){typeof t=="number"&&this.#t(t)}drawn(t){this.#t(t),this.open.link.send({type:"seen",version:t}),Oa(this.open.code)}tellsLater(t){return t<=Xs(this.away.value)||this.returning||hl()&&L(this.open.view.value)!==null}waitForPage(){return at(()=>{ye.value===0&&ri(()=>this.returning&&this.check())})}leave(){let{looking:t,shown:n}=this.open.past,{room:o}=this.open.view.value;this.away.value&&this.stop(),this.left=o?.state&&t.value===null&&n.value===null?{version:o.version,state:o.state}:null}stop(){this.away.value=null,this.open.past.now()}finish(){this.told=Math.max(this.told,Xs(this.away.value)),this.stop(),this.open.sayDrawn()}check(){let{view:t,past:n}=this.open,{room:o,events:s}=t.value;if(!o||hl()||wo(t.value)||this.away.value||n.looking.value!==null||this.open.trying.value)return!1;let r=Mt(t.value).map(({clan:p})=>p),i=!r.length||this.version===null?[]:il(s,this.version,r);if(this.returning=i.length>0&&ye.value>0,!i.length||!o.state||this.returning)return!1;let c=al(i,o.state.players),u={turns:c,all:_n(i).length,since:c[0].events[0].version-1,still:kn()};return this.away.value=u,u.still?n.shown.value=null:this.#e(u),!0}async#e(t){let{past:n}=this.open;if(this.left?.version===t.since){n.shown.value=this.left;return}let o=setTimeout(()=>this.away.value===t&&n.shown.value===null&&this.finish(),qp);try{let s=await n.stateAt(t.since);this.away.value===t&&(n.shown.value={version:t.since,state:s})}catch{this.away.value===t&&this.finish()}clearTimeout(o)}#t(t){t<=(this.version??-1)||(this.version=t,C(this.place,String(t),"tab"))}};var Ao=g((S("hidden")??"").split(" ").filter(Boolean)),bn=class{constructor(t,n){this.open=t,this.apart=n==="watchers",this.path=`${t.path}${this.apart?"/watchers":""}/talk`,this.name=this.apart?`apart:${t.code}`:t.code,this.messages=g([]),this.read=g(Number(S(`read:${this.name}`)??0)),this.unread=tt(()=>{let o=this.open.view.value.you?.player;return this.messages.value.filter(({player:r,number:i})=>r!==o&&i>this.read.value).filter(r=>this.shows(r)).length}),this.fetching=!1,this.entered=!1}get possible(){let{room:t}=this.open.view.value;return this.apart?t?.watchers_said!==void 0:L(this.open.view.value)!==null}get mine(){return this.possible&&this.apart===(L(this.open.view.value)===null)}get last(){return this.messages.peek().at(-1)?.number??0}get hasEarlier(){return(this.messages.value[0]?.number??1)>1}async check(){let t=this.open.room.peek();if(this.fetching||!t||!this.possible)return;let n=this.entered&&this.mine;if(this.entered=!0,((this.apart?t.watchers_said:t.talk)??0)<=this.last)return;let o=this.last;await this.#e(async()=>this.#n(await N(`${this.path}?since=${o}`),n)),this.last>o&&await this.check()}async renew(){this.fetching||!this.possible||await this.#e(async()=>{let t=await N(this.path);(t.at(-1)?.number??0)>=this.last&&(this.messages.value=t)})}async earlier(){let t=this.messages.peek()[0]?.number??1;await this.#e(async()=>{let n=await N(`${this.path}?before=${t}`);this.messages.peek()[0]?.number===t&&(this.messages.value=[...n,...this.messages.peek()])})}async#e(t){if(!this.fetching){this.fetching=!0;try{await t()}catch(n){if(!(n instanceof D||n instanceof O))throw n}finally{this.fetching=!1}}}draft(t){return S(`${t}:${this.name}`,"tab")}keepDraft(t,n){C(`${t}:${this.name}`,n||null,"tab")}async say(t,n=xo()){this.#t(await G(this.path,{id:n,...t})),await this.check()}async nudge(){this.#t(await G(`${this.open.path}/nudge`)),await this.check()}look(){this.read.peek()!==this.last&&(this.read.value=this.last,C(`read:${this.name}`,String(this.last)))}hides(t){return Ao.value.includes(t)}shows({kind:t,player:n}){return t!=="gone"&&!this.hides(n)}hide(t,n){let o=Ao.value.filter(s=>s!==t);Ao.value=n?[...o,t]:o,C("hidden",Ao.value.join(" ")||null)}nameOf(t){let n=this.open.room.value?.seats??[],o=n.findIndex(r=>r.player?.id===t),s=this.messages.value.findLast(r=>r.player===t)?.nickname;return B(o>=0&&gt(n)[o]||s||l("talk.somebody"))}wordsOf({kind:t,text:n="",phrase:o,player:s,to:r=""}){return t==="phrase"?l(`talk.phrase.${o}`):t==="nudge"?l("talk.nudge_said",{name:this.nameOf(s),to:this.nameOf(r)}):n}#t(t){t.number===this.last+1&&(this.messages.value=[...this.messages.peek(),t])}#n(t,n){let o=t.filter(({number:i})=>i>this.last);if(!o.length)return;let s=o[0].number===this.last+1;this.messages.value=s?[...this.messages.peek(),...o]:o;let r=this.open.view.peek().you?.player;for(let i of n?o:[])i.player!==r&&this.shows(i)&&this.#s(i)}#s(t){let n=this.wordsOf(t);ft(t.kind==="nudge"?n:l("talk.said",{name:this.nameOf(t.player),words:n}))}};var Kp=3e4,Vp=3e3,Zp=2e4,Yp=new Set(["removed","closed"]),dl=e=>`/api/rooms/${encodeURIComponent(e)}`;function Js(e,t=0){return`${location.protocol==="https:"?"wss":"ws"}://${location.host}${dl(e)}/socket?since=${t}`}var Oo=class{constructor(t){this.code=t,this.path=dl(t),this.view=g(Ja),this.status=g("connecting"),this.trouble=g(null),this.room=tt(()=>this.view.value.room),this.link=new yo({address:()=>Js(t,we(this.view.value)),onFrame:n=>this.#e(n),onUp:()=>this.#s(),onDown:()=>this.#i(),onTurnedOut:()=>this.#o(),onGone:()=>this.refresh()}),this.outbox=new Co(this),this.past=new Mo(this),this.seen=new To(this),this.talk=new bn(this,"table"),this.apart=new bn(this,"watchers"),this.journal=new _o(this),this.reach=new bo(this),this.trying=g(null),this.tried=null,this.hiddenSince=0,this.ears=new AbortController}enter(){let{signal:t}=this.ears;document.addEventListener("visibilitychange",()=>this.#a(),{signal:t}),addEventListener("online",()=>this.link.dial(),{signal:t}),addEventListener("offline",()=>this.#r(),{signal:t}),addEventListener("pageshow",n=>n.persisted&&this.link.dial(),{signal:t}),this.past.follow(t),this.journal.follow(t),this.reach.follow(t),t.addEventListener("abort",this.seen.waitForPage()),this.watch=setInterval(()=>this.#c(),Vp),this.link.dial()}leave(){this.ears.abort(),clearInterval(this.watch),this.link.hangUp(),this.outbox.stop()}retry(){this.link.attempt=0,this.link.dial()}accept(t,n){this.view.value=Ys(this.view.value,t,n),this.#t(t.seen),this.#n()}async command(t,n,o="POST"){this.accept(await J(o,this.path+t,n))}async refresh(){try{return this.accept(await N(this.path)),this.trouble.value=null,!0}catch(t){return t instanceof O&&this.#l(t),t instanceof O&&!t.passing}}foresee(t){return G(`${this.path}/preview`,{action:t,version:this.room.value?.version})}sayDrawn(){let t=this.room.value?.version,n=this.past.position.value?.past||this.seen.away.value||this.seen.returning||this.trying.value;t!==void 0&&!n&&document.visibilityState==="visible"&&this.seen.drawn(t)}get gone(){return this.status.value==="gone"}#e(t){if(t.type==="ack"||t.type==="error")return this.outbox.answered(t);if(t.type==="device"||t.type==="claim")return lt();this.view.value=nl(this.view.value,t),this.link.up&&(this.status.value="live"),this.#t(t.type==="seen"?t.version:t.room?.seen),this.#n()}#t(t){this.seen.heard(t),this.past.arrive(),this.seen.returning&&this.seen.check(),this.talk.check(),this.apart.check()}async#n(){if(!(!wo(this.view.value)||this.filling)){this.filling=!0;try{let t=await N(`${this.path}/events?since=${we(this.view.value)}`);this.view.value=tl(this.view.value,t),this.#t(void 0)}catch(t){if(!(t instanceof D||t instanceof O))throw t}finally{this.filling=!1}}}#s(){this.status.value="live",this.outbox.flush(),this.sayDrawn()}async#o(){let t=Yn(this.code),n=k.value?.id;t&&li(this.code),await lt(),k.value?.id!==n?Y(l("invited.signed_out"),!0):t&&Ae(this.code,!0)}async#i(){if(this.gone)return;this.status.value==="live"&&(this.status.value="connecting");let t=await this.refresh();this.link.up||this.gone||(this.status.value=t?"polling":"offline",t&&this.outbox.flush())}#r(){this.status.value="offline",this.outbox.mark()}#a(){if(document.visibilityState==="hidden"){this.hiddenSince=performance.now(),this.seen.leave();return}let t=performance.now()-this.hiddenSince>Zp;this.seen.returning=!0,t||!this.link.up?this.link.dial():this.seen.check(),this.sayDrawn()}async#c(){if(document.visibilityState==="hidden")return;if(this.status.value==="polling")return this.refresh();if(!this.link.up||performance.now()-this.link.heard<Kp)return;this.link.heard=performance.now();let t=this.room.value?.revision??0,n=await this.refresh(),o=(this.room.value?.revision??0)>t;(!n||o)&&this.link.dial()}#l(t){this.trouble.value=t,!(t.status!==404&&!Yp.has(t.code))&&(this.link.hangUp(),this.status.value="gone")}};function e_(e,t){return Xp(t)?{...e,away:[...e.away,t]}:e}function Xp({first:e,last:t}){return e!==""&&t!==""&&e<=t}function Jp(){return Intl.DateTimeFormat().resolvedOptions().timeZone||"UTC"}function Qp(){return{zone:Jp(),wakes:8*60,sleeps:22*60,away:[]}}async function tm(){return(await N("/api/me/hours")).hours}async function em(e){return(await J("PUT","/api/me/hours",e)).hours}async function Lo(){try{await tm()===null&&await em(Qp())}catch(e){if(!(e instanceof D||e instanceof O))throw e}}var nm={players:3,clan:0,phase:"dominance",territories:{b2:{clan:1,dominance:2,chief:!1},b3:{clan:0,dominance:3,chief:!0},c2:{clan:1,dominance:1,chief:!0},c3:{clan:1,dominance:2,chief:!1},c5:{clan:0,dominance:2,chief:!1},b4:{clan:0,dominance:1,chief:!1},d3:{clan:1,dominance:1,chief:!1},d5:{clan:2,dominance:2,chief:!0},d6:{clan:2,dominance:1,chief:!1},e6:{clan:2,dominance:1,chief:!1}},moai:["d2","e7"],tangata_manu:[[],["c2-d2-d3"],["d5-d6-e6","d6-e6-e7"]],reserves:[],moai_left:10,make_make:0,retired:[],winner:null,result:null},om=[0,1,2].map(e=>({name:"",look:e})),xn=new Set,sm={spaces:xn,grounds:xn},$l=()=>{};function Po({state:e=nm}){return a`
    <div class="island" inert aria-hidden="true">
      <${mo} state=${e} clans=${om} targets=${xn} choices=${xn} selected=${null} ghost=${null}
        marked=${sm} reasons=${xn} coordinates=${!1} text=${l} onSpace=${$l} onGround=${$l} />
    </div>`}function No({at:e=0}){let t=un.value.place===e,n=t?Pe.value:[],{words:o,number:s}=Ne.value;return a`
    <div class="toasts">
      <div role="alert">${n.filter(r=>r.fault).map(gl)}</div>
      <div role="status">${n.filter(r=>!r.fault).map(gl)}</div>
    </div>
    <p class="unseen" aria-live="polite"><span key=${s}>${t&&s>un.value.from?o:""}</span></p>`}function gl(e){return a`
    <div class=${e.fault?"toast fault":"toast"} key=${e.id}>
      <p>${e.message}</p>
      ${e.to&&a`<a class="button plain" href=${e.to} onClick=${()=>eo(e.id)}>${l("games.go")}</a>`}
      ${e.reload&&a`<${Gs} kind="plain" />`}
      <button type="button" class="plain icon" aria-label=${l("app.close")} onClick=${()=>eo(e.id)}>✕</button>
    </div>`}var rm=0,__=e=>e?.scrollIntoView({block:"nearest"});function st({title:e,onClose:t,children:n,wide:o=!1}){let s=b(null),r=b(!1),i=ce(),[c]=$(()=>++rm);return Be(t),K(()=>{let f=s.current;return f?.showModal(),Pi(c),()=>{Ni(c),r.current=!0,f?.close()}},[]),a`
    <dialog ref=${s} class=${o?"dialog wide":"dialog"} aria-labelledby=${i} onClose=${()=>r.current||t()} onClick=${f=>f.target===s.current&&t()}>
      <div class="dialog-inside">
        <div class="dialog-head">
          <h2 id=${i}>${e}</h2>
          <button type="button" class="plain icon" onClick=${t} aria-label=${l("app.close")}>✕</button>
        </div>
        ${n}
      </div>
      <${No} at=${c} />
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
    </footer>`}var ke=()=>import("./time-ZNKM63DQ.js");function it({load:e,name:t,...n}){let[o,s]=$(null);return w(()=>{pt(e).then(r=>r?s(r):n.onClose())},[]),o&&a`<${o[t]} ...${n} />`}var im=96;function Cn(e){return e instanceof O&&e.code==="invalid_request"?l("nickname.refused"):rt(e)}function Mn({value:e,onInput:t,fault:n=null}){let o=ce(),s=r=>{Mi(r.target.value),t(r.target.value)};return a`
    <label class="field">
      <span>${l("nickname.label")}</span>
      <input type="text" name="nickname" value=${e} onInput=${s} maxlength=${im} required autocomplete="nickname"
        autocapitalize="words" spellcheck="false" enterkeyhint="go" aria-invalid=${n?"true":void 0}
        aria-describedby=${n?o:void 0} placeholder=${l("nickname.example")} />
      ${n&&a`<span class="fault" id=${o}>${n}</span>`}
    </label>`}function Qs({onClose:e}){let[t,n]=$(Le()),[o,s]=$(null),r=async i=>{i.preventDefault();try{await Si(t),e()}catch(c){s(Cn(c))}};return a`
    <${st} title=${l("nickname.change")} onClose=${e}>
      <form class="stack" onSubmit=${r}>
        <${Mn} value=${t} onInput=${n} fault=${o} />
        <div class="answers">
          <button type="button" onClick=${e}>${l("app.no")}</button>
          <button class="primary">${l("app.save")}</button>
        </div>
      </form>
    <//>`}function vl(){let[e,t]=$(!1);return k.value?a`
    <button type="button" class="plain" onClick=${()=>t(!0)}>${l("nickname.change")}</button>
    ${e&&a`<${Qs} onClose=${()=>t(!1)} />`}`:null}var Rt={none:{kind:"none"},days_1:{kind:"days",turn:1,bank:1},days_2:{kind:"days",turn:2,bank:2},days_3:{kind:"days",turn:3,bank:2},days_5:{kind:"days",turn:5,bank:2},days_7:{kind:"days",turn:7,bank:2},live_quick:{kind:"live",turn:15,bank:300},live_slow:{kind:"live",turn:45,bank:900}},Io=["wait","substitute","retire"];function B_(e){let t=e??Rt.none,n=o=>o.kind===t.kind&&o.turn===t.turn&&o.bank===t.bank;return Object.keys(Rt).find(o=>n(Rt[o]))??"other"}function yl(e,t){let{clock:n,pace:o}=e;if(!n||e.status!=="playing")return null;let s=o?.kind==="live",r={bank:(n.banks[n.clan]??0)*1e3,live:s,clan:n.clan};if(n.paused)return{state:"paused",left:(n.left??0)*1e3,...r};if(n.up||!e.deadline)return{state:"up",left:0,...r};let i=n.bank_from===null?1/0:Date.parse(n.bank_from),c=t>=i?"bank":"running",u=Date.parse(e.deadline),p=s&&c==="running"?Math.min(i,u):u;return{state:c,left:Math.max(0,p-t),...r}}function tr(e){let t=Math.ceil(e/1e3),n=r=>String(r).padStart(2,"0"),[o,s]=[Math.floor(t/3600),Math.floor(t/60)%60];return o?`${o}:${n(s)}:${n(t%60)}`:`${s}:${n(t%60)}`}function U_(e){let t=e%1440;return`${String(Math.floor(t/60)).padStart(2,"0")}:${String(t%60).padStart(2,"0")}`}function z_(e,t){let[n,o]=e.split(":").map(Number),s=n*60+o;return t&&s===0?1440:s}function _l({pace:e,absence:t,onPace:n,onAbsence:o,other:s=null}){return a`
    <label class="field"><span>${l("pace.label")}</span>
      <select value=${e} onChange=${r=>n(r.target.value)}>
        ${s&&a`<option value="other">${Ue(l,s)}</option>`}
        ${Object.entries(Rt).map(([r,i])=>a`<option value=${r} key=${r}>${Ue(l,i)}</option>`)}
      </select>
    </label>
    ${e!=="none"&&a`
      <label class="field"><span>${l("absence.label")}</span>
        <select value=${t} onChange=${r=>o(r.target.value)}>
          ${Io.map(r=>a`<option value=${r} key=${r}>${l(`absence.${r}`)}</option>`)}
        </select>
      </label>`}`}var am=()=>import("./one-phone-FWCWSWNJ.js"),lm=[2,3,4];function wl(){let e=k.value!==null&&vt.value.length>0;return a`
    <${Q} />
    <main class="page front" id="main" tabindex="-1">
      ${e?a`<${Ea} />`:a`<${cm} />`}
      <div class="front-side">
        <${pm} />
        <${hm} />
        <div class="front-ways note">
          <p><a class="learn-again" href="/lobby">${l("lobby.way")}</a></p>
          ${e&&a`<p><a class="learn-again" href="/learn">${l("front.learn")}</a></p>`}
          <p><a class="learn-again" href="/seats">${l(k.value?"front.seats":"front.been_here")}</a></p>
          ${k.value&&a`<${dm} />`}
          ${k.value&&a`<${$m} />`}
        </div>
      </div>
    </main>
    <${Et} />`}function cm(){return a`
    <section class="welcome" aria-labelledby="title">
      <h1 id="title">${l("front.title")}</h1>
      <p class="lead">${l("front.lead")}</p>
      <a class="learn-way" href="/learn"><strong>${l("front.learn")}</strong><span>${l("front.learn_what")}</span></a>
      <${Po} />
    </section>`}async function um(e,t){await to(e),Lo();let n=await G("/api/rooms",t);Xt(`/r/${n.code}`)}function fm(e){return Array.from({length:e-1},(t,n)=>n+1)}function pm(){let[e,t]=$(null),n=e??Le(),[o,s]=$(3),[r,i]=$(""),[c,u]=$("random"),p=q=>{s(q),Number(c)>=q&&u("random")},[f,h]=$("none"),[d,m]=$(Io[0]),[v,y]=$(!0),[_,E]=$(!1),[M,H]=$(!1),[I,Ge]=$(null);return a`
    <form class="card stack" onSubmit=${async q=>{q.preventDefault(),H(!0);try{await um(n,{seats:o,name:r,autostart:v,first:c==="random"?c:Number(c),visibility:_?"public":"private",pace:Rt[f],absence:d})}catch(Tt){Ge(Cn(Tt))}H(!1)}} aria-labelledby="new-table">
      <h2 id="new-table">${l("front.new_table")}</h2>
      <${Mn} value=${n} onInput=${t} fault=${I} />
      <${mm} value=${o} onChange=${p} />
      <${_l} pace=${f} absence=${d} onPace=${h} onAbsence=${m} />
      <details class="more">
        <summary>${l("front.more")}</summary>
        <div class="stack">
          <label class="field"><span>${l("front.table_name")}</span>
            <input type="text" maxlength="60" value=${r} onInput=${q=>i(q.target.value)} autocomplete="off" />
          </label>
          <label class="field"><span>${l("front.first")}</span>
            <select value=${c} onChange=${q=>u(q.target.value)}>
              <option value="random">${l("front.first_random")}</option>
              <option value="0">${l("front.first_me")}</option>
              ${fm(o).map(q=>a`<option value=${q}>${l("front.first_seat",{n:q+1})}</option>`)}
            </select>
          </label>
          <label class="check">
            <input type="checkbox" checked=${v} onChange=${q=>y(q.target.checked)} />
            <span>${l("front.autostart")}</span>
          </label>
          <label class="check">
            <input type="checkbox" checked=${_} onChange=${q=>E(q.target.checked)} />
            <span>${l("arrange.public")}</span>
          </label>
        </div>
      </details>
      <button class="primary large" disabled=${M}>${l("front.make")}</button>
      <p class="note">${l(_?"front.public":"front.private")}</p>
    </form>`}function mm({value:e,onChange:t}){return a`
    <fieldset class="field segments">
      <legend>${l("front.players")}</legend>
      <div class="segment-row">
        ${lm.map(n=>a`
          <label class="segment">
            <input type="radio" name="seats" value=${n} checked=${n===e} onChange=${()=>t(n)} />
            <span>${n}</span>
          </label>`)}
      </div>
      ${e===2&&a`<p class="note">${l("front.two")}</p>`}
    </fieldset>`}function hm(){let[e,t]=$(!1);return a`
    <p><button type="button" class="one-phone-way" aria-haspopup="dialog" onClick=${()=>t(!0)}>${l("one_phone.way")}</button></p>
    ${e&&a`<${it} load=${am} name="OnePhoneDialog" onClose=${()=>t(!1)} />`}`}function dm(){let[e,t]=$(!1);return a`
    <p><button type="button" class="plain" aria-haspopup="dialog" onClick=${()=>t(!0)}>${l("hours.title")}</button></p>
    ${e&&a`<${it} load=${ke} name="HoursDialog" onClose=${()=>t(!1)} />`}`}function $m(){let[e,t]=$(!1),n=()=>x(Oi).then(lt).then(()=>t(!1));return a`
    <p>
      ${l("front.known_as",{name:B(k.value?.nickname??"")})}
      <button type="button" class="plain" aria-haspopup="dialog" onClick=${()=>t(!0)}>${l("front.sign_out")}</button>
    </p>
    ${e&&a`
      <${dt} title=${l("front.sign_out_title")} yes=${l("front.sign_out")} grave onYes=${n} onClose=${()=>t(!1)}>
        <p>${l("front.sign_out_what")}</p>
      <//>`}`}function He(e,t,n){if(!t)return e("force.chief");let o=e("force.tokens",{n:t});return n?e("force.both",{tokens:o}):o}function gm(e){return e.replaceAll("-","\u2011")}function vm(e,t,n){let o=s=>typeof s=="number"?t(s):"";return{name:o(n.clan),other:o(n.from),territory:n.territory??"",ground:gm(n.ground??""),force:He(e,n.dominance??0,n.chief??!1)}}function ym(e){return e.effect==="make_make"?e.from===null?"log.make_make":"log.make_make_from":e.effect==="retired"?`log.retired_${e.reason}`:e.effect==="over"?`log.over_${e.result}`:`log.${e.effect}`}function Ro(e,t,n){return n.flatMap(o=>{let s=ym(o),r=typeof o.winner=="number"?t(o.winner):"",i=e(s,{...vm(e,t,o),winner:r});return i===s?[]:[i]})}function kl({room:e,turns:t}){return e.status!=="playing"||t>=e.seats.length?null:a`
    <section class="goal" aria-labelledby="goal-title">
      <h2 id="goal-title">${l("goal.title")}</h2>
      <p>${l("goal.what")}</p>
      <ul>${["take","ground","sacred"].map(n=>a`<li>${l(`goal.${n}`)}</li>`)}</ul>
      <a class="learn-again" href=${`/learn?table=${encodeURIComponent(e.code)}`}>${l("front.learn")}</a>
    </section>`}var bl=()=>import("./scrubber-L5TD3F3U.js"),_m=()=>import("./away-S7PV24G3.js");function wm(e,t){return e===t?l("past.position_now",{n:e}):l("past.position",{n:e,of:t})}function xl({open:e}){let t=e.past.looking.value!==null,n=vn(t,bl,()=>e.past.now());return t&&n?a`<${n.Scrubber} open=${e} />`:null}function Cl({open:e,stage:t}){let n=e.seen.away.value,[o,s]=$(!1),r=vn(n!==null,_m,()=>s(!0));return n&&r?a`<${r.Away} open=${e} stage=${t} away=${n} />`:!n||!o?null:a`
    <section class="sheet missed" aria-labelledby="missed-title">
      <header class="sheet-head">
        <h2 id="missed-title">${l("away.since",{n:n.all})}</h2>
        <button type="button" class="primary" onClick=${()=>e.seen.finish()}>${l("away.skip")}</button>
      </header>
    </section>`}function Ml({open:e}){let t=e.past.position.value,n=e.room.value?.version??0;return t?a`
    <div class="turn past">
      <svg class="sign-of-tool" viewBox="0 0 22 22" aria-hidden="true" focusable="false"><path d="M4.2 8.2A7.5 7.5 0 1 1 3.5 12M3.5 3.2v5.4h5.4M11 7v4.4l3 1.8" /></svg>
      <p><strong>${wm(e.past.looking.value??t.version,n)}</strong><span>${l(e.seen.away.value?"away.title":"past.looking")}</span></p>
      ${!e.seen.away.value&&a`<button type="button" class="primary" onClick=${()=>e.past.now()}>${l("past.now")}</button>`}
    </div>`:null}function Do({open:e,from:t,words:n,kind:o="plain"}){let s=e.room.value?.version??0;return s?a`<button type="button" class=${`look-back ${o}`} onClick=${()=>e.past.lookAt(t??s-1)}>${n}</button>`:null}function km(e){return e instanceof HTMLElement?e.isContentEditable||e.matches("input:not([type=range], [type=checkbox], [type=radio]), textarea, select"):!1}function Sl(e){K(()=>{let t=async n=>{let o={"[":-1,"]":1}[n.key],s=n.metaKey||n.ctrlKey!==n.altKey;if(!(!o||s||km(n.target)||document.querySelector("dialog[open]"))){if(n.preventDefault(),e.seen.away.value&&e.seen.finish(),e.past.looking.value===null&&o>0)return ft(l("past.is_now"));(await pt(bl))?.step(e,o)}};return addEventListener("keydown",t),()=>removeEventListener("keydown",t)},[e])}function Sn(e,t){let n=Ro(l,T(e),t.effects);return n.length?n:[l(`log.kind_${t.kind}`)]}function El({open:e,room:t,events:n}){let o=z(()=>_n(n).reverse(),[n]),s=bm(e,t,f=>{p(),e.past.lookAt(f)}),r=e.journal.lines.value,i=z(()=>xm(o,r),[o,r]),[c,u]=$(!1),p=()=>u(!1);return a`
    <section class=${c?"log tall":"log"} aria-labelledby="log-title">
      ${c&&a`<${Sm} onClose=${p} />`}
      <${kl} room=${t} turns=${o.length} />
      <div class="log-head">
        <h2 id="log-title">${l("log.title")}</h2>
        <div class="log-ways">
          ${!c&&e.past.looking.value===null&&a`<${Do} open=${e} words=${l("past.open")} />`}
          ${i.length>0&&a`<${Em} tall=${c} onClick=${()=>u(!c)} />`}
        </div>
      </div>
      ${i.length===0&&a`<p class="note">${l("log.nothing")}</p>`}
      <ol reversed class="log-list" tabindex="0" aria-labelledby="log-title">
        ${i.map(({line:f,clan:h,events:d})=>f?a`<${Mm} key=${`line ${f.number}`} line=${f} names=${Cm(r,f,T(t))} />`:a`
          <li key=${d[0].version} class=${h===null?"":`look-${Z(t,h)}`}>
            ${h===null?a`<span class="log-mark" aria-hidden="true"></span>`:a`<${ot} look=${Z(t,h)} />`}
            <div>${d.map(s)}</div>
          </li>`)}
      </ol>
      ${e.journal.hasEarlier&&a`<button type="button" class="plain" onClick=${()=>x(()=>e.journal.earlier())}>${l("log.earlier")}</button>`}
    </section>`}function bm({past:e},t,n){let o=$e(t).map(({name:i})=>i).join(`
`),s=e.looking.value,r=z(()=>new WeakMap,[kt.value,o,s]);return i=>{let c=r.get(i)??a`<${Tm} key=${i.version} event=${i} said=${Sn(t,i)} shown=${s===i.version} onLook=${n} />`;return r.set(i,c),c}}function xm(e,t){let n=t.map(s=>({line:s,order:s.version+.5+s.number/1e6}));return[...e.map(s=>({...s,order:s.events.at(-1).version})),...n].sort((s,r)=>r.order-s.order)}function Cm(e,t,n){let o=new Set(e.filter(s=>(s.kind==="substituted"||s.kind==="seat_passed")&&s.number>t.number).map(s=>s.clan));return s=>o.has(s)?l("journal.before"):n(s)}function Mm({line:e,names:t}){let n=Xa(l,t,e);return n&&a`
    <li class="log-line"><span class="log-mark" aria-hidden="true"></span>
      <div><p>${n} <time datetime=${e.at}>${rn(e.at)}</time></p></div></li>`}function Sm({onClose:e}){return Be(e),w(()=>{let t=n=>n.key==="Escape"&&e();return addEventListener("keydown",t),()=>removeEventListener("keydown",t)},[]),null}function Em({tall:e,onClick:t}){let n=l(e?"log.less":"log.whole");return a`<button type="button" class="plain icon log-grow" aria-label=${n} title=${n} aria-expanded=${e?"true":"false"} onClick=${t}>
    <svg class="sign-of-tool" viewBox="0 0 22 22" aria-hidden="true" focusable="false"><path d=${e?"M4 8l7 7 7-7":"M4 14l7-7 7 7"} /></svg></button>`}function Tm({event:e,said:t,shown:n,onLook:o}){return a`
    <button type="button" class="log-step" title=${l("past.go",{n:e.version})} aria-current=${n?"step":void 0}
      onClick=${()=>o(e.version)}>
      <span>${t.map(s=>a`<span class="log-sentence">${s} </span>`)}</span>
      <time datetime=${e.at}>${rn(e.at)}</time>
    </button>`}function te(e,t=!1){w(()=>{let n={words:e,mine:t};return It.value=n,()=>{It.peek()===n&&(It.value=null)}},[e,t])}function Tl(e,t){let{room:n,events:o}=e.view.value,s=n?.version??0,r=n?.revision??0,i=St(e)?.past??!1,c=b(null),u=e.seen?.telling??!1;K(()=>t.clear(),[s,i]),w(()=>{requestAnimationFrame(()=>e.sayDrawn())},[s,i,r]),w(()=>{if(u&&c.current!==null)return;let p=c.current===null?null:Math.min(c.current,s);c.current=Math.max(p??s,we(e.view.value)),p!==null&&Om(e,p)},[o,u])}function Am(e){if(ko(e))return[l("turn.mine")];let{room:t,you:n}=e;return t&&n?.kept&&F(e)?[l("turn.theirs",{name:T(t)(t.state?.clan??0)})]:[]}function Om({view:{value:e},seen:t},n){let{room:o,events:s}=e,r=Math.max(n,t?.told??0),i=s.filter(({version:u})=>u>r&&!t?.tellsLater(u));if(!o||!i.length)return;t&&(t.told=we(e));let c=i.flatMap(u=>Sn(o,u));ft([...c,...Am(e)].join(" "))}function ee({open:e}){let t=e.status.value,n=e.outbox.pending.value;return!(t==="offline"||t==="connecting"&&e.room.value!==null)&&!n?.unsent?null:a`
    <div class=${`connection ${t}`} role="status">
      <p>${l(n?.unsent?"net.unsent":`net.${t}`)}</p>
      <button type="button" class="plain" onClick=${()=>e.retry()}>${l("net.retry")}</button>
      ${n?.unsent&&a`
        <button type="button" class="plain" onClick=${()=>e.outbox.drop()}>${l("net.drop")}</button>`}
    </div>`}function Fo({open:e}){return a`
    <${Q} />
    <main class="page" id="main" tabindex="-1">
      <${ee} open=${e} />
      <p role="status">${e.trouble.value?.message??l("app.loading")}</p>
    </main>`}async function er(e){e.seen.away.value&&e.seen.finish();let t=e.past.position.value;if(!t)return;let{version:n,state:o}=t;if(o.result)return Y(l("what_if.over"));let s=await pt(()=>import("./what-if-NJXFQPZM.js"));s&&await x(async()=>{let r=e.tried?.version===n?e.tried:null;e.tried=r??{trial:await s.trialOf(e,o),version:n,Page:s.WhatIfPage},e.trying.value=e.tried,Al()})}function Lm(e){e.trying.value=null,e.seen.check(),Al()}function Al(){requestAnimationFrame(()=>{let e=document.querySelector("main [data-space][tabindex='0']");e instanceof SVGElement&&e.focus({preventScroll:!0})})}function Ol({open:e,trying:{trial:t,version:n,Page:o}}){return a`<${o} open=${e} trial=${t} version=${n} onLeave=${()=>Lm(e)} />`}function Ll({open:e,onDone:t=()=>{}}){return a`<button type="button" class="plain what-if-way" aria-keyshortcuts="t" onClick=${()=>{t(),er(e)}}>${l("what_if.open")}</button>`}function Pm(e,t,n){let o=Array.from({length:e},(s,r)=>r);return o.splice(n,0,...o.splice(t,1)),o}function Nm(e,t){return e?t===e.from?e.by:t>e.from&&t<=e.to?-e.height:t<e.from&&t>=e.to?e.height:0:0}function Im(e,t,n,o){let[s,r]=$(null),i=b(null),c=b(Promise.resolve()),u=b(n);u.current=n,K(()=>{let f=s&&e.current?.querySelectorAll(".grip")[s.at];f instanceof HTMLElement&&f.focus()},[s]);function p(f,h){i.current=h,c.current=c.current.then(async()=>{let d=u.current(f),m=await o?.(Pm(t,f,h));i.current===h&&(i.current=null),m&&(r({at:h}),ft(l("arrange.moved",{name:d,n:h+1,of:t})))})}return{move:p,pending:i}}function Pl(e,t,n){let o=b(null),[s,r]=$(null),i=b(0),{move:c,pending:u}=Im(o,e,t,n);return{list:o,held:s?.from??null,style:p=>s?{transform:`translateY(${Nm(s,p)}px)`}:void 0,grip:p=>({onKeyDown:f=>{let h={ArrowUp:-1,ArrowDown:1}[f.key];if(!h)return;f.preventDefault();let d=u.current??p;d+h>=0&&d+h<e&&c(d,d+h)},onPointerDown:f=>{if(f.button)return;let h=f.currentTarget;h.setPointerCapture(f.pointerId),i.current=f.clientY,r({from:p,to:p,by:0,height:h.closest("li")?.offsetHeight??1})},onPointerMove:f=>{if(!s)return;let h=f.clientY-i.current,d=Math.max(0,Math.min(e-1,s.from+Math.round(h/s.height)));r({...s,by:h,to:d})},onPointerUp:()=>{r(null),s&&s.to!==s.from&&c(s.from,s.to)},onPointerCancel:()=>r(null)})}}function Bo({room:e,you:t,onOpen:n,onOrder:o}){let s=gt(e.seats),r=u=>s[u]??l("arrange.seat",{n:u+1}),i=Pl(e.seats.length,r,o),c=u=>n&&(o||t?.seats.includes(u.seat));return a`
    <ol class=${o?"seats arranged":"seats"} ref=${i.list}>
      ${e.seats.map((u,p)=>a`
        <li class=${`seat look-${u.look??p}${u.player?"":" free"}${i.held===p?" held":""}`} key=${u.seat} style=${i.style(p)}>
          ${o&&a`
            <button type="button" class="plain icon grip" aria-label=${l("arrange.move",{name:r(p)})} aria-keyshortcuts="ArrowUp ArrowDown" ...${i.grip(p)}>
              <svg viewBox="0 0 22 22" class="sign-of-tool" aria-hidden="true" focusable="false"><path d="M11 3v16M7.5 6.5L11 3l3.5 3.5M7.5 15.5L11 19l3.5-3.5" /></svg></button>`}
          <${ot} look=${u.look??p} />
          <span class="seat-words"><${Rm} seat=${u} name=${s[p]} /><span class="seat-tags">
            ${t?.seats.includes(u.seat)&&a`<span class="tag">${l("waiting.you")}</span>`}
            ${u.player?.id===e.host&&a`<span class="tag">${l("waiting.host")}</span>`}
            ${e.first===u.seat&&a`<span class="tag">${l("arrange.begins")}</span>`}
            ${u.player&&a`<span class=${u.online?"here":"away"}>${l(u.online?"waiting.here":"waiting.away")}</span>`}
          </span></span>
          ${c(u)&&a`
            <button type="button" class="plain icon seat-more" aria-haspopup="dialog" aria-label=${l("arrange.open",{name:r(p)})}
              onClick=${()=>n?.(u.seat)}>⋯</button>`}
        </li>`)}
    </ol>`}function Rm({seat:e,name:t}){return t?a`<span class="seat-name"><bdi>${t}</bdi></span>`:e.reserved?a`<span class="seat-name">${l("arrange.kept_for")} <bdi>${e.reserved}</bdi></span>`:a`<span class="seat-name">${l("waiting.free")}</span>`}function Nl({open:e}){let t=e.room.value,n=t.seats.find(s=>s.player?.id===t.host)?.player?.nickname??"",o=l(Il(t)?"invited.title_of":"invited.title",{name:B(n)});return te(o),a`
    <${Q} />
    <main class="page invited" id="main" tabindex="-1">
      <${ee} open=${e} />
      <section class="welcome" aria-labelledby="title">
        <h1 id="title">${o}</h1>
        ${t.name&&a`<p class="room-name"><bdi>${t.name}</bdi></p>`}
        <p class="lead">${l("invited.lead")}</p>
        <${Po} />
      </section>
      <div class="front-side">
        <${Dm} open=${e} room=${t} />
        <section class="card" aria-labelledby="seats">
          <h2 id="seats">${l("waiting.seats")}</h2>
          <${Bo} room=${t} you=${null} />
        </section>
        <p class="note"><a class="learn-again" href=${`/learn?table=${encodeURIComponent(t.code)}`}>${l("front.learn")}</a></p>
      </div>
    </main>
    <${Et} />`}function Il(e){let t=$t(e.code)!==null,n=e.visibility==="public"&&!t;return!n&&!t&&ci(e.code)?"signed_out":e.seats.every(o=>o.player||n&&o.reserved)?"full":n||t?null:Yn(e.code)?"freed":"no_invite"}function Dm({open:e,room:t}){switch(Il(t)){case"signed_out":return a`<${Uo} title=${l("invited.signed_out")} why=${l("invited.signed_out_why")} />`;case"full":return a`<${Uo} title=${l("invited.full")} why=${l("invited.full_why")} />`;case"freed":return a`<${Uo} title=${l("invited.freed")} why=${l("invited.freed_why")} />`;case"no_invite":return a`<${Uo} title=${l("invited.no_invite")} why=${l("invited.no_invite_why")} />`;default:return a`<${zo} open=${e} code=${t.code} />`}}function Uo({title:e,why:t}){return a`<section class="card stack"><h2>${e}</h2><p>${t}</p></section>`}async function Fm(e,t,n){await to(n),Lo();let o=$t(t);await e.command("/seats",o?{invite:o}:{}),Zn(t),e.link.dial()}function zo({open:e,code:t,within:n=!1,named:o}){let[s,r]=$(null),i=s??k.value?.nickname??o??Le(),[c,u]=$(!1),[p,f]=$(null);return a`
    <form class=${n?"stack":"card stack"} onSubmit=${async d=>{d.preventDefault(),u(!0);try{await Fm(e,t,i)}catch(m){let v=m instanceof O&&m.code==="invite_required";f(v?l("invited.dead_invite"):Cn(m))}u(!1)}} aria-labelledby=${n?void 0:"take-seat"}>
      ${!n&&a`<h2 id="take-seat">${l("invited.sit_down")}</h2>`}
      <${Mn} value=${i} onInput=${r} fault=${p} />
      <button class="primary large" disabled=${c}>${l("invited.take_seat")}</button>
      <p class="note">${l("invited.no_account")}</p>
    </form>`}var je=g(S("hand-over")!=="off");function Ho(e){je.value=e,C("hand-over",e?null:"off")}function Rl({room:e,you:t,events:n},o){let s=e?.status==="playing"&&!e.closed?e.state?.clan??null:null;return s===null||o===null||s===o||(t?.seats.length??0)<2||n.at(-1)?.kind==="undo"?null:e?.seats.some(r=>r.clan===s&&t?.seats.includes(r.seat))?s:null}function jo({open:e,words:t=!1}){let n=e.view.value,{room:o,events:s}=n,r=cl(s),i=o?.proposal?.undo!==void 0;if(!wt(n)||i||e.outbox.pending.value||r?.kind!=="action"||!ze(n,r.clan))return null;let c=()=>x(()=>e.command("/undo",{version:o?.version}));return t?a`<button type="button" class="plain" onClick=${c}>${l("turn.take_back")}</button>`:a`
    <button type="button" class="plain icon take-back" aria-label=${l("turn.take_back")} title=${l("turn.take_back")} onClick=${c}>
      <svg viewBox="0 0 22 22" width="22" height="22" aria-hidden="true"><path d="M8.5 4L4 8.5L8.5 13M4.5 8.5h8a5 5 0 0 1 0 10H8" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" /></svg>
    </button>`}var Bm=900;function Dl({open:e}){let t=e.view.value,{room:n,events:o}=t,s=n?.state?.clan??null,r=b(null),[i,c]=$(null),u=n?.version??0,p=(o.at(-1)?.version??0)===u;w(()=>{if(!p)return;let v=Rl(t,r.current);if(ze(t,s)&&(r.current=s),v===null||!je.peek())return;let y=setTimeout(()=>c({clan:v,version:u}),kn()?0:Bm);return()=>clearTimeout(y)},[u,p,t.you?.seats.length]);let f=e.past.looking.value!==null||e.trying.value!==null||e.seen.away.value!==null;if(!n||i===null||i.version!==u||i.clan!==s||f||!je.value)return null;let h=()=>c(null),d=T(n)(s),m=Z(n,s);return a`
    <${st} title=${l("one_phone.pass",{name:d})} onClose=${h}>
      <div class=${`hand-over look-${m}`}>
        <p class="hand-over-signs" aria-hidden="true"><${ot} look=${m} /><${Nt} look=${m} /></p>
        <button type="button" class="primary large" autofocus onClick=${h}>${l("one_phone.here",{name:d})}</button>
        <div class="row">
          <${jo} open=${e} words />
          <button type="button" class="plain" onClick=${()=>Ho(!1)}>${l("one_phone.no_more")}</button>
        </div>
      </div>
    <//>`}function Fl(e){return e.map((t,n)=>Um(t).map(([o,s])=>`M${o} ${n}h${s}v1h-${s}z`).join("")).join("")}function Um(e){let t=[];return e.forEach((n,o)=>{n&&(e[o-1]?t[t.length-1][1]+=1:t.push([o,1]))}),t}var be=(e=>(e[e.Border=-1]="Border",e[e.Data=0]="Data",e[e.Function=1]="Function",e[e.Position=2]="Position",e[e.Timing=3]="Timing",e[e.Alignment=4]="Alignment",e))(be||{}),zm=[0,1],Ul=[1,0],zl=[2,3],Hl=[3,2],Hm={L:zm,M:Ul,Q:zl,H:Hl},jm=/^\d*$/,Wm=/^[A-Z0-9 $%*+./:-]*$/,nr="0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:",ir=1,ar=40,Bl=3,Gm=3,Wo=40,qm=10,jl=[[-1,7,10,15,20,26,18,20,24,30,18,20,24,26,30,22,24,28,30,28,28,28,28,30,30,26,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],[-1,10,16,26,18,24,16,18,22,22,26,30,22,22,24,24,28,28,26,26,26,26,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28],[-1,13,22,18,26,18,24,18,22,20,24,28,26,24,20,30,24,28,28,26,30,28,30,30,30,30,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],[-1,17,28,22,16,22,28,26,26,24,28,24,28,22,24,24,30,28,28,26,28,30,24,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30]],Wl=[[-1,1,1,1,1,1,2,2,2,2,4,4,4,4,4,6,6,6,6,7,8,8,9,9,10,12,12,12,13,14,15,16,17,18,19,19,20,21,22,24,25],[-1,1,1,1,2,2,4,4,4,5,5,5,8,9,9,10,10,11,13,14,16,17,17,18,20,21,23,25,26,28,29,31,33,35,37,38,40,43,45,47,49],[-1,1,1,2,2,4,4,6,6,8,8,8,10,12,16,12,17,16,18,21,20,23,23,25,27,29,34,34,35,38,40,43,45,48,51,53,56,59,62,65,68],[-1,1,1,2,4,4,4,5,6,8,8,11,11,16,16,18,16,19,21,25,25,25,34,30,32,35,37,40,42,45,48,51,54,57,60,63,66,70,74,77,81]],or=class{constructor(t,n,o,s){if(this.version=t,this.ecc=n,t<ir||t>ar)throw new RangeError("Version value out of range");if(s<-1||s>7)throw new RangeError("Mask value out of range");this.size=t*4+17;let r=Array.from({length:this.size}).fill(!1);for(let c=0;c<this.size;c++)this.modules.push(r.slice()),this.types.push(r.map(()=>0));this.drawFunctionPatterns();let i=this.addEccAndInterleave(o);if(this.drawCodewords(i),s===-1){let c=1e9;for(let u=0;u<8;u++){this.applyMask(u),this.drawFormatBits(u);let p=this.getPenaltyScore();p<c&&(s=u,c=p),this.applyMask(u)}}this.mask=s,this.applyMask(s),this.drawFormatBits(s)}size;mask;modules=[];types=[];getModule(t,n){return t>=0&&t<this.size&&n>=0&&n<this.size&&this.modules[n][t]}drawFunctionPatterns(){for(let o=0;o<this.size;o++)this.setFunctionModule(6,o,o%2===0,be.Timing),this.setFunctionModule(o,6,o%2===0,be.Timing);this.drawFinderPattern(3,3),this.drawFinderPattern(this.size-4,3),this.drawFinderPattern(3,this.size-4);let t=this.getAlignmentPatternPositions(),n=t.length;for(let o=0;o<n;o++)for(let s=0;s<n;s++)o===0&&s===0||o===0&&s===n-1||o===n-1&&s===0||this.drawAlignmentPattern(t[o],t[s]);this.drawFormatBits(0),this.drawVersion()}drawFormatBits(t){let n=this.ecc[1]<<3|t,o=n;for(let r=0;r<10;r++)o=o<<1^(o>>>9)*1335;let s=(n<<10|o)^21522;for(let r=0;r<=5;r++)this.setFunctionModule(8,r,Dt(s,r));this.setFunctionModule(8,7,Dt(s,6)),this.setFunctionModule(8,8,Dt(s,7)),this.setFunctionModule(7,8,Dt(s,8));for(let r=9;r<15;r++)this.setFunctionModule(14-r,8,Dt(s,r));for(let r=0;r<8;r++)this.setFunctionModule(this.size-1-r,8,Dt(s,r));for(let r=8;r<15;r++)this.setFunctionModule(8,this.size-15+r,Dt(s,r));this.setFunctionModule(8,this.size-8,!0)}drawVersion(){if(this.version<7)return;let t=this.version;for(let o=0;o<12;o++)t=t<<1^(t>>>11)*7973;let n=this.version<<12|t;for(let o=0;o<18;o++){let s=Dt(n,o),r=this.size-11+o%3,i=Math.floor(o/3);this.setFunctionModule(r,i,s),this.setFunctionModule(i,r,s)}}drawFinderPattern(t,n){for(let o=-4;o<=4;o++)for(let s=-4;s<=4;s++){let r=Math.max(Math.abs(s),Math.abs(o)),i=t+s,c=n+o;i>=0&&i<this.size&&c>=0&&c<this.size&&this.setFunctionModule(i,c,r!==2&&r!==4,be.Position)}}drawAlignmentPattern(t,n){for(let o=-2;o<=2;o++)for(let s=-2;s<=2;s++)this.setFunctionModule(t+s,n+o,Math.max(Math.abs(s),Math.abs(o))!==1,be.Alignment)}setFunctionModule(t,n,o,s=be.Function){this.modules[n][t]=o,this.types[n][t]=s}addEccAndInterleave(t){let n=this.version,o=this.ecc;if(t.length!==Go(n,o))throw new RangeError("Invalid argument");let s=Wl[o[0]][n],r=jl[o[0]][n],i=Math.floor(sr(n)/8),c=s-i%s,u=Math.floor(i/s),p=[],f=eh(r);for(let d=0,m=0;d<s;d++){let v=t.slice(m,m+u-r+(d<c?0:1));m+=v.length;let y=nh(v,f);d<c&&v.push(0),p.push(v.concat(y))}let h=[];for(let d=0;d<p[0].length;d++)p.forEach((m,v)=>{(d!==u-r||v>=c)&&h.push(m[d])});return h}drawCodewords(t){if(t.length!==Math.floor(sr(this.version)/8))throw new RangeError("Invalid argument");let n=0;for(let o=this.size-1;o>=1;o-=2){o===6&&(o=5);for(let s=0;s<this.size;s++)for(let r=0;r<2;r++){let i=o-r,u=(o+1&2)===0?this.size-1-s:s;!this.types[u][i]&&n<t.length*8&&(this.modules[u][i]=Dt(t[n>>>3],7-(n&7)),n++)}}}applyMask(t){if(t<0||t>7)throw new RangeError("Mask value out of range");for(let n=0;n<this.size;n++)for(let o=0;o<this.size;o++){let s;switch(t){case 0:s=(o+n)%2===0;break;case 1:s=n%2===0;break;case 2:s=o%3===0;break;case 3:s=(o+n)%3===0;break;case 4:s=(Math.floor(o/3)+Math.floor(n/2))%2===0;break;case 5:s=o*n%2+o*n%3===0;break;case 6:s=(o*n%2+o*n%3)%2===0;break;case 7:s=((o+n)%2+o*n%3)%2===0;break;default:throw new Error("Unreachable")}!this.types[n][o]&&s&&(this.modules[n][o]=!this.modules[n][o])}}getPenaltyScore(){let t=0;for(let r=0;r<this.size;r++){let i=!1,c=0,u=[0,0,0,0,0,0,0];for(let p=0;p<this.size;p++)this.modules[r][p]===i?(c++,c===5?t+=Bl:c>5&&t++):(this.finderPenaltyAddHistory(c,u),i||(t+=this.finderPenaltyCountPatterns(u)*Wo),i=this.modules[r][p],c=1);t+=this.finderPenaltyTerminateAndCount(i,c,u)*Wo}for(let r=0;r<this.size;r++){let i=!1,c=0,u=[0,0,0,0,0,0,0];for(let p=0;p<this.size;p++)this.modules[p][r]===i?(c++,c===5?t+=Bl:c>5&&t++):(this.finderPenaltyAddHistory(c,u),i||(t+=this.finderPenaltyCountPatterns(u)*Wo),i=this.modules[p][r],c=1);t+=this.finderPenaltyTerminateAndCount(i,c,u)*Wo}for(let r=0;r<this.size-1;r++)for(let i=0;i<this.size-1;i++){let c=this.modules[r][i];c===this.modules[r][i+1]&&c===this.modules[r+1][i]&&c===this.modules[r+1][i+1]&&(t+=Gm)}let n=0;for(let r of this.modules)n=r.reduce((i,c)=>i+(c?1:0),n);let o=this.size*this.size,s=Math.ceil(Math.abs(n*20-o*10)/o)-1;return t+=s*qm,t}getAlignmentPatternPositions(){if(this.version===1)return[];{let t=Math.floor(this.version/7)+2,n=this.version===32?26:Math.ceil((this.version*4+4)/(t*2-2))*2,o=[6];for(let s=this.size-7;o.length<t;s-=n)o.splice(1,0,s);return o}}finderPenaltyCountPatterns(t){let n=t[1],o=n>0&&t[2]===n&&t[3]===n*3&&t[4]===n&&t[5]===n;return(o&&t[0]>=n*4&&t[6]>=n?1:0)+(o&&t[6]>=n*4&&t[0]>=n?1:0)}finderPenaltyTerminateAndCount(t,n,o){return t&&(this.finderPenaltyAddHistory(n,o),n=0),n+=this.size,this.finderPenaltyAddHistory(n,o),this.finderPenaltyCountPatterns(o)}finderPenaltyAddHistory(t,n){n[0]===0&&(t+=this.size),n.pop(),n.unshift(t)}};function Ft(e,t,n){if(t<0||t>31||e>>>t)throw new RangeError("Value out of range");for(let o=t-1;o>=0;o--)n.push(e>>>o&1)}function Dt(e,t){return(e>>>t&1)!==0}var En=class{constructor(t,n,o){if(this.mode=t,this.numChars=n,this.bitData=o,n<0)throw new RangeError("Invalid argument");this.bitData=o.slice()}getData(){return this.bitData.slice()}},Km=[1,10,12,14],Vm=[2,9,11,13],Zm=[4,8,16,16];function Gl(e,t){return e[Math.floor((t+7)/17)+1]}function ql(e){let t=[];for(let n of e)Ft(n,8,t);return new En(Zm,e.length,t)}function Ym(e){if(!Kl(e))throw new RangeError("String contains non-numeric characters");let t=[];for(let n=0;n<e.length;){let o=Math.min(e.length-n,3);Ft(Number.parseInt(e.substring(n,n+o),10),o*3+1,t),n+=o}return new En(Km,e.length,t)}function Xm(e){if(!Vl(e))throw new RangeError("String contains unencodable characters in alphanumeric mode");let t=[],n;for(n=0;n+2<=e.length;n+=2){let o=nr.indexOf(e.charAt(n))*45;o+=nr.indexOf(e.charAt(n+1)),Ft(o,11,t)}return n<e.length&&Ft(nr.indexOf(e.charAt(n)),6,t),new En(Vm,e.length,t)}function Jm(e){return e===""?[]:Kl(e)?[Ym(e)]:Vl(e)?[Xm(e)]:[ql(th(e))]}function Kl(e){return jm.test(e)}function Vl(e){return Wm.test(e)}function Qm(e,t){let n=0;for(let o of e){let s=Gl(o.mode,t);if(o.numChars>=1<<s)return Number.POSITIVE_INFINITY;n+=4+s+o.bitData.length}return n}function th(e){e=encodeURI(e);let t=[];for(let n=0;n<e.length;n++)e.charAt(n)!=="%"?t.push(e.charCodeAt(n)):(t.push(Number.parseInt(e.substring(n+1,n+3),16)),n+=2);return t}function sr(e){if(e<ir||e>ar)throw new RangeError("Version number out of range");let t=(16*e+128)*e+64;if(e>=2){let n=Math.floor(e/7)+2;t-=(25*n-10)*n-55,e>=7&&(t-=36)}return t}function Go(e,t){return Math.floor(sr(e)/8)-jl[t[0]][e]*Wl[t[0]][e]}function eh(e){if(e<1||e>255)throw new RangeError("Degree out of range");let t=[];for(let o=0;o<e-1;o++)t.push(0);t.push(1);let n=1;for(let o=0;o<e;o++){for(let s=0;s<t.length;s++)t[s]=rr(t[s],n),s+1<t.length&&(t[s]^=t[s+1]);n=rr(n,2)}return t}function nh(e,t){let n=t.map(o=>0);for(let o of e){let s=o^n.shift();n.push(0),t.forEach((r,i)=>n[i]^=rr(r,s))}return n}function rr(e,t){if(e>>>8||t>>>8)throw new RangeError("Byte out of range");let n=0;for(let o=7;o>=0;o--)n=n<<1^(n>>>7)*285,n^=(t>>>o&1)*e;return n}function oh(e,t,n=1,o=40,s=-1,r=!0){if(!(ir<=n&&n<=o&&o<=ar)||s<-1||s>7)throw new RangeError("Invalid value");let i,c;for(i=n;;i++){let h=Go(i,t)*8,d=Qm(e,i);if(d<=h){c=d;break}if(i>=o)throw new RangeError("Data too long")}for(let h of[Ul,zl,Hl])r&&c<=Go(i,h)*8&&(t=h);let u=[];for(let h of e){Ft(h.mode[0],4,u),Ft(h.numChars,Gl(h.mode,i),u);for(let d of h.getData())u.push(d)}let p=Go(i,t)*8;Ft(0,Math.min(4,p-u.length),u),Ft(0,(8-u.length%8)%8,u);for(let h=236;u.length<p;h^=253)Ft(h,8,u);let f=Array.from({length:Math.ceil(u.length/8)},()=>0);return u.forEach((h,d)=>f[d>>>3]|=h<<7-(d&7)),new or(i,t,f,s)}function Zl(e,t){let{ecc:n="L",boostEcc:o=!1,minVersion:s=1,maxVersion:r=40,maskPattern:i=-1,border:c=1}=t||{},u=typeof e=="string"?Jm(e):Array.isArray(e)?[ql(e)]:void 0;if(!u)throw new Error(`uqr only supports encoding string and binary data, but got: ${typeof e}`);let p=oh(u,Hm[n],s,r,i,o),f=sh({version:p.version,maskPattern:p.mask,size:p.size,data:p.modules,types:p.types},c);return t?.invert&&(f.data=f.data.map(h=>h.map(d=>!d))),t?.onEncoded?.(f),f}function sh(e,t=1){if(!t)return e;let{size:n}=e,o=n+t*2;e.size=o,e.data.forEach(r=>{for(let i=0;i<t;i++)r.unshift(!1),r.push(!1)});for(let r=0;r<t;r++)e.data.unshift(Array.from({length:o},i=>!1)),e.data.push(Array.from({length:o},i=>!1));let s=be.Border;e.types.forEach(r=>{for(let i=0;i<t;i++)r.unshift(s),r.push(s)});for(let r=0;r<t;r++)e.types.unshift(Array.from({length:o},i=>s)),e.types.push(Array.from({length:o},i=>s));return e}function Yl({link:e,label:t}){let{size:n,path:o}=z(()=>{let s=Zl(e,{ecc:"M",border:3});return{size:s.size,path:Fl(s.data)}},[e]);return a`
    <svg class="qr" viewBox=${`0 0 ${n} ${n}`} role="img" aria-label=${t} shape-rendering="crispEdges">
      <rect class="qr-light" width=${n} height=${n} />
      <path class="qr-dark" d=${o} />
    </svg>`}async function yk(e){let t=document.createElement("input");t.type="text",t.value=e,t.readOnly=!0,t.className="unseen";let n=document.activeElement;document.body.append(t),Y(l(await Xl(t))),t.remove(),n instanceof HTMLElement&&n.focus({preventScroll:!0})}async function Xl(e,t="share.copied"){e.focus({preventScroll:!0}),e.select(),e.setSelectionRange(0,e.value.length);try{if(navigator.clipboard)await navigator.clipboard.writeText(e.value);else if(!document.execCommand("copy"))throw new Error("no way to copy");return t}catch{return"share.copy_yourself"}}async function rh(e,t,n){try{await navigator.share({title:t,text:n,url:e})}catch{}}function qo({code:e,invite:t,name:n,label:o=l("share.link")}){return a`
    <${lr} link=${en(Wt.value,e,t)} label=${o} title=${n||l("app.name")}
      message=${l("share.message")} copied="share.copied" qr=${l("share.qr")} scan=${l("share.scan")} />`}function lr({link:e,label:t,title:n,message:o,copied:s="share.done",qr:r,scan:i}){let c=b(null),[u,p]=$("");return a`
    <div class="share">
      <label class="field">
        <span>${t}</span>
        <input ref=${c} type="text" class="link" readonly value=${e} onFocus=${h=>h.target.select()} />
      </label>
      <div class="share-ways">
        <button type="button" class="primary" onClick=${async()=>c.current&&p(await Xl(c.current,s))}>${l("share.copy")}</button>
        ${"share"in navigator&&a`
          <button type="button" onClick=${()=>rh(e,n,o)}>${l("share.share")}</button>`}
      </div>
      <p class="note share-said" role="status">${u&&l(u)}</p>
      ${r&&a`
        <figure class="qr-card">
          <${Yl} link=${e} label=${r} />
          <figcaption>${i}</figcaption>
        </figure>`}
    </div>`}function Jl({open:e}){let t=e.view.value,{room:n}=t,o=ai($t(e.code));if(o!==null)return a`<${ah} open=${e} number=${o} />`;if(!n?.clock?.offered||n.status!=="playing"||n.closed)return null;let s=T(n)(n.clock.clan),r=L(t);return r?.clan===n.clock.clan?a`<${ch} open=${e} />`:r?a`<${uh} open=${e} name=${s} />`:$t(e.code)?a`<${ih} open=${e} name=${s} />`:null}function ih({open:e,name:t}){let[n,o]=$(!1);return a`
    <div class="offer">
      <button type="button" class="primary" aria-haspopup="dialog" onClick=${()=>o(!0)}>${l("offered.take")}</button>
    </div>
    ${n&&a`
      <${st} title=${l("offered.take")} onClose=${()=>o(!1)}>
        <p>${l("offered.for_you",{name:t})}</p>
        <${zo} open=${e} code=${e.code} within />
      <//>`}`}function ah({open:e,number:t}){let n=e.view.value,o=n.room,s=o.seats[t],[r,i]=$(!0),c=lh(n,s);if(w(()=>{c&&(Y(l(c),!0),Zn(e.code))},[c]),c||!s?.player)return null;let u=T(o)(s.clan??0),p=()=>i(!1);return a`
    <div class="offer">
      <button type="button" class="primary" aria-haspopup="dialog" onClick=${()=>i(!0)}>${l("one_phone.take",{name:u})}</button>
    </div>
    ${r&&a`
      <${st} title=${l("one_phone.take",{name:u})} onClose=${p}>
        <div class=${`row taking look-${Z(o,s.clan??0)}`}><${ot} look=${Z(o,s.clan??0)} />
          <p>${l(o.name?"one_phone.take_at":"one_phone.take_what",{name:u,table:B(o.name)})}</p></div>
        <${zo} open=${e} code=${e.code} within named=${s.player.nickname} />
      <//>`}`}function lh(e,t){return L(e)?"one_phone.sits_already":e.room?.status!=="playing"?"errors.game_over":t?.keeper?t.retired?"errors.retired_seat":null:"errors.seat_link_used"}function ch({open:e}){return a`
    <div class="offer" role="status">
      <p>${l("offered.mine")}</p>
      <div class="row"><button type="button" class="primary" onClick=${()=>x(()=>e.command("/back"))}>${l("offered.back")}</button></div>
    </div>`}function uh({open:e,name:t}){let[n,o]=$(!1),s=e.view.value.room;return a`
    <div class="offer" role="status">
      <p>${l("offered.to_send",{name:t})}</p>
      <div class="row"><button type="button" aria-haspopup="dialog" onClick=${()=>o(!0)}>${l("offered.send")}</button></div>
    </div>
    ${n&&a`
      <${st} title=${l("offered.send")} onClose=${()=>o(!1)}>
        <${qo} code=${s.code} invite=${e.view.value.you?.offered??null} name=${s.name} />
      <//>`}`}function fh(e,t){let n=[t.clan,...(e.claims??[]).map(({clan:s})=>s)],o=e.seats.filter(({clan:s})=>s!==null&&n.includes(s)).map(cr);return e.seats.filter(s=>s.clan!==null&&!s.retired&&!o.includes(cr(s)))}var cr=e=>e.keeper??e.player?.id??e.seat,ur=e=>new Set(e.map(cr)).size;function Ql(e,t){let n=fh(e,t);return{given:ur(n.filter(({clan:o})=>t.agreed.includes(o??-1))),all:ur(n)}}function Nk(e){let t=(e.claims??[]).map(({clan:n})=>n);return e.seats.filter(({clan:n,retired:o,player:s,keeper:r})=>n!==null&&s&&!r&&!o&&!t.includes(n))}function Ik(e){return ur(e.seats.filter(({clan:t,retired:n})=>t!==null&&!n))>2}var ph=()=>import("./claiming-BR4YR5G6.js");function tc({open:e}){let{room:t,you:n}=e.view.value;return t?.status!=="playing"||!t.claims?null:t.claims.map(o=>o.asker.id===n?.player?a`<${mh} open=${e} claim=${o} key=${o.number} />`:wt(e.view.value)&&a`<${hh} open=${e} claim=${o} key=${o.number} />`)}function Ko(e,t,n){return x(()=>e.command("/claims/answer",{number:t.number,agree:n}))}function ec(e,t){let n=e.room.value,{given:o,all:s}=Ql(n,t);return{name:T(n)(t.clan),who:B(t.asker.nickname),when:fe(t.due),given:o,all:s}}function mh({open:e,claim:t}){let n=ec(e,t);return a`
    <div class="offer claim" role="status">
      <p>${l(n.given===n.all?"claims.waiting_until":"claims.waiting",n)}</p>
      <div class="row"><button type="button" onClick=${()=>Ko(e,t,!1)}>${l("claims.withdraw")}</button></div>
    </div>`}function hh({open:e,claim:t}){let n=ec(e,t),o=L(e.view.value)?.clan??-1;return o===t.clan?null:t.agreed.includes(o)?a`
      <div class="offer claim" role="status">
        <p>${l(n.given===n.all?"claims.you_vouch_until":"claims.you_vouch",n)}</p>
        <div class="row"><button type="button" onClick=${()=>Ko(e,t,!1)}>${l("claims.unvouch")}</button></div>
      </div>`:a`
    <div class="offer claim" role="status">
      <p>${l("claims.card",n)} ${l("claims.card_what",n)}</p>
      <div class="row">
        <button type="button" class="primary" onClick=${()=>Ko(e,t,!0)}>${l("claims.vouch")}</button>
        <button type="button" onClick=${()=>Ko(e,t,!1)}>${l("claims.refuse")}</button>
      </div>
    </div>`}function nc({open:e}){let[t,n]=$(!1),{room:o,you:s}=e.view.value;return o?.status!=="playing"||o.claims?.some(({asker:r})=>r.id===s?.player)?null:a`
    <button type="button" class="plain was-mine" aria-haspopup="dialog" onClick=${()=>n(!0)}>${l("claims.was_mine")}</button>
    ${t&&a`<${it} load=${ph} name="ClaimDialog" open=${e} onClose=${()=>n(!1)} />`}`}function oc(e,t,n,o,s){let r=Object.entries(n.territories).filter(([,p])=>p.clan===o),i=t(r.map(([p,{dominance:f,chief:h}])=>e("commands.holding",{territory:p,force:He(e,f,h)}))),c=n.tangata_manu[o],u=n.reserves[o];return[r.length?e("commands.land_of",{name:s,n:r.length,list:i}):e("commands.no_land",{name:s}),...c.length?[e("commands.grounds",{n:c.length,list:t(c)})]:[],e("commands.reserve",{tokens:e("table.tokens",{n:u.dominance}),chief:e(u.chief?"table.chief_here":"table.chief_away")}),...n.make_make===o?[e("commands.make_make",{name:s})]:[]]}var dh="(min-width: 900px)",We=g((S("names")??(globalThis.matchMedia?.(dh).matches?"on":"off"))==="on");function $h(){We.value=!We.value,C("names",We.value?"on":"off")}function sc({view:e,children:t}){return a`
    <div class="tools" role="group" aria-label=${l("tools.label")}>
      <${ne} label="tools.closer" short="tools.closer" d="M4 11h14M11 4v14" onClick=${()=>e.closer()} />
      <${ne} label="tools.farther" short="tools.farther" d="M4 11h14" onClick=${()=>e.farther()} />
      <${ne} label="tools.turn" short="tools.turn_short" d="M17.5 8A7.5 7.5 0 1 0 18.5 12M18.5 3v5.4h-5.4" onClick=${()=>e.turnOn()} />
      <${ne} label="tools.names" short="tools.names_short" aria-pressed=${We.value}
        d="M9.5 12.5a3.4 3.4 0 1 0 0 .1M9.5 8.5v7.5M14 8.5l3.5-2.5v10" onClick=${$h} />
      ${t}
      <${ne} label="tools.reset" short="tools.reset_short" disabled=${!e.moved.value}
        d="M3.5 8.5v-5h5M13.5 3.5h5v5M18.5 13.5v5h-5M8.5 18.5h-5v-5" onClick=${()=>e.reset()} />
    </div>`}function ne({label:e,short:t,d:n,...o}){return a`
    <button type="button" class="plain tool" aria-label=${l(e)} title=${l(e)} ...${o}>
      <svg class="sign-of-tool" viewBox="0 0 22 22" aria-hidden="true" focusable="false"><path d=${n} /></svg>
      <span aria-hidden="true">${l(t)}</span></button>`}function rc(e,t){let{room:n,events:o}=e.view.value,s=o[(St(e)?.version??0)-1];if(!n||!s)return ft(l("log.nothing"));t.play(s.effects,r=>Z(n,r)),ft(Sn(n,s).join(" "))}function ic(e,t){let{room:n}=e.view.value,o=St(e)?.state;if(!n||!o)return;let s=L(e.view.value)?.clan??o.clan??o.winner??0;t.point(Z(n,s)),ft(oc(l,Oe,o,s,T(n)(s)).join(" "))}function ac(e,t,n,o){if(!(!(e.target instanceof Element&&e.target.closest(".board"))||e.ctrlKey||e.altKey||e.metaKey)){if(e.key==="w")rc(t,n);else if(e.key==="m")ic(t,n);else if(e.key==="t"&&o)o();else return;e.preventDefault()}}function lc({open:e,stage:t}){return a`
    <${ne} label="commands.changed" short="commands.changed_short" aria-keyshortcuts="w" d="M4.5 5v12M9 5l9 6-9 6z" onClick=${()=>rc(e,t)} />
    <${ne} label="commands.land" short="commands.land" aria-keyshortcuts="m" d="M11 2.5l7 4.2v8.6l-7 4.2-7-4.2V6.7zM11 8.5v.1M11 11v4" onClick=${()=>ic(e,t)} />
    <p class="unseen" id="board-keys">${l("commands.keys")}</p>`}function cc({open:e}){let{room:t,you:n}=e.view.value,o=b(null);if(w(()=>o.current?.focus({preventScroll:!0}),[]),!t?.state)return null;let{winner:s,result:r}={...t.state,result:t.state.result??"none"},i=s===null?"":T(t)(s);return a`
    <section class="end" aria-labelledby="end-title">
      <div class="end-figure" aria-hidden="true">
        ${s===null?a`<${Ct} />`:a`<${Nt} look=${Z(t,s)} />`}
      </div>
      <h2 id="end-title" tabindex="-1" ref=${o}>${l(gh(e.view.value,s)?`end.${r}_you`:`end.${r}`,{name:i})}</h2>
      <p>${l(`end.${r}_why`,{name:i})}</p>
      <p class="row">
        <${vh} open=${e} rematch=${t.rematch} seated=${(n?.seats.length??0)>0} />
        <${Do} open=${e} from=${0} words=${l("past.through")} kind="" />
        <a class="button plain" href=${`${e.path}/record`} download=${`make-make-${t.code}.txt`}>${l("table.record")}</a>
      </p>
    </section>`}function gh(e,t){return ze(e,t)&&Mt(e).length===1}function vh({open:e,rematch:t,seated:n}){let o=()=>x(async()=>Xt(`/r/${(await G(`${e.path}/rematch`)).code}`));return t?a`<a class="button primary" href=${`/r/${t}`}>${l(n?"end.to_rematch":"end.watch_rematch")}</a>`:n?a`<button type="button" class="primary" onClick=${o}>${l("end.rematch")}</button>`:null}function uc({open:e}){let t=F(e.view.value),n=vt.value.find(o=>o.your_turn&&o.code!==e.code);return t||!n?null:a`<a class="button next-game" href=${`/r/${n.code}`}>${l("games.next",{title:dn(n)})}</a>`}var yh=[["board",[1]],["dominance",[2,3,4,5,6]],["at_once",[7,8,9,10]],["ceremony",[11,12]],["ending",[13,14,15,16]]],_h=["wheel","touchmove","keydown","pointerdown"];function wh(){let[e,t]=$(null);return w(()=>{import("./rules-explained-JXLEEWTV.js").then(n=>n.begin()).then(t,()=>{})},[]),e}function kh(e){let t=b(!1);return w(()=>{let n=new AbortController,o=()=>t.current=!0;t.current=!1;for(let s of _h)addEventListener(s,o,{passive:!0,signal:n.signal});return()=>n.abort()},[e]),()=>t.current}function Vo({level:e=2,marked:t="",page:n=!1}){let o=wh(),s=b(null),r=kh(t);return w(()=>{t&&!r()&&s.current?.querySelector(`#${CSS.escape(t)}`)?.scrollIntoView()},[t,o]),a`
    <div ref=${s}>
      <div class="rules-intro">${Qn("rules.intro").map(i=>a`<p>${i}</p>`)}</div>
      ${yh.map(([i,c])=>a`
        <section class="rules-chapter">
          <${`h${e}`}>${l(`rules.chapters.${i}`)}<//>
          ${c.map(u=>a`<${bh} name=${`r${u}`} level=${e+1} marked=${t===`r${u}`} page=${n} explained=${o} />`)}
        </section>`)}
      <section class="rules-chapter">
        <${`h${e}`}>${l("rules.credits_title")}<//>
        ${Qn("rules.credits").map(i=>a`<p>${i}</p>`)}
      </section>
    </div>`}function bh({name:e,level:t,marked:n,page:o,explained:s}){let r=e.toUpperCase();return a`
    <article class=${n?"rule marked":"rule"} id=${e}>
      <${`h${t}`}>${o?a`<a class="rule-number" href=${`#${e}`}>${r}</a>`:a`<span class="rule-number">${r}</span>`} ${l(`rules.${e}.title`)}<//>
      ${s&&a`<${s.Picture} name=${e} />`}
      ${Qn(`rules.${e}.body`).map(i=>a`<p>${i}</p>`)}
      ${o&&s&&a`<${s.Ruling} name=${e} />`}
    </article>`}var Zo=g(null);function xe(e=""){Zo.value=e}function fc(){return Zo.value===null?null:a`<${xh} rule=${Zo.value} />`}function xh({rule:e}){return a`
    <${st} title=${l("rules.title")} wide onClose=${()=>Zo.value=null}>
      <div class="rules"><${Vo} level=${3} marked=${e.toLowerCase()} /></div>
    <//>`}var Ch=()=>import("./channel-3CQZ3BY5.js"),Mh=()=>import("./sealing-2NRNXIT4.js");function pc({open:e}){let[t,n]=$(null),o=()=>n(null);return a`
    <button type="button" class="plain" aria-haspopup="dialog" onClick=${()=>n("menu")}>${l("menu.open")}</button>
    ${t==="menu"&&a`<${Sh} open=${e} onShow=${n} />`}
    ${t==="sharing"&&a`<${Th} open=${e} onClose=${o} />`}
    ${t==="time"&&a`<${it} load=${ke} name="TimeDialog" open=${e} onClose=${o} />`}
    ${t==="hours"&&a`<${it} load=${ke} name="HoursDialog" open=${e} onClose=${o} />`}
    ${t==="sealing"&&a`<${it} load=${Mh} name="SealingDialog" open=${e} onClose=${o} onTime=${()=>n("time")} />`}
    ${t==="channel"&&a`<${it} load=${Ch} name="ChannelDialog" open=${e} onClose=${o} />`}
    ${t==="rename"&&a`<${Qs} onClose=${o} />`}
    ${t==="draw"&&a`<${Lh} open=${e} onClose=${o} />`}
    ${t==="end"&&a`<${Ah} open=${e} onClose=${o} />`}
    ${t==="resign"&&a`<${Oh} open=${e} onClose=${o} />`}`}function Sh({open:e,onShow:t}){let n=e.view.value,o=wt(n),s=L(n)!==null,r=()=>{t(null),xe()};return a`
    <${st} title=${l("menu.title")} onClose=${()=>t(null)}>
      <div class="menu">
        ${n.you?.kept&&a`<button type="button" class="primary" onClick=${()=>t("sealing")}>${l("one_phone.seal")}</button>`}
        <div class="menu-parts">
          <div class="menu-part">
            <button type="button" onClick=${r}>${l("app.rules")}</button>
            <button type="button" onClick=${()=>t("sharing")}>${l("menu.sharing")}</button>
            ${o&&a`<button type="button" onClick=${()=>t("time")}>${l("time.title")}</button>`}
            ${s&&a`<button type="button" onClick=${()=>t("channel")}>${l("elsewhere.title")}</button>`}
            ${s&&a`<${Eh} open=${e} onDone=${()=>t(null)} />`}
          </div>
          <div class="menu-part">
            ${s&&a`<button type="button" onClick=${()=>t("rename")}>${l("nickname.change")}</button>`}
            ${s&&a`<button type="button" onClick=${()=>t("hours")}>${l("hours.title")}</button>`}
            <a class="button" href="/settings">${l("app.settings")}</a>
            <a class="button" href="/">${l("menu.home")}</a>
          </div>
          ${o&&a`
            <div class="menu-part">
              <${Ph} open=${e} onDone=${()=>t(null)} onAsk=${()=>t("draw")} />
              ${n.room?.proposal?.end===void 0&&a`<button type="button" onClick=${()=>t("end")}>${l("menu.end")}</button>`}
              <button type="button" class="grave" onClick=${()=>t("resign")}>${l("menu.resign")}</button>
            </div>`}
        </div>
        ${n.you?.kept&&a`
          <label class="check"><input type="checkbox" checked=${je.value} onChange=${i=>Ho(i.target.checked)} />
            <span>${l("one_phone.ask")}</span></label>`}
        <label class="check"><input type="checkbox" checked=${ho.value} onChange=${i=>Da(i.target.checked)} />
          <span>${l("menu.sounds")}</span></label>
        ${ws()&&a`<label class="check"><input type="checkbox" checked=${qn.value} onChange=${i=>ii(i.target.checked)} />
          <span>${l("menu.buzz")}</span></label>`}
        <div class="menu-languages"><span>${l("app.language")}</span><${Ws} /></div>
      </div>
    <//>`}function Eh({open:e,onDone:t}){let[n,o]=$(null);return w(()=>{N(`${e.path}/mute`).then(r=>o(r.muted),rt)},[]),a`<button type="button" disabled=${n===null} onClick=${async()=>{await x(()=>J(n?"DELETE":"PUT",`${e.path}/mute`))&&(Y(l(n?"menu.unmuted":"menu.muted")),t())}}>${l(n?"menu.unmute":"menu.mute")}</button>`}function Th({open:e,onClose:t}){let[n,o]=$(null),s=b(e.past.position.value?.version??0);return w(()=>{pt(()=>import("./sharing-XEA273IC.js")).then(r=>r?o(r):t())},[]),n&&a`<${n.SharingDialog} open=${e} version=${s.current} onClose=${t} />`}function Ah({open:e,onClose:t}){let n=async()=>{await x(()=>e.command("/proposals",{end:!0})),t()};return a`
    <${dt} title=${l("menu.end_ask")} yes=${l("menu.end_yes")} onYes=${n} onClose=${t}>
      <p>${l("menu.end_what")}</p>
    <//>`}function Oh({open:e,onClose:t}){let[n,o]=$(!1),[s]=$(()=>L(e.view.value)),r=Mt(e.view.value).length>1,i=r&&s?.clan!=null&&e.room.value?T(e.room.value)(s.clan):null,c=async()=>{await x(()=>G(`${e.path}/resign`,r?{seat:s?.seat}:void 0))&&e.refresh(),t()},u=n?"again":"first";return a`
    <${dt} key=${u} title=${i===null?l(`menu.resign_${u}`):l("one_phone.resign",{name:i})} yes=${l(`menu.resign_${u}_yes`)} grave
      onYes=${n?c:()=>o(!0)} onClose=${t}>
      <p>${l(`menu.resign_${u}_what`)}</p>
    <//>`}function Yo(e,t){return x(()=>e.command("/draw",{agree:t}))}function Lh({open:e,onClose:t}){let n=()=>Yo(e,!0).then(t);return a`
    <${dt} title=${l("one_phone.draw_ask")} yes=${l("one_phone.draw_yes")} grave onYes=${n} onClose=${t}>
      <p>${l("one_phone.draw_what")}</p>
    <//>`}function Ph({open:e,onDone:t,onAsk:n}){let{room:o}=e.view.value,s=L(e.view.value)?.clan??-1;if(o?.draw.length)return null;let r=async()=>ol(e.view.value)?n():await Yo(e,!0)&&t();return s<0?null:a`<button type="button" onClick=${r}>${l("draw.offer")}</button>`}function Nh({room:e,you:t}){let n=e?.seats.filter(({seat:r})=>t?.seats.includes(r)).map(({clan:r})=>r??-1)??[],o=e?.draw.some(r=>n.includes(r))??!1,s=b({agreed:!1,version:-1});return w(()=>{let r=s.current.agreed&&!e?.draw.length&&s.current.version===e?.version;s.current={agreed:o,version:e?.version??-1},r&&e?.status==="playing"&&Y(l("draw.off"))},[o,e?.version]),()=>{s.current={...s.current,agreed:!1}}}function mc({open:e,names:t}){let n=e.view.value,{room:o}=n,s=Nh(n);if(!o?.draw.length||o.status!=="playing")return null;let r=L(n)?.clan??-1,i=o.draw.includes(r),c=o.draw.filter(f=>!Mt(n).some(h=>h.clan===f)),u=c.length>1?l("draw.they_agree",{names:Oe(c.map(t))}):l("draw.offered",{name:t(o.draw[0])}),p=()=>(i&&s(),Yo(e,!1));return a`
    <div class="offer" role="status">
      <p>${i?l(c.length?"draw.you_agree":"draw.you_offer"):u}</p>
      ${wt(n)&&a`
        <div class="row">
          ${!i&&a`<button type="button" class="primary" onClick=${()=>Yo(e,!0)}>${l("draw.agree")}</button>`}
          <button type="button" onClick=${p}>${l(i?"draw.withdraw":"draw.decline")}</button>
        </div>`}
    </div>`}var hc="push-offer",Ih=()=>globalThis.isSecureContext&&"PushManager"in globalThis&&globalThis.Notification?.permission==="default";function Rh(e){let t=L(e)?.clan??null;return t!==null&&wt(e)&&!F(e)&&e.events.some(n=>n.kind==="action"&&n.clan===t)}var Dh=()=>import("./push-question-DAQIOFLP.js");function dc({open:e}){let[t,n]=$(S(hc)==="no"),o=!t&&Rh(e.view.value)&&Ih(),s=vn(o,Dh,()=>n(!0)),r=()=>{C(hc,"no"),n(!0)};return o&&s&&a`<${s.PushQuestion} onDone=${r} />`}function $c(e){return new Set([...Object.keys(e?.place??{}),...Object.keys(e?.withdraw??{}),...e?.moai??[]])}function gc(e){return new Set(e?.moai??[])}function vc(e){return new Set(e?.tangata_manu??[])}function fr(e,t,n){let o=e?.place?.[n],s=t.clan===null?0:t.reserves[t.clan].dominance;return{place:o?{plain:o.least,chief:o.least_with_chief,most:s}:null,withdraw:e?.withdraw?.[n]??[]}}function Tn(e,t){return t?e.chief:e.plain}function Xo(e,t,n,o){let s=Tn(e,o)===null?!o:o,r=Tn(e,s)??1;return{type:"place",territory:t,dominance:Math.min(e.most,Math.max(r,n)),chief:s}}function yc(e,t,n){let o=t.dominance===Tn(e,t.chief);return Xo(e,t.territory,o?0:t.dominance,n)}function _c(e,t,n){if(e?.moai?.includes(n))return{type:"moai",territory:n};let o=fr(e,t,n);return o.place?Xo(o.place,n,0,!1):o.withdraw.length?{type:"withdraw",territory:n,chief:o.withdraw[0]}:null}function wc(e,t){let n=e.clan??0;if(e.territories[t]?.clan===n)return{type:"withdraw",territory:t,chief:!1};let{dominance:o,chief:s}=e.reserves[n];return{type:"place",territory:t,dominance:Math.max(1,o),chief:s}}function kc(e){let t=e?.effects??[],n=o=>new Set(t.map(s=>s[o]).filter(Boolean));return{spaces:n("territory"),grounds:n("ground")}}var Fh=1e3;function Bh(e){return new Set(e?.body.spaces??[])}var Jo=class{constructor(t){this.open=t,this.selected=g(null),this.touched=g(null),this.action=g(null),this.preview=g(null),this.refusal=g(null),this.unanswered=g(!1),this.reasons=tt(()=>Bh(this.refusal.value??t.outbox.refused.value)),this.asked=0}touch(t,n=!1){if(this.open.outbox.refused.value=null,!this.open.view.value.room?.state)return;let o=this.touched.value===t?null:t;if(!n)return this.#e(o);this.touched.value=o;let s=++this.asked;$o(()=>s===this.asked&&this.#e(o))}#e(t){let{room:n}=this.open.view.value;if(si(()=>{this.clear(),this.#t(t)}),!t||!n?.state||!F(this.open.view.value))return;let o=_c(n.legal,n.state,t);o?this.want(o):this.#n(wc(n.state,t))}#t(t){this.touched.value=t,this.selected.value=t}touchGround(t){F(this.open.view.value)&&(this.clear(),this.#t(t),this.want({type:"tangata_manu",ground:t}))}want(t){return this.action.value=t,this.#n(t)}clear(){this.asked+=1,this.#t(null),this.action.value=null,this.#o(null,null)}async#n(t){let n=++this.asked,o=setTimeout(()=>n===this.asked&&this.#o(null,null,!0),Fh);try{let s=await this.open.foresee(t);n===this.asked&&this.#o(s,null)}catch(s){if(n!==this.asked)return;if(s instanceof O)this.#s(s);else if(s instanceof D)this.#o(null,null,!0);else throw s}finally{clearTimeout(o)}}#s(t){if(t.code!=="stale_version")return this.#o(null,t);this.clear(),this.open.refresh()}#o(t,n,o=!1){this.preview.value=t,this.refusal.value=n,this.unanswered.value=o}};var Uh=400;function bc(e,t){let n=z(()=>new Eo(t),[t]),{room:o,events:s}=e.view.value,r=o?.version??0,i=b(null),c=St(e)?.past??!1,u=b(!1);return K(()=>{let p=u.current?r:i.current??r;if(u.current=c,c)return;o?.state&&(i.current=r);let f=pl(s,p,r);f.length&&queueMicrotask(()=>n.play(f.flatMap(h=>h.effects),h=>Z(o,h)))},[r,c]),zh(F(e.view.value)),Hh(n),n}function zh(e){let t=b(e);w(()=>{e&&!t.current&&(ge("turn",Uh),tn()),t.current=e},[e])}function Hh(e){w(()=>{let t=new AbortController;for(let n of["pointerdown","keydown"])addEventListener(n,()=>e.finish(),{capture:!0,signal:t.signal});return()=>{t.abort(),e.finish()}},[e])}var jh=8,xc=1.5,Wh=.0018,Gh=16,Qo=class{constructor(){this.turn=g(0),this.moved=g(!1),this.camera=oo,this.frame=null,this.fingers=new Map,this.dragging=!1}attach(t,n){this.frame=t;let o=(s,r,i={})=>t.addEventListener(s,r,{signal:n,...i});o("pointerdown",s=>this.#o(s)),o("pointermove",s=>this.#i(s)),o("pointerup",s=>this.fingers.delete(s.pointerId)),o("pointercancel",s=>this.fingers.delete(s.pointerId)),o("click",s=>this.#r(s),{capture:!0}),o("wheel",s=>this.#a(s),{passive:!1}),o("keydown",s=>this.#c(s)),o("focusin",s=>this.#l(s.target)),this.#t(this.camera)}closer(){this.#n(xc)}farther(){this.#n(1/xc)}turnOn(){this.turn.value=(this.turn.value+1)%4,this.#t(oo)}reset(){this.turn.value=0,this.#t(oo)}get size(){return{width:this.frame?.clientWidth??1,height:this.frame?.clientHeight??1}}get picture(){return this.frame?.querySelector(".board-picture")??null}where(t){let n=fn({...t,width:0,height:0},this.turn.value),o=io(this.camera,n,this.#e(),this.size),{left:s,top:r}=this.frame.getBoundingClientRect();return{x:s+o.x,y:r+o.y}}get unit(){let{width:t}=io(this.camera,{x:0,y:0,width:1,height:1},this.#e(),this.size);return t}#e(){return this.picture?.viewBox.baseVal??{x:0,y:0,width:1,height:1}}#t(t){this.camera=so(t,this.size);let{zoom:n,x:o,y:s}=this.camera,r=this.frame?.firstElementChild;r instanceof HTMLElement&&(r.style.transform=n===1?"":`translate(${o}px, ${s}px) scale(${n})`),this.frame&&(this.frame.dataset.zoom=n.toFixed(2)),this.moved.value=n!==1||this.turn.value!==0}#n(t,n){let{width:o,height:s}=this.size;this.#t(Ss(this.camera,t,n??{x:o/2,y:s/2},this.size))}#s({clientX:t,clientY:n}){let{left:o,top:s}=this.frame.getBoundingClientRect();return{x:t-o,y:n-s}}#o(t){t.isPrimary&&(this.fingers.clear(),this.dragging=!1),this.fingers.set(t.pointerId,this.#s(t))}#i(t){let n=this.fingers.get(t.pointerId);if(!n)return;let o=this.#s(t),s=[...this.fingers].filter(([r])=>r!==t.pointerId).map(([,r])=>r);if(s.length)this.#t(Bi(this.camera,[n,s[0]],[o,s[0]],this.size));else{if(this.camera.zoom===1||!this.dragging&&Math.hypot(o.x-n.x,o.y-n.y)<jh)return;this.#t(ro(this.camera,o.x-n.x,o.y-n.y,this.size))}this.dragging=!0,this.fingers.set(t.pointerId,o)}#r(t){this.dragging&&(this.dragging=!1,t.stopPropagation(),t.preventDefault())}#a(t){let n=t.deltaMode===WheelEvent.DOM_DELTA_LINE?t.deltaY*Gh:t.deltaY;this.camera.zoom===1&&n>0||(t.preventDefault(),this.#n(Math.exp(-n*Wh),this.#s(t)))}#c(t){if(t.ctrlKey||t.altKey||t.metaKey)return;let n={"+":()=>this.closer(),"=":()=>this.closer(),"-":()=>this.farther(),0:()=>this.reset(),r:()=>this.turnOn()}[t.key];n&&(t.preventDefault(),n(),this.#l(document.activeElement))}#l(t){let n=t instanceof SVGGraphicsElement&&this.picture?.contains(t);if(this.camera.zoom===1||this.fingers.size||!n)return;let o=fn(t.getBBox(),this.turn.value);this.#t(Ui(this.camera,io(this.camera,o,this.#e(),this.size),this.size))}};function Mc({room:e,state:t,next:n=null,you:o}){let s=e.seats.every(({seat:r,keeper:i})=>o?.seats.includes(r)&&!i);return a`
    <section class="clans" aria-label=${l("table.clans")}>
      <ul class="clan-list">
        ${$e(e).map(r=>a`
          <${Kh} key=${r.clan} person=${r} state=${t} next=${n??t} mine=${!s&&(o?.seats.includes(r.seat.seat)??!1)} keeper=${qh(e,r.seat)}
            over=${e.status==="finished"&&!e.state?.result&&t===e.state} />`)}
        <${Xh} state=${t} />
      </ul>
    </section>`}function qh(e,t){return t.keeper?B(e.seats.find(({player:n})=>n?.id===t.keeper)?.player?.nickname??""):null}function Kh({person:e,state:t,next:n,mine:o,over:s,keeper:r}){let{clan:i,look:c,seat:u}=e,p=t.retired.includes(i),f=t.clan===i&&!s,h=["clan",`look-${c}`,f&&"moves",p&&"retired"];return a`
    <li class=${h.filter(Boolean).join(" ")} aria-current=${f?"true":void 0}>
      <p class="clan-name">
        <span class=${u.online?"presence here":"presence away"} title=${r===null?l(u.online?"waiting.here":"waiting.away"):l("one_phone.kept_by",{name:r})}></span>
        <${Vh} name=${e.name} />
        ${o&&r===null&&a`<span class="tag">${l("waiting.you")}</span>`}
        ${r!==null&&a`<span class="unseen">${l("one_phone.kept_by",{name:r})}</span>`}
        ${p&&a`<span class="tag">${l("table.retired")}</span>`}
        ${!u.online&&a`<span class="unseen">${l("waiting.away")}</span>`}
        ${t.make_make===i&&a`
          <span class=${n.make_make===i?"figure-won":"figure-won goes"} data-won=${i}><${Ct} /><span class="unseen">${l("table.has_make_make")}</span></span>`}
        ${t.make_make!==i&&n.make_make===i&&a`<span class="figure-won comes" aria-hidden="true"><${Ct} /></span>`}
      </p>
      <${Zh} clan=${i} look=${c} state=${t} next=${n} />
    </li>`}function Vh({name:e}){let t=Jn(e,l("app.gone"));return t===e?a`<bdi>${e}</bdi>`:a`<bdi aria-hidden="true">${e}</bdi><span class="unseen">${t}</span>`}function Zh({clan:e,look:t,state:n,next:o}){let s=n.reserves[e],r=o.reserves[e],i=n.tangata_manu[e].length,c=l("table.tokens",{n:s.dominance}),u=l(s.chief?"table.chief_here":"table.chief_away"),p=l("table.bird_men",{n:i,of:i+s.tangata_manu});return a`
    <ul class="pieces">
      <li data-reserve=${e} title=${c}><${ot} look=${t} n=${s.dominance} /><${Cc} now=${s.dominance} next=${r.dominance} />
        <span class="unseen">${c}</span></li>
      <li class=${Yh(s.chief,r.chief)} data-chief=${e} title=${u}><${Nt} look=${t} />
        <span class="unseen">${u}</span></li>
      <li class="bird-men" data-bird-men=${e} title=${p}><${mn} look=${t} /><span aria-hidden="true">${i}<small>/${i+s.tangata_manu}</small></span>
        <${Cc} now=${i} next=${o.tangata_manu[e].length} />
        <span class="unseen">${p}</span></li>
    </ul>`}function Yh(e,t){return e!==t?t?"comes":"goes":e?"":"gone"}function Cc({now:e,next:t}){return e===t?null:a`<span class="next" aria-hidden="true">→${t}</span>`}function Xh({state:e}){return a`
    <li class="supply">
      <span data-supply><${ia} /><span aria-hidden="true">×${e.moai_left}</span>
        <span class="unseen">${l("table.moai_left",{n:e.moai_left})}</span></span>
      ${e.make_make===null&&a`
        <span><${Ct} /><span class="unseen">${l("table.make_make_free")}</span></span>`}
    </li>`}function Sc(e){let t=z(()=>new Jo(e),[e]),n=z(()=>new Qo,[e]);Tl(e,t);let o=bc(e,n);return{choice:t,view:n,stage:o}}function Ec({open:e,choice:t}){let{room:n,you:o}=e.view.value,{state:s,past:r}=St(e);return a`<${Mc} room=${n} state=${s} next=${r?null:t.preview.value?.state??null} you=${o} />`}function Tc({open:e,choice:t,view:n,names:o=!1}){let{room:s,events:r}=e.view.value,{version:i,state:c,past:u}=St(e),f=F(e.view.value)&&!e.outbox.pending.value&&!u&&s?s.legal:null,h=u||t.selected.value?.includes("-")?null:t.selected.value,d=z(()=>s?$e(s):[],[s]),m=z(()=>kc(r[i-1]),[r,i]),v=z(()=>({candidates:gc(f),choices:vc(f)}),[f]),y=v.candidates.size+v.choices.size>0;return a`
    <${mo} state=${c} clans=${d} targets=${f?$c(f):Yt} ...${v}
      selected=${h} touched=${u?void 0:t.touched} ghost=${u?null:t.preview.value?.state??null} marked=${m} reasons=${u?Yt:t.reasons.value}
      coordinates=${o||We.value||y} view=${n} text=${l} onSpace=${(_,E)=>u||t.touch(_,E)}
      onGround=${_=>u||t.touchGround(_)} />`}function Ac({label:e,value:t,least:n,most:o,onChange:s}){let r=c=>{let u=Math.min(o,Math.max(n,c));u!==t&&s(u)},i=c=>{let u={ArrowUp:t+1,ArrowRight:t+1,ArrowDown:t-1,ArrowLeft:t-1,Home:n,End:o}[c.key];u!==void 0&&(c.preventDefault(),r(u))};return a`
    <div class="stepper">
      <button type="button" class="icon" aria-label=${l("sheet.fewer")} disabled=${t<=n} tabindex="-1" onClick=${()=>r(t-1)}>−</button>
      <div class="stepper-value" role="spinbutton" tabindex="0" aria-label=${e} aria-valuenow=${t} aria-valuemin=${n} aria-valuemax=${o}
        onKeyDown=${i}><strong>${t}</strong><small>${l("sheet.range",{least:n,most:o})}</small></div>
      <button type="button" class="icon" aria-label=${l("sheet.more")} disabled=${t>=o} tabindex="-1" onClick=${()=>r(t+1)}>+</button>
    </div>`}function Jh(e){let t=b(null);return K(()=>{let n=document.activeElement;return queueMicrotask(()=>t.current?.focus({preventScroll:!0})),()=>queueMicrotask(()=>{t.current||document.activeElement!==document.body||(n instanceof HTMLElement||n instanceof SVGElement)&&n.focus({preventScroll:!0})})},[e]),t}function Oc({open:e,choice:t}){let n=t.selected.value,o=e.room.value;return!n||!o?.state?null:a`<${Qh} open=${e} choice=${t} room=${o} selected=${n} />`}function Qh({open:e,choice:t,room:n,selected:o}){let s=Jh(o);Be(()=>t.clear());let r=t.action.value;return a`
    <section class="sheet" aria-labelledby="sheet-title">
      <header class="sheet-head">
        <h2 id="sheet-title" tabindex="-1" ref=${s}>${td(o,r)}</h2>
        <button type="button" class="plain icon" aria-label=${l("app.close")} onClick=${()=>t.clear()}>✕</button>
      </header>
      ${!o.includes("-")&&a`<p class="sheet-holder">
        ${nd(n,o)}${Vt.has(o)&&a` <span class="tag">${l("sheet.sacred")}</span>`}</p>
        <${od} room=${n} space=${o} />`}
      ${t.refusal.value&&a`<${pr} problem=${t.refusal.value} />`}
      ${ed(e.view.value,o)&&a`<p class="note">${l("sheet.own")}
        <button type="button" class="plain inline" onClick=${()=>xe("R5")}>R5</button></p>`}
      ${r&&a`
        <${sd} choice=${t} room=${n} space=${o} action=${r} />
        <${ld} choice=${t} room=${n} />
        <${cd} open=${e} choice=${t} room=${n} action=${r} />`}
      ${!r&&!F(e.view.value)&&n.status==="playing"&&a`<p class="note">${l("sheet.wait")}</p>`}
    </section>`}function td(e,t){return t?.type==="moai"?l("sheet.moai_at",{territory:e}):e.includes("-")?l("sheet.ground",{ground:e}):l(e===mt?"sheet.centre_title":"sheet.space",{territory:e})}function ed(e,t){let n=e.room?.state;return F(e)&&n?.phase==="dominance"&&n.territories[t]?.clan===n.clan}function nd(e,t){let n=e.state,o=n.territories[t];return o?l("sheet.held",{name:T(e)(o.clan),force:He(l,o.dominance,o.chief)}):n.moai.includes(t)?l("sheet.moai_stands"):l(t===mt?"sheet.centre":"sheet.neutral")}function od({room:e,space:t}){let n=e.state.tangata_manu.flatMap((o,s)=>lo(t).filter(r=>o.includes(r)).map(r=>({ground:r,clan:T(e)(s)})));return n.length?a`<ul class="sheet-around">${n.map(o=>a`<li>${l("board.bird_man",o)}</li>`)}</ul>`:null}function pr({problem:e}){let t=e.body.rule;return a`
    <div class="refusal" role="alert">
      ${t&&a`<button type="button" class="plain" onClick=${()=>xe(t)}>
        <span class="rule-number">${t}</span> ${l(`rules.${t.toLowerCase()}.title`)}</button>`}
      <p>${e.message}</p>
    </div>`}function sd({choice:e,room:t,space:n,action:o}){let s=t.state,r=fr(t.legal,s,n);return o.type==="place"&&r.place?a`<${rd} choice=${e} place=${r.place} action=${o} />`:o.type==="withdraw"?a`<${ad} choice=${e} allowed=${r.withdraw} action=${o} />`:null}function rd({choice:e,place:t,action:n}){let{territory:o,dominance:s,chief:r}=n,i=t.plain===null||t.chief===null;return a`
    <div class="controls">
      <${Ac} label=${l("sheet.how_many")} value=${s} least=${Tn(t,r)??1} most=${t.most}
        onChange=${c=>e.want(Xo(t,o,c,r))} />
      <p class="price">${id(t,s)}</p>
      ${t.chief!==null&&a`
        <label class="check">
          <input type="checkbox" checked=${r} disabled=${i} onChange=${c=>e.want(yc(t,n,c.target.checked))} />
          <span>${l("sheet.with_chief")}</span>
        </label>`}
    </div>`}function id({plain:e,chief:t,most:n},o){let s=l("sheet.left",{n:n-o});if(e===null)return[l("sheet.needs_chief",{n:t??1}),s].join(" ");let r=t!==null&&t<e?l("sheet.or_with_chief",{n:t}):"";return[l("sheet.needs",{n:e}),r,s].filter(Boolean).join(" ")}function ad({choice:e,allowed:t,action:n}){return t.length<2?null:a`
    <fieldset class="controls choices">
      <legend>${l("sheet.chief")}</legend>
      ${t.map(o=>a`
        <label class="check">
          <input type="radio" name="chief" checked=${n.chief===o} onChange=${()=>e.want({...n,chief:o})} />
          <span>${l(o?"sheet.chief_goes":"sheet.chief_stays")}</span>
        </label>`)}
    </fieldset>`}function ld({choice:e,room:t}){let n=e.preview.value;return e.unanswered.value?a`<p class="note" role="status">${l("sheet.unanswered")}</p>`:n?a`
    <div class=${n.state.result?"outcome decides":"outcome"} aria-live="polite">
      <h3>${l("sheet.outcome")}</h3>
      <ul>${Ro(l,T(t),n.effects).map(o=>a`<li>${o}</li>`)}</ul>
    </div>`:null}function cd({open:e,choice:t,room:n,action:o}){let s=e.outbox.pending.value!==null,r=()=>e.outbox.act(o,n.version);return a`
    <div class="answers">
      <button type="button" onClick=${()=>t.clear()} disabled=${s}>${l("app.no")}</button>
      <button type="button" class="primary" disabled=${s||t.refusal.value!==null} onClick=${r}>
        ${s?l("sheet.sending"):ud(o,n)}</button>
    </div>`}function ud(e,t){if(e.type!=="place")return l(`sheet.do_${e.type}`);let n=t.state?.territories[e.territory],o={force:He(l,e.dominance,e.chief)};return l(n?"sheet.do_conquer":"sheet.do_place",o)}function fd(e,t){return t.action.value?l("turn.confirm"):l(t.selected.value?"turn.another":`turn.${e}`)}function Pc({open:e,choice:t}){let n=e.view.value,{room:o}=n;if(!o?.state)return null;let s=F(n),{clan:r,phase:i}=o.state;return a`
    <div class=${s?"turn mine":"turn"}>
      ${r!==null&&a`<${ot} look=${Z(o,r)} />`}
      <p>
        <strong>${mr(n)}</strong>
        ${o.status==="playing"&&!o.closed&&a`<span>${s?fd(i,t):pd(e,i)}</span>`}
      </p>
    </div>`}function pd(e,t){return l(e.reach?.isLost?"turn.unreachable":`turn.other_${t}`)}function mr(e){let{room:t}=e;return t?.state?t.status==="finished"||t.state.clan===null?l("turn.over"):ko(e)?l("turn.mine"):l("turn.theirs",{name:T(t)(t.state.clan)}):""}function Nc({open:e,choice:t}){let n=e.room.value?.legal,o=n?.tangata_manu??[],s=n?.moai??[];return!F(e.view.value)||!(o.length+s.length)?null:a`
    <div class="due" role="group" aria-label=${l("turn.choices")}>
      <p>${l("turn.choices")}</p>
      ${s.map(r=>a`<${Lc} name=${r} choice=${t} onPick=${()=>t.touch(r)} />`)}
      ${o.map(r=>a`<${Lc} name=${r} choice=${t} onPick=${()=>t.touchGround(r)} />`)}
    </div>`}function Lc({name:e,choice:t,onPick:n}){return a`<button type="button" aria-pressed=${t.selected.value===e} onClick=${n}>${e}</button>`}function Ic({open:e}){let[t,n]=$(!1),[o,s]=$(null);if(w(()=>{t&&!o&&pt(()=>import("./talking-W4H6F5X3.js")).then(c=>c?s(c):n(!1))},[t]),!e.talk.possible&&!e.apart.possible)return null;let r=e.talk.possible?e.talk.unread.value:e.apart.unread.value,i=r?`${l("talk.open")}, ${l("talk.unread",{n:r})}`:l("talk.open");return a`
    <button type="button" class="plain icon talk-way" aria-haspopup="dialog" aria-label=${i} onClick=${()=>n(!0)}>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="M4 5h16v11H11l-5 4v-4H4z" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" /></svg>
      ${r>0&&a`<span class="talk-new" aria-hidden="true">${Math.min(r,99)}</span>`}
    </button>
    ${t&&o&&a`<${o.TalkDialog} open=${e} onClose=${()=>n(!1)} />`}`}function md(e,t){let[,n]=$(0);w(()=>{let o=t?setInterval(()=>n(s=>s+1),e?1e3:2e4):0;return()=>clearInterval(o)},[e,t])}function Rc({open:e}){let t=e.view.value,n=t.room,o=yl(n,nn());if(md(o?.live??!1,o!==null&&(o.state==="running"||o.state==="bank")),!o)return null;let s=L(t),r=s!==null&&s.clan!==o.clan;return a`
    <div class="turn-clock" data-clock=${o.state}>
      <p role="timer" aria-live="off">${dd(t,o)}</p>
      ${r&&a`<${hd} open=${e} room=${n} clan=${o.clan} live=${o.live} />`}
    </div>`}function hd({open:e,room:t,clan:n,live:o}){let[s,r]=$(-1),i=T(t)(n),c=()=>x(()=>e.command("/day",{version:t.version})),u=()=>{r(-1),c()};return a`
    <button type="button" class="plain" aria-haspopup=${o?"dialog":null} onClick=${o?()=>r(t.version):c} aria-label=${l("time.day_more_for",{name:i})}>${l("time.day_more")}</button>
    ${s===t.version&&a`
      <${dt} title=${l("time.day_more_ask",{name:i})} yes=${l("time.day_more_yes")} onYes=${u} onClose=${()=>r(-1)}>
        <p>${l("time.day_more_live")}</p>
      <//>`}`}function dd(e,t){let n=e.room,o=T(n)(t.clan);return t.state==="paused"?l("time.paused"):t.state==="up"?l(n.clock?.offered?"time.offered":"time.up",{name:o}):t.live?a`<strong class="digits">${tr(t.left)}</strong> ${l(t.state==="bank"?"time.of_bank":"time.of_turn",{name:o,bank:tr(t.bank)})}`:l(t.state==="bank"?"time.until_bank":"time.until",{when:$d(e,t.clan)})}function $d(e,t){let n=e.room,o=fe(n.deadline??""),s=e.you?.deadline_local;if(!s||s.clan!==t||L(e)?.clan===t)return o;let r=fe(`${s.time}Z`,"UTC");if(r===o)return o;let i=new Date(n.deadline??"").getDate()===new Date(`${s.time}Z`).getUTCDate();return l("time.both",{theirs:r,name:T(n)(t),mine:i?rn(n.deadline??""):o})}function Dc({open:e}){let t=e.view.value,n=t.room?.proposal;if(!t.room||!n||t.room.status!=="playing")return null;let o=L(t)?.clan??-1,s=n.agreed.includes(o),r=Zs(l,n),i=c=>x(()=>e.command("/proposals/answer",{number:n.number,agree:c}));return a`
    <div class="offer" role="status">
      <p>${s?l("time.you_agree",{what:r}):l("time.proposed",{name:T(t.room)(n.by),what:r})}</p>
      ${wt(t)&&a`
        <div class="row">
          ${!s&&a`<button type="button" class="primary" onClick=${()=>i(!0)}>${l("time.agree")}</button>`}
          <button type="button" onClick=${()=>i(!1)}>${l(s?"time.withdraw":"time.decline")}</button>
        </div>`}
    </div>`}function Fc({open:e}){let{choice:t,view:n,stage:o}=Sc(e),{room:s,events:r}=e.view.value,i=e.past.position.value;if(Sl(e),te(mr(e.view.value),F(e.view.value)),!s?.state||!i)return null;if(yd(e))return a`<${Fo} open=${e} />`;let c=u=>u.key==="Escape"&&(i.past?e.past.now():t.clear());return a`
    <${Q}>
      <button type="button" class="plain" onClick=${()=>xe()}>${l("app.rules")}</button>
      <${Ic} open=${e} />
      <${pc} open=${e} />
    <//>
    <main class=${i.past?"table is-past":"table"} id="main" tabindex="-1" data-version=${s.version} data-position=${i.version}
      onKeyDown=${c}>
      <h1 class="unseen">${s.name||l("app.name")}</h1>
      <div class="table-notes">
        <${ee} open=${e} />
        ${s.closed&&a`<p class="offer" role="status">${l("table.closed")}</p>`}
        ${i.past?a`<${Ml} open=${e} />`:a`<div class="turn-row"><${Pc} open=${e} choice=${t} /><${jo} open=${e} /><${Ll} open=${e} /></div>`}
        <${Rc} open=${e} />
        <${Jl} open=${e} />
        <${tc} open=${e} />
        <${Dl} open=${e} />
        <${Dc} open=${e} />
        <${mc} open=${e} names=${T(s)} />
        <${dc} open=${e} />
        <${gd} open=${e} />
      </div>
      <div class="table-board" onKeyDown=${u=>ac(u,e,o,()=>er(e))}>
        <${Tc} open=${e} choice=${t} view=${n} />
        <${sc} view=${n}><${lc} open=${e} stage=${o} /><//>
      </div>
      <${Ec} open=${e} choice=${t} />
      <div class="table-side">
        <${uc} open=${e} />
        <${Cl} open=${e} stage=${o} />
        ${i.past?a`<${xl} open=${e} />`:a`<${_d} open=${e} choice=${t} />`}
        <${vd} seen=${e.seen} choice=${t} />
        <${Ka}><${El} open=${e} room=${s} events=${r} /><//>
      </div>
    </main>`}function gd({open:e}){let t=L(e.view.value)===null,n=t&&$t(e.code)===null,o=e.room.value?.watchers??0,s=[...n?[l("table.watching")]:[],...o>Number(t)?[l("watchers.count",{n:o})]:[]];return s.length>0&&a`<p class="note watching"><span>${s.join(" ")}</span>${n&&a`<${nc} open=${e} />`}</p>`}function vd({seen:e,choice:t}){let n=t.selected.value!==null&&e.away.value!==null;return K(()=>{n&&e.finish()},[n]),null}function yd({past:e,seen:t}){return(e.looking.value!==null||t.away.value?.still===!1)&&e.shown.value===null&&!document.querySelector("main.table")}function _d({open:e,choice:t}){let{refused:n}=e.outbox;return a`
    ${e.room.value?.status==="finished"&&a`<${cc} open=${e} />`}
    ${n.value&&a`<${pr} problem=${n.value} />`}
    <${Nc} open=${e} choice=${t} />
    <${Oc} open=${e} choice=${t} />`}function Uc({open:e}){let{room:t,you:n,invite:o}=e.view.value,[s,r]=$(null),[i,c]=$(null);if(te(l("waiting.title")),w(()=>Ae(e.code,!0),[e]),!t)return null;let u=rl(e.view.value),p=t.seats.filter(f=>f.player).length;return a`
    <${Q} />
    <main class="page waiting" id="main" tabindex="-1">
      <${ee} open=${e} />
      <section class="stack waiting-seats" aria-labelledby="title">
        <h1 id="title">${t.name?a`<bdi>${t.name}</bdi>`:l("waiting.title")}</h1>
        <p class="lead" role="status">${l("waiting.taken",{n:p,of:t.seats.length})}</p>
        <div class="card stack">
          <${Bo} room=${t} you=${n} onOpen=${c} onOrder=${u?f=>wd(e,f):void 0} />
          <${kd} open=${e} room=${t} host=${u} />
          <${bd} open=${e} host=${u} />
          <div class="row"><${vl} /></div>
        </div>
        ${!u&&a`<${Bc} code=${t.code} />`}
      </section>
      <section class="card stack waiting-share" aria-labelledby="invite">
        <h2 id="invite">${l("waiting.invite")}</h2>
        <${qo} code=${t.code} invite=${o} name=${t.name} />
        ${u&&a`<${Md} open=${e} />`}
      </section>
      <div class="stack waiting-ways">
        ${u&&a`<${Bc} code=${t.code} />`}
        <${xd} open=${e} room=${t} host=${u} taken=${p} />
        <${Cd} open=${e} host=${u} />
      </div>
      ${i!==null&&a`<${it} load=${zc} name="SeatDialog" open=${e} seat=${i} key=${i}
        onFree=${()=>[c(null),r(i)]} onClose=${()=>c(null)} />`}
      ${s!==null&&a`<${Sd} open=${e} room=${t} seat=${s} onClose=${()=>r(null)} />`}
    </main>
    <${Et} />`}var zc=()=>import("./arranging-PQQPBXBK.js");function wd(e,t){return x(()=>e.command("/order",{order:t},"PUT"))}function kd({open:e,room:t,host:n}){let[o,s]=$(!1);return a`
    <p class="note">${[...t.first==="random"?[l("arrange.by_chance")]:[],l(t.visibility==="public"?"arrange.is_public":"arrange.is_private"),...t.watchers?[l("watchers.count",{n:t.watchers})]:[]].join(" ")}</p>
    ${n&&a`
      <div class="row">
        <button type="button" aria-haspopup="dialog" onClick=${()=>s(!0)}>${l("arrange.change")}</button>
        <button type="button" onClick=${()=>x(()=>e.command("/shuffle"))}>${l("arrange.shuffle")}</button>
      </div>`}
    ${o&&a`<${it} load=${zc} name="TableDialog" open=${e} onClose=${()=>s(!1)} />`}`}function bd({open:e,host:t}){let[n,o]=$(!1),s=e.room.value?.pace??Rt.none;return!t&&s.kind==="none"?null:a`
    <div class="row pace-row">
      <span>${l("waiting.pace",{pace:Ue(l,s)})}</span>
      ${t&&a`<button type="button" class="plain" aria-haspopup="dialog" onClick=${()=>o(!0)}>${l("time.change")}</button>`}
    </div>
    ${n&&a`<${it} load=${ke} name="TimeDialog" open=${e} onClose=${()=>o(!1)} />`}`}function Bc({code:e}){return a`<a class="learn-way" href=${`/learn?table=${encodeURIComponent(e)}`}><strong>${l("waiting.learn")}</strong></a>`}function xd({open:e,room:t,host:n,taken:o}){let s=o===t.seats.length;return n?a`
    <div class="stack">
      <button type="button" class=${s?"primary large":"large"} disabled=${o<2}
        onClick=${()=>x(()=>e.command("/start"))}>${l(s?"waiting.start":"waiting.start_now",{n:o})}</button>
      <p class="note">${l(t.autostart?"waiting.by_itself":"waiting.you_start")}</p>
    </div>`:a`<p class="note">${l(t.autostart?"waiting.by_itself":"waiting.host_starts")}</p>`}function Cd({open:e,host:t}){let[n,o]=$(null),s=L(e.view.value)?.seat,r=async()=>{Ae(e.code,!1),await x(()=>J("DELETE",`${e.path}/seats/${s}`))?Xt("/"):Ae(e.code,!0)},i=async()=>await x(()=>e.command("/cancel"))&&Xt("/");return a`
    <div class="row">
      <button type="button" onClick=${()=>o("leave")}>${l("waiting.leave")}</button>
      ${t&&a`<button type="button" onClick=${()=>o("cancel")}>${l("waiting.cancel")}</button>`}
    </div>
    ${n&&a`
      <${dt} title=${l(`waiting.${n}_title`)} yes=${l(`waiting.${n}`)} grave
        onYes=${n==="leave"?r:i} onClose=${()=>o(null)}>
        <p>${l(`waiting.${n}_what`)}</p>
      <//>`}`}function Md({open:e}){let[t,n]=$(!1),o=async()=>{let s=await x(async()=>{let{invite:r}=await G(`${e.path}/invite`);e.view.value={...e.view.value,invite:r}});n(!1),s&&Y(l("waiting.renewed"))};return a`
    <button type="button" class="plain" onClick=${()=>n(!0)}>${l("waiting.renew")}</button>
    ${t&&a`
      <${dt} title=${l("waiting.renew_title")} yes=${l("waiting.renew")} onYes=${o} onClose=${()=>n(!1)}>
        <p>${l("waiting.renew_what")}</p>
      <//>`}`}function Sd({open:e,room:t,seat:n,onClose:o}){let s=B(gt(t.seats)[n]??""),r=async()=>{await x(()=>J("DELETE",`${e.path}/seats/${n}`)),o()};return a`
    <${dt} title=${l("waiting.free_title",{name:s})} yes=${l("waiting.free_seat")} grave onYes=${r} onClose=${o}>
      <p>${l("waiting.free_what")}</p>
    <//>`}function Ed(e){let[t,n]=$(null);return K(()=>{let o=new Oo(e),s=()=>Vn(e);return s(),addEventListener("hashchange",s),o.enter(),n(o),()=>{removeEventListener("hashchange",s),o.leave()}},[e]),t}function Hc({code:e}){let t=Ed(e);if(!t)return null;if(t.gone)return a`<${ts} title=${Td(t)} message=${t.trouble.value?.message??""} />`;let{room:n,you:o}=t.view.value;if(!n)return a`<${Fo} open=${t} />`;if(n.status==="cancelled")return a`<${ts} message=${l("waiting.cancelled")} />`;let s=t.trying.value;return s?a`<${Ol} open=${t} trying=${s} key=${`what if ${s.version}`} />`:n.status!=="waiting"?a`<${Fc} open=${t} key=${n.code} />`:o?.seats.length?a`<${Uc} open=${t} />`:a`<${Nl} open=${t} />`}function Td({trouble:e}){return l(e.value?.status===404?"app.nothing_here":"app.not_for_you")}function ts({message:e,title:t=l("app.nothing_here")}){return te(t),a`
    <${Q} />
    <main class="page missing" id="main" tabindex="-1">
      <${Ct} />
      <h1>${t}</h1>
      <p>${e}</p>
      <a class="button primary" href="/">${l("app.home")}</a>
    </main>
    <${Et} />`}var jc=()=>location.hash.slice(1).toLowerCase();function Wc(){let[e,t]=$(jc());return w(()=>{let n=()=>t(jc());return addEventListener("hashchange",n),()=>removeEventListener("hashchange",n)},[]),a`
    <${Q} />
    <main class="page rules" id="main" tabindex="-1">
      <h1>${l("rules.title")}</h1>
      <p><a class="button" href="/learn">${l("front.learn")}</a></p>
      <${Vo} marked=${e} page />
    </main>
    <${Et} />`}var hr=g(S("token","tab"));function Gc(){if(location.pathname!=="/seats"||location.hash.length<2)return;let[e,t]=location.hash.slice(1).split("."),n=et(Ad());n&&t&&Kn(n,t),hr.value=e,C("token",hr.value,"tab"),history.replaceState(history.state,"",location.pathname+location.search)}function sC(){hr.value=null,C("token",null,"tab")}function qc(e,t,n=null,o=null){return`${e}/seats${n?`?to=${encodeURIComponent(n)}`:""}#${t}${o?`.${o}`:""}`}function Ad(){let e=new URLSearchParams(location.search).get("to");return e&&/^[\w-]{1,32}$/.test(e)?`/r/${e}`:"/"}var Od=[[/WhatsApp/,"WhatsApp"],[/Instagram/,"Instagram"],[/FBAN|FBAV|FB_IAB/,"Facebook"],[/Telegram/,"Telegram"],[/\bLine\//,"Line"],[/; wv\)/,""]];function Ld(e){return Od.find(([t])=>t.test(e))?.[1]??null}var dr=Ld(globalThis.navigator?.userAgent??""),Kc=g(S("inside","tab")!==null);function Pd(){Kc.value=!0,C("inside","shut","tab")}function Vc(){let[e,t]=$(!1);return dr===null||Kc.value||P.value==="/seats"?null:a`
    <div class="connection inside" role="note">
      <p>${dr?l("inside.notice",{app:dr}):l("inside.notice_any")}</p>
      <button type="button" onClick=${()=>t(!0)}>${l("inside.open")}</button>
      <button type="button" class="plain icon" aria-label=${l("app.close")} onClick=${Pd}>✕</button>
    </div>
    ${e&&a`<${Nd} onClose=${()=>t(!1)} />`}`}function Nd({onClose:e}){let t=et(P.value),[n,o]=$(k.value?"":Id(t)),[s,r]=$("");return w(()=>{n||G("/api/me/links",{kind:"device"}).then(({token:i})=>o(qc(Wt.value,i,t,t&&$t(t))),i=>r(rt(i)))},[]),a`
    <${st} title=${l("inside.title")} onClose=${e}>
      <p>${l(k.value?"inside.what":"inside.what_link")}</p>
      ${s&&a`<p class="fault" role="alert">${s}</p>`}
      ${n&&a`<${lr} link=${n} label=${l("inside.link")} title=${l("app.name")} message=${l("inside.message")} copied="inside.copied" />`}
    <//>`}function Id(e){return e?en(Wt.value,e,$t(e)):Wt.value+location.pathname}function Zc(){let[e]=ln.value;if(!k.value||!e)return null;let t=e.name?B(e.name):l("claims.a_table");return a`
    <div class="connection claim-news" role="status">
      <p>${l(e.outcome==="passed"?"claims.passed":"claims.stopped",{room:t})}</p>
      <div class="row">
        ${et(P.value)!==e.code&&a`<a class="button" href=${`/r/${e.code}`}>${l("claims.look")}</a>`}
        <button type="button" onClick=${()=>x(Ai)}>${l("claims.known")}</button>
      </div>
    </div>`}function Yc(){let[e]=an.value;return!k.value||!e?null:a`
    <div class="connection device-news" role="status">
      <p>${e.name?l("devices.came",{name:B(e.name)}):l("devices.came_unknown")}</p>
      <div class="row">
        <a class="button" href="/seats">${l("devices.look")}</a>
        <button type="button" onClick=${()=>x(Ti)}>${l("devices.known")}</button>
      </div>
    </div>`}var Xc="BroadcastChannel"in globalThis?new BroadcastChannel("make-make"):null;function IC(e){Xc?.postMessage({player:e})}function Jc(){Xc?.addEventListener("message",({data:e})=>{typeof e?.player=="string"&&e.player!==k.value?.id&&location.reload()})}var Rd=async()=>(await bt(()=>import("./learn-2RCOOD6D.js"))).begin(),Dd=async()=>(await bt(()=>import("./lobby-MZGQOPK4.js"))).begin(),Fd=async()=>(await bt(()=>import("./record-K645WVKK.js"))).begin(),Bd=async()=>(await bt(()=>import("./along-RVDJGRBP.js"))).begin(),Ud=async()=>(await bt(()=>import("./act-4AZMHSXE.js"))).begin(),zd=async()=>(await bt(()=>import("./settings-4PL2WQMK.js"))).begin(),Hd=async()=>(await bt(()=>import("./mailed-57WXOPQE.js"))).begin();function jd(){let e=et(P.value);return e?a`<${Hc} code=${e} key=${e} />`:P.value==="/"?a`<${wl} />`:P.value==="/rules"?a`<${Wc} />`:P.value==="/learn"?a`<${Jt} load=${Rd} key="learn" />`:P.value==="/lobby"?a`<${Jt} load=${Dd} key="lobby" />`:P.value==="/record"?a`<${Jt} load=${Fd} key="record" />`:P.value==="/seats"?a`<${Jt} load=${Bd} key="seats" />`:P.value==="/act"?a`<${Jt} load=${Ud} key="act" />`:P.value==="/settings"?a`<${Jt} load=${zd} key="settings" />`:/^\/(confirm$|unsubscribe\/)/.test(P.value)?a`<${Jt} load=${Hd} key="mailed" />`:a`<${ts} title=${l("app.no_page")} message=${l("errors.not_found")} />`}function Wd(e){e.preventDefault(),document.getElementById("main")?.focus()}var Gd=4e3;function qd(){let e=pe.value&&!et(P.value);return w(()=>{let t=e?setInterval(lt,Gd):0;return()=>clearInterval(t)},[e]),e?a`<div class="connection offline" role="status"><p>${l("net.offline")}</p></div>`:null}function Kd(){return a`
    <a class="skip" href="#main" onClick=${Wd}>${l("app.skip")}</a>
    <${qd} />
    <${Yc} />
    <${Zc} />
    <${Vc} />
    <${jd} />
    <${fc} />
    <${No} />`}var Vd=1e3,Zd=500;async function Yd(){let e=et(location.pathname);e&&Vn(e),Gc();let t=e&&Promise.race([Ya(Js(e)),new Promise(s=>setTimeout(s,Zd))]).catch(()=>{}),n=on(yi());await Promise.all([n,lt(n),Ci(),t,Xd()]),Pa(),Za(),ki(),Jc();let o=document.getElementById("app");o?.replaceChildren(),o&&Wn(a`<${Kd} />`,o),at(()=>Wa(js.value)),qa(),Qd(),t$(),Jd(bi)}function Xd(){return document.visibilityState==="hidden"||!document.querySelector("#app > .table")?Promise.resolve():new Promise($o)}function Jd(e){globalThis.requestIdleCallback?requestIdleCallback(e):setTimeout(e,Vd)}async function Qd(){!k.value||S(`push:${k.value.id}`)!=="on"||S("push-healed","tab")||(C("push-healed","yes","tab"),await import("./push-H6QED6RY.js").then(({heal:e})=>e(),()=>{}))}function t$(){let e=!0;at(()=>{let t=P.value;e||requestAnimationFrame(()=>document.getElementById("main")?.focus({preventScroll:!0})),!e&&t==="/"&&lt(),e=!1})}Yd();export{a,$ as b,b as c,z as d,w as e,K as f,ce as g,g as h,tt as i,si as j,S as k,C as l,I$ as m,gt as n,O as o,D as p,J as q,N as r,G as s,kt as t,l as u,Qn as v,Oe as w,B as x,_i as y,fe as z,Q$ as A,k as B,vt as C,an as D,Wt as E,xi as F,lt as G,Le as H,to as I,Ti as J,Oi as K,fg as L,Y as M,ft as N,rt as O,x as P,U as Q,co as R,ot as S,Ca as T,$e as U,Z as V,T as W,dn as X,P as Y,Xt as Z,ge as _,Ws as $,Q as aa,Be as ba,Zs as ca,Ja as da,we as ea,L as fa,wt as ga,F as ha,rl as ia,xo as ja,Jy as ka,fl as la,Bp as ma,e_ as na,Xp as oa,Qp as pa,tm as qa,em as ra,Lo as sa,__ as ta,st as ua,dt as va,Et as wa,Rt as xa,Io as ya,B_ as za,U_ as Aa,z_ as Ba,_l as Ca,ke as Da,it as Ea,Cn as Fa,Mn as Ga,vl as Ha,Pl as Ia,um as Ja,mm as Ka,He as La,gm as Ma,Ro as Na,Mc as Oa,sc as Pa,ac as Qa,lc as Ra,ee as Sa,Sc as Ta,Ec as Ua,Tc as Va,xe as Wa,Oc as Xa,pr as Ya,Pc as Za,mr as _a,Nc as $a,Ll as ab,yk as bb,qo as cb,lr as db,wm as eb,Sn as fb,te as gb,Nk as hb,Ik as ib,hr as jb,Gc as kb,sC as lb,qc as mb,Ad as nb,IC as ob};
