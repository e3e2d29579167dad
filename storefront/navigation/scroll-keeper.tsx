import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { placeKey, startsAtTop, staysOnPage } from './scroll.ts'

const storageKey = 'scroll'
const keptMax = 50
const positions = keptPositions()
// Effects that run before paint exist in the browser alone; the server would only warn of them.
const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect

/**
 * Begins a page where SHELL-2 wants it, goes back to where somebody was on back and forward, and moves the focus into a
 * new page.
 */
export function ScrollKeeper() {
  const location = useLocation()
  const how = useNavigationType()
  const last = useRef(location)
  const isOnItsWay = useRef(false)

  useEffect(() => {
    const leave = () => void (isOnItsWay.current = true)
    window.addEventListener('popstate', leave, { capture: true })
    window.addEventListener('pagehide', keepPositions)
    return () => {
      window.removeEventListener('popstate', leave, { capture: true })
      window.removeEventListener('pagehide', keepPositions)
    }
  }, [])

  // Before paint as well: the scroll to the top of the next page must not be kept as this page's place.
  const here = placeKey(location)
  useBeforePaint(() => {
    // On back and forward a browser scrolls to the next page's place while this one still stands: nobody was there on
    // this one.
    const keep = () => void (isOnItsWay.current || positions.set(here, window.scrollY))
    window.addEventListener('scroll', keep, { passive: true })
    return () => window.removeEventListener('scroll', keep)
  }, [here])

  useBeforePaint(() => {
    const from = last.current
    last.current = location
    isOnItsWay.current = false
    if (placeKey(from) === placeKey(location)) return
    if (how === 'POP') {
      if (staysOnPage(from, location)) return
      // Not returned: newer browsers answer with a promise, which an effect would take for its clean-up.
      window.scrollTo(0, positions.get(placeKey(location)) ?? 0)
      return
    }
    if (from.pathname !== location.pathname) document.getElementById('main')?.focus({ preventScroll: true })
    const target = namedBy(location.hash)
    if (target) target.scrollIntoView()
    else if (startsAtTop(from, location)) window.scrollTo(0, 0)
    // Who goes on from here without a scroll comes back to here.
    else positions.set(placeKey(location), window.scrollY)
  }, [location, how])

  return null
}

/** The way back from a page that was loaded anew leads to the same spots as before. */
function keptPositions(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(storageKey) ?? '[]'))
  } catch {
    return new Map() // on the server, and in a browser that keeps nothing
  }
}

function keepPositions(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...positions].slice(-keptMax)))
  } catch {
    // Then the way back begins at the top.
  }
}

/** What the fragment of an address names, if anything. */
function namedBy(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null // no text, such as #%
  }
}
