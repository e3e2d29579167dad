import { mkdtemp, readdir, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createResponseCache } from '#server/platform/http/response-cache.ts'
import { makePicture } from '#server/testing/make-picture.ts'
import { makeCustomer, signIn } from '#server/testing/make.ts'
import { rawConnection } from '#server/testing/raw-http.ts'
import { testStore, testStoreOn } from '#server/testing/store.ts'
import { createHttpServer } from './http-server.ts'

const folder = await mkdtemp(join(tmpdir(), 'vitrina-uploads-'))
const store = testStoreOn((await testStore()).database, { DATA_DIR: folder })
const { app } = store
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
  pace: { wholeMs: 600, windowMs: 500, windowBytes: 1_000 },
  pages: async (_request, response) => void response.end('a page'),
})
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const path = '/api/ecommerce/users/picture'
let bearer: string

beforeEach(async () => {
  await store.reset()
  await makeCustomer(store.database.db, { email: 'ana@example.com' })
  bearer = (await signIn(store, 'ana@example.com')).headers['authorization'] as string
})
afterAll(async () => {
  server.close()
  server.closeAllConnections()
  await rm(folder, { recursive: true })
})

const filesLeft = () => readdir(join(folder, 'receiving')).catch(() => [])
const head = (type: string, length: number, more = '') =>
  `PUT ${path} HTTP/1.1\r\nhost: x\r\nauthorization: ${bearer}\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\nconnection: close\r\n${more}\r\n`
const part = (name: string, file: string | undefined, more = '') =>
  `--b\r\ncontent-disposition: form-data; name="${name}"${file ? `; filename="${file}"` : ''}\r\n${more}\r\n`
const jpeg = await makePicture()

/** Sends a form of these bytes; gives the status and the reason of the response. */
async function send(body: Buffer | string, type = 'multipart/form-data; boundary=b'): Promise<string> {
  const bytes = Buffer.from(body)
  const response = await fetch(`${origin}${path}`, {
    method: 'PUT',
    headers: { authorization: bearer, 'content-type': type },
    body: new Uint8Array(bytes),
  })
  const { data } = (await response.json()) as { data: { reason?: string; errors?: { path: string }[] } }
  return [response.status, data.reason, ...(data.errors ?? []).map((error) => error.path)].filter(Boolean).join(' ')
}

const whole = (bytes: Buffer) =>
  Buffer.concat([Buffer.from(part('picture', 'a.jpg')), bytes, Buffer.from('\r\n--b--\r\n')])

test('a form on a socket is taken, and nothing of it is left on the disk', async () => {
  expect(await send(whole(jpeg))).toBe('200')
  expect(await filesLeft()).toEqual([])
})

test.each([
  ['without a boundary', 'multipart/form-data', '400 malformed-body'],
  ['of JSON', 'application/json', '415 unsupported-form'],
  ['of another boundary', 'multipart/form-data; boundary=c', '400 malformed-body'],
])('a body %s is refused', async (_, type, reply) => {
  expect(await send(whole(jpeg), type)).toBe(reply)
})

test.each([
  ['an end', whole(jpeg).subarray(0, -20), '400 malformed-body'],
  ['any part', Buffer.from('--b--\r\n'), '422 invalid picture'],
  [
    'a name of its field',
    Buffer.concat([Buffer.from('--b\r\ncontent-type: image/jpeg\r\n\r\n'), jpeg, Buffer.from('\r\n--b--\r\n')]),
    '422 invalid picture',
  ],
])('a form without %s is refused', async (_, body, reply) => {
  expect(await send(body)).toBe(reply)
})

test('a form of 10,000 parts is refused', async () => {
  expect(await send(`${`${part('x', undefined)}1\r\n`.repeat(10_000)}--b--\r\n`)).toMatch(/^4(00|13) /)
})

test('a form of 10,000 files is refused', async () => {
  expect(await send(`${`${part('picture', 'a.jpg')}1\r\n`.repeat(10_000)}--b--\r\n`)).toMatch(/^4(00|13) /)
})

test('headers of a part that are too long do not reach memory, and the part has no picture', async () => {
  const long = `x-long: ${'a'.repeat(100_000)}\r\n`
  expect(
    await send(Buffer.concat([Buffer.from(part('other', 'a.jpg', long)), jpeg, Buffer.from('\r\n--b--\r\n')])),
  ).toBe('422 invalid other picture')
})

test('a field, and a file of a field, that the endpoint does not know are named', async () => {
  const body = Buffer.concat([
    Buffer.from(`${part('role', undefined)}boss\r\n${part('other', 'a.jpg')}`),
    jpeg,
    Buffer.from('\r\n'),
    whole(jpeg),
  ])
  expect(await send(body)).toBe('422 invalid role other')
})

test('a second file of the same field is refused', async () => {
  expect(await send(Buffer.concat([whole(jpeg).subarray(0, -7), whole(jpeg)]))).toBe('422 invalid picture')
})

test('a body that claims to be larger than the form may be is refused before it arrives', async () => {
  const connection = await rawConnection(origin)
  connection.socket.write(head('multipart/form-data; boundary=b', 50_000_000))
  await expect.poll(() => connection.read()).toMatch(/^HTTP\/1.1 413/)
  connection.socket.destroy()
})

test('a body in chunks that grows larger than the form may be is refused', async () => {
  const grow = new ReadableStream({
    pull: (controller) => controller.enqueue(new Uint8Array(200_000)),
  })
  const response = fetch(`${origin}${path}`, {
    method: 'PUT',
    headers: { authorization: bearer, 'content-type': 'multipart/form-data; boundary=b' },
    body: grow,
    duplex: 'half',
  } as RequestInit)
  expect((await response.catch(() => undefined))?.status ?? 413).toBe(413)
  expect(await filesLeft()).toEqual([])
})

test('a body that arrives too slowly ends with 408, and nothing of it is left on the disk', async () => {
  const connection = await rawConnection(origin)
  connection.socket.write(head('multipart/form-data; boundary=b', 1_000_000) + part('picture', 'a.jpg'))
  connection.socket.write(jpeg.subarray(0, 500))
  expect(await connection.untilClosed()).toMatch(/^HTTP\/1.1 408/)
  await expect.poll(filesLeft).toEqual([])
})

test('a client that leaves in the middle leaves nothing on the disk', async () => {
  const connection = await rawConnection(origin)
  connection.socket.write(head('multipart/form-data; boundary=b', 1_000_000) + part('picture', 'a.jpg'))
  connection.socket.write(jpeg)
  await expect.poll(async () => (await filesLeft()).length).toBe(1)
  connection.socket.destroy()
  await expect.poll(filesLeft).toEqual([])
})

test('a visitor’s form is refused before it is read', async () => {
  const connection = await rawConnection(origin)
  connection.socket.write(head('multipart/form-data; boundary=b', 1_000_000).replace(bearer, 'Bearer none'))
  await expect.poll(() => connection.read()).toMatch(/^HTTP\/1.1 401/)
  connection.socket.destroy()
})

/** The bytes of memory that are in use, without those that only wait for the next garbage collection. */
function liveBytes(): number {
  setFlagsFromString('--expose-gc')
  ;(runInNewContext('gc') as () => void)()
  const { arrayBuffers, heapUsed } = process.memoryUsage()
  return arrayBuffers + heapUsed
}

test('while six pictures of 10 MB arrive and are decoded, memory stays bounded and others are served', async () => {
  const large = Buffer.concat([await makePicture({ width: 4_000, height: 3_000 }), Buffer.alloc(9_000_000)])
  const bearers: string[] = []
  for (let n = 0; n < 6; n += 1) {
    const email = `user${n}@example.com`
    await makeCustomer(store.database.db, { email })
    bearers.push((await signIn(store, email)).headers['authorization'] as string)
  }
  const before = liveBytes()
  let peak = 0
  const watch = setInterval(() => (peak = Math.max(peak, liveBytes() - before)), 100)
  let served = 0
  const isOver = { now: false }
  const others = (async () => {
    while (!isOver.now) {
      const response = await fetch(`${origin}/api/ecommerce/users/devices`, { headers: { authorization: bearer } })
      await response.arrayBuffer()
      if (!isOver.now && response.ok) served += 1
      await sleep(20)
    }
  })()
  // The senders are a stream each: their own bytes must not count.
  const statuses = await Promise.all(
    bearers.map(async (authorization) => {
      const connection = await rawConnection(origin)
      const start = Buffer.from(part('picture', 'a.jpg'))
      const end = Buffer.from('\r\n--b--\r\n')
      const length = start.length + large.length + end.length
      connection.socket.write(head('multipart/form-data; boundary=b', length).replace(bearer, authorization))
      for (const bytes of [start, large, end]) connection.socket.write(bytes)
      return (await connection.untilClosed()).slice(9, 12)
    }),
  )
  isOver.now = true
  await others
  clearInterval(watch)
  expect(statuses).toEqual(Array(6).fill('200'))
  // Sixty megabytes arrived.
  expect(peak).toBeLessThan(40_000_000)
  // Once for each picture and more: decoding one stops nobody.
  expect(served).toBeGreaterThan(6)
})
