import type { KeyboardEvent } from 'react'

/**
 * Enter in a field of a form goes to the next empty one, as the key that phones label "next" promises; in the last one it
 * submits the form. Check boxes, choices and long texts are passed over.
 */
export function enterMovesOn(event: KeyboardEvent<HTMLFormElement>): void {
  const { target } = event
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || !isLine(target)) return
  const lines = [...event.currentTarget.querySelectorAll('input')].filter(isLine)
  const next = lines.slice(lines.indexOf(target) + 1).find(({ value }) => value === '')
  if (!next) return
  event.preventDefault()
  next.focus()
}

/** Whether an element is a field for one line of text. */
function isLine(element: EventTarget): element is HTMLInputElement {
  return element instanceof HTMLInputElement && !['checkbox', 'radio', 'file', 'submit'].includes(element.type)
}
