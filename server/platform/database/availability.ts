import { DatabaseAway } from './database-away.ts'

/**
 * For so long after the database was lost, what is in memory is shown: cached pages and answers, lists of the index.
 */
export const staleMaxMs = 60_000

/**
 * What this process knows of its database: whether it is there and takes writes. One connection finds out
 * (`listener.ts`), everybody goes by it.
 */
export interface Availability {
  /** Milliseconds for which the database has been away; undefined while it is there. */
  awayMs(): number | undefined
  /** Refuses at once while the database is away, so that nobody waits for what is known not to come. */
  refuseAway(): void
  wentAway(reason: unknown): void
  cameBack(): void
  /** Runs when the database is found to be away, before anybody is refused. */
  onAway(work: () => void): void
  /**
   * Runs when a new connection has found the database after an earlier one was lost: those that were opened before may
   * lead elsewhere.
   */
  onFound(work: () => void): void
}

/** Begins with a database that is there. `now` counts milliseconds. */
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
