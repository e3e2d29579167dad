/**
 * What a shopper has done to a part's HTML before its code was there: where the focus is, what was typed, ticked and
 * opened.
 */
export interface Handover {
  focused?: { sign: string; from: number | null; to: number | null }
  typed: { sign: string; value: string }[]
  ticked: { sign: string; isTicked: boolean }[]
  opened: string[]
  pressed?: string
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
const handled = 'a[href], button:not([disabled]), [tabindex="0"], summary, details, input, textarea, select'

/**
 * Takes down what was done to a part that is about to be drawn anew; `pressed` is the button that was pressed too
 * early.
 */
export function handOver(place: HTMLElement, pressed: HTMLElement | undefined): Handover {
  const done: Handover = { typed: [], ticked: [], opened: [] }
  for (const [sign, element] of signed(place)) {
    if (element === pressed) done.pressed = sign
    if (element === document.activeElement) done.focused = { sign, ...selectionOf(element) }
    if (element instanceof HTMLDetailsElement && element.open) done.opened.push(sign)
    if (!isField(element)) continue
    if (isBox(element)) {
      if (element.checked !== element.defaultChecked) done.ticked.push({ sign, isTicked: element.checked })
    } else if (isText(element) && element.value !== element.defaultValue)
      done.typed.push({ sign, value: element.value })
  }
  return done
}

/** Does to the part that took the place what was done before. What is not there any more is passed over. */
export function takeOver(place: HTMLElement, { focused, typed, ticked, opened, pressed }: Handover): void {
  const elements = new Map(signed(place))
  for (const { sign, value } of typed) {
    const field = elements.get(sign)
    if (field && isField(field)) write(field, value)
  }
  for (const { sign, isTicked } of ticked) {
    const box = elements.get(sign)
    if (box instanceof HTMLInputElement) box.checked = isTicked
  }
  for (const sign of opened) elements.get(sign)?.setAttribute('open', '')
  const next = focused && elements.get(focused.sign)
  next?.focus({ preventScroll: true })
  if (next && isField(next) && isText(next) && focused.from !== null) next.setSelectionRange(focused.from, focused.to)
  if (pressed) elements.get(pressed)?.click()
}

/** By what it is and says, and of those that are and say the same by which of them it is. */
function* signed(place: HTMLElement): Generator<[sign: string, element: HTMLElement]> {
  const counts = new Map<string, number>()
  for (const element of place.querySelectorAll<HTMLElement>(handled)) {
    const base = isField(element)
      ? `${element.tagName} ${element.type} ${element.name} ${isBox(element) ? element.getAttribute('value') : ''}`
      : `${element.tagName} ${element.getAttribute('aria-label') ?? (element instanceof HTMLDetailsElement ? element.firstElementChild : element)?.textContent}`
    const nth = counts.get(base) ?? 0
    counts.set(base, nth + 1)
    yield [`${base} ${nth}`, element]
  }
}

const isField = (element: Element): element is Field => /^(INPUT|TEXTAREA|SELECT)$/.test(element.tagName)
const isBox = (field: Field): field is HTMLInputElement => /^(checkbox|radio)$/.test(field.type)
/** What has a text with a cursor in it. */
const isText = (field: Field): field is HTMLInputElement | HTMLTextAreaElement =>
  /^(text|search|textarea|tel|url|password)$/.test(field.type)

function selectionOf(element: HTMLElement): { from: number | null; to: number | null } {
  return isField(element) && isText(element)
    ? { from: element.selectionStart, to: element.selectionEnd }
    : { from: null, to: null }
}

/** As if it were typed: the browser's own setter, as React would take its own for no change. */
function write(field: Field, value: string): void {
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')
  own?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
