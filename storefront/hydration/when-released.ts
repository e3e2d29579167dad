/** At most so long after a finger is lifted the browser dispatches the click. */
const clickMs = 50

/**
 * Resolves once the pointer that has just gone down is released and its click was dispatched. A browser dispatches no
 * click to an element that was replaced between the two.
 */
export function whenReleased(): Promise<void> {
  return new Promise((done) => {
    const end = () => void setTimeout(done, clickMs)
    for (const type of ['pointerup', 'pointercancel']) addEventListener(type, end, { capture: true, once: true })
  })
}
