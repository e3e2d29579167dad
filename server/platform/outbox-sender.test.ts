import { createServer, type Server, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testStore } from '#server/testing/store.ts'
import { mailTemplates } from '#server/messages/mails.ts'
import { createLog } from './log.ts'
import { createMailer } from './mail.ts'
import { enqueueMessage } from './outbox.ts'
import type { ClaimedRow } from './outbox-rows.ts'
import { type OutboxSender, nextAttemptAt, startOutboxSender } from './outbox-sender.ts'
import { readSettings } from './settings.ts'

const store = await testStore()
const { db } = store.database
const log = createLog('silent')
const start = new Date('2026-11-20T12:00:00Z')
let now = start
let senders: OutboxSender[] = []

beforeEach(async () => {
  await store.reset()
  now = start
})
afterEach(async () => {
  await Promise.all(senders.map((sender) => sender.stop()))
  senders = []
})

function sender(mail: (row: ClaimedRow) => Promise<void>): void {
  senders.push(startOutboxSender({ db, log, clock: () => now, deliveries: { mail }, everyMs: 20 }))
}

const ctx = { db, now: start, afterCommit: (work: () => void) => work() }
const welcome = (to: string) => ({ to, template: 'welcome', language: 'en' as const, data: { firstName: 'Ana' } })
const parts = { templates: mailTemplates(readSettings({})), logo: async () => undefined, clock: () => now }
const row = () => db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow()

test('each mail is sent once though two senders run', async () => {
  const sent: string[] = []
  for (let n = 0; n < 23; n += 1) await enqueueMessage(ctx, 'mail', welcome(`shopper${n}@example.com`))
  const send = async (claimed: ClaimedRow) => void sent.push(claimed.recipient)
  sender(send)
  sender(send)
  await expect.poll(() => sent.length).toBe(23)
  await Promise.all(senders.map((each) => each.stop()))
  expect(new Set(sent).size).toBe(23)
  expect(await db.selectFrom('outbox').select('id').where('sent_at', 'is', null).execute()).toEqual([])
})

test('the data of a mail, such as a code, is deleted once it was sent', async () => {
  await enqueueMessage(ctx, 'mail', welcome('ana@example.com'))
  sender(async () => {})
  await expect.poll(async () => (await row()).sent_at).toEqual(start)
  expect((await row()).payload).toEqual({ template: 'welcome', language: 'en' })
})

test('a mail that failed is tried again after its wait, and no earlier', async () => {
  let attempts = 0
  await enqueueMessage(ctx, 'mail', welcome('ana@example.com'))
  sender(async () => {
    attempts += 1
    if (attempts === 1) throw new Error('the mail server is away')
  })
  await expect.poll(async () => (await row()).last_error).toBe('Error: the mail server is away')
  expect((await row()).next_attempt_at).toEqual(new Date('2026-11-20T12:00:10Z'))
  expect(attempts).toBe(1)
  now = new Date('2026-11-20T12:00:10Z')
  await expect.poll(async () => (await row()).sent_at).toEqual(now)
  expect(attempts).toBe(2)
})

test('the waits grow, and after the eighth failure a mail is given up', () => {
  const waits = [1, 2, 3, 4, 5, 6, 7].map(
    (attempts) => (nextAttemptAt(attempts, start) as Date).getTime() - start.getTime(),
  )
  expect(waits).toEqual(waits.toSorted((a, b) => a - b))
  expect(nextAttemptAt(8, start)).toBeUndefined()
})

test('a mail whose data does not fit its template is given up at once', async () => {
  const mailer = createMailer({ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'a@b.c' }, parts)
  await enqueueMessage(ctx, 'mail', { ...welcome('ana@example.com'), data: {} })
  sender(mailer?.deliveries['mail'] as (claimed: ClaimedRow) => Promise<void>)
  await expect.poll(async () => (await row()).failed_at).toEqual(start)
  expect((await row()).attempts).toBe(1)
})

test('a code that has expired while the mail server was away is not sent any more', async () => {
  const mailer = createMailer({ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'a@b.c' }, parts)
  const data = { firstName: 'Ana', code: '042137', purpose: 'sign-in' }
  await enqueueMessage(ctx, 'mail', { ...welcome('ana@example.com'), template: 'code', data })
  now = new Date(start.getTime() + 30 * 60_000)
  sender(mailer?.deliveries['mail'] as (claimed: ClaimedRow) => Promise<void>)
  await expect.poll(async () => (await row()).failed_at).toEqual(now)
  expect((await row()).last_error).toBe('Error: It was of use for 30 minutes only.')
})

test('mails that the mail server accepts slowly delay no other mail', async () => {
  const sent: string[] = []
  let end = () => {}
  const hanging = new Promise<void>((done) => (end = done))
  for (let n = 0; n < 4; n += 1) await enqueueMessage(ctx, 'mail', welcome(`hang${n}@example.com`))
  for (let n = 0; n < 12; n += 1) await enqueueMessage(ctx, 'mail', welcome(`shopper${n}@example.com`))
  sender((claimed) =>
    claimed.recipient.startsWith('hang') ? hanging : Promise.resolve(void sent.push(claimed.recipient)),
  )
  await expect.poll(() => sent.length).toBe(12)
  end()
})

test('a mail is put off even where the mail server’s error contains characters that PostgreSQL does not store', async () => {
  await enqueueMessage(ctx, 'mail', welcome('ana@example.com'))
  sender(() => Promise.reject(new Error('550 \u0000 no')))
  await expect.poll(async () => (await row()).last_error).toBe('Error: 550  no')
  expect((await row()).next_attempt_at).toEqual(new Date('2026-11-20T12:00:10Z'))
})

test('a mail whose sender died at every attempt is given up, and not tried for ever', async () => {
  const sent: string[] = []
  await enqueueMessage(ctx, 'mail', welcome('ana@example.com'))
  await db.updateTable('outbox').set({ attempts: 8, locked_until: start }).execute()
  sender(async (claimed) => void sent.push(claimed.recipient))
  await expect.poll(async () => (await row()).failed_at).toEqual(start)
  expect(sent).toEqual([])
})

test('a mail is not sent when its transaction rolled back', async () => {
  const work = db.transaction().execute(async (inside) => {
    await enqueueMessage({ ...ctx, db: inside, afterCommit: () => {} }, 'mail', welcome('ana@example.com'))
    throw new Error('something later failed')
  })
  await expect(work).rejects.toThrow('something later failed')
  expect(await db.selectFrom('outbox').select('id').execute()).toEqual([])
})

test('a commit starts the sender at once, before its next regular check', async () => {
  const sent: string[] = []
  senders.push(
    startOutboxSender({
      db,
      log,
      clock: () => now,
      deliveries: { mail: async (each) => void sent.push(each.recipient) },
      everyMs: 60_000,
    }),
  )
  await enqueueMessage(ctx, 'mail', welcome('ana@example.com'))
  await expect.poll(() => sent).toEqual(['ana@example.com'])
})

test('a claim whose process died is free again after its time', async () => {
  const sent: string[] = []
  await enqueueMessage(ctx, 'mail', welcome('ana@example.com'))
  await db
    .updateTable('outbox')
    .set({ locked_until: new Date('2026-11-20T12:03:00Z'), attempts: 1 })
    .execute()
  // When a second mail is sent, the sender has looked at the outbox.
  await enqueueMessage(ctx, 'mail', welcome('luz@example.com'))
  sender(async (each) => void sent.push(each.recipient))
  await expect.poll(() => sent).toEqual(['luz@example.com'])
  now = new Date('2026-11-20T12:03:00Z')
  await expect.poll(() => sent).toEqual(['luz@example.com', 'ana@example.com'])
})

test('a sender that stops waits for the mail that is being sent', async () => {
  let finish = () => {}
  await enqueueMessage(ctx, 'mail', welcome('ana@example.com'))
  sender(() => new Promise<void>((done) => (finish = done)))
  await expect.poll(async () => (await row()).attempts).toBe(1)
  const stopped = senders[0]?.stop()
  finish()
  await stopped
  expect((await row()).sent_at).toEqual(start)
})

test('a mail reaches a real mail server with its subject, text and HTML', async () => {
  const server = await smtpServer()
  const mailer = createMailer(
    { SMTP_URL: `smtp://127.0.0.1:${server.port}`, MAIL_FROM: 'Vitrina <store@vitrina.example>' },
    { ...parts, logo: async () => Buffer.from('the logo') },
  )
  await enqueueMessage(ctx, 'mail', { ...welcome('ana@example.com'), language: 'es', data: { firstName: 'Ana <b>' } })
  sender(mailer?.deliveries['mail'] as (claimed: ClaimedRow) => Promise<void>)
  await expect.poll(async () => (await row()).sent_at).toEqual(start)
  mailer?.close()
  await server.stop()
  expect(server.commands).toEqual(
    expect.arrayContaining(['MAIL FROM:<store@vitrina.example>', 'RCPT TO:<ana@example.com>']),
  )
  expect(server.message()).toMatch(/^Subject: Te damos la bienvenida a Vitrina\r?$/m)
  expect(server.message()).toContain('Hola, Ana <b>.')
  expect(server.message().replaceAll('=\r\n', '')).toContain('>Hola, Ana &#60;b&#62;.</p>')
  expect(server.message()).toMatch(/^Content-Type: image\/png; name=logo.png\r\nContent-ID: <logo@store>/m)
  expect(server.message()).toContain(Buffer.from('the logo').toString('base64'))
})

/** Just enough of RFC 5321 to receive mail. */
async function smtpServer() {
  const commands: string[] = []
  let message = ''
  const server: Server = createServer((socket: Socket) => {
    let isData = false
    let buffer = ''
    socket.write('220 test ready\r\n')
    socket.on('data', (chunk) => {
      buffer += chunk.toString()
      for (let at = buffer.indexOf('\r\n'); at >= 0; at = buffer.indexOf('\r\n')) {
        const line = buffer.slice(0, at)
        buffer = buffer.slice(at + 2)
        if (isData) {
          if (line === '.') socket.write('250 taken\r\n')
          else message += `${line}\r\n`
          isData = line !== '.'
          continue
        }
        commands.push(line)
        isData = line === 'DATA'
        socket.write(isData ? '354 go on\r\n' : line === 'QUIT' ? '221 bye\r\n' : '250 fine\r\n')
      }
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    port: (server.address() as { port: number }).port,
    commands,
    message: () => message,
    stop: () => new Promise((done) => server.close(done)),
  }
}
