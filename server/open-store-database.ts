import { fillDemo, filledForOtherVariant } from './db/demo/demo-store.ts'
import { hashPassword } from './modules/identity/passwords.ts'
import { sandboxFingerprint } from './modules/payment-sandbox/sandbox.ts'
import { type OpenDatabase, openDatabase } from './platform/database/database.ts'
import { describeMigrations, migrate } from './platform/database/migrate.ts'
import { noticeRestore } from './platform/database/notice-restore.ts'
import { refuseSharedSessions } from './platform/database/refuse-shared-sessions.ts'
import { retryWhileAway } from './platform/database/retry-while-away.ts'
import { waitForDatabase } from './platform/database/wait-for-database.ts'
import type { Log } from './platform/log.ts'
import { createTokens } from './platform/session-tokens.ts'
import type { Settings } from './platform/settings.ts'

interface Options {
  settings: Settings
  log: Log
  /** The secret of the store, with which the demo's authenticator is encrypted. */
  secret: string
  /** Whether the start applies missing migrations, or only describes them in the log. */
  migrations: 'applied' | 'described'
  /** Prints a line about work that takes time, for an operator at a terminal. */
  say: (line: string) => void
}

/**
 * Opens the database of the settings, waits for a PostgreSQL server that does not respond yet, applies the migrations
 * and fills the demo where it is set. Refuses a pooler that shares sessions between clients.
 */
export async function openStoreDatabase({ settings, log, secret, migrations, say }: Options): Promise<OpenDatabase> {
  const { DATABASE_URL: url, DATABASE_POOL: poolSize, DATA_DIR: folder } = settings
  if (url) {
    await waitForDatabase(url, log)
    await retryWhileAway(() => refuseSharedSessions(url), { log })
  }
  say(url ? 'Opening the database …' : 'Opening the embedded database …')
  const database = await retryWhileAway(() => openDatabase({ poolSize, folder, ...(url && { url }) }), { log })
  if (migrations === 'applied') {
    await applyMigrations(database, log)
    await warnOfRestore(database, settings, log)
  } else for (const sentence of await describeMigrations(database.pool)) log.warn(sentence)
  if (settings.DEMO) await openDemo(database, { settings, log, secret, say })
  return database
}

async function applyMigrations({ pool }: OpenDatabase, log: Log): Promise<void> {
  const { unknown } = await migrate(pool)
  if (unknown.length > 0)
    log.warn({ migrations: unknown }, 'the database is ahead of this release: a newer one has migrated it')
}

async function warnOfRestore({ db }: OpenDatabase, settings: Settings, log: Log): Promise<void> {
  const { restored, setAside } = await noticeRestore(db, settings.DATA_DIR, { sendsAnyway: settings.OUTBOX === 'on' })
  if (restored === 'older')
    log.warn(
      { setAside },
      'the database is older than the last process on it: a backup was restored, and its waiting mails are set aside',
    )
  if (restored === 'elsewhere')
    log.warn({ setAside }, 'the database was copied or restored to another place: its waiting mails are set aside')
}

async function openDemo(
  { db }: OpenDatabase,
  { settings: { STORE_LOOK: storeVariant }, log, secret, say }: Omit<Options, 'migrations'>,
): Promise<void> {
  await fillDemo(db, {
    now: new Date(),
    storeVariant,
    hashPassword,
    seal: createTokens(secret).seal,
    cardFingerprint: (lastFour) => sandboxFingerprint(secret, lastFour),
    say,
  })
  const other = await filledForOtherVariant(db, storeVariant)
  if (other)
    log.warn(
      `the demo in this database has the store variant ${other}: start with STORE_LOOK=${other}, or with another DATA_DIR`,
    )
}
