import { useEffect, useState } from 'react'

/** The bounding box of an element at the moment when it first comes within 300 px of the window; undefined before. */
export function useBoxNearWindow(ref: { current: HTMLElement | null }): DOMRectReadOnly | undefined {
  const [rect, setRect] = useState<DOMRectReadOnly>()
  useEffect(() => {
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && setRect(entry.boundingClientRect), {
      rootMargin: '300px',
    })
    watcher.observe(ref.current as HTMLElement)
    return () => watcher.disconnect()
  }, [ref])
  return rect
}
