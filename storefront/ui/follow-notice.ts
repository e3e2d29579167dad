import { type Box, type Size, highestTop, lowestTop, noticeGap } from './notice-place.ts'

/** What stands at the lower edge of the window while the page scrolls. */
const lowerBars = '.mobile-bar, .buy-bar, .compare-bar, .checkout-bar, .cart-total, .cookie-banner, .chat-launcher'
/** What has the focus was pressed last, and may have to be pressed again. */
const primaryButtons = 'main :is(.button-primary, :is(a, button, input, select, textarea):focus)'
const controls = ':is(a, button, input, select, textarea, summary):not([tabindex="-1"])'

/** From this width on it stands at the right edge of the window. */
const columnWidth = 768
/** From this width on it stands below the header, at the right edge of what the page contains. */
const cornerWidth = 1024
const belowHeader = 8
const againMs = 400

/**
 * Moves a notice, with the region that contains it, to its place (SHELL-12): in a wide window the corner below the header
 * and the cart's button, in others the lower edge above the bars. Where it would cover a primary button or what was
 * pressed last, it stands directly below it, or above it; a dialog as high as the window becomes lower by the height of
 * the notice. It is moved again as the page scrolls and changes, until the function that this gives is called. Meanwhile
 * `<html>` is marked, so that style sheets hide what else would stand there.
 */
export function followNotice(notice: HTMLElement, dialog: HTMLDialogElement | undefined): () => void {
  const root = document.documentElement
  root.dataset['notice'] = ''
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
    delete root.dataset['notice']
    if (dialog) delete dialog.dataset['notice']
  }
}

function placeNotice(notice: HTMLElement, dialog: HTMLDialogElement | undefined): void {
  const region = notice.parentElement as HTMLElement
  const size = { width: notice.offsetWidth, height: notice.offsetHeight }
  const { clientWidth } = document.documentElement
  if (dialog) delete dialog.dataset['notice']
  const free = clientWidth >= cornerWidth ? topInCorner(size, dialog) : undefined
  if (free) {
    region.style.inset = `${free.top}px auto auto ${free.left}px`
    return
  }
  const edge = clientWidth >= columnWidth ? 24 : 16
  const left = clientWidth >= columnWidth ? clientWidth - edge - size.width : (clientWidth - size.width) / 2
  const area: Box = { left: 0, top: noticeGap, right: clientWidth, bottom: window.innerHeight - edge }
  const find = (obstacles: readonly Box[]) => lowestTop({ area, size, obstacles }, left)
  const fixed = boxesOf(lowerBars)
  const top = dialog
    ? topBeside(dialog, size.height + edge, find)
    : (find([...fixed, ...boxesOf(`.header, ${primaryButtons}`)]) ?? find(fixed))
  const bottom = window.innerHeight - (top ?? area.bottom - size.height) - size.height
  region.style.inset = `auto auto ${bottom}px ${left}px`
}

/** Below the header, at the right edge of what the page contains; undefined where a dialog leaves no room there. */
function topInCorner(size: Size, dialog: HTMLDialogElement | undefined): { left: number; top: number } | undefined {
  const headerBottom = document.querySelector('.header')?.getBoundingClientRect().bottom ?? 0
  const area: Box = {
    left: 0,
    top: Math.max(0, headerBottom) + belowHeader,
    right: contentRight(),
    bottom: window.innerHeight,
  }
  const left = area.right - size.width
  const obstacles = dialog ? [dialog.getBoundingClientRect()] : boxesOf(`.cart-total, ${primaryButtons}`)
  const top = highestTop({ area, size, obstacles }, left)
  if (top === undefined) return dialog ? undefined : { left, top: area.top }
  return { left, top }
}

/** Where the content of every page ends at the right, in CSS pixels. */
function contentRight(): number {
  const page = document.querySelector('.page')
  if (!page) return document.documentElement.clientWidth - belowHeader
  return page.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(page).paddingRight)
}

/** Beside, below or above the dialog, which is made lower where there is no place: the notice is below it then. */
function topBeside(
  dialog: HTMLDialogElement,
  height: number,
  find: (obstacles: readonly Box[]) => number | undefined,
): number | undefined {
  const top = find([dialog.getBoundingClientRect()])
  if (top !== undefined) return top
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
