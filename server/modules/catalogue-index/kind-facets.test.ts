import { beforeEach, expect, test } from 'vitest'
import { listProducts } from '#contract/products.ts'
import { type ProductToMake, makeBranch, makeProduct } from '#server/testing/make.ts'
import { testStore } from '#server/testing/store.ts'

const store = await testStore()
const { db } = store.database
const client = store.client()
const list = (input: Parameters<typeof client.call<typeof listProducts>>[1]) => client.call(listProducts, input)
const codes = async (input: Parameters<typeof list>[0]) =>
  (await list(input)).docs.map(({ codarticulo }) => codarticulo).toSorted()

interface Facts extends Partial<ProductToMake> {
  model?: string
  color?: string
  storage?: string
  specs?: Record<string, string>
  fits?: readonly [brand: string, model: string][]
}

async function make(code: string, { model = '', color, storage, specs = {}, fits = [], ...product }: Facts) {
  await makeProduct(db, { ...product, code })
  const specifications = Object.entries(specs).map(([name, value]) => ({
    name: { en: name, es: `${name} (es)` },
    value: { en: value, es: value },
  }))
  const facts = {
    model,
    color: color ?? null,
    storage: storage ?? null,
    specifications: JSON.stringify(specifications),
  }
  const brands = await db.selectFrom('brands').select(['id', 'name']).execute()
  const rows = fits.map(([brand, device]) => ({
    product_code: code,
    brand_id: brands.find(({ name }) => name === brand)!.id,
    model: device,
  }))
  if (rows.length > 0) await db.insertInto('product_fits').values(rows).execute()
  await db.updateTable('products').set(facts).where('code', '=', code).execute()
}

beforeEach(async () => {
  await store.reset()
  await makeBranch(db, { code: 1 })
  const name = 'Lumen phone'
  const specs = { Memory: '8 GB', Network: '5G' }
  await make('P1', { name, model: 'Aria', color: 'black', storage: '128 GB', specs })
  await make('P2', { name, model: 'Aria', color: 'coral', storage: '128 GB', specs })
  await make('P3', { name, model: 'Brisa', color: 'black', storage: '1 TB', specs: { Memory: '8 GB', Network: '4G' } })
  await make('C1', { categoryId: 12, brand: 'Kora', model: 'Seda', fits: [['Lumen', 'Aria']] })
  await make('C2', { categoryId: 12, brand: 'Kora', model: 'Seda', color: 'coral', fits: [['Lumen', 'Brisa']] })
  await make('C3', { categoryId: 12, brand: 'Kora', model: 'Clara' })
})

const kindsOf = async (input: Parameters<typeof list>[0]) =>
  (await list(input)).facets.kinds.map(({ name, values }) => [name, values.map((v) => [v.value, v.count])])

test('a category has its facets with their counts, without those that cannot split it', async () => {
  expect(await kindsOf({ category: 1 })).toEqual([
    [
      'storage',
      [
        ['128gb', 2],
        ['1tb', 1],
      ],
    ],
    [
      'color',
      [
        ['coral', 1],
        ['black', 2],
      ],
    ],
    [
      'network',
      [
        ['5g', 2],
        ['no-5g', 1],
      ],
    ],
  ])
})

test('products of several categories have no facets of a kind', async () => {
  expect(await kindsOf({})).toEqual([])
})

test('a search that finds one category alone has its facets', async () => {
  const phone = { name: 'Onza phone', brand: 'Onza' }
  await make('P4', { ...phone, model: 'Uno', color: 'black', storage: '128 GB', specs: { Network: '5G' } })
  await make('P5', { ...phone, model: 'Dos', color: 'coral', storage: '1 TB', specs: { Network: '4G' } })
  expect((await kindsOf({ q: 'Onza' })).map(([name]) => name)).toEqual(['storage', 'color', 'network'])
  expect(await kindsOf({ q: 'Lumen' })).toEqual([])
})

test('several values of a facet widen the list, and two facets narrow it', async () => {
  expect(await codes({ category: 1, storage: '128gb' })).toEqual(['P1', 'P2'])
  expect(await codes({ category: 1, storage: '128gb,1tb' })).toEqual(['P1', 'P2', 'P3'])
  expect(await codes({ category: 1, storage: '128gb', color: 'coral' })).toEqual(['P2'])
})

test('the counts of a facet are those without its own filter', async () => {
  const kinds = await kindsOf({ category: 1, color: 'coral' })
  expect(kinds).toContainEqual([
    'color',
    [
      ['coral', 1],
      ['black', 2],
    ],
  ])
  expect(kinds).not.toContainEqual(expect.arrayContaining(['storage']))
})

test('a chosen value stays in its facet even where no product has it', async () => {
  expect(await kindsOf({ category: 1, storage: '64gb' })).toContainEqual([
    'storage',
    [
      ['64gb', 0],
      ['128gb', 2],
      ['1tb', 1],
    ],
  ])
})

test('labels and titles are in the language of the caller', async () => {
  const { facets } = await store.client({ language: 'es' }).call(listProducts, { category: 1 })
  expect(facets.kinds[0]).toMatchObject({ name: 'storage', title: 'Almacenamiento' })
  expect(facets.kinds[1]?.values[1]).toEqual({ value: 'black', label: 'Negro', hex: '1b1c1f', count: 2 })
})

test.each([
  ['storage', 'large'],
  ['color', 'shiny'],
  ['battery', '5000'],
  ['ends', 'usb-c'],
  ['fits', 'Aria'],
])('the filter %s refuses the value %s by name', async (name, value) => {
  const reply = await store.send('GET', `/api/catalog/products?${name}=${value}`)
  expect(reply.status).toBe(422)
  expect(await reply.text()).toContain(`"path":"${name}"`)
})

test('accessories of phones have the phones as a facet, and no models of their own', async () => {
  const { facets } = await list({ category: 12 })
  expect(facets.devices).toEqual([
    { value: 'lumen/Aria', brand: 'Lumen', model: 'Aria', count: 1 },
    { value: 'lumen/Brisa', brand: 'Lumen', model: 'Brisa', count: 1 },
  ])
  expect(facets.models).toEqual([])
  expect((await list({ category: 1 })).facets.devices).toEqual([])
})

test('a search that finds mostly accessories of phones has the phones as a facet, another has not', async () => {
  const found = async (q: string) => (await list({ q })).facets
  expect((await found('Seda')).devices.map(({ model }) => model)).toEqual(['Aria', 'Brisa'])
  expect((await found('Lumen')).devices).toEqual([])
})

test('products that are made for phones are not among the models of a list', async () => {
  const { models } = (await list({})).facets
  expect(models.map(({ name }) => name).toSorted()).toEqual(['Aria', 'Brisa', 'Clara'])
})

test('the filter by phone shows what is made for it', async () => {
  expect(await codes({ fits: 'lumen/Aria' })).toEqual(['C1'])
  expect(await codes({ fits: 'lumen/Aria,lumen/Brisa' })).toEqual(['C1', 'C2'])
  expect(await codes({ fits: 'lumen/Unknown' })).toEqual([])
})

test('a card names what the product is made for, and the choices of its model', async () => {
  const { docs } = await list({})
  const card = (code: string) => docs.find(({ codarticulo }) => codarticulo === code)
  expect(card('C1')).toMatchObject({
    fits: ['Lumen Aria'],
    fits_total: 1,
    options: { colors: [], storages: [], lengths: [], from_price: null },
  })
  expect(card('P1')).toMatchObject({
    fits: [],
    options: {
      colors: [
        { name: 'black', hex: '1b1c1f' },
        { name: 'coral', hex: 'e8705a' },
      ],
      storages: [],
      lengths: [],
    },
  })
  expect(card('P3')?.options).toEqual({ colors: [], storages: [], lengths: [], from_price: null })
})

test('the card of a cable names the lengths of its model', async () => {
  await make('L1', { name: 'Kora Lazo 1 m cable', categoryId: 9, model: 'Lazo', specs: { Length: '1 m' } })
  await make('L2', { name: 'Kora Lazo 2 m cable', categoryId: 9, model: 'Lazo', specs: { Length: '2 m' } })
  const { docs } = await list({ category: 9 })
  expect(docs.map(({ options }) => options.lengths)).toEqual([
    ['1 m', '2 m'],
    ['1 m', '2 m'],
  ])
})

test('a product that leaves its model is no choice of it any more, and neither is a hidden one', async () => {
  const colorsOf = async (code: string) =>
    (await list({})).docs.find(({ codarticulo }) => codarticulo === code)?.options.colors.length
  expect(await colorsOf('P1')).toBe(2)
  await db.updateTable('products').set({ model: 'Brisa' }).where('code', '=', 'P2').execute()
  await expect.poll(() => colorsOf('P1')).toBe(0)
  expect(await colorsOf('P3')).toBe(2)
  await db.updateTable('products').set({ status: 'hidden' }).where('code', '=', 'P2').execute()
  await expect.poll(() => colorsOf('P3')).toBe(0)
})

test('SEARCH-12: a search most of whose products have no model has no models, unless one is chosen', async () => {
  const modelsOf = async (input: Parameters<typeof list>[0]) =>
    (await list(input)).facets.models.map(({ name }) => name).toSorted()
  expect(await modelsOf({ q: 'phone' })).toEqual(['Aria', 'Brisa'])
  for (const code of ['S1', 'S2', 'S3', 'S4']) await make(code, { categoryId: 5, name: 'Phone strap' })
  expect((await list({ q: 'phone' })).total).toBe(7)
  expect(await modelsOf({ q: 'phone' })).toEqual([])
  expect(await modelsOf({ q: 'phone', models_selected: 'Aria' })).toContain('Aria')
  expect(await modelsOf({})).toContain('Aria')
})
