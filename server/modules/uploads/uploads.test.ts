import { afterAll, beforeEach, expect, test } from 'vitest'
import { basePath } from '#contract/endpoint.ts'
import { removeProfilePicture, setProfilePicture } from '#contract/profile-picture.ts'
import { uploadPath } from '#contract/uploads.ts'
import { startFakeBucket } from '#server/testing/fake-bucket.ts'
import { makePicture } from '#server/testing/make-picture.ts'
import { type SignedIn, makeCustomer, signIn } from '#server/testing/make.ts'
import { testStore, testStoreOn } from '#server/testing/store.ts'
import { purgeUploads } from './purge-uploads.ts'

const bucket = await startFakeBucket()
const plain = await testStore()
const store = testStoreOn(plain.database, { ...bucket.environment, LOG_LEVEL: 'silent' })
const { db } = store.database
const jpeg = await makePicture()
let ana: SignedIn

beforeEach(async () => {
  await store.reset()
  bucket.objects.clear()
  bucket.failing.clear()
  await makeCustomer(db, { email: 'ana@example.com' })
  ana = await signIn(store, 'ana@example.com')
})
afterAll(() => bucket.close())

const set = async () => {
  const files = { picture: new Blob([new Uint8Array(jpeg)]) }
  return (await ana.client.call(setProfilePicture, {}, { files })).picture?.id as string
}
const download = (id: string, of = store) =>
  of.send('GET', `${basePath('ecommerce')}/${uploadPath(id)}`, { headers: ana.headers })
const hoursAhead = (hours: number) => new Date(Date.now() + hours * 3_600_000)
const purge = (now: Date, of = store) => {
  const { settings, log } = of.app.platform
  return purgeUploads({ db, settings, log, now })
}
const rows = () => db.selectFrom('uploads').select(['id', 'bytes', 'bucket_key']).execute()

test('with a bucket the picture is an object, and not in the database', async () => {
  const id = await set()
  expect(await rows()).toEqual([{ id, bytes: null, bucket_key: `uploads/${id}.webp` }])
  expect([...bucket.objects.keys()]).toEqual([`/pictures/uploads/${id}.webp`])
  const response = await download(id)
  expect(response.headers.get('content-type')).toBe('image/webp')
  expect(Buffer.from(await response.arrayBuffer())).toEqual(bucket.objects.get(`/pictures/uploads/${id}.webp`))
})

test.each([500, 403, 0])('while the bucket responds with %i, pictures are refused with 503', async (status) => {
  const id = await set()
  bucket.failing.set('PUT', status).set('GET', status)
  await expect(set()).rejects.toMatchObject({ httpStatus: 503, reason: 'pictures-away' })
  expect((await download(id)).status).toBe(503)
})

test('a picture that the bucket sends only in part is refused with 503', async () => {
  const id = await set()
  bucket.failing.set('GET', 200)
  expect((await download(id)).status).toBe(503)
})

test('an object that is larger than any picture is not read to its end, and refused with 503', async () => {
  const id = await set()
  bucket.objects.set(`/pictures/uploads/${id}.webp`, Buffer.alloc(4_000_001))
  expect((await download(id)).status).toBe(503)
})

test('a picture whose bucket is no longer set is refused with 503', async () => {
  expect((await download(await set(), plain)).status).toBe(503)
})

test('a picture that was stored before the bucket was set is still served', async () => {
  await db
    .updateTable('uploads')
    .set({ bytes: jpeg, bucket_key: null })
    .where('id', '=', await set())
    .execute()
  expect((await download((await rows())[0]?.id as string)).status).toBe(200)
})

test('the object of a removed picture is deleted by the next purge, its row a day later', async () => {
  await set()
  await ana.client.call(removeProfilePicture, {})
  expect(bucket.objects.size).toBe(1)
  await purge(hoursAhead(0))
  expect(bucket.objects.size).toBe(0)
  expect(await rows()).toMatchObject([{ bytes: null, bucket_key: null }])
  await purge(hoursAhead(25))
  expect(await rows()).toEqual([])
})

test('a picture that nothing needs is deleted after a day, one in use stays', async () => {
  const used = await set()
  const unused = '00000000-0000-4000-8000-000000000001'
  const row = await db.selectFrom('uploads').selectAll().executeTakeFirstOrThrow()
  bucket.objects.set('/pictures/uploads/unused.webp', jpeg)
  await db
    .insertInto('uploads')
    .values({ ...row, id: unused, attached_at: null, bucket_key: 'uploads/unused.webp' })
    .execute()
  await purge(hoursAhead(23))
  expect(await rows()).toHaveLength(2)
  expect((await download(unused)).status).toBe(404)
  await purge(hoursAhead(25))
  expect((await rows()).map(({ id }) => id)).toEqual([used])
  expect(bucket.objects.has('/pictures/uploads/unused.webp')).toBe(false)
})

test('pictures that cannot be removed stop no others, and are tried again', async () => {
  await set()
  await ana.client.call(removeProfilePicture, {})
  const row = await db.selectFrom('uploads').selectAll().executeTakeFirstOrThrow()
  const orphan = { ...row, deleted_at: null, attached_at: null, bytes: jpeg, bucket_key: null }
  await db
    .insertInto('uploads')
    .values({ ...orphan, id: '00000000-0000-4000-8000-000000000002', created_at: hoursAhead(1) })
    .execute()
  bucket.failing.set('DELETE', 500)
  expect(await purge(hoursAhead(26))).toBe(1)
  expect((await rows()).map(({ id }) => id)).toEqual([row.id])
  bucket.failing.clear()
  expect(await purge(hoursAhead(27))).toBe(1)
  expect(bucket.objects.size).toBe(0)
  expect(await rows()).toEqual([])
})

test('what was stored before its transaction was rolled back is deleted after a day', async () => {
  await db.deleteFrom('uploads').execute()
  bucket.failing.set('PUT', 500)
  await set().catch(() => {})
  expect(await rows()).toHaveLength(1)
  await purge(hoursAhead(25))
  expect(await rows()).toEqual([])
})

test('ACCOUNT-60: an employee gets no picture of a customer that belongs to no proof and no return', async () => {
  const id = await set()
  await makeCustomer(db, { email: 'eva@example.com', isEmployee: true })
  const { headers } = await signIn(store, 'eva@example.com')
  const get = () => store.send('GET', `${basePath('ecommerce')}/${uploadPath(id)}`, { headers })
  const statusFor: Record<string, number> = {}
  for (const purpose of [
    'profile-picture',
    'identification-front',
    'identification-back',
    'deposit-proof',
    'return-picture',
  ]) {
    await db.updateTable('uploads').set({ purpose }).execute()
    statusFor[purpose] = (await get()).status
  }
  expect(statusFor).toEqual({
    'profile-picture': 404,
    'identification-front': 404,
    'identification-back': 404,
    'deposit-proof': 200,
    'return-picture': 200,
  })
  await db.updateTable('uploads').set({ attached_at: null }).execute()
  expect((await get()).status).toBe(404)
})
