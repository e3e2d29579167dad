import { beforeAll, expect, test } from 'vitest'
import { openStateAt } from '#domain/branches/open-state.ts'
import { parseOpeningHours } from '#domain/branches/opening-hours.ts'
import { isInside } from '#domain/branches/polygon.ts'
import type { Point } from '#domain/branches/distance.ts'
import { type OrderStatus, refusalToMove } from '#domain/orders/order-steps.ts'
import { isColour } from '#domain/products/colours.ts'
import { isNationalId } from '#domain/tax-id/national-id.ts'
import { isRnc, isTaxId } from '#domain/tax-id/rnc.ts'
import { brokenPasswordRules } from '#domain/identity/password.ts'
import { listProducts } from '#contract/products.ts'
import { testStore } from '#server/testing/store.ts'
import { demoAccounts, demoAddresses, demoCustomers, demoPartners } from './accounts.ts'
import { demoTaxpayers } from './taxpayers.ts'
import { fillDemo } from './demo-store.ts'
import { withoutPrice, withoutStock } from './products/build-products.ts'

const store = await testStore()
const { db, pool } = store.database
const now = new Date('2026-03-02T15:00:00Z')
const fill = () => fillDemo(db, { now, hashPassword: async (password) => `hash of ${password}` })
const column = async (text: string): Promise<unknown[]> =>
  (await pool.query({ text, rowMode: 'array' })).rows.map((row: unknown[]) => row[0])

beforeAll(async () => {
  await store.reset()
  await fill()
})

test('it holds twelve branches, 21 categories, nine brands and 440 products or more, twelve or more in each new category', async () => {
  expect(await column('select count(*) from branches')).toEqual([12])
  expect(await column('select code from branches where code in (1, 25) order by code')).toEqual([1, 25])
  expect(await column('select count(*) from categories')).toEqual([21])
  expect(await column('select count(*) from brands')).toEqual([9])
  expect((await column('select count(*) from products'))[0]).toBeGreaterThanOrEqual(440)
  expect(
    await column('select category_id from products where category_id >= 50 group by 1 having count(*) < 12'),
  ).toEqual([])
  expect(
    await column('select id from categories c where not exists (select from products p where p.category_id = c.id)'),
  ).toEqual([])
})

test('filling again changes nothing', async () => {
  const before = await column(
    'select count(*) from products union all select count(*) from customers union all select sum(on_hand) from stock',
  )
  await fill()
  expect(
    await column(
      'select count(*) from products union all select count(*) from customers union all select sum(on_hand) from stock',
    ),
  ).toEqual(before)
})

test('every product but two has a price at three levels, none dearer than the level before', async () => {
  expect(
    await column(
      'select code from products p where not exists (select from prices where product_code = p.code) order by code',
    ),
  ).toEqual(withoutPrice)
  expect(
    await column('select product_code from prices where min_quantity = 1 group by product_code having count(*) <> 3'),
  ).toEqual([])
  expect(
    await column(
      'select a.product_code from prices a join prices b using (product_code) where b.level >= a.level and b.min_quantity >= a.min_quantity and b.price_centavos > a.price_centavos',
    ),
  ).toEqual([])
})

test('every product has a stock row in every branch, and three are sold out everywhere', async () => {
  expect(await column('select product_code from stock group by product_code having count(*) <> 12')).toEqual([])
  expect(
    (await column('select product_code from stock group by product_code having sum(on_hand) = 0')).toSorted(),
  ).toEqual([...withoutStock].toSorted())
  expect((await column('select max(on_hand) from stock'))[0]).toBeGreaterThan(99)
})

test('prices begin where the store says they do: accessories 100, chargers 250, watches 1200', async () => {
  const lowest = async (category: number, where = '') =>
    (
      await column(
        `select min(price_centavos) from prices join products p on p.code = product_code where level = 1 and min_quantity = 1 and category_id = ${category} ${where}`,
      )
    )[0]
  expect(await lowest(12)).toBe(100_00)
  expect(await lowest(11)).toBe(250_00)
  expect(await lowest(2, "and name_en like '%mart watch%'")).toBe(1_200_00)
  expect(await lowest(1)).toBe(6_000_00)
})

test('offers run, have ended or are still to come, and some require two or three units', async () => {
  const count = async (where: string) =>
    (
      await pool.query(`select count(*) as n from products where special_price_centavos is not null and ${where}`, [
        now,
      ])
    ).rows[0].n as number
  const all = await count('$1::timestamptz is not null')
  const products = (await column('select count(*) from products'))[0] as number
  expect(all / products).toBeGreaterThan(0.1)
  expect(all / products).toBeLessThan(0.22)
  expect(await count('special_from <= $1 and special_until > $1')).toBeGreaterThan(20)
  expect(await count('special_until < $1')).toBeGreaterThan(0)
  expect(await count('special_from > $1')).toBeGreaterThan(0)
  expect(await count('special_min_quantity > 1 and $1::timestamptz is not null')).toBeGreaterThan(0)
})

test('the home page has enough of the house brand: new headphones and running flash offers', async () => {
  const house = (where: string) =>
    column(`select p.code from products p join brands b on b.id = brand_id where is_house_brand and ${where}`)
  expect((await house('category_id = 16')).length).toBeGreaterThanOrEqual(10)
  expect(
    (await house('category_id = 5 and special_min_quantity = 1 and special_price_centavos is not null')).length,
  ).toBeGreaterThanOrEqual(11)
})

test('each branch lies in all of its zones, and each address in one', async () => {
  const { rows } = await pool.query<{ lat: number; lng: number; polygon: Point[] }>(
    'select b.lat, b.lng, z.polygon from delivery_zones z join branches b on b.code = z.branch_code',
  )
  expect(rows.length).toBeGreaterThanOrEqual(12)
  for (const { polygon, ...place } of rows) {
    expect(isInside(place, polygon)).toBe(true)
    expect(polygon.length).toBeGreaterThanOrEqual(8)
    expect(polygon.length).toBeLessThanOrEqual(16)
  }
  for (const address of demoAddresses) expect(rows.some(({ polygon }) => isInside(address, polygon))).toBe(true)
})

test('pictures are at most six a product, in colours that are painted', async () => {
  expect(
    await column(
      'select code from products p where (select count(*) from product_pictures where product_code = p.code) > 6',
    ),
  ).toEqual([])
  for (const picture of await column(
    "select distinct picture from product_pictures where picture not like 'symbol-%'",
  )) {
    expect(isColour((picture as string).slice(-6))).toBe(true)
  }
})

test('names are complete in both languages and differ from each other', async () => {
  expect(await column('select name_en from products group by name_en having count(*) > 1')).toEqual([])
  expect(await column('select name_es from products group by name_es having count(*) > 1')).toEqual([])
  expect(
    await column(
      "select code from products where features_en !~ '^<p>.+</ul>$' or features_es !~ '^<p>.+</ul>$' or features_en like '%undefined%'",
    ),
  ).toEqual([])
})

test('national IDs and tax numbers have right check digits, and passwords meet the rules', () => {
  for (const { identification, tax_id } of demoCustomers) {
    if (identification) expect(isNationalId(identification)).toBe(true)
    if (tax_id) expect(isRnc(tax_id)).toBe(true)
  }
  const odd = demoTaxpayers.filter(({ tax_id }) => !isTaxId(tax_id))
  expect(odd.map(({ name }) => name)).toEqual(['Altagracia Ejemplo Rosario'])
  for (const { identification, is_confirmed } of demoPartners) expect(isNationalId(identification)).toBe(!is_confirmed)
  for (const { password } of demoAccounts) expect(brokenPasswordRules(password)).toEqual([])
})

test('filling takes at most two seconds of processor time', async () => {
  await store.reset()
  // Not by the clock: a busy machine lets it wait.
  const start = process.cpuUsage()
  await fill()
  const { user, system } = process.cpuUsage(start)
  expect((user + system) / 1_000_000).toBeLessThan(2)
})

test('the first customer has ordered in every state that the account shows, and each order adds up', async () => {
  expect(await column('select distinct status from orders order by 1')).toEqual([
    'canceled',
    'created',
    'delivered',
    'dispatched',
    'in_process',
    'on_hold',
  ])
  expect(
    await column(
      `select o.id from orders o where o.total_centavos - o.delivery_centavos <> (select sum(l.total_centavos) from order_lines l where l.order_id = o.id)`,
    ),
  ).toEqual([])
  expect(await column('select distinct customer_id from orders')).toEqual([demoCustomers[0].id])
})

test('the orders of the demo have taken only steps that the rule allows', async () => {
  const { rows } = await pool.query<{ delivery: string; steps: OrderStatus[] }>(
    `select o.delivery, json_agg(e.status order by e.id) as steps
     from orders o join order_events e on e.order_id = o.id group by o.id`,
  )
  expect(rows.length).toBeGreaterThan(5)
  for (const { delivery, steps } of rows) {
    const method = delivery === 'pick_up' ? 'pickup' : 'local'
    for (const [at, to] of steps.slice(1).entries())
      expect(refusalToMove({ status: steps[at] as OrderStatus, delivery: method }, to)).toBeUndefined()
  }
})

test('a branch has worked on the orders of the demo while it was open, in the order of the steps', async () => {
  const { rows } = await pool.query<{ hours: string; first: Date; instants: string[] }>(
    `select b.opening_hours as hours, o.created_at as first, json_agg(e.at order by e.id) as instants
     from orders o join order_events e on e.order_id = o.id join branches b on b.code = o.branch_code
     group by o.id, b.code`,
  )
  expect(rows.length).toBeGreaterThan(5)
  for (const { hours, first, instants } of rows) {
    const opening = { hours: parseOpeningHours(hours) ?? [], holidays: [] }
    const taken = instants.map((instant) => new Date(instant))
    expect(taken).toEqual(taken.toSorted((one, other) => Number(one) - Number(other)))
    expect(taken[0]).toEqual(first)
    expect(taken.at(-1)! <= now).toBe(true)
    for (const instant of taken.slice(1))
      expect(openStateAt(opening, instant), instant.toISOString()).toMatchObject({ isOpen: true })
  }
})

test('a search for the word of a category finds its products in either language', async () => {
  for (const q of ['celular', 'cell phone']) {
    const { docs } = await store.client().call(listProducts, { q })
    expect(docs.filter((doc) => doc.category.category_id === 1).length, q).toBeGreaterThan(5)
  }
})

/** The demo as the first release filled it: four categories fewer. */
async function fillFirstRelease(): Promise<void> {
  await store.reset()
  await fill()
  for (const statement of [
    'truncate orders cascade',
    'delete from products where category_id >= 50',
    'delete from categories where id >= 50',
  ])
    await pool.query(statement)
}
const counts = () => column('select count(*) from categories union all select count(*) from products')
const full = async () => {
  await store.reset()
  await fill()
  return counts()
}

test('a demo of the first release gets the categories that it lacks with their products; existing rows are not changed', async () => {
  const complete = await full()
  await fillFirstRelease()
  const existing = "select code || ' ' || xmin::text from products where category_id < 50 order by code"
  const before = await column(existing)
  await fill()
  expect(await counts()).toEqual(complete)
  expect(await column(existing)).toEqual(before)
  expect((await column('select count(*) from reviews where product_code like $$ADA-%$$'))[0]).toBeGreaterThan(0)
})

test.each([
  ['sells something else', "update products set name_en = 'Something else' where code = 'CEL-0001'"],
  ['no longer sells something', "delete from products where code = 'SIM-0001'"],
  ['has another branch', "update branches set name = 'My shop' where code = 1"],
  ['lacks an account of the demo', "update customers set id = gen_random_uuid() where email = 'luis@vitrina.example'"],
  [
    'has a category of its own',
    "insert into categories (id, slug, name_en, name_es, scene) values (70, 'own', 'Own', 'Propia', 'case')",
  ],
])('a store that %s is left as it is', async (_, change) => {
  await fillFirstRelease()
  await pool.query(change)
  const before = await counts()
  await fill()
  expect(await counts()).toEqual(before)
})

test('the first customer has every kind of balance and two cards, the second none, the business has credit', async () => {
  const kindsOf = (customer: number) =>
    column(`select kind from balances where customer_id = '${demoCustomers[customer]?.id}' order by kind`)
  expect(await kindsOf(0)).toEqual(['credit', 'credit_note', 'deposit', 'deposit', 'gift_card', 'reward'])
  expect(await kindsOf(1)).toEqual([])
  expect(await kindsOf(2)).toEqual(['credit'])
  expect(await column('select last_four from saved_cards order by is_default desc')).toEqual(['4242', '4444'])
})
