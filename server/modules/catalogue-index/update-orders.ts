import { assignCards } from './card-groups.ts'
import type { CatalogueIndex, Written } from './catalogue-index.ts'
import { orderByNumber } from './order-by-number.ts'
import { updatingPrices } from './price-columns.ts'
import { type CompareDocs, repositioned } from './sort-permutation.ts'

/** Brings all sort orders, the columns of the price levels and the groups of cards up to date with what was written. */
export function updateOrders(index: CatalogueIndex, written: Written, now: Date): void {
  for (const _step of updatingOrders(index, written, now));
}

/** The same in steps, between which other work may run: until the last one the orders of the index do not agree. */
export function* updatingOrders(index: CatalogueIndex, { docs, popularity, age }: Written, now: Date): Generator<void> {
  yield
  index.byPopularity =
    popularity.length > index.codes.length / 2
      ? orderByNumber(index.popularity, index.codes, 'highest')
      : repositioned(index.byPopularity, popularity, byPopularity(index))
  yield
  index.byAge = repositioned(index.byAge, age, byAge(index))
  yield
  yield* updatingPrices(index.prices, docs, now.getTime())
  assignCards(index)
  index.generation += 1
}

// Products of the same popularity or age follow each other by their codes, so that every process lists them alike.
const byPopularity =
  ({ popularity, codes }: CatalogueIndex): CompareDocs =>
  (a, b) =>
    (popularity[b] as number) - (popularity[a] as number) || ((codes[a] as string) < (codes[b] as string) ? -1 : 1)

const byAge =
  ({ createdAt, codes }: CatalogueIndex): CompareDocs =>
  (a, b) =>
    (createdAt[b] as number) - (createdAt[a] as number) || ((codes[a] as string) < (codes[b] as string) ? -1 : 1)
