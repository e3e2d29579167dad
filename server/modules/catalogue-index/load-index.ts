import type { Database } from '#server/platform/database/database.ts'
import {
  type CatalogueIndex,
  type Written,
  createCatalogueIndex,
  nothingWritten,
  removeNotWritten,
  writeProducts,
} from './catalogue-index.ts'
import { updatingOrders } from './update-orders.ts'
import { listProductsAfter } from './index-repository.ts'
import { type Pace, fastPace } from './pace.ts'
import type { TextSnapshot } from './text-snapshot.ts'
import type { IndexedProduct } from './indexed-product.ts'

/** How many products are read from the database at once, at most. */
const batchMax = 250

/** Reads all products that the store shows into a new index. Texts that a snapshot has are not analysed again. */
export async function loadIndex(
  db: Database,
  now: Date,
  { snapshot, pace = fastPace }: { snapshot?: TextSnapshot | undefined; pace?: Pace } = {},
): Promise<CatalogueIndex> {
  const index = createCatalogueIndex(snapshot)
  const written = nothingWritten()
  const readMax = Math.ceil(batchMax * pace.share)
  for (let after = ''; ;) {
    const products = await listProductsAfter(db, after, readMax)
    await pace.run(writing(index, products, written))
    if (products.length < readMax) break
    after = (products.at(-1) as IndexedProduct).code
  }
  await pace.run(updatingOrders(index, written, now))
  if (snapshot) removeNotWritten(index)
  return index
}

function* writing(index: CatalogueIndex, products: readonly IndexedProduct[], written: Written): Generator<void> {
  for (const product of products) yield writeProducts(index, [product], written)
}
