import { listProducts } from '#contract/products.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createListLoader } from '#server/testing/load-list.ts'
import { testStore } from '#server/testing/store.ts'
import { detectMapping, parseMapping } from './mapping.ts'
import type { Mapping } from './mapping-schema.ts'
import { reportOf } from './report.ts'

const store = await testStore()
const { db, pool } = store.database
const lists = createListLoader(db)
afterAll(() => lists.remove())
beforeEach(() => store.reset())

const header = 'code,name,brand,category,category_es,price,barcode'

test('IMPORT-79: another Spanish name of a category is noted once, with its line, and the category keeps its own', async () => {
  await lists.load(`${header}\nA1,Star,Lumen,Phones,Celulares,100,\n`)
  const rows = ['A1', 'A2', 'A3'].map(
    (code) => `${code},Star,Lumen,Phones,${code === 'A1' ? 'Celulares' : 'Móviles'},100,\n`,
  )
  const summary = await lists.load(`${header}\n${rows.join('')}`)
  const noted = reportOf(summary, false)
    .split('\n')
    .filter((line) => line.includes('Spanish'))
  expect(noted).toEqual(['line 3: the category Phones keeps its Spanish name Celulares; Móviles is not stored'])
  expect((await pool.query('select name_es from categories')).rows).toEqual([{ name_es: 'Celulares' }])
})

test('IMPORT-80: cells that were left out are named with their first lines', async () => {
  const rows = Array.from({ length: 25 }, (_, at) => `A${at},Star ${at},Lumen,Phones,,100,4006381333930\n`)
  const report = reportOf(await lists.load(`${header}\n${rows.join('')}`), false)
  const lines = Array.from({ length: 20 }, (_, at) => at + 2).join(', ')
  expect(report).toContain(`cannot be true: barcode 25× (line ${lines} and 5 more).`)
})

test('IMPORT-81: a price of 0 of an active product is noted with its line, one of a hidden product is not', async () => {
  const summary = await lists.load(
    'code,name,brand,category,price,status\nA1,Star,Lumen,Phones,0,active\nA2,Sol,Lumen,Phones,0,hidden\n',
  )
  expect(reportOf(summary, false)).toContain('Prices of 0, for which active products cannot be bought: line 2.')
})

test('IMPORT-83: prices with three decimals are noted with their lines, since they may be thousands', async () => {
  const columns = 'code,name,brand,category,price'
  const rows = ['1.250', '1250', '1,250', '12.50', '1250.125', '999.999'].map(
    (price, at) => `A${at},Star ${at},Lumen,Phones,"${price}"\n`,
  )
  const report = reportOf(await lists.load(`${columns}\n${rows.join('')}`), false)
  expect(report).toContain('Amounts with three decimals, which are read as less than 1,000: price 2× (line 2, 7).')
  const mapping = { ...(detectMapping(columns.split(',')) as Mapping), decimalComma: true }
  const other = await lists.load(`${columns}\nB1,Star,Lumen,Phones,"1,250"\nB2,Sol,Lumen,Phones,1.250\n`, { mapping })
  expect(reportOf(other, false)).toContain('price 1× (line 2)')
})

test('IMPORT-58: an entry that a mapping lacks is called missing', () => {
  const mapping = { title: 'A', columns: { name: 'A', brand: 'B', price: 'C' }, currency: { code: 'DOP', pesos: 1 } }
  expect(() => parseMapping(mapping, 'The mapping')).toThrow('roundUpToPesos: is missing')
})

test('IMPORT-82: a color of several words stays as it is written, in the store, on cards and in an export', async () => {
  const colors = ['red/blue', 'black & gold', 'dark red', 'Sky Blue', 'negro']
  const rows = colors.map((color, at) => `A${at},Star ${at},Lumen,Phones,100,${color}\n`).join('')
  await lists.load(`code,name,brand,category,price,color\n${rows}`)
  const stored = ['red/blue', 'black & gold', 'dark red', 'sky blue', 'black']
  expect((await pool.query('select color from products order by code')).rows.map(({ color }) => color)).toEqual(stored)
  const { docs } = await store.client().call(listProducts, { q: 'star' })
  expect(new Set(docs.map(({ color }) => color))).toEqual(new Set(stored))
  expect(await lists.load(await lists.export())).toMatchObject({ unchanged: 5, updated: 0 })
})

test('IMPORT-82: the filter of colors finds a color of several words by the color in it', async () => {
  await lists.load(
    'code,name,brand,category,price,color\nA1,Star,Lumen,Phones,100,dark red\nA2,Sol,Lumen,Phones,100,blue\n',
  )
  const { docs } = await store.client().call(listProducts, { color: 'red' })
  expect(docs.map(({ codarticulo }) => codarticulo)).toEqual(['A1'])
})
