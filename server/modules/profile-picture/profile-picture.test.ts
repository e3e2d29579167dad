import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { basePath } from '#contract/endpoint.ts'
import { getProfilePicture, removeProfilePicture, setProfilePicture } from '#contract/profile-picture.ts'
import { uploadPath } from '#contract/uploads.ts'
import { cornersOf, makePicture, pixelBomb } from '#server/testing/make-picture.ts'
import { type SignedIn, makeCustomer, signIn } from '#server/testing/make.ts'
import { testStore, testStoreOn } from '#server/testing/store.ts'

const folder = await mkdtemp(join(tmpdir(), 'vitrina-uploads-'))
const store = testStoreOn((await testStore()).database, { DATA_DIR: folder })
const { db } = store.database
let ana: SignedIn
let bob: SignedIn

beforeEach(async () => {
  await store.reset()
  await makeCustomer(db, { email: 'ana@example.com' })
  await makeCustomer(db, { email: 'bob@example.com' })
  ana = await signIn(store, 'ana@example.com')
  bob = await signIn(store, 'bob@example.com')
})

afterAll(() => rm(folder, { recursive: true }))

const blob = (bytes: Uint8Array | string, type = 'image/jpeg') => new Blob([bytes as Uint8Array<ArrayBuffer>], { type })
const set = async (who: SignedIn, bytes: Uint8Array | string, type?: string) =>
  (await who.client.call(setProfilePicture, {}, { files: { picture: blob(bytes, type) } })).picture
const download = (who: SignedIn | undefined, id: string) =>
  store.send('GET', `${basePath('ecommerce')}/${uploadPath(id)}`, who && { headers: who.headers })
const picturesStored = async () =>
  (await db.selectFrom('uploads').select('id').where('deleted_at', 'is', null).execute()).length
const filesLeft = () => readdir(join(folder, 'receiving')).catch(() => [])

test('a picture becomes a square of its middle, in WebP', async () => {
  const picture = await set(ana, await makePicture({ width: 900, height: 300 }))
  expect(picture).toMatchObject({ width: 320, height: 320, url: `/api/ecommerce/users/uploads/${picture?.id}` })
  const bytes = new Uint8Array(await (await download(ana, picture?.id as string)).arrayBuffer())
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 320, height: 320 })
  expect(await ana.client.call(getProfilePicture, {})).toEqual({ picture })
  expect(await filesLeft()).toEqual([])
})

test('the response of a picture runs nothing and is stored nowhere', async () => {
  const picture = await set(ana, await makePicture())
  const { status, headers } = await download(ana, picture?.id as string)
  expect([status, Object.fromEntries(headers)]).toMatchObject([
    200,
    {
      'content-type': 'image/webp',
      'cache-control': 'no-store',
      'content-disposition': 'inline',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
    },
  ])
})

test('a new picture replaces the one before, which is gone', async () => {
  const first = await set(ana, await makePicture())
  const second = await set(ana, await makePicture({ format: 'png' }), 'image/png')
  expect(second?.id).not.toBe(first?.id)
  expect((await download(ana, first?.id as string)).status).toBe(404)
  expect(await picturesStored()).toBe(1)
})

test('a removed picture is gone', async () => {
  const picture = await set(ana, await makePicture())
  expect(await ana.client.call(removeProfilePicture, {})).toEqual({ picture: null })
  expect((await download(ana, picture?.id as string)).status).toBe(404)
  expect(await db.selectFrom('uploads').select('bytes').execute()).toEqual([{ bytes: null }])
})

test('removing no picture is no error', async () => {
  expect(await ana.client.call(removeProfilePicture, {})).toEqual({ picture: null })
})

test('somebody else’s picture is refused with the response of a missing one, and is not removed', async () => {
  const picture = await set(ana, await makePicture())
  const [foreign, missing] = await Promise.all(
    [picture?.id as string, '00000000-0000-4000-8000-000000000000'].map((id) => download(bob, id)),
  )
  expect([foreign?.status, await foreign?.text()]).toEqual([404, await missing?.text()])
  await bob.client.call(removeProfilePicture, {})
  expect((await download(ana, picture?.id as string)).status).toBe(200)
})

test('a visitor gets no picture and sends none', async () => {
  const picture = await set(ana, await makePicture())
  expect((await download(undefined, picture?.id as string)).status).toBe(401)
  await expect(
    store.client().call(setProfilePicture, {}, { files: { picture: blob(await makePicture()) } }),
  ).rejects.toMatchObject({ httpStatus: 401 })
})

test('an id of another form is invalid', async () => {
  expect((await download(ana, 'x')).status).toBe(422)
})

test.each(['jpeg', 'png', 'webp', 'avif'] as const)('a picture in %s is taken', async (format) => {
  const picture = await set(ana, await makePicture({ format }), 'application/octet-stream')
  const bytes = new Uint8Array(await (await download(ana, picture?.id as string)).arrayBuffer())
  expect(await cornersOf(bytes)).toEqual(['red', 'green', 'blue', 'white'])
})

test('neither the place nor the camera of a picture is left', async () => {
  const original = await makePicture({
    exif: { IFD0: { Model: 'SecretPhone' }, IFD3: { GPSLatitude: '18/1 28/1 0/1', GPSLatitudeRef: 'N' } },
  })
  expect((await sharp(original).metadata()).exif).toBeDefined()
  expect(original.includes('SecretPhone')).toBe(true)
  const picture = await set(ana, original)
  const bytes = Buffer.from(await (await download(ana, picture?.id as string)).arrayBuffer())
  const { exif, xmp, iptc, icc } = await sharp(bytes).metadata()
  expect({ exif, xmp, iptc, icc }).toEqual({})
  expect(bytes.includes('SecretPhone')).toBe(false)
})

test('what was hidden behind a picture is not left', async () => {
  const picture = await set(
    ana,
    Buffer.concat([await makePicture(), Buffer.from('PK\u0003\u0004<script>alert(1)</script>')]),
  )
  const bytes = Buffer.from(await (await download(ana, picture?.id as string)).arrayBuffer())
  expect(bytes.includes('script')).toBe(false)
})

const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
const jpeg = await makePicture()
const png = await makePicture({ format: 'png' })
const frame = 300 * 300 * 3
const moving = await sharp(Buffer.concat([Buffer.alloc(frame, 90), Buffer.alloc(frame, 200)]), {
  raw: { width: 300, height: 600, channels: 3, pageHeight: 300 },
})
  .webp({ loop: 0 })
  .toBuffer()

test.each([
  ['an SVG named .jpg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'picture-type'],
  ['an HTML page', '<!doctype html><script>alert(1)</script>', 'picture-type'],
  ['a GIF', gif, 'picture-type'],
  ['a GIF that is a script as well', 'GIF89a/*xxxx*/=1;alert(1)//', 'picture-type'],
  ['a PDF', '%PDF-1.7\n', 'picture-type'],
  ['a HEIC', Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1'), 'picture-heic'],
  ['text', 'picture', 'picture-type'],
  ['the beginning of a JPEG alone', jpeg.subarray(0, 20), 'picture-broken'],
  ['a JPEG of which half is missing', jpeg.subarray(0, jpeg.length / 2), 'picture-broken'],
  ['a PNG of which half is missing', png.subarray(0, png.length / 2), 'picture-broken'],
  [
    'a page behind the first bytes of a JPEG',
    '\u00ff\u00d8\u00ff<svg xmlns="http://www.w3.org/2000/svg"/>',
    'picture-type',
  ],
  [
    'a page behind the signature of a PNG',
    Buffer.concat([png.subarray(0, 8), Buffer.from('<svg/>')]),
    'picture-broken',
  ],
  ['a picture of 900 megapixels in a small file', pixelBomb(30_000, 30_000), 'picture-too-many-pixels'],
  ['a picture of 36 megapixels that is in memory as a whole', pixelBomb(6_000, 6_000), 'picture-too-many-pixels'],
  ['a picture that moves', moving, 'picture-moves'],
  ['a picture of 60 pixels', await makePicture({ width: 60, height: 400 }), 'picture-too-small'],
  ['a picture larger than 10 MB', Buffer.concat([jpeg, Buffer.alloc(10_000_001)]), 'file-too-large'],
] as const)('%s is refused beside its field', async (_, bytes, sentence) => {
  await expect(set(ana, bytes as string | Buffer)).rejects.toMatchObject({
    httpStatus: 422,
    data: { errors: [{ path: 'picture', message: sentences[sentence] }] },
  })
  expect(await picturesStored()).toBe(0)
  expect(await filesLeft()).toEqual([])
})

const sentences = {
  'picture-type': 'Choose a picture in JPEG, PNG, WebP or AVIF.',
  'picture-heic':
    'HEIC pictures cannot be read here. Choose it again as JPEG, or take it with the camera of this page.',
  'picture-broken': 'This picture cannot be read. Choose another, or take it again.',
  'picture-too-many-pixels': 'This picture has too many pixels. Choose one of at most 25 megapixels.',
  'picture-moves': 'This picture moves. Choose one that stands still.',
  'picture-too-small': 'This picture is too small. Choose one of at least 100 pixels on each side.',
  'file-too-large': 'This picture is larger than 10 MB. Choose a smaller one.',
}

test('a form without a picture says so', async () => {
  await expect(ana.client.call(setProfilePicture, {}, { files: {} })).rejects.toMatchObject({
    httpStatus: 422,
    data: { errors: [{ path: 'picture', message: 'Choose a picture.' }] },
  })
})

test('two pictures at once leave one', async () => {
  const bytes = await makePicture()
  await Promise.all([set(ana, bytes), set(ana, bytes)])
  expect(await picturesStored()).toBe(1)
})

test('an account sends sixty pictures a day, refused ones counted', async () => {
  for (let n = 0; n < 60; n += 1) await set(ana, jpeg.subarray(0, 300)).catch(() => {})
  await expect(set(ana, jpeg)).rejects.toMatchObject({ httpStatus: 429, reason: 'too-many-pictures' })
  await expect(set(bob, jpeg)).resolves.toBeTruthy()
})

test('an account sends forty megabytes a day', async () => {
  const picture = await set(ana, jpeg)
  await db
    .updateTable('uploads')
    .set({ size_bytes: 2_000_000 })
    .where('id', '=', picture?.id as string)
    .execute()
  const row = await db.selectFrom('uploads').selectAll().executeTakeFirstOrThrow()
  for (let n = 1; n < 20; n += 1)
    await db
      .insertInto('uploads')
      .values({ ...row, id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`, attached_at: null })
      .execute()
  await expect(set(ana, jpeg)).rejects.toMatchObject({ httpStatus: 429, reason: 'too-many-pictures' })
})
