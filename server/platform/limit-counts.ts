import { createHash } from 'node:crypto'
import type pg from 'pg'
import { clockSkewMs } from './clock-skew.ts'

/** One count of attempts. */
export interface Count {
  /** The limit and a hash of the caller: IP addresses and e-mails are personal data. */
  key: string
  pointsMax: number
  windowMs: number
  /** Whether the window begins anew with the last attempt that is allowed. */
  locks: boolean
}

/** The count of one caller at a limit. */
export function countOf(
  { name, points, seconds, locks = false }: { name: string; points: number; seconds: number; locks?: boolean },
  who: string,
): Count {
  const hash = createHash('sha256').update(who).digest('base64url')
  return { key: `${name}:${hash}`, pointsMax: points, windowMs: seconds * 1_000, locks }
}

/** Each statement gets the counts as these lists, the instant, and how far the clocks of two processes may be apart. */
const requested = `
  requested (key, points_max, ends, locks) as (
    select * from unnest($1::text[], $2::integer[], $3::bigint[], $6::boolean[])
  )`

/**
 * Whether the window of a row is under way. One that ends later than a window that begins now was written while the
 * clock was ahead, and would block the caller until then.
 */
const isUnderWay = (ends: string) => `(r.expire > $4::bigint and r.expire <= ${ends} + $5::bigint)`

const full = `
  full_ones as (
    select r.key, (r.expire - $4)::float8 as "waitMs"
    from requested q join rate_limits r on r.key = q.key
    where r.points >= q.points_max and ${isUnderWay('q.ends')}
  )`

// The rows are locked in the order of their keys: two callers who share several then wait for each other only once.
const count = `
  with ${requested}, ${full}, counted as (
    insert into rate_limits as r (key, points, expire)
    select key, 1, ends from requested where not exists (select from full_ones) order by key
    on conflict (key) do update set
      points = case when ${isUnderWay('excluded.expire')} then r.points + 1 else 1 end,
      expire = case
        when not ${isUnderWay('excluded.expire')} then excluded.expire
        when (select q.locks and r.points + 1 = q.points_max from requested q where q.key = r.key) then excluded.expire
        else r.expire
      end
    where r.points < (select q.points_max from requested q where q.key = r.key) or not ${isUnderWay('excluded.expire')}
    returning r.key
  )
  select key, null as "waitMs" from counted union all select key, "waitMs" from full_ones`

const findFullOnes = `with ${requested}, ${full} select "waitMs" from full_ones`

// A refund does not wait for the disk, which would take longer than all the rest: one that a crash of the database server
// loses leaves a count too high, and never too low.
const undo = `
  with locked as (
    select key from rate_limits where key = any($1::text[]) order by key for update
  ), without_waiting as (
    select set_config('synchronous_commit', 'off', true)
  )
  update rate_limits r set points = case when r.key = any($2::text[]) then 0 else greatest(r.points - 1, 0) end
  from locked, without_waiting where r.key = locked.key`

function valuesOf(counts: readonly Count[]): unknown[] {
  const now = Date.now()
  return [
    counts.map(({ key }) => key),
    counts.map(({ pointsMax }) => pointsMax),
    counts.map(({ windowMs }) => now + windowMs),
    now,
    clockSkewMs,
    counts.map(({ locks }) => locks),
  ]
}

/**
 * Counts one attempt at each of several counts, or at none where one of them is full; then gives how many milliseconds
 * remain until that one begins anew. Of parallel attempts no more are counted than the limits allow.
 */
export async function countAttempt(pool: pg.Pool, counts: readonly Count[]): Promise<number | undefined> {
  const { rows } = await pool.query<{ key: string; waitMs: number | null }>(count, valuesOf(counts))
  const counted = rows.filter(({ waitMs }) => waitMs === null).map(({ key }) => key)
  if (counted.length === counts.length) return undefined
  // Another attempt has taken the last place of a count after this statement had read it.
  if (counted.length > 0) await undoAttempt(pool, counted)
  const waits = rows.flatMap(({ waitMs }) => waitMs ?? [])
  return waits.length > 0 ? Math.max(...waits) : ((await findWait(pool, counts)) ?? 0)
}

/** How many milliseconds remain until the full ones of some counts begin anew; undefined where none is full. */
export async function findWait(pool: pg.Pool, counts: readonly Count[]): Promise<number | undefined> {
  const { rows } = await pool.query<{ waitMs: number }>(findFullOnes, valuesOf(counts))
  return rows.length > 0 ? Math.max(...rows.map(({ waitMs }) => waitMs)) : undefined
}

/** Takes one attempt back at each of several counts, and all attempts at those of them that are `cleared`. */
export async function undoAttempt(
  pool: pg.Pool,
  keys: readonly string[],
  cleared: readonly string[] = [],
): Promise<void> {
  await pool.query(undo, [keys, cleared])
}
