import { type RefObject, useEffect } from 'react'

/** Blocks the page's scrolling while a popover is open that covers it (SHELL-10). */
export function usePageBlock(popover: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = document.documentElement
    const element = popover.current as HTMLElement
    const update = () => root.toggleAttribute('data-sheet', element.matches(':popover-open'))
    if (element.matches(':popover-open')) update()
    element.addEventListener('toggle', update)
    return () => {
      element.removeEventListener('toggle', update)
      // One that leaves the page while it is open says nothing of its end.
      root.removeAttribute('data-sheet')
    }
  }, [popover])
}
