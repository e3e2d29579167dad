import { type RefObject, useEffect, useRef } from 'react'

/**
 * Moves the focus to a place, else to the page, when the button that had it is removed; the browser would drop it.
 */
export function useFocusAfterRemoval(hasButton: boolean, place?: RefObject<HTMLElement | null>): void {
  const had = useRef(hasButton)
  useEffect(() => {
    if (had.current && !hasButton && document.activeElement === document.body)
      (place?.current ?? document.getElementById('main'))?.focus({ preventScroll: true })
    had.current = hasButton
  }, [hasButton, place])
}
