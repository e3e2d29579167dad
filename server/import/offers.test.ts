import { afterAll, beforeEach, expect, test } from 'vitest'
import { createListLoader } from '#server/testing/load-list.ts'
import { testStore } from '#server/testing/store.ts'
import { parseMapping } from './mapping.ts'

const store = await testStore()
const { db, pool } = store.database
const lists = createListLoader(db)
afterAll(() => lists.remove())

const offer =
  'code,name,brand,category,price,special_price,special_quantity,special_from,special_until\nA-1,Star,Lumen,Phones,1000,800,2,2026-12-01,2026-12-24\n'
beforeEach(async () => {
  await store.reset()
  await lists.load(offer)
})

const offerOf = async () =>
  (
    await pool.query<{ offer: unknown }>(
      `select jsonb_build_array(special_price_centavos, special_min_quantity, special_from at time zone 'America/Santo_Domingo',
              special_until at time zone 'America/Santo_Domingo') as offer from products where code = 'A-1'`,
    )
  ).rows[0]?.offer

test.each([
  ['code,special_price\nA-1,700\n', {}, [70_000, 2, '2026-12-01T00:00:00', '2026-12-25T00:00:00']],
  [
    'code,special_price,special_from\nA-1,700,2026-12-05\n',
    {},
    [70_000, 2, '2026-12-05T00:00:00', '2026-12-25T00:00:00'],
  ],
  ['code,special_price,special_until\nA-1,800,\n', {}, [80_000, 2, '2026-12-01T00:00:00', null]],
  ['code,special_price\nA-1,700\n', { only: 'special' }, [70_000, 2, '2026-12-01T00:00:00', '2026-12-25T00:00:00']],
  ['code,special_until\nA-1,2026-12-31\n', {}, [80_000, 2, '2026-12-01T00:00:00', '2027-01-01T00:00:00']],
  ['code,special_quantity\nA-1,3\n', {}, [80_000, 3, '2026-12-01T00:00:00', '2026-12-25T00:00:00']],
])('IMPORT-70: a column of the offer that the list lacks stays: %j %j', async (list, options, expected) => {
  expect(await lists.load(list, options)).toMatchObject({ updated: 1, refusedCount: 0 })
  expect(await offerOf()).toEqual(expected)
})

test('IMPORT-70: an end without an offer is refused, and an empty one changes nothing', async () => {
  await lists.load('code,special_price\nA-1,\n')
  expect((await lists.load('code,special_until\nA-1,2026-12-31\n')).refused).toEqual([
    { line: 2, column: 'special_until', reason: 'is of an offer, and the product has none: its price is missing' },
  ])
  expect(await lists.load('code,special_until\nA-1,\n')).toMatchObject({ unchanged: 1, refusedCount: 0 })
})

test('IMPORT-70: a beginning after the end that the product has is refused', async () => {
  expect((await lists.load('code,special_from\nA-1,2026-12-28\n')).refused).toEqual([
    { line: 2, column: 'special_from', reason: 'is not before the end of the special price' },
  ])
})

test('IMPORT-70: a count of ratings without their average keeps the average', async () => {
  await lists.load('code,rating,ratings_count\nA-1,4.5,10\n')
  await lists.load('code,ratings_count\nA-1,12\n')
  expect(
    (await pool.query('select rating_average::float as average, reviews_count as count from products')).rows,
  ).toEqual([{ average: 4.5, count: 12 }])
})

test('IMPORT-5: a list without columns of the color and the subcategory keeps those of the store', async () => {
  await lists.load('code,color,subcategory\nA-1,red,Slim\n')
  const mapping = parseMapping(
    {
      title: 'Supplier',
      columns: { code: 'Ref', name: 'Article', brand: 'Maker', price: 'Cost' },
      currency: { code: 'DOP', pesos: 1 },
      roundUpToPesos: 0.01,
      category: { id: 1, slug: 'cellphones', en: 'Phones', es: 'Celulares' },
    },
    'The mapping',
  )
  await lists.load('Ref,Article,Maker,Cost\nA-1,Star,Lumen,900\n', { mapping })
  expect((await pool.query('select color, subcategory from products')).rows).toEqual([
    { color: 'red', subcategory: 'Slim' },
  ])
})
