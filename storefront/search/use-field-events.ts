import { useEffect } from 'react'

interface Listeners {
  onFocus: () => void
  onInput: () => void
  onArrow: (step: 1 | -1) => void
  /** Answers whether it took the key. */
  onEnter: () => boolean
  /** Answers whether it took the key. */
  onEscape: () => boolean
  /** The focus left the form, or the form was sent. */
  onLeave: () => void
}

/** Listens to the search field and its form, which stand outside of the list that was loaded for them. */
export function useFieldEvents(field: HTMLInputElement, listeners: Listeners): void {
  // Renewed after every paint: each listener knows the lines that are shown now.
  useEffect(() => {
    const ending = new AbortController()
    const { signal } = ending
    const form = field.form as HTMLFormElement
    field.addEventListener('focus', listeners.onFocus, { signal })
    field.addEventListener('input', listeners.onInput, { signal })
    field.addEventListener('keydown', (event) => isTaken(event, listeners) && event.preventDefault(), { signal })
    form.addEventListener('submit', listeners.onLeave, { signal })
    form.addEventListener(
      'focusout',
      ({ relatedTarget }) => !form.contains(relatedTarget as Node | null) && listeners.onLeave(),
      {
        signal,
      },
    )
    form.addEventListener(
      'keydown',
      (event) => event.key === 'Escape' && event.target !== field && backTo(field, listeners),
      { signal },
    )
    return () => ending.abort()
  })
}

function isTaken({ key, isComposing, ctrlKey, metaKey, shiftKey }: KeyboardEvent, listeners: Listeners): boolean {
  if (isComposing || ctrlKey || metaKey || shiftKey) return false
  if (key === 'Enter') return listeners.onEnter()
  if (key === 'Escape') return listeners.onEscape()
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return false
  listeners.onArrow(key === 'ArrowDown' ? 1 : -1)
  return true
}

/** Escape on one of the list's buttons closes it too, and the focus returns to the field. */
function backTo(field: HTMLInputElement, listeners: Listeners): void {
  field.focus()
  listeners.onEscape()
}
