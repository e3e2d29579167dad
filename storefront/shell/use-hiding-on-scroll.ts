import { useEffect, useRef } from 'react'

const alwaysShownPx = 120
const deadZonePx = 8

/**
 * Marks an element as hidden while the page scrolls down and shows it again on the way up; the style decides where that
 * counts.
 */
export function useHidingOnScroll() {
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    let last = window.scrollY
    function onScroll(): void {
      const now = Math.max(0, window.scrollY)
      const element = ref.current
      if (!element) return
      element.toggleAttribute('data-scrolled', now > deadZonePx)
      if (Math.abs(now - last) < deadZonePx) return
      element.toggleAttribute('data-hidden', now > last && now > alwaysShownPx)
      last = now
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [])
  return ref
}
