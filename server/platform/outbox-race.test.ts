import { afterAll, expect, test } from 'vitest'
import { startPostgres } from '#server/testing/postgres.ts'
import { openDatabase } from './database/database.ts'
import { createLog } from './log.ts'
import { enqueueMail } from './outbox.ts'
import { startOutboxSender } from './outbox-sender.ts'

const server = await startPostgres()
afterAll(() => server.stop())

test('two processes share one outbox and send each mail once', async () => {
  const url = await server.newDatabase()
  const processes = await Promise.all([1, 2].map(() => openDatabase({ url, poolSize: 4, folder: '' })))
  const sent: string[] = []
  const mails = Array.from({ length: 120 }, (_, n) => `shopper${n}@example.com`)
  const { db } = processes[0] as (typeof processes)[0]
  await db.transaction().execute(async (inside) => {
    const ctx = { db: inside, now: new Date(), afterCommit: () => {} }
    for (const to of mails) await enqueueMail(ctx, { to, template: 'welcome', language: 'en', data: {} })
  })
  const deliveries = { mail: async (row: { recipient: string }) => void sent.push(row.recipient) }
  const senders = processes.map((each) =>
    startOutboxSender({ db: each.db, log: createLog('silent'), clock: () => new Date(), deliveries, everyMs: 20 }),
  )
  await expect.poll(() => sent.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(mails.length)
  await Promise.all(senders.map((sender) => sender.stop()))
  await Promise.all(processes.map((each) => each.close()))
  expect(sent.toSorted()).toEqual(mails.toSorted())
})
