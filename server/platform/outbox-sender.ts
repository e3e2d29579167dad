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
  /** Waits for the messages that are being sent, and sends no further ones. */
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

interface SenderState extends Omit<SenderParts, 'everyMs'> {
  /** The senders that work at present, each on one row after another. */
  working: Set<Promise<void>>
  isStopping: boolean
  /** Whether rows may have been added since a sender last found none. */
  isRequested: boolean
}

/**
 * Sends the messages of the outbox: at once after a commit of this process, and every few seconds those that other
 * processes left or whose next attempt is due. Sends nothing while a transaction is open. Processes share the outbox;
 * each row goes to one of them.
 */
export function startOutboxSender({ everyMs = defaultEveryMs, ...parts }: SenderParts): OutboxSender {
  const state: SenderState = { ...parts, working: new Set(), isStopping: false, isRequested: false }
  const send = () => sendSoon(state)
  const ticking = setInterval(send, everyMs)
  ticking.unref()
  const stopListening = onOutboxFilled(send)
  send()
  return {
    async stop() {
      state.isStopping = true
      clearInterval(ticking)
      stopListening()
      await Promise.all(state.working)
    },
  }
}

/** Starts another sender, unless enough of them work already. */
function sendSoon(state: SenderState): void {
  const { log, working } = state
  state.isRequested = true
  if (state.isStopping || working.size >= rowsAtOnce) return
  // Where the database was away for a moment, the next tick tries again.
  const one = sendDueRows(state)
    .catch((error: unknown) => log[faultLevel(error)]({ err: error }, 'outbox not read'))
    .finally(() => working.delete(one))
  working.add(one)
}

/**
 * Sends one row after another, and starts another sender beside it: a row that waits for a slow mail server delays no
 * other row.
 */
async function sendDueRows(state: SenderState): Promise<void> {
  while (state.isRequested && !state.isStopping) {
    state.isRequested = false
    for (let row = await claimOne(state); row; row = state.isStopping ? undefined : await claimOne(state)) {
      sendSoon(state)
      await sendOne(state, row)
    }
  }
}

async function claimOne({ db, clock, deliveries }: SenderState): Promise<ClaimedRow | undefined> {
  const now = clock()
  const [row] = await claimRows(db, {
    kinds: Object.keys(deliveries),
    now,
    lockedUntil: new Date(now.getTime() + claimMs),
    rowsMax: 1,
    longestWaitMs,
  })
  return row
}

async function sendOne(state: SenderState, row: ClaimedRow): Promise<void> {
  const { db, log, clock, deliveries } = state
  const { id, kind, attempts } = row
  // A row has so many attempts only where its sender died in the middle of each.
  if (attempts > attemptsMax)
    return markFailed(db, row, {
      error: 'Its sender ended during each attempt.',
      now: clock(),
      nextAttempt: undefined,
    })
  try {
    await within(deliveryMs, (deliveries[kind] as Deliveries[string])(row))
  } catch (error) {
    const nextAttempt = error instanceof Undeliverable ? undefined : nextAttemptAt(attempts, clock())
    log.warn(
      { outboxId: id, kind, attempts, reason: codeOf(error), isGivenUp: !nextAttempt },
      'a message could not be sent',
    )
    return markFailed(db, row, { error: storable(error), now: clock(), nextAttempt })
  }
  await storeSent(state, id)
  log.info({ outboxId: id, kind, attempts }, 'a message was sent')
}

/**
 * Marks a row as sent. Where the database went away meanwhile, it tries again until the claim expires, so that the
 * message is not sent twice.
 */
async function storeSent(state: SenderState, id: number): Promise<void> {
  const sentAt = state.clock()
  for (const until = performance.now() + claimMs - deliveryMs; ;) {
    try {
      return await markSent(state.db, id, sentAt)
    } catch (error) {
      if (!(error instanceof DatabaseAway) || state.isStopping || performance.now() > until) throw error
      await sleep(markEveryMs)
    }
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
