import { afterAll, beforeEach, expect, test } from 'vitest'
import { fillDemo } from '#server/db/demo/demo-store.ts'
import { createListLoader } from '#server/testing/load-list.ts'
import { makeBranch } from '#server/testing/make.ts'
import { testStore } from '#server/testing/store.ts'

const store = await testStore()
const { db, pool } = store.database
const lists = createListLoader(db)
afterAll(() => lists.remove())

beforeEach(async () => {
  await store.reset()
  await makeBranch(db, { code: 1 })
  await makeBranch(db, { code: 25 })
})

const tables = [
  'products',
  'prices',
  'product_pictures',
  'product_fits',
  'stock',
  'stock_movements',
  'brands',
  'categories',
]
/** Every row of the catalogue with the transaction that wrote it last. */
const rowsOfCatalogue = () =>
  Promise.all(
    tables.map(
      async (table) => (await pool.query(`select *, xmin::text as version from ${table} order by 1, 2, 3`)).rows,
    ),
  )
const facts = () =>
  Promise.all(
    tables
      .filter((table) => table !== 'stock_movements')
      .map(
        async (table) =>
          (
            await pool.query(
              `select to_jsonb(t) - array['id', 'brand_id', 'changed_at', 'position', 'scene', 'is_house_brand'] as row from ${table} t order by 1`,
            )
          ).rows,
      ),
  )

/** A list with a product for each column of the format, and one with as few as possible. */
const mixed = [
  'code,name,name_es,brand,model,category,category_es,subcategory,status,price,price_2,price_9,quantity_prices,special_price,special_quantity,special_from,special_until,stock_1,stock_25,barcode,color,storage,description,description_es,specifications,specifications_es,compatible_devices,warranty_days,rating,ratings_count,popularity,created_at',
  'CASE-1,"Case, hard ""Pro""",Funda dura,Tropik,Shell,Phone cases,Fundas,Hard,active,1250.50,1100.00,,1:10=1150.00|2:10=1000.25,999.99,2,2026-11-20,2026-12-24,7,0,4006381333931,black,,<p>Good &amp; hard</p><ul><li>Slim</li></ul>,<p>Buena</p>,Material=TPU \\| PC|Size=6.1\\=in,Material=TPU|Tamaño=6.1,Lumen=Aria 12|Karibe=Sol 3/4,180,4.5,120,800,2026-01-02T03:04:05.678Z',
  'PHONE-128,Lumen Aria 12 128 GB,Lumen Aria 12 128 GB,Lumen,Aria 12,Phones,Celulares,,active,30000,,,,,,,,3,4,012345678905,sky blue,128 GB,,,,,,365,0,0,10,',
  'PHONE-256,Lumen Aria 12 256 GB,Lumen Aria 12 256 GB,Lumen,Aria 12,Phones,Celulares,,hidden,35000,,,,,,,,,,,sky blue,256 GB,,,,,,365,0,0,0,',
  'BARE,Thing,Cosa,Nadie,,Odd things,Cosas raras,,active,,,,,,,,,,,,,,,,,,,0,0,0,0,',
].join('\n')

test('IMPORT-15: a list with every column goes in, out and in again without a change', async () => {
  expect(await lists.load(mixed)).toMatchObject({ created: 4, refusedCount: 0 })
  const exported = await lists.export()
  const before = await rowsOfCatalogue()
  expect(await lists.load(exported)).toMatchObject({ created: 0, updated: 0, unchanged: 4, refusedCount: 0 })
  expect(await rowsOfCatalogue()).toEqual(before)
  expect(await lists.export()).toBe(exported)
})

test('IMPORT-15: an export fills an empty store with the same products', async () => {
  await lists.load(mixed)
  const exported = await lists.export()
  const before = await facts()
  await store.reset()
  await makeBranch(db, { code: 1 })
  await makeBranch(db, { code: 25 })
  expect(await lists.load(exported)).toMatchObject({ created: 4, refusedCount: 0 })
  expect(await facts()).toEqual(before)
  expect(await lists.export()).toBe(exported)
})

test('IMPORT-15: the demo store goes out and in without a change', async () => {
  await store.reset()
  await fillDemo(db, { now: new Date('2026-03-02T15:00:00Z'), hashPassword: async () => 'none' })
  const before = await rowsOfCatalogue()
  const summary = await lists.load(await lists.export())
  expect(summary).toMatchObject({ created: 0, updated: 0, refusedCount: 0 })
  expect(summary.unchanged).toBe(before[0]?.length)
  expect(await rowsOfCatalogue()).toEqual(before)
}, 60_000)
