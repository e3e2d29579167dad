import { branchCodeOf } from '#contract/stored-choices.ts'
import { parsePageUrl } from './page-key.ts'

/**
 * The branch that the query of a URL chooses, as the forms for browsers without JavaScript do, and the URL without it to
 * redirect to, so that a reload does not undo a later choice. Undefined for every other URL.
 */
export function branchFromQuery(url: string): { branchCode: number; location: string } | undefined {
  if (!url.includes('branch=')) return undefined
  const found = parsePageUrl(url)
  const branchCode = branchCodeOf(found?.search.get('branch'))
  if (!found || found.dataSuffix || branchCode === undefined) return undefined
  const { path, search } = found
  search.delete('branch')
  const rest = search.toString()
  return { branchCode, location: rest ? `${path}?${rest}` : path }
}
