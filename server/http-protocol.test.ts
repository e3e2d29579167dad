import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Refused } from '#contract/refusals.ts'
import { createResponseCache } from '#server/platform/http/response-cache.ts'
import { makeBranch } from '#server/testing/make.ts'
import { rawResponse, rawConnection } from '#server/testing/raw-http.ts'
import { makeShopper } from '#server/testing/shopper.ts'
import { testStore } from '#server/testing/store.ts'
import { createHttpServer } from './http-server.ts'

const store = await testStore()
const { app } = store
const nothing = () => Promise.resolve(false)
const serverFor = (PUBLIC_URL: string) =>
  createHttpServer({
    app,
    cache: createResponseCache({ bytesMax: 10_000_000, version: () => 1 }),
    settings: { ...app.platform.settings, PUBLIC_URL },
    assets: nothing,
    media: nothing,
    siteFiles: nothing,
    shopFiles: () => false,
    isBranch: async () => true,
    pace: { wholeMs: 600, windowMs: 500, windowBytes: 1_000 },
    pages: async (request, response) => {
      if (request.url === '/broken') throw new Error('a page that cannot be made')
      if (request.url === '/refused-late') {
        await once(response, 'finish')
        throw new Refused({ code: 'busy', retryAfterSeconds: 2 })
      }
      response.end('a page')
    },
  })
const server = serverFor('http://store.test')
const secure = serverFor('https://store.test')
let origin: string
let secureOrigin: string
let bearer: string

beforeAll(async () => {
  await store.reset()
  await makeBranch(store.database.db, { code: 1 })
  bearer = (await makeShopper(store)).headers['authorization'] as string
  for (const each of [server, secure]) await new Promise<void>((done) => each.listen(0, '127.0.0.1', done))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  secureOrigin = `http://127.0.0.1:${(secure.address() as AddressInfo).port}`
})
afterAll(() => {
  for (const each of [server, secure]) {
    each.close()
    each.closeAllConnections()
  }
})

const get = (path: string, more = '', method = 'GET') =>
  `${method} ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n${more}\r\n`
const kinds: [string, string, number][] = [
  ['an answer of the API', get('/api/ecommerce/configurations'), 200],
  ['a refusal of the API', get('/api/ecommerce/carts/1'), 401],
  ['an endpoint that does not exist', get('/api/nothing'), 404],
  ['a method that an endpoint does not take', get('/api/ecommerce/configurations', '', 'DELETE'), 405],
  [
    'a question before a call from another origin',
    get('/api/ecommerce/configurations', 'origin: http://a.test\r\n', 'OPTIONS'),
    204,
  ],
  ['the process being alive', get('/api/health'), 200],
  ['the document of the API', get('/api/openapi.json'), 200],
  ['the readable document', get('/api/docs'), 200],
  ['the developer’s mails', get('/dev/outbox'), 404],
  ['a page', get('/'), 200],
  ['a page that cannot be made', get('/broken'), 500],
  ['an address that has moved', get('/shop/'), 308],
  ['a chosen branch', get('/shop?branch=1'), 303],
  ['a form sent to a page', get('/shop', '', 'POST'), 405],
  ['what is no HTTP', 'nonsense\r\n\r\n', 400],
  ['headers without end', get('/', `x: ${'y'.repeat(20_000)}\r\n`), 431],
  ['an expectation that is unknown', get('/', 'expect: x\r\n'), 417],
  ['a question for a tunnel', 'CONNECT shop.test:443 HTTP/1.1\r\nhost: shop.test:443\r\n\r\n', 405],
  ['two hosts', get('/', 'host: y\r\n'), 400],
  ['no host', 'GET / HTTP/1.1\r\nconnection: close\r\n\r\n', 400],
]

test.each(kinds)('%s has a policy and the other security headers', async (_, bytes, status) => {
  const reply = await rawResponse(origin, bytes)
  const head = reply.split('\r\n\r\n', 1)[0]?.toLowerCase() ?? ''
  expect(head).toMatch(new RegExp(`^http/1.1 ${status} `))
  expect(head.match(/\r\ncontent-security-policy: default-src 'none'/g)).toHaveLength(1)
  const policy = /\r\ncontent-security-policy: (.*)/.exec(head)?.[1]
  for (const directive of ["base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"])
    expect(policy).toContain(directive)
  for (const name of [
    'x-content-type-options: nosniff',
    'referrer-policy:',
    'x-frame-options: deny',
    'cross-origin-opener-policy:',
  ]) {
    expect(head).toContain(`\r\n${name}`)
  }
  expect(head).not.toContain('strict-transport-security')
})

test('the error page of a failed rendering reveals nothing of the error', async () => {
  const reply = await rawResponse(origin, get('/broken'))
  expect(reply).toMatch(/^HTTP\/1.1 500 /)
  expect(reply).not.toMatch(/a page that cannot be made|\.ts:|Error:/)
})

test.each(kinds)('%s makes browsers use https where PUBLIC_URL is https', async (_, bytes) => {
  expect((await rawResponse(secureOrigin, bytes)).toLowerCase()).toContain(
    '\r\nstrict-transport-security: max-age=31536000\r\n',
  )
})

const post = (type: string, length: number) =>
  `POST /api/ecommerce/carts/1 HTTP/1.1\r\nhost: x\r\nauthorization: ${bearer}\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n`

test('a JSON body that does not end is refused with 408, and meanwhile others use the one connection to the database', async () => {
  const slow = await Promise.all([1, 2, 3].map(() => rawConnection(origin)))
  for (const { socket } of slow) socket.write(`${post('application/json', 1_000)}{`)
  expect((await fetch(`${origin}/api/ecommerce/carts/1`, { headers: { authorization: bearer } })).status).toBe(200)
  for (const { untilClosed } of slow) expect(await untilClosed()).toMatch(/^HTTP\/1.1 408 /)
})

test('a page that is refused after a 408 leaves no unhandled error that would end the process', async () => {
  const uncaught: unknown[] = []
  const note = (fault: unknown) => void uncaught.push(fault)
  process.on('unhandledRejection', note)
  const reply = await rawResponse(origin, get('/refused-late', 'content-length: 9\r\n'))
  await sleep(0)
  process.off('unhandledRejection', note)
  expect(reply).toMatch(/^HTTP\/1.1 408 /)
  expect(uncaught).toEqual([])
})

test('an upload that arrives too slowly is refused with 408', async () => {
  const { socket, untilClosed } = await rawConnection(origin)
  socket.write(post('multipart/form-data; boundary=x', 50_000))
  const drip = setInterval(() => socket.writable && socket.write('x'), 50)
  const response = await untilClosed()
  clearInterval(drip)
  expect(response).toMatch(/^HTTP\/1.1 408 /)
})

test('an upload at the required pace may take as long as its size requires', async () => {
  const { socket, read } = await rawConnection(origin)
  const chunks = 12
  socket.write(post('multipart/form-data; boundary=x', chunks * 5_000))
  // Longer in all than a JSON body may take.
  for (let sent = 0; sent < chunks; sent += 1) {
    socket.write('x'.repeat(5_000))
    await sleep(80)
  }
  await expect.poll(read).toMatch(/^HTTP\/1.1 400 /)
  socket.destroy()
})

test('headers that do not end within ten seconds are refused with 408', async () => {
  const { socket, untilClosed } = await rawConnection(origin)
  const started = performance.now()
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n')
  expect(await untilClosed()).toMatch(/^HTTP\/1.1 408 /)
  expect(performance.now() - started).toBeGreaterThan(9_000)
})

test('an idle connection stays open longer than nginx keeps one, so that no request is lost on it', async () => {
  const response = await fetch(`${origin}/api/health`)
  const seconds = Number(/timeout=(\d+)/.exec(response.headers.get('keep-alive') ?? '')?.[1])
  expect(seconds).toBeGreaterThan(60)
})
