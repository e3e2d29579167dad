import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { getProductByCode, listProducts } from '#contract/products.ts'
import { getCart, setCartLine } from '#contract/cart.ts'
import { makeCustomer } from '#server/testing/make.ts'
import { makeShopper } from '#server/testing/shopper.ts'
import { stockFaults } from './ledger.ts'
import { startTwoProcesses, startUnits } from './two-processes.ts'

const setup = await startTwoProcesses()
const { db, stores } = setup
const [store] = stores
const { tokens } = store.app.platform

interface Customer {
  authorization: string
}

/** Makes customers who are signed in, without hashing their passwords, which would take long. */
async function makeCrowd(size: number): Promise<Customer[]> {
  const now = new Date()
  const later = new Date(now.getTime() + 86_400_000)
  return Promise.all(
    Array.from({ length: size }, async () => {
      const session = {
        id: randomUUID(),
        customer_id: await makeCustomer(db),
        device: 'Crowd',
        rotated_at: now,
        created_at: now,
      }
      await db
        .insertInto('sessions')
        .values({ ...session, expires_at: later })
        .execute()
      return { authorization: `Bearer ${tokens.access(session.id, now)}` }
    }),
  )
}

const prices: Record<string, number> = { A: 100, B: 50, C: 7 }

/** Sends confirmations, and counts the responses by a short text such as `200` or `429 too-many-at-once after 1`. */
function confirmAll(customers: readonly Customer[], codarticulo: string) {
  const said: string[] = []
  const done = Promise.all(
    customers.map(async (customer) => {
      const body = { products: { '1': [{ codarticulo, quantity: 1 }] }, total_amount: prices[codarticulo] }
      const response = await store.send('POST', '/api/ecommerce/orders/confirmOrder', {
        body,
        headers: { ...customer },
      })
      const { data } = (await response.json()) as { data: { reason: string } }
      said.push(response.ok ? '200' : `${response.status} ${data.reason} after ${response.headers.get('retry-after')}`)
    }),
  )
  return { said, done, served: () => said.filter((one) => one === '200').length }
}

function count(said: readonly string[]): Record<string, number> {
  return Object.fromEntries([...Map.groupBy(said, (one) => one)].map(([one, all]) => [one, all.length]))
}

/** A shopper who changes a cart and opens product pages, again and again. */
async function makeOther() {
  const [customer] = await makeCrowd(1)
  const client = store.client({ headers: { ...(customer as Customer) } })
  let round = 0
  return {
    customer: customer as Customer,
    async shop() {
      round += 1
      const cart = await client.call(setCartLine, { id: 1, cod_articulo: 'B', quantity: 1 + (round % 5) })
      expect(await client.call(getCart, { id: 1 })).toEqual(cart)
      expect((await store.client().call(getProductByCode, { code: 'A' })).product.codarticulo).toBe('A')
      expect((await store.client().call(listProducts, { q: 'B' })).total).toBe(1)
    },
  }
}

/** How many connections wait for a lock of another transaction. */
async function waitingForLocks(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

test('while one transaction holds a stock row and many wait for it, other shoppers browse, fill their carts, sign in and buy', async () => {
  const other = await makeOther()
  const crowd = await makeCrowd(30)
  let confirming: ReturnType<typeof confirmAll> | undefined
  await db.transaction().execute(async (operator) => {
    await operator.selectFrom('stock').select('on_hand').where('product_code', '=', 'A').forUpdate().execute()
    confirming = confirmAll(crowd, 'A')
    await expect.poll(waitingForLocks).toBe(1)
    const buying = confirmAll([other.customer], 'C')
    await buying.done
    expect(buying.said).toEqual(['200'])
    await makeShopper(store, { email: 'newcomer@example.com' })
    while (confirming.said.length < crowd.length) await other.shop()
  })
  await confirming?.done
  expect(Object.keys(count(confirming?.said ?? [])).toSorted()).toEqual([
    '503 busy after 2',
    '503 product-in-demand after 2',
  ])
  const again = confirmAll([other.customer], 'A')
  await again.done
  expect(again.said).toEqual(['200'])
  expect(await stockFaults(db, startUnits)).toEqual([])
})

test('of 150 confirmations that one customer sends at once a few wait and the others are refused, and another shopper is served meanwhile', async () => {
  const [customer] = await makeCrowd(1)
  const other = await makeOther()
  await other.shop()
  const confirming = confirmAll(Array<Customer>(150).fill(customer as Customer), 'A')
  await other.shop()
  expect(confirming.served()).toBeLessThanOrEqual(20)
  await confirming.done
  const said = count(confirming.said)
  expect(Object.keys(said).toSorted()).toEqual(['200', '429 too-many-at-once after 1'])
  expect(said['200']).toBeLessThanOrEqual(64)
  expect(await stockFaults(db, startUnits)).toEqual([])
})

test('all of 150 customers who confirm one product at once are served one after another, and another shopper is served meanwhile', async () => {
  const crowd = await makeCrowd(150)
  const other = await makeOther()
  await other.shop()
  const confirming = confirmAll(crowd, 'A')
  await other.shop()
  expect(confirming.served()).toBeLessThanOrEqual(20)
  const buying = confirmAll([other.customer], 'C')
  await buying.done
  expect(buying.said).toEqual(['200'])
  expect(confirming.served()).toBeLessThanOrEqual(40)
  await confirming.done
  // On an overloaded machine some have waited until their limit.
  expect(confirming.said.filter((one) => one !== '200' && one !== '503 product-in-demand after 2')).toEqual([])
  expect(await stockFaults(db, startUnits)).toEqual([])
})
