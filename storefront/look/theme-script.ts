/**
 * Runs before the first paint: the stored theme, else the system's, and whether the cookie notice has been answered. Kept as text, since it
 * has to stand in the page itself.
 */
export const themeScript = `(function(){var d=document.documentElement.dataset,t,c;try{t=localStorage.getItem('theme');c=localStorage.getItem('cookie-consent')}catch(e){}if(t!=='light'&&t!=='dark')t=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';d.theme=t;if(c)d.consent='1'})()`
