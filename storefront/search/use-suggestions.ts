import { useEffect, useState } from 'react'
import type { ReplyOf } from '#contract/endpoint.ts'
import { suggestProducts } from '#contract/search.ts'
import { normalizeQuery } from '#domain/search/normalize-query.ts'
import { browserClient } from '../shopper/browser-client.ts'
import { useBranch } from '../shopper/branch.ts'

export type Suggestion = ReplyOf<typeof suggestProducts>[number]

const afterKeyMs = 100
const none: readonly Suggestion[] = []

/**
 * What the store suggests for a text, asked 100 ms after the last key. A question that the next key made old is given
 * up, so a late answer never replaces a newer one; until an answer comes the last ones stand. A failure shows nothing:
 * the search works without.
 */
export function useSuggestions(typed: string, isRequested: boolean): readonly Suggestion[] {
  const { branchCode } = useBranch()
  const [found, setFound] = useState(none)
  const text = normalizeQuery(typed)
  useEffect(() => {
    if (!isRequested || !text) return setFound(none)
    const question = new AbortController()
    const timer = setTimeout(() => {
      const response = browserClient.call(suggestProducts, { q: text, place: branchCode }, { signal: question.signal })
      void response
        .catch(() => none)
        .then((suggestions) => {
          if (!question.signal.aborted) setFound(suggestions)
        })
    }, afterKeyMs)
    return () => {
      clearTimeout(timer)
      question.abort()
    }
  }, [text, isRequested, branchCode])
  return found
}
