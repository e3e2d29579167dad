import { type RefObject, useEffect, useRef } from 'react'

/**
 * Keeps a field in step with the address, which back, forward and links change: a box by whether it is ticked, another
 * by its text. The field itself is the browser's own: what somebody ticks or types stands at once, and a form read in
 * the middle of it is never behind.
 */
export function useKeptInStep<F extends HTMLInputElement | HTMLSelectElement>(
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
