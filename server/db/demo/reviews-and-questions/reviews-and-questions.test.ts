import { beforeAll, expect, test } from 'vitest'
import { listRelated } from '#contract/related.ts'
import { listReviews } from '#contract/reviews.ts'
import { testStore } from '#server/testing/store.ts'
import { fillDemo } from '../demo-store.ts'
import { demoProducts } from '../insert-products.ts'
import { demoReviews } from './reviews.ts'

const store = await testStore()
const { db, pool } = store.database
const now = new Date('2026-03-02T15:00:00Z')
const column = async (text: string): Promise<unknown[]> =>
  (await pool.query({ text, rowMode: 'array' })).rows.map((row: unknown[]) => row[0])

beforeAll(async () => {
  await store.reset()
  await fillDemo(db, { now, hashPassword: async (password) => `hash of ${password}` })
})

test('each product’s average and count are those of its reviews', async () => {
  expect(
    await column(`
      select p.code from products p
      left join (select product_code, round(avg(rating), 1) as average, count(*) as count from reviews group by 1) r on r.product_code = p.code
      where p.rating_average <> coalesce(r.average, 0) or p.reviews_count <> coalesce(r.count, 0)`),
  ).toEqual([])
})

test('most products have reviews, some more than two pages, and some none', async () => {
  const [products, reviewed, many] = await Promise.all([
    column('select count(*)::int from products'),
    column('select count(*)::int from products where reviews_count > 0'),
    column('select count(*)::int from products where reviews_count > 10'),
  ]).then((columns) => columns.map(([count]) => count as number))
  expect(reviewed! / products!).toBeGreaterThan(0.5)
  expect(reviewed).toBeLessThan(products!)
  expect(many).toBeGreaterThan(5)
})

test('no review is older than its product or from the future', async () => {
  expect(
    await column(
      `select r.id from reviews r join products p on p.code = r.product_code where r.created_at > '${now.toISOString()}' or r.created_at < p.created_at`,
    ),
  ).toEqual([])
  expect(await column(`select id from questions where created_at > '${now.toISOString()}'`)).toEqual([])
})

test('the pictures of reviews are photographs of use in the color of the product, none of them from its gallery', () => {
  const products = demoProducts(now)
  const pictured = demoReviews(products, now).filter(({ images }) => images.length > 0)
  expect(pictured.length).toBeGreaterThan(0)
  for (const { product_code: code, images } of pictured) {
    const gallery = products.find((product) => product.code === code)!.pictures.map(({ picture }) => picture)
    expect(gallery).not.toEqual(expect.arrayContaining(images))
    const color = gallery[0]!.slice(-6)
    expect(images).toEqual([expect.stringMatching(new RegExp(`^use-.+-${color}$`))])
  }
})

test('no model is reviewed in the same words twice', async () => {
  expect(
    await column(`
      select min(p.code) from reviews r join products p on p.code = r.product_code
      group by p.brand_id, p.category_id, case p.model when '' then p.code else p.model end, r.search_text,
        (select string_agg(f.brand_id || ' ' || f.model, ',' order by f.brand_id, f.model) from product_fits f where f.product_code = p.code)
      having count(*) > 1`),
  ).toEqual([])
})

test('no two products of a category are reviewed in the same words', async () => {
  expect(
    await column(`
      select min(p.code) from reviews r join products p on p.code = r.product_code
      group by p.category_id, r.search_text having count(*) > 1`),
  ).toEqual([])
})

test('a question counts its answers, and each has both languages', async () => {
  expect(
    await column(
      'select q.id from questions q where answers_count <> (select count(*) from answers a where a.question_id = q.id)',
    ),
  ).toEqual([])
  expect(await column('select id from questions where text_translated is null')).toEqual([])
  expect((await column('select count(*)::int from questions where answers_count = 0'))[0]).toBeGreaterThan(0)
})

test('cases and glass are compatible with phones, and the phones list them', async () => {
  const [accessory] = await column(
    "select code from products where name_en like '%clear case for%' order by code limit 1",
  )
  const { fits } = await store.client().call(listRelated, { id: accessory as string })
  expect(fits[0]?.product).not.toBeNull()
  const { accessories } = await store.client().call(listRelated, { id: fits[0]!.product!.codarticulo })
  expect(accessories.length).toBeGreaterThan(2)
  expect(
    await column(
      `select code from products where specifications @> '[{"name": {"en": "Compatible with"}}]' and not exists (select from product_fits where product_code = code)`,
    ),
  ).toEqual([])
})

test('reviews are read in either language', async () => {
  const [code] = await column('select product_code from reviews group by 1 order by count(*) desc limit 1')
  for (const language of ['en', 'es'] as const) {
    const { docs } = await store.client({ language }).call(listReviews, { id: code as string })
    expect(docs.map((doc) => doc.language)).toEqual(docs.map(() => language))
  }
})
