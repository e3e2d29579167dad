import { readFileSync } from 'node:fs'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createListLoader } from '#server/testing/load-list.ts'
import { makeBranch, makeProduct } from '#server/testing/make.ts'
import { testStore } from '#server/testing/store.ts'
import { isStockList, loadStock } from './load-stock.ts'
import { openPriceList } from './read-rows.ts'
import { createRefusedFile, refusedPathOf } from './refused-file.ts'

const store = await testStore()
const { db, pool } = store.database
const lists = createListLoader(db)
afterAll(() => lists.remove())

beforeEach(async () => {
  await store.reset()
  await makeBranch(db, { code: 1 })
  await makeBranch(db, { code: 25 })
  await makeProduct(db, { code: 'A1', stock: { 1: 5 } })
})

const load = async (content: string, dryRun = false) =>
  loadStock(db, await openPriceList(lists.file(content)), { dryRun })
const stock = async () =>
  (await pool.query({ text: 'select branch_code, on_hand from stock order by 1', rowMode: 'array' })).rows

test('IMPORT-30: a file of product, branch and quantity sets the stock, and again changes nothing', async () => {
  const list = 'product,branch,quantity\nA1,1,7\nA1,25,3\n'
  expect(await load(list, true)).toMatchObject({ changed: 2 })
  expect(await stock()).toEqual([[1, 5]])
  expect(await load(list)).toMatchObject({ rows: 2, changed: 2, refusedCount: 0 })
  expect(await stock()).toEqual([
    [1, 7],
    [25, 3],
  ])
  expect(await load(list)).toMatchObject({ changed: 0 })
})

test('IMPORT-31: refused rows of such a file come back with the reasons, as a stock list', async () => {
  const path = lists.file('product,branch,quantity\nA1,1,many\n', 'stock.csv')
  const refused = createRefusedFile(refusedPathOf(path), await openPriceList(path))
  await loadStock(db, await openPriceList(path), { dryRun: false, onRefused: refused.add })
  await refused.end()
  const corrected = readFileSync(refusedPathOf(path), 'utf8').replace('many', '9')
  expect(isStockList((await openPriceList(lists.file(corrected))).header)).toBe(true)
  expect(await load(corrected)).toMatchObject({ changed: 1, refusedCount: 0 })
  expect(await stock()).toEqual([[1, 9]])
})

test('IMPORT-30: rows of unknown products, branches and counts are refused by line', async () => {
  const { refused, changed } = await load(
    'codarticulo;codplace;existencia\nNONE;1;7\nA1;2;7\nA1;1;many\nA1;1;6\nA1;1;8\n',
  )
  expect(refused.map(({ line, column }) => [line, column]).toSorted()).toEqual([
    [2, 'codarticulo'],
    [3, 'codplace'],
    [4, 'existencia'],
    [6, 'codarticulo'],
  ])
  expect(changed).toBe(1)
  expect(await stock()).toEqual([[1, 6]])
})

test('a file with further columns is no stock list', () => {
  expect(isStockList(['product', 'branch', 'quantity'])).toBe(true)
  expect(isStockList(['code', 'stock_1', 'price'])).toBe(false)
})

test('IMPORT-55: a stock list that cannot be read to its end stores the rows before, and says why it stopped', async () => {
  const summary = await load('product,branch,quantity\nA1,1,7\nA1,25,"3')
  expect(summary).toMatchObject({ rows: 1, changed: 1, fault: expect.stringContaining('The file cannot be read on') })
  expect(await stock()).toEqual([[1, 7]])
})
