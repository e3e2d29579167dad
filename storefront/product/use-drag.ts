import { type DragEvent, type PointerEvent, type RefObject, useRef } from 'react'

/** A drag to the side of at least so many pixels is a swipe. */
const swipeMin = 40
/** A pointer that moves by at most so many pixels still clicks, because no hand is quite still. */
const pressMax = 6

/**
 * Handlers for dragging over a picture in a scrollable viewport. A drag to the side calls `onSwipe`. Dragging with a
 * mouse also scrolls a picture that is larger than the viewport; with a finger the browser does that. `wasDrag` is true
 * during the click event that ends a drag.
 */
export function useDrag(viewport: RefObject<HTMLElement | null>, onSwipe: (direction: 1 | -1) => void) {
  const from = useRef<{ x: number; y: number; left: number; top: number }>(undefined)
  const wasDrag = useRef(false)
  return {
    handlers: {
      onPointerDown: ({ clientX: x, clientY: y }: PointerEvent) => {
        const { scrollLeft: left = 0, scrollTop: top = 0 } = viewport.current ?? {}
        from.current = { x, y, left, top }
        wasDrag.current = false
      },
      onPointerMove: ({ clientX, clientY, buttons, pointerType }: PointerEvent) => {
        if (!from.current || buttons !== 1 || pointerType !== 'mouse') return
        const { x, y, left, top } = from.current
        if (Math.hypot(clientX - x, clientY - y) > pressMax) wasDrag.current = true
        viewport.current?.scrollTo(left + x - clientX, top + y - clientY)
      },
      onPointerUp: ({ clientX }: PointerEvent) => {
        const moved = clientX - (from.current?.x ?? clientX)
        from.current = undefined
        if (Math.abs(moved) < swipeMin) return
        wasDrag.current = true
        onSwipe(moved < 0 ? 1 : -1)
      },
      onDragStart: (event: DragEvent) => event.preventDefault(),
    },
    wasDrag: () => wasDrag.current,
  }
}
