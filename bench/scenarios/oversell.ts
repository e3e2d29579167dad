import { randomUUID } from 'node:crypto'
import { confirmOrder, placeOrder } from '#contract/orders.ts'
import { CallFailed, type Client, createClient } from '#contract/client.ts'
import { openDatabase } from '#server/platform/database/database.ts'
import type { Database } from '#server/platform/database/database.ts'
import { makeBranch, makeProduct } from '#server/testing/make.ts'
import { startPostgres } from '#server/testing/postgres.ts'
import { freePort, startStore } from '#server/testing/store-process.ts'
import { bearer, makeBuyer, unboundedOrders } from '../buyers.ts'

const units = 100
const shoppersCount = 200
const price = 1000

export interface OversellOutcome {
  attempts: number
  kills: number
  /** Orders that the store acknowledged to a shopper. */
  acknowledged: number
  orders: number
  sold: number
  onHand: number
  reserved: number
  seconds: number
  /** The faults that were found; empty where there is none. */
  faults: string[]
}

/**
 * Many shoppers try to buy the last units at once, while the server is killed and started again. At the end exactly
 * these units are sold, no stock is below zero, and every acknowledged order exists once.
 */
export async function oversell({ attempts, kills }: { attempts: number; kills: number }): Promise<OversellOutcome> {
  const postgres = await startPostgres()
  try {
    const url = await postgres.newDatabase()
    const database = await openDatabase({ url, poolSize: 4, folder: '' })
    const port = String(await freePort())
    const environment = { DATABASE_URL: url, DATABASE_POOL: '16', DEMO: '0', PORT: port, ...unboundedOrders }
    let store = await startStore(environment)
    try {
      const clients = await makeShoppers(database.db, store.url)
      const started = performance.now()
      const run = runAttempts(clients, attempts)
      for (let kill = 1; kill <= kills; kill += 1) {
        await run.reached(Math.floor((attempts * kill) / (kills + 1)))
        await store.kill()
        store = await startStore(environment)
      }
      const acknowledged = await run.finished
      const seconds = (performance.now() - started) / 1000
      return await judge(database.db, { attempts, kills, acknowledged, seconds })
    } finally {
      await store.stop()
      await database.close()
    }
  } finally {
    await postgres.stop()
  }
}

async function makeShoppers(db: Database, url: string): Promise<Client[]> {
  await makeBranch(db, { code: 1 })
  await makeProduct(db, { code: 'LAST', priceCentavos: price * 100, stock: { 1: units } })
  const clients: Client[] = []
  for (let index = 0; index < shoppersCount; index += 1) {
    const headers = bearer(await makeBuyer(db))
    clients.push(
      createClient({
        fetch: (request) => fetch(request),
        urlOf: (base) => `${url}/api/${base}`,
        language: () => 'en',
        headers: () => headers,
      }),
    )
  }
  return clients
}

/**
 * Makes all attempts, shared among the shoppers; an attempt without a response is repeated, as a shopper's page would.
 */
function runAttempts(clients: readonly Client[], attempts: number) {
  let begun = 0
  const waiting: { at: number; go: () => void }[] = []
  const acknowledged: string[] = []
  const count = () => {
    begun += 1
    for (const { at, go } of waiting) if (begun >= at) go()
  }
  const shop = async (client: Client) => {
    while (begun < attempts) {
      count()
      const globalId = await buyOne(client)
      if (globalId) acknowledged.push(globalId)
    }
  }
  return {
    reached: (at: number) => new Promise<void>((go) => (begun >= at ? go() : waiting.push({ at, go }))),
    finished: Promise.all(clients.map(shop)).then(() => acknowledged),
  }
}

async function buyOne(client: Client): Promise<string | undefined> {
  const idempotencyKey = randomUUID()
  for (;;) {
    const verified = await responseOf(() =>
      client.call(confirmOrder, { products: { '1': [{ codarticulo: 'LAST', quantity: 1 }] }, total_amount: price }),
    )
    if (!verified) return undefined
    const placed = await responseOf(() =>
      client.call(
        placeOrder,
        { option_id: 3, total_amount: price, payments: [{ kind: 'cash', amount: price }] },
        { idempotencyKey },
      ),
    )
    if (placed) return placed.global_id ?? undefined
  }
}

const giveUpMs = 60_000

/**
 * The response to a call; undefined when the store refused. Without a response the call is repeated for a minute.
 */
async function responseOf<T>(call: () => Promise<T>): Promise<T | undefined> {
  const until = performance.now() + giveUpMs
  for (;;) {
    try {
      return await call()
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error
      if (error.httpStatus >= 400 && error.httpStatus < 500) return undefined
      if (performance.now() > until) throw error
      await new Promise((done) => setTimeout(done, 50))
    }
  }
}

async function judge(
  db: Database,
  run: { attempts: number; kills: number; acknowledged: string[]; seconds: number },
): Promise<OversellOutcome> {
  const stock = await db.selectFrom('stock').select(['on_hand', 'reserved']).executeTakeFirstOrThrow()
  const orders = await db.selectFrom('orders').select(['id', 'global_id']).execute()
  const lines = await db.selectFrom('order_lines').select(['order_id', 'quantity']).execute()
  const sold = lines.reduce((sum, line) => sum + line.quantity, 0)
  const acknowledged = new Set(run.acknowledged)
  const faults: string[] = []
  if (sold !== units) faults.push(`${sold} sold instead of ${units}`)
  if (stock.on_hand !== 0 || stock.reserved !== 0)
    faults.push(`stock is left at ${stock.on_hand}, ${stock.reserved} of it reserved`)
  if (acknowledged.size !== run.acknowledged.length)
    faults.push(`${run.acknowledged.length - acknowledged.size} acknowledged orders are those of another shopper`)
  const lost = [...acknowledged].filter((id) => orders.filter((order) => order.global_id === id).length !== 1)
  if (lost.length > 0) faults.push(`${lost.length} acknowledged orders are lost or there twice`)
  if (orders.length !== acknowledged.size)
    faults.push(`${orders.length} orders exist, ${acknowledged.size} were acknowledged`)
  return {
    attempts: run.attempts,
    kills: run.kills,
    acknowledged: run.acknowledged.length,
    orders: orders.length,
    sold,
    onHand: stock.on_hand,
    reserved: stock.reserved,
    seconds: Math.round(run.seconds * 10) / 10,
    faults,
  }
}
