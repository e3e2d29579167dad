import { useLayoutEffect } from 'react'

interface Listeners {
  onFocus: () => void
  onInput: () => void
  onArrow: (step: 1 | -1) => void
  /** Gives whether it has handled the key. */
  onEnter: () => boolean
  /** Gives whether it has handled the key. */
  onEscape: () => boolean
  /** The focus left the form, or the form was submitted. */
  onLeave: () => void
}

/**
 * Adds listeners to the search field and its form. Both were rendered by the page, outside the list that was loaded
 * later.
 */
export function useFieldEvents(field: HTMLInputElement, listeners: Listeners): void {
  // Runs after every rendering, so that the listeners see the lines that are shown now; and before anything else can
  // happen, since the form takes for granted that a list which is there hears of its being sent.
  useLayoutEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const form = field.form as HTMLFormElement
    field.addEventListener('focus', listeners.onFocus, { signal })
    field.addEventListener('input', listeners.onInput, { signal })
    field.addEventListener('keydown', (event) => handlesKey(event, listeners) && event.preventDefault(), { signal })
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
    return () => controller.abort()
  })
}

function handlesKey({ key, isComposing, ctrlKey, metaKey, shiftKey }: KeyboardEvent, listeners: Listeners): boolean {
  if (isComposing || ctrlKey || metaKey || shiftKey) return false
  if (key === 'Enter') return listeners.onEnter()
  if (key === 'Escape') return listeners.onEscape()
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return false
  listeners.onArrow(key === 'ArrowDown' ? 1 : -1)
  return true
}

/** Escape on a button of the list closes the list too, and moves the focus back to the field. */
function backTo(field: HTMLInputElement, listeners: Listeners): void {
  field.focus()
  listeners.onEscape()
}
