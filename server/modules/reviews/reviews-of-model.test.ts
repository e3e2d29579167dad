import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { compareProducts, listCards } from '#contract/compare.ts'
import { getProduct, listProducts } from '#contract/products.ts'
import { getReviewSummary, listReviews } from '#contract/reviews.ts'
import { type ProductToMake, makeProduct } from '#server/testing/make.ts'
import { makeReview } from '#server/testing/make-reviews-and-questions.ts'
import { rowsRead } from '#server/testing/rows-read.ts'
import { testStore } from '#server/testing/store.ts'
import { listReviews as readReviews } from './repository.ts'

// Each colour and storage of a phone is a product of its own; its reviews are shown on the pages of all of them (REVIEW-11).

const store = await testStore()
const { db } = store.database
const client = store.client()
type Input = Parameters<typeof client.call<typeof listReviews>>[1]
const list = (input: Partial<Input> = {}, language: 'en' | 'es' = 'en') =>
  store.client({ language }).call(listReviews, { id: 'BLACK', ...input })
const titles = async (input: Partial<Input> = {}) => (await list(input)).docs.map(({ title }) => title)
const day = (number: number) => new Date(Date.UTC(2026, 0, number))
const summary = (code = 'BLACK') => client.call(getReviewSummary, { code })

interface Choices {
  color?: string
  storage?: string
}
async function makePhone(code: string, { color, storage, ...product }: Choices & Partial<ProductToMake> = {}) {
  await makeProduct(db, { model: 'Aria', ...product, code })
  await db
    .updateTable('products')
    .set({ color: color ?? null, storage: storage ?? null })
    .where('code', '=', code)
    .execute()
}

/** Reviews of a product with these stars, counted in its row as an import or the demo does. */
async function review(productCode: string, ...stars: number[]) {
  for (const rating of stars) await makeReview(db, { productCode, rating })
  await sql`
    update products p set reviews_count = r.count, rating_average = r.average
    from (select product_code, count(*) as count, round(avg(rating), 1) as average from reviews group by 1) r
    where r.product_code = p.code`.execute(db)
}

/** What each place that shows a rating says of a product, as `4.6 (12)`. */
async function ratings(code: string): Promise<Record<string, string>> {
  const [{ product }, { docs: shop }, { docs: cards }, { products: compared }, summed] = await Promise.all([
    client.call(getProduct, { id: code }),
    client.call(listProducts, { limit: 96 }),
    client.call(listCards, { codes: code }),
    client.call(compareProducts, { codes: code }),
    summary(code),
  ])
  const written = (card?: { avgRating: number; total_reviews: number }) => `${card?.avgRating} (${card?.total_reviews})`
  return {
    page: written(product),
    shop: written(shop.find(({ codarticulo }) => codarticulo === code)),
    cards: written(cards[0]),
    compared: written(compared[0]),
    summary: written(summed),
  }
}
const everywhere = (rating: string) => ({
  page: rating,
  shop: rating,
  cards: rating,
  compared: rating,
  summary: rating,
})

beforeEach(async () => {
  await store.reset()
  await makePhone('BLACK', { color: 'black', storage: '256 GB' })
  await makePhone('BLUE', { color: 'blue', storage: '256 GB', name: 'Lumen Aria blue 256 GB' })
  await makePhone('BIG', { color: 'black', storage: '512 GB' })
})

test('the reviews of a product are those of its other colours and storages too, and each of these says which it is about', async () => {
  for (const [nth, code] of ['BLACK', 'BLUE', 'BIG'].entries())
    await makeReview(db, { productCode: code, title: code, createdAt: day(9 - nth) })
  const { docs, total } = await list()
  expect(total).toBe(3)
  expect(docs.map(({ cod_articulo, reviewed_product }) => [cod_articulo, reviewed_product])).toEqual([
    ['BLACK', null],
    ['BLUE', { description: 'Lumen Aria blue 256 GB', color: 'blue', storage: '256 GB', length: null }],
    ['BIG', { description: 'Product BIG', color: 'black', storage: '512 GB', length: null }],
  ])
  expect((await list({}, 'es')).docs[1]?.reviewed_product).toMatchObject({ color: 'azul', storage: '256 GB' })
  expect((await list({ id: 'BLUE' })).docs.map(({ reviewed_product: other }) => other?.storage ?? null)).toEqual([
    '256 GB',
    null,
    '512 GB',
  ])
})

test('they come five to a page over all of them, each once', async () => {
  for (const [code, count] of Object.entries({ BLACK: 1, BLUE: 7, BIG: 4 }))
    for (let each = 0; each < count; each += 1)
      await makeReview(db, { productCode: code, title: `${code} ${each}`, votes: each })
  const pages = await Promise.all([1, 2, 3].map((page) => list({ page })))
  expect(pages.map(({ total, pages: count, docs }) => [total, count, docs.length])).toEqual([
    [12, 3, 5],
    [12, 3, 5],
    [12, 3, 2],
  ])
  const votes = pages.flatMap(({ docs }) => docs.map((doc) => doc.votes))
  expect(votes).toEqual([6, 5, 4, 3, 3, 2, 2, 1, 1, 0, 0, 0])
  expect(new Set(pages.flatMap(({ docs }) => docs.map(({ id }) => id))).size).toBe(12)
  expect(await list({ page: 4 })).toMatchObject({ total: 12, docs: [] })
})

test('they are sorted and searched over all of them', async () => {
  await makeReview(db, { productCode: 'BLUE', title: 'old', createdAt: day(1), rating: 3, votes: 1 })
  await makeReview(db, { productCode: 'BLACK', title: 'mid', createdAt: day(2), rating: 5, votes: 0 })
  await makeReview(db, { productCode: 'BIG', title: 'new', createdAt: day(3), rating: 1, votes: 8 })
  expect(await titles()).toEqual(['new', 'old', 'mid'])
  expect(await titles({ order_by: 'recent' })).toEqual(['new', 'mid', 'old'])
  expect(await titles({ order_by: 'oldest' })).toEqual(['old', 'mid', 'new'])
  expect(await titles({ order_by: 'highest' })).toEqual(['mid', 'old', 'new'])
  expect(await titles({ order_by: 'lowest' })).toEqual(['new', 'old', 'mid'])
  expect(await list({ q: 'OLD' })).toMatchObject({ total: 1, docs: [{ title: 'old', cod_articulo: 'BLUE' }] })
})

test('the details of a product have the most helpful reviews of all of them', async () => {
  for (let votes = 0; votes < 4; votes += 1) {
    await makeReview(db, { productCode: 'BLACK', title: `black ${votes}`, votes })
    await makeReview(db, { productCode: 'BLUE', title: `blue ${votes}`, votes: votes + 2 })
  }
  const { product } = await client.call(getProduct, { id: 'BLACK' })
  expect(product.reviews.map(({ title }) => title).toSorted()).toEqual([
    'black 2',
    'black 3',
    'blue 1',
    'blue 2',
    'blue 3',
  ])
})

test('every place shows the average and the number of all of them, by its _id too', async () => {
  await review('BLUE', 5, 5, 4, 1)
  await review('BIG', 3)
  for (const code of ['BLACK', 'BLUE', 'BIG']) expect(await ratings(code)).toEqual(everywhere('3.6 (5)'))
  expect((await summary()).stars.map(({ count }) => count)).toEqual([2, 1, 1, 0, 1])
  const { id } = await db.selectFrom('products').select('id').where('code', '=', 'BLACK').executeTakeFirstOrThrow()
  expect((await client.call(getProduct, { id })).product).toMatchObject({ avgRating: 3.6, total_reviews: 5 })
  expect((await list({ id })).total).toBe(5)
})

test('the average is that of the reviews, not of the products’ rounded averages', async () => {
  const stars = (five: number, four: number) => [...Array<number>(five).fill(5), ...Array<number>(four).fill(4)]
  // 4.25 and 4.0 of twenty each: 4.125 together, where 4.3 and 4.0 would give 4.15.
  await review('BLUE', ...stars(5, 15))
  await review('BIG', ...stars(0, 20))
  expect(await ratings('BLACK')).toEqual(everywhere('4.1 (40)'))
})

test('an average that a price list stated counts as often as it says, and one without a count for its product alone', async () => {
  await review('BLUE', 5)
  await sql`update products set rating_average = 4.5, reviews_count = 3 where code = 'BIG'`.execute(db)
  await sql`update products set rating_average = 2 where code = 'BLACK'`.execute(db)
  const rating = async (code: string) => (await client.call(getProduct, { id: code })).product
  for (const code of ['BLACK', 'BLUE', 'BIG'])
    expect(await rating(code)).toMatchObject({ avgRating: 4.6, total_reviews: 4 })
  await sql`delete from reviews`.execute(db)
  await sql`update products set reviews_count = 0`.execute(db)
  expect(await rating('BLACK')).toMatchObject({ avgRating: 2, total_reviews: 0 })
  expect(await rating('BIG')).toMatchObject({ avgRating: 4.5, total_reviews: 0 })
})

test('the filter by stars goes by the rating that the cards show, the order by popularity by the product’s own', async () => {
  await review('BLUE', 5, 5, 5, 5, 5)
  await review('BIG', 1)
  const shown = async (rated?: number) =>
    (await client.call(listProducts, { rated, order_by: 'popularity' })).docs.map(({ codarticulo }) => codarticulo)
  expect(await shown(4)).toEqual(['BLUE', 'BLACK', 'BIG'])
  expect(await shown(5)).toEqual([])
})

test('a hidden product’s reviews are not shown with the others, and come back with it', async () => {
  await review('BLACK', 2)
  await review('BLUE', 5)
  const setStatus = (status: 'active' | 'hidden') =>
    db.updateTable('products').set({ status }).where('code', '=', 'BLUE').execute()
  expect(await ratings('BLACK')).toEqual(everywhere('3.5 (2)'))
  await setStatus('hidden')
  expect(await ratings('BLACK')).toEqual(everywhere('2 (1)'))
  expect((await list()).docs.map(({ cod_articulo: code }) => code)).toEqual(['BLACK'])
  await expect(list({ id: 'BLUE' })).rejects.toMatchObject({ httpStatus: 404 })
  await setStatus('active')
  expect(await ratings('BLACK')).toEqual(everywhere('3.5 (2)'))
})

test('a product that becomes one of another model takes its reviews along', async () => {
  await review('BLACK', 2)
  await review('BLUE', 5)
  await makePhone('MINI', { model: 'Aria Mini' })
  expect(await ratings('MINI')).toEqual(everywhere('0 (0)'))
  await db.updateTable('products').set({ model: 'Aria Mini' }).where('code', '=', 'BLUE').execute()
  expect(await ratings('BLACK')).toEqual(everywhere('2 (1)'))
  expect(await ratings('MINI')).toEqual(everywhere('5 (1)'))
})

test('another maker’s product of that model, another kind, one for another device, and products without a model stand alone', async () => {
  await makePhone('NORTE', { brand: 'Norte' })
  await makePhone('CASE', { categoryId: 12 })
  await makePhone('CASE-MAX', { categoryId: 12 })
  await makePhone('NONE-1', { model: '' })
  await makePhone('NONE-2', { model: '' })
  const { brand_id } = await db.selectFrom('products').select('brand_id').executeTakeFirstOrThrow()
  await db.insertInto('product_fits').values({ product_code: 'CASE-MAX', brand_id, model: 'Aria Max' }).execute()
  await review('BLACK', 3)
  for (const code of ['NORTE', 'CASE', 'CASE-MAX', 'NONE-1', 'NONE-2']) await review(code, 5)
  for (const code of ['NORTE', 'CASE', 'CASE-MAX', 'NONE-1', 'NONE-2'])
    expect(await ratings(code)).toEqual(everywhere('5 (1)'))
  expect(await ratings('BLACK')).toEqual(everywhere('3 (1)'))
})

test('of a model of more than 60 products each has its own reviews alone', async () => {
  await sql`
    insert into products (code, name_en, name_es, brand_id, category_id, model)
    select 'MANY-' || n, 'Many', 'Muchos', brand_id, category_id, model from products, generate_series(1, 57) n where code = 'BLACK'`.execute(
    db,
  )
  await review('BLACK', 2)
  await review('MANY-7', 5)
  expect(await ratings('BLACK')).toEqual(everywhere('3.5 (2)'))
  await makePhone('ONE-MORE')
  expect(await ratings('BLACK')).toEqual(everywhere('2 (1)'))
  expect(await ratings('MANY-7')).toEqual(everywhere('5 (1)'))
  expect(await ratings('ONE-MORE')).toEqual(everywhere('0 (0)'))
  await db.deleteFrom('products').where('code', '=', 'MANY-57').execute()
  expect(await ratings('ONE-MORE')).toEqual(everywhere('3.5 (2)'))
})

test.each(['popular', 'recent', 'highest'] as const)(
  'a page of the %s reviews reads no more of them than it shows, besides counting them',
  async (sort) => {
    const each = 2_000
    await makePhone('OTHER', { model: 'Other' })
    await sql`
      insert into reviews (product_code, author, rating, language, title, comment, search_text, votes, created_at)
      select code, 'A', 1 + n % 5, 'en', 'T', 'C', 't c', n % 50, now() - n * interval '1 hour'
      from products, generate_series(1, ${each}) n`.execute(db)
    await sql`analyze reviews`.execute(db)
    const codes = ['BLACK', 'BLUE', 'BIG']
    const read = await rowsRead(db, (inside) => readReviews(inside, codes, { page: 2, limit: 5, sort, q: undefined }))
    expect(read).toBeGreaterThan(codes.length * each)
    expect(read).toBeLessThan(codes.length * each + 500)
  },
)
