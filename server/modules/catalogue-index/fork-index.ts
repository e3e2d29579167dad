import { setImmediate } from 'node:timers/promises'
import { cloneCardGroups } from './card-groups.ts'
import { cloneFamilies } from './families.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import { cloneDictionary } from './dictionary-column.ts'
import { cloneSet } from './doc-id-set.ts'
import { cloneFacets } from './facet-columns.ts'
import { cloneModelRatings } from './model-ratings.ts'
import { clonePrices } from './price-columns.ts'
import { cloneStock } from './stock-columns.ts'

/**
 * An index that can be written while the other one serves lists, and takes its place when it is whole: no list sees a part
 * of the changes. Prices and stock are copied, and with `products` all columns. The text index is the same. Nothing may
 * write the index until this is done: requests are served between the parts that are copied.
 */
export async function forkIndex(
  index: CatalogueIndex,
  copies: 'prices and stock' | 'products',
): Promise<CatalogueIndex> {
  const stock = cloneStock(index.stock)
  if (copies === 'prices and stock') return { ...index, stock, prices: clonePrices(index.prices, index.codes) }
  await setImmediate()
  const codes = index.codes.slice()
  const docs = new Map(index.docs)
  const prices = clonePrices(index.prices, codes)
  await setImmediate()
  const cardRecords = index.cardRecords.slice()
  const textHash = index.textHash.slice()
  await setImmediate()
  return {
    ...index,
    codes,
    docs,
    live: cloneSet(index.live),
    categories: cloneDictionary(index.categories),
    brands: cloneDictionary(index.brands),
    models: cloneDictionary(index.models),
    ratings: cloneModelRatings(index.ratings),
    stars: cloneDictionary(index.stars),
    facets: cloneFacets(index.facets),
    families: cloneFamilies(index.families),
    cardGroups: cloneCardGroups(index.cardGroups),
    stock,
    popularity: index.popularity.slice(),
    createdAt: index.createdAt.slice(),
    prices,
    cardRecords,
    textHash,
  }
}
