import { normalizeQuery } from '#domain/search/normalize-query.ts'
import { queryValue } from '#contract/query-values.ts'
import { parsePageUrl, urlMax } from './page-key.ts'

/**
 * Where an address leads that is too long because of its query: to its page, with as much of the query as an address
 * holds. What makes one too long is a name that no page knows, or a text or a list that somebody pasted: the text is
 * cut as the page would cut it, and of the others the shortest go first, so that a list without end takes the room of
 * nothing else. Undefined for what is short enough, for a path that is too long on its own, and for what is no page of
 * ours: it is not found, however long.
 */
export function truncateQuery(url: string): string | undefined {
  if (url.length <= urlMax) return undefined
  const found = parsePageUrl(url)
  if (!found) return undefined
  const { page, path, dataSuffix, search } = found
  let short = path + dataSuffix
  if (short.length > urlMax) return undefined
  const values = [...(page.query ?? []), 'lang', '_routes'].flatMap((name) => {
    const value = queryValue(search, name)
    return value ? [[name, name === 'q' ? normalizeQuery(value) : value] as const] : []
  })
  const kept = new URLSearchParams()
  for (const [name, value] of values.toSorted(([, a], [, b]) => a.length - b.length)) {
    kept.set(name, value)
    const longer = `${path}${dataSuffix}?${kept}`
    if (longer.length > urlMax) kept.delete(name)
    else short = longer
  }
  return short
}
