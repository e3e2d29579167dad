import { type KeyboardEvent, type UIEvent, useRef, useState } from 'react'

/**
 * A row of pictures of which one is in sight: swiped, stepped by buttons, by arrow keys, Home and End. Steps count from
 * where the row is on its way to, so that two quick ones lead two pictures on. `onPress` is for who presses the picture
 * itself, or Enter on the row.
 */
export function useSlides(count: number, onPress?: () => void) {
  const row = useRef<HTMLUListElement>(null)
  const goal = useRef<number>(undefined)
  const [at, setAt] = useState(0)

  function show(to: number, behavior: ScrollBehavior = 'auto'): void {
    goal.current = Math.max(0, Math.min(to, count - 1))
    row.current?.scrollTo({ left: goal.current * row.current.clientWidth, behavior })
  }
  // Where the row is, not where it was when this was drawn: a quick step would count from the place before.
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
  // A row that scrolls has to be reachable by keys, though nothing in it can be pressed.
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
