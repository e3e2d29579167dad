import { type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { colours } from '#domain/products/colours.ts'
import { createMedia } from './serve-media.ts'

const render = 'phone-triple-hero'
const painted = `${render}-${colours[0]!.hex}`
const photo = `photo-${'0123456789abcdef'.repeat(2)}`
const photos = new Map<string, Buffer>()
let folder: string
let server: Server
let url: string
const get = (path: string, options?: RequestInit) => fetch(`${url}/media/${path}`, options)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrina-media-'))
  const media = createMedia({
    folder,
    findProduct: async () => undefined,
    readPhoto: async (name) => photos.get(name),
    shopName: 'Vitrina',
    clientIpOf: () => '127.0.0.1',
  })
  server = createServer((request, response) => {
    media(request, response).then(
      (isHandled) => isHandled || response.writeHead(404).end(),
      () => response.writeHead(500).end(),
    )
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(async () => {
  server.close()
  await rm(folder, { recursive: true })
})

test.each(['avif', 'webp'])('a picture is sent in the requested width and colour, as %s', async (format) => {
  const reply = await get(`${painted}-160.${format}`)
  expect(reply.headers.get('content-type')).toBe(`image/${format}`)
  expect(await sharp(Buffer.from(await reply.arrayBuffer())).metadata()).toMatchObject({ width: 160, height: 160 })
})

/** The rows, as shares of the height, between which a picture is opaque. */
async function opaqueRows(path: string): Promise<[number, number]> {
  const bytes = Buffer.from(await (await get(path)).arrayBuffer())
  const { data, info } = await sharp(bytes).extractChannel(3).raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([800, 800])
  const opaque = Array.from({ length: 800 }, (_, row) => row).filter((row) =>
    data.subarray(row * 800, (row + 1) * 800).some((alpha) => alpha > 245),
  )
  return [opaque[0]! / 800, opaque.at(-1)! / 800]
}

test('phones have their true size to each other, and stand on one line', async () => {
  const [[tall, line], [small, sameLine]] = await Promise.all([
    opaqueRows('phone-onza-uno-max-hero-800.avif'),
    opaqueRows('phone-solano-basico-4g-hero-1b1c1f-800.avif'),
  ])
  expect(Math.abs(line - sameLine)).toBeLessThan(0.01)
  // 12.4 cm beside 16.5 cm.
  expect((sameLine - small) / (line - tall)).toBeCloseTo(0.75, 1.7)
})

/** The middle of the screen and of the back beside it, as red, green and blue. */
async function screenAndBack(path: string): Promise<number[][]> {
  const bytes = Buffer.from(await (await get(path)).arrayBuffer())
  const meanAt = async (left: number) => {
    const part = sharp(bytes).extract({ left, top: 230, width: 30, height: 30 })
    const { channels } = await sharp(await part.png().toBuffer()).stats()
    return channels.slice(0, 3).map(({ mean }) => mean)
  }
  return [await meanAt(300), await meanAt(130)]
}

const differenceOf = (one: number[], other: number[]) =>
  Math.max(...one.map((level, channel) => Math.abs(level - other[channel]!)))

test('a color of a phone may have a wallpaper of its own, and its body is painted as that of the others', async () => {
  const pathIn = (color: string) => `phone-lumen-aria-12-hero-${colours.find(({ en }) => en === color)!.hex}-480.webp`
  const [blue, coral, black] = await Promise.all(
    ['sky blue', 'coral', 'black'].map(async (color) => screenAndBack(pathIn(color))),
  )
  expect(differenceOf(blue![0]!, coral![0]!)).toBeLessThan(3)
  expect(differenceOf(blue![0]!, black![0]!)).toBeGreaterThan(50)
  expect(differenceOf(black![1]!, [0x1b, 0x1c, 0x1f])).toBeLessThan(40)
})

test('the render of one color cannot be asked for in another one', async () => {
  expect((await get('phone-lumen-aria-12-hero-1b1c1f-33363b-480.webp')).status).toBe(404)
})

test('a browser that has a picture gets 304, and may show its copy while it checks', async () => {
  const first = await get(`${painted}-160.avif`)
  expect(first.headers.get('cache-control')).toBe('public, max-age=86400, stale-while-revalidate=2592000')
  const etag = first.headers.get('etag') as string
  for (const named of [etag, `"other", W/${etag}`]) {
    const again = await get(`${painted}-160.avif`, { headers: { 'if-none-match': named } })
    expect([again.status, again.headers.get('etag')]).toEqual([304, etag])
  }
})

test('two different pictures have different tags', async () => {
  const [one, other] = await Promise.all([get(`${painted}-160.avif`), get(`${render}-160.avif`)])
  expect(one.headers.get('etag')).not.toBe(other.headers.get('etag'))
})

test('the response to HEAD has the size of the picture and no body', async () => {
  const reply = await get(`${painted}-160.avif`, { method: 'HEAD' })
  expect(Number(reply.headers.get('content-length'))).toBeGreaterThan(500)
  expect(await reply.text()).toBe('')
})

test.each([
  `${render}-123456-160.avif`,
  `${render}-161.avif`,
  `${render}-160.png`,
  'no-scene-hero-160.avif',
  '..%2Fsecret-160.avif',
])('%s is no picture of the studio, and is not found', async (path) => expect((await get(path)).status).toBe(404))

test('the empty part of a banner is quite empty, without the pale squares of its encoder', async () => {
  const reply = await get('banner-3-640.avif')
  const empty = sharp(Buffer.from(await reply.arrayBuffer())).extract({ left: 0, top: 0, width: 200, height: 256 })
  const alpha = await empty.extractChannel(3).raw().toBuffer()
  expect(Math.max(...alpha)).toBe(0)
})

test('a photograph of an import is sent in each width, never larger than it is, and a missing one is not found', async () => {
  photos.set(
    photo,
    await sharp({ create: { width: 500, height: 500, channels: 3, background: '#f00' } })
      .webp()
      .toBuffer(),
  )
  const widthOf = async (path: string) =>
    (await sharp(Buffer.from(await (await get(path)).arrayBuffer())).metadata()).width
  expect(await widthOf(`${photo}-160.avif`)).toBe(160)
  expect(await widthOf(`${photo}-800.webp`)).toBe(500)
  expect((await get(`${photo}-333.webp`)).status).toBe(404)
  expect((await get(`photo-${'f'.repeat(32)}-160.webp`)).status).toBe(404)
})
