import { listSiblingModels } from '#server/modules/products/list-product-states.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { ListedProduct } from './listed-product.ts'

/**
 * Gives the products of each group of siblings one model: that of the siblings which the store has of the same brand, else
 * that of the first in the list. `models` has the groups of the batches before, and gets those of this one.
 */
export async function joinSiblings(
  db: Database,
  products: readonly ListedProduct[],
  models: Map<string, string>,
): Promise<void> {
  const firsts = new Map<string, ListedProduct>()
  for (const product of products) {
    const { siblings } = product.stated
    if (siblings && !models.has(siblings) && !firsts.has(siblings)) firsts.set(siblings, product)
  }
  const known = firsts.size > 0 ? await listSiblingModels(db, [...firsts.keys()]) : []
  for (const [siblings, { stated }] of firsts) {
    const model = known.find((one) => one.siblings === siblings && one.brandSlug === stated.brand?.slug)?.model
    models.set(siblings, model || (stated.model ?? ''))
  }
  for (const { stated } of products) if (stated.siblings) stated.model = models.get(stated.siblings) as string
}
