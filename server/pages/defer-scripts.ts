/**
 * A page is read before it is used: its scripts are fetched once its pictures have loaded and are painted, or the
 * shopper touches the page, or at the latest after this time from the end of its HTML. On a phone's connection they
 * would delay the visible part of the page.
 */
const waitMs = 1_500
/** After hydration a page learns within this time, for example, that nobody is signed in. */
const repeatClickMs = 50
const firstInputs = ['pointerdown', 'touchstart', 'keydown', 'focusin']

/**
 * The inline script that loads what `deferScripts` deferred. Once the page says that it is hydrated it clicks the button
 * again that was clicked too early, which is marked until then: a section that is rendered meanwhile presses its own. It
 * removes itself from the document, which the pages' own code compares with its rendering.
 */
export const starter = `(function(){var d=document,r=d.currentScript,s=${JSON.stringify(firstInputs)},t,b;r.remove();
function press(e){b=e.target.closest('button[type=button]:not([popovertarget])')||b}
addEventListener('click',press,true);
d.addEventListener('vitrina:hydrating',function(){removeEventListener('click',press,true)},{once:true});
d.addEventListener('vitrina:hydrated',function(){if(!b)return;b.dataset.pressed='';setTimeout(function(){delete b.dataset.pressed;b.isConnected&&b.click()},${repeatClickMs})},{once:true});
function go(){if(!s)return;s.forEach(function(n){removeEventListener(n,go,true)});s=0;clearTimeout(t);
d.querySelectorAll('link[rel=deferred]').forEach(function(l){l.rel='modulepreload'});
var w=d.querySelector('script[type=deferred]');w.replaceWith(w.cloneNode());w.type='module';d.head.append(w);w.remove()}
s.forEach(function(n){addEventListener(n,go,true)});
function seen(){requestAnimationFrame(function(){requestAnimationFrame(function(){setTimeout(go)})})}
d.readyState==='complete'?seen():addEventListener('load',seen);t=setTimeout(go,${waitMs})})()`

const module = '<script type="module" async="">'

/**
 * A page with its own scripts deferred, and before its last part the inline script that loads them. Its parts are the
 * head, the body as far as the scripts, the data, the end; a page without scripts stays as it is.
 */
export function deferScripts(parts: readonly string[]): readonly string[] {
  const [head = '', body = '', ...rest] = parts
  const at = body.lastIndexOf(module)
  if (at < 0) return parts
  return [
    head.replaceAll('<link rel="modulepreload"', '<link rel="deferred"'),
    body.slice(0, at),
    `<script type="deferred">${body.slice(at + module.length)}`,
    ...rest.slice(0, -1),
    `<script>${starter}</script>`,
    ...rest.slice(-1),
  ]
}
