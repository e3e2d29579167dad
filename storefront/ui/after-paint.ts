/**
 * Calls `act` after the next paint, so that what answers a press at once is seen first. Gives the function that cancels
 * it. Where nothing is painted, as in a hidden tab or on the server, it is called as soon as the current work has ended.
 */
export function afterPaint(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const soon = () => (timer = setTimeout(act))
  const isPainted = typeof requestAnimationFrame === 'function' && document.visibilityState === 'visible'
  const frame = isPainted ? requestAnimationFrame(soon) : undefined
  if (!isPainted) soon()
  return () => {
    if (frame !== undefined) cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

/** Subscribes to a store so that a component follows it after the next paint: a press is answered first where it was made. */
export const afterEachPaint =
  (subscribe: (listener: () => void) => () => void) =>
  (listener: () => void): (() => void) =>
    subscribe(() => void afterPaint(listener))
