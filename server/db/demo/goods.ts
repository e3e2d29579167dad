import type { StoreVariant } from '#domain/products/category-codes.ts'
import { type Studio, readStudio } from '#server/modules/products/studio-pictures.ts'
import { type ProductToWrite, analyzeTables, upsertProducts } from '#server/modules/products/upsert-products.ts'
import type { Database } from '#server/platform/database/database.ts'
import { categoryIdIn } from './of-variant.ts'
import { withFits } from './opinions/fits.ts'
import { fillQuestions } from './opinions/questions.ts'
import { demoReviews, insertReviews, withRatings } from './opinions/reviews.ts'
import { buildProducts } from './products/build-products.ts'

/** The products of the demo with what they fit, under the main store's categories. */
export function demoGoods(now: Date, studio: Studio = readStudio()): ProductToWrite[] {
  return withFits(buildProducts(now, studio))
}

/** The number that a product's category has in a store of this look. */
export function categoryIdOf(storeVariant: StoreVariant, { categoryId, name }: ProductToWrite): number {
  return categoryIdIn(storeVariant, categoryId, name.en)
}

/** Writes goods of the demo with what people say and ask about them. Their categories are there. */
export async function insertGoods(
  db: Database,
  goods: readonly ProductToWrite[],
  { now, storeVariant }: { now: Date; storeVariant: StoreVariant },
): Promise<void> {
  const reviews = demoReviews(goods, now)
  const products = withRatings(goods, reviews)
  await upsertProducts(
    db,
    products.map((product) => ({ ...product, categoryId: categoryIdOf(storeVariant, product) })),
  )
  await insertReviews(db, reviews)
  await fillQuestions(db, products, now)
  await analyzeTables(db)
}
