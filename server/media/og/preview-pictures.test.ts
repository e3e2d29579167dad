import { type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeBranch, makeProduct } from '#server/testing/make.ts'
import { testStore } from '#server/testing/store.ts'
import { createMedia } from '../serve-media.ts'
import { createFindProduct } from './preview-product.ts'

const store = await testStore()
const { db } = store.database
let folder: string
let server: Server
let url: string
const get = (path: string, headers: Record<string, string> = {}) => fetch(`${url}${path}`, { headers })
const countCached = async () => (await readdir(join(folder, 'og'))).length

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrina-media-'))
  const media = createMedia({
    folder,
    findProduct: createFindProduct((language) => store.client({ language })),
    readPhoto: async () => undefined,
    shopName: 'Vitrina',
    clientIpOf: () => '127.0.0.1',
  })
  server = createServer((request, response) => {
    media(request, response).then(
      (isServed) => isServed || response.writeHead(404).end(),
      () => response.writeHead(500).end(),
    )
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

beforeEach(async () => {
  await store.reset()
  await makeBranch(db, { code: 25 })
  await rm(join(folder, 'og'), { recursive: true, force: true })
})

afterAll(async () => {
  server.close()
  await rm(folder, { recursive: true })
})

test.each(['en', 'es'])(
  'the store’s preview picture is a JPEG of 1200 × 630 pixels below 120 kB, in %s',
  async (language) => {
    const response = await get(`/media/og/store-${language}.jpg`)
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(response.headers.get('content-type')).toBe('image/jpeg')
    expect(bytes.length).toBeLessThanOrEqual(120_000)
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  },
)

test('a product has a preview picture in both languages, which browsers may cache for ten minutes', async () => {
  await makeProduct(db, { code: 'CEL-1', name: 'Cover', nameEs: 'Funda' })
  const [en, es] = await Promise.all([get('/media/og/products/CEL-1-en.jpg'), get('/media/og/products/CEL-1-es.jpg')])
  expect([en.status, es.status]).toEqual([200, 200])
  expect(en.headers.get('cache-control')).toBe('public, max-age=600')
  expect(en.headers.get('etag')).not.toBe(es.headers.get('etag'))
})

test('a browser that has the picture gets 304', async () => {
  const etag = (await get('/media/og/store-en.jpg')).headers.get('etag') as string
  expect((await get('/media/og/store-en.jpg', { 'if-none-match': etag })).status).toBe(304)
})

test('a preview picture is drawn once, and again after the price has changed', async () => {
  await makeProduct(db, { code: 'CEL-1', priceCentavos: 500_000 })
  const before = (await get('/media/og/products/CEL-1-en.jpg')).headers.get('etag')
  await get('/media/og/products/CEL-1-en.jpg')
  expect(await countCached()).toBe(1)
  await store.database.pool.query("update prices set price_centavos = 450000 where product_code = 'CEL-1'")
  expect((await get('/media/og/products/CEL-1-en.jpg')).headers.get('etag')).not.toBe(before)
  expect(await countCached()).toBe(2)
})

test.each([
  '/media/og/products/NONE-en.jpg',
  '/media/og/products/CEL-1-fr.jpg',
  '/media/og/products/..%2Fsecret-en.jpg',
  '/media/og/x',
])('%s is not found', async (path) => {
  const reply = await get(path)
  expect(reply.status).toBe(404)
  expect(reply.headers.get('cache-control')).toBe('no-store')
})

test('a hidden product has no preview picture', async () => {
  await makeProduct(db, { code: 'CEL-1', status: 'hidden' })
  expect((await get('/media/og/products/CEL-1-en.jpg')).status).toBe(404)
})

test('a very long name with markup and foreign characters is only drawn', async () => {
  const name = '</svg><script>alert(1)</script> "& 你好 😀 \u202e\u0007 '.repeat(20)
  await makeProduct(db, { code: 'CEL-1', name, priceCentavos: 100 })
  const reply = await get('/media/og/products/CEL-1-es.jpg')
  expect(reply.status).toBe(200)
  expect(await sharp(Buffer.from(await reply.arrayBuffer())).metadata()).toMatchObject({ width: 1200, height: 630 })
})
