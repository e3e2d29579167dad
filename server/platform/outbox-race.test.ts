import { afterAll, expect, test } from 'vitest'
import { startPostgres } from '#server/testing/postgres.ts'
import { openDatabase } from './database/database.ts'
import { createLog } from './log.ts'
import { enqueueMessage } from './outbox.ts'
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
    for (const to of mails) await enqueueMessage(ctx, 'mail', { to, template: 'welcome', language: 'en', data: {} })
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

test('a mail that was sent while the database went away is not sent again when it is back', async () => {
  const store = await openDatabase({ url: await server.newDatabase(), poolSize: 4, folder: '' })
  const sent: string[] = []
  let now = new Date()
  const welcome = (to: string) =>
    enqueueMessage({ db: store.db, now, afterCommit: () => {} }, 'mail', {
      to,
      template: 'welcome',
      language: 'en',
      data: {},
    })
  await welcome('ana@example.com')
  const deliveries = {
    mail: async (row: { recipient: string }) => {
      if (sent.length === 0) await server.shutDown()
      sent.push(row.recipient)
    },
  }
  const sender = startOutboxSender({
    db: store.db,
    log: createLog('silent'),
    clock: () => now,
    deliveries,
    everyMs: 20,
  })
  await expect.poll(() => sent).toEqual(['ana@example.com'])
  await server.startAgain()
  const row = () =>
    store.db
      .selectFrom('outbox')
      .select(['sent_at', 'attempts'])
      .where('recipient', '=', 'ana@example.com')
      .executeTakeFirst()
  await expect.poll(async () => (await row().catch(() => undefined))?.sent_at).toEqual(now)
  // The claim has expired: a sender that looks now would send every mail that is not marked as sent.
  now = new Date(now.getTime() + 3_600_000)
  // When a second mail is sent, the sender has looked at the outbox.
  await welcome('luz@example.com')
  await expect.poll(() => sent).toContain('luz@example.com')
  expect(await row()).toMatchObject({ attempts: 1 })
  await sender.stop()
  await store.close()
  expect(sent).toEqual(['ana@example.com', 'luz@example.com'])
})
