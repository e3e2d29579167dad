const holdMs = 3_000
/** Whoever does one of these goes on by themselves. */
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Scrolls to a part of the page and keeps it there while what stands above it still grows: for three seconds, or until
 * the shopper moves. Answers with the way to stop.
 */
export function holdInView(part: Element): () => void {
  let height = 0
  let top = 0
  align()
  const observer = new ResizeObserver(align)
  observer.observe(document.body)
  const timer = setTimeout(stop, holdMs)
  for (const move of ownMoves) document.addEventListener(move, stop, { capture: true, passive: true })
  window.addEventListener('scroll', yieldToScroll, { passive: true })

  function align(): void {
    part.scrollIntoView()
    ;({ top } = part.getBoundingClientRect())
    height = document.body.scrollHeight
  }

  /** A scroll of a page that has not grown is somebody’s own, by a scrollbar or a screen reader. */
  function yieldToScroll(): void {
    if (document.body.scrollHeight === height && Math.abs(part.getBoundingClientRect().top - top) > 2) stop()
  }

  function stop(): void {
    clearTimeout(timer)
    observer.disconnect()
    for (const move of ownMoves) document.removeEventListener(move, stop, { capture: true })
    window.removeEventListener('scroll', yieldToScroll)
  }
  return stop
}
