import { useEffect, useRef, useState } from 'react'
import type { ReplyOf } from '#contract/endpoint.ts'
import { suggestProducts } from '#contract/search.ts'
import { normalizeQuery } from '#domain/search/normalize-query.ts'
import { browserClient } from '../shopper/browser-client.ts'
import { useBranch } from '../shopper/branch.ts'

export type Suggestion = ReplyOf<typeof suggestProducts>[number]

const afterKeyMs = 100
const none: Found = { found: [] }

/**
 * The store's suggestions for a text, requested 100 ms after the last key, and at once what is popular for an empty field.
 * Where a text has none, it gives what is popular, and `isEmpty` says so.
 */
export function useSuggestions(typed: string, isRequested: boolean) {
  const text = normalizeQuery(typed)
  const { found, foundFor } = useFound(text, isRequested)
  const isEmpty = Boolean(text) && foundFor === text && found.length === 0
  const popular = useFound('', isRequested && isEmpty)
  return { suggestions: isEmpty ? popular.found : found, isEmpty }
}

interface Found {
  found: readonly Suggestion[]
  /** The text that they are for; undefined before the first response. */
  foundFor?: string
}

/**
 * What the store suggests for a text. Each key aborts the request before it, so a late response never replaces a newer
 * one; the last suggestions are shown until a response arrives. A failed request gives no suggestions, and the search
 * works without them.
 */
function useFound(text: string, isRequested: boolean): Found {
  const { branchCode } = useBranch()
  const [found, setFound] = useState(none)
  // Read when a request is made, not when it is scheduled; a change of it alone requests nothing.
  const shown = useRef('')
  useEffect(() => {
    shown.current = found.found.flatMap(({ codarticulo }) => codarticulo ?? []).join(',')
  }, [found])
  useEffect(() => {
    if (!isRequested) return setFound(none)
    // Suggestions for a text are not popular searches, nor the reverse.
    if (!text) setFound(none)
    const controller = new AbortController()
    const timer = setTimeout(
      () => {
        const response = browserClient.call(
          suggestProducts,
          { q: text, place: branchCode, ...(text && shown.current && { shown: shown.current }) },
          { signal: controller.signal },
        )
        void response
          .catch(() => [])
          .then((suggestions) => {
            if (!controller.signal.aborted) setFound({ found: suggestions, foundFor: text })
          })
      },
      text ? afterKeyMs : 0,
    )
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [text, isRequested, branchCode])
  return found
}
