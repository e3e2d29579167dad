import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../log.ts'
import { DatabaseUnusable } from '../start-faults.ts'
import { DatabaseAway, meansAway } from './database-away.ts'

const retryMs = 500
/** How long work of a start is repeated while the database does not respond, in milliseconds. */
const waitMaxMs = 30_000

/**
 * Does work of a start, and again while the database is away or too slow, for thirty seconds at most; logs each time that
 * it waits. The work may be done several times. Throws other faults at once, and after that time what the last try threw.
 */
export async function retryWhileAway<Result>(
  work: () => Promise<Result>,
  { log, now = () => performance.now() }: { log: Log; now?: () => number },
): Promise<Result> {
  const began = now()
  for (;;) {
    try {
      return await work()
    } catch (error) {
      const waitedMs = Math.round(now() - began)
      if (!isAway(error) || waitedMs >= waitMaxMs) throw error
      log.warn({ reason: (error as Error).message, waitedMs, waitMaxMs }, 'waiting for the database')
      await sleep(retryMs)
    }
  }
}

/** Whether a fault of a start may be gone a moment later. */
const isAway = (error: unknown): boolean =>
  error instanceof DatabaseAway || (error instanceof DatabaseUnusable && meansAway(error.cause))
