import { type Socket, connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { placeOrder } from '#contract/orders.ts'
import { type StoreProcess, startStore } from '#server/testing/store-process.ts'
import { rawConnection } from '#server/testing/raw-http.ts'
import { stockFaults, traceOf, whole } from './ledger.ts'
import { clientAt, makeBuyer, startTwoProcesses, placing, startUnits } from './two-processes.ts'

const setup = await startTwoProcesses()
const { db, url } = setup
const waiting = { timeout: 30_000 }
const start = () => startStore({ DATABASE_URL: url, DEMO: '0' })

async function openSocket(store: StoreProcess): Promise<Socket> {
  const socket = connect({ port: Number(new URL(store.url).port), host: '127.0.0.1' })
  socket.on('error', () => {})
  await new Promise<void>((done) => socket.once('connect', () => done()))
  return socket
}

function orderOnWire(headers: Record<string, string>, key: string): string {
  const body = JSON.stringify(placing)
  const lines = Object.entries({ ...headers, 'idempotency-key': key }).map(([name, value]) => `${name}: ${value}\r\n`)
  return `POST /api/ecommerce/orders HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n${lines.join('')}\r\n${body}`
}

test('an order whose response was lost is placed once, and its repeat gets the same response', async () => {
  const store = await start()
  try {
    for (const waitMs of [0, 1, 3, 10, 30, 100]) {
      const buyer = await makeBuyer(setup)
      const idempotencyKey = `dropped-after-${waitMs}-ms`
      const socket = await openSocket(store)
      socket.write(orderOnWire(buyer.headers, idempotencyKey))
      await sleep(waitMs)
      socket.resetAndDestroy()
      const client = clientAt(store.url, buyer.headers)
      const again = await client.call(placeOrder, placing, { idempotencyKey })
      expect(await client.call(placeOrder, placing, { idempotencyKey })).toEqual(again)
      expect(await client.call(placeOrder, placing)).toEqual(again)
      expect(await traceOf(db, buyer.customerId, buyer.email)).toEqual(whole)
    }
    expect(await stockFaults(db, startUnits)).toEqual([])
  } finally {
    await store.stop()
  }
})

test('a server that gets a stop signal finishes its requests, reports that it is not ready, and ends with code 0', async () => {
  const store = await start()
  const buyers = [await makeBuyer(setup), await makeBuyer(setup), await makeBuyer(setup)]
  let orders: Promise<unknown>[] = []
  let exit: Promise<number | null> | undefined
  // While another transaction has locked the products, the orders wait in the middle of their transactions.
  await db.transaction().execute(async (inside) => {
    await inside.selectFrom('stock').select('on_hand').forUpdate().execute()
    orders = buyers.map((buyer) => clientAt(store.url, buyer.headers).call(placeOrder, placing))
    await expect.poll(() => waitingForLocks()).toBe(buyers.length)
    exit = store.stop()
    await expect.poll(() => fetch(`${store.url}/api/ready`).then((response) => response.status)).toBe(503)
    expect((await fetch(`${store.url}/api/health`)).status).toBe(200)
  })
  await Promise.all(orders)
  expect(await exit).toBe(0)
  for (const { customerId, email } of buyers) expect(await traceOf(db, customerId, email)).toEqual(whole)
  expect(await stockFaults(db, startUnits)).toEqual([])
})

test('a request of which half had arrived when the process stopped listening gets its response, and the process ends with code 0', async () => {
  const store = await start()
  onTestFinished(() => store.kill())
  const { socket, untilClosed } = await rawConnection(store.url)
  socket.write('GET /api/health HTTP/1.1\r\n')
  const exit = store.stop()
  await expect
    .poll(() => fetch(store.url).catch((error: Error) => (error.cause as NodeJS.ErrnoException).code), waiting)
    .toBe('ECONNREFUSED')
  // Longer than an idle connection stays open.
  await sleep(1_500)
  socket.write('host: x\r\n\r\n')
  expect(await untilClosed()).toMatch(/^HTTP\/1.1 200 [^]*\r\nconnection: close\r\n/i)
  expect(await exit).toBe(0)
})

async function waitingForLocks(): Promise<number> {
  const { rows } = await setup.stores[1].database.pool.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
  )
  return rows[0]?.count ?? 0
}
