import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cornersOf, makePicture } from '#server/testing/make-picture.ts'
import { encodePicture } from './encode-picture.ts'

let folder: string
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'pictures-'))))
afterAll(() => rm(folder, { recursive: true, force: true }))

async function encode(bytes: Buffer, shape: 'whole' | 'square' = 'whole') {
  const path = join(folder, 'picture')
  await writeFile(path, bytes)
  return encodePicture(path, shape)
}

test.each([1, 2, 3, 4, 5, 6, 7, 8])('orientation %i of EXIF is applied', async (orientation) => {
  const original = await makePicture({ orientation })
  const expected = await cornersOf(await sharp(original).autoOrient().png().toBuffer())
  const { bytes, width, height } = await encode(original)
  expect(await cornersOf(bytes)).toEqual(expected)
  expect([width, height]).toEqual(orientation > 4 ? [300, 400] : [400, 300])
})

test('a large picture is at most 2,000 pixels on a side and keeps its proportions', async () => {
  expect(await encode(await makePicture({ width: 3_000, height: 1_500 }))).toMatchObject({
    width: 2_000,
    height: 1_000,
  })
})

test('a picture is never enlarged', async () => {
  expect(await encode(await makePicture({ width: 150, height: 120 }))).toMatchObject({ width: 150, height: 120 })
})

test('a picture that nothing compresses takes at most 2 MB', async () => {
  const { bytes, width } = await encode(await makePicture({ width: 2_400, height: 2_400, isNoise: true }))
  expect(width).toBe(2_000)
  expect(bytes.length).toBeLessThanOrEqual(2_000_000)
})

test('a JPEG in rows of 48 megapixels is taken, one in passes is not', async () => {
  const rows = sharp({ create: { width: 8_000, height: 6_000, channels: 3, background: '#888' } })
  expect(await encode(await rows.clone().jpeg().toBuffer())).toMatchObject({ width: 2_000, height: 1_500 })
  await expect(encode(await rows.jpeg({ progressive: true }).toBuffer())).rejects.toMatchObject({
    sentence: 'picture-too-many-pixels',
  })
})

test('a picture in the colours of print is taken', async () => {
  const print = await sharp(await makePicture())
    .toColourspace('cmyk')
    .jpeg()
    .toBuffer()
  const [first, , , last] = await cornersOf((await encode(print)).bytes)
  expect([first, last]).toEqual(['red', 'white'])
})
