import { beforeEach, expect, test } from 'vitest'
import { listProducts } from '#contract/products.ts'
import { suggestProducts } from '#contract/search.ts'
import { makeBranch, makeProduct } from '#server/testing/make.ts'
import { testStore } from '#server/testing/store.ts'

const store = await testStore()
const { db } = store.database
const client = store.client()

const nameCategory = (id: number, en: string, es: string) =>
  db.updateTable('categories').set({ name_en: en, name_es: es }).where('id', '=', id).execute()

const suggested = async (q: string, shown = '') => {
  const lines = await client.call(suggestProducts, { q, ...(shown && { shown }) })
  return {
    codes: lines.flatMap(({ codarticulo }) => codarticulo ?? []),
    total: lines.find(({ kind }) => kind === 'all')?.total,
  }
}

const listed = async (input: Parameters<typeof client.call<typeof listProducts>>[1]) => {
  const { docs, total } = await client.call(listProducts, input)
  return { codes: docs.slice(0, 4).map(({ codarticulo }) => codarticulo), total }
}

beforeEach(async () => {
  await store.reset()
  await makeBranch(db, { code: 1 })
  const phone = (code: string, pesos: number, popularity: number) =>
    makeProduct(db, {
      code,
      name: `Kora ${code} phone`,
      nameEs: `Celular Kora ${code}`,
      categoryId: 1,
      priceCentavos: pesos * 100,
      popularity,
    })
  await phone('DEAR', 60_000, 90)
  await phone('MIDDLE', 9_000, 50)
  await phone('CHEAP', 4_000, 10)
  await makeProduct(db, {
    code: 'CASE',
    name: 'Case for Kora CHEAP phone',
    nameEs: 'Funda para celular Kora CHEAP',
    categoryId: 12,
    priceCentavos: 50_000,
  })
  await nameCategory(1, 'Phones', 'Celulares')
  await nameCategory(12, 'Phone cases', 'Fundas')
})

test.each(['celular menos de 10000', 'phones under 10000', 'Celulares hasta 10 mil'])(
  'SEARCH-42: %s suggests the category within the price, with the number that its list has',
  async (q) => {
    const inCategory = await listed({ category: 1, prices: ',10000' })
    expect(inCategory).toEqual({ codes: ['MIDDLE', 'CHEAP'], total: 2 })
    expect(await suggested(q)).toEqual(inCategory)
  },
)

test('SEARCH-42: a price beside other words counts the matches within it, and a price alone all products', async () => {
  expect(await suggested('kora menos de 10000')).toEqual(await listed({ q: 'kora', prices: ',10000' }))
  expect((await suggested('kora menos de 10000')).total).toBe(3)
  expect(await suggested('menos de 5000')).toEqual(await listed({ prices: ',5000' }))
  expect((await suggested('menos de 5000')).total).toBe(2)
  expect(await suggested('celular menos de 1000')).toEqual({ codes: [], total: undefined })
})

test.each(['celular barato', 'cheap phone', 'celular kora barato menos de 10000'])(
  'SEARCH-42: %s suggests the cheapest first, as its list does, whatever was shown before',
  async (q) => {
    const prices = q.includes('10000') ? { q: 'celular kora barato', prices: ',10000' } : { q }
    const list = await listed(prices)
    const phones = list.codes.filter((code) => code !== 'CASE')
    expect(phones.slice(0, 2)).toEqual(['CHEAP', 'MIDDLE'])
    expect(await suggested(q, 'DEAR,MIDDLE')).toEqual(list)
  },
)
