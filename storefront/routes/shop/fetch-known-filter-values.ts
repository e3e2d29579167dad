import { listBranches } from '#contract/branches.ts'
import { listCategories } from '#contract/products.ts'
import type { Client } from '#contract/client.ts'
import { resultWithin } from '../../page/result-within.ts'
import type { KnownFilterValues } from './parse-query.ts'
import { shellDataWaitMs } from '../../page/load-shell-data.ts'

/** The branches and categories that a URL may name. The shell of every page needs both, so they are cached here. */
export async function fetchKnownFilterValues(client: Client): Promise<KnownFilterValues> {
  const [branches, categories] = await Promise.all([
    resultWithin(shellDataWaitMs, client.call(listBranches, {})),
    resultWithin(shellDataWaitMs, client.call(listCategories, {})),
  ])
  return {
    place: branches?.filter(({ active }) => active).map(({ codplace }) => String(codplace)),
    category: categories?.map(({ category_id }) => String(category_id)),
  }
}
