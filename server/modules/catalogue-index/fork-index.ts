import { cloneCardGroups } from './card-groups.ts'
import { cloneFamilies } from './families.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import { cloneDictionary } from './dictionary-column.ts'
import { cloneSet } from './doc-id-set.ts'
import { cloneFacets } from './facet-columns.ts'
import { cloneModelRatings } from './model-ratings.ts'
import type { Pace } from './pace.ts'
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
  pace: Pace,
): Promise<CatalogueIndex> {
  const fork = { ...index }
  await pace.run(copies === 'products' ? copyingProducts(fork) : copyingPricesAndStock(fork))
  return fork
}

function* copyingPricesAndStock(fork: CatalogueIndex): Generator<void> {
  fork.stock = cloneStock(fork.stock)
  yield
  fork.prices = clonePrices(fork.prices, fork.codes)
}

function* copyingProducts(fork: CatalogueIndex): Generator<void> {
  fork.codes = fork.codes.slice()
  yield* copyingPricesAndStock(fork)
  yield
  fork.docs = new Map(fork.docs)
  yield
  fork.cardRecords = fork.cardRecords.slice()
  fork.textHash = fork.textHash.slice()
  fork.popularity = fork.popularity.slice()
  fork.createdAt = fork.createdAt.slice()
  fork.live = cloneSet(fork.live)
  yield
  fork.models = cloneDictionary(fork.models)
  yield
  fork.categories = cloneDictionary(fork.categories)
  fork.brands = cloneDictionary(fork.brands)
  fork.stars = cloneDictionary(fork.stars)
  fork.ratings = cloneModelRatings(fork.ratings)
  yield
  fork.facets = cloneFacets(fork.facets)
  yield
  fork.families = cloneFamilies(fork.families)
  yield
  fork.cardGroups = cloneCardGroups(fork.cardGroups)
}
