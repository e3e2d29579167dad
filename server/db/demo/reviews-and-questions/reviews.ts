import { sql } from 'kysely'
import { foldText } from '#domain/search/fold-text.ts'
import { ratingMax, summariseRatings } from '#domain/reviews/ratings.ts'
import { type Studio, readStudio, usePictures } from '#server/modules/products/studio-pictures.ts'
import type { ProductToWrite } from '#server/modules/products/upsert-products.ts'
import type { Database } from '#server/platform/database/database.ts'
import { specNames } from '../products/line.ts'
import { type Seeded, seeded } from '../seeded.ts'
import { authorName } from './people.ts'
import { differentTexts } from './different-texts.ts'
import type { ReviewText } from './review-text.ts'
import { textsFor } from './review-texts.ts'

interface DemoReview {
  product_code: string
  author: string
  rating: number
  language: 'en' | 'es'
  title: string
  comment: string
  title_translated: string
  comment_translated: string
  search_text: string
  images: string[]
  is_verified_buyer: boolean
  votes: number
  created_at: Date
}

type TextOfReview = 'title' | 'comment' | 'title_translated' | 'comment_translated' | 'search_text'

const dayMs = 86_400_000

/**
 * What invented people say of the demo's products, the same on every machine for the same `now`. Three in ten products
 * have no review yet.
 */
export function demoReviews(
  products: readonly ProductToWrite[],
  now: Date,
  studio: Studio = readStudio(),
): DemoReview[] {
  const titlesByModel = new Map<string, Set<string>>()
  const chooseTexts = differentTexts()
  return products.flatMap((product) => {
    const chance = seeded(`reviews of ${product.code}`)
    if (chance.next() < 0.3) return []
    // Phones are talked about more than cables.
    const count = chance.whole(1, product.categoryId === 1 ? 18 : 8)
    const quality = 3.2 + chance.next() * 2
    const used = new Set<string>()
    const model = modelOf(product)
    const usedOfModel = titlesByModel.get(model) ?? new Set<string>()
    titlesByModel.set(model, usedOfModel)
    const photographs = usePictures(studio, product.pictures)
    const reviews: DemoReview[] = []
    for (let each = 0; each < count; each += 1) {
      const review = write({ product, quality, used, usedOfModel, photographs }, chance, now)
      if (review) reviews.push({ ...review, ...textsOf(chooseTexts(product, review.rating, model), review.language) })
    }
    return reviews
  })
}

/** What the colours and storages of a model have in common: their reviews are shown together. */
function modelOf({ code, brand, model, categoryId, specifications }: ProductToWrite): string {
  const devices = specifications.find(({ name }) => name.en === specNames.compatibleWith.en)?.value.en ?? ''
  return model ? [brand.slug, model, categoryId, devices].join('\n') : code
}

/** The products with the average and the count of these reviews. */
export function withRatings(products: readonly ProductToWrite[], reviews: readonly DemoReview[]): ProductToWrite[] {
  const ratings = new Map<string, { rating: number; count: number }[]>()
  for (const { product_code: code, rating } of reviews) {
    const counts = ratings.get(code) ?? []
    const known = counts.find((one) => one.rating === rating)
    if (known) known.count += 1
    else counts.push({ rating, count: 1 })
    ratings.set(code, counts)
  }
  return products.map((product) => {
    const { average, count } = summariseRatings(ratings.get(product.code) ?? [])
    return { ...product, ratingAverage: average, reviewsCount: count }
  })
}

export async function insertReviews(db: Database, reviews: readonly DemoReview[]): Promise<void> {
  const columns = sql.raw(
    'product_code, author, rating, language, title, comment, title_translated, comment_translated, search_text, images, is_verified_buyer, votes, created_at',
  )
  await sql`
    insert into reviews (${columns})
    select ${columns} from json_populate_recordset(null::reviews, ${JSON.stringify(reviews)}::json)`.execute(db)
}

interface Reviewed {
  product: ProductToWrite
  quality: number
  /** The titles that reviews of the product have. */
  used: Set<string>
  /** The titles that reviews of the same model have. */
  usedOfModel: Set<string>
  /** The photographs of its use that no review has yet. */
  photographs: string[]
}

/**
 * One review, without its texts; none where a text of these stars was used up: how many texts there are decides how
 * many reviews a product has, so that more texts would change the ratings of the demo.
 */
function write(
  { product, quality, used, usedOfModel, photographs }: Reviewed,
  chance: Seeded,
  now: Date,
): Omit<DemoReview, TextOfReview> | undefined {
  const rating = Math.max(1, Math.min(ratingMax, Math.round(quality + (chance.next() + chance.next() - 1) * 1.6)))
  const texts = textsFor(product, rating)
  const picked = chance.pick(texts)
  const author = chance.whole(0, 519)
  const isSpanish = chance.next() < 0.7
  const isVerified = chance.next() < 0.75
  const votes = chance.next() < 0.5 ? 0 : Math.round(chance.next() ** 3 * 40)
  const hasPicture = chance.next() < 0.5
  const age = now.getTime() - product.createdAt.getTime()
  const createdAt = new Date(now.getTime() - Math.max(dayMs / 4, chance.next() * age * 0.95))
  if (used.has(picked[0])) return undefined
  used.add(picked[0])
  const text = [picked, ...texts].find(([title]) => !usedOfModel.has(title))
  if (!text) return undefined
  usedOfModel.add(text[0])
  return {
    product_code: product.code,
    author: authorName(author),
    rating,
    language: isSpanish ? 'es' : 'en',
    images: hasPicture ? photographs.splice(0, 1) : [],
    is_verified_buyer: isVerified,
    votes,
    created_at: createdAt,
  }
}

function textsOf(
  [titleEn, titleEs, commentEn, commentEs]: ReviewText,
  language: 'en' | 'es',
): Pick<DemoReview, TextOfReview> {
  const search_text = foldText([titleEn, titleEs, commentEn, commentEs])
  return language === 'es'
    ? { title: titleEs, comment: commentEs, title_translated: titleEn, comment_translated: commentEn, search_text }
    : { title: titleEn, comment: commentEn, title_translated: titleEs, comment_translated: commentEs, search_text }
}
