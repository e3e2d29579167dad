import { type RefObject, useEffect, useRef } from 'react'
import { blockBySheet } from './open-dialogs.ts'

/**
 * Makes a popover that is a sheet on narrow screens modal: while it is open, it has the focus, and the page behind it is
 * inert, so that Tab never reaches what the sheet covers. A `section` is then a modal dialog for assistive technology,
 * which would otherwise read a page without its heading; an `aside` may not become one. Without JavaScript it stays a
 * plain popover.
 */
export function useModalSheet(): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    const sheet = ref.current as HTMLElement
    let covered: HTMLElement[] = []
    const open = () => {
      if (covered.length === 0) covered = besides(sheet)
      for (const element of covered) element.inert = true
      blockBySheet(true)
      if (sheet.tagName === 'SECTION') {
        sheet.setAttribute('role', 'dialog')
        sheet.setAttribute('aria-modal', 'true')
      }
      if (!sheet.contains(document.activeElement)) sheet.focus({ preventScroll: true })
    }
    const close = () => {
      blockBySheet(false)
      for (const element of covered) element.inert = false
      covered = []
      sheet.removeAttribute('role')
      sheet.removeAttribute('aria-modal')
    }
    // The page is free before the sheet closes: then the browser gives the focus back to the button that opened it.
    const beforeToggle = ({ newState }: ToggleEvent) => newState === 'closed' && close()
    const toggled = ({ newState }: ToggleEvent) => newState === 'open' && open()
    if (sheet.matches(':popover-open')) open()
    sheet.addEventListener('beforetoggle', beforeToggle)
    sheet.addEventListener('toggle', toggled)
    return () => {
      sheet.removeEventListener('beforetoggle', beforeToggle)
      sheet.removeEventListener('toggle', toggled)
      close()
    }
  }, [])
  return ref
}

/** What stands beside an element and beside those that contain it, apart from notifications and what is inert already. */
function besides(element: HTMLElement): HTMLElement[] {
  const { parentElement } = element
  if (!parentElement || element === document.body) return []
  const siblings = [...parentElement.children].filter(
    (other): other is HTMLElement =>
      other instanceof HTMLElement && other !== element && !other.inert && !other.matches('.toasts, script, style'),
  )
  return [...siblings, ...besides(parentElement)]
}
