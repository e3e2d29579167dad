import { useEffect, useRef } from 'react'

const alwaysShownPx = 120
const deadZonePx = 8

/**
 * Gives a ref for an element that gets `data-hidden` while the page scrolls down and loses it on the way up, and
 * `data-scrolled` away from the top. CSS decides at which widths they have an effect.
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
