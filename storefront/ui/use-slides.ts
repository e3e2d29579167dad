import { type KeyboardEvent, type UIEvent, useRef, useState } from 'react'

/**
 * A row of pictures that shows one at a time: moved by swipes, buttons, arrow keys, Home and End. A step starts from the
 * picture that the row is scrolling to, so that two quick steps move two pictures. `onPress` is called when the picture is
 * clicked, or at Enter.
 */
export function useSlides(count: number, onPress?: () => void) {
  const row = useRef<HTMLUListElement>(null)
  const goal = useRef<number>(undefined)
  const [at, setAt] = useState(0)

  function show(to: number, behavior: ScrollBehavior = 'auto'): void {
    goal.current = Math.max(0, Math.min(to, count - 1))
    row.current?.scrollTo({ left: goal.current * row.current.clientWidth, behavior })
  }
  // The position is read from the element, because after a quick first step the state is not yet updated.
  const step = (by: number) => show((goal.current ?? placeOf(row.current)) + by)
  const arrive = () => {
    goal.current = undefined
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const act = {
      ArrowLeft: () => step(-1),
      ArrowRight: () => step(1),
      Home: () => show(0),
      End: () => show(count - 1),
      Enter: onPress,
    }[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
  // A row that scrolls must be focusable, though nothing in it can be pressed.
  const keys = count > 1 ? { tabIndex: 0, onKeyDown } : {}
  const onScroll = ({ currentTarget }: UIEvent<HTMLElement>) => {
    const now = placeOf(currentTarget)
    setAt(now)
    if (now === goal.current) arrive()
  }
  const rest = { onScrollEnd: arrive, onPointerDown: arrive, onWheel: arrive }
  return { at, show, step, row: { ref: row, onClick: onPress, onScroll, ...rest, ...keys } }
}

function placeOf(row: HTMLElement | null): number {
  return row ? Math.round(row.scrollLeft / row.clientWidth) : 0
}
