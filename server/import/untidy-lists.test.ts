import { afterAll, beforeEach, expect, test } from 'vitest'
import { createListLoader } from '#server/testing/load-list.ts'
import { makeBranch, makeProduct } from '#server/testing/make.ts'
import { testStore } from '#server/testing/store.ts'
import { isStockList, loadStock } from './load-stock.ts'
import { parseMapping } from './mapping.ts'
import { openPriceList } from './read-rows.ts'

const store = await testStore()
const { db, pool } = store.database
const lists = createListLoader(db)
afterAll(() => lists.remove())

const mapping = parseMapping(
  {
    title: 'A list of an accountant',
    columns: { code: 'Código', name: 'Artículo', brand: 'Marca', price: 'Precio' },
    currency: { code: 'DOP', pesos: 1 },
    decimalComma: true,
    roundUpToPesos: 0.01,
    category: { id: 1, slug: 'cellphones', en: 'Cellphones', es: 'Celulares' },
  },
  'The mapping',
)
const header = 'Código;Artículo;Marca;Precio'

beforeEach(async () => {
  await store.reset()
  await makeBranch(db, { code: 1 })
})

test('IMPORT-60: rows of separators alone are no rows, and the lines of the others stay', async () => {
  const summary = await lists.load(
    ['', ';;;', header, ';;;', '', ' ; ;;', 'A1;Star;Lumen;100,50', 'A2;Star;Lumen;x'].join('\n'),
    {
      mapping,
    },
  )
  expect(summary).toMatchObject({ rows: 2, created: 1, refused: [{ line: 8, column: 'Precio' }] })
})

test('IMPORT-60: empty cells after the last column belong to no column', async () => {
  const rows = ['A1;Star;Lumen;100,50;', 'A2;Star 2;Lumen;100,50;;;', 'A3;Star 3;Lumen;100,50;x']
  const summary = await lists.load([`${header};;`, ...rows].join('\n'), { mapping })
  expect(summary).toMatchObject({
    created: 2,
    refused: [{ line: 4, column: 'the row', reason: 'has 5 cells where the header has 4' }],
  })
})

test('IMPORT-60: a stock list with separators at the end of its lines is one', async () => {
  await makeProduct(db, { code: 'A1', stock: { 1: 5 } })
  const file = await openPriceList(lists.file('product;branch;quantity;\nA1;1;7;\n;;;\n'))
  expect(isStockList(file.header)).toBe(true)
  expect(await loadStock(db, file, { dryRun: false })).toMatchObject({ rows: 1, changed: 1, refusedCount: 0 })
  expect((await pool.query('select on_hand from stock')).rows).toEqual([{ on_hand: 7 }])
})

test('IMPORT-61: a header in Latin-1 that is read as UTF-8 is refused with the encoding to try', async () => {
  const list = Buffer.from(`${header}\nA1;Star;Lumen;100,50\n`, 'latin1')
  await expect(lists.load(list, { mapping })).rejects.toThrow('import it with the encoding latin1')
  expect(await lists.load(list, { mapping, encoding: 'latin1' })).toMatchObject({ created: 1 })
})

test('IMPORT-54: a refused amount comes with an example in the notation of the mapping', async () => {
  const { refused } = await lists.load(`${header}\nA1;Star;Lumen;N/A\n`, { mapping })
  expect(refused).toEqual([{ line: 2, column: 'Precio', reason: '"N/A" is no amount such as 1.250,50' }])
})
