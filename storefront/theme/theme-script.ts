/**
 * Runs before the first paint: the theme that somebody has chosen (without a choice the style follows the system by
 * itself); whether the cookie notice has been answered; and whether the mobile app shows the store, which `display=mb`
 * begins and this window remembers (SHELL-7). It is a text, since it is an inline script.
 */
export const themeScript = `(function(){var d=document.documentElement.dataset,t,c,m=/[?&]display=(\\w+)/.exec(location.search);m=m&&m[1];try{t=localStorage.getItem('theme');c=localStorage.getItem('cookie-consent');if(m)sessionStorage.setItem('display',m);else m=sessionStorage.getItem('display')}catch(e){}if(t==='light'||t==='dark')d.theme=t;if(c)d.consent='1';if(m==='mb')d.display=m})()`
