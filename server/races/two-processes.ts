import { afterAll } from 'vitest'
import { setCartLine } from '#contract/cart.ts'
import { createClient } from '#contract/client.ts'
import type { InputOf } from '#contract/endpoint.ts'
import type { placeOrder } from '#contract/orders.ts'
import { openDatabase } from '#server/platform/database/database.ts'
import type { Database } from '#server/platform/database/database.ts'
import { makeBranch, makeProduct } from '#server/testing/make.ts'
import { type TestPostgres, startPostgres } from '#server/testing/postgres.ts'
import { type Shopper, makeShopper } from '#server/testing/shopper.ts'
import { type TestStore, testStoreOn } from '#server/testing/store.ts'

export interface TwoProcesses {
  postgres: TestPostgres
  url: string
  db: Database
  /** Two apps on one database, as two server processes have them. */
  stores: readonly [TestStore, TestStore]
}

/** Units of each product at each branch, before any order. */
export const startUnits = 10_000
/** Of each product, in centavos. */
export const prices = { A: 10_000, B: 5_000, C: 700 }

interface Beginning {
  /** Units of each product at each branch. */
  units?: number
  /** Settings of the two apps. */
  environment?: Record<string, string>
}

/**
 * Starts a real PostgreSQL with two branches, the products A at RD$ 100, B at RD$ 50, C at RD$ 7, and two apps. It
 * stops with the suite.
 */
export async function startTwoProcesses({
  units = startUnits,
  environment = {},
}: Beginning = {}): Promise<TwoProcesses> {
  const postgres = await startPostgres()
  const url = await postgres.newDatabase()
  const settings = { UNPAID_ORDERS: '10000', PAYMENT_ATTEMPTS: '10000', ...environment }
  const open = async () => testStoreOn(await openDatabase({ url, poolSize: 8, folder: '' }), settings)
  const stores = [await open(), await open()] as const
  afterAll(async () => {
    for (const { stop } of stores) await stop()
    await postgres.stop()
  })
  const { db } = stores[0].database
  for (const code of [1, 2]) await makeBranch(db, { code })
  for (const [code, priceCentavos] of Object.entries(prices)) {
    await makeProduct(db, { code, priceCentavos, stock: { 1: units, 2: units } })
  }
  return { postgres, url, db, stores }
}

/** The total of the order that every buyer here places: four units at two branches, RD$ 350. */
export const total = 350
const basket = { 1: { A: 2, B: 1 }, 2: { A: 1 } }
export const placing: InputOf<typeof placeOrder> = {
  option_id: 3,
  total_amount: total,
  payments: [{ kind: 'cash', amount: total }],
}

let made = 0

/** A buyer with six units in their carts, four of them verified and ready to be ordered. */
export async function makeBuyer({
  stores: [store],
}: Pick<TwoProcesses, 'stores'>): Promise<Shopper & { email: string }> {
  made += 1
  const email = `buyer-${made}@example.com`
  const buyer = await makeShopper(store, { email })
  const lines: [number, string, number][] = [
    [1, 'A', 3],
    [1, 'B', 1],
    [1, 'C', 1],
    [2, 'A', 1],
  ]
  for (const [id, cod_articulo, quantity] of lines) await buyer.client.call(setCartLine, { id, cod_articulo, quantity })
  await buyer.verify(basket, total)
  return { ...buyer, email }
}

/** The client of a shopper at one server process. */
export function clientAt(url: string, headers: Record<string, string> | (() => Record<string, string>)) {
  return createClient({
    fetch: (request) => fetch(request),
    urlOf: (base) => `${url}/api/${base}`,
    language: () => 'en',
    headers: typeof headers === 'function' ? headers : () => headers,
  })
}
