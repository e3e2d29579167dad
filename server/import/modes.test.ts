import { readFileSync } from 'node:fs'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createListLoader } from '#server/testing/load-list.ts'
import { makeBranch } from '#server/testing/make.ts'
import { testStore } from '#server/testing/store.ts'
import { parseMapping } from './mapping.ts'
import { openPriceList } from './read-rows.ts'
import { createRefusedFile, refusedPathOf } from './refused-file.ts'
import type { Difference } from './store-batch.ts'
import { reportOf } from './report.ts'

const store = await testStore()
const { db, pool } = store.database
const lists = createListLoader(db)
afterAll(() => lists.remove())

const header = 'code,name,brand,category,price,stock_1'
beforeEach(async () => {
  await store.reset()
  await makeBranch(db, { code: 1 })
  await lists.load(
    `${header}\nA1,Star 1,Lumen,Phones,100,1\nA2,Star 2,Lumen,Phones,200,2\nA3,Star 3,Lumen,Phones,300,3\n`,
  )
})

const rowsOf = async (text: string) => (await pool.query(text)).rows as Record<string, unknown>[]
const hidden = async () =>
  (await rowsOf("select code from products where status = 'hidden' order by code")).map((row) => row['code'])

test('IMPORT-25: a full list says how many products it lacks, and hides them only where it may', async () => {
  const list = `${header}\nA1,Star 1,Lumen,Phones,100,1\n`
  const first = await lists.load(list, { isFull: true })
  expect(first.unlisted).toEqual({ count: 2, hidden: 0, isUnsure: false, isEmpty: false })
  expect(reportOf(first, false)).toContain(
    'The list lacks 2 products that the store shows. None was hidden: run it again with --yes',
  )
  expect(await hidden()).toEqual([])
  expect((await lists.load(list, { isFull: true, mayHide: true, dryRun: true })).unlisted).toMatchObject({ hidden: 0 })
  expect((await lists.load(list, { isFull: true, mayHide: true })).unlisted).toMatchObject({ count: 2, hidden: 2 })
  expect(await hidden()).toEqual(['A2', 'A3'])
})

test('IMPORT-25: a product that a full list had hidden is shown again once a list has it; one that staff hid stays hidden', async () => {
  await pool.query("update products set status = 'hidden' where code = 'A3'")
  await lists.load(`${header}\nA1,Star 1,Lumen,Phones,100,1\n`, { isFull: true, mayHide: true })
  await lists.load(`${header}\nA2,Star 2,Lumen,Phones,200,2\nA3,Star 3,Lumen,Phones,300,3\n`)
  expect(await hidden()).toEqual(['A3'])
})

test('IMPORT-25: a refused row counts as listed; where its code cannot be read, nothing is hidden', async () => {
  const list = (rows: string) =>
    lists.load(`${header}\nA1,Star 1,Lumen,Phones,100,1\n${rows}\n`, { isFull: true, mayHide: true })
  expect((await list('A2,Star 2,Lumen,Phones,cheap,2\n?!,Star 3,Lumen,Phones,300,3')).unlisted).toEqual({
    count: 1,
    hidden: 0,
    isUnsure: true,
    isEmpty: false,
  })
  expect((await list('A2,Star 2,Lumen,Phones,cheap,2')).unlisted).toMatchObject({ count: 1, hidden: 1 })
  expect(await hidden()).toEqual(['A3'])
})

test('IMPORT-26: an update of named columns changes these alone, and makes no product', async () => {
  const summary = await lists.load(`${header}\nA1,Other name,Onza,Cases,150,9\nA9,New,Onza,Cases,1,1\n`, {
    only: 'price, stock',
  })
  expect(summary).toMatchObject({ created: 0, updated: 1 })
  expect(summary.refused).toEqual([
    { line: 3, column: 'the row', reason: 'names the product A9, which the store does not have' },
  ])
  expect(
    await rowsOf(
      "select name_en, price_centavos, on_hand from products p join prices on product_code = code join stock s on s.product_code = code where code = 'A1'",
    ),
  ).toEqual([{ name_en: 'Star 1', price_centavos: 15_000, on_hand: 9 }])
  expect(await rowsOf('select slug from brands')).toEqual([{ slug: 'lumen' }])
})

test('IMPORT-26: a column that --only names and nobody knows is named with those that there are', async () => {
  await expect(lists.load(`${header}\n`, { only: 'weight' })).rejects.toThrow('--only names "weight"')
  await expect(lists.load('code,name\n', { only: 'price' })).rejects.toThrow('does not have: "price"')
})

test('IMPORT-10: a dry run names each cell that it would change, and changes nothing', async () => {
  const differences: Difference[] = []
  const summary = await lists.load(`${header}\nA1,Star One,Lumen,Phones,150,9\nA2,Star 2,Lumen,Phones,200,2\n`, {
    dryRun: true,
    onDifference: (difference) => differences.push(difference),
  })
  expect(differences).toEqual([
    { line: 2, code: 'A1', column: 'name', before: 'Star 1', after: 'Star One' },
    { line: 2, code: 'A1', column: 'name_es', before: 'Star 1', after: 'Star One' },
    { line: 2, code: 'A1', column: 'price', before: '100.00', after: '150.00' },
    { line: 2, code: 'A1', column: 'stock_1', before: '1', after: '9' },
  ])
  expect(reportOf(summary, true)).toContain('Changed: name 1×, name_es 1×, price 1×, stock_1 1×.')
  expect(await rowsOf("select name_en from products where code = 'A1'")).toEqual([{ name_en: 'Star 1' }])
  expect(await rowsOf('select sum(on_hand)::int as units from stock')).toEqual([{ units: 6 }])
})

test('IMPORT-27: a list in Latin-1 is read by option; without it the rows say so', async () => {
  const list = Buffer.from(
    `${header}\nA1,Teléfono “Uno”,Lumen,Phones,100,1\n`.replace('“', '\u0093').replace('”', '\u0094'),
    'latin1',
  )
  expect((await lists.load(list)).refused[0]).toMatchObject({
    column: 'name',
    reason: expect.stringContaining('--encoding latin1'),
  })
  await lists.load(list, { encoding: 'latin1' })
  expect(await rowsOf("select name_en from products where code = 'A1'")).toEqual([{ name_en: 'Teléfono “Uno”' }])
})

test('IMPORT-27: refused rows of a list in Latin-1 say that they are UTF-8, and come back with the same option', async () => {
  const path = lists.file(Buffer.from(`${header}\nA1,Año,Ñandú,Phones,cheap,1\n`, 'latin1'), 'latin.csv')
  const refused = createRefusedFile(refusedPathOf(path), await openPriceList(path, 'latin1'))
  await lists.load(readFileSync(path), { encoding: 'latin1', onRefused: refused.add })
  await refused.end()
  const corrected = readFileSync(refusedPathOf(path), 'utf8').replace('cheap', '100')
  expect(await lists.load(corrected, { encoding: 'latin1' })).toMatchObject({ updated: 1, refusedCount: 0 })
  expect(await rowsOf("select name_en from products where code = 'A1'")).toEqual([{ name_en: 'Año' }])
})

test('IMPORT-25: a full list without a row hides nothing, and says so', async () => {
  const summary = await lists.load(`${header}\n`, { isFull: true, mayHide: true })
  expect(summary.unlisted).toMatchObject({ count: 3, hidden: 0 })
  expect(reportOf(summary, false)).toContain('None was hidden, since the list has no row.')
  expect(await hidden()).toEqual([])
})

const namesOf = () =>
  rowsOf("select name_en, name_es, b.name brand from products join brands b on b.id = brand_id where code = 'A1'")

test.each([
  ['code,name\nA1,Sol 1\n', {}, { name_en: 'Sol 1', name_es: 'Sol 1', brand: 'Lumen' }],
  ['code,brand\nA1,Onza\n', {}, { name_en: 'Star 1', name_es: 'Star 1', brand: 'Onza' }],
  [`${header}\nA1,Sol 1,Onza,Phones,1,1\n`, { only: 'name' }, { name_en: 'Sol 1', name_es: 'Sol 1', brand: 'Lumen' }],
  [`${header}\nA1,Sol 1,Onza,Phones,1,1\n`, { only: 'brand' }, { name_en: 'Star 1', name_es: 'Star 1', brand: 'Onza' }],
])('IMPORT-5: a name or a brand alone changes a known product: %j %j', async (list, options, product) => {
  expect(await lists.load(list, options)).toMatchObject({ updated: 1, refusedCount: 0 })
  expect(await namesOf()).toEqual([product])
})

test('IMPORT-33: the error of a formula is no value: its row is refused, and the price stays', async () => {
  const summary = await lists.load('code,price\nA1,#N/A\n', { only: 'price' })
  expect(summary.refused).toEqual([{ line: 2, column: 'price', reason: 'is an error of the workbook (#N/A)' }])
  expect(await rowsOf("select price_centavos from prices where product_code = 'A1'")).toEqual([
    { price_centavos: 10_000 },
  ])
})

test('IMPORT-33: an error in a column that no entry of the mapping reads refuses no row', async () => {
  const list = 'Ref,Article,Maker,Cost,Margin\nB1,Sol 1,Onza,5,#N/A\n'
  expect(await lists.load(list, { mapping: supplier({}) })).toMatchObject({ created: 1, refusedCount: 0 })
})

test('IMPORT-4: codes that differ in their capitals are two products, as in the store', async () => {
  await lists.load(`${header}\na1,Other 1,Lumen,Phones,100,1\n`)
  expect(await lists.load(await lists.export())).toMatchObject({ refusedCount: 0, updated: 0, unchanged: 4 })
})

const supplier = (entries: object) =>
  parseMapping(
    {
      title: 'Supplier',
      columns: { code: 'Ref', name: 'Article', brand: 'Maker', price: 'Cost' },
      currency: { code: 'DOP', pesos: 1 },
      roundUpToPesos: 0.01,
      category: { id: 1, slug: 'cellphones', en: 'Phones', es: 'Celulares' },
      ...entries,
    },
    'The mapping',
  )

test('IMPORT-28: decimal commas and currency signs are read by the mapping; without its entries the report names them', async () => {
  const list = 'Ref;Article;Maker;Cost\nB1;Sol 1;Onza;1.250,50\nB2;Sol 2;Onza;RD$ 99\nB3;Sol 3;Onza;12,5\n'
  const plain = await lists.load(list, { mapping: supplier({}) })
  expect(plain.refusedCount).toBe(3)
  const report = reportOf(plain, false)
  expect(report).toContain('Hint: 2 of the refused amounts are written with a decimal comma: "decimalComma": true')
  expect(report).toContain('Hint: 1 of the refused amounts have a currency sign: "currencySigns"')
  await lists.load(list, { mapping: supplier({ decimalComma: true, currencySigns: ['RD$'] }) })
  expect(await rowsOf("select price_centavos from prices where product_code like 'B%' order by product_code")).toEqual([
    { price_centavos: 125_050 },
    { price_centavos: 9_900 },
    { price_centavos: 1_250 },
  ])
})

test('IMPORT-28: with decimal commas points group the digits of whole numbers too', async () => {
  const mapping = supplier({
    decimalComma: true,
    columns: { code: 'Ref', name: 'Article', brand: 'Maker', price: 'Cost', popularity: 'Sold' },
  })
  await lists.load('Ref;Article;Maker;Cost;Sold\nB1;Sol 1;Onza;5;12.000\n', { mapping })
  expect(await rowsOf("select popularity from products where code = 'B1'")).toEqual([{ popularity: 12_000 }])
})

test('IMPORT-29: a name that is too long ends at a word, with a note', async () => {
  const long = `${'Case for a phone, '.repeat(9)}and more`
  const summary = await lists.load(`Ref,Article,Maker,Cost\nB1,"${long}",Onza,1\n`, { mapping: supplier({}) })
  const [{ name = '' } = {}] = (await rowsOf("select name_en as name from products where code = 'B1'")) as {
    name: string
  }[]
  expect(name).toBe(`${'Case for a phone, '.repeat(8)}Case for a`)
  expect(reportOf(summary, false)).toContain('Names that are too long and were cut at a word: Article 1× (line 2).')
})

test('IMPORT-14: a brand is stored as it is written, and one that the store has keeps its spelling', async () => {
  await lists.load('Ref,Article,Maker,Cost\nB1,Sol,iKALL,1\nB2,Star,LUMEN,1\n', { mapping: supplier({}) })
  expect(await rowsOf('select name from brands order by id')).toEqual([{ name: 'Lumen' }, { name: 'iKALL' }])
})
