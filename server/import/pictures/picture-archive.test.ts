import { afterAll, beforeEach, expect, test } from 'vitest'
import { createListLoader } from '#server/testing/load-list.ts'
import { makeArchive } from '#server/testing/make-archive.ts'
import { makePicture } from '#server/testing/make-picture.ts'
import { testStore } from '#server/testing/store.ts'

const store = await testStore()
const { db, pool } = store.database
const lists = createListLoader(db)
afterAll(() => lists.remove())
beforeEach(() => store.reset())

type Entry = Parameters<typeof makeArchive>[0][number]

/** Imports two products, of which the first names the entry `bad.jpg` of an archive and the second a good one. */
async function load(bad: Omit<Entry, 'name'>, change = (archive: Buffer) => archive) {
  const entries = [
    { name: 'bad.jpg', ...bad },
    { name: 'good.jpg', content: await makePicture() },
  ]
  const archive = lists.file(change(makeArchive(entries)), 'pictures.zip')
  const list =
    'code,name,brand,category,price,pictures\nA1,Star,Lumen,Phones,1,bad.jpg\nA2,Moon,Lumen,Phones,1,good.jpg\n'
  const { missed } = await lists.loadWithPictures(list, { archive })
  const { rows } = await pool.query("select product_code from product_pictures where photo_type = 'photo'")
  return { missed, photographed: rows.map((row) => row.product_code) }
}
const missedFor = (reason: string) => ({ missed: [{ line: 2, source: 'bad.jpg', reason }], photographed: ['A2'] })

test('IMPORT-41: an entry that is too large is named beside the product that has it, and the others are taken', async () => {
  expect(await load({ content: 'x', statedBytes: 10_000_001 })).toEqual(missedFor('is larger than 10 MB'))
})

test('IMPORT-41: an entry that is packed too much is named beside its product', async () => {
  expect(await load({ content: Buffer.alloc(9_000_000) })).toEqual(
    missedFor('is more than 200 times as large as it is packed'),
  )
})

test('IMPORT-41: an encrypted entry is named beside its product', async () => {
  expect(await load({ content: 'x', isEncrypted: true })).toEqual(missedFor('is encrypted'))
})

test('IMPORT-41: an entry with a path that leads out of the archive does not stop the others', async () => {
  const entries = [
    { name: '../bad.jpg', content: 'x' },
    { name: 'good.jpg', content: await makePicture() },
  ]
  const archive = lists.file(makeArchive(entries), 'pictures.zip')
  const list = 'code,name,brand,category,price,pictures\nA2,Moon,Lumen,Phones,1,good.jpg\n'
  expect(await lists.loadWithPictures(list, { archive })).toMatchObject({ pictured: 1, missedCount: 0 })
})

test('IMPORT-41: an entry that is longer than it states is named beside its product', async () => {
  expect(await load({ content: 'x'.repeat(50_000), statedBytes: 10 })).toEqual(missedFor('is damaged in the archive'))
})

test('IMPORT-41: an entry whose own header is damaged is named beside its product', async () => {
  const damage = (archive: Buffer) => Buffer.concat([Buffer.alloc(4), archive.subarray(4)])
  expect(await load({ content: 'x' }, damage)).toEqual(missedFor('is damaged in the archive'))
})

test('IMPORT-41: an archive that is too large as a whole is refused', async () => {
  const entries = Array.from({ length: 6 }, (_, nth) => ({
    name: `${nth}.jpg`,
    content: '',
    statedBytes: 4_000_000_000,
  }))
  const archive = lists.file(makeArchive(entries), 'pictures.zip')
  await expect(lists.loadWithPictures('code\nA1\n', { archive })).rejects.toThrow(
    'pictures.zip is larger than 20000 MB once it is unpacked',
  )
})

test('IMPORT-41: an archive that is packed too much as a whole is refused', async () => {
  const entries = Array.from({ length: 3 }, (_, nth) => ({ name: `${nth}.jpg`, content: Buffer.alloc(900_000) }))
  const archive = lists.file(makeArchive(entries), 'pictures.zip')
  await expect(lists.loadWithPictures('code\nA1\n', { archive })).rejects.toThrow(
    'pictures.zip is more than 200 times as large once it is unpacked',
  )
})
