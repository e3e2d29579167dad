import { startTransition, useEffect, useState } from 'react'
import { useNavigationType } from 'react-router'

/** A window higher than this shows more than the first screen of any other. */
const highWindowPx = 1_200
/** As long as a browser may put off what it has no time for. */
const patienceMs = 200

/**
 * Whether what a page shows below its first screen stands already. It does from the server, and for who comes back, so
 * that the page is as long as it was. Where the page was opened by a link within the store it stands a moment after the
 * first paint, which need not wait for it.
 */
export function useBelow(): boolean {
  const isReturning = useNavigationType() === 'POP'
  const [isThere, setThere] = useState(() => isReturning || window.innerHeight > highWindowPx)
  useEffect(() => {
    if (!isThere) return afterPaint(() => startTransition(() => setThere(true)))
  }, [isThere])
  return isThere
}

/**
 * Does something once the next frame has been painted and the browser has a moment; answers with the way to give up.
 */
export function afterPaint(act: () => void): () => void {
  let give = () => cancelAnimationFrame(frame)
  const frame = requestAnimationFrame(() => {
    if (typeof requestIdleCallback === 'function') {
      const idle = requestIdleCallback(act, { timeout: patienceMs })
      give = () => cancelIdleCallback(idle)
      return
    }
    const timer = setTimeout(act, patienceMs / 4)
    give = () => clearTimeout(timer)
  })
  return () => give()
}
