import { expect, test, vi } from 'vitest'
import type { Client } from '#contract/client.ts'
import { loadProduct } from './load-product.ts'

const product = {
  codarticulo: 'A-1',
  description: 'A phone',
  feacture: '',
  imageGallery: [],
  color: null,
  storage: null,
  length: null,
  specifications: [],
  branchesAvailable: [
    { pos_id: 25, existencia: 0 },
    { pos_id: 4, existencia: '+99' },
    { pos_id: 6, existencia: 2 },
  ],
  category: { category_id: 34, category_name: 'Glass' },
}
const accessory = (codarticulo: string, model: string | null) => ({
  codarticulo,
  brand: 'Own',
  model,
  imageGallery: [],
  fits: [],
  options: { colors: [], storages: [], lengths: [] },
})
const replies: Record<string, unknown> = {
  'GET products/{id}': { product },
  'GET products/{id}/related': {
    variants: [],
    fits: [],
    accessories: [
      accessory('CASE-1', 'Seda'),
      accessory('CASE-2', 'Clara'),
      accessory('CASE-3', 'Clara'),
      accessory('CASE-4', null),
      accessory('CASE-5', null),
      accessory('SCREEN', null),
    ],
    parts: ['SCREEN'],
    companions: [accessory('CASE-6', 'Seda')],
    similar: [],
  },
  'GET stores/delivery-prices': {
    local: [
      { codplace: 25, zones: [{ km: 2, price_from: 95, price_to: 154 }] },
      {
        codplace: 4,
        zones: [
          { km: 2, price_from: 100, price_to: 158 },
          { km: 8, price_from: 75.5, price_to: 372 },
        ],
      },
    ],
    national: [{ price: 250, working_days: { min: 1, max: 2 }, provinces: ['Azua'] }],
  },
}

/** A page context with a client whose calls fail where the endpoint matches. */
function pageOf(failing: RegExp) {
  const doNotCache = vi.fn()
  const client: Client = {
    call({ method, path }) {
      const line = `${method} ${path}`
      return (failing.test(line) ? Promise.reject(new Error('down')) : Promise.resolve(replies[line] ?? {})) as never
    },
  }
  return { client, branchCode: 25, storeVariant: 'main', doNotCache } as const
}

test('a page whose reviews fail to load shows the product and is not cached', async () => {
  const page = pageOf(/review/)
  const shown = await loadProduct(page, 'A-1')
  expect(shown.product.codarticulo).toBe('A-1')
  expect(shown.reviews).toBeNull()
  expect(page.doNotCache).toHaveBeenCalled()
})

test('RETURN-13: the page says which products of the category have to be closed to come back', async () => {
  expect((await loadProduct(pageOf(/nothing/), 'A-1')).closedProducts).toBe('all')
})

test('PRODUCT-18: of each model one accessory is shown, and none of a model that is bought together with the device', async () => {
  const { accessories, parts } = await loadProduct(pageOf(/nothing/), 'A-1')
  expect(accessories.map(({ codarticulo }) => codarticulo)).toEqual(['CASE-2', 'CASE-4', 'CASE-5'])
  // Parts for repairs stand below them.
  expect(parts.map(({ codarticulo }) => codarticulo)).toEqual(['SCREEN'])
})

test('DELIVERY-18: the page says how the branches that have the product and a messenger deliver it, and what shipping costs', async () => {
  expect((await loadProduct(pageOf(/nothing/), 'A-1')).deliveries).toEqual({
    local: { 4: { km: 8, fromCentavos: 75_50 } },
    national: { fromCentavos: 250_00, days: { min: 1, max: 2 } },
  })
})

test('DELIVERY-18: a page whose prices of delivery fail to load promises none, and is not cached', async () => {
  const page = pageOf(/delivery-prices/)
  expect((await loadProduct(page, 'A-1')).deliveries).toEqual({ local: {}, national: undefined })
  expect(page.doNotCache).toHaveBeenCalled()
})

test('a complete page is cached', async () => {
  const page = pageOf(/nothing/)
  await loadProduct(page, 'A-1')
  expect(page.doNotCache).not.toHaveBeenCalled()
})

test('a product that fails to load is an error of the page', async () => {
  await expect(loadProduct(pageOf(/GET products\/\{id\}$/), 'A-1')).rejects.toThrow('down')
})

test('a code in another case redirects to the code of the product', async () => {
  const moved = await loadProduct(pageOf(/nothing/), 'a-1').catch((thrown: unknown) => thrown as Response)
  expect(moved).toMatchObject({ status: 301 })
  expect((moved as Response).headers.get('location')).toBe('/products/A-1')
})
