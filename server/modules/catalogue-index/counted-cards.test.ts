import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import type { ReplyOf } from '#contract/endpoint.ts'
import { listProducts } from '#contract/products.ts'
import { suggestProducts } from '#contract/search.ts'
import { categoryCode } from '#domain/products/category-codes.ts'
import { type ProductToMake, makeBranch, makeProduct } from '#server/testing/make.ts'
import { testStore } from '#server/testing/store.ts'

const store = await testStore()
const { db } = store.database
const client = store.client()
type Input = Parameters<typeof client.call<typeof listProducts>>[1]
const chargers = categoryCode('main', 'chargers')

interface Charger extends Partial<ProductToMake> {
  color: string
  ports?: string
  watts?: number
}

async function make(code: string, { color, ports = 'USB-C', watts = 20, ...product }: Charger): Promise<void> {
  await makeProduct(db, { name: `Norte Rayo, ${color}`, model: 'Rayo', categoryId: chargers, ...product, code })
  const specifications = Object.entries({ Ports: ports, Power: `${watts} W` }).map(([name, value]) => ({
    name: { en: name, es: name },
    value: { en: value, es: value },
  }))
  await db
    .updateTable('products')
    .set({ color, specifications: JSON.stringify(specifications) })
    .where('code', '=', code)
    .execute()
}

const list = (input: Input) => client.call(listProducts, { ...input, by_model: '1' })

beforeEach(async () => {
  await store.reset()
  await makeBranch(db, { code: 1 })
})

/** Each value of each filter with its number, as the filter of a list that it would be. */
function choicesOf({ facets }: ReplyOf<typeof listProducts>): [Input, number][] {
  return [
    ...facets.categories.map((one): [Input, number] => [{ category: one.category_id }, one.count]),
    ...facets.brands.map((one): [Input, number] => [{ brands_selected: one.slug }, one.count]),
    ...facets.models.map((one): [Input, number] => [{ models_selected: one.name }, one.count]),
    ...facets.rated.map((one): [Input, number] => [{ rated: one.rated }, one.count]),
    ...facets.kinds.flatMap(({ name, values }) =>
      values.map((one): [Input, number] => [{ [name]: one.value }, one.count]),
    ),
    [{ only_offers: '1' }, facets.only_offers],
    [{ only_with_existence: '1' }, facets.only_with_existence],
  ]
}

const product = fc.record({
  model: fc.constantFrom('Rayo', 'Trueno', 'Brisa'),
  brand: fc.constantFrom('Norte', 'Kora'),
  color: fc.constantFrom('black', 'coral', 'blue'),
  ports: fc.constantFrom('USB-C', 'USB-A', '1 USB-C, 1 USB-A'),
  watts: fc.constantFrom(20, 30, 65),
  isOffer: fc.boolean(),
  units: fc.integer({ min: 0, max: 1 }),
  rating: fc.constantFrom(0, 3, 5),
})
const sometimes = <T>(values: readonly T[]) => fc.option(fc.constantFrom(...values), { nil: undefined, freq: 2 })
const filters = fc.record({
  color: sometimes(['black', 'black,coral']),
  ports: sometimes(['usb-c', 'usb-a']),
  brands_selected: sometimes(['norte']),
  rated: sometimes([4]),
  only_with_existence: sometimes(['1']),
})

test('SEARCH-13, SEARCH-62: each choice has the number of cards of the list that it leads to', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(product, { minLength: 8, maxLength: 20 }),
      fc.array(filters, { minLength: 4, maxLength: 4 }),
      async (given, chosenFilters) => {
        await store.reset()
        await makeBranch(db, { code: 1 })
        for (const [nth, { isOffer, units, rating, brand, model, ...one }] of given.entries()) {
          const code = `P-${nth}`
          const offer = isOffer ? { special: { priceCentavos: 1_000 } } : {}
          await make(code, { ...one, ...offer, brand, model, name: `${model}, ${one.color}`, stock: { 1: units } })
          await db.updateTable('products').set({ rating_average: rating }).where('code', '=', code).execute()
        }
        for (const chosen of [{}, ...chosenFilters]) {
          const input = Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== undefined)) as Input
          const reply = await list(input)
          expect(reply.docs).toHaveLength(reply.total)
          for (const [choice, count] of choicesOf(reply))
            expect([choice, (await list({ ...input, ...choice })).total]).toEqual([choice, count])
        }
      },
    ),
    { numRuns: 8 },
  )
}, 240_000)

test('SEARCH-13: a card counts once for a value that several of its products have, and for each value that one has', async () => {
  await make('A', { color: 'black', ports: 'USB-C' })
  await make('B', { color: 'coral', ports: 'USB-C' })
  await make('C', { color: 'blue', ports: '1 USB-C, 1 USB-A', name: 'Norte Rayo, blue' })
  await make('D', { color: 'black', ports: 'USB-A', model: 'Trueno', name: 'Norte Trueno, black' })
  const kinds = async (input: Input) =>
    Object.fromEntries(
      (await list(input)).facets.kinds.map(({ name, values }) => [name, values.map((one) => [one.value, one.count])]),
    )
  const { color, ports } = await kinds({})
  expect(new Map(color as [string, number][])).toEqual(
    new Map([
      ['black', 2],
      ['coral', 1],
      ['blue', 1],
    ]),
  )
  expect(new Map(ports as [string, number][])).toEqual(
    new Map([
      ['usb-c', 1],
      ['usb-a', 2],
    ]),
  )
  // A filter lets some of a card through and excludes others.
  expect(new Map((await kinds({ ports: 'usb-c' }))['ports'] as [string, number][]).get('usb-a')).toBe(2)
})

test('SEARCH-15, SEARCH-28, SEARCH-42: the list with one filter less, the nearest search and the suggestions count cards', async () => {
  await make('A', { color: 'black', watts: 20 })
  await make('B', { color: 'coral', watts: 20 })
  await make('C', { color: 'black', name: 'Kora Rayo, black', brand: 'Kora', watts: 65 })
  expect((await list({ color: 'coral', brands_selected: 'kora' })).relaxed).toEqual([
    { filter: 'brands_selected', total: 1 },
    { filter: 'color', total: 1 },
  ])
  const suggestions = await client.call(suggestProducts, { q: 'rayo' })
  expect(suggestions.find(({ kind }) => kind === 'all')?.total).toBe(2)
  expect((await list({ q: 'rayo' })).total).toBe(2)
  const priced = await client.call(suggestProducts, { q: 'rayo menos de 5000' })
  expect(priced.find(({ kind }) => kind === 'all')?.total).toBe(2)
})

test('SEARCH-12: of the models with as many cards those are offered which the store has most products of', async () => {
  for (let n = 10; n < 61; n += 1)
    await makeProduct(db, { code: `P-${n}`, name: `Norte ${n}`, model: `Model ${n}`, categoryId: 1 })
  for (const color of ['black', 'coral']) {
    await makeProduct(db, { code: color, name: `Norte Zafiro, ${color}`, model: 'Zafiro', categoryId: 1 })
    await db.updateTable('products').set({ color }).where('code', '=', color).execute()
  }
  const { models } = (await list({})).facets
  expect(models).toHaveLength(50)
  expect(models[0]).toEqual({ name: 'Zafiro', count: 1 })
})
