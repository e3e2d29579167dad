import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { freeze } from '#server/testing/freeze.ts'
import { makeBranch, makeProduct } from '#server/testing/make.ts'
import { type TestPostgres, startPostgres } from '#server/testing/postgres.ts'
import { type Standby, canCopy, startStandby } from '#server/testing/standby.ts'
import { startStore } from '#server/testing/store-process.ts'
import { unboundedOrders } from '../buyers.ts'
import type { Figure } from '../figures.ts'
import { type Limits, measure, withDatabase } from '../outage/measure.ts'
import { type Proxy, startProxy } from '../outage/proxy.ts'

const shoppersCount = 8
const awayMs = 10_000
const misledMs = 9_000

interface Place {
  primary: TestPostgres
  standby: Standby | undefined
  proxy: Proxy
}

/** Takes the database away; resolves once it is back. */
type Outage = (place: Place) => Promise<void>

interface OutageCase {
  name: string
  work: Outage
  limits: Limits
  needsStandby?: true
}

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

const outageCases: readonly OutageCase[] = [
  { name: 'a restart of 10 s', work: restart, limits: { heal: 1, longest: 1 } },
  { name: 'frozen for 10 s', work: frozen, limits: { heal: 1, longest: 6 } },
  {
    name: 'a proxy that leads to a replica for 9 s',
    work: misled,
    limits: { heal: 1, longest: 1 },
    needsStandby: true,
  },
  {
    name: 'a primary that dies, a standby that takes over',
    work: failover,
    limits: { heal: 1, longest: 1 },
    needsStandby: true,
  },
]

/**
 * The database goes away while shoppers order and read: by a restart, by freezing, behind a proxy that leads to a
 * replica, and by a primary that dies while a standby takes over. At the end every acknowledged order has to exist.
 */
export const outage = (): Promise<Figure[]> => takeAway(outageCases)

/** The first of these outages alone. */
export const databaseRestart = (): Promise<Figure[]> => takeAway(outageCases.slice(0, 1))

async function takeAway(requested: readonly OutageCase[]): Promise<Figure[]> {
  const primary = await startPostgres()
  const place: Place = { primary, standby: undefined, proxy: await startProxy(primary.cluster.port) }
  try {
    const url = await primary.newDatabase()
    await fill(url)
    const environment = { DATABASE_URL: at(url, place.proxy.port), DEMO: '0', LOG_LEVEL: 'silent' }
    const store = await startStore({ ...environment, ...unboundedOrders })
    try {
      const figures: Figure[] = []
      for (const { name, work, limits, needsStandby } of requested) {
        if (needsStandby && !canCopy(primary)) {
          console.log(`skipped  ${name}: this PostgreSQL has no pg_basebackup`)
          continue
        }
        if (needsStandby) place.standby ??= await followedBy(primary)
        const { port } = (work === failover ? (place.standby as Standby) : primary).cluster
        const outage = {
          name,
          work: () => work(place),
          limits,
          shoppersCount,
          origin: store.url,
          before: url,
          url: at(url, port),
        }
        figures.push(...(await measure(outage)))
      }
      return figures
    } finally {
      await store.stop()
    }
  } finally {
    place.proxy.stop()
    await place.standby?.stop()
    await primary.stop()
  }
}

/** Starts a standby without which the primary acknowledges no commit. */
async function followedBy(primary: TestPostgres): Promise<Standby> {
  const standby = await startStandby(primary)
  await execute(primary.url, `alter system set synchronous_standby_names = '*'`)
  await execute(primary.url, 'select pg_reload_conf()')
  return standby
}

async function fill(url: string): Promise<void> {
  await withDatabase(url, async ({ db }) => {
    await makeBranch(db, { code: 1 })
    for (let at = 0; at < shoppersCount; at += 1)
      await makeProduct(db, { code: `P${at}`, priceCentavos: 100_000, stock: { 1: 1_000_000 } })
  })
}

function at(url: string, port: number): string {
  const moved = new URL(url)
  moved.port = String(port)
  return moved.href
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}
