import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { listProducts } from '#contract/products.ts'
import { confirmOrder } from '#contract/orders.ts'
import { makeProduct } from '#server/testing/make.ts'
import { makeShopper } from '#server/testing/shopper.ts'
import { startStore } from '#server/testing/store-process.ts'
import { clientAt, startTwoProcesses, startUnits } from './two-processes.ts'

const setup = await startTwoProcesses()
const { db, stores, url } = setup

const setPrice = (code: string, centavos: number) =>
  sql`update prices set price_centavos = ${centavos} where product_code = ${code}`
const cheaperThan = async (pesos: number) =>
  (await stores[0].client().call(listProducts, { prices: `,${pesos}` })).docs.map((doc) => doc.codarticulo).toSorted()

test('the index notices a change that commits after later changes have been read', async () => {
  expect(await cheaperThan(6)).toEqual([])
  await db.transaction().execute(async (slow) => {
    await setPrice('A', 500).execute(slow)
    // This transaction began later and ends earlier: the index reads on while the other one is still open.
    await setPrice('B', 500).execute(db)
    expect(await cheaperThan(6)).toEqual(['B'])
  })
  expect(await cheaperThan(6)).toEqual(['A', 'B'])
})

test('the index does not contain a change that was rolled back', async () => {
  const torn = db.transaction().execute(async (inside) => {
    await setPrice('C', 100).execute(inside)
    throw new Error('taken back')
  })
  await expect(torn).rejects.toThrow('taken back')
  expect(await cheaperThan(2)).toEqual([])
})

test('the index skips rows of a restored dump whose transaction numbers are still to come on this server', async () => {
  await sql`insert into catalogue_changes (xid, product_code) values ('9000000000000', '')`.execute(db)
  await makeProduct(db, { code: 'D', priceCentavos: 50 })
  expect(await cheaperThan(1)).toEqual(['D'])
})

test('a changed price, a renamed brand or category and a sold unit appear in the cached responses of two processes', async () => {
  const processes = [
    await startStore({ DATABASE_URL: url, DEMO: '0' }),
    await startStore({ DATABASE_URL: url, DEMO: '0' }),
  ]
  try {
    const clients = processes.map((process) => clientAt(process.url, {}))
    const seen = () =>
      Promise.all(
        clients.map(async (client) => {
          const { docs } = await client.call(listProducts, { q: 'C', order_by: 'price_desc' })
          const found = docs.find((doc) => doc.codarticulo === 'C')
          return [found?.price, found?.existence]
        }),
      )
    await seen()
    expect(await seen()).toEqual([
      [7, '+99'],
      [7, '+99'],
    ])
    await setPrice('C', 12_345).execute(db)
    await expect.poll(seen).toEqual([
      [123.45, '+99'],
      [123.45, '+99'],
    ])
    const named = () =>
      Promise.all(
        clients.map(async (client) => {
          const { docs } = await client.call(listProducts, { q: 'C', order_by: 'price_desc' })
          const found = docs.find((doc) => doc.codarticulo === 'C')
          return [found?.brand, found?.category.category_name]
        }),
      )
    await sql`update brands set name = 'Candela'`.execute(db)
    await sql`update categories set name_en = 'Lamps'`.execute(db)
    await expect.poll(named).toEqual([
      ['Candela', 'Lamps'],
      ['Candela', 'Lamps'],
    ])
    const { headers } = await makeShopper(stores[0], { email: 'last-pieces@example.com' })
    const quantity = 9_999
    await clientAt(processes[0]!.url, headers).call(confirmOrder, {
      products: { '1': [{ codarticulo: 'C', quantity }] },
      total_amount: (quantity * 12_345) / 100,
    })
    await expect.poll(seen).toEqual([
      [123.45, startUnits - quantity],
      [123.45, startUnits - quantity],
    ])
  } finally {
    await Promise.all(processes.map((process) => process.stop()))
  }
}, 120_000)
