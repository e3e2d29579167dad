import { DatabaseAway } from './database-away.ts'

/**
 * How long after the loss of the database the store still shows data from memory: cached pages and responses, lists of
 * the index.
 */
export const staleMaxMs = 60_000

/**
 * Whether the database can be reached and takes writes, as this process knows it. One connection checks it
 * (`listener.ts`); all other code reads the result here.
 */
export interface Availability {
  /** Milliseconds for which the database has been away; undefined while it is there. */
  awayMs(): number | undefined
  /** Throws DatabaseAway while the database is away, so that no request waits for a connection that will not come. */
  refuseAway(): void
  wentAway(reason: unknown): void
  cameBack(): void
  /** Registers work that runs when the database is found to be away, before any request is refused. */
  onAway(work: () => void): void
  /**
   * Registers work that runs when a new connection has reached the database after an earlier one was lost: connections
   * that were opened before may lead to another server.
   */
  onFound(work: () => void): void
}

/** The state of a database that can be reached. `now` gives milliseconds. */
export function createAvailability(now: () => number = () => performance.now()): Availability {
  let away: { since: number; reason: unknown } | undefined
  const whenAway: (() => void)[] = []
  const whenFound: (() => void)[] = []
  return {
    awayMs: () => away && now() - away.since,
    refuseAway() {
      if (away) throw new DatabaseAway(away.reason)
    },
    wentAway(reason) {
      if (away) return
      away = { since: now(), reason }
      for (const work of whenAway) work()
    },
    cameBack() {
      away = undefined
      for (const work of whenFound) work()
    },
    onAway: (work) => void whenAway.push(work),
    onFound: (work) => void whenFound.push(work),
  }
}
