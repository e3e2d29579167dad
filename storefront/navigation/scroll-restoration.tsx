import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { historyEntryKey, startsAtTop, staysOnPage } from './scroll-rules.ts'

const storageKey = 'scroll'
const storedMax = 50
/** Scroll positions by history entry, oldest first. */
const positions = readPositions()
// The server renders without layout effects and would warn of one.
const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect

/**
 * Scrolls a page that is opened as SHELL-2 says, restores the scroll position on back and forward, and moves the focus
 * into a new page.
 */
export function ScrollRestoration() {
  const location = useLocation()
  const navigationType = useNavigationType()
  const last = useRef(location)
  const isLeaving = useRef(false)

  useEffect(() => {
    const leave = () => void (isLeaving.current = true)
    window.addEventListener('popstate', leave, { capture: true })
    window.addEventListener('pagehide', storePositions)
    return () => {
      window.removeEventListener('popstate', leave, { capture: true })
      window.removeEventListener('pagehide', storePositions)
    }
  }, [])

  // Replaced before paint: else the scroll to the top of the next page would be recorded as this page's position.
  const entry = historyEntryKey(location)
  useBeforePaint(() => {
    // On back and forward the browser scrolls to the next page's position while this page is still shown.
    const record = () => void (isLeaving.current || positions.set(entry, window.scrollY))
    window.addEventListener('scroll', record, { passive: true })
    return () => window.removeEventListener('scroll', record)
  }, [entry])

  useBeforePaint(() => {
    const from = last.current
    last.current = location
    isLeaving.current = false
    if (historyEntryKey(from) === historyEntryKey(location)) return
    if (navigationType === 'POP') {
      if (staysOnPage(from, location)) return
      // Not returned: in newer browsers `scrollTo` returns a promise, which React would take for a clean-up function.
      window.scrollTo(0, positions.get(historyEntryKey(location)) ?? 0)
      return
    }
    if (from.pathname !== location.pathname) document.getElementById('main')?.focus({ preventScroll: true })
    const target = elementOf(location.hash)
    if (target) target.scrollIntoView()
    else if (startsAtTop(from, location)) window.scrollTo(0, 0)
    // Nothing scrolls, so no event records the position of the new entry.
    else positions.set(historyEntryKey(location), window.scrollY)
  }, [location, navigationType])

  return null
}

/** Positions of this tab from before its document was loaded anew. */
function readPositions(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(storageKey) ?? '[]'))
  } catch {
    return new Map() // on the server, and where the browser's storage is switched off
  }
}

function storePositions(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...positions].slice(-storedMax)))
  } catch {
    // After a reload, back then opens pages at their top.
  }
}

/** The element that a fragment names; null where it names none. */
function elementOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null // not decodable, such as #%
  }
}
