import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { listProducts } from '#contract/products.ts'
import { suggestProducts } from '#contract/search.ts'
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

test('stock at a closed branch is not for sale: it counts in no list', async () => {
  await makeBranch(db, { code: 2 })
  await makeProduct(db, { code: 'A', stock: { 1: 3, 2: 4 } })
  expect((await client.call(listProducts, { place: 2 })).docs[0]).toMatchObject({ existence: 4, GlobalExistence: 7 })
  await db.updateTable('branches').set({ active: false }).where('code', '=', 2).execute()
  expect((await client.call(listProducts, { place: 2 })).docs[0]).toMatchObject({ existence: 0, GlobalExistence: 3 })
  expect(await codes({ place: 2, only_with_existence: '1' })).toEqual([])
})

test('hidden products are not listed', async () => {
  await makeProduct(db, { code: 'A', status: 'hidden' })
  expect(await codes({})).toEqual([])
})

test('a search finds first what has every word, whatever its accents and case', async () => {
  await makeProduct(db, { code: 'A', name: 'Audífonos Brío' })
  await makeProduct(db, { code: 'B', name: 'Audífonos Calma' })
  expect(await codes({ q: 'BRIO audifonos' })).toEqual(['A', 'B'])
})

test('SEARCH-36: what misses a word follows what has all, in stock and popular or not, and is counted apart', async () => {
  await makeProduct(db, { code: 'A', name: 'Audífonos Calma', stock: { 1: 9 }, popularity: 1_000_000 })
  await makeProduct(db, { code: 'B', name: 'Audífonos Brío', stock: {} })
  const { docs, total, complete } = await client.call(listProducts, { q: 'audifonos brio' })
  expect(docs.map(({ codarticulo }) => codarticulo)).toEqual(['B', 'A'])
  expect([total, complete]).toEqual([2, 1])
})

test('SEARCH-36: of what misses a word that of the kind comes first which all others are of, and so it is suggested', async () => {
  const cases = { categoryId: 12, stock: { 1: 9 } }
  await makeProduct(db, { ...cases, code: 'CASE', name: 'Funda Seda para Aria 12' })
  // A word that so many names have weighs less than the two of the phone.
  const others = Array.from({ length: 30 }, (_, nth) => `CASE-${10 + nth}`)
  for (const code of others) await makeProduct(db, { ...cases, code, name: 'Funda Seda para Brisa 7' })
  await makeProduct(db, { code: 'PHONE', name: 'Lumen Aria 12', model: 'Aria 12', stock: { 1: 9 }, popularity: 1_000 })
  const expected = ['CASE', ...others, 'PHONE']
  expect(await codes({ q: 'funda aria 12', limit: '48' })).toEqual(expected)
  expect(await codes({ q: 'funda aria 12', limit: '48', by_model: '1' })).toEqual(expected)
  const pages = [1, 2, 3].map((page) => codes({ q: 'funda aria 12', limit: '12', page: String(page) }))
  expect((await Promise.all(pages)).flat()).toEqual(expected)
  const suggested = await client.call(suggestProducts, { q: 'funda aria 12' })
  expect(suggested.flatMap(({ codarticulo }) => codarticulo ?? [])).not.toContain('PHONE')
})

test('SEARCH-36: sorted by price, a search lists what matches all of its words', async () => {
  await makeProduct(db, { code: 'A', name: 'Audífonos Calma' })
  await makeProduct(db, { code: 'B', name: 'Audífonos Brío' })
  const { docs, complete } = await client.call(listProducts, { q: 'audifonos brio', order_by: 'price_asc' })
  expect(docs.map(({ codarticulo }) => codarticulo)).toEqual(['B'])
  expect(complete).toBeNull()
})

test('SEARCH-38: where no product matches all words, those of the named kind are listed, and counted as missing some', async () => {
  await makeProduct(db, { code: 'PHONE', name: 'Lumen Aria 12 Pro', model: 'Aria 12 Pro' })
  await makeProduct(db, { code: 'CHARGER', name: 'Cargador Volta Nano', categoryId: 2 })
  const { docs, complete, nearest } = await client.call(listProducts, { q: 'cargador para aria 12 pro' })
  expect(docs.map(({ codarticulo }) => codarticulo)).toEqual(['CHARGER'])
  expect(complete).toBe(0)
  expect(nearest).toEqual({ q: 'aria 12 pro', total: 1, category_id: null })
  const filtered = await client.call(listProducts, { q: 'cargador para aria 12 pro', prices: ',1' })
  expect(filtered).toMatchObject({ total: 0, nearest: null })
})

test.each(['cargador rapido 12', 'cargador nano rapido 12'])(
  'SEARCH-38: %s lists all of the kind where the model of a phone is called as one of them',
  async (q) => {
    await makeProduct(db, { code: 'PHONE', name: 'Lumen Rápido 12', model: 'Rápido 12' })
    for (const [code, name] of [
      ['FAST', 'Cargador Kora rápido'],
      ['NANO', 'Cargador Volta Nano'],
      ['STRONG', 'Cargador Volta potente'],
      // It has all words but one of the second search: those that lack more would be left out beside it.
      ['BOTH', 'Cargador Volta Nano rápido'],
    ] as const)
      await makeProduct(db, { code, name, categoryId: 2 })
    expect((await codes({ q })).toSorted()).toEqual(['BOTH', 'FAST', 'NANO', 'STRONG'])
    expect((await client.call(listProducts, { q })).nearest?.q).toBe('rapido 12')
  },
)

/** A phone, and the slugs of its category and of that of the cases, which have been made before. */
async function makePhone(): Promise<void> {
  await makeProduct(db, { code: 'PHONE', name: 'Lumen Aria 12 Pro', model: 'Aria 12 Pro', categoryId: 1 })
  await db.updateTable('categories').set({ slug: 'cellphones' }).where('id', '=', 1).execute()
  await db.updateTable('categories').set({ slug: 'phone-cases' }).where('id', '=', 12).execute()
}

/** A case in stock that the data say is made for that phone. */
async function makeFitting(code: string, { model = '', popularity = 0 } = {}): Promise<void> {
  await makeProduct(db, { code, name: 'Funda Seda de piel', categoryId: 12, stock: { 1: 5 }, model, popularity })
  const lumen = db.selectFrom('brands').select('id').where('slug', '=', 'lumen')
  await db.insertInto('product_fits').values({ product_code: code, brand_id: lumen, model: 'Aria 12 Pro' }).execute()
}

test('SEARCH-38: what fits the phone that is named comes first: cases made for it, of whatever name', async () => {
  await makeProduct(db, { code: 'OTHER', name: 'Funda Kora', categoryId: 12, stock: { 1: 5 }, popularity: 90 })
  await makeFitting('MADE')
  await makePhone()
  const list = await client.call(listProducts, { q: 'funda aria 12 pro' })
  expect(list.docs.map(({ codarticulo }) => codarticulo)).toEqual(['MADE', 'OTHER'])
  expect(list.fitting).toEqual({ device: 'Lumen Aria 12 Pro', total: 1 })
  expect((await client.call(listProducts, { q: 'funda aria 12 pro', order_by: 'price_asc' })).fitting).toBeNull()
})

test('SEARCH-38: what fits comes first however many others are more popular, one of each model before its other colours', async () => {
  for (let at = 0; at < 61; at += 1)
    await makeProduct(db, { code: `OTHER-${at}`, name: 'Funda Kora', categoryId: 12, stock: { 1: 5 }, popularity: 90 })
  await makeFitting('SEDA-1', { model: 'Seda', popularity: 3 })
  await makeFitting('SEDA-2', { model: 'Seda', popularity: 2 })
  await makeFitting('CLARA', { model: 'Clara', popularity: 1 })
  await makePhone()
  const { docs, fitting } = await client.call(listProducts, { q: 'funda aria 12 pro' })
  expect(docs.slice(0, 3).map(({ codarticulo }) => codarticulo)).toEqual(['SEDA-1', 'CLARA', 'SEDA-2'])
  expect(fitting?.total).toBe(3)
})

test('of products that match alike, those of a category that the store has accessories for come first', async () => {
  await makeProduct(db, { code: 'CLIP', name: 'Lumen Aria Clip', model: 'Aria Clip', categoryId: 2, popularity: 900 })
  const list = () => codes({ q: 'lumen aria' })
  for (const [code, model] of [
    ['P1', 'Aria 1'],
    ['P2', 'Aria 2'],
  ] as const)
    await makeProduct(db, { code, name: `Lumen ${model}`, model, categoryId: 1 })
  expect(await list()).toEqual(['CLIP', 'P1', 'P2'])
  await makeProduct(db, { code: 'CASE', name: 'Seda', categoryId: 12 })
  const lumen = db.selectFrom('brands').select('id').where('slug', '=', 'lumen')
  await db.insertInto('product_fits').values({ product_code: 'CASE', brand_id: lumen, model: 'Aria 1' }).execute()
  expect(await list()).toEqual(['P1', 'P2', 'CLIP', 'CASE'])
})

test('SEARCH-37: the best product of each model comes before the other colours of any', async () => {
  for (const [code, model, popularity] of [
    ['A-1', 'Aria', 900],
    ['A-2', 'Aria', 800],
    ['B-1', 'Brisa', 50],
    ['B-2', 'Brisa', 60],
    ['C-1', '', 40],
    ['C-2', '', 30],
  ] as const)
    await makeProduct(db, { code, name: 'Teléfono Norte', model, popularity })
  expect(await codes({ q: 'norte' })).toEqual(['A-1', 'B-2', 'C-1', 'C-2', 'A-2', 'B-1'])
})

test('a percent sign in a search is text, not a pattern', async () => {
  await makeProduct(db, { code: 'A' })
  expect(await codes({ q: '%' })).toEqual(await codes({ q: '' }))
  expect(await codes({ q: 'xqzwv%kkjq' })).toEqual([])
})

test('of products that match alike, many good ratings come before a single best one, and both before the code', async () => {
  for (const [code, average, count] of [
    ['A', 0, 0],
    ['B', 5, 1],
    ['C', 4.5, 60],
  ] as const) {
    await makeProduct(db, { code, name: 'Case Norte' })
    await sql`update products set rating_average = ${average}, reviews_count = ${count} where code = ${code}`.execute(
      db,
    )
  }
  expect(await codes({ q: 'case norte' })).toEqual(['C', 'B', 'A'])
  expect(await codes({ order_by: 'popularity' })).toEqual(['C', 'B', 'A'])
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

test('only products in stock at the branch, where the filter says so', async () => {
  await makeProduct(db, { code: 'A', stock: { 1: 0 } })
  await makeProduct(db, { code: 'B', stock: { 1: 1 } })
  expect(await codes({ only_with_existence: '1' })).toEqual(['B'])
})

test('a page past the end is empty and says how many products there are', async () => {
  await makeProduct(db, { code: 'A' })
  const list = await client.call(listProducts, { page: 9 })
  expect(list).toMatchObject({ docs: [], pages: 1 })
})

test('an invalid filter is refused by its name, never with an internal error', async () => {
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

test.each(['brands_selected', 'models_selected'])(
  'a control character in %s is the caller’s mistake, not a fault',
  async (name) => {
    await expect(client.call(listProducts, { [name]: 'lumen,a\u0000b' })).rejects.toMatchObject({
      httpStatus: 422,
      data: { errors: [{ path: name }] },
    })
  },
)

test('an empty list says how many products each filter less would find, the most first', async () => {
  await makeProduct(db, { code: 'A', brand: 'Lumen', priceCentavos: 10_000 })
  await makeProduct(db, { code: 'B', brand: 'Norte', priceCentavos: 90_000 })
  await makeProduct(db, { code: 'C', brand: 'Norte', priceCentavos: 95_000 })
  const { total, relaxed } = await client.call(listProducts, { brands_selected: 'norte', prices: ',200', rated: '1' })
  expect([total, relaxed]).toEqual([0, []])
  const list = await client.call(listProducts, { brands_selected: 'norte', prices: ',200' })
  expect(list.relaxed).toEqual([
    { filter: 'prices', total: 2 },
    { filter: 'brands_selected', total: 1 },
  ])
})

test('a list with products says nothing about fewer filters', async () => {
  await makeProduct(db, { code: 'A' })
  expect((await client.call(listProducts, { category: 1 })).relaxed).toEqual([])
})

test('of equally good matches those in the branch’s stock come first, then the popular ones', async () => {
  await makeProduct(db, { code: 'A', name: 'Case Norte', popularity: 9 })
  await makeProduct(db, { code: 'B', name: 'Case Norte', popularity: 1, stock: { 1: 1 } })
  await makeProduct(db, { code: 'C', name: 'Case Norte', popularity: 5, stock: { 1: 1 } })
  expect(await codes({ q: 'case' })).toEqual(['C', 'B', 'A'])
  expect(await codes({ q: 'case', place: 2 })).toEqual(['A', 'C', 'B'])
})

test('a search sorted by price is sorted by price', async () => {
  await makeProduct(db, { code: 'A', name: 'Case', priceCentavos: 300 })
  await makeProduct(db, { code: 'B', name: 'Case', priceCentavos: 100 })
  await makeProduct(db, { code: 'X', name: 'Speaker', priceCentavos: 200 })
  expect(await codes({ q: 'case', order_by: 'price_asc' })).toEqual(['B', 'A'])
})

test('a search has the same id on all its pages, and another one in the other language', async () => {
  await makeProduct(db, { code: 'A', name: 'Case' })
  const id = async (input: { q?: string; page?: number; category?: number }, language: 'en' | 'es' = 'en') =>
    (await store.client({ language }).call(listProducts, input)).queryID
  const first = await id({ q: 'case' })
  expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(await id({ q: 'case', page: 2 })).toBe(first)
  expect(await id({ q: 'case' }, 'es')).not.toBe(first)
  expect(await id({ q: 'case', category: 1 })).not.toBe(first)
  expect(await id({})).toBeNull()
})

test('a special price that begins meanwhile changes the order of the list and makes an offer', async () => {
  const noon = new Date('2026-06-01T12:00:00Z')
  const later = new Date(noon.getTime() + 60_000)
  await makeProduct(db, { code: 'A', priceCentavos: 20_000 })
  await makeProduct(db, { code: 'B', priceCentavos: 50_000, special: { priceCentavos: 10_000, from: later } })
  store.setNow(noon)
  expect(await codes({ order_by: 'price_asc' })).toEqual(['A', 'B'])
  store.setNow(later)
  expect(await codes({ order_by: 'price_asc' })).toEqual(['B', 'A'])
  expect(await codes({ only_offers: true })).toEqual(['B'])
})

test('a brand under a new name is found by it', async () => {
  await makeProduct(db, { code: 'A', brand: 'Lumen' })
  await codes({})
  await db.updateTable('brands').set({ name: 'Candela', slug: 'candela' }).execute()
  expect(await codes({ brands_selected: 'candela' })).toEqual(['A'])
  expect(await codes({ q: 'candela' })).toEqual(['A'])
})

test('a chosen model is counted however rare it is', async () => {
  for (let nth = 0; nth < 120; nth += 1) await makeProduct(db, { code: `P${nth}` })
  await sql`update products set model = 'M' || (substr(code, 2)::int / 2) where code <> 'P0'`.execute(db)
  const { facets } = await client.call(listProducts, { models_selected: 'M0' })
  expect(facets.models).toHaveLength(51)
  expect(facets.models.at(-1)).toEqual({ name: 'M0', count: 1 })
})

test('punctuation distinguishes searches, whichever comes first', async () => {
  await makeProduct(db, { code: 'B', name: 'Zeta Plus' })
  await makeProduct(db, { code: 'A', name: 'Zeta' })
  const first = await client.call(listProducts, { q: 'zeta+' })
  const second = await client.call(listProducts, { q: 'zeta' })
  expect([first, second].map(({ docs }) => docs[0]?.codarticulo)).toEqual(['B', 'A'])
  expect(first.queryID).not.toBe(second.queryID)
})

test('brands are sorted alphabetically, whatever their capitals', async () => {
  for (const [nth, brand] of ['iota', 'ZETA', 'Alfa', 'ACE'].entries())
    await makeProduct(db, { code: `P${nth}`, brand })
  expect((await client.call(listProducts, {})).facets.brands.map(({ name }) => name)).toEqual([
    'ACE',
    'Alfa',
    'iota',
    'ZETA',
  ])
})

const listed = async (query: string) => {
  const response = await store.send('GET', `/api/catalog/products?${query}`)
  const { data } = (await response.json()) as { data: { docs?: { codarticulo: string }[] } }
  return data.docs?.map((doc) => doc.codarticulo).sort() ?? response.status
}

test('an empty value of a query counts as not given', async () => {
  await makeProduct(db, { code: 'A', stock: { 1: 1 } })
  expect(
    await listed(
      'q=&page=&limit=&order_by=&category=&brands_selected=&models_selected=&prices=&place=&rated=&only_offers=',
    ),
  ).toEqual(['A'])
  expect(await listed('page=nonsense')).toBe(422)
})

test('a name that a query repeats is a list', async () => {
  for (const brand of ['Lumen', 'Kora', 'Other']) await makeProduct(db, { code: brand, brand, stock: { 1: 1 } })
  expect(await listed('brands_selected=lumen&brands_selected=kora')).toEqual(['Kora', 'Lumen'])
  expect(await listed('brands_selected=lumen&brands_selected=')).toEqual(['Lumen'])
  expect(await listed('page=1&page=2')).toBe(422)
})

test('the ends of a price range may come in either order, and as two values', async () => {
  for (const [code, priceCentavos] of [
    ['LOW', 5_000],
    ['MID', 50_000],
    ['HIGH', 500_000],
  ] as const) {
    await makeProduct(db, { code, priceCentavos, stock: { 1: 1 } })
  }
  expect(await listed('prices=100,1000')).toEqual(['MID'])
  expect(await listed('prices=1000,100')).toEqual(['MID'])
  expect(await listed('prices=1000&prices=100')).toEqual(['MID'])
  expect(await listed('prices=&prices=1000')).toEqual(['LOW', 'MID'])
})

test('a search for something cheap is ordered by price, a search for what the store lacks names the nearest', async () => {
  await makeProduct(db, { code: 'DEAR', name: 'Kora phone', priceCentavos: 900_000, popularity: 9 })
  await makeProduct(db, { code: 'CHEAP', name: 'Kora phone', priceCentavos: 300_000 })
  expect(await codes({ q: 'phone' })).toEqual(['DEAR', 'CHEAP'])
  expect(await codes({ q: 'cheap phone' })).toEqual(['CHEAP', 'DEAR'])
  const list = async (q: string) => (await client.call(listProducts, { q })).nearest
  expect(await list('nokia phone')).toEqual({ q: 'phone', total: 2, category_id: null })
  expect(await list('lavadora')).toEqual({ q: null, total: 0, category_id: null })
  expect(await list('phone')).toBeNull()
})

test('SEARCH-40: a search for a kind that is not sold names the category of the nearest one, in the language of the request', async () => {
  for (const code of ['ONE', 'TWO'])
    await makeProduct(db, {
      code,
      name: `Kora game controller ${code}`,
      nameEs: `Control de juego Kora ${code}`,
      categoryId: 52,
    })
  await db
    .updateTable('categories')
    .set({ name_en: 'Game controllers', name_es: 'Controles de juego' })
    .where('id', '=', 52)
    .execute()
  const nearest = async (q: string, language: 'en' | 'es') =>
    (await store.client({ language }).call(listProducts, { q })).nearest
  expect(await nearest('xbox', 'en')).toEqual({ q: 'Game controllers', total: 2, category_id: 52 })
  expect(await nearest('xbox', 'es')).toEqual({ q: 'Controles de juego', total: 2, category_id: 52 })
  expect(await codes({ q: 'Controles de juego' })).toHaveLength(2)
})

test('SEARCH-40: the nearest kind is offered in the language of the request, as the category that most of it is of', async () => {
  const adapters = { name_en: 'Adapters and hubs', name_es: 'Adaptadores y hubs' }
  await makeProduct(db, { code: 'HUB', name: 'Kora USB hub', nameEs: 'Hub USB Kora', categoryId: 53 })
  await makeProduct(db, { code: 'FAN', name: 'Kora desk fan', nameEs: 'Abanico de mesa Kora', categoryId: 54 })
  await makeProduct(db, { code: 'FAN2', name: 'Brisa floor fan', nameEs: 'Abanico de pie Brisa', categoryId: 55 })
  await db.updateTable('categories').set(adapters).where('id', '=', 53).execute()
  const nearest = async (q: string, language: 'en' | 'es') =>
    (await store.client({ language }).call(listProducts, { q })).nearest
  expect(await nearest('router', 'en')).toEqual({ q: 'Adapters and hubs', total: 1, category_id: 53 })
  expect(await nearest('router', 'es')).toEqual({ q: 'Adaptadores y hubs', total: 1, category_id: 53 })
  expect(await nearest('aire acondicionado', 'es')).toEqual({ q: 'abanico', total: 2, category_id: null })
  expect(await nearest('air conditioner', 'en')).toEqual({ q: 'fan', total: 2, category_id: null })
})

test.each(['en', 'es'] as const)(
  'SEARCH-41: the number beside the nearest category is that of its list (%s)',
  async (language) => {
    const names = { name_en: 'Phones', name_es: 'Celulares' }
    await makeProduct(db, { code: 'PHONE', name: 'Kora phone', nameEs: 'Celular Kora' })
    await makeProduct(db, { code: 'HIDDEN', name: 'Kora phone', nameEs: 'Celular Kora', status: 'hidden' })
    // Found by a search for phones, and none of the category.
    await makeProduct(db, { code: 'HOLDER', name: 'Phone holder', nameEs: 'Soporte para celular', categoryId: 2 })
    await db.updateTable('categories').set(names).where('id', '=', 1).execute()
    const call = async (input: Parameters<typeof client.call<typeof listProducts>>[1]) =>
      await store.client({ language }).call(listProducts, input)
    expect(await call({ q: names[`name_${language}`] })).toMatchObject({ total: 2 })
    for (const q of ['iphone', 'nokia phone', 'celular nokia']) {
      const { nearest } = await call({ q })
      expect(nearest).toMatchObject({ q: names[`name_${language}`], category_id: 1 })
      expect((await call({ category: nearest?.category_id ?? 0 })).total).toBe(nearest?.total)
    }
    const { nearest } = await call({ q: 'lavadora kora' })
    expect(nearest).toEqual({ q: 'kora', total: 1, category_id: null })
    expect((await call({ q: 'kora' })).total).toBe(1)
  },
)

test('products that match nearly all of a search follow the others, and are left out of other orders', async () => {
  await makeProduct(db, { code: 'BOTH', name: 'Kora Bluetooth speaker', priceCentavos: 500_00 })
  await makeProduct(db, { code: 'SPEAKER', name: 'Kora speaker', priceCentavos: 100_00, popularity: 900 })
  expect(await codes({ q: 'bluetooth speaker' })).toEqual(['BOTH', 'SPEAKER'])
  expect(await codes({ q: 'bluetooth speaker', order_by: 'price_asc' })).toEqual(['BOTH'])
})

test('where no product matches the whole of a search, every order has those that match nearly all of it', async () => {
  await makeProduct(db, { code: 'SPEAKER', name: 'Kora speaker', priceCentavos: 100_00 })
  await makeProduct(db, { code: 'KEYBOARD', name: 'Kora bluetooth keyboard', priceCentavos: 500_00 })
  expect((await codes({ q: 'bluetooth speaker' })).toSorted()).toEqual(
    (await codes({ q: 'bluetooth speaker', order_by: 'price_asc' })).toSorted(),
  )
  expect(await codes({ q: 'bluetooth speaker', order_by: 'price_asc' })).toContain('SPEAKER')
})
