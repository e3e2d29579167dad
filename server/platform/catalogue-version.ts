import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { Ctx } from './context.ts'
import type { Database } from './database/database.ts'
import { type Availability, createAvailability, oldMaxMs } from './database/availability.ts'
import { startListener } from './database/listener.ts'
import type { Log } from './log.ts'

const channel = 'catalogue'
/**
 * What the database itself tells of products, prices and stock that somebody changed, by hand or through a store
 * (migrations 0003 and 0012).
 */
const rowsChanged = 'rows'
/** Changes within this time count as one, so that a rush of orders does not empty the caches with every sale. */
const gatherMs = 250

/**
 * The number that moves when a product, price, stock or setting changed; whatever is cached under an older one is out
 * of date.
 */
export interface CatalogueVersion {
  /**
   * Where the catalogue is read into memory from: connections apart from those that shoppers' requests take, with
   * longer limits.
   */
  db: Database
  current(): number
  /** Moves where an import was announced, or one may have been missed; sales leave it alone. */
  imports(): number
  /**
   * Moves where the database was lost and found again. What was read before may never have happened, as another server
   * may have taken over without the last commits: what was built up from changes has to be read as a whole.
   */
  reconnections(): number
  /** Whether the database is away, for no longer than what is known may be shown (`oldMaxMs`): then nobody asks it. */
  mayBeOld(): boolean
  changed(): void
  /** Moves this process's version alone, at once: every other finds out by itself. */
  moved(): void
  stop(): Promise<void>
}

/** Says, from inside a command, that cached pages are out of date once it has been committed. */
export function catalogueChanged(ctx: Ctx): void {
  ctx.afterCommit(() => ctx.catalogue.changed())
}

/** Tells every server process on this database; for programs beside the server, such as the import. */
export async function announceCatalogue(pool: pg.Pool): Promise<void> {
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
 * This process's version. With a `url` it hears of other processes' changes by LISTEN and tells them its own by NOTIFY.
 */
export function createCatalogueVersion({
  db,
  pool,
  url,
  log,
  availability = createAvailability(),
}: Parts): CatalogueVersion {
  const self = randomUUID()
  let version = 1
  let imports = 1
  let connections = 0
  let gathering: NodeJS.Timeout | undefined
  let gathered: { isOurs: boolean } | undefined
  let announcing = Promise.resolve()

  const bump = () => (version += 1)
  const bumpAll = () => {
    bump()
    imports += 1
  }
  const announce = async () => {
    if (!url) return
    await pool
      .query('select pg_notify($1, $2)', [channel, self])
      .catch((error: unknown) => log.warn({ err: error }, 'could not announce a catalogue change'))
  }

  /**
   * A change shows at once; those that follow within a moment move the version together. What is ours is told to the
   * others.
   */
  const gather = (isOurs: boolean) => {
    if (gathering) gathered = { isOurs: isOurs || gathered?.isOurs === true }
    else move(isOurs)
  }
  const move = (isOurs: boolean) => {
    bump()
    if (isOurs) announcing = announce()
    gathering = setTimeout(() => {
      const next = gathered
      gathering = gathered = undefined
      if (next) move(next.isOurs)
    }, gatherMs).unref()
  }

  const stopListening =
    url &&
    startListener({
      url,
      channel,
      availability,
      log,
      onNotification(payload) {
        if (!payload) bumpAll()
        else if (payload === rowsChanged) gather(false)
        else if (payload !== self) bump()
      },
      // What is missed from here on is unknown.
      onLost: bumpAll,
      onListening() {
        connections += 1
        bumpAll()
      },
    })

  return {
    db,
    current: () => version,
    imports: () => imports,
    reconnections: () => Math.max(0, connections - 1),
    mayBeOld: () => (availability.awayMs() ?? Infinity) <= oldMaxMs,
    changed: () => gather(true),
    moved: bump,
    async stop() {
      clearTimeout(gathering)
      // What was still being gathered is told now: nobody is left to tell it later.
      await announcing
      if (gathered?.isOurs) await announce()
      gathering = gathered = undefined
      if (stopListening) await stopListening()
    },
  }
}
