import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Transaction, sql } from 'kysely'
import type { Tables } from '#server/db/tables.ts'
import type { Database } from './database.ts'

/** How often a process records that it is alive, in the database and in a file of the data folder. */
export const aliveEveryMs = 60_000
/** A failover of the database server may lose a few seconds of records; that is not a restored backup. */
const toleranceMs = 3 * aliveEveryMs

/**
 * How a database differs from the one that the last process used: it is in another place, as a copy is, or it is older
 * than the record in the data folder.
 */
export type Restored = 'elsewhere' | 'older'

interface RestoreNotice {
  restored: Restored | undefined
  /** How many waiting mails this start set aside; an operator can still send them. */
  setAside: number
}

/**
 * Checks at the start whether the database was restored or copied since a process last used it, and records where it is
 * now. The mails that wait in such a database were sent from the original database, or will be, so they are set aside
 * as given up, unless `sendsAnyway`. Of processes that start together only the first one finds a difference.
 */
export async function noticeRestore(
  db: Database,
  folder: string,
  { sendsAnyway }: { sendsAnyway: boolean },
): Promise<RestoreNotice> {
  const notice = await db.transaction().execute(async (inside) => {
    await sql`lock table database_state in exclusive mode`.execute(inside)
    const identity = await identityOf(inside)
    const before = await inside.selectFrom('database_state').select(['identity', 'alive_at']).executeTakeFirst()
    const restored = before && compareWithRecord(before, identity, readAlive(folder))
    const state = { identity, alive_at: sql<Date>`clock_timestamp()` }
    await inside
      .insertInto('database_state')
      .values(state)
      .onConflict((known) => known.column('is_only').doUpdateSet(state))
      .execute()
    return { restored, setAside: restored && !sendsAnyway ? await setAsideMails(inside, restored) : 0 }
  })
  await noteAlive(db, folder)
  return notice
}

/** Records that a process is alive: in the database, and the same instant in a file of `folder`. */
export async function noteAlive(db: Database, folder: string): Promise<void> {
  const row = await db
    .updateTable('database_state')
    // The database server's clock may have been set back.
    .set({ alive_at: sql`greatest(alive_at, clock_timestamp())` })
    .returning('alive_at')
    .executeTakeFirst()
  if (!row) return
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, fileName)
  writeFileSync(`${path}.${process.pid}`, row.alive_at.toISOString())
  renameSync(`${path}.${process.pid}`, path)
}

const fileName = 'last-alive'

function readAlive(folder: string): Date | undefined {
  try {
    const noted = new Date(readFileSync(join(folder, fileName), 'utf8'))
    return Number.isNaN(noted.getTime()) ? undefined : noted
  } catch {
    return undefined
  }
}

function compareWithRecord(
  before: { identity: string; alive_at: Date },
  identity: string,
  noted: Date | undefined,
): Restored | undefined {
  if (before.identity !== identity) return 'elsewhere'
  return noted && noted.getTime() - before.alive_at.getTime() > toleranceMs ? 'older' : undefined
}

/**
 * Identifies a database by its server and its id there. A copy that was restored from a dump differs in at least one of
 * them.
 */
async function identityOf(inside: Transaction<Tables>): Promise<string> {
  const allowed = await sql<{
    is: boolean
  }>`select has_function_privilege('pg_control_system()', 'execute') as is`.execute(inside)
  const system = allowed.rows[0]?.is ? sql`(select system_identifier::text from pg_control_system())` : sql`'unknown'`
  const { rows } = await sql<{ identity: string }>`
    select ${system} || '/' || oid as identity from pg_database where datname = current_database()`.execute(inside)
  return rows[0]!.identity
}

/** The reasons that an operator reads in the outbox; docs/operating.md shows how to send these mails after all. */
const reasons = {
  elsewhere: 'set aside: the database was restored or copied to another place',
  older: 'set aside: the database was restored from a backup',
} as const

async function setAsideMails(inside: Transaction<Tables>, restored: Restored): Promise<number> {
  const { numUpdatedRows } = await inside
    .updateTable('outbox')
    .set({ failed_at: sql`clock_timestamp()`, last_error: reasons[restored] })
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
