import { type DictionaryColumn, assignValue } from './dictionary-column.ts'
import { ensureCapacity } from './ensure-capacity.ts'
import { type ModelColumns, membersMax, membersOf } from './families.ts'
import type { IndexedProduct } from './indexed-product.ts'

/**
 * How the products are rated: each by its own reviews, and with those of all shown products of its model, which is what
 * pages show (REVIEW-11). Averages are in tenths of a star.
 */
export interface ModelRatings {
  /** A product may have an average without a count: a price list stated it. */
  ownAverages: Uint8Array
  ownCounts: Float64Array
  /** The stars of the reviews together, in tenths of a star. */
  ownTenths: Float64Array
  averages: Uint8Array
  counts: Float64Array
}

interface RatedColumns extends ModelColumns {
  ratings: ModelRatings
  stars: DictionaryColumn<number, number>
}

export const createModelRatings = (): ModelRatings => ({
  ownAverages: new Uint8Array(),
  ownCounts: new Float64Array(),
  ownTenths: new Float64Array(),
  averages: new Uint8Array(),
  counts: new Float64Array(),
})

export const cloneModelRatings = (ratings: ModelRatings): ModelRatings => ({
  ownAverages: ratings.ownAverages.slice(),
  ownCounts: ratings.ownCounts.slice(),
  ownTenths: ratings.ownTenths.slice(),
  averages: ratings.averages.slice(),
  counts: ratings.counts.slice(),
})

/** The rating that pages show of a document, the average to one decimal. */
export const ratingOf = ({ averages, counts }: ModelRatings, doc: number) => ({
  ratingAverage: (averages[doc] as number) / 10,
  reviewsCount: counts[doc] as number,
})

/** Writes a document's own rating; `rateModel` must follow once the document is of its model. */
export function setOwnRating(
  ratings: ModelRatings,
  doc: number,
  { rating, reviewsCount, ratingTenths }: IndexedProduct,
): void {
  for (const name of ['ownAverages', 'averages'] as const) ratings[name] = ensureCapacity(ratings[name], doc + 1)
  for (const name of ['ownCounts', 'ownTenths', 'counts'] as const)
    ratings[name] = ensureCapacity(ratings[name], doc + 1)
  ratings.ownAverages[doc] = Math.round(rating * 10)
  ratings.ownCounts[doc] = reviewsCount
  ratings.ownTenths[doc] = ratingTenths
}

/** A document and the others whose reviews are shown with its own: it alone where the model has too many products. */
export function reviewedWith(index: ModelColumns, doc: number): number[] {
  const members = membersOf(index, doc, membersMax + 1)
  return members.length > membersMax ? [doc] : members
}

/** The shown others of a document's model. `rateModel` of any of them follows when the document leaves it. */
export const othersOf = (index: ModelColumns, doc: number): number[] =>
  membersOf(index, doc, membersMax + 1).filter((other) => other !== doc)

/** Gives all products of a shown document's model the rating of the model, after one of them has changed, come or gone. */
export function rateModel(index: RatedColumns, doc: number): void {
  const members = membersOf(index, doc, membersMax + 1)
  // One above the limit: those that were rated together until now are each on their own again.
  if (members.length > membersMax) for (const member of members) writeRating(index, [member])
  else writeRating(index, members)
}

function writeRating(index: RatedColumns, docs: readonly number[]): void {
  const { ownAverages, ownCounts, ownTenths, averages, counts } = index.ratings
  const sum = (column: Float64Array) => docs.reduce((total, doc) => total + (column[doc] as number), 0)
  const count = sum(ownCounts)
  const average = Math.round(sum(ownTenths) / count)
  for (const doc of docs) {
    averages[doc] = count === 0 ? (ownAverages[doc] as number) : average
    counts[doc] = count
    const stars = Math.floor((averages[doc] as number) / 10)
    assignValue(index.stars, doc, stars, stars)
  }
}
