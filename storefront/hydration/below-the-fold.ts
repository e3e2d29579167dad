import { startTransition, useEffect, useState } from 'react'
import { useNavigationType } from 'react-router'

/** A window taller than this shows more than the first screen of most others. */
const tallWindowPx = 1_200
/** The longest that a browser may delay an idle callback. */
const idleTimeoutMs = 200

/**
 * Whether a page renders its part below the first screen. True at once in the server's HTML, and on back and forward, so
 * that the page is as long as it was. After a navigation by a link it turns true after the first paint, which is earlier
 * for it.
 */
export function useBelowTheFold(): boolean {
  const isReturning = useNavigationType() === 'POP'
  const [isRendered, setRendered] = useState(() => isReturning || window.innerHeight > tallWindowPx)
  useEffect(() => {
    if (!isRendered) return afterPaint(() => startTransition(() => setRendered(true)))
  }, [isRendered])
  return isRendered
}

/** Runs a function once the next frame is painted and the browser is idle; gives the function that cancels it. */
function afterPaint(act: () => void): () => void {
  let cancel = () => cancelAnimationFrame(frame)
  const frame = requestAnimationFrame(() => {
    if (typeof requestIdleCallback === 'function') {
      const idle = requestIdleCallback(act, { timeout: idleTimeoutMs })
      cancel = () => cancelIdleCallback(idle)
      return
    }
    const timer = setTimeout(act, idleTimeoutMs / 4)
    cancel = () => clearTimeout(timer)
  })
  return () => cancel()
}
