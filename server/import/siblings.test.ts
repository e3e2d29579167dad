import { afterAll, beforeEach, expect, test } from 'vitest'
import { createListLoader } from '#server/testing/load-list.ts'
import { makeBranch } from '#server/testing/make.ts'
import { testStore } from '#server/testing/store.ts'
import { parseMapping } from './mapping.ts'

const store = await testStore()
const { db, pool } = store.database
const lists = createListLoader(db)
afterAll(() => lists.remove())

const mapping = parseMapping(
  {
    title: 'Phones with groups',
    columns: { code: 'Ref', name: 'Article', brand: 'Maker', price: 'Cost', siblings: 'Group' },
    currency: { code: 'DOP', pesos: 1 },
    roundUpToPesos: 1,
    category: { id: 1, slug: 'cellphones', en: 'Cellphones', es: 'Celulares' },
  },
  'The mapping',
)
const load = (rows: readonly string[], options = {}) =>
  lists.load(['Ref,Article,Maker,Cost,Group', ...rows].join('\n'), { mapping, ...options })
const models = async () =>
  (await pool.query({ text: 'select code, model from products order by code', rowMode: 'array' })).rows

beforeEach(async () => {
  await store.reset()
  await makeBranch(db, { code: 1 })
})

test('IMPORT-50: a refused first sibling that is corrected and imported later gets the model of the others', async () => {
  await load(['A1,Star 5 black,Lumen,cheap,S5', 'A2,Star 5 red,Lumen,100,S5'])
  await load(['A1,Star 5 black,Lumen,100,S5'])
  expect(await models()).toEqual([
    ['A1', 'Star 5 red'],
    ['A2', 'Star 5 red'],
  ])
})

test('IMPORT-50: the whole list again, now corrected, keeps the model of the group', async () => {
  await load(['A1,Star 5 black,Lumen,cheap,S5', 'A2,Star 5 red,Lumen,100,S5'])
  const corrected = ['A1,Star 5 black,Lumen,100,S5', 'A2,Star 5 red,Lumen,100,S5']
  expect(await load(corrected)).toMatchObject({ created: 1, updated: 0, unchanged: 1 })
  expect(await load(corrected)).toMatchObject({ unchanged: 2 })
})

test('IMPORT-50: a group of the same name of another brand is another group', async () => {
  await load(['A1,Star 5 black,Lumen,100,S5'])
  await load(['B1,Cubo 2 black,Onza,100,S5', 'B2,Cubo 2 red,Onza,100,S5'])
  expect(await models()).toEqual([
    ['A1', 'Star 5 black'],
    ['B1', 'Cubo 2 black'],
    ['B2', 'Cubo 2 black'],
  ])
})

test('IMPORT-50: siblings in different batches have one model', async () => {
  await load(['A1,Star 5 black,Lumen,100,S5', 'A2,Star 5 red,Lumen,100,S5', 'A3,Star 5 blue,Lumen,100,S5'], {
    batchSize: 1,
  })
  expect(new Set((await models()).map(([, model]) => model))).toEqual(new Set(['Star 5 black']))
})
