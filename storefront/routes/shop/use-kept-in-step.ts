import { type RefObject, useEffect, useRef } from 'react'

/**
 * Keeps a field in step with the address, which back, forward and links change. The field itself is the browser's own: what somebody
 * ticks or types stands at once, and a form read in the middle of it is never behind.
 */
export function useKeptInStep<F extends HTMLInputElement | HTMLSelectElement>(put: (field: F) => void, value: unknown): RefObject<F | null> {
  const ref = useRef<F>(null)
  const latest = useRef(put)
  latest.current = put
  useEffect(() => {
    const field = ref.current
    if (field) latest.current(field)
  }, [value])
  return ref
}
