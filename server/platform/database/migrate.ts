import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import type pg from 'pg'

const folder = new URL('../../db/migrations/', import.meta.url)

/** What the largest catalogue takes to be changed, with time to spare. */
const longMs = 1_800_000

/** A statement whose answer this side waits for as long, and not only for the time of a usual one. */
const patient = (text: string) => ({ text, query_timeout: longMs })

/**
 * Brings the database to the newest of `server/db/migrations`, in order, all in one transaction, and answers with the
 * names it applied. Processes that start together queue on an advisory lock, for half an hour at most; a
 * statement may take as long, and waits ten seconds for what somebody else uses. Refuses when a file that was already applied has changed since.
 */
export async function migrate(pool: pg.Pool): Promise<string[]> {
  const client = await pool.connect()
  const applied: string[] = []
  try {
    await client.query('begin')
    await client.query(`set local statement_timeout = ${longMs}; set local lock_timeout = ${longMs}`)
    await client.query(patient('select pg_advisory_xact_lock(7236427)'))
    // Whoever reads a table queues behind a migration that waits for it: better this start fails, and is tried again.
    await client.query(`set local lock_timeout = '10s'`)
    await client.query(
      'create table if not exists migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from migrations')
    const known = new Map(rows.map((row) => [row.name, row.checksum]))
    for (const name of readdirSync(folder)
      .filter((file) => file.endsWith('.sql'))
      .sort()) {
      const sql = readFileSync(new URL(name, folder), 'utf8')
      const checksum = createHash('sha256').update(sql).digest('hex')
      const before = known.get(name)
      if (before === checksum) continue
      if (before) throw new Error(`The migration ${name} was changed after it had been applied. Restore it and write a new one.`)
      await client.query(patient(sql))
      await client.query(`insert into migrations (name, checksum) values ('${name}', '${checksum}')`)
      applied.push(name)
    }
    await client.query('commit')
    return applied
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}
