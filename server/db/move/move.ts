import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { type OpenDatabase, openDatabase } from '#server/platform/database/database.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { textFormats } from '#server/platform/database/pools.ts'
import { refuseSharedSessions } from '#server/platform/database/refuse-shared-sessions.ts'
import { readSettings } from '#server/platform/settings.ts'
import { DatabaseUnusable, StartRefused, explainFault } from '#server/platform/start-faults.ts'
import { moveStore } from './move-store.ts'

const usage = `npm run move -- --to postgres://user:password@host:5432/vitrina

Moves the store of the embedded database in DATA_DIR to an empty PostgreSQL database, whole. Stop the store before.`

/** Runs the command; returns the exit code. It only reads the embedded store, except for migrations that it lacks. */
async function run(args: readonly string[], environment: Record<string, string | undefined>): Promise<number> {
  const to = readTarget(args)
  if (!to) {
    console.error(usage)
    return 2
  }
  const { DATA_DIR } = readSettings({ ...environment, DATABASE_URL: '' })
  if (!existsSync(join(DATA_DIR, 'postgres', 'PG_VERSION')))
    throw new StartRefused(`There is no embedded store in DATA_DIR (${DATA_DIR}).`)
  const target = await openTarget(to).catch((error: unknown) => {
    throw error instanceof DatabaseUnusable
      ? new StartRefused(`The database of --to cannot be used (${(error.cause as Error).message}).`)
      : error
  })
  try {
    await migrate(target.pool)
  } finally {
    await target.close()
  }
  const source = await openDatabase({ poolSize: 1, folder: DATA_DIR })
  try {
    await migrate(source.pool)
    await moveBetween(source, to)
  } finally {
    await source.close()
  }
  console.log(`
The embedded store is as it was; keep it until you have seen the other one work. Now set, for every process:
  DATABASE_URL    the address that you moved to
  SESSION_SECRET  ${environment['SESSION_SECRET'] ? 'as it is' : `what ${join(DATA_DIR, 'session-secret')} holds, so that nobody has to sign in again`}
  DATA_DIR        as it is: pictures that were made already lie there`)
  return 0
}

async function openTarget(url: string): Promise<OpenDatabase> {
  await refuseSharedSessions(url)
  return openDatabase({ url, poolSize: 3, folder: '' })
}

function readTarget(args: readonly string[]): string | undefined {
  const { to } = parseArgs({ args: [...args], options: { to: { type: 'string' } } }).values
  return to && /^postgres(ql)?:\/\//.test(to) && URL.canParse(to) ? to : undefined
}

async function moveBetween(source: OpenDatabase, url: string): Promise<void> {
  // Without the limits of a store's own connections: a large table takes its time.
  const target = new pg.Client({ connectionString: url })
  target.on('error', () => {})
  const from = await source.pool.connect()
  try {
    await target.connect()
    for (const client of [from, target]) await introduce(client)
    const { tables, rows, sequences } = await moveStore(from, target, console.log)
    console.log(`Moved ${rows} rows of ${tables} tables and ${sequences} sequences; each table was compared.`)
    await target.query('analyze')
  } finally {
    from.release()
    await target.end()
  }
}

/**
 * The same texts for the same values on both sides, and as much time as it takes, whatever a database has set for its
 * sessions.
 */
async function introduce(client: pg.ClientBase): Promise<void> {
  const settings = {
    ...textFormats,
    timezone: 'UTC',
    statement_timeout: '0',
    lock_timeout: '0',
    idle_in_transaction_session_timeout: '0',
  }
  for (const [name, value] of Object.entries(settings)) await client.query(`set ${name} = '${value}'`)
}

try {
  process.exitCode = await run(process.argv.slice(2), process.env)
} catch (error) {
  const { code } = error as { code?: unknown }
  console.error(String(code).startsWith('ERR_PARSE_ARGS') ? usage : explainFault(error))
  process.exitCode = String(code).startsWith('ERR_PARSE_ARGS') ? 2 : 1
}
