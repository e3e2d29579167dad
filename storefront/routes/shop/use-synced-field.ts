import { type RefObject, useEffect, useRef } from 'react'

/**
 * Sets a field to its value from the URL whenever that changes, as by back, forward and links: a box is ticked or not,
 * another field gets a text. The field is uncontrolled, so that a form is never behind what the shopper ticks or types.
 */
export function useSyncedField<F extends HTMLInputElement | HTMLSelectElement>(
  value: string | boolean,
): RefObject<F | null> {
  const ref = useRef<F>(null)
  useEffect(() => {
    const field = ref.current
    if (!field) return
    if (typeof value === 'string') field.value = value
    else if (field instanceof HTMLInputElement) field.checked = value
  }, [value])
  return ref
}
