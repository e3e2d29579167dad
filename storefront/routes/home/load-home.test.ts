import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Client } from '#contract/client.ts'
import { loadHome } from './load-home.ts'

const banner = { _id: '1', imageURL: '/media/banner-1', type: 'main', alt: 'Phones', href: '/shop' }
const replies: Record<string, unknown> = {
  'GET containers/getImages': { images: [banner, { ...banner, _id: '2', type: 'secondary' }] },
  'GET configurations': { general: { web_page: { flash_offers_deadline: null }, house_brand: 'colmado' } },
  'GET products': { docs: [], pages: 1, facets: { brands: [] } },
  'GET products/phones': { docs: [], price_bands: [] },
  'GET products/hots': { docs: [] },
  'GET products/offers': { offers: { docs: [] }, flash_offers_end: '2026-05-01T00:00:00.000Z' },
  'GET categories/top': [],
  'GET stores/delivery-prices': { local: [], national: [] },
}

/** A store at the other end of the network, of which some calls answer otherwise. */
function storeWith(others: Record<string, () => Promise<unknown>>) {
  const calls: { line: string; input: unknown }[] = []
  const client: Client = {
    call({ method, path }, input) {
      const line = `${method} ${path}`
      calls.push({ line, input })
      return (others[line]?.() ?? Promise.resolve(replies[line])) as never
    },
  }
  const doNotCache = vi.fn()
  return { store: { client, branchCode: 7, storeVariant: 'main' as const, doNotCache }, calls, doNotCache }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('main banners are the carousel, secondary ones the advertisements', async () => {
  const { banners, ads } = await loadHome(storeWith({}).store)
  expect([banners, ads].map((images) => images.map(({ _id }) => _id))).toEqual([['1'], ['2']])
})

test('a page whose banners take longer than 4 seconds has none', async () => {
  const home = loadHome(storeWith({ 'GET containers/getImages': () => new Promise(() => {}) }).store)
  let isDone = false
  void home.then(() => (isDone = true))
  await vi.advanceTimersByTimeAsync(3_999)
  expect(isDone).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect((await home).banners).toEqual([])
})

test('a call that fails leaves only its own part empty', async () => {
  const home = await loadHome(storeWith({ 'GET products/hots': () => Promise.reject(new Error('down')) }).store)
  expect(home.hots).toBeNull()
  expect(home.newest).toEqual([])
})

test('a page with a missing part is not cached, a complete one is', async () => {
  const whole = storeWith({})
  await loadHome(whole.store)
  expect(whole.doNotCache).not.toHaveBeenCalled()
  const broken = storeWith({ 'GET categories/top': () => Promise.reject(new Error('down')) })
  await loadHome(broken.store)
  expect(broken.doNotCache).toHaveBeenCalled()
})

test('the carousels fetch products of the house brand up to RD$100,000, the newest first', async () => {
  const { store, calls } = storeWith({})
  await loadHome(store)
  const carousel = { page: 1, limit: 24, prices: '0,100000', order_by: 'newest', brands_selected: 'colmado', place: 7 }
  const products = calls.filter(({ line }) => line === 'GET products').map(({ input }) => input)
  expect(products).toContainEqual({ ...carousel, category: 16 })
  expect(products).toContainEqual({ ...carousel, category: 5, only_offers: '1' })
  expect(calls).toContainEqual({ line: 'GET products/offers', input: { place_id: 7, brands_selected: 'colmado' } })
  expect(calls).toContainEqual({ line: 'GET products/hots', input: { place: 7, brands_selected: 'colmado' } })
})

test('HOME-4: of each model one product is shown, ten at most, and the recommended ones are others than the new ones', async () => {
  const models = ['Gota', 'Gota', null, null, 'Calma', ...Array.from({ length: 10 }, (_, at) => `Model ${at}`)]
  const docs = models.map((model, at) => ({
    codarticulo: `P${at}`,
    brand: 'Colmado',
    model,
    fits: [],
    options: { colors: [], storages: [], lengths: [], from_price: null },
    imageGallery: [],
  }))
  const home = await loadHome(
    storeWith({ 'GET products': () => Promise.resolve({ docs, pages: 1, facets: { brands: [] } }) }).store,
  )
  const codes = (cards: readonly { codarticulo: string }[] | null | undefined) => cards?.map((card) => card.codarticulo)
  expect(codes(home.newest)).toEqual(['P0', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7', 'P8', 'P9', 'P10'])
  expect(codes(home.recommended?.docs)).toEqual(['P1', 'P11', 'P12', 'P13', 'P14'])
})

test('a season card names the lowest price of the list that it opens, and none of an empty list', async () => {
  const options = { colors: [], storages: [], lengths: [], from_price: null }
  const cheapest = { price: 100, special_price: 78, quantity_required_special_price: 1, fits: [], options }
  const { store } = storeWith({})
  const call = (endpoint: { path: string }, input: { category?: number; order_by?: string }) =>
    input.category === 12 && input.order_by === 'price_asc'
      ? Promise.resolve({ docs: [{ ...cheapest, imageGallery: [] }] })
      : store.client.call(endpoint as never, input as never)
  const { seasonPrices } = await loadHome({ ...store, client: { call: call as Client['call'] } })
  expect(seasonPrices).toEqual({ covers: 7_800 })
})

test('a phone is named by its maker and model, and has its first picture; the first has what its specifications say first', async () => {
  const phone = {
    codarticulo: 'CEL-1',
    description: 'Lumen Aria 128 GB, black',
    brand: 'Lumen',
    model: 'Aria',
    price: 100,
    special_price: 0,
    quantity_required_special_price: 1,
    discountPercentage: 0,
    imageGallery: [{ picture_url: '/media/a' }, { picture_url: '/media/b' }],
    has_dearer: true,
  }
  const reply = {
    docs: [phone, { ...phone, model: '', imageGallery: [] }],
    price_bands: [{ from: null, to: 10_000, count: 1, models: 1 }],
  }
  const specifications = ['Display', 'Chip', 'Memory', 'Battery'].map((name, at) => ({ name, value: `${at}` }))
  const { store, calls } = storeWith({
    'GET products/phones': () => Promise.resolve(reply),
    'GET products/compare': () => Promise.resolve({ products: [{ specifications }] }),
  })
  const { phones, phoneBands, phoneFacts } = await loadHome(store)
  expect(calls).toContainEqual({ line: 'GET products/compare', input: { codes: 'CEL-1', place: 7 } })
  expect(phoneFacts).toEqual(['Display 0', 'Chip 1', 'Memory 2'])
  expect(phones.map(({ name, picture, hasDearer }) => [name, picture, hasDearer])).toEqual([
    ['Lumen Aria', '/media/a', true],
    ['Lumen Aria 128 GB, black', null, true],
  ])
  expect(phoneBands).toEqual(reply.price_bands)
})

test('without a house brand the carousels are of all brands', async () => {
  const settings = { general: { web_page: { flash_offers_deadline: null }, house_brand: null } }
  const { store, calls } = storeWith({ 'GET configurations': () => Promise.resolve(settings) })
  await loadHome(store)
  expect(calls.filter(({ line }) => line.startsWith('GET products'))).toHaveLength(10)
  expect(JSON.stringify(calls)).not.toContain('brands_selected')
})

test('the deadline that staff have set takes precedence over the end of the offers', async () => {
  const own = { flashEnd: '2026-05-01T00:00:00.000Z', isFlashEndOfAll: false }
  expect(await loadHome(storeWith({}).store)).toMatchObject(own)
  const settings = { general: { web_page: { flash_offers_deadline: '2022-09-10T00:00:00.000Z' }, house_brand: null } }
  const { store } = storeWith({ 'GET configurations': () => Promise.resolve(settings) })
  const set = { flashEnd: '2022-09-10T00:00:00.000Z', isFlashEndOfAll: true }
  expect(await loadHome(store)).toMatchObject(set)
})

test('the variant has its own category codes', async () => {
  const { store, calls } = storeWith({})
  await loadHome({ ...store, storeVariant: 'variant' })
  const categories = calls
    .filter(({ line }) => line === 'GET products')
    .map(({ input }) => (input as { category?: number }).category)
  expect(categories).toEqual(expect.arrayContaining([4, 8]))
})

test('HOME-18: home promises the messenger where the branch has one, else national shipping with its days, else nothing', async () => {
  const shipping = (min: number, max: number) => ({ price: 250, working_days: { min, max }, provinces: ['Samaná'] })
  const promised = async (local: unknown[], national: unknown[]) => {
    const reply = async () => ({ local, national })
    return (await loadHome(storeWith({ 'GET stores/delivery-prices': reply }).store)).delivery
  }
  const zone = { km: 5, price_from: 100, price_to: 150 }
  expect(await promised([{ codplace: 7, zones: [zone] }], [shipping(1, 2)])).toBe('messenger')
  expect(
    await promised(
      [
        { codplace: 7, zones: [] },
        { codplace: 1, zones: [zone] },
      ],
      [shipping(1, 2), shipping(2, 4)],
    ),
  ).toEqual({ min: 1, max: 4 })
  expect(await promised([], [])).toBeUndefined()
})
