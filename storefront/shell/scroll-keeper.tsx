import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { startsAtTop } from './scroll.ts'

const positions = new Map<string, number>()
// Effects that run before paint exist in the browser alone; the server would only warn of them.
const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect

/** Begins a page where S2 wants it, goes back to where somebody was on back and forward, and moves the focus into a new page. */
export function ScrollKeeper() {
  const location = useLocation()
  const how = useNavigationType()
  const last = useRef(location)

  // Before paint as well: the scroll to the top of the next page must not be kept as this page's place.
  useBeforePaint(() => {
    const keep = () => positions.set(location.key, window.scrollY)
    window.addEventListener('scroll', keep, { passive: true })
    return () => window.removeEventListener('scroll', keep)
  }, [location.key])

  useBeforePaint(() => {
    const from = last.current
    last.current = location
    if (from.key === location.key) return
    if (how === 'POP') {
      // Not returned: newer browsers answer with a promise, which an effect would take for its clean-up.
      window.scrollTo(0, positions.get(location.key) ?? 0)
      return
    }
    if (from.pathname !== location.pathname) document.getElementById('main')?.focus({ preventScroll: true })
    const target = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)))
    if (target) target.scrollIntoView()
    else if (startsAtTop(from, location)) window.scrollTo(0, 0)
  }, [location, how])

  return null
}
