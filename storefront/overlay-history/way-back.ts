/**
 * Back closes what stands over the page before it leaves the page: on a phone that is how people close things. Each
 * overlay has an entry of its own in the history, the page's own entry once more, a cover: Back from it closes the
 * overlay. One that was closed otherwise leaves its cover, since a step back takes its time and a navigation may come
 * between; the next page takes the cover's place, and Back passes it by.
 */

/**
 * What stands open over the page, the one on top last; `leave` closes it, and says no where it may not be closed now.
 */
let overlays: readonly { element: Element; leave: () => boolean }[] = []

/** What an entry of the history says beside the router's own facts. */
interface Entry {
  key?: string
  idx?: number
  /** How many entries right below are this same page, under fewer overlays: this one is a cover. */
  covers?: number
  /** How many entries right below are a page that this one replaced, with its covers. */
  ghosts?: number
}

interface Place extends Entry {
  href: string
}

let here: Place
let isWatching = false

/** From now on Back closes this first. */
export function standOver(element: Element, leave: () => boolean): void {
  watchWayBack()
  stepAside(element)
  overlays = [...overlays, { element, leave }]
  cover()
}

/** Closed or on its way out, it has no say in Back any more. */
export function stepAside(element: Element): void {
  overlays = overlays.filter((other) => other.element !== element)
}

/** Begins to watch; of a step between a page and its covers the router hears nothing. */
export function watchWayBack(): void {
  if (isWatching) return
  isWatching = true
  here = placeNow()
  window.addEventListener('popstate', onStep, { capture: true })
  history.pushState = (state, unused, url) => navigateTo(url, () => (here.covers ? replace : push)(state, unused, url))
  history.replaceState = (state, unused, url) => {
    const ghosts = (here.covers ?? 0) + (here.ghosts ?? 0)
    navigateTo(url, () => replace(ghosts ? { ...state, ghosts } : state, unused, url))
  }
  document.addEventListener('toggle', ({ target }) => target instanceof HTMLElement && watchPopover(target), {
    capture: true,
  })
  for (const popover of document.querySelectorAll<HTMLElement>('[popover][data-covers]:popover-open'))
    watchPopover(popover)
}

const push: History['pushState'] = (...entry) => History.prototype.pushState.apply(history, entry)
const replace: History['replaceState'] = (...entry) => History.prototype.replaceState.apply(history, entry)

/** A new address takes the place of a cover. What stays open over the same page, as the filters do, gets a new one. */
function navigateTo(url: string | URL | null | undefined, go: () => void): void {
  const isSamePage = new URL(url ?? '', location.href).pathname === location.pathname
  go()
  here = placeNow()
  if (isSamePage) cover()
}

/** Gives each open overlay a cover that has none yet. */
function cover(): void {
  while ((here.covers ?? 0) < overlays.length) {
    push({ ...(history.state as Entry | null), covers: (here.covers ?? 0) + 1 }, '')
    here = placeNow()
  }
}

function onStep(event: PopStateEvent): void {
  const from = here
  here = placeNow()
  if (from.key === here.key && from.href === here.href) {
    event.stopImmediatePropagation()
    const isBack = (here.covers ?? 0) < (from.covers ?? 0)
    const isMeantForPage = isBack && overlays.length === 0
    if (isBack) uncovered()
    keepScroll(() => isMeantForPage && passBy())
  } else if (from.ghosts && from.idx === here.idx) {
    event.stopImmediatePropagation()
    passBy()
  }
}

/** Back took a cover away: what it covered closes, and what may not be closed is covered anew. */
function uncovered(): void {
  const left = Math.min(here.covers ?? 0, overlays.length - 1)
  for (const { element, leave } of overlays.slice(left).toReversed()) {
    if (!leave()) return cover()
    stepAside(element)
  }
}

/** On to what lies before this page and its covers. */
function passBy(): void {
  history.go(-1 - (here.covers ?? 0))
}

/** The browser scrolls to where the page was when it was covered; it goes on standing where it stands now. */
function keepScroll(then: () => void): void {
  const { scrollX, scrollY } = window
  const stay = () => window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
  requestAnimationFrame(() => {
    stay()
    requestAnimationFrame(() => {
      stay()
      then()
    })
  })
}

function watchPopover(popover: HTMLElement): void {
  if (popover.dataset['covers'] === undefined) return
  if (!popover.matches(':popover-open')) return stepAside(popover)
  standOver(popover, () => {
    popover.hidePopover()
    return true
  })
}

function placeNow(): Place {
  return { ...(history.state as Entry | null), href: location.href }
}
