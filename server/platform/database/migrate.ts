import pg from 'pg'
import { StartRefused } from '../start-faults.ts'
import { type MigrationFile, compareWithDatabase, findOldestRelease, readMigrationFiles } from './migration-files.ts'

interface Migrated {
  /** The names of the migrations that this run applied. */
  applied: string[]
  /** Migrations that the database has and this release does not know. */
  unknown: string[]
}

/** Half an hour: longer than a migration of the largest catalogue takes. */
const longMs = 1_800_000

/** A statement that may run that long: the driver waits for its result beyond the usual `query_timeout`. */
const patient = (text: string) => ({ text, query_timeout: longMs })

/**
 * Applies the missing migrations of `server/db/migrations`, in order, all in one transaction. Processes that start
 * together queue on an advisory lock, for half an hour at most; a statement may run as long, and waits ten seconds for
 * a lock. Refuses, and changes nothing, where an applied file has changed since, where a migration fails, and where
 * this release is too old for the database.
 */
export async function migrate(pool: pg.Pool): Promise<Migrated> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query(`set local statement_timeout = ${longMs}; set local lock_timeout = ${longMs}`)
    await client.query(patient('select pg_advisory_xact_lock(7236427)'))
    // Every reader of a table queues behind a migration that waits to lock it: this start rather fails, and is tried
    // again.
    await client.query(`set local lock_timeout = '10s'`)
    await client.query(
      'create table if not exists migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    )
    const { pending, changed, unknown } = await compareWithDatabase(client)
    if (changed[0]) throw new StartRefused(changedSentence(changed[0]))
    await refuseIfTooOld(client)
    for (const file of pending) await apply(client, file)
    await client.query('commit')
    return { applied: pending.map(({ name }) => name), unknown }
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

/** The sentences that `npm run dev` logs about missing and changed migrations; it applies none. */
export async function describeMigrations(pool: pg.Pool): Promise<string[]> {
  const { pending, changed } = await compareWithDatabase(pool)
  return [
    ...pending.map(
      ({ name }) =>
        `The migration ${name} has not been applied: once it is finished, stop npm run dev and start it again.`,
    ),
    ...changed.map(changedSentence),
  ]
}

const changedSentence = (name: string) =>
  `The migration ${name} was changed after it had been applied. Restore it and write a new one.`

async function apply(client: pg.ClientBase, { name, sql, checksum }: MigrationFile): Promise<void> {
  try {
    await client.query(patient(sql))
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error
    const line = error.position ? `, line ${sql.slice(0, Number(error.position)).split('\n').length}` : ''
    throw new StartRefused(`The migration ${name}${line} failed: ${error.message}. The database is as it was.`, {
      cause: error,
    })
  }
  await client.query(`insert into migrations (name, checksum) values ('${name}', '${checksum}')`)
}

/**
 * Refuses a release that is older than the database allows. A migration that removes something writes the oldest
 * release that works without it into `oldest_release`.
 */
async function refuseIfTooOld(client: pg.ClientBase): Promise<void> {
  const oldest = await findOldestRelease(client)
  const newest = readMigrationFiles().at(-1)?.name ?? ''
  if (oldest === undefined || newest >= oldest) return
  throw new StartRefused(
    `This release is too old for its database: it comes with the migrations up to ${newest}, and a newer release has made the database one for releases ` +
      `that come with ${oldest}. Start the newer release, or restore a backup of before its migration.`,
  )
}
