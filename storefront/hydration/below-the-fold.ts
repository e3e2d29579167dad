import { startTransition, useEffect, useState } from 'react'
import { useNavigationType } from 'react-router'
import { whenIdle } from '../ui/when-idle.ts'

/** A window taller than this shows more than the first screen of most others. */
const tallWindowPx = 1_200

/**
 * Whether a page renders its part below the first screen. True at once in the server's HTML, and on back and forward, so
 * that the page is as long as it was. After a navigation by a link it turns true after the first paint, which is earlier
 * for it.
 */
export function useBelowTheFold(): boolean {
  const isReturning = useNavigationType() === 'POP'
  const [isRendered, setRendered] = useState(() => isReturning || window.innerHeight > tallWindowPx)
  useEffect(() => {
    if (!isRendered) return whenIdle(() => startTransition(() => setRendered(true)))
  }, [isRendered])
  return isRendered
}
