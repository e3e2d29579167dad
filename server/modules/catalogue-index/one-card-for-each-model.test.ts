import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { listProducts } from '#contract/products.ts'
import { sortOrders } from '#domain/products/listing.ts'
import { type ProductToMake, makeBranch, makeProduct } from '#server/testing/make.ts'
import { testStore } from '#server/testing/store.ts'
import { type CatalogueIndex, createCatalogueIndex, nothingWritten, writeProducts } from './catalogue-index.ts'
import { fastPace } from './pace.ts'
import { updateOrders } from './update-orders.ts'
import { countCards } from './count-cards.ts'
import { docsOf } from './doc-id-set.ts'
import { forkIndex } from './fork-index.ts'
import type { IndexedProduct } from './indexed-product.ts'

const store = await testStore()
const { db } = store.database
const client = store.client()
type Input = Parameters<typeof client.call<typeof listProducts>>[1]

interface Facts extends Partial<ProductToMake> {
  color?: string | null
  storage?: string | null
  length?: string
}

async function make(code: string, { color = null, storage = null, length, ...product }: Facts): Promise<void> {
  await makeProduct(db, { name: 'Lumen Aria', model: 'Aria', ...product, code })
  const specification = { name: { en: 'Length', es: 'Largo' }, value: { en: length, es: length } }
  const specifications = JSON.stringify(length ? [specification] : [])
  await db.updateTable('products').set({ color, storage, specifications }).where('code', '=', code).execute()
}

const byModel = async (input: Input = {}) => {
  const { docs, ...list } = await client.call(listProducts, { ...input, by_model: '1' })
  return { ...list, docs, codes: docs.map(({ codarticulo }) => codarticulo) }
}
const cards = async (input?: Input) => (await byModel(input)).codes

beforeEach(async () => {
  await store.reset()
  await makeBranch(db, { code: 1 })
})

test('SEARCH-62: the colours and storages of a model share a card, and every number counts cards', async () => {
  await make('A-1', { name: 'Lumen Aria 128 GB, black', color: 'black', storage: '128 GB', popularity: 3 })
  await make('A-2', { name: 'Lumen Aria 256 GB, coral', color: 'coral', storage: '256 GB', popularity: 5 })
  await make('B-1', { name: 'Lumen Brisa, coral', model: 'Brisa', color: 'coral', popularity: 4 })
  const list = await byModel()
  expect(list.codes).toEqual(['A-2', 'B-1'])
  expect(list).toMatchObject({ total: 2, pages: 1, complete: null, fitting: null })
  expect(list.facets.brands).toEqual([{ name: 'Lumen', slug: 'lumen', count: 2 }])
  expect(list.docs[0]?.options).toMatchObject({ colors: [{ name: 'black' }, { name: 'coral' }] })
  const products = await client.call(listProducts, {})
  expect(products.total).toBe(3)
  expect(products.facets.brands).toMatchObject([{ count: 3 }])
})

test('PRODUCT-21: a card says from which price the branch has another of its model', async () => {
  await make('A-1', { name: 'Lumen Aria 128 GB', storage: '128 GB', priceCentavos: 70_000, stock: { 1: 2 } })
  await make('A-2', {
    name: 'Lumen Aria 256 GB',
    storage: '256 GB',
    priceCentavos: 90_000,
    stock: { 1: 2 },
    popularity: 9,
  })
  await make('A-3', { name: 'Lumen Aria 64 GB', storage: '64 GB', priceCentavos: 50_000, stock: { 1: 0 } })
  const [card] = (await byModel({ order_by: 'price_desc' })).docs
  expect(card).toMatchObject({ codarticulo: 'A-2', options: { from_price: 700 } })
  const [cheapest] = (await byModel()).docs
  expect(cheapest).toMatchObject({ codarticulo: 'A-1', options: { from_price: null } })
})

test('SEARCH-62: the filters decide which product stands for its model, and so does the search', async () => {
  await make('BLACK', { name: 'Lumen Aria, black', nameEs: 'Lumen Aria, negro', color: 'black', popularity: 9 })
  await make('CORAL', { name: 'Lumen Aria, coral', color: 'coral', priceCentavos: 90_000 })
  expect(await cards()).toEqual(['BLACK'])
  expect(await cards({ color: 'coral' })).toEqual(['CORAL'])
  expect(await cards({ order_by: 'price_asc' })).toEqual(['CORAL'])
  expect(await cards({ prices: ',950' })).toEqual(['CORAL'])
  expect(await cards({ q: 'aria' })).toEqual(['BLACK'])
  expect(await cards({ q: 'aria coral' })).toEqual(['CORAL'])
  expect(await cards({ q: 'CORAL' })).toEqual(['CORAL'])
})

test('PRODUCT-21: the length of a cable is one of what a model differs in, wherever its name has it', async () => {
  await make('L1', { name: 'Kora Lazo 1 m USB-C cable', model: 'Lazo', categoryId: 9, length: '1 m' })
  await make('L2', { name: 'Kora Lazo 2 m USB-C cable', model: 'Lazo', categoryId: 9, length: '2 m', popularity: 2 })
  expect(await cards()).toEqual(['L2'])
})

test('PRODUCT-21: products whose names differ in more are never behind one card', async () => {
  for (const [code, name] of [
    ['CLEAR', 'Clear case A12, black'],
    ['LEATHER', 'Leather case A12, coral'],
    ['WALLET', 'Wallet case A12, blue'],
  ] as const)
    await make(code, { name, model: 'A12', color: name.split(', ')[1] as string })
  // The same name in English alone.
  await make('FUNDA-1', { name: 'Cover A12, black', nameEs: 'Funda A12, negro', model: 'A12', color: 'black' })
  await make('FUNDA-2', { name: 'Cover A12, blue', nameEs: 'Tapa A12, azul', model: 'A12', color: 'blue' })
  expect(await cards()).toEqual(['CLEAR', 'FUNDA-1', 'FUNDA-2', 'LEATHER', 'WALLET'])
})

test('PRODUCT-21: another maker, category or device is another card, and so is a product without a model', async () => {
  const name = 'Case'
  await make('A', { name, color: 'black' })
  await make('B', { name, color: 'coral', brand: 'Kora' })
  await make('C', { name, color: 'coral', categoryId: 2 })
  await make('D', { name, color: 'coral' })
  const lumen = db.selectFrom('brands').select('id').where('slug', '=', 'lumen')
  await db.insertInto('product_fits').values({ product_code: 'D', brand_id: lumen, model: 'Aria 1' }).execute()
  await make('E', { name, color: 'black', model: '' })
  await make('F', { name, color: 'coral', model: '' })
  expect(await cards()).toEqual(['A', 'B', 'C', 'D', 'E', 'F'])
})

test('PRODUCT-21: what no choice on the page leads to has a card of its own', async () => {
  await make('A', { color: 'black' })
  // The same colour in other words, a product without a colour, and one of which nothing is known.
  await make('B', { name: 'Lumen Aria, negro', color: 'Negro' })
  await make('C', { storage: '128 GB' })
  await make('D', {})
  await make('E', { color: 'coral' })
  expect(await cards()).toEqual(['A', 'B', 'C', 'D'])
  await db.updateTable('products').set({ status: 'hidden' }).where('code', '=', 'A').execute()
  await expect.poll(() => cards()).toEqual(['B', 'C', 'D'])
})

test('PRODUCT-21: more than 60 products are hardly one model: each has a card of its own, without choices', async () => {
  for (let nth = 10; nth < 70; nth += 1)
    await make(`P-${nth}`, { color: `Tone ${nth}`, name: `Lumen Aria, Tone ${nth}` })
  expect((await byModel()).total).toBe(1)
  await make('P-70', { color: 'Tone 70', name: 'Lumen Aria, Tone 70' })
  await expect.poll(async () => (await byModel()).total).toBe(61)
  expect((await byModel()).docs[0]?.options.colors).toEqual([])
  await db.updateTable('products').set({ status: 'hidden' }).where('code', '=', 'P-33').execute()
  await expect.poll(async () => (await byModel()).total).toBe(1)
})

test('PRODUCT-21: a product whose model, name, colour or status changes leaves its card and comes back to it', async () => {
  await make('A', { name: 'Lumen Aria, black', color: 'black' })
  await make('B', { name: 'Lumen Aria, coral', color: 'coral' })
  const change = async (set: { model?: string; name_en?: string; color?: string; status?: 'active' | 'hidden' }) => {
    await db.updateTable('products').set(set).where('code', '=', 'B').execute()
  }
  const becomes = (expected: string[]) => expect.poll(() => cards()).toEqual(expected)
  await becomes(['A'])
  for (const [there, back] of [
    [{ model: 'Brisa' }, { model: 'Aria' }],
    [{ name_en: 'Lumen Aria 5G, coral' }, { name_en: 'Lumen Aria, coral' }],
    [{ color: 'blue' }, { color: 'coral' }],
  ] as const) {
    await change(there)
    await becomes(['A', 'B'])
    await change(back)
    await becomes(['A'])
  }
  await db.updateTable('products').set({ status: 'hidden' }).where('code', '=', 'A').execute()
  await becomes(['B'])
})

test('SEARCH-62: many changes at once, which are written beside the index, move the cards as one does', async () => {
  await makeMany(300)
  expect((await byModel()).total).toBe(150)
  await sql`update products set model = 'Other ' || code where code like '%-1'`.execute(db)
  await expect.poll(async () => (await byModel()).total).toBe(300)
  await sql`update products set model = split_part(code, '-', 1) where true`.execute(db)
  await expect.poll(async () => (await byModel()).total).toBe(150)
})

test('SEARCH-62: changes that are written beside an index leave its cards as they are until they take its place', async () => {
  const index = createCatalogueIndex()
  const write = (into: CatalogueIndex, code: string, color: string, model: string) => {
    const written = nothingWritten()
    const product = { ...indexed, code, color, model, names: [`Aria, ${color}`, `Aria, ${color}`] as [string, string] }
    writeProducts(into, [product], written)
    updateOrders(into, written, new Date())
  }
  write(index, 'A', 'black', 'Aria')
  write(index, 'B', 'coral', 'Aria')
  const fork = await forkIndex(index, 'products', fastPace)
  write(fork, 'B', 'coral', 'Brisa')
  expect([countCards(index, docsOf(index.live)), countCards(fork, docsOf(fork.live))]).toEqual([1, 2])
})

const indexed: IndexedProduct = {
  id: '1',
  code: 'A',
  rowVersion: '1',
  names: ['', ''],
  brand: { slug: 'lumen', name: 'Lumen' },
  category: { id: 1, slug: 'phones', names: ['Phones', 'Celulares'], position: 1 },
  model: '',
  color: null,
  storage: null,
  specifications: [],
  devices: [],
  pictures: [],
  unitsSold: 0,
  createdAt: 0,
  rating: 0,
  reviewsCount: 0,
  ratingTenths: 0,
  special: null,
  prices: [],
  freeStock: [],
}

/** Products in pairs of a model: `M12-0` in black and `M12-1` in coral. */
async function makeMany(count: number): Promise<void> {
  await makeProduct(db, { code: 'M0-0', name: 'Norte, black', model: 'M0' })
  await sql`
    insert into products (code, name_en, name_es, brand_id, category_id, model, status, popularity)
    select 'M' || n / 2 || '-' || n % 2, 'Norte', 'Norte', brand_id, category_id, 'M' || n / 2, 'active', n * 7919 % 1000
    from products, generate_series(1, ${count - 1}::int) n where code = 'M0-0'`.execute(db)
  await sql`
    update products set color = case when code like '%-0' then 'black' else 'coral' end, name_en = 'Norte', name_es = 'Norte'
    where true`.execute(db)
  await sql`
    insert into prices (product_code, level, min_quantity, price_centavos)
    select code, 1, 1, 1000 + popularity / 10 * 100 from products where code <> 'M0-0' and popularity % 13 > 0`.execute(
    db,
  )
}

/** All documents of a list, page by page. */
async function pagesOf(input: Input & object, limit: 10 | 96): Promise<{ code: string }[]> {
  const docs: { code: string }[] = []
  for (let page = 1; ; page += 1) {
    const list = await client.call(listProducts, { ...input, limit, page })
    // No page is empty, and with that `pages` is right.
    expect(list.docs.length).toBeGreaterThan(0)
    docs.push(...list.docs.map(({ codarticulo: code }) => ({ code })))
    if (page >= list.pages) return docs
  }
}

test('SEARCH-62: also behind the most relevant, and in a large list of every order, each model stands once', async () => {
  await makeMany(4_200)
  const modelOf = ({ code }: { code: string }) => code.split('-')[0] as string
  for (const input of [{ q: 'norte' }, ...sortOrders.map((order_by) => ({ order_by }))]) {
    const all = await pagesOf(input, 96)
    const shown = await pagesOf({ ...input, by_model: '1' }, 96)
    expect(all.length).toBe(4_200)
    // Nothing is in stock: of each model the first is shown.
    const firsts = new Map(all.toReversed().map((one) => [modelOf(one), one.code]))
    const isFirst = new Set(firsts.values())
    expect(shown).toEqual(all.filter(({ code }) => isFirst.has(code)))
  }
}, 120_000)

const colours = ['black', 'coral', 'blue', 'cream']
const product = fc.record({
  model: fc.constantFrom('Aria', 'Brisa', 'Clara', 'Duna'),
  title: fc.constantFrom('Norte case', 'Norte wallet'),
  colour: fc.constantFrom(...colours),
  priceCentavos: fc.constantFrom(10_000, 20_000, 30_000),
  popularity: fc.integer({ min: 0, max: 4 }),
  units: fc.integer({ min: 0, max: 1 }),
})

test('SEARCH-62: in every order a list by model is the list of products with the first of each card', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(product, { minLength: 15, maxLength: 30 }), async (given) => {
      await store.reset()
      await makeBranch(db, { code: 1 })
      const different = [
        ...new Map(given.map((one) => [`${one.model} ${one.title} ${one.colour}`, one] as const)).values(),
      ].map((one, nth) => ({ ...one, code: `P-${String(nth).padStart(2, '0')}` }))
      for (const { code, title, colour, units, ...one } of different)
        await make(code, { ...one, name: `${title}, ${colour}`, color: colour, stock: { 1: units } })
      const of = (code: string) => different.find((one) => one.code === code)!
      const cardOf = (code: string) => `${of(code).model} ${of(code).title}`
      for (const filters of [{}, { only_with_existence: '1' }, { color: 'black,coral' }, { prices: '150,' }] as const)
        for (const input of [{ q: 'norte case' }, { q: 'norte' }, ...sortOrders.map((order_by) => ({ order_by }))]) {
          const all = (await pagesOf({ ...filters, ...input }, 96)).map(({ code }) => code)
          const shown = (await pagesOf({ ...filters, ...input, by_model: '1' }, 10)).map(({ code }) => code)
          const firsts = all.filter((code, at) => all.findIndex((other) => cardOf(other) === cardOf(code)) === at)
          expect(shown.map(cardOf)).toEqual(firsts.map(cardOf))
          const byPrice = 'order_by' in input && input.order_by.startsWith('price')
          const standsFor = (first: string) => {
            const here = all.filter((code) => cardOf(code) === cardOf(first) && of(code).units > 0)
            const fair = here.filter((code) => !byPrice || of(code).priceCentavos === of(first).priceCentavos)
            const lowest = Math.min(...fair.map((code) => of(code).priceCentavos))
            const cheapest = fair.filter((code) => of(code).priceCentavos === lowest)
            if (cheapest.length === 0 || cheapest.includes(first)) return first
            const inOrder = byPrice
              ? cheapest.toSorted((a, b) => of(b).popularity - of(a).popularity || (a < b ? -1 : 1))
              : cheapest
            return inOrder[0] as string
          }
          expect(shown).toEqual(firsts.map(standsFor))
          expect((await byModel({ ...filters, ...input })).total).toBe(firsts.length)
        }
    }),
    { numRuns: 15 },
  )
}, 120_000)

test('SEARCH-62: a card shows a product that the branch has before one that it lacks, by price only at the same price', async () => {
  await make('DEAR', { color: 'black', priceCentavos: 30_000, popularity: 9 })
  await make('HERE', { color: 'coral', priceCentavos: 30_000, popularity: 3, stock: { 1: 1 } })
  await make('CHEAP', { color: 'blue', priceCentavos: 10_000, popularity: 5 })
  await make('OTHER', { name: 'Lumen Brisa', model: 'Brisa', color: 'blue', popularity: 5, priceCentavos: 20_000 })
  expect(await cards({})).toEqual(['HERE', 'OTHER'])
  expect(await cards({ place: 2 })).toEqual(['DEAR', 'OTHER'])
  expect(await cards({ order_by: 'price_asc' })).toEqual(['CHEAP', 'OTHER'])
  expect(await cards({ order_by: 'price_desc' })).toEqual(['HERE', 'OTHER'])
})

test('SEARCH-62: in orders of popularity and age and in a search a card shows the cheapest that the branch has', async () => {
  const stock = { 1: 1 }
  await make('DEAR', { color: 'black', popularity: 9, stock })
  await make('THREE', { color: 'cream', popularity: 8, stock, special: { priceCentavos: 500, minQuantity: 3 } })
  await make('OFFER', { color: 'coral', popularity: 3, stock, special: { priceCentavos: 90_000 } })
  await make('ELSEWHERE', { color: 'blue', popularity: 5, special: { priceCentavos: 80_000 } })
  await make('OTHER', { name: 'Lumen Brisa', model: 'Brisa', color: 'blue', popularity: 5, stock })
  for (const input of [{}, { q: 'lumen' }, { order_by: 'newest' }] as const) {
    expect(new Set(await cards(input))).toEqual(new Set(['OFFER', 'OTHER']))
    expect(await cards({ ...input, color: 'black' })).toEqual(['DEAR'])
  }
  expect(await cards({})).toEqual(['OFFER', 'OTHER'])
  // An offer from a quantity on is no price of one unit; of equal prices the first in the order is shown.
  expect(await cards({ color: 'black,cream' })).toEqual(['DEAR'])
  expect(await cards({ order_by: 'price_desc' })).not.toContain('OFFER')
  // The colour that is searched matches better than another for less.
  expect(await cards({ q: 'lumen aria black' })).toEqual(['DEAR'])
})

test('SEARCH-62: the cards of what matches all words of a search are counted apart', async () => {
  const stock = { 1: 1 }
  await make('A', { name: 'Audífonos Brío, black', model: 'Brío', color: 'black', stock })
  await make('B', { name: 'Audífonos Brío, coral', model: 'Brío', color: 'coral', stock })
  await make('C', { name: 'Audífonos Calma, coral', model: 'Calma', color: 'coral', stock })
  await make('D', { name: 'Audífonos Calma, black', model: 'Calma', color: 'black', stock })
  const list = await byModel({ q: 'audifonos brio' })
  expect(list).toMatchObject({ total: 2, complete: 1 })
  // One colour of a model has all words: its other colour, which has not, is not shown below it.
  expect(await byModel({ q: 'audifonos calma coral' })).toMatchObject({ total: 2 })
})
