import { type Box, type Size, edgePlace, highestTop, lowestPlace, noticeGap } from './notice-place.ts'

/** What stands at the lower edge of the window while the page scrolls. */
const lowerBars = '.mobile-bar, .buy-bar, .compare-bar, .checkout-bar, .cart-total, .cookie-banner, .chat-launcher'
const bars = `.header, ${lowerBars}`
/** What has the focus was pressed last, and may have to be pressed again. */
const primaryButtons = 'main :is(.button-primary, :is(a, button, input, select, textarea):focus)'
const otherButtons = 'main :is(button, .button, .product-add, label:has(input))'
/** What a shopper reads first on a page. */
const headings = 'main :is(h1, h2, .amount-larger, .amount-large)'
/**
 * What it leaves readable on a phone: the name and the price of a page's product, and what was pressed last. The heading
 * of a list may be covered: below the header it covers less than over the products in the middle of the window.
 */
const readable = `main:has(.amount-larger) :is(h1, .amount-larger), ${primaryButtons}`
/** What a shopper needs next: the filters and the order of a list, the choices of a product's page. */
const next = 'main :is(.listing-bar, select), main:has(.amount-larger) nav:has([aria-current="true"])'
/** In a wide window also the part of a product's page in which something was pressed last. */
const pressedPart = 'main:has(.amount-larger) section:has(:focus)'
/** What a page with a product states first. */
const stated = 'main :is(h1, .amount-larger)'
const controls = ':is(a, button, input, select, textarea, summary):not([tabindex="-1"])'

const columnWidth = 768
/** From this width on it stands at the right edge of what the page contains. */
const cornerWidth = 1024
const belowHeader = 8
/** From the lower edge of the window. */
const cornerEdge = 24
const againMs = 400

/**
 * Moves a notice, with the region that contains it, to where it covers neither a bar, nor a primary button, nor what was
 * pressed last, nor the dialog that is open; a dialog as high as the window becomes lower by the height of the notice. It
 * is moved again as the page scrolls and changes, until the function that this gives is called.
 */
export function followNotice(notice: HTMLElement, dialog: HTMLDialogElement | undefined): () => void {
  const place = () => placeNotice(notice, dialog)
  place()
  const timer = setInterval(place, againMs)
  const listen = new AbortController()
  const { signal } = listen
  window.addEventListener('resize', place, { signal })
  document.addEventListener('scrollend', place, { signal })
  dialog?.addEventListener('animationend', place, { signal })
  return () => {
    clearInterval(timer)
    listen.abort()
    if (dialog) delete dialog.dataset['notice']
  }
}

function placeNotice(notice: HTMLElement, dialog: HTMLDialogElement | undefined): void {
  const region = notice.parentElement as HTMLElement
  const { clientWidth } = document.documentElement
  const size = { width: notice.offsetWidth, height: notice.offsetHeight }
  const corner = clientWidth >= cornerWidth ? placeInCorner(notice, size, dialog) : undefined
  if (corner) {
    region.style.inset = `${corner.top}px auto auto ${corner.left}px`
    return
  }
  const isWide = clientWidth >= columnWidth
  const edge = isWide ? 24 : 16
  const area: Box = { left: 0, top: noticeGap, right: clientWidth, bottom: window.innerHeight - edge }
  const lefts = isWide ? [clientWidth - edge - size.width, edge] : [(clientWidth - size.width) / 2]
  const find = (obstacles: readonly Box[]) => lowestPlace({ area, size, lefts, obstacles })
  const atEdge = () => placeAtEdge({ area, size }, lefts[0] as number)
  const onPage = () => (isWide ? undefined : atEdge()) ?? placeOnPage(find)
  const place = dialog ? placeBeside(dialog, size.height + edge, find) : onPage()
  const bottom = window.innerHeight - (place?.top ?? area.bottom - size.height) - size.height
  region.style.inset = `auto auto ${bottom}px ${place?.left ?? lefts[0]}px`
}

/**
 * At the right edge of what the page contains, where it covers neither the page's name and price nor a bar, a primary
 * button, what was pressed last, or the dialog: below the header, else as low as it can. Once low it stays low, so that it
 * does not jump over the page while that scrolls.
 */
function placeInCorner(notice: HTMLElement, size: Size, dialog: HTMLDialogElement | undefined) {
  const headerBottom = document.querySelector('.header')?.getBoundingClientRect().bottom ?? 0
  const area: Box = {
    left: 0,
    top: Math.max(0, headerBottom) + belowHeader,
    right: contentRight(),
    bottom: window.innerHeight - cornerEdge,
  }
  const left = area.right - size.width
  if (dialog) {
    delete dialog.dataset['notice']
    const top = highestTop({ area, size, obstacles: [dialog.getBoundingClientRect()] }, left)
    return top === undefined ? undefined : { left, top }
  }
  const fixed = boxesOf(`${lowerBars}, ${primaryButtons}`)
  const obstacles = [...fixed, ...textBoxesOf(stated)]
  const unneeded = [...obstacles, ...boxesOf(next)]
  const place = (among: readonly Box[]) => ({ area, size, obstacles: among })
  const isHigh = notice.dataset['low'] === undefined && highestTop(place(obstacles), left) === area.top
  const around = [...unneeded, ...boxesOf(pressedPart)]
  if (isHigh) {
    // Below the order of a list rather than at the lower edge, where the prices and buttons of its products are.
    const top = [around, unneeded].map((among) => highestTop(place(among), left)).find((it) => it !== undefined)
    return { left, top: top ?? area.top }
  }
  notice.dataset['low'] = ''
  const lowest = (among: readonly Box[]) => lowestPlace({ ...place(among), lefts: [left] })
  return lowest(around) ?? lowest(unneeded) ?? lowest(obstacles) ?? lowest(fixed)
}

/**
 * On a phone: above the bars at the lower edge or below the header, where it leaves readable what has to be. It covers
 * nothing of what the shopper needs next where there is room for that.
 */
function placeAtEdge(placing: { area: Box; size: Size }, left: number) {
  const obstacles = barBoxes()
  const toRead = boxesOf(readable)
  return (
    edgePlace({ ...placing, obstacles: [...obstacles, ...boxesOf(next)] }, left, toRead) ??
    edgePlace({ ...placing, obstacles }, left, toRead)
  )
}

/** The rectangles of the texts themselves: a heading is often wider than what it says. */
function textBoxesOf(selector: string): Box[] {
  return [...document.querySelectorAll(selector)].map((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return range.getBoundingClientRect()
  })
}

/** Where the content of every page ends at the right, in CSS pixels. */
function contentRight(): number {
  const page = document.querySelector('.page')
  if (!page) return document.documentElement.clientWidth - belowHeader
  return page.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(page).paddingRight)
}

type Find = (obstacles: readonly Box[]) => { left: number; top: number } | undefined

/** A place that covers no heading, price or button; else no button; else no primary one; else one that covers no bar. */
function placeOnPage(find: Find) {
  const fixed = barBoxes()
  const primary = boxesOf(primaryButtons)
  const buttons = [...fixed, ...primary, ...boxesOf(`${otherButtons}, ${next}`)]
  return find([...buttons, ...boxesOf(headings)]) ?? find(buttons) ?? find([...fixed, ...primary]) ?? find(fixed)
}

/** A place beside, below or above the dialog, which is made lower where there is none. */
function placeBeside(dialog: HTMLDialogElement, height: number, find: Find) {
  delete dialog.dataset['notice']
  const place = find([dialog.getBoundingClientRect()])
  if (place) return place
  dialog.style.setProperty('--notice-space', `${height + noticeGap}px`)
  dialog.dataset['notice'] = ''
  // The control that the shopper has just pressed may be where the dialog ends now. What only takes the focus, such as the
  // panel of a tab, may be higher than the dialog: scrolling to it would hide the beginning.
  const { activeElement } = document
  if (dialog.contains(activeElement) && activeElement?.matches(controls))
    activeElement.scrollIntoView({ block: 'nearest' })
  return undefined
}

/** The bars at the edges of the window. That of a list is one once it has been scrolled to the header. */
function barBoxes(): Box[] {
  const headerBottom = Math.max(0, ...boxesOf('.header').map(({ bottom }) => bottom))
  return [...boxesOf(bars), ...boxesOf('.listing-bar').filter(({ top }) => top <= headerBottom + 1)]
}

function boxesOf(selector: string): Box[] {
  return [...document.querySelectorAll(selector)]
    .map((element) => element.getBoundingClientRect())
    .filter((box) => box.width > 0 && box.bottom > 0 && box.top < window.innerHeight)
}
