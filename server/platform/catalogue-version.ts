import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { Database } from './database/database.ts'
import { type Availability, createAvailability, staleMaxMs } from './database/availability.ts'
import { startListener } from './database/listener.ts'
import type { Log } from './log.ts'

const channel = 'catalogue'
/**
 * The payload that database triggers send when products, prices or stock change, by hand or through a store (migrations
 * 0003 and 0012), and when settings, branches, delivery zones or rates of national shipping do (migrations 0013 and
 * 0079).
 */
const rowsChanged = 'rows'
/** Changes within this time count as one, so that a rush of orders does not empty the caches with every sale. */
const coalesceMs = 250

/**
 * A number that grows when a product, price, stock, branch, delivery zone, national rate or setting changed. Caches store
 * it beside each entry; an entry with a smaller number is out of date.
 */
export interface CatalogueVersion {
  /**
   * The connections for reading the whole catalogue into memory: separate from those of shoppers' requests, with longer
   * time limits.
   */
  db: Database
  /** Whether `db` is the only connection, as on the embedded database: whoever occupies it has everybody wait. */
  hasOneConnection: boolean
  current(): number
  /** A number that grows after an import, or when an announcement of one may have been missed. A sale does not move it. */
  importVersion(): number
  /**
   * How often the database was lost and found again. Another server may have taken over without the last commits, so
   * data that was collected change by change has to be read again as a whole.
   */
  reconnections(): number
  /**
   * Whether the database is away and cached data may still be shown (`staleMaxMs`); then no code queries the database.
   */
  mayBeStale(): boolean
  /** Reports a change to this process and, with a PostgreSQL server, to all others on the same database. */
  announce(): void
  /** Raises the version of this process alone, at once; every other process notices the same change by itself. */
  bumpLocal(): void
  stop(): Promise<void>
}

/** Reports a change of the whole catalogue to every server process; for programs beside the server, such as the import. */
export async function announceCatalogueImport(pool: pg.Pool): Promise<void> {
  await pool.query('select pg_notify($1, $2)', [channel, ''])
}

interface Parts {
  db: Database
  pool: pg.Pool
  url?: string | undefined
  log: Log
  availability?: Availability
}

/**
 * The version of this process. With a `url` it listens for the changes of other processes (LISTEN) and notifies them of
 * its own (NOTIFY).
 */
export function createCatalogueVersion({
  db,
  pool,
  url,
  log,
  availability = createAvailability(),
}: Parts): CatalogueVersion {
  const processId = randomUUID()
  let version = 1
  let importVersion = 1
  let connections = 0
  const bump = () => (version += 1)
  const bumpAll = () => {
    bump()
    importVersion += 1
  }
  const notifyOthers = async () => {
    if (!url) return
    await pool
      .query('select pg_notify($1, $2)', [channel, processId])
      .catch((error: unknown) => log.warn({ err: error }, 'could not announce a catalogue change'))
  }
  const changes = coalesceChanges(bump, notifyOthers)

  const stopListening =
    url &&
    startListener({
      url,
      channel,
      availability,
      log,
      onNotification(payload) {
        if (!payload) bumpAll()
        else if (payload === rowsChanged) changes.add({ isOurs: false })
        else if (payload !== processId) bump()
      },
      // From here on changes are missed, so everything counts as changed.
      onLost: bumpAll,
      onListening() {
        connections += 1
        bumpAll()
      },
    })

  return {
    db,
    hasOneConnection: !url,
    current: () => version,
    importVersion: () => importVersion,
    reconnections: () => Math.max(0, connections - 1),
    mayBeStale: () => (availability.awayMs() ?? Infinity) <= staleMaxMs,
    announce: () => changes.add({ isOurs: true }),
    bumpLocal: bump,
    async stop() {
      await changes.flush()
      if (stopListening) await stopListening()
    },
  }
}

interface Change {
  /** Whether this process made the change, so that it has to notify the others. */
  isOurs: boolean
}

/**
 * Applies the first change at once and merges those that follow within `coalesceMs` into one: ten orders in 200 ms
 * raise the version twice. Calls `notifyOthers` where this process made one of the merged changes.
 */
function coalesceChanges(bump: () => void, notifyOthers: () => Promise<void>) {
  let timer: NodeJS.Timeout | undefined
  let pending: Change | undefined
  let notifying = Promise.resolve()

  const apply = ({ isOurs }: Change) => {
    bump()
    if (isOurs) notifying = notifyOthers()
    timer = setTimeout(() => {
      const next = pending
      timer = pending = undefined
      if (next) apply(next)
    }, coalesceMs).unref()
  }
  return {
    add(change: Change): void {
      if (timer) pending = { isOurs: change.isOurs || pending?.isOurs === true }
      else apply(change)
    },
    /** Notifies the other processes of a pending change at once, since this process is stopping. */
    async flush(): Promise<void> {
      clearTimeout(timer)
      await notifying
      if (pending?.isOurs) await notifyOthers()
      timer = pending = undefined
    },
  }
}
