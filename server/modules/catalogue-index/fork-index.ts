import { cloneFamilies } from './families.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import { cloneDictionary } from './dictionary-column.ts'
import { cloneSet } from './doc-id-set.ts'
import { cloneFacets } from './facet-columns.ts'
import { clonePrices } from './price-columns.ts'
import { cloneStock } from './stock-columns.ts'

/**
 * An index that can be written while the other one serves lists, and takes its place when it is whole: no list sees a part
 * of the changes. Prices and stock are copied, and with `products` all columns. The text index is the same.
 */
export function forkIndex(index: CatalogueIndex, copies: 'prices and stock' | 'products'): CatalogueIndex {
  const stock = cloneStock(index.stock)
  if (copies === 'prices and stock') return { ...index, stock, prices: clonePrices(index.prices, index.codes) }
  const codes = index.codes.slice()
  return {
    ...index,
    codes,
    docs: new Map(index.docs),
    live: cloneSet(index.live),
    categories: cloneDictionary(index.categories),
    brands: cloneDictionary(index.brands),
    models: cloneDictionary(index.models),
    stars: cloneDictionary(index.stars),
    facets: cloneFacets(index.facets),
    families: cloneFamilies(index.families),
    stock,
    popularity: index.popularity.slice(),
    createdAt: index.createdAt.slice(),
    prices: clonePrices(index.prices, codes),
    cardRecords: index.cardRecords.slice(),
    textHash: index.textHash.slice(),
  }
}
