import { beforeEach, expect, test } from 'vitest'
import { compareProducts, listBranchStock, listCards } from '#contract/compare.ts'
import { makeBranch, makeProduct } from '#server/testing/make.ts'
import { testStore } from '#server/testing/store.ts'

const store = await testStore()
const { db } = store.database
const client = store.client()
const compare = async (codes: string, place = 1) => (await client.call(compareProducts, { codes, place })).products
const cards = async (codes: string) => (await client.call(listCards, { codes })).docs

beforeEach(async () => {
  await store.reset()
  await makeBranch(db, { code: 1 })
  await makeBranch(db, { code: 25 })
  for (const code of ['A', 'B', 'C']) await makeProduct(db, { code, priceCentavos: 12_345, stock: { 1: 3, 25: 7 } })
})

test('products come in the requested order, each once', async () => {
  expect((await compare('C,A,C')).map(({ codarticulo }) => codarticulo)).toEqual(['C', 'A'])
  expect((await cards('B,A')).map(({ codarticulo }) => codarticulo)).toEqual(['B', 'A'])
})

test('they show the price and the free stock at the requested branch', async () => {
  expect(await compare('A', 25)).toMatchObject([{ price: 123.45, existence: 7, GlobalExistence: 10 }])
})

test('specifications and warranty come in the requested language', async () => {
  const specifications = JSON.stringify([
    { name: { en: 'Screen', es: 'Pantalla' }, value: { en: '6 inch', es: '6 pulgadas' } },
  ])
  await store.database.pool.query('update products set specifications = $1, warranty_days = 90 where code = $2', [
    specifications,
    'A',
  ])
  const spanish = store.client({ language: 'es' })
  const { products } = await spanish.call(compareProducts, { codes: 'A' })
  expect(products[0]).toMatchObject({ garanty: 90, specifications: [{ name: 'Pantalla', value: '6 pulgadas' }] })
})

test('products that do not exist or are hidden are left out', async () => {
  await makeProduct(db, { code: 'H', status: 'hidden' })
  expect((await compare('H,ZZZ,A')).map(({ codarticulo }) => codarticulo)).toEqual(['A'])
  expect(await cards('ZZZ')).toEqual([])
})

test('a special price that has ended is not shown', async () => {
  await makeProduct(db, { code: 'S', special: { priceCentavos: 100, until: new Date('2020-01-01') } })
  expect((await cards('S'))[0]).toMatchObject({ special_price: 0, discountPercentage: 0 })
})

test('the stock by branch names the open branches that have a product, and no product that is hidden', async () => {
  await makeBranch(db, { code: 3, active: false })
  await makeProduct(db, { code: 'D', stock: { 1: 0, 3: 8, 25: 120 } })
  await makeProduct(db, { code: 'H', status: 'hidden', stock: { 1: 5 } })
  const { docs } = await client.call(listBranchStock, { codes: 'D,ZZZ,H,A' })
  expect(docs).toEqual([
    { codarticulo: 'D', branchesAvailable: [{ pos_id: 25, existencia: '+99' }] },
    {
      codarticulo: 'A',
      branchesAvailable: [
        { pos_id: 1, existencia: 3 },
        { pos_id: 25, existencia: 7 },
      ],
    },
  ])
})

test.each([
  [
    'the stock of a twenty-first product',
    `products/branches?codes=${Array.from({ length: 21 }, (_, at) => `P${at}`).join(',')}`,
  ],
  ['a fifth product', 'products/compare?codes=A,B,C,D,E'],
  ['a thirteenth card', `products/cards?codes=${Array.from({ length: 13 }, (_, at) => `P${at}`).join(',')}`],
  ['no code', 'products/compare'],
  ['an empty list', 'products/compare?codes=,,'],
  ['a code that none could be', 'products/compare?codes=A,%27%20or%201=1'],
  ['a branch that none could be', 'products/cards?codes=A&place=x'],
])('%s is a 422', async (_, path) => {
  expect((await store.send('GET', `/api/catalog/${path}`)).status).toBe(422)
})
