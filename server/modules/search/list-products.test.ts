import { beforeEach, expect, test } from 'vitest'
import { listProducts } from '#contract/catalogue.ts'
import { makeBranch, makeProduct } from '#server/testing/make.ts'
import { testStore } from '#server/testing/store.ts'

const store = await testStore()
const { db } = store.database
const client = store.client()
const codes = async (input: Parameters<typeof client.call<typeof listProducts>>[1]) =>
  (await client.call(listProducts, input)).docs.map((doc) => doc.codarticulo)

beforeEach(async () => {
  await store.reset()
  await makeBranch(db, { code: 1 })
})

test('a list shows the price and free stock of the chosen branch', async () => {
  await makeProduct(db, { code: 'A', priceCentavos: 12_345, stock: { 1: 7 } })
  const { docs, total } = await client.call(listProducts, { place: 1 })
  expect(total).toBe(1)
  expect(docs[0]).toMatchObject({ codarticulo: 'A', price: 123.45, existence: 7 })
})

test('stock above 98 is shown as +99', async () => {
  await makeProduct(db, { code: 'A', stock: { 1: 99 } })
  expect((await client.call(listProducts, {})).docs[0]?.existence).toBe('+99')
})

test('hidden products are not listed', async () => {
  await makeProduct(db, { code: 'A', status: 'hidden' })
  expect(await codes({})).toEqual([])
})

test('a search finds every word, whatever its accents and case', async () => {
  await makeProduct(db, { code: 'A', name: 'Audífonos Brío' })
  await makeProduct(db, { code: 'B', name: 'Audífonos Calma' })
  expect(await codes({ q: 'BRIO audifonos' })).toEqual(['A'])
})

test('a percent sign in a search is text, not a pattern', async () => {
  await makeProduct(db, { code: 'A' })
  expect(await codes({ q: '%' })).toEqual(await codes({ q: '' }))
  expect(await codes({ q: 'xqzwv%kkjq' })).toEqual([])
})

test('price sorting goes by the special price while it runs', async () => {
  await makeProduct(db, { code: 'CHEAP', priceCentavos: 20_000 })
  await makeProduct(db, { code: 'OFFER', priceCentavos: 50_000, special: { priceCentavos: 10_000 } })
  expect(await codes({ order_by: 'price_asc' })).toEqual(['OFFER', 'CHEAP'])
  expect(await codes({ order_by: 'price_desc' })).toEqual(['CHEAP', 'OFFER'])
})

test('a special price that has ended is no offer', async () => {
  await makeProduct(db, { code: 'A', special: { priceCentavos: 100, until: new Date('2020-01-01') } })
  expect((await client.call(listProducts, {})).docs[0]?.special_price).toBe(0)
  expect(await codes({ only_offers: true })).toEqual([])
})

test('the price filter takes both ends in RD$', async () => {
  await makeProduct(db, { code: 'A', priceCentavos: 10_000 })
  await makeProduct(db, { code: 'B', priceCentavos: 30_000 })
  expect(await codes({ prices: '150,300' })).toEqual(['B'])
  expect(await codes({ prices: ',150' })).toEqual(['A'])
})

test('brands are counted without the brand filter', async () => {
  await makeProduct(db, { code: 'A', brand: 'Lumen' })
  await makeProduct(db, { code: 'B', brand: 'Norte' })
  const { docs, facets } = await client.call(listProducts, { brands_selected: 'norte' })
  expect(docs.map((doc) => doc.codarticulo)).toEqual(['B'])
  expect(facets.brands.map(({ slug, count }) => [slug, count])).toEqual([
    ['lumen', 1],
    ['norte', 1],
  ])
})

test('only what the branch has in stock, when asked', async () => {
  await makeProduct(db, { code: 'A', stock: { 1: 0 } })
  await makeProduct(db, { code: 'B', stock: { 1: 1 } })
  expect(await codes({ only_with_existence: '1' })).toEqual(['B'])
})

test('a page past the end is empty and tells the count', async () => {
  await makeProduct(db, { code: 'A' })
  const list = await client.call(listProducts, { page: 9 })
  expect(list).toMatchObject({ docs: [], pages: 1 })
})

test('nonsense in a filter is named, never a fault of ours', async () => {
  const response = await store.send('GET', '/api/catalog/products?page=-1&order_by=x&prices=a,b&category=NaN', {
    headers: { 'accept-language': 'es' },
  })
  expect(response.status).toBe(422)
  const body = (await response.json()) as { data: { errors: { path: string }[] }; message: string }
  expect(body.data.errors.map((error) => error.path).sort()).toEqual(['category', 'order_by', 'page', 'prices'])
  expect(body.message).toBe('Revisa los campos marcados.')
})

test('names come in the language of the caller', async () => {
  await makeProduct(db, { code: 'A', name: 'Case', nameEs: 'Funda' })
  const { docs } = await store.client({ language: 'es' }).call(listProducts, {})
  expect(docs[0]?.description).toBe('Funda')
})

test.each(['brands_selected', 'models_selected'])('a control character in %s is the caller’s mistake, not a fault', async (name) => {
  await expect(client.call(listProducts, { [name]: 'lumen,a\u0000b' })).rejects.toMatchObject({
    httpStatus: 422,
    data: { errors: [{ path: name }] },
  })
})
