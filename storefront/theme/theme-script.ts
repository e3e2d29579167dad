/**
 * An inline script, as a text, that runs before the first paint. It sets attributes on `<html>`: the theme that the
 * shopper has chosen (without a choice, CSS follows the system); whether the cookie notice was accepted; whether the
 * position has still to be offered, as it is to a browser without a branch (SHELL-8); whether the mobile app shows the
 * store. `display=mb` in the URL begins the latter, and the session storage of the window retains it (SHELL-7).
 */
export const themeScript = `(function(){var d=document.documentElement.dataset,t,c,u,m=/[?&]display=(\\w+)/.exec(location.search);m=m&&m[1];try{t=localStorage.getItem('theme');c=localStorage.getItem('cookie-consent');u=localStorage.getItem('currency');if(m)sessionStorage.setItem('display',m);else m=sessionStorage.getItem('display');if(navigator.geolocation&&(!/\\bbranch=/.test(document.cookie)||sessionStorage.getItem('position-offer')))d.offer='1'}catch(e){}if(t==='light'||t==='dark')d.theme=t;if(c)d.consent='1';if(u==='USD')d.currency=u;if(m==='mb')d.display=m})()`
