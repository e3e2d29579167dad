/**
 * Makes Back close the overlays of a page (dialogs, sheets) before it leaves the page, as people expect on a phone.
 *
 * Each open overlay has an entry of its own in the browser's history, a sentinel: a copy of the page's entry, so that the
 * router sees the same page. Back goes from the sentinel to the entry below, and the overlay closes. An overlay that is
 * closed otherwise leaves its sentinel: removing it would need a step back, which takes time, and a navigation may come
 * between. The next navigation replaces the sentinel, and Back skips what remains.
 *
 * For example, with entries written as page and sentinel count: /shop, /shop+1 (filters open), /shop+2 (dialog over
 * them). Back closes the dialog: /shop+1. A link replaces that entry: /shop, /products/1 with one stale entry below it.
 * Back skips that one too.
 */

/** The open overlays, the top one last. `close` gives false where the overlay cannot be closed now. */
let overlays: readonly { element: Element; close: () => boolean }[] = []

/** The state of a history entry: the router's own, and ours. */
interface EntryState {
  key?: string
  idx?: number
  /** The number of entries directly below that are the same page with fewer overlays; set on sentinels alone. */
  sentinels?: number
  /** The number of entries directly below that are a page which this entry has replaced, with its sentinels. */
  stale?: number
}

interface Entry extends EntryState {
  href: string
}

let here: Entry
let isWatching = false

/** Adds an overlay on top: the next Back calls its `close`. */
export function pushOverlay(element: Element, close: () => boolean): void {
  watchHistory()
  removeOverlay(element)
  overlays = [...overlays, { element, close }]
  pushSentinels()
}

/** Removes an overlay that is closed or closing; Back no longer concerns it. */
export function removeOverlay(element: Element): void {
  overlays = overlays.filter((other) => other.element !== element)
}

/**
 * Starts to follow the history. `pushState` and `replaceState` are replaced, since the router calls them for every
 * navigation, and the router does not get `popstate` events between a page and its sentinels.
 */
export function watchHistory(): void {
  if (isWatching) return
  isWatching = true
  here = currentEntry()
  window.addEventListener('popstate', onPopState, { capture: true })
  history.pushState = (state, unused, url) =>
    navigateTo(url, () => (here.sentinels ? replace : push)(state, unused, url))
  history.replaceState = (state, unused, url) => {
    const stale = (here.sentinels ?? 0) + (here.stale ?? 0)
    navigateTo(url, () => replace(stale ? { ...state, stale } : state, unused, url))
  }
  document.addEventListener('toggle', ({ target }) => target instanceof HTMLElement && onToggle(target), {
    capture: true,
  })
  for (const popover of document.querySelectorAll<HTMLElement>('[popover][data-overlay]:popover-open'))
    onToggle(popover)
}

const push: History['pushState'] = (...entry) => History.prototype.pushState.apply(history, entry)
const replace: History['replaceState'] = (...entry) => History.prototype.replaceState.apply(history, entry)

/** A navigation replaces a sentinel. Overlays that stay open on the same page, such as the filters, get a new one. */
function navigateTo(url: string | URL | null | undefined, go: () => void): void {
  const isSamePage = new URL(url ?? '', location.href).pathname === location.pathname
  go()
  here = currentEntry()
  if (isSamePage) pushSentinels()
}

/** Pushes a sentinel for each open overlay that has none. */
function pushSentinels(): void {
  while ((here.sentinels ?? 0) < overlays.length) {
    push({ ...(history.state as EntryState | null), sentinels: (here.sentinels ?? 0) + 1 }, '')
    here = currentEntry()
  }
}

function onPopState(event: PopStateEvent): void {
  const from = here
  here = currentEntry()
  if (from.key === here.key && from.href === here.href) {
    event.stopImmediatePropagation()
    const isBack = (here.sentinels ?? 0) < (from.sentinels ?? 0)
    // A sentinel whose overlay was closed otherwise: Back was meant for the page.
    const isForPage = isBack && overlays.length === 0
    if (isBack) closeOverlays()
    restoreScroll(() => isForPage && skipPage())
  } else if (from.stale && from.idx === here.idx) {
    event.stopImmediatePropagation()
    skipPage()
  }
}

/** Closes the overlays whose sentinel is gone. One that cannot be closed gets its sentinel again. */
function closeOverlays(): void {
  const left = Math.min(here.sentinels ?? 0, overlays.length - 1)
  for (const { element, close } of overlays.slice(left).toReversed()) {
    if (!close()) return pushSentinels()
    removeOverlay(element)
  }
}

/** Goes back to the page before this one, over this page's remaining entries. */
function skipPage(): void {
  history.go(-1 - (here.sentinels ?? 0))
}

/** Undoes the browser's scrolling to where the page was when the sentinel was pushed, then calls `then`. */
function restoreScroll(then: () => void): void {
  const { scrollX, scrollY } = window
  const scrollBack = () => window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
  requestAnimationFrame(() => {
    scrollBack()
    requestAnimationFrame(() => {
      scrollBack()
      then()
    })
  })
}

function onToggle(popover: HTMLElement): void {
  if (popover.dataset['overlay'] === undefined) return
  if (!popover.matches(':popover-open')) return removeOverlay(popover)
  pushOverlay(popover, () => {
    popover.hidePopover()
    return true
  })
}

function currentEntry(): Entry {
  return { ...(history.state as EntryState | null), href: location.href }
}
