import type { StoreVariant } from '#domain/products/category-codes.ts'
import { type Studio, readStudio } from '#server/modules/products/studio-pictures.ts'
import { type ProductToWrite, analyzeTables, upsertProducts } from '#server/modules/products/upsert-products.ts'
import type { Database } from '#server/platform/database/database.ts'
import { categoryIdIn } from './of-variant.ts'
import { withCompatibility } from './reviews-and-questions/compatibility.ts'
import { fillQuestions } from './reviews-and-questions/questions.ts'
import { demoReviews, insertReviews, withRatings } from './reviews-and-questions/reviews.ts'
import { buildProducts } from './products/build-products.ts'

/** The products of the demo with the devices that they are compatible with, in the categories of the main variant. */
export function demoProducts(now: Date, studio: Studio = readStudio()): ProductToWrite[] {
  return withCompatibility(buildProducts(now, studio))
}

/** The number of a product's category in a store variant. */
export function categoryIdOf(storeVariant: StoreVariant, { categoryId, name }: ProductToWrite): number {
  return categoryIdIn(storeVariant, categoryId, name.en)
}

/** Inserts products of the demo with their reviews and questions. Their categories must exist. */
export async function insertProducts(
  db: Database,
  plainProducts: readonly ProductToWrite[],
  { now, storeVariant }: { now: Date; storeVariant: StoreVariant },
): Promise<void> {
  const reviews = demoReviews(plainProducts, now)
  const products = withRatings(plainProducts, reviews)
  await upsertProducts(
    db,
    products.map((product) => ({ ...product, categoryId: categoryIdOf(storeVariant, product) })),
  )
  await insertReviews(db, reviews)
  await fillQuestions(db, products, now)
  await analyzeTables(db)
}
