import { afterAll, beforeEach, expect, test } from 'vitest'
import { listProducts } from '#contract/products.ts'
import { createListLoader } from '#server/testing/load-list.ts'
import { makeBranch, makeProduct } from '#server/testing/make.ts'
import { testStore } from '#server/testing/store.ts'
import { parseMapping } from './mapping.ts'
import { reportOf } from './report.ts'

const store = await testStore()
const { db, pool } = store.database
const lists = createListLoader(db)
afterAll(() => lists.remove())

beforeEach(async () => {
  await store.reset()
  await makeBranch(db, { code: 1 })
  await makeBranch(db, { code: 25 })
})

const rowsOf = async (text: string) => (await pool.query(text)).rows as Record<string, unknown>[]
/** A supplier's mapping with these entries beside the required ones. */
const mappingWith = (columns: object, entries: object = {}) =>
  parseMapping(
    {
      title: 'A list of the tests',
      columns: { code: 'Ref', name: 'Article', brand: 'Maker', price: 'Cost', ...columns },
      currency: { code: 'DOP', pesos: 1 },
      roundUpToPesos: 1,
      ...entries,
    },
    'The mapping',
  )
const phones = { category: { id: 1, slug: 'cellphones', en: 'Phones', es: 'Celulares' } }
const row = (cells: string) => `Ref,Article,Maker,Cost,More\n${cells}\n`

test('IMPORT-16: a category is found by name in either language, slug, number, or the mapping’s own name', async () => {
  await makeProduct(db, { code: 'OLD', categoryId: 12 })
  await pool.query(
    "update categories set slug = 'phone-cases', name_en = 'Phone cases', name_es = 'Fundas' where id = 12",
  )
  const mapping = mappingWith(
    { category: 'More' },
    { categories: { 'Forros y más': 12, Carcasas: { slug: 'phone-cases', en: '', es: '' } } },
  )
  const names = ['phone cases', 'FUNDAS', 'phone-cases', '12', 'forros y MAS', 'Carcasas']
  const summary = await lists.load(row(names.map((name, at) => `A${at},Case ${at},Tropik,100,${name}`).join('\n')), {
    mapping,
  })
  expect(summary).toMatchObject({ created: 6, refusedCount: 0 })
  expect(await rowsOf('select distinct category_id from products')).toEqual([{ category_id: 12 }])
})

test('IMPORT-16: a category that is missing is made once; an unknown number is refused', async () => {
  const mapping = mappingWith(
    { category: 'More' },
    { categories: { Relojes: { id: 2, slug: 'watches', en: 'Watches', es: 'Relojes' } } },
  )
  const cells =
    'A1,Arm,Tropik,100,Brazos\nA2,Arm 2,Tropik,100,brazos\nA3,Watch,Tropik,100,Relojes\nA4,Thing,Tropik,100,77'
  const summary = await lists.load(row(cells), { mapping })
  expect(summary.refused).toEqual([{ line: 5, column: 'More', reason: 'is the number 77, which no category has' }])
  expect(await rowsOf('select id, slug, name_en, name_es from categories order by id')).toEqual([
    { id: 2, slug: 'watches', name_en: 'Watches', name_es: 'Relojes' },
    { id: 1000, slug: 'brazos', name_en: 'Brazos', name_es: 'Brazos' },
  ])
})

test('IMPORT-17: a barcode with a right check digit finds its product and no other, with or without leading zeros', async () => {
  const mapping = mappingWith({ barcode: 'More' }, phones)
  const summary = await lists.load(
    row('A1,Star 5,Lumen,100,0 12345 67890 5\nA2,Star 6,Lumen,100,4006381333932\nA10,Star 7,Lumen,100,'),
    {
      mapping,
    },
  )
  expect([...summary.leftOut]).toEqual([['More', { count: 1, lines: [expect.any(Number)] }]])
  expect(await rowsOf('select code, barcode from products order by code')).toEqual([
    { code: 'A1', barcode: '012345678905' },
    { code: 'A10', barcode: null },
    { code: 'A2', barcode: null },
  ])
  const found = async (q: string) => (await store.client().call(listProducts, { q })).docs.map((doc) => doc.codarticulo)
  // And not A10, whose code continues that of A1.
  expect(await found('012345678905')).toEqual(['A1'])
  expect(await found('12345678905')).toEqual(['A1'])
  expect(await found('0012345678905')).toEqual(['A1'])
  expect(await found('012345678904')).toEqual([])
})

test('IMPORT-18: HTML of a description is reduced to what pages show', async () => {
  const mapping = mappingWith({ description: 'More' }, phones)
  await lists.load(row('A1,Star 5,Lumen,100,"<div onclick=x()>Good<script>alert(1)</script> <b>phone</b></div>"'), {
    mapping,
  })
  expect(await rowsOf('select features_en, features_es from products')).toEqual([
    { features_en: '<p>Good <strong>phone</strong></p>', features_es: '<p>Good <strong>phone</strong></p>' },
  ])
})

test('IMPORT-19: an empty price of a level falls back to level 1, a level that the list lacks stays', async () => {
  await lists.load('code,name,brand,category,price,price_2,price_3\nA1,Star,Lumen,Phones,100,90,80\n')
  await lists.load('code,price,price_2\nA1,110,\n')
  expect(await rowsOf('select level, price_centavos from prices order by level')).toEqual([
    { level: 1, price_centavos: 11_000 },
    { level: 3, price_centavos: 8_000 },
  ])
})

test('IMPORT-19: prices by quantity stay where the list has none, and are replaced where it has them', async () => {
  await lists.load('code,name,brand,category,price,quantity_prices\nA1,Star,Lumen,Phones,100,10=90|2:20=70.5\n')
  await lists.load('code,price\nA1,110\n')
  const quantities = () =>
    rowsOf('select level, min_quantity, price_centavos from prices where min_quantity > 1 order by 1')
  expect(await quantities()).toEqual([
    { level: 1, min_quantity: 10, price_centavos: 9_000 },
    { level: 2, min_quantity: 20, price_centavos: 7_050 },
  ])
  await lists.load('code,quantity_prices\nA1,5=99\n')
  expect(await quantities()).toEqual([{ level: 1, min_quantity: 5, price_centavos: 9_900 }])
})

test('IMPORT-20: a special price runs by days of the store, the last one included', async () => {
  const header = 'code,name,brand,category,price,special_price,special_quantity,special_from,special_until'
  const summary = await lists.load(
    `${header}\nA1,Star,Lumen,Phones,100,80,3,2026-11-20,2026-11-30\nA2,Star,Lumen,Phones,100,80,,2026-11-20,2026-02-31\nA3,Star,Lumen,Phones,100,80,,2026-11-20,2026-11-01\n`,
  )
  expect(summary.refused.map(({ line, column }) => [line, column])).toEqual([
    [3, 'special_until'],
    [4, 'special_until'],
  ])
  expect(
    await rowsOf('select special_price_centavos, special_min_quantity, special_from, special_until from products'),
  ).toEqual([
    {
      special_price_centavos: 8_000,
      special_min_quantity: 3,
      special_from: new Date('2026-11-20T04:00:00Z'),
      special_until: new Date('2026-12-01T04:00:00Z'),
    },
  ])
  await lists.load('code,special_price\nA1,\n')
  expect(await rowsOf('select special_price_centavos from products')).toEqual([{ special_price_centavos: null }])
})

test('IMPORT-21: counted stock replaces what a branch has, but not what is reserved, and is noted', async () => {
  await lists.load('code,name,brand,category,price,stock_1,stock_25\nA1,Star,Lumen,Phones,100,5,\n')
  await pool.query('update stock set reserved = 2')
  const summary = await lists.load('code,stock_1,stock_25\nA1,1,9\n')
  expect(summary).toMatchObject({ updated: 1, reserved: 1 })
  expect(await rowsOf('select branch_code, on_hand from stock order by 1')).toEqual([
    { branch_code: 1, on_hand: 2 },
    { branch_code: 25, on_hand: 9 },
  ])
  expect(await rowsOf('select branch_code, units, reason from stock_movements order by id')).toEqual([
    { branch_code: 1, units: 5, reason: 'imported' },
    { branch_code: 1, units: -3, reason: 'imported' },
    { branch_code: 25, units: 9, reason: 'imported' },
  ])
  expect(await lists.load('code,stock_1,stock_25\nA1,1,9\n')).toMatchObject({ updated: 0, unchanged: 1 })
})

test('IMPORT-21: a column of a branch that the store does not have is refused before any row', async () => {
  await expect(lists.load('code,stock_99\nA1,1\n')).rejects.toThrow('"stock_99" counts a branch')
})

test('IMPORT-22: rows of one group of siblings have the model of its first', async () => {
  const mapping = mappingWith({ siblings: 'More' }, phones)
  await lists.load(row('A1,Star 5 black,Lumen,100,S5\nA2,Star 5 red,Lumen,100,S5\nA3,Star 6,Lumen,100,'), { mapping })
  expect(await rowsOf('select code, model from products order by code')).toEqual([
    { code: 'A1', model: 'Star 5 black' },
    { code: 'A2', model: 'Star 5 black' },
    { code: 'A3', model: 'Star 6' },
  ])
})

test('IMPORT-23: a rating with a count and popularity follow the list, a rating alone belongs to new products', async () => {
  const header = 'code,name,brand,category,price,rating,ratings_count,popularity'
  await lists.load(`${header}\nA1,Star,Lumen,Phones,100,4.44,20,5\n`)
  await lists.load('code,rating,ratings_count,popularity\nA1,3.9,50,7\n')
  const rated = () => rowsOf('select rating_average, reviews_count, popularity from products')
  expect(await rated()).toEqual([{ rating_average: '3.9', reviews_count: 50, popularity: 7 }])
  await lists.load('code,rating\nA1,1\n')
  expect(await rated()).toEqual([{ rating_average: '3.9', reviews_count: 50, popularity: 7 }])
})

test('IMPORT-24: specifications in one language keep the other one of what stays the same', async () => {
  const both = 'code,name,brand,category,price,specifications,specifications_es'
  await lists.load(`${both}\nA1,Star,Lumen,Phones,100,Weight=20 g|Size=big,Peso=20 g|Tamaño=grande\n`)
  const stored = async () => (await rowsOf('select specifications from products'))[0]?.['specifications']
  const weight = { name: { en: 'Weight', es: 'Peso' }, value: { en: '20 g', es: '20 g' } }
  const size = (value: { en: string; es: string }) => ({ name: { en: 'Size', es: 'Tamaño' }, value })
  await lists.load('code,specifications\nA1,Size=small|Weight=20 g|Seal=yes\n')
  const seal = { name: { en: 'Seal', es: 'Seal' }, value: { en: 'yes', es: 'yes' } }
  expect(await stored()).toEqual([size({ en: 'small', es: 'small' }), weight, seal])
  await lists.load('code,specifications_es\nA1,Tamaño=pequeño|Peso=20 g\n')
  expect(await stored()).toEqual([size({ en: 'pequeño', es: 'pequeño' }), weight])
  await lists.load('code,specifications,specifications_es\nA1,Size=small,Medida=pequeño\n')
  expect(await stored()).toEqual([{ name: { en: 'Size', es: 'Medida' }, value: { en: 'small', es: 'pequeño' } }])
})

test('IMPORT-24: compatible devices and free specifications replace those that the store has', async () => {
  const header = 'code,name,brand,category,price,compatible_devices,specifications,specifications_es'
  await lists.load(`${header}\nA1,Case,Tropik,Cases,100,Lumen=Aria 12|Onza/Cubo,Size=6 in,Tamaño=6 in\n`)
  await lists.load('code,compatible_devices,specifications\nA1,Onza=Cubo,Weight=20 g|Size=7 in\n')
  expect(await rowsOf('select b.slug, f.model from product_fits f join brands b on b.id = f.brand_id')).toEqual([
    { slug: 'onza', model: 'Cubo' },
  ])
  expect(await rowsOf('select specifications from products')).toEqual([
    {
      specifications: [
        { name: { en: 'Weight', es: 'Weight' }, value: { en: '20 g', es: '20 g' } },
        { name: { en: 'Size', es: 'Tamaño' }, value: { en: '7 in', es: '7 in' } },
      ],
    },
  ])
})

test('a cell that is not of its form is refused with an example', async () => {
  const header = 'code,name,brand,category,price'
  const refusal = async (column: string, cell: string) =>
    (await lists.load(`${header},${column}\nA1,Star,Lumen,Phones,100,${cell}\n`)).refused[0]
  expect(await refusal('specifications', 'Weight')).toMatchObject({
    column: 'specifications',
    reason: expect.stringContaining('Material=Silicone'),
  })
  expect(await refusal('compatible_devices', 'Lumen')).toMatchObject({ column: 'compatible_devices' })
  expect(await refusal('quantity_prices', '1=5')).toMatchObject({ column: 'quantity_prices' })
  expect(await refusal('status', 'perhaps')).toMatchObject({ column: 'status' })
  expect(await refusal('stock_1', '-1')).toMatchObject({ column: 'stock_1' })
  expect(await refusal('pictures', '../etc/passwd')).toMatchObject({ column: 'pictures' })
})

test('a list without the columns of a new product updates known ones and refuses others', async () => {
  await lists.load('code,name,brand,category,price\nA1,Star,Lumen,Phones,100\n')
  expect((await lists.load('code,popularity\nA1,5\nA2,5\n')).refused).toEqual([
    { line: 3, column: 'name', reason: 'is not in the list, which a new product needs' },
  ])
})

test('IMPORT-51: an offer that is not below the price, and a price that rises with the quantity, are noted by line', async () => {
  const summary = await lists.load(
    [
      'code,name,brand,category,price,special_price,quantity_prices',
      'A1,Star 1,Lumen,Phones,100,120,',
      'A2,Star 2,Lumen,Phones,100,90,10=110',
      'A3,Star 3,Lumen,Phones,100,95,10=90',
    ].join('\n'),
  )
  expect(summary).toMatchObject({ created: 3, vainOffers: [2], risingPrices: [3] })
  const report = reportOf(summary, false)
  expect(report).toContain('Offers that are not below the price of the product, and so are not in effect: line 2.')
  expect(report).toContain('Prices from a quantity on that are above the price of fewer units: line 3.')
})

test('IMPORT-51: an offer that a later price puts above the price is noted as well', async () => {
  await lists.load('code,name,brand,category,price,special_price\nA1,Star 1,Lumen,Phones,100,90\n')
  expect(await lists.load('code,price\nA1,80\n')).toMatchObject({ updated: 1, vainOffers: [2] })
})

test('IMPORT-59: a barcode of two products is noted with the other, and a search for it finds both and no others', async () => {
  const header = 'code,name,brand,category,price,barcode'
  await lists.load(`${header}\nab-1,Star 1,Lumen,Phones,100,012345678905\nAB1,Star 2,Lumen,Phones,100,\n`)
  const found = async (q: string) =>
    (await store.client().call(listProducts, { q })).docs.map((doc) => doc.codarticulo).toSorted()
  expect(await found('012345678905')).toEqual(['ab-1'])
  const summary = await lists.load(
    `${header}\nC1,Star 3,Lumen,Phones,100,\nC2,Star 4,Lumen,Phones,100,4006381333931\nC3,Star 5,Lumen,Phones,100,4006381333931\n`,
  )
  expect(summary.created).toBe(3)
  expect(reportOf(summary, false)).toContain('line 4: the barcode 4006381333931 is that of C2 too: a search finds both')
  expect(await found('4006381333931')).toEqual(['C2', 'C3'])
  const again = await lists.load(`${header}\nD1,Star 6,Lumen,Phones,100,0012345678905\n`, { dryRun: true })
  expect(again.sharedBarcodes).toEqual([{ line: 2, barcode: '0012345678905', other: 'ab-1' }])
})
