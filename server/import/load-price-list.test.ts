import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { type Studio, readStudio } from '#server/modules/products/studio-pictures.ts'
import { makeBranch } from '#server/testing/make.ts'
import { testStore } from '#server/testing/store.ts'
import { loadPriceList } from './load-price-list.ts'
import { detectMapping, parseMapping } from './mapping.ts'
import type { Mapping } from './mapping-schema.ts'
import { openPriceList } from './read-rows.ts'
import { reportOf } from './report.ts'
import type { Summary } from './summary.ts'

const store = await testStore()
const { db, pool } = store.database
const folder = mkdtempSync(join(tmpdir(), 'vitrina-import-'))
afterAll(() => rmSync(folder, { recursive: true }))

const mapping = parseMapping(
  {
    title: 'A list of the tests',
    columns: { name: 'Article', brand: 'Maker', price: 'Cost', rating: 'Stars' },
    currency: { code: 'USD', pesos: 60 },
    roundUpToPesos: 5,
    levelDiscountPercent: { '2': 8 },
    category: { id: 1, slug: 'cellphones', en: 'Cellphones', es: 'Celulares' },
    stock: 3,
    capitalBrands: true,
    specifications: [{ kind: 'text', column: 'Note', name: { en: 'Note', es: 'Nota' } }],
  },
  'The mapping',
)
const header = 'Article,Maker,Cost,Stars,Note'

beforeEach(async () => {
  await store.reset()
  await makeBranch(db, { code: 1 })
  await makeBranch(db, { code: 25 })
})

async function load(
  text: string,
  options: { dryRun?: boolean; mapping?: Mapping; studio?: Studio } = {},
): Promise<Summary> {
  const path = join(folder, 'list.csv')
  writeFileSync(path, text)
  const file = await openPriceList(path)
  return loadPriceList(db, file, {
    mapping,
    rate: 60,
    dryRun: false,
    studio: readStudio(),
    now: new Date(),
    ...options,
  })
}

const rowsOf = async (text: string) => (await pool.query(text)).rows as Record<string, unknown>[]

test('a row becomes a product with prices, stock in every branch and pictures', async () => {
  const summary = await load(`${header}\nacme  Star 5 (6GB RAM + 128GB),acme,100.01,4.45,tough\n`)
  expect(summary).toMatchObject({ rows: 1, created: 1, updated: 0, unchanged: 0, refused: [] })
  expect(await rowsOf('select code, name_en, name_es, model, storage, rating_average from products')).toEqual([
    {
      code: 'ACME-STAR-5-6-128',
      name_en: 'Acme Star 5 6/128 GB',
      name_es: 'Acme Star 5 6/128 GB',
      model: 'Star 5',
      storage: '128 GB',
      rating_average: '4.5',
    },
  ])
  expect(await rowsOf('select level, price_centavos from prices order by level')).toEqual([
    { level: 1, price_centavos: 600_500 },
    { level: 2, price_centavos: 552_500 },
  ])
  expect(await rowsOf('select branch_code, on_hand from stock order by branch_code')).toEqual([
    { branch_code: 1, on_hand: 3 },
    { branch_code: 25, on_hand: 3 },
  ])
  expect((await rowsOf('select picture from product_pictures')).length).toBeGreaterThan(0)
})

test('a product of a kind without a scene gets the symbol of its category, and pictures once there is a scene', async () => {
  const pictures = () => rowsOf('select picture, photo_type from product_pictures order by position')
  const strange = { ...mapping, category: { id: 36, slug: 'cameras', en: 'Cameras', es: 'Cámaras' } }
  const text = `${header}\nIndoor camera,acme,100,,\n`
  await load(text, { mapping: strange, studio: { scenes: {}, banners: [], uses: {} } })
  expect(await pictures()).toEqual([{ picture: 'symbol-camera', photo_type: 'symbol' }])
  await load(text, { mapping: strange, studio: { scenes: { 'camera-indoor': ['hero'] }, banners: [], uses: {} } })
  expect(await pictures()).toEqual([{ picture: expect.stringMatching(/^camera-indoor-hero-/), photo_type: 'hero' }])
})

test('a dry run changes nothing and says what it would do', async () => {
  const summary = await load(`${header}\nStar 5,acme,100,,\n`, { dryRun: true })
  expect(summary.created).toBe(1)
  for (const table of ['products', 'brands', 'categories', 'stock', 'prices'])
    expect(await rowsOf(`select * from ${table}`)).toEqual([])
  expect(reportOf(summary, true)).toContain('1 would be created')
})

test('a second run of the same list changes nothing', async () => {
  const text = `${header}\nStar 5,acme,100,4,a\nStar 6,acme,200,5,b\n`
  await load(text)
  const before = await rowsOf('select p.*, p.xmin::text as version from products p order by code')
  expect(await load(text)).toMatchObject({ created: 0, updated: 0, unchanged: 2 })
  expect(await rowsOf('select p.*, p.xmin::text as version from products p order by code')).toEqual(before)
})

test('a new price updates that product alone; sold stock and chosen pictures stay', async () => {
  await load(`${header}\nStar 5,acme,100,4,a\nStar 6,acme,200,5,b\n`)
  await pool.query(
    "update stock set on_hand = 1 where branch_code = 1; update product_pictures set picture = 'own' where position = 0",
  )
  expect(await load(`${header}\nStar 5,acme,110,4,a\nStar 6,acme,200,5,b\n`)).toMatchObject({
    created: 0,
    updated: 1,
    unchanged: 1,
  })
  expect(await rowsOf('select distinct on_hand from stock where branch_code = 1')).toEqual([{ on_hand: 1 }])
  expect(await rowsOf('select distinct picture from product_pictures where position = 0')).toEqual([{ picture: 'own' }])
})

test('bad rows are named with line, column and reason, and the rest loads', async () => {
  const summary = await load(
    `${header}\nStar 5,acme,100,4,a\n,acme,100,4,a\nStar 6,acme,cheap,4,a\nStar 7,acme,0,4,a\nStar 8,acme,1\n"Two\nlines",acme,5,,\nStar 5,ACME,99,,\n`,
  )
  expect(summary.created).toBe(2)
  expect(summary.refused).toEqual([
    { line: 3, column: 'Article', reason: 'is empty' },
    { line: 4, column: 'Cost', reason: '"cheap" is no amount such as 1,250.50' },
    { line: 5, column: 'Cost', reason: 'is not above zero' },
    { line: 6, column: 'the row', reason: 'has 3 cells where the header has 5' },
    { line: 9, column: 'Article', reason: 'is the product of line 2 again (ACME-STAR-5)' },
  ])
  expect(reportOf(summary, false)).toContain('line 4: Cost "cheap" is no amount such as 1,250.50')
})

test('more rows than one batch takes are all stored', async () => {
  const lines = Array.from({ length: 450 }, (_, index) => `Star ${index},acme,10,,`)
  expect(await load([header, ...lines].join('\n'))).toMatchObject({ rows: 450, created: 450, refused: [] })
})

test('formulas, HTML and quotes are plain text', async () => {
  await load(
    `${header}\n"=1+1",acme,100,,"<img src=x onerror=alert(1)>"\n<b>Bold</b>,acme,100,,"say ""hi"""\n5" Screen,acme,100,,\n'; drop table products; --,acme,100,,\n`,
  )
  expect(
    (await rowsOf('select name_en from products order by name_en')).map((row) => row['name_en']).toSorted(),
  ).toEqual(["'; drop table products; --", '5" Screen', '<b>Bold</b>', '=1+1'])
  const [{ features_en: features } = {}] = await rowsOf("select features_en from products where name_en = '=1+1'")
  expect(features).toBe('<ul><li>Note: &lt;img src=x onerror=alert(1)&gt;</li></ul>')
})

test('huge numbers, control characters and overlong cells are refused', async () => {
  const summary = await load(
    `${header}\nA1,acme,${'9'.repeat(400)},,\nA2,acme,1e308,,\nA3,acme,999999999,,\nA4\u0000,acme,1,,\nA5,acme,1,,${'x'.repeat(3000)}\n${'n'.repeat(200)},acme,1,,\n***,acme,1,,\n`,
  )
  expect(summary.created).toBe(0)
  expect(summary.refused.map(({ line, column }) => [line, column])).toEqual([
    [2, 'Cost'],
    [3, 'Cost'],
    [4, 'Cost'],
    [5, 'Article'],
    [6, 'Note'],
    [7, 'Article'],
    [8, 'Article'],
  ])
})

test('a byte order mark, semicolons and capitals in the header are understood', async () => {
  expect(await load('\ufeffARTICLE;maker;Cost;Stars;Note\nStar 5;acme;1,250.50;4;a\n')).toMatchObject({
    created: 1,
    refused: [],
  })
})

test('a column that the file lacks is named with those it has', async () => {
  await expect(load('Article,Maker\nStar 5,acme\n')).rejects.toThrow(
    'The mapping names columns that the file does not have: "Cost", "Stars", "Note". The file has: Article, Maker.',
  )
})

test('an empty file, one that is missing and two columns of one name are refused with a sentence', async () => {
  await expect(load('')).rejects.toThrow('is empty')
  await expect(load('Cost,cost\n1,2\n')).rejects.toThrow('two columns called "cost"')
  await expect(openPriceList(join(folder, 'nowhere.csv'))).rejects.toThrow('There is no file')
  await expect(openPriceList(folder)).rejects.toThrow('is not a file')
})

test('a quote that never closes ends with a sentence', async () => {
  expect((await load(`${header}\n"Star 5,acme,100,,\n`)).fault).toContain('The file cannot be read on')
})

test('the shipped mapping is found by its columns', () => {
  const columns =
    'model,rating,os,brand,price_numeric,capacity,battery_watt,RAM,ROM,Dual_Sim,5G,NFC,WiFi,IR_Blaster,Processor_Name,Processor_GHz,num_core,Front_camera,Rear_camera,No_of_rear_cameras,display_size,display_frequency,Resolution,card_supported'
  expect(detectMapping(columns.split(','))?.currency.code).toBe('INR')
  expect(detectMapping(['a', 'b'])).toBeUndefined()
})
