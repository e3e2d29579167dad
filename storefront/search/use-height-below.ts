import { type RefObject, useEffect } from 'react'

const marginPx = 8

/**
 * Limits a panel's height to the visible part of the window below its top edge, since a phone's keyboard covers the
 * rest.
 */
export function useHeightBelow(ref: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useEffect(() => {
    const view = window.visualViewport
    const panel = ref.current
    if (!isOpen || !view || !panel) return
    const fit = () => {
      panel.style.maxHeight = `${view.offsetTop + view.height - panel.getBoundingClientRect().top - marginPx}px`
    }
    fit()
    view.addEventListener('resize', fit)
    return () => view.removeEventListener('resize', fit)
  }, [ref, isOpen])
}
