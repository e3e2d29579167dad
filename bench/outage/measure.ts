import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '#server/platform/database/database.ts'
import type { Figure } from '../figures.ts'
import { type SentRequest, type Shoppers, startShoppers } from './shoppers.ts'

const quietMs = 4_000
const afterMs = 10_000

export interface Limits {
  /** Seconds from the database's return to the first response. */
  heal: number
  /** Seconds of the longest request. */
  longest: number
}

interface Measure {
  name: string
  /** Takes the database away; resolves when it is back. */
  work: () => Promise<void>
  limits: Limits
  shoppersCount: number
  origin: string
  /** The connection string of the database before the outage; `url` is the one after it. */
  before: string
  url: string
}

/**
 * Lets shoppers order and read while the database goes away and comes back. The figures count wrong responses, lost
 * orders and the seconds until the store works again.
 */
export async function measure({ name, work, limits, shoppersCount, origin, before, url }: Measure): Promise<Figure[]> {
  const shoppers = await withDatabase(before, ({ db }) => startShoppers(db, origin, shoppersCount))
  await sleep(quietMs)
  const began = performance.now()
  await work()
  const backAt = performance.now()
  await sleep(afterMs)
  await shoppers.stop()
  const lost = await countLost(url, shoppers)
  const since = shoppers.sent.filter(({ endedAt }) => endedAt >= began)
  const healed = Math.max(...(['order', 'cart', 'page'] as const).map((kind) => firstSeconds(since, kind, backAt)))
  const wrong = since.filter(({ status }) => status !== 503 && (status < 200 || status >= 500))
  const longest = since.reduce((one, other) => (other.ms > one.ms ? other : one))
  const late = since.filter(({ kind, endedAt }) => kind === 'order' && endedAt > backAt + 1_000)
  const refusedLate = late.filter(({ status }) => status === 0 || status >= 500).length
  return [
    atMost(`${name}: acknowledged orders that are lost`, lost, 0, `${shoppers.acknowledged.length} acknowledged`),
    atMost(`${name}: responses that are neither right nor a 503`, wrong.length, 0, countsOf(since)),
    atMost(
      `${name}: seconds of the longest request`,
      longest.ms / 1_000,
      limits.longest,
      `of ${since.length}: ${whichOf(longest, began, backAt)}`,
    ),
    atMost(
      `${name}: seconds from its return to the first order, cart and page`,
      healed,
      limits.heal,
      'the slowest of the three',
    ),
    atMost(`${name}: order requests refused later than a second after its return`, refusedLate, 0, `of ${late.length}`),
  ]
}

function countsOf(sent: readonly SentRequest[]): string {
  const counts = new Map<string, number>()
  for (const { kind, status, isOld } of sent) {
    const name = `${kind} ${status || 'none'}${isOld ? ' old' : ''}`
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts].map(([name, count]) => `${name}: ${count}`).join(', ')
}

function whichOf({ kind, status, ms, endedAt }: SentRequest, began: number, backAt: number): string {
  const beganAt = endedAt - ms
  const when =
    beganAt >= backAt
      ? `${seconds(beganAt - backAt)} s after its return`
      : `${seconds(beganAt - began)} s after it went`
  return `${kind} ${status}, sent ${when}`
}

const seconds = (ms: number) => (ms / 1_000).toFixed(1)

/** Seconds until the first current response to a request of this kind. */
function firstSeconds(sent: readonly SentRequest[], kind: SentRequest['kind'], backAt: number): number {
  const first = sent.find((one) => one.kind === kind && one.status === 200 && !one.isOld && one.endedAt >= backAt)
  return first ? (first.endedAt - backAt) / 1_000 : Infinity
}

function atMost(name: string, value: number, limit: number, detail: string): Figure {
  return { name, value, limit, isAtLeast: false, detail }
}

/** The number of acknowledged orders that the database lacks. */
async function countLost(url: string, { acknowledged }: Shoppers): Promise<number> {
  return withDatabase(url, async ({ pool }) => {
    const { rows } = await pool.query<{ id: string }>('select distinct global_id as id from orders')
    const placed = new Set(rows.map(({ id }) => id))
    return acknowledged.filter((id) => !placed.has(id)).length
  })
}

/** Runs some work on a connection of its own. */
export async function withDatabase<T>(
  url: string,
  work: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<T>,
): Promise<T> {
  const database = await openDatabase({ url, poolSize: 4, folder: '' })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}
