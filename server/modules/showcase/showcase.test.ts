import { beforeEach, describe, expect, test } from 'vitest'
import { listProducts } from '#contract/products.ts'
import { listHots, listOffers, listPhones, listTopCategories } from '#contract/showcase.ts'
import { makeBranch, makeCustomer, makeProduct, signIn } from '#server/testing/make.ts'
import { testStore } from '#server/testing/store.ts'

const store = await testStore()
const { db } = store.database
const client = store.client()
const now = new Date('2026-03-01T12:00:00Z')
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000)

beforeEach(async () => {
  await store.reset()
  store.setNow(now)
  await makeBranch(db, { code: 1 })
  await makeBranch(db, { code: 2 })
})

describe('hots', () => {
  const codes = async (place = 1) => (await client.call(listHots, { place })).docs.map(({ codarticulo }) => codarticulo)

  test('the most popular come first, ten at most', async () => {
    for (let at = 0; at < 12; at += 1) await makeProduct(db, { code: `P${at}`, popularity: at, stock: { 1: 1 } })
    expect(await codes()).toEqual(['P11', 'P10', 'P9', 'P8', 'P7', 'P6', 'P5', 'P4', 'P3', 'P2'])
  })

  test('products that the branch can sell come before those that it cannot', async () => {
    await makeProduct(db, { code: 'GONE', popularity: 9, stock: { 2: 5 } })
    await makeProduct(db, { code: 'UNPRICED', popularity: 8, prices: [], stock: { 1: 5 } })
    await makeProduct(db, { code: 'HERE', popularity: 1, stock: { 1: 5 } })
    expect(await codes(1)).toEqual(['HERE', 'GONE', 'UNPRICED'])
    expect(await codes(2)).toEqual(['GONE', 'UNPRICED', 'HERE'])
  })

  test('of each model the most popular that the branch can sell', async () => {
    await makeProduct(db, { code: 'GONE', model: 'Aria', popularity: 9, stock: { 2: 5 } })
    await makeProduct(db, { code: 'BLUE', model: 'Aria', popularity: 8, stock: { 1: 5 } })
    await makeProduct(db, { code: 'RED', model: 'Aria', popularity: 7, stock: { 1: 5 } })
    expect(await codes()).toEqual(['BLUE'])
  })

  test('SEARCH-62: of the products that share a card the cheapest that the branch has', async () => {
    for (const [code, color, priceCentavos, popularity] of [
      ['DEAR', 'black', 20_000, 9],
      ['CHEAP', 'coral', 10_000, 1],
    ] as const) {
      await makeProduct(db, { code, name: `Aria, ${color}`, model: 'Aria', priceCentavos, popularity, stock: { 1: 5 } })
      await db.updateTable('products').set({ color }).where('code', '=', code).execute()
    }
    expect(await codes()).toEqual(['CHEAP'])
  })

  test('of a named brand, only its own', async () => {
    await makeProduct(db, { code: 'OTHERS', brand: 'Lumen', popularity: 9, stock: { 1: 5 } })
    await makeProduct(db, { code: 'HOUSE', brand: 'Vitrina', popularity: 1, stock: { 1: 5 } })
    const { docs } = await client.call(listHots, { place: 1, brands_selected: 'vitrina' })
    expect(docs.map(({ codarticulo }) => codarticulo)).toEqual(['HOUSE'])
  })

  test('hidden products are not among them', async () => {
    await makeProduct(db, { code: 'A', status: 'hidden' })
    expect(await codes()).toEqual([])
  })

  test('a branch that is none is the caller’s mistake', async () => {
    expect((await store.send('GET', '/api/catalog/products/hots?place=x')).status).toBe(422)
  })

  test('a customer sees the price of the own level', async () => {
    await makeProduct(db, { code: 'A', prices: [{ priceCentavos: 10_000 }, { level: 2, priceCentavos: 8_000 }] })
    await makeCustomer(db, { email: 'ana@example.com', priceLevel: 2 })
    const { client: own } = await signIn(store, 'ana@example.com')
    expect((await own.call(listHots, {})).docs[0]?.price).toBe(80)
  })
})

describe('phones', () => {
  const list = (place = 1) => client.call(listPhones, { place })
  const phone = (code: string, model: string, pesos: number, popularity: number) =>
    makeProduct(db, {
      code,
      model,
      brand: 'Lumen',
      categoryId: 1,
      priceCentavos: pesos * 100,
      popularity,
      stock: { 1: 1 },
    })
  const shown = async (place?: number) =>
    (await list(place)).docs.map(({ codarticulo, has_dearer }) => [codarticulo, has_dearer])

  test('each model is shown once, by the cheapest of its products, the most popular model first', async () => {
    await phone('A-256', 'A', 20_000, 9)
    await phone('A-128', 'A', 15_000, 1)
    await phone('B', 'B', 9_000, 5)
    expect(await shown()).toEqual([
      ['A-128', true],
      ['B', false],
    ])
  })

  test('of products of a model at one price, the most popular stands for it', async () => {
    await phone('RED', 'A', 15_000, 1)
    await phone('BLUE', 'A', 15_000, 2)
    expect(await shown()).toEqual([['BLUE', false]])
  })

  test('what the branch cannot sell, and what is no phone, is not among them', async () => {
    await phone('HERE', 'A', 15_000, 1)
    await makeProduct(db, { code: 'CASE', categoryId: 12, stock: { 1: 1 } })
    await makeProduct(db, { code: 'UNPRICED', model: 'B', categoryId: 1, prices: [], stock: { 1: 1 } })
    expect(await shown()).toEqual([['HERE', false]])
    expect(await shown(2)).toEqual([])
  })

  test('the bands are of what the branch sells, at the price of a running offer', async () => {
    await phone('A', 'A', 15_000, 1)
    await phone('B', 'B', 25_000, 1)
    await makeProduct(db, {
      code: 'C',
      model: 'C',
      categoryId: 1,
      priceCentavos: 1_200_000,
      special: { priceCentavos: 900_000 },
      stock: { 1: 1 },
    })
    expect((await list()).price_bands).toEqual([
      { from: null, to: 10_000, count: 1, models: 1 },
      { from: null, to: 20_000, count: 2, models: 2 },
      { from: 20_000, to: null, count: 1, models: 1 },
    ])
  })

  test('SEARCH-41: each band counts what the list of its prices has, at the price level of the caller', async () => {
    for (const [code, pesos, own] of [
      ['A', 9_000, 8_000],
      ['B', 10_000.5, 10_000],
      ['C', 20_000, 19_000],
      ['D', 30_001, 29_000],
      ['E', 60_000, 50_000],
    ] as const)
      await makeProduct(db, {
        code,
        model: code,
        categoryId: 1,
        prices: [{ priceCentavos: pesos * 100 }, { level: 2, priceCentavos: own * 100 }],
        stock: { 1: 1 },
      })
    await makeProduct(db, { code: 'GONE', model: 'GONE', categoryId: 1, priceCentavos: 500_000, stock: { 2: 1 } })
    await makeCustomer(db, { email: 'ana@example.com', priceLevel: 2 })
    const { client: own } = await signIn(store, 'ana@example.com')
    const bandsOf = async (caller: typeof client) => {
      const { price_bands } = await caller.call(listPhones, { place: 1 })
      for (const { from, to, count } of price_bands) {
        const list = { category: 1, place: 1, prices: `${from ?? ''},${to ?? ''}`, only_with_existence: true }
        expect((await caller.call(listProducts, list)).total).toBe(count)
      }
      return price_bands.map(({ count }) => count)
    }
    expect(await bandsOf(client)).toEqual([1, 3, 4, 1])
    expect(await bandsOf(own)).toEqual([2, 3, 4, 1])
  })

  test('HOME-14: each band says of how many models its list has a card', async () => {
    for (const [color, pesos] of [
      ['black', 8_000],
      ['blue', 9_000],
      ['green', 30_000],
    ] as const) {
      await makeProduct(db, {
        code: color,
        name: `Lumen Aria, ${color}`,
        model: 'Aria',
        categoryId: 1,
        priceCentavos: pesos * 100,
        stock: { 1: 1 },
      })
      await db.updateTable('products').set({ color }).where('code', '=', color).execute()
    }
    await phone('B', 'B', 15_000, 1)
    const { price_bands } = await list()
    expect(price_bands.map(({ count, models }) => [count, models])).toEqual([
      [2, 1],
      [3, 2],
      [1, 1],
    ])
    for (const { from, to, models } of price_bands) {
      const filters = { category: 1, place: 1, prices: `${from ?? ''},${to ?? ''}`, only_with_existence: true }
      const reply = await client.call(listProducts, { ...filters, by_model: '1' })
      expect(reply.total).toBe(models)
      expect(reply.docs).toHaveLength(models)
    }
  })
})

describe('offers', () => {
  const list = (brands?: string) => client.call(listOffers, { place_id: 1, ...(brands && { brands_selected: brands }) })
  const codes = async (brands?: string) => (await list(brands)).offers.docs.map(({ codarticulo }) => codarticulo)

  test('the largest discount comes first', async () => {
    await makeProduct(db, { code: 'TEN', priceCentavos: 100_000, special: { priceCentavos: 90_000 } })
    await makeProduct(db, { code: 'HALF', priceCentavos: 2_000, special: { priceCentavos: 1_000 } })
    expect(await codes()).toEqual(['HALF', 'TEN'])
  })

  test('only running offers that are lower than the price', async () => {
    await makeProduct(db, { code: 'OVER', special: { priceCentavos: 50_000, until: inDays(-1) } })
    await makeProduct(db, { code: 'EARLY', special: { priceCentavos: 50_000, from: inDays(1) } })
    await makeProduct(db, { code: 'DEARER', priceCentavos: 100, special: { priceCentavos: 200 } })
    await makeProduct(db, { code: 'HIDDEN', status: 'hidden', special: { priceCentavos: 50_000 } })
    expect(await codes()).toEqual([])
  })

  test('PRODUCT-20: an offer from more units than the branch has is not among them', async () => {
    await makeProduct(db, { code: 'TWO', special: { priceCentavos: 1, minQuantity: 3 }, stock: { 1: 2, 2: 9 } })
    await makeProduct(db, { code: 'THREE', special: { priceCentavos: 1, minQuantity: 3 }, stock: { 1: 3 } })
    expect(await codes()).toEqual(['THREE'])
  })

  test('only the selected brands', async () => {
    await makeProduct(db, { code: 'OWN', brand: 'Vitrina', special: { priceCentavos: 1 } })
    await makeProduct(db, { code: 'OTHER', brand: 'Kora', special: { priceCentavos: 1 } })
    expect(await codes('vitrina')).toEqual(['OWN'])
  })

  test('eleven at most: the first is passed over, ten are shown', async () => {
    for (let at = 10; at < 23; at += 1) await makeProduct(db, { code: `P${at}`, special: { priceCentavos: at } })
    expect(await codes()).toHaveLength(11)
  })

  test('the flash offers end with the first of their category that ends', async () => {
    await makeProduct(db, { code: 'A', categoryId: 5, special: { priceCentavos: 1, until: inDays(9) } })
    await makeProduct(db, { code: 'B', categoryId: 5, special: { priceCentavos: 1, until: inDays(4) } })
    await makeProduct(db, { code: 'PAST', categoryId: 5, special: { priceCentavos: 1, until: inDays(-4) } })
    await makeProduct(db, { code: 'ELSEWHERE', categoryId: 6, special: { priceCentavos: 1, until: inDays(1) } })
    expect((await list()).flash_offers_end).toBe(inDays(4).toISOString())
  })

  test('HOME-9: of selected brands the flash offers end with the first of these, which the page shows alone', async () => {
    const special = { priceCentavos: 1 }
    await makeProduct(db, { code: 'OWN', brand: 'Vitrina', categoryId: 5, special: { ...special, until: inDays(4) } })
    await makeProduct(db, { code: 'OTHER', brand: 'Kora', categoryId: 5, special: { ...special, until: inDays(2) } })
    expect((await list('vitrina')).flash_offers_end).toBe(inDays(4).toISOString())
    expect((await list()).flash_offers_end).toBe(inDays(2).toISOString())
  })

  test('without an end nothing counts down', async () => {
    await makeProduct(db, { code: 'A', categoryId: 5, special: { priceCentavos: 1 } })
    expect((await list()).flash_offers_end).toBeNull()
  })
})

describe('categories/top', () => {
  test('the categories whose products are most popular come first, in the caller’s language', async () => {
    await makeProduct(db, { code: 'A', categoryId: 1, popularity: 5 })
    await makeProduct(db, { code: 'B', categoryId: 2, popularity: 4 })
    await makeProduct(db, { code: 'C', categoryId: 2, popularity: 3 })
    const top = await store.client({ language: 'es' }).call(listTopCategories, {})
    expect(top.map(({ category_id, category_name, count }) => [category_id, category_name, count])).toEqual([
      [2, 'Categoría 2', 2],
      [1, 'Categoría 1', 1],
    ])
  })

  test('21 at most', async () => {
    for (let id = 1; id <= 23; id += 1) await makeProduct(db, { code: `P${id}`, categoryId: id })
    expect(await client.call(listTopCategories, {})).toHaveLength(21)
  })

  test('a category shows its most popular product that has a picture, else the studio’s nearest scene', async () => {
    await makeProduct(db, { code: 'A', categoryId: 1, popularity: 5 })
    expect((await client.call(listTopCategories, {}))[0]?.picture_url).toMatch(
      /^\/media\/phone-triple-hero-[0-9a-f]{6}$/,
    )
    await makeProduct(db, { code: 'B', categoryId: 1 })
    await db
      .insertInto('product_pictures')
      .values({ product_code: 'B', position: 0, picture: 'tablet-hero-112233', photo_type: 'hero' })
      .execute()
    expect((await client.call(listTopCategories, {}))[0]?.picture_url).toBe('/media/tablet-hero-112233')
  })
})
