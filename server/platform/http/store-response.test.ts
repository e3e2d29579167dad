import { type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { responsesWith } from './store-response.ts'

const list = ['content-type', 'text/plain', 'Referrer-Policy', 'no-referrer']
const ways: Record<string, (response: ServerResponse) => void> = {
  '/nothing': () => {},
  '/list': (response) => response.writeHead(200, list),
  '/object': (response) => response.writeHead(200, { 'referrer-policy': 'no-referrer' }),
  '/set-before-list': (response) => response.setHeader('set-cookie', ['a=1', 'b=2']).writeHead(200, list),
  '/set': (response) => response.setHeader('referrer-policy', 'no-referrer'),
}
const always = [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'same-origin'],
] as const
const server = createServer({ ServerResponse: responsesWith(always) }, (request, response) => {
  ways[request.url ?? '']?.(response)
  response.end('text')
})
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
afterAll(() => void server.close())

test.each([
  ['/nothing', 'same-origin'],
  ['/list', 'no-referrer'],
  ['/list', 'no-referrer'],
  ['/object', 'no-referrer'],
  ['/set-before-list', 'no-referrer'],
  ['/set', 'no-referrer'],
])('a response has the headers of every response, and its own in place of one of them: %s', async (path, policy) => {
  const { headers } = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`)
  expect([headers.get('x-content-type-options'), headers.get('referrer-policy')]).toEqual(['nosniff', policy])
  expect(headers.getSetCookie()).toEqual(path === '/set-before-list' ? ['a=1', 'b=2'] : [])
})
