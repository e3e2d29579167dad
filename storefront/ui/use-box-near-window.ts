import { useEffect, useState } from 'react'

/** The bounding box of an element at the moment when it first comes within `margin` of the window; undefined before. */
export function useBoxNearWindow(ref: { current: HTMLElement | null }, margin = '300px'): DOMRectReadOnly | undefined {
  const [rect, setRect] = useState<DOMRectReadOnly>()
  useEffect(() => {
    // A part whose code is known already renders itself in place of its placeholder.
    if (!ref.current) return
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && setRect(entry.boundingClientRect), {
      rootMargin: margin,
    })
    watcher.observe(ref.current)
    return () => watcher.disconnect()
  }, [ref, margin])
  return rect
}
