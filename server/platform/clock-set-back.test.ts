import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testStore } from '#server/testing/store.ts'
import { type Limit, createLimits } from './limits.ts'
import { createLog } from './log.ts'
import { enqueueMessage } from './outbox.ts'
import { type OutboxSender, startOutboxSender } from './outbox-sender.ts'

const store = await testStore()
const { db, pool } = store.database
const dayMs = 86_400_000
const limit: Limit = { name: 'test', points: 2, seconds: 900 }
let sender: OutboxSender | undefined

beforeEach(() => store.reset())
afterEach(async () => {
  await sender?.stop()
  sender = undefined
})

/** Puts the counters into the state that a clock three days ahead leaves behind once it is set right. */
const wereThreeDaysAhead = () => sql`update rate_limits set expire = expire + ${3 * dayMs}`.execute(db)

test('a caller who was refused while the clock was ahead has the usual number of attempts once the clock is right', async () => {
  const limits = createLimits(pool)
  for (const allowed of [true, true, false]) expect(await limits.trySpend(limit, 'ana')).toBe(allowed)
  await wereThreeDaysAhead()
  expect(await limits.isSpent(limit, 'ana')).toBe(false)
  for (const allowed of [true, true, false]) expect(await limits.trySpend(limit, 'ana')).toBe(allowed)
  expect(await limits.isSpent(limit, 'ana')).toBe(true)
})

test('a refusal by a clock that is right stays in force', async () => {
  const limits = createLimits(pool)
  for (const allowed of [true, true, false, false]) expect(await limits.trySpend(limit, 'ana')).toBe(allowed)
  expect(await limits.isSpent(limit, 'ana')).toBe(true)
})

async function enqueueAt(now: Date): Promise<void> {
  await enqueueMessage({ db, now, afterCommit: () => {} }, 'mail', {
    to: 'ana@example.com',
    template: 'welcome',
    language: 'en',
    data: {},
  })
}

async function sentAt(now: Date): Promise<number> {
  let sent = 0
  const deliveries = { mail: async () => void (sent += 1) }
  sender = startOutboxSender({ db, log: createLog('silent'), clock: () => now, deliveries })
  await sender.stop()
  return sent
}

const now = new Date('2026-11-20T12:00:00Z')
const inThreeDays = new Date(now.getTime() + 3 * dayMs)

test('a mail that was enqueued while the clock was days ahead is sent once the clock is right', async () => {
  await enqueueAt(inThreeDays)
  expect(await sentAt(now)).toBe(1)
})

test('a mail that a sender took while the clock was days ahead is taken again once the clock is right', async () => {
  await enqueueAt(now)
  await db.updateTable('outbox').set({ locked_until: inThreeDays }).execute()
  expect(await sentAt(now)).toBe(1)
})

test('a mail whose next attempt is hours ahead waits, and so does a mail that another sender has claimed', async () => {
  await enqueueAt(now)
  await enqueueAt(now)
  const [first, second] = await db.selectFrom('outbox').select('id').execute()
  await db
    .updateTable('outbox')
    .set({ next_attempt_at: new Date(now.getTime() + 21_600_000) })
    .where('id', '=', first?.id ?? 0)
    .execute()
  await db
    .updateTable('outbox')
    .set({ locked_until: new Date(now.getTime() + 180_000) })
    .where('id', '=', second?.id ?? 0)
    .execute()
  expect(await sentAt(now)).toBe(0)
})
