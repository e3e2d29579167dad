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
  const fork = { ...index, stock }
  for (const copy of copiesOfProducts(fork)) {
    await setImmediate()
    copy()
  }
  return fork
}

/** What copies each part of an index, in its place. */
const copiesOfProducts = (fork: CatalogueIndex): (() => void)[] => [
  () => (fork.codes = fork.codes.slice()),
  () => (fork.docs = new Map(fork.docs)),
  () => (fork.prices = clonePrices(fork.prices, fork.codes)),
  () => (fork.cardRecords = fork.cardRecords.slice()),
  () => {
    fork.textHash = fork.textHash.slice()
    fork.popularity = fork.popularity.slice()
    fork.createdAt = fork.createdAt.slice()
    fork.live = cloneSet(fork.live)
  },
  () => (fork.models = cloneDictionary(fork.models)),
  () => {
    fork.categories = cloneDictionary(fork.categories)
    fork.brands = cloneDictionary(fork.brands)
    fork.stars = cloneDictionary(fork.stars)
    fork.ratings = cloneModelRatings(fork.ratings)
  },
  () => (fork.facets = cloneFacets(fork.facets)),
  () => (fork.families = cloneFamilies(fork.families)),
  () => (fork.cardGroups = cloneCardGroups(fork.cardGroups)),
]
