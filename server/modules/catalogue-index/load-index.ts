import { setImmediate } from 'node:timers/promises'
import type { Database } from '#server/platform/database/database.ts'
import {
  type CatalogueIndex,
  createCatalogueIndex,
  nothingWritten,
  removeNotWritten,
  updateOrders,
  writeProducts,
} from './catalogue-index.ts'
import { listProductsAfter } from './index-repository.ts'
import type { TextSnapshot } from './text-snapshot.ts'
import type { IndexedProduct } from './indexed-product.ts'

/** How many products are read at once: they occupy the process for some milliseconds, then it serves requests again. */
const batchMax = 250

/** Reads all products that the store shows into a new index. Texts that a snapshot has are not analysed again. */
export async function loadIndex(db: Database, now: Date, snapshot?: TextSnapshot): Promise<CatalogueIndex> {
  const index = createCatalogueIndex(snapshot)
  const written = nothingWritten()
  for (let after = ''; ;) {
    const products = await listProductsAfter(db, after, batchMax)
    writeProducts(index, products, written)
    if (products.length < batchMax) break
    after = (products.at(-1) as IndexedProduct).code
    await setImmediate()
  }
  updateOrders(index, written, now)
  if (snapshot) removeNotWritten(index)
  return index
}
