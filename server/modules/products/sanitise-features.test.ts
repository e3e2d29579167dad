import { beforeEach, expect, test } from 'vitest'
import { getProduct } from '#contract/products.ts'
import { hostileHtml } from '#server/testing/hostile-html.ts'
import { makeBranch, makeProduct } from '#server/testing/make.ts'
import { testStore } from '#server/testing/store.ts'
import { sanitiseFeatures } from './sanitise-features.ts'
import { type ProductToWrite, upsertProducts } from './upsert-products.ts'

const store = await testStore()
const { db } = store.database

beforeEach(async () => {
  await store.reset()
  await makeBranch(db, { code: 1 })
})

/** Nothing but the allowed elements, bare, and texts whose signs are written out. */
const harmless = /^(<\/?(p|ul|ol|li|strong|em|h3|h4)>|<br>|[^<>])*$/

test.each(hostileHtml)('%s is stored without anything that runs', (html) => {
  expect(sanitiseFeatures(html)).toMatch(harmless)
  expect(sanitiseFeatures(`<p>Good</p>${html}`)).toMatch(/^<p>Good/)
})

test('good descriptions stay as they are, and of others the readable text stays', () => {
  const good = '<h3>Sound</h3><p>Warm &amp; <strong>clear</strong><br>all day</p><ul><li>One</li></ul>'
  expect(sanitiseFeatures(good)).toBe(good)
  expect(sanitiseFeatures('<div style="color:red"><b>10 h</b> of <a href="javascript:alert(1)">music</a></div>')).toBe(
    '<p><strong>10 h</strong> of music</p>',
  )
})

test('a product is stored with clean features, whoever brings them', async () => {
  await makeProduct(db, { code: 'KNOWN' })
  const features = {
    en: '<p onclick="alert(1)">Loud</p><script>alert(1)</script>',
    es: '<img src=x onerror=alert(1)><p>Alta</p>',
  }
  await upsertProducts(db, [{ ...product, features }])
  const row = await db
    .selectFrom('products')
    .select(['features_en', 'features_es'])
    .where('code', '=', 'B-1')
    .executeTakeFirstOrThrow()
  expect(row).toEqual({ features_en: '<p>Loud</p>', features_es: '<p>Alta</p>' })
})

test('a description that was stored unsanitised leaves the store sanitised', async () => {
  await makeProduct(db, { code: 'OLD' })
  await db
    .updateTable('products')
    .set({ features_en: '<p>Old</p><iframe src="//x"></iframe><svg onload=alert(1)>' })
    .execute()
  const { product } = await store.client().call(getProduct, { id: 'OLD' })
  expect(product.feacture).toBe('<p>Old</p>')
})

const product: ProductToWrite = {
  code: 'B-1',
  name: { en: 'Speaker', es: 'Bocina' },
  features: { en: '', es: '' },
  specifications: [],
  brand: { name: 'Lumen', slug: 'lumen' },
  categoryId: 1,
  subcategory: null,
  model: 'One',
  color: null,
  storage: null,
  warrantyDays: 90,
  special: null,
  popularity: 0,
  ratingAverage: 0,
  reviewsCount: 0,
  createdAt: new Date('2026-01-01'),
  prices: [{ level: 1, minQuantity: 1, priceCentavos: 100 }],
  pictures: [],
  stock: [],
}
