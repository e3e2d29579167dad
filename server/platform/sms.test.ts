import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { smsTemplates } from '#server/messages/sms.ts'
import { collectingLog } from '#server/testing/collecting-log.ts'
import { testStore } from '#server/testing/store.ts'
import { enqueueMessage } from './outbox.ts'
import { type OutboxSender, startOutboxSender } from './outbox-sender.ts'
import { readSettings, SettingsError } from './settings.ts'
import { canSendSms, createSmsGateway } from './sms.ts'

const store = await testStore()
const { db } = store.database
const start = new Date('2026-11-20T12:00:00Z')
let now = start
let gateway: Awaited<ReturnType<typeof startGateway>>
let sender: OutboxSender | undefined
let log = collectingLog()

beforeEach(async () => {
  await store.reset()
  now = start
  log = collectingLog()
  gateway = await startGateway()
})
afterEach(async () => {
  await sender?.stop()
  await gateway.stop()
})

const ctx = { db, now: start, afterCommit: (work: () => void) => work() }
const code = {
  to: '18095550100',
  template: 'code',
  language: 'es' as const,
  data: { code: '042137', purpose: 'sign-in' },
}
const row = () => db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow()

/** Sends what is in the outbox through the gateway. */
function send(environment: Record<string, string> = {}): void {
  const settings = readSettings({ SMS_GATEWAY_URL: gateway.url, ...environment })
  const deliveries = createSmsGateway(settings, { templates: smsTemplates(settings), clock: () => now })
  sender = startOutboxSender({ db, log: log.log, clock: () => now, deliveries: deliveries ?? {}, everyMs: 20 })
}

test('a text message reaches the gateway with its number, sender, text and an id, and the token of the gateway', async () => {
  await enqueueMessage(ctx, 'sms', code)
  send({ SMS_GATEWAY_TOKEN: 'secret-token', SMS_FROM: '+18095550111', PUBLIC_URL: 'https://store.example' })
  await expect.poll(async () => (await row()).sent_at).toEqual(start)
  expect(gateway.requests).toEqual([
    {
      method: 'POST',
      headers: expect.objectContaining({
        authorization: 'Bearer secret-token',
        'content-type': 'application/json',
      }) as object,
      body: {
        to: '+18095550100',
        from: '+18095550111',
        text: expect.stringMatching(/^Vitrina: usa 042137 [^]*\n@store\.example #042137$/) as string,
        id: `${(await row()).id}.${start.getTime()}`,
      },
    },
  ])
})

test('without a token and a sender the request has neither', async () => {
  await enqueueMessage(ctx, 'sms', code)
  send()
  await expect.poll(() => gateway.requests).toHaveLength(1)
  expect(gateway.requests[0]?.headers).not.toHaveProperty('authorization')
  expect(gateway.requests[0]?.body).not.toHaveProperty('from')
})

test.each([400, 401, 404, 422])('after a response of %i the message is given up', async (status) => {
  gateway.respond = () => ({ status })
  await enqueueMessage(ctx, 'sms', code)
  send()
  await expect.poll(async () => (await row()).failed_at).toEqual(start)
  expect(gateway.requests).toHaveLength(1)
})

test.each([301, 408, 429, 500, 503])(
  'after a response of %i the message is sent again later, with the same id',
  async (status) => {
    gateway.respond = () => ({ status: gateway.requests.length === 1 ? status : 202 })
    await enqueueMessage(ctx, 'sms', code)
    send()
    await expect.poll(async () => (await row()).next_attempt_at).toEqual(new Date('2026-11-20T12:00:10Z'))
    now = new Date('2026-11-20T12:00:10Z')
    await expect.poll(async () => (await row()).sent_at).toEqual(now)
    expect(new Set(gateway.requests.map(({ body }) => body['id'])).size).toBe(1)
  },
)

test('a redirect is not followed: the token and the code go to no other server', async () => {
  const other = await startGateway()
  gateway.respond = () => ({ status: 307, headers: { location: other.url } })
  await enqueueMessage(ctx, 'sms', code)
  send({ SMS_GATEWAY_TOKEN: 'secret-token' })
  await expect.poll(async () => (await row()).last_error).toContain('307')
  expect(other.requests).toEqual([])
  await other.stop()
})

test('an endless response is not read', async () => {
  gateway.respond = () => ({ status: 200, isEndless: true })
  await enqueueMessage(ctx, 'sms', code)
  send()
  await expect.poll(async () => (await row()).sent_at).toEqual(start)
})

test('a code that has expired while the gateway was away is not sent any more', async () => {
  await enqueueMessage(ctx, 'sms', code)
  now = new Date(start.getTime() + 30 * 60_000)
  send()
  await expect.poll(async () => (await row()).failed_at).toEqual(now)
  expect(gateway.requests).toEqual([])
})

test('no line of the log contains the code, the number or the token', async () => {
  gateway.respond = ({ text }) => ({ status: 500, body: `cannot send ${text}` })
  await enqueueMessage(ctx, 'sms', code)
  await enqueueMessage(ctx, 'sms', { ...code, data: { code: '042137', purpose: 'unknown' } })
  send({ SMS_GATEWAY_TOKEN: 'secret-token' })
  await expect.poll(() => log.lines.length).toBeGreaterThanOrEqual(2)
  expect(JSON.stringify(log.lines)).not.toMatch(/042137|5550100|secret-token/)
  expect(JSON.stringify(await db.selectFrom('outbox').select('last_error').execute())).not.toContain('042137')
})

test('a store without a gateway leaves text messages in the outbox', () => {
  const settings = readSettings({})
  expect(createSmsGateway(settings, { templates: smsTemplates(settings), clock: () => now })).toBeUndefined()
})

test.each([
  [{}, true],
  [{ DEV: '0' }, false],
  [{ PUBLIC_URL: 'https://store.example' }, false],
  [{ DEV: '0', SMS_GATEWAY_URL: 'https://sms.example/send' }, true],
])('with the settings %j, text messages reaching their reader is %s', (environment, can) => {
  expect(canSendSms(readSettings(environment))).toBe(can)
})

test.each([
  { SMS_GATEWAY_URL: 'ftp://sms.example' },
  { SMS_GATEWAY_URL: 'https://user:hunter2@sms.example/send' },
  { SMS_GATEWAY_TOKEN: 'two\r\nlines' },
  { SMS_FROM: 'a name that is too long' },
])('the setting %j is refused, and the refusal repeats no secret', (environment) => {
  const read = () => readSettings(environment)
  expect(read).toThrow(SettingsError)
  expect(read).not.toThrow(/hunter2|two/)
})

interface Reply {
  status: number
  headers?: Record<string, string>
  body?: string
  isEndless?: boolean
}

/** A gateway on this machine that records what it receives. */
async function startGateway() {
  const requests: { method: string | undefined; headers: IncomingHttpHeaders; body: Record<string, string> }[] = []
  const started = {
    requests,
    respond: (_: Record<string, string>): Reply => ({ status: 202 }),
    url: '',
    stop: () => {
      server.closeAllConnections()
      return new Promise((done) => server.close(done))
    },
  }
  const server: Server = createServer((request, response) => {
    void (async () => {
      let text = ''
      for await (const chunk of request) text += String(chunk)
      const body = JSON.parse(text) as Record<string, string>
      requests.push({ method: request.method, headers: request.headers, body })
      const reply = started.respond(body)
      response.writeHead(reply.status, reply.headers)
      if (!reply.isEndless) return response.end(reply.body)
      const writing = setInterval(() => response.write('x'.repeat(1_000)), 1)
      response.on('close', () => clearInterval(writing))
    })()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  started.url = `http://127.0.0.1:${(server.address() as { port: number }).port}/send`
  return started
}
