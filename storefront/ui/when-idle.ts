/** The longest that a browser may delay an idle callback. */
const idleTimeoutMs = 200

/** Runs a function once the next frame is painted and the browser is idle; gives the function that cancels it. */
export function whenIdle(act: () => void): () => void {
  let cancel = () => cancelAnimationFrame(frame)
  const frame = requestAnimationFrame(() => {
    // Safari has no idle callback.
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
