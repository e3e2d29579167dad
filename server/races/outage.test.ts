import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { listProducts } from '#contract/products.ts'
import { placeOrder } from '#contract/orders.ts'
import { freeze } from '#server/testing/freeze.ts'
import { makeProduct } from '#server/testing/make.ts'
import { startStore } from '#server/testing/store-process.ts'
import { stockFaults, traceOf, whole } from './ledger.ts'
import { clientAt, makeBuyer, startTwoProcesses, placing, startUnits } from './two-processes.ts'

const setup = await startTwoProcesses()
const { db, url, postgres } = setup
const store = await startStore({ DATABASE_URL: url, DEMO: '0', LOG_LEVEL: 'silent' })
afterAll(() => store.stop())

const cartPath = '/api/ecommerce/carts'
const isOld = 'vitrina; hit; ttl=0; detail="database-away"'
const request = (path: string, headers: Record<string, string> = {}) => fetch(store.url + path, { headers })
const statusOf = async (path: string, headers?: Record<string, string>) => (await request(path, headers)).status
const readiness = async () => {
  const response = await request('/api/ready')
  return response.ok ? 'ready' : ((await response.json()) as { data: { reason: string } }).data.reason
}
/** Requests a path until its response is cached, once the changes of a test have been announced. */
async function cacheResponse(path: string): Promise<void> {
  for (let times = 0; times < 20; times += 1) {
    expect(await statusOf(path)).toBe(200)
    await new Promise((done) => setTimeout(done, 50))
  }
}
let shopper: Awaited<ReturnType<typeof makeBuyer>>
let heal: (() => Promise<void> | void) | undefined

beforeEach(async () => {
  await expect.poll(readiness).toBe('ready')
  await expect.poll(() => canQuery()).toBe(true)
  shopper = await makeBuyer(setup)
})
// A server that stays frozen would block the end of the suite.
afterEach(async () => {
  await heal?.()
  heal = undefined
})

const canQuery = () =>
  sql`select 1`.execute(db).then(
    () => true,
    () => false,
  )

async function endDatabase(): Promise<void> {
  heal = () => postgres.startAgain()
  await postgres.shutDown()
}

async function goOn(): Promise<void> {
  const done = heal
  heal = undefined
  await done?.()
}

test('while the database is away the API refuses with 503 and a time to try again, and recovers when the database returns', async () => {
  expect(await statusOf(cartPath, shopper.headers)).toBe(200)
  await endDatabase()
  const refused = await request(cartPath, shopper.headers)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2'])
  expect(await refused.json()).toMatchObject({ status: 'error', code: 503, data: { reason: 'unavailable' } })
  const key = { idempotencyKey: 'placed-when-it-is-back' }
  const place = () => clientAt(store.url, shopper.headers).call(placeOrder, placing, key)
  await expect(place()).rejects.toMatchObject({ httpStatus: 503, reason: 'unavailable' })
  const signIn = await fetch(`${store.url}/api/identity/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: shopper.email, password: 'Anything-2026' }),
  })
  expect([signIn.status, await statusOf('/sitemap.xml')]).toEqual([503, 503])
  expect(await readiness()).toBe('database')
  expect(await statusOf('/api/health')).toBe(200)
  await goOn()
  await expect.poll(() => statusOf(cartPath, shopper.headers)).toBe(200)
  await place()
  expect(await traceOf(db, shopper.customerId, shopper.email)).toEqual(whole)
  expect(await stockFaults(db, startUnits)).toEqual([])
})

test('while the database is away a cached page is sent and marked as stale; a page that is not cached is a plain error page', async () => {
  await makeProduct(db, { code: 'NEVER-SEEN' })
  await cacheResponse('/products/A')
  await endDatabase()
  await expect.poll(async () => (await request('/products/A')).headers.get('cache-status')).toBe(isOld)
  const cached = await request('/products/A')
  expect([cached.status, cached.headers.get('age')]).toEqual([200, expect.stringMatching(/^\d+$/)])
  const plain = await request('/products/NEVER-SEEN')
  expect([plain.status, plain.headers.get('retry-after'), plain.headers.get('cache-control')]).toEqual([
    503,
    '2',
    'no-store',
  ])
  const html = await plain.text()
  expect(html).toContain('The store is not available right now')
  expect(html).toContain('La tienda no está disponible ahora mismo')
  expect(html).not.toContain('<script')
  await goOn()
  await expect.poll(async () => (await request('/products/A')).headers.get('cache-status')).toBeNull()
  expect(await statusOf('/products/NEVER-SEEN')).toBe(200)
})

test('while the database is away lists are still served, even ones that were never requested before', async () => {
  await cacheResponse('/api/catalog/products?order_by=price_asc')
  expect(await statusOf('/shop')).toBe(200)
  await endDatabase()
  await expect.poll(readiness).toBe('database')
  for (const path of [
    '/api/catalog/products?order_by=price_asc',
    '/api/catalog/products?q=C&prices=,900',
    '/shop?q=C',
  ]) {
    const list = await request(path)
    expect([path, list.status, list.headers.get('cache-status')]).toEqual([path, 200, isOld])
  }
})

test('while a database server is frozen requests are refused quickly, and they succeed once it continues', async () => {
  heal = freeze(postgres.pid())
  const statuses = await Promise.all(Array.from({ length: 30 }, () => statusOf(cartPath, shopper.headers)))
  expect(new Set(statuses)).toEqual(new Set([503]))
  await expect.poll(readiness).toBe('database')
  expect(await statusOf(cartPath, shopper.headers)).toBe(503)
  await goOn()
  await expect.poll(() => statusOf(cartPath, shopper.headers)).toBe(200)
})

test('connections that freeze alone are replaced: a request on one is refused, a later one is served', async () => {
  await Promise.all(Array.from({ length: 30 }, () => statusOf(cartPath, shopper.headers)))
  const thaws = (await connectionsOfStore(false)).map(freeze)
  heal = () => thaws.forEach((thaw) => thaw())
  const first = await statusOf(cartPath, shopper.headers)
  await expect.poll(() => statusOf(cartPath, shopper.headers), { timeout: 25_000 }).toBe(200)
  expect(first).toBe(503)
})

test('a read-only server makes the process unready; once it accepts writes again, orders succeed without a restart', async () => {
  const setReadOnly = async (value: 'on' | 'off') => {
    await admin(`alter system set default_transaction_read_only = ${value}`)
    await admin('select pg_reload_conf()')
  }
  heal = () => setReadOnly('off')
  await setReadOnly('on')
  await expect.poll(readiness).toBe('read-only')
  const place = () => clientAt(store.url, shopper.headers).call(placeOrder, placing)
  await expect(place()).rejects.toMatchObject({ httpStatus: 503 })
  await goOn()
  await expect.poll(readiness).toBe('ready')
  await place()
  expect(await traceOf(db, shopper.customerId, shopper.email)).toEqual(whole)
})

test('a change that was made while the listening connection was lost appears in lists once it listens again', async () => {
  await makeProduct(db, { code: 'UNHEARD', priceCentavos: 4_000 })
  const client = clientAt(store.url, {})
  const listed = async () => (await client.call(listProducts, { q: 'UNHEARD' })).docs[0]?.price
  await expect.poll(listed).toBe(40)
  // As after a failover that lost commits: rows differ from those that were read, without a recorded change.
  await admin(
    `set session_replication_role = replica; update prices set price_centavos = 9900 where product_code = 'UNHEARD'`,
    url,
  )
  const listening = await connectionsOfStore(true)
  expect(listening.length).toBeGreaterThan(0)
  await admin(`select pg_terminate_backend(pid) from unnest(array[${listening.join()}]) as pid`)
  await expect.poll(listed).toBe(99)
})

test('a listening connection that stops responding is replaced, and the changes that it missed appear in lists', async () => {
  await makeProduct(db, { code: 'SILENT', priceCentavos: 4_000 })
  const listed = async () => (await clientAt(store.url, {}).call(listProducts, { q: 'SILENT' })).docs[0]?.price
  await expect.poll(listed).toBe(40)
  const silent = await connectionsOfStore(true)
  const thaws = silent.map(freeze)
  heal = () => thaws.forEach((thaw) => thaw())
  await admin(`update prices set price_centavos = 9900 where product_code = 'SILENT'`, url)
  const anew = async () => (await connectionsOfStore(true)).filter((pid) => !silent.includes(pid)).length
  await expect.poll(anew, { timeout: 25_000 }).toBe(silent.length)
  expect(await readiness()).toBe('ready')
  await expect.poll(listed).toBe(99)
})

/** The server processes of the stores' connections: those that listen, or the others. */
async function connectionsOfStore(isListening: boolean): Promise<number[]> {
  const { rows } = await admin(
    `select pid from pg_stat_activity where application_name = '${isListening ? 'vitrina-listener' : 'vitrina'}'`,
  )
  return rows.map(({ pid }) => Number(pid))
}

async function admin(statements: string, to = postgres.url) {
  const client = new pg.Client({ connectionString: to })
  await client.connect()
  try {
    return await client.query<Record<string, unknown>>(statements)
  } finally {
    await client.end()
  }
}
