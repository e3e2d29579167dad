import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Database } from '#server/platform/database/database.ts'

/** Waits until so many statements of the store wait for a lock. */
export async function untilWaiting(db: Database, count: number): Promise<void> {
  const waiting = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`.execute(
      db,
    )
    return rows[0]?.count
  }
  await expect.poll(waiting, { interval: 10, timeout: 30_000 }).toBe(count)
}

/** Runs `work` while somebody else has rows of the database locked. */
export const whileLocked = <T>(
  db: Database,
  lock: (inside: Database) => Promise<unknown>,
  work: () => Promise<T>,
): Promise<T> =>
  db.transaction().execute(async (inside) => {
    await lock(inside)
    return work()
  })
