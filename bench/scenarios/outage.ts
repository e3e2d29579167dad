import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { openDatabase } from '#server/platform/database/database.ts'
import { freeze } from '#server/testing/freeze.ts'
import { makeBranch, makeProduct } from '#server/testing/make.ts'
import { type TestPostgres, startPostgres } from '#server/testing/postgres.ts'
import { type Standby, canCopy, startStandby } from '#server/testing/standby.ts'
import { startStore } from '#server/testing/store-process.ts'
import type { Figure } from '../figures.ts'
import { type Proxy, startProxy } from '../outage/proxy.ts'
import { type Asked, type Shoppers, startShoppers } from '../outage/shoppers.ts'

const shoppersCount = 8
const quietMs = 4_000
const afterMs = 10_000
const awayMs = 10_000
const misledMs = 9_000

interface Place {
  primary: TestPostgres
  standby: Standby | undefined
  proxy: Proxy
}

/** How a database goes away; answers once it is there again. */
type Outage = (place: Place) => Promise<void>

const restart: Outage = async ({ primary }) => {
  await primary.shutDown()
  await sleep(awayMs)
  await primary.startAgain()
}

const frozen: Outage = async ({ primary }) => {
  const thaw = freeze(primary.pid())
  await sleep(awayMs)
  thaw()
}

const misled: Outage = async ({ primary, standby, proxy }) => {
  proxy.pointTo((standby as Standby).cluster.port)
  proxy.cut()
  await sleep(misledMs)
  proxy.pointTo(primary.cluster.port)
}

const failover: Outage = async ({ primary, standby, proxy }) => {
  process.kill(primary.pid(), 'SIGQUIT')
  await sleep(1_000)
  await (standby as Standby).promote()
  proxy.pointTo((standby as Standby).cluster.port)
}

/**
 * The database goes away while shoppers order and look: by a restart, frozen, with a proxy that leads to a replica, with a primary that dies and a standby that takes
 * over. Every order that was acknowledged has to be there in the end.
 */
export async function outage(): Promise<Figure[]> {
  const primary = await startPostgres()
  let standby: Standby | undefined
  const proxy = await startProxy(primary.cluster.port)
  try {
    const url = await primary.newDatabase()
    await fill(url)
    const through = new URL(url)
    through.port = String(proxy.port)
    const store = await startStore({ DATABASE_URL: through.href, DEMO: '0', LOG_LEVEL: 'silent' })
    try {
      const figures: Figure[] = []
      const during = async (name: string, work: Outage, limits: Limits) => {
        const { port } = (standby && work === failover ? standby : primary).cluster
        figures.push(
          ...(await measure({
            name,
            work,
            limits,
            place: { primary, standby, proxy },
            origin: store.url,
            url: at(url, port),
            before: url,
          })),
        )
      }
      await during('a restart of 10 s', restart, { heal: 1, longest: 1 })
      await during('frozen for 10 s', frozen, { heal: 1, longest: 6 })
      if (!canCopy(primary)) {
        console.log('skipped  a proxy that leads to a replica, and a failover: this PostgreSQL has no pg_basebackup')
        return figures
      }
      standby = await startStandby(primary)
      await ask(primary.url, `alter system set synchronous_standby_names = '*'`)
      await ask(primary.url, 'select pg_reload_conf()')
      await during('a proxy that leads to a replica for 9 s', misled, { heal: 1, longest: 1 })
      await during('a primary that dies, a standby that takes over', failover, { heal: 1, longest: 1 })
      return figures
    } finally {
      await store.stop()
    }
  } finally {
    proxy.stop()
    await standby?.stop()
    await primary.stop()
  }
}

interface Limits {
  /** Seconds from the database's return to the first answer. */
  heal: number
  /** Seconds of the longest request. */
  longest: number
}

interface Measure {
  name: string
  work: Outage
  limits: Limits
  place: Place
  origin: string
  /** The database as it was, and as it is afterwards. */
  before: string
  url: string
}

async function measure({ name, work, limits, place, origin, before, url }: Measure): Promise<Figure[]> {
  const shoppers = await withDatabase(before, ({ db }) => startShoppers(db, origin, shoppersCount))
  await sleep(quietMs)
  const began = performance.now()
  await work(place)
  const backAt = performance.now()
  await sleep(afterMs)
  await shoppers.stop()
  const lost = await countLost(url, shoppers)
  const since = shoppers.asked.filter(({ endedAt }) => endedAt >= began)
  const healed = Math.max(...(['order', 'cart', 'page'] as const).map((kind) => firstSeconds(since, kind, backAt)))
  const wrong = since.filter(({ status }) => status !== 503 && (status < 200 || status >= 500))
  const longest = since.reduce((one, other) => (other.ms > one.ms ? other : one))
  const late = since.filter(({ kind, endedAt }) => kind === 'order' && endedAt > backAt + 1_000)
  const refusedLate = late.filter(({ status }) => status === 0 || status >= 500).length
  return [
    atMost(`${name}: acknowledged orders that are lost`, lost, 0, `${shoppers.acknowledged.length} acknowledged`),
    atMost(`${name}: answers that are neither right nor a 503`, wrong.length, 0, told(since)),
    atMost(
      `${name}: seconds of the longest request`,
      longest.ms / 1_000,
      limits.longest,
      `of ${since.length}: ${whichOf(longest, began, backAt)}`,
    ),
    atMost(`${name}: seconds from its return to the first order, cart and page`, healed, limits.heal, 'the slowest of the three'),
    atMost(`${name}: order requests refused later than a second after its return`, refusedLate, 0, `of ${late.length}`),
  ]
}

function told(asked: readonly Asked[]): string {
  const counts = new Map<string, number>()
  for (const { kind, status, isOld } of asked) {
    const name = `${kind} ${status || 'none'}${isOld ? ' old' : ''}`
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts].map(([name, count]) => `${name}: ${count}`).join(', ')
}

function whichOf({ kind, status, ms, endedAt }: Asked, began: number, backAt: number): string {
  const beganAt = endedAt - ms
  const when = beganAt >= backAt ? `${seconds(beganAt - backAt)} s after its return` : `${seconds(beganAt - began)} s after it went`
  return `${kind} ${status}, asked ${when}`
}

const seconds = (ms: number) => (ms / 1_000).toFixed(1)

/** Seconds until something of this kind was answered as ever again. */
function firstSeconds(asked: readonly Asked[], kind: Asked['kind'], backAt: number): number {
  const first = asked.find((one) => one.kind === kind && one.status === 200 && !one.isOld && one.endedAt >= backAt)
  return first ? (first.endedAt - backAt) / 1_000 : Infinity
}

function atMost(name: string, value: number, wanted: number, detail: string): Figure {
  return { name, value, wanted, isAtLeast: false, detail }
}

async function fill(url: string): Promise<void> {
  await withDatabase(url, async ({ db }) => {
    await makeBranch(db, { code: 1 })
    for (let at = 0; at < shoppersCount; at += 1) await makeProduct(db, { code: `P${at}`, priceCentavos: 100_000, stock: { 1: 1_000_000 } })
  })
}

/** How many orders that somebody was told of do not stand. */
async function countLost(url: string, { acknowledged }: Shoppers): Promise<number> {
  return withDatabase(url, async ({ pool }) => {
    const { rows } = await pool.query<{ id: string }>('select distinct global_id as id from orders')
    const placed = new Set(rows.map(({ id }) => id))
    return acknowledged.filter((id) => !placed.has(id)).length
  })
}

async function withDatabase<T>(url: string, work: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<T>): Promise<T> {
  const database = await openDatabase({ url, poolSize: 4, folder: '' })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

function at(url: string, port: number): string {
  const moved = new URL(url)
  moved.port = String(port)
  return moved.href
}

async function ask(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}
