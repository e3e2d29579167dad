import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from './database/database.ts'
import { DatabaseAway, faultLevel } from './database/database-away.ts'
import type { Log } from './log.ts'
import { onOutboxFilled } from './outbox.ts'
import { type ClaimedRow, claimRows, markFailed, markSent } from './outbox-rows.ts'

/** Takes one row to the outside world, or throws. Keyed by the row's kind; rows of other kinds stay where they are. */
export type Deliveries = Record<string, (row: ClaimedRow) => Promise<void>>

/** Thrown by a delivery that no further attempt can mend. */
export class Undeliverable extends Error {}

export interface OutboxSender {
  /** Lets what is being sent finish, then rests. */
  stop(): Promise<void>
}

interface SenderParts {
  db: Database
  log: Log
  clock: () => Date
  deliveries: Deliveries
  everyMs?: number
}

const rowsAtOnce = 5
const defaultEveryMs = 5_000
// A claim outlives the longest delivery, so that it runs out only when its process died.
const deliveryMs = 120_000
const claimMs = 180_000
const markEveryMs = 500
/** The waits between the eight attempts: some ten hours in all. */
const waitsSeconds = [10, 60, 300, 900, 3_600, 10_800, 21_600]
const longestWaitMs = Math.max(...waitsSeconds) * 1_000

/**
 * Sends what the outbox holds: at once after a commit of this process, every few seconds for what other processes left or what is due
 * again. Nothing is sent while a transaction is open. Processes share the outbox; each row goes to one of them.
 */
export function startOutboxSender({ db, log, clock, deliveries, everyMs = defaultEveryMs }: SenderParts): OutboxSender {
  const kinds = Object.keys(deliveries)
  let isStopping = false
  let isWanted = false
  let round: Promise<void> | undefined

  async function sendAll(): Promise<void> {
    while (!isStopping) {
      const now = clock()
      const rows = await claimRows(db, kinds, now, new Date(now.getTime() + claimMs), rowsAtOnce, longestWaitMs)
      const ended = await Promise.allSettled(rows.map((row) => sendOne(row)))
      for (const one of ended) if (one.status === 'rejected') throw one.reason
      if (rows.length < rowsAtOnce) return
    }
  }

  async function sendOne(row: ClaimedRow): Promise<void> {
    try {
      await within(deliveryMs, (deliveries[row.kind] as Deliveries[string])(row))
    } catch (error) {
      const nextAttempt = error instanceof Undeliverable ? undefined : nextAttemptAt(row.attempts, clock())
      log.warn({ outboxId: row.id, kind: row.kind, attempts: row.attempts, reason: codeOf(error), isGivenUp: !nextAttempt }, 'not sent')
      return markFailed(db, row, String(error).slice(0, 300), clock(), nextAttempt)
    }
    await storeSent(row.id)
    log.info({ outboxId: row.id, kind: row.kind, attempts: row.attempts }, 'sent')
  }

  /** A mail that went out while the database went away must not go out again: it is marked when the database is back, as long as the claim holds. */
  async function storeSent(id: number): Promise<void> {
    const sentAt = clock()
    for (const until = performance.now() + claimMs - deliveryMs; ;) {
      try {
        return await markSent(db, id, sentAt)
      } catch (error) {
        if (!(error instanceof DatabaseAway) || isStopping || performance.now() > until) throw error
        await sleep(markEveryMs)
      }
    }
  }

  function wake(): void {
    if (isStopping) return
    isWanted = true
    round ??= work().finally(() => (round = undefined))
  }

  async function work(): Promise<void> {
    while (isWanted) {
      isWanted = false
      // A database that is away for a moment is asked again with the next tick.
      await sendAll().catch((error: unknown) => log[faultLevel(error)]({ err: error }, 'outbox not read'))
    }
  }

  const ticking = setInterval(wake, everyMs)
  ticking.unref()
  const stopListening = onOutboxFilled(wake)
  wake()
  return {
    async stop() {
      isStopping = true
      clearInterval(ticking)
      stopListening()
      await round
    },
  }
}

/** When a row is tried again after its n-th attempt failed; undefined after the last. */
export function nextAttemptAt(attempts: number, now: Date): Date | undefined {
  const seconds = waitsSeconds[attempts - 1]
  return seconds === undefined ? undefined : new Date(now.getTime() + seconds * 1_000)
}

function within(ms: number, delivery: Promise<void>): Promise<void> {
  return new Promise((done, failed) => {
    const timer = setTimeout(() => failed(new Error(`No answer in ${ms} ms.`)), ms)
    delivery.then(done, failed).finally(() => clearTimeout(timer))
  })
}

/** A word for the log. The whole message may hold an address, so only the row keeps it. */
function codeOf(error: unknown): string {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
  return String(responseCode ?? code ?? (error instanceof Error ? error.name : 'unknown'))
}
