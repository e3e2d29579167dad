import { type RefObject, useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'
import { type ListingQuery, shopPath } from './listing-query.ts'

/**
 * Scrolls to the start of the results when others have loaded and the start is above the window. SHELL-2 keeps the scroll
 * position on the same path, which after "next" at the end of a list would show the end of the next page. Back and forward
 * restore their own position.
 */
export function useResultsInView(query: ListingQuery): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null)
  const how = useNavigationType()
  const path = shopPath(query)
  const last = useRef(path)
  useEffect(() => {
    if (last.current === path) return
    last.current = path
    const isAbove = (ref.current?.getBoundingClientRect().top ?? 0) < 0
    if (how !== 'POP' && isAbove) ref.current?.scrollIntoView()
  }, [path, how])
  return ref
}
