import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { accessCookie } from '#server/platform/http/session-cookies.ts'
import { createResponseCache } from '#server/platform/http/response-cache.ts'
import { type SignedIn, makeCustomer, makeProduct, signIn } from '#server/testing/make.ts'
import { testStore } from '#server/testing/store.ts'
import { createHttpServer } from './http-server.ts'

const store = await testStore()
const { db } = store.database
const { app } = store
const nothing = () => Promise.resolve(false)
const server = createHttpServer({
  app,
  cache: createResponseCache({ bytesMax: 10_000_000, version: () => 1 }),
  settings: app.platform.settings,
  assets: nothing,
  media: nothing,
  siteFiles: nothing,
  shopFiles: () => false,
  isBranch: async (code) => code === 4,
  pages: async (request, response) => {
    if (request.url === '/broken') throw new Error('a page that cannot be made')
    response.end()
  },
})
let origin: string
let business: SignedIn
let turn = 0

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

beforeEach(async () => {
  await store.reset()
  const prices = [
    { level: 1, priceCentavos: 10_000 },
    { level: 2, priceCentavos: 8_000 },
  ]
  await makeProduct(db, { code: 'A', prices })
  await makeCustomer(db, { email: 'buyer@example.com', priceLevel: 2 })
  business = await signIn(store, 'buyer@example.com')
  turn += 1
})

/** A list that no other test has requested. */
const list = (headers: Record<string, string> = {}) => fetch(`${origin}/api/catalog/products?turn=${turn}`, { headers })
async function priceFor(headers: Record<string, string> = {}): Promise<unknown> {
  const { data } = (await (await list(headers)).json()) as { data: { docs: { price: number }[] } }
  return data.docs[0]?.price
}

test('a customer never gets a response that is cached for visitors, and adds none to the cache', async () => {
  const { authorization = '', 'refresh-token': refresh = '' } = business.headers
  const cookie = `${accessCookie}=${authorization.replace('Bearer ', '')}`
  const ways: Record<string, string>[] = [{ authorization }, { cookie }, { 'refresh-token': refresh }]
  for (const headers of ways) {
    expect(await priceFor(headers)).toBe(80)
    expect(await priceFor()).toBe(100)
    expect(await priceFor(headers)).toBe(80)
    turn += 1
  }
  expect((await list({ authorization })).headers.get('cache-control')).toBe('no-store')
})

test('a cached response names the headers that it depends on in Vary, and is a 304 for a client that has it', async () => {
  const { headers } = await list()
  expect(headers.get('vary')).toBe('Accept-Language, Accept-Encoding')
  const etag = headers.get('etag') ?? ''
  for (const named of [etag, `W/${etag}`, `"another", ${etag}`])
    expect((await list({ 'if-none-match': named })).status).toBe(304)
  expect((await list({ 'if-none-match': '"another"' })).status).toBe(200)
})

test('where no page can be rendered, the error page is in both languages and links to home', async () => {
  const reply = await fetch(`${origin}/broken`)
  expect(reply.status).toBe(500)
  expect(reply.headers.get('content-type')).toBe('text/html; charset=utf-8')
  const text = await reply.text()
  for (const part of ['Sorry, an error has occurred', 'Lo sentimos', 'href="/"']) expect(text).toContain(part)
  expect(text).not.toContain('a page that cannot be made')
})

test.each([
  ['/home/contact', '/contact'],
  ['/home/contact?city=Santiago', '/contact?city=Santiago'],
  ['/home/contact/faq', '/contact/faq'],
])('%s leads to the page of contact', async (path, location) => {
  const reply = await fetch(`${origin}${path}`, { redirect: 'manual' })
  expect([reply.status, reply.headers.get('location')]).toEqual([308, location])
})

test('a URL that chooses an open branch responds with its cookie and redirects to itself without the choice', async () => {
  const reply = await fetch(`${origin}/shop?branch=4`, { redirect: 'manual' })
  expect([reply.status, reply.headers.get('location')]).toEqual([303, '/shop'])
  expect(reply.headers.get('set-cookie')).toContain('branch=4;')
})

test.each([
  ['a branch that there is not', '/shop?branch=999', {}],
  ['what another site fetches', '/shop?branch=4', { 'sec-fetch-site': 'cross-site' }],
  ['what another host of our domain fetches', '/shop?branch=4', { 'sec-fetch-site': 'same-site' }],
])('%s chooses no branch', async (_who, path, headers) => {
  const reply = await fetch(`${origin}${path}`, { redirect: 'manual', headers })
  expect(reply.headers.get('set-cookie')).toBeNull()
})

test('other sites may read the API, and not the messages of the developer mode', async () => {
  const allowed = async (path: string) => (await fetch(`${origin}${path}`)).headers.get('access-control-allow-origin')
  expect(await allowed('/api/ecommerce/configurations')).toBe('*')
  expect(await allowed('/dev/outbox')).toBeNull()
})
