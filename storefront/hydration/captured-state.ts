/**
 * The shopper's input in the server's HTML of a section: the focus, typed texts, ticked boxes, opened details, and the
 * button that was pressed. Each element is named by a key (`keyedElements`).
 */
export interface CapturedState {
  focused?: { key: string; from: number | null; to: number | null }
  typed: { key: string; value: string }[]
  ticked: { key: string; isTicked: boolean }[]
  opened: string[]
  pressed?: string
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
const interactive = 'a[href], button:not([disabled]), [tabindex="0"], summary, details, input, textarea, select'

/**
 * Reads the shopper's input in a section whose HTML React is about to replace. The change event that the browser fires
 * when the field of a half-typed text is removed does not leave the section.
 */
export function captureState(section: HTMLElement, pressed: HTMLElement | undefined): CapturedState {
  section.addEventListener('change', (event) => event.stopPropagation(), true)
  const state: CapturedState = { typed: [], ticked: [], opened: [] }
  for (const [key, element] of keyedElements(section)) {
    if (element === pressed || element.dataset['pressed'] !== undefined) state.pressed = key
    if (element === document.activeElement) state.focused = { key, ...selectionOf(element) }
    if (element instanceof HTMLDetailsElement && element.open) state.opened.push(key)
    if (!isField(element)) continue
    if (isBox(element)) {
      if (element.checked !== element.defaultChecked) state.ticked.push({ key, isTicked: element.checked })
    } else if (isText(element) && element.value !== element.defaultValue)
      state.typed.push({ key, value: element.value })
  }
  return state
}

/**
 * Repeats the shopper's input in the section that React has rendered. Elements that are missing there are skipped. It
 * waits until React has ended its own work: only then React renders after each tick, so that the next tick, and the
 * pressed button, find the ticks before.
 */
export function restoreState(section: HTMLElement, state: CapturedState): void {
  queueMicrotask(() => restore(section, state))
}

function restore(section: HTMLElement, { focused, typed, ticked, opened, pressed }: CapturedState): void {
  const elements = new Map(keyedElements(section))
  for (const { key, value } of typed) {
    const field = elements.get(key)
    if (!field || !isField(field)) continue
    typeInto(field, value)
    if (key === focused?.key) changeWhenLeft(field)
  }
  for (const { key, isTicked } of ticked) {
    const box = elements.get(key)
    // A click, so that the section knows of it.
    if (box instanceof HTMLInputElement && box.checked !== isTicked) box.click()
  }
  for (const key of opened) elements.get(key)?.setAttribute('open', '')
  const next = focused && elements.get(focused.key)
  next?.focus({ preventScroll: true })
  if (next && isField(next) && isText(next) && focused.from !== null) next.setSelectionRange(focused.from, focused.to)
  if (pressed) elements.get(pressed)?.click()
}

/**
 * The interactive elements of a section with a key each: tag, and name or text. Of elements that share these the key
 * also has the position, as in `BUTTON Add to cart 2` for the third such button. React renders other elements, so that
 * an element itself cannot be compared. A button whose text may be another once it is rendered has a name.
 */
function* keyedElements(section: HTMLElement): Generator<[key: string, element: HTMLElement]> {
  const counts = new Map<string, number>()
  for (const element of section.querySelectorAll<HTMLElement>(interactive)) {
    const base = isField(element)
      ? `${element.tagName} ${element.type} ${element.name} ${isBox(element) ? element.getAttribute('value') : ''}`
      : `${element.tagName} ${element.getAttribute('name') ?? element.getAttribute('aria-label') ?? (element instanceof HTMLDetailsElement ? element.firstElementChild : element)?.textContent}`
    const position = counts.get(base) ?? 0
    counts.set(base, position + 1)
    yield [`${base} ${position}`, element]
  }
}

const isField = (element: Element): element is Field => /^(INPUT|TEXTAREA|SELECT)$/.test(element.tagName)
const isBox = (field: Field): field is HTMLInputElement => /^(checkbox|radio)$/.test(field.type)
/** Whether a field has a text with a cursor in it. */
const isText = (field: Field): field is HTMLInputElement | HTMLTextAreaElement =>
  /^(text|search|textarea|tel|url|password)$/.test(field.type)

function selectionOf(element: HTMLElement): { from: number | null; to: number | null } {
  return isField(element) && isText(element)
    ? { from: element.selectionStart, to: element.selectionEnd }
    : { from: null, to: null }
}

/**
 * Sets a field's value as typing does. React replaces the setter of `value` and ignores an event after a value that was
 * set through its own, so the browser's setter is called.
 */
function typeInto(field: Field, value: string): void {
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')
  own?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** The browser fires no change event for a text that a script has set: one is fired when the shopper leaves the field. */
function changeWhenLeft(field: Field): void {
  let isChanged = false
  field.addEventListener('change', () => (isChanged = true), { once: true })
  field.addEventListener('blur', () => isChanged || field.dispatchEvent(new Event('change', { bubbles: true })), {
    once: true,
  })
}
