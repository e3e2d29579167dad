/**
 * A page is read before it is used: its scripts are fetched once its pictures are there and painted, or somebody touches it, or at the latest after this time
 * from the end of its HTML. On a phone's line they would slow down what is looked at first.
 */
const waitMs = 1_500
/** What a page finds out at once, such as that nobody is signed in, is known by then. */
const answerMs = 50
const signs = ['pointerdown', 'touchstart', 'keydown', 'focusin']

/**
 * Wakes what `scriptsLast` put to sleep, and once the page says that it is awake presses the button again that was pressed too early. It leaves no
 * trace in the document, which the pages' own code will compare with what it rendered.
 */
const starter = `(function(){var d=document,r=d.currentScript,s=${JSON.stringify(signs)},t,b;r.remove();
function press(e){b=e.target.closest('button[type=button]:not([popovertarget])')||b}
addEventListener('click',press,true);
d.addEventListener('vitrina:waking',function(){removeEventListener('click',press,true)},{once:true});
d.addEventListener('vitrina:awake',function(){b&&setTimeout(function(){b.isConnected&&b.click()},${answerMs})},{once:true});
function go(){if(!s)return;s.forEach(function(n){removeEventListener(n,go,true)});s=0;clearTimeout(t);
d.querySelectorAll('link[rel=later]').forEach(function(l){l.rel='modulepreload'});
var w=d.querySelector('script[type=later]'),n=d.createElement('script');n.type='module';n.textContent=w.textContent;d.head.append(n);n.remove()}
s.forEach(function(n){addEventListener(n,go,true)});
function seen(){requestAnimationFrame(function(){requestAnimationFrame(function(){setTimeout(go)})})}
d.readyState==='complete'?seen():addEventListener('load',seen);t=setTimeout(go,${waitMs})})()`

const module = '<script type="module" async="">'

/**
 * The page, in pieces, with its own scripts asleep and before its last piece the few lines that wake them. A page without scripts stays as it is. Only
 * the head is searched for what goes there: the whole would be copied for each change.
 */
export function scriptsLast(pieces: readonly string[]): readonly string[] {
  const [page = '', ...rest] = pieces
  const at = page.lastIndexOf(module)
  if (at < 0) return pieces
  const headEnd = page.indexOf('</head>')
  return [
    page.slice(0, headEnd).replaceAll('<link rel="modulepreload"', '<link rel="later"'),
    page.slice(headEnd, at),
    `<script type="later">${page.slice(at + module.length)}`,
    ...rest.slice(0, -1),
    `<script>${starter}</script>`,
    ...rest.slice(-1),
  ]
}
