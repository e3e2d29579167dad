import { branchCodeOf } from '#contract/stored-choices.ts'
import { parsePageUrl } from './page-key.ts'

/**
 * A choice of a branch that an address makes, as the forms for browsers without JavaScript do: the branch, and the
 * address without it, to which the answer leads, so that a later choice is not undone by a reload. Undefined for every
 * other address.
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
