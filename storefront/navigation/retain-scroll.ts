const retainMs = 3_000
/** With each of these events the shopper moves the page. */
const shopperEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Scrolls to an element and scrolls again whenever the page above it grows: for three seconds, or until the shopper
 * moves the page. Gives the function that ends it.
 */
export function retainScroll(element: Element): () => void {
  let height = 0
  let top = 0
  align()
  const observer = new ResizeObserver(align)
  observer.observe(document.body)
  const timer = setTimeout(stop, retainMs)
  for (const event of shopperEvents) document.addEventListener(event, stop, { capture: true, passive: true })
  window.addEventListener('scroll', stopAtForeignScroll, { passive: true })

  function align(): void {
    element.scrollIntoView()
    ;({ top } = element.getBoundingClientRect())
    height = document.body.scrollHeight
  }

  /** A page that scrolls without having grown was scrolled by its scrollbar or by a screen reader. */
  function stopAtForeignScroll(): void {
    if (document.body.scrollHeight === height && Math.abs(element.getBoundingClientRect().top - top) > 2) stop()
  }

  function stop(): void {
    clearTimeout(timer)
    observer.disconnect()
    for (const event of shopperEvents) document.removeEventListener(event, stop, { capture: true })
    window.removeEventListener('scroll', stopAtForeignScroll)
  }
  return stop
}
