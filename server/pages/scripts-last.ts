/**
 * A page is read before it is used: its scripts are fetched once its pictures are there and painted, or somebody
 * touches it, or at the latest after this time from the end of its HTML. On a phone's line they would slow down what is
 * looked at first.
 */
const waitMs = 1_500
/** What a page finds out at once, such as that nobody is signed in, is known by then. */
const answerMs = 50
const signs = ['pointerdown', 'touchstart', 'keydown', 'focusin']

/**
 * Wakes what `scriptsLast` put to sleep, and once the page says that it is awake presses the button again that was
 * pressed too early. It leaves no trace in the document, which the pages' own code will compare with what it rendered.
 */
export const starter = `(function(){var d=document,r=d.currentScript,s=${JSON.stringify(signs)},t,b;r.remove();
function press(e){b=e.target.closest('button[type=button]:not([popovertarget])')||b}
addEventListener('click',press,true);
d.addEventListener('vitrina:waking',function(){removeEventListener('click',press,true)},{once:true});
d.addEventListener('vitrina:awake',function(){b&&setTimeout(function(){b.isConnected&&b.click()},${answerMs})},{once:true});
function go(){if(!s)return;s.forEach(function(n){removeEventListener(n,go,true)});s=0;clearTimeout(t);
d.querySelectorAll('link[rel=later]').forEach(function(l){l.rel='modulepreload'});
var w=d.querySelector('script[type=later]');w.replaceWith(w.cloneNode());w.type='module';d.head.append(w);w.remove()}
s.forEach(function(n){addEventListener(n,go,true)});
function seen(){requestAnimationFrame(function(){requestAnimationFrame(function(){setTimeout(go)})})}
d.readyState==='complete'?seen():addEventListener('load',seen);t=setTimeout(go,${waitMs})})()`

const module = '<script type="module" async="">'

/**
 * The page with its own scripts asleep, and before its last piece the few lines that wake them. Its pieces are the
 * head, the rest as far as the scripts, the data, the end; a page without scripts stays as it is.
 */
export function scriptsLast(pieces: readonly string[]): readonly string[] {
  const [head = '', body = '', ...rest] = pieces
  const at = body.lastIndexOf(module)
  if (at < 0) return pieces
  return [
    head.replaceAll('<link rel="modulepreload"', '<link rel="later"'),
    body.slice(0, at),
    `<script type="later">${body.slice(at + module.length)}`,
    ...rest.slice(0, -1),
    `<script>${starter}</script>`,
    ...rest.slice(-1),
  ]
}
