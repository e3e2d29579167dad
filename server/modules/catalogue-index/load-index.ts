import { setImmediate } from 'node:timers/promises'
import type { Database } from '#server/platform/database/database.ts'
import { type CatalogueIndex, createCatalogueIndex, indexProducts } from './catalogue-index.ts'
import { listProductsAfter } from './index-repository.ts'
import type { IndexedProduct } from './indexed-product.ts'

/** How many products are read at once: they occupy the process for some milliseconds, then it serves requests again. */
const batchMax = 250

/** Reads all products that the store shows into a new index. */
export async function loadIndex(db: Database, now: Date): Promise<CatalogueIndex> {
  const index = createCatalogueIndex()
  for (let after = ''; ;) {
    const products = await listProductsAfter(db, after, batchMax)
    indexProducts(index, products, now)
    if (products.length < batchMax) return index
    after = (products.at(-1) as IndexedProduct).code
    await setImmediate()
  }
}
