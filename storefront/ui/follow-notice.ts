import { type Box, edgePlace, highestTop, lowestPlace, noticeGap } from './notice-place.ts'

/** What stands at the lower edge of the window while the page scrolls. */
const lowerBars = '.mobile-bar, .buy-bar, .compare-bar, .checkout-bar, .cart-total, .cookie-banner, .chat-launcher'
const bars = `.header, .listing-bar, ${lowerBars}`
/** What has the focus was pressed last, and may have to be pressed again. */
const primaryButtons = 'main :is(.button-primary, :is(a, button, input, select, textarea):focus)'
const otherButtons = 'main :is(button, .button, .product-add, label:has(input))'
/** What a shopper reads first on a page. */
const headings = 'main :is(h1, h2, .amount-larger, .amount-large)'
/** What it leaves readable on a phone: the name and the price of a page's product, and what was pressed last. */
const readable = `main :is(h1, .amount-larger), ${primaryButtons}`
const controls = ':is(a, button, input, select, textarea, summary):not([tabindex="-1"])'

const columnWidth = 768
/** From this width on it always stands below the header, at the right edge of what the page contains. */
const cornerWidth = 1024
const belowHeader = 8
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
  const corner = clientWidth >= cornerWidth ? placeInCorner(size, dialog) : undefined
  if (corner) {
    region.style.inset = `${corner.top}px auto auto ${corner.left}px`
    return
  }
  const isWide = clientWidth >= columnWidth
  const edge = isWide ? 24 : 16
  const area: Box = { left: 0, top: noticeGap, right: clientWidth, bottom: window.innerHeight - edge }
  const lefts = isWide ? [clientWidth - edge - size.width, edge] : [(clientWidth - size.width) / 2]
  const find = (obstacles: readonly Box[]) => lowestPlace({ area, size, lefts, obstacles })
  const atEdge = () => edgePlace({ area, size, obstacles: boxesOf(bars) }, lefts[0] as number, boxesOf(readable))
  const onPage = () => (isWide ? undefined : atEdge()) ?? placeOnPage(find)
  const place = dialog ? placeBeside(dialog, size.height + edge, find) : onPage()
  const bottom = window.innerHeight - (place?.top ?? area.bottom - size.height) - size.height
  region.style.inset = `auto auto ${bottom}px ${place?.left ?? lefts[0]}px`
}

/**
 * Below the header, at the right edge of what the page contains; lower where it would cover a bar, a primary button, what
 * was pressed last, or the dialog.
 */
function placeInCorner(size: { width: number; height: number }, dialog: HTMLDialogElement | undefined) {
  if (dialog) delete dialog.dataset['notice']
  const headerBottom = document.querySelector('.header')?.getBoundingClientRect().bottom ?? 0
  const area: Box = {
    left: 0,
    top: Math.max(0, headerBottom) + belowHeader,
    right: contentRight(),
    bottom: window.innerHeight - noticeGap,
  }
  const left = area.right - size.width
  const obstacles = dialog ? [dialog.getBoundingClientRect()] : boxesOf(`${lowerBars}, ${primaryButtons}`)
  const top = highestTop({ area, size, obstacles }, left)
  return top === undefined ? undefined : { left, top }
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
  const fixed = boxesOf(bars)
  const primary = boxesOf(primaryButtons)
  const buttons = [...fixed, ...primary, ...boxesOf(otherButtons)]
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

function boxesOf(selector: string): Box[] {
  return [...document.querySelectorAll(selector)]
    .map((element) => element.getBoundingClientRect())
    .filter((box) => box.width > 0 && box.bottom > 0 && box.top < window.innerHeight)
}
