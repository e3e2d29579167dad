import { listBranches } from '#contract/branches.ts'
import { listCategories } from '#contract/products.ts'
import type { Client } from '#contract/client.ts'
import { within } from '../../page/within.ts'
import { shellDataWaitMs } from '../../page/load-shell-data.ts'
import type { Known } from './read-query.ts'

/**
 * The branches and categories that an address may name. The frame of every page asks for both, so that they are at hand
 * here.
 */
export async function askKnown(client: Client): Promise<Known> {
  const [branches, categories] = await Promise.all([
    within(shellDataWaitMs, client.call(listBranches, {})),
    within(shellDataWaitMs, client.call(listCategories, {})),
  ])
  return {
    place: branches?.filter(({ active }) => active).map(({ codplace }) => String(codplace)),
    category: categories?.map(({ category_id }) => String(category_id)),
  }
}
