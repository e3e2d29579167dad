import { type RefObject, useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'
import { type Query, shopPath } from './query.ts'

/**
 * Brings the start of the results back into view when other results have come and it lies above: SHELL-2 leaves the
 * scroll alone on the same path, which after "next" at the end of a list would show the end of another. Back and
 * forward are left where they were.
 */
export function useResultsInView(query: Query): RefObject<HTMLElement | null> {
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
