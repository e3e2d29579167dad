import type { Page } from '@playwright/test'

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** A text that the page shows. */
interface ShownText {
  text: string
  /** One for each line. */
  boxes: Box[]
  /** The class of the element that cuts a part of it off; empty where it is whole. */
  cutBy: string
  /** It floats above the page, in a header or a bar. */
  isFloating: boolean
}

/** The texts of the page, or of its open dialog, that are cut off or lie on another one. */
export async function unreadableTexts(page: Page): Promise<string[]> {
  const texts = await page.evaluate(readTexts)
  const cut = texts.filter(({ cutBy }) => cutBy).map(({ text, cutBy }) => `“${text}” is cut off by ${cutBy}`)
  const whole = texts.filter(({ cutBy, isFloating }) => !cutBy && !isFloating)
  const pairs = whole.flatMap((a, at) =>
    whole
      .slice(at + 1)
      .filter((b) => lieOnEachOther(a, b))
      .map((b) => `“${a.text}” lies on “${b.text}”`),
  )
  return [...cut, ...pairs]
}

/** Lines that follow each other overlap a little: letters are lower than the boxes of their lines. */
function lieOnEachOther(a: ShownText, b: ShownText): boolean {
  return a.boxes.some((one) =>
    b.boxes.some((other) => {
      const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
      const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
      return width > 4 && height > 0.35 * Math.min(one.bottom - one.top, other.bottom - other.top)
    }),
  )
}

/** Runs in the page. */
function readTexts(): ShownText[] {
  const scope = [...document.querySelectorAll('dialog[open], :popover-open')].at(-1) ?? document.body
  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT)
  const found: ShownText[] = []
  const isVisible = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }) &&
    !element.closest('[inert], svg, option, script, style, noscript, template, .map-frame, .leaflet-container')

  /** The class of what cuts the text off; undefined where none of it is shown, as with texts for screen readers. */
  function cutBy(element: Element, boxes: Box[]): string | undefined {
    for (let each: Element | null = element; each && each !== document.documentElement; each = each.parentElement) {
      const { overflowX, overflowY, clipPath } = getComputedStyle(each)
      const clip = each.getBoundingClientRect()
      if (clipPath !== 'none' && clip.width <= 2) return undefined
      if (/auto|scroll/.test(overflowX + overflowY)) return ''
      if (overflowX === 'visible' && overflowY === 'visible') continue
      const isOutside = (box: Box) =>
        box.top >= clip.bottom - 1 ||
        box.bottom <= clip.top + 1 ||
        box.left >= clip.right - 1 ||
        box.right <= clip.left + 1
      // A name that leaves its icon alone stands below the box. A box that is too small for a letter hides its own text.
      if (clip.width > 20 && boxes.every(isOutside)) return undefined
      const isCut = (box: Box) =>
        box.right > clip.right + 2 || box.left < clip.left - 2 || box.bottom > clip.bottom + 3 || box.top < clip.top - 3
      // The name of the shop or of a branch ends in an ellipsis where its button or link says the whole of it.
      const isShortened = getComputedStyle(each).textOverflow === 'ellipsis' && each.closest('[aria-label]')
      if (boxes.some(isCut)) return isShortened ? '' : `.${each.className}`
    }
    return ''
  }

  function isFloating(element: Element): boolean {
    for (let each: Element | null = element; each && each !== scope; each = each.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(each).position)) return true
    return false
  }

  while (walker.nextNode()) {
    const text = walker.currentNode.textContent?.trim()
    const element = walker.currentNode.parentElement
    if (!text || !element || !isVisible(element)) continue
    const range = document.createRange()
    range.selectNodeContents(walker.currentNode)
    const boxes = [...range.getClientRects()]
      .filter(({ width, height }) => width > 1 && height > 1)
      .map(({ left, top, right, bottom }) => ({ left, top, right, bottom }))
    const cut = cutBy(element, boxes)
    if (boxes.length > 0 && cut !== undefined) found.push({ text, boxes, cutBy: cut, isFloating: isFloating(element) })
  }
  return found
}
