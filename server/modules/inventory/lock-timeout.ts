import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'

const waitMs = 250

/**
 * A function that gives how long the next transaction may wait for stock that somebody else has locked: 250 ms each,
 * until `totalMs` have passed, and practically not at all from then on.
 */
export function createLockBudget(totalMs: number): () => number {
  const until = performance.now() + totalMs
  return () => (performance.now() < until ? waitMs : 1)
}

/** Bounds how long the statements of a transaction wait for a lock. */
export async function setLockTimeout(db: Database, ms: number): Promise<void> {
  await sql`select set_config('lock_timeout', ${`${ms}ms`}, true)`.execute(db)
}
