import { createHash, randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { deleteSavedCard } from '#contract/saved-cards.ts'
import { createResponseCache } from '#server/platform/http/response-cache.ts'
import { openForm } from '#server/testing/enter-card.ts'
import { type SignedIn, makeCustomer, signIn } from '#server/testing/make.ts'
import { testStore } from '#server/testing/store.ts'
import { sessionSecret } from '#server/testing/store-process.ts'
import { createApp } from './app.ts'
import { createHttpServer } from './http-server.ts'

/** Neither the number nor the code of a card is found anywhere after it was sent: in no table, log line and response. */

const number = '378282246310005'
const code = '9871'
const store = await testStore()
const { db } = store.database
let logged = ''
const log = pino({ level: 'trace', base: null }, { write: (line: string) => void (logged += line) })
const { settings } = store.app.platform
const app = createApp({ database: store.database, settings, log, secret: sessionSecret, clock: () => new Date() })
const nothing = () => Promise.resolve(false)
const server = createHttpServer({
  app,
  cache: createResponseCache({ bytesMax: 1_000_000, version: () => 1 }),
  settings,
  assets: nothing,
  media: nothing,
  siteFiles: nothing,
  shopFiles: () => false,
  isBranch: nothing,
  pages: async (_, response) => void response.end('a page'),
})
let origin: string
let ana: SignedIn
let received = ''

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())
beforeEach(async () => {
  await store.reset()
  await makeCustomer(db, { email: 'ana@example.com' })
  ana = await signIn(store, 'ana@example.com')
  logged = received = ''
})

async function send(method: string, path: string, body: unknown, headers: Record<string, string> = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const all = { 'content-type': 'application/json', ...headers }
  const response = await fetch(`${origin}${path}`, { method, headers: all, body: text })
  const replied = await response.text()
  received += replied + JSON.stringify([...response.headers])
  return { status: response.status, data: response.ok ? (JSON.parse(replied) as { data: unknown }).data : undefined }
}

async function tables(): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`.execute(db)
  const dumps = await Promise.all(
    rows.map(({ name }) => sql<{ text: string }>`select t::text as text from ${sql.table(name)} t`.execute(db)),
  )
  return dumps.flatMap((dump) => dump.rows.map(({ text }) => text)).join('\n')
}

/** The number however it is written, the code alone, and what anybody can compute of the number without a secret. */
const traces = [
  new RegExp([...number].join('[^0-9a-z]{0,3}'), 'i'),
  new RegExp(`(?<![\\w.-])${code}(?![\\w-])`),
  ...['md5', 'sha1', 'sha256', 'sha512'].flatMap((algorithm) =>
    (['hex', 'base64', 'base64url'] as const).map(
      (encoding) => new RegExp(escape(createHash(algorithm).update(number).digest(encoding))),
    ),
  ),
  new RegExp(escape(Buffer.from(number).toString('base64').slice(0, 16))),
]
function escape(text: string): string {
  return text.replace(/[+/=]/g, '\\$&')
}

function expectNoTraceIn(texts: Record<string, string>): void {
  for (const [name, text] of Object.entries(texts))
    for (const trace of traces) expect(trace.exec(text)?.[0], `${name}: ${String(trace)}`).toBeUndefined()
}

test('a card that is saved, charged, refunded and deleted leaves neither its number nor its code', async () => {
  const { form } = await openForm(ana.client)
  const card = { number, expiry: '12/40', code, holder_name: 'Ana Peralta', form }
  const { data } = await send('POST', '/vault/cards', card)
  const { receipt } = data as { receipt: string }
  const saved = await send('POST', '/api/ecommerce/azul/process-data-vault-create', { receipt }, ana.headers)
  expect(saved.status).toBe(200)
  const row = await db.selectFrom('saved_cards').select(['id', 'vault_token']).executeTakeFirstOrThrow()
  const { cards } = app.platform.providers
  const amount = { currency: 'DOP' as const, hundredths: 100 }
  const authorized = await cards?.authorize({
    operationId: randomUUID(),
    cardToken: row.vault_token,
    amount,
    returnUrl: `${origin}/back`,
    cancelUrl: `${origin}/away`,
    description: 'Vitrina',
    language: 'en',
  })
  const authorizationReference = (authorized as { reference: string }).reference
  const captured = await cards?.capture({ operationId: randomUUID(), authorizationReference, amount })
  const captureReference = (captured as { reference: string }).reference
  await cards?.refund({ operationId: randomUUID(), captureReference, amount })
  expectNoTraceIn({ tables: await tables(), log: logged, responses: received })
  await ana.client.call(deleteSavedCard, { token: row.id })
  expectNoTraceIn({ tables: await tables() })
})

test('refused cards, and cards that are sent to the wrong place, leave nothing either', async () => {
  const { form } = await openForm(ana.client)
  const card = { number, expiry: '12/40', code, holder_name: 'Ana Peralta', form }
  const create = '/api/ecommerce/azul/process-data-vault-create'
  const text = `${number} ${code}`
  await send('POST', '/vault/cards', { ...card, expiry: '01/20' })
  await send('POST', '/vault/cards', { ...card, number: `${number}1` })
  await send('POST', '/vault/cards', { ...card, holder_name: text })
  await send('POST', '/vault/cards', { ...card, form: text })
  await send('POST', '/vault/cards', { ...card, [text]: text })
  await send('POST', '/vault/cards', JSON.stringify(card).slice(0, -1))
  await send('POST', '/vault/cards', `"${text}"`)
  await send('POST', '/vault/cards', text.repeat(500))
  await send('POST', '/vault/cards', card, { 'content-type': 'text/plain' })
  await send('POST', '/vault/cards', card, { origin: 'https://evil.example' })
  await send('POST', '/vault/other', card)
  await send('PUT', '/vault/cards', card)
  await send('POST', '/sandbox/confirm/x', card)
  await send('POST', create, card, ana.headers)
  await send('POST', create, { receipt: text }, ana.headers)
  await send('POST', create, { receipt: form, holder_name: text }, ana.headers)
  await send('POST', create, JSON.stringify(card).slice(0, -1), ana.headers)
  expect(await db.selectFrom('sandbox_cards').selectAll().execute()).toEqual([])
  expect(logged).toContain('process-data-vault-create')
  expect(logged).not.toContain('vault/cards')
  expectNoTraceIn({ tables: await tables(), log: logged, responses: received })
})

test('the search for traces notices a number and a code', () => {
  for (const trace of [
    `"${number}"`,
    '3782 822463 10005',
    `{"code":"${code}"}`,
    createHash('sha256').update(number).digest('hex'),
  ])
    expect(() => expectNoTraceIn({ text: `some text ${trace} more` }), trace).toThrow()
})

test('the vault and the pages of the sandbox are not shared with other sites, and the API is', async () => {
  const options = (path: string) =>
    fetch(`${origin}${path}`, { method: 'OPTIONS', headers: { origin: 'https://a.example' } })
  expect((await options('/api/ecommerce/configurations')).headers.get('access-control-allow-origin')).toBe('*')
  for (const path of ['/vault/cards', `/sandbox/confirm/${randomUUID()}`])
    for (const response of [
      await options(path),
      await fetch(`${origin}${path}`, { headers: { origin: 'https://a.example' } }),
    ])
      expect(response.headers.get('access-control-allow-origin'), path).toBeNull()
})
