import { afterAll, beforeEach, expect, test } from 'vitest'
import { createListLoader } from '#server/testing/load-list.ts'
import { makeBranch } from '#server/testing/make.ts'
import { testStore } from '#server/testing/store.ts'
import { parseMapping } from './mapping.ts'

const store = await testStore()
const { db, pool } = store.database
const lists = createListLoader(db)
afterAll(() => lists.remove())

const mappingWith = (columns: Record<string, string>) =>
  parseMapping(
    {
      title: 'Phones with long names',
      columns: { name: 'Article', brand: 'Maker', price: 'Cost', ...columns },
      currency: { code: 'DOP', pesos: 1 },
      roundUpToPesos: 1,
      category: { id: 1, slug: 'cellphones', en: 'Cellphones', es: 'Celulares' },
    },
    'The mapping',
  )
const long = `Lumen Star 5 ${'with a wide screen '.repeat(9)}(6GB RAM + 128GB)`

beforeEach(async () => {
  await store.reset()
  await makeBranch(db, { code: 1 })
})

test('IMPORT-52: memory and storage at the end of a name that is too long are read from the whole name', async () => {
  const summary = await lists.load(`Article,Maker,Cost\n${long},Lumen,100\n`, { mapping: mappingWith({}) })
  expect([...summary.cut]).toEqual([['Article', { count: 1, lines: [2] }]])
  const { rows } = await pool.query('select name_en, storage from products')
  expect(rows).toEqual([{ name_en: expect.stringMatching(/^Lumen Star 5 .* 6\/128 GB$/), storage: '128 GB' }])
  expect(rows[0].name_en.length).toBeLessThanOrEqual(160)
})

test('IMPORT-52: sizes in brackets in the Spanish name are not said twice', async () => {
  await lists.load('Article,Maker,Cost,Nombre\nStar 5 (6GB + 128GB),Lumen,100,Estrella 5 (6GB + 128GB)\n', {
    mapping: mappingWith({ nameEs: 'Nombre' }),
  })
  expect((await pool.query('select name_es from products')).rows).toEqual([{ name_es: 'Estrella 5 6/128 GB' }])
})

test('IMPORT-78: without a Spanish name, in its column or not, a product has the English one in both', async () => {
  const list = 'code,name,name_es,brand,category,price\nA1,Star,,Lumen,Phones,100\n'
  expect((await lists.load(list)).refused).toEqual([])
  const names = async () => (await pool.query('select name_en, name_es from products')).rows
  expect(await names()).toEqual([{ name_en: 'Star', name_es: 'Star' }])
  await lists.load('code,name_es\nA1,Estrella\n')
  expect(await names()).toEqual([{ name_en: 'Star', name_es: 'Estrella' }])
  await lists.load('code,name_es\nA1,\n')
  expect(await names()).toEqual([{ name_en: 'Star', name_es: 'Star' }])
})
