import { beforeEach, expect, test } from 'vitest'
import { getReviewSummary, listReviews } from '#contract/reviews.ts'
import { makeProduct } from '#server/testing/make.ts'
import { makeReview } from '#server/testing/make-reviews-and-questions.ts'
import { testStore } from '#server/testing/store.ts'

const store = await testStore()
const { db } = store.database
const client = store.client()
type Input = Parameters<typeof client.call<typeof listReviews>>[1]
const list = (input: Partial<Input> = {}, language: 'en' | 'es' = 'en') =>
  store.client({ language }).call(listReviews, { id: 'A', ...input })
const titles = async (input: Partial<Input>) => (await list(input)).docs.map(({ title }) => title)
const day = (number: number) => new Date(Date.UTC(2026, 0, number))

beforeEach(async () => {
  await store.reset()
  await makeProduct(db, { code: 'A' })
})

test('reviews come five to a page, and a page past the end is empty but says how many there are', async () => {
  for (let each = 0; each < 7; each += 1) await makeReview(db, { productCode: 'A' })
  expect(await list()).toMatchObject({ total: 7, page: 1, pages: 2, limit: 5, docs: { length: 5 } })
  expect((await list({ page: 2 })).docs).toHaveLength(2)
  expect(await list({ page: 9 })).toMatchObject({ total: 7, docs: [] })
})

test('they are sorted by votes, age or stars', async () => {
  await makeReview(db, { productCode: 'A', title: 'old', createdAt: day(1), rating: 3, votes: 1 })
  await makeReview(db, { productCode: 'A', title: 'mid', createdAt: day(2), rating: 5, votes: 0 })
  await makeReview(db, { productCode: 'A', title: 'new', createdAt: day(3), rating: 1, votes: 8 })
  expect(await titles({})).toEqual(['new', 'old', 'mid'])
  expect(await titles({ order_by: 'recent' })).toEqual(['new', 'mid', 'old'])
  expect(await titles({ order_by: 'oldest' })).toEqual(['old', 'mid', 'new'])
  expect(await titles({ order_by: 'highest' })).toEqual(['mid', 'old', 'new'])
  expect(await titles({ order_by: 'lowest' })).toEqual(['new', 'old', 'mid'])
})

test('a search finds every word, whatever its accents and case, and a percent sign is text', async () => {
  await makeReview(db, { productCode: 'A', title: 'Batería', comment: 'Dura el día entero' })
  await makeReview(db, { productCode: 'A', title: 'Cámara', comment: 'Fotos claras' })
  expect(await titles({ q: 'DIA bateria' })).toEqual(['Batería'])
  expect(await titles({ q: 'x%' })).toEqual([])
})

test('a review is read in the language of the page where it was translated, and in its own where not', async () => {
  await makeReview(db, { productCode: 'A', title: 'Bueno', translated: { title: 'Good', comment: 'Works well.' } })
  const [english] = (await list()).docs
  expect(english).toMatchObject({ title: 'Good', comment: 'Works well.', language: 'en', is_translated: true })
  const [spanish] = (await list({}, 'es')).docs
  expect(spanish).toMatchObject({ title: 'Bueno', language: 'es', is_translated: false })
  await db.updateTable('reviews').set({ title_translated: null, comment_translated: null }).execute()
  expect((await list()).docs[0]).toMatchObject({ title: 'Bueno', language: 'es', is_translated: false })
})

test('a review says whether its author bought the product, and shows the author’s pictures', async () => {
  await makeReview(db, { productCode: 'A', isVerifiedBuyer: true, images: ['phone-triple-hero-1f2a44'] })
  expect((await list()).docs[0]).toMatchObject({
    cod_articulo: 'A',
    verified_buyer: true,
    images: [{ picture_url: '/media/phone-triple-hero-1f2a44' }],
  })
})

test('the summary counts each number of stars', async () => {
  for (const rating of [5, 5, 4, 1]) await makeReview(db, { productCode: 'A', rating })
  expect(await client.call(getReviewSummary, { code: 'A' })).toEqual({
    avgRating: 3.8,
    total_reviews: 4,
    stars: [
      { rating: 5, count: 2 },
      { rating: 4, count: 1 },
      { rating: 3, count: 0 },
      { rating: 2, count: 0 },
      { rating: 1, count: 1 },
    ],
  })
})

test('a product is found by its _id too; one that is hidden or unknown is not', async () => {
  await makeReview(db, { productCode: 'A' })
  const { id } = await db.selectFrom('products').select('id').executeTakeFirstOrThrow()
  expect((await list({ id })).total).toBe(1)
  await makeProduct(db, { code: 'H', status: 'hidden' })
  for (const code of ['H', 'NONE']) {
    await expect(list({ id: code })).rejects.toMatchObject({ httpStatus: 404 })
    await expect(client.call(getReviewSummary, { code })).rejects.toMatchObject({ httpStatus: 404 })
  }
})

test.each(['order_by=nothing', 'page=0', 'page=1e9', 'limit=500', 'page=x'])('%s is refused', async (query) => {
  expect((await store.send('GET', `/api/catalog/products/reviews/A?${query}`)).status).toBe(422)
})
