import { normalizeQuery } from '#domain/search/normalize-query.ts'
import { queryValue } from '#contract/query-values.ts'
import { parsePageUrl, urlMax } from './page-key.ts'

/**
 * The URL to redirect to from a page's URL whose query is too long: the same page with as much of the query as fits.
 * Parameters that the page does not have are dropped, a search text is cut as the page would cut it, and of the others
 * the shortest are taken first, so that one endless list does not push out the rest. Undefined for a URL that is short
 * enough, whose path alone is too long, or that is no page.
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
  const parameters = new URLSearchParams()
  for (const [name, value] of values.toSorted(([, a], [, b]) => a.length - b.length)) {
    parameters.set(name, value)
    const longer = `${path}${dataSuffix}?${parameters}`
    if (longer.length > urlMax) parameters.delete(name)
    else short = longer
  }
  return short
}
