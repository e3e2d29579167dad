import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createResponseCache } from '#server/platform/http/response-cache.ts'
import { rawResponse } from '#server/testing/raw-http.ts'
import { testStore } from '#server/testing/store.ts'
import { createHttpServer } from './http-server.ts'

const { app } = await testStore()
const nothing = () => Promise.resolve(false)
const server = createHttpServer({
  app,
  cache: createResponseCache({ bytesMax: 1_000_000, version: () => 1 }),
  settings: app.platform.settings,
  assets: nothing,
  media: nothing,
  siteFiles: nothing,
  shopFiles: () => false,
  isBranch: async () => true,
  pages: async (_request, response) => void response.end('a page'),
})
let origin: string

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close()
  server.closeAllConnections()
})

test.each([
  '/',
  '/shop',
  '/api/ecommerce/configurations',
  '/api/ecommerce/carts/1',
  '/api/nothing',
  '/api/health',
  '/api/docs',
  '/dev/outbox',
  '/media/x',
])('TRACE %s is refused, and the response contains no part of the request', async (path) => {
  const reply = await rawResponse(
    origin,
    `TRACE ${path} HTTP/1.1\r\nhost: x\r\ncookie: vitrina_access=abc\r\nx-echo: secret\r\nconnection: close\r\n\r\n`,
  )
  expect(reply).toMatch(/^HTTP\/1.1 (404|405) /)
  expect(reply).not.toMatch(/vitrina_access|x-echo|secret/)
})

const post = 'POST /api/identity/sign-in HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n'
const hidden = 'GET /api/health HTTP/1.1\r\nhost: x\r\n\r\n'

test.each([
  ['a length and chunks at once', `${post}content-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`],
  ['two lengths that differ', `${post}content-length: 2\r\ncontent-length: 40\r\n\r\n{}${hidden}`],
  ['a length that is no number', `${post}content-length: 2x\r\n\r\n{}${hidden}`],
  ['chunks that are not the last encoding', `${post}transfer-encoding: chunked, identity\r\n\r\n0\r\n\r\n${hidden}`],
  ['a space before the colon', `${post}transfer-encoding : chunked\r\n\r\n0\r\n\r\n${hidden}`],
  ['a chunk that is longer than it says', `${post}transfer-encoding: chunked\r\n\r\n2\r\n{}x\r\n0\r\n\r\n${hidden}`],
])('%s is refused, and the bytes after it are not read as a second request', async (_, bytes) => {
  const reply = await rawResponse(origin, bytes)
  expect(reply).toMatch(/^HTTP\/1.1 400 /)
  expect(reply.match(/HTTP\/1.1 /g)).toHaveLength(1)
})
