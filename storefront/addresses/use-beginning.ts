import { type RefObject, useEffect, useEffectEvent } from 'react'
import { prefersNoMotion } from '../ui/motion.ts'

/**
 * Scrolls to the part of a page where somebody begins, and gives it the focus, once it is there; not where the focus has
 * gone elsewhere meanwhile.
 */
export function useBeginning(place: RefObject<HTMLElement | null>, beginsHere: boolean): void {
  const begin = useEffectEvent(() => {
    if (!beginsHere || document.activeElement !== document.body) return
    place.current?.focus({ preventScroll: true })
    place.current?.scrollIntoView({ block: 'start', behavior: prefersNoMotion() ? 'instant' : 'smooth' })
  })
  useEffect(() => begin(), [])
}
