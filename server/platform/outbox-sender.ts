import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from './database/database.ts'
import { DatabaseAway, faultLevel } from './database/database-away.ts'
import type { Log } from './log.ts'
import { onOutboxFilled } from './outbox.ts'
import { within } from './within.ts'
import { type ClaimedRow, claimRows, markFailed, markSent } from './outbox-rows.ts'

/** Delivers one row, or throws. Keyed by the row's kind; rows of other kinds stay in the outbox. */
export type Deliveries = Record<string, (row: ClaimedRow) => Promise<void>>

/** A delivery throws this where no further attempt can succeed. */
export class Undeliverable extends Error {}

export interface OutboxSender {
  /** Waits for the mails that are being sent, and sends no further ones. */
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
// A claim lasts longer than the longest delivery, so it expires only when its process died.
const deliveryMs = 120_000
const claimMs = 180_000
const markEveryMs = 500
/** The waits between the eight attempts: some ten hours in all. */
const waitsSeconds = [10, 60, 300, 900, 3_600, 10_800, 21_600]
const longestWaitMs = Math.max(...waitsSeconds) * 1_000
const attemptsMax = waitsSeconds.length + 1

/**
 * Sends the mails of the outbox: at once after a commit of this process, and every few seconds those that other
 * processes left or whose next attempt is due. Sends nothing while a transaction is open. Processes share the outbox;
 * each row goes to one of them.
 */
export function startOutboxSender({ db, log, clock, deliveries, everyMs = defaultEveryMs }: SenderParts): OutboxSender {
  const kinds = Object.keys(deliveries)
  const working = new Set<Promise<void>>()
  let isStopping = false
  let isRequested = false

  /**
   * Sends one row after another, and starts another sender beside it: a row that waits for a slow mail server delays no
   * other row.
   */
  async function work(): Promise<void> {
    while (isRequested && !isStopping) {
      isRequested = false
      for (let row = await claimOne(); row; row = isStopping ? undefined : await claimOne()) {
        sendSoon()
        await sendOne(row)
      }
    }
  }

  async function claimOne(): Promise<ClaimedRow | undefined> {
    const now = clock()
    const [row] = await claimRows(db, {
      kinds,
      now,
      lockedUntil: new Date(now.getTime() + claimMs),
      rowsMax: 1,
      longestWaitMs,
    })
    return row
  }

  async function sendOne(row: ClaimedRow): Promise<void> {
    // A row has so many attempts only where its sender died in the middle of each.
    if (row.attempts > attemptsMax)
      return markFailed(db, row, {
        error: 'Its sender ended during each attempt.',
        now: clock(),
        nextAttempt: undefined,
      })
    try {
      await within(deliveryMs, (deliveries[row.kind] as Deliveries[string])(row))
    } catch (error) {
      const nextAttempt = error instanceof Undeliverable ? undefined : nextAttemptAt(row.attempts, clock())
      log.warn(
        { outboxId: row.id, kind: row.kind, attempts: row.attempts, reason: codeOf(error), isGivenUp: !nextAttempt },
        'a mail could not be sent',
      )
      return markFailed(db, row, { error: storable(error), now: clock(), nextAttempt })
    }
    await storeSent(row.id)
    log.info({ outboxId: row.id, kind: row.kind, attempts: row.attempts }, 'a mail was sent')
  }

  /**
   * Marks a row as sent. Where the database went away meanwhile, it tries again until the claim expires, so that the
   * mail is not sent twice.
   */
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

  function sendSoon(): void {
    isRequested = true
    if (isStopping || working.size >= rowsAtOnce) return
    // Where the database was away for a moment, the next tick tries again.
    const one = work()
      .catch((error: unknown) => log[faultLevel(error)]({ err: error }, 'outbox not read'))
      .finally(() => working.delete(one))
    working.add(one)
  }

  const ticking = setInterval(sendSoon, everyMs)
  ticking.unref()
  const stopListening = onOutboxFilled(sendSoon)
  sendSoon()
  return {
    async stop() {
      isStopping = true
      clearInterval(ticking)
      stopListening()
      await Promise.all(working)
    },
  }
}

/** The time of the next attempt after the n-th failed; undefined after the last. */
export function nextAttemptAt(attempts: number, now: Date): Date | undefined {
  const seconds = waitsSeconds[attempts - 1]
  return seconds === undefined ? undefined : new Date(now.getTime() + seconds * 1_000)
}

/** The error as text for its row: PostgreSQL takes no NUL, and another server's message may contain one. */
function storable(error: unknown): string {
  return String(error).replaceAll('\u0000', '').slice(0, 300)
}

/** The error's code for the log. The whole message may contain an e-mail address, so it is stored only in the row. */
function codeOf(error: unknown): string {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
  return String(responseCode ?? code ?? (error instanceof Error ? error.name : 'unknown'))
}
