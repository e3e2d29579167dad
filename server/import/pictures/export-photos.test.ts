import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createListLoader } from '#server/testing/load-list.ts'
import { makeArchive } from '#server/testing/make-archive.ts'
import { cornersOf, makePicture } from '#server/testing/make-picture.ts'
import { testStore } from '#server/testing/store.ts'

const store = await testStore()
const { db, pool } = store.database
const lists = createListLoader(db)
afterAll(() => lists.remove())
beforeEach(async () => {
  await store.reset()
  rmSync(join(lists.folder, 'photos'), { recursive: true, force: true })
})

const pictures = async () =>
  (await pool.query('select product_code, position, picture, photo_type from product_pictures order by 1, 2')).rows
const photos = async () =>
  (await pool.query('select name, bytes from product_photos order by name')).rows as { name: string; bytes: Buffer }[]

/** A product with two photographs and a picture of the studio between them. */
async function fill(): Promise<void> {
  mkdirSync(join(lists.folder, 'in'), { recursive: true })
  writeFileSync(join(lists.folder, 'in/a.jpg'), await makePicture())
  writeFileSync(join(lists.folder, 'in/b.jpg'), await makePicture({ width: 300 }))
  const cell = 'in/a.jpg|store:hero/phone-hero-1b1c1f|in/b.jpg'
  await lists.loadWithPictures(`code,name,brand,category,price,pictures\nA1,Star,Lumen,Phones,100,${cell}\n`)
}

test('IMPORT-43: an export fills an empty store with the same pictures', async () => {
  await fill()
  const exported = await lists.export(lists.folder)
  const before = await pictures()
  expect(before.length).toBe(3)
  await store.reset()
  expect(await lists.loadWithPictures(exported)).toMatchObject({ created: 1, missedCount: 0 })
  expect(await pictures()).toEqual(before)
  const [photo] = await photos()
  const [red, green, blue, white] = await cornersOf(readFileSync(join(lists.folder, `photos/${photo?.name}.webp`)))
  expect(await cornersOf(photo?.bytes ?? Buffer.alloc(0))).toEqual([red, green, blue, white])
  expect(await lists.export()).toBe(exported)
})

test('IMPORT-43: importing an export with its photographs changes nothing, in the store that wrote it and in the new one', async () => {
  await fill()
  const exported = await lists.export(lists.folder)
  const before = await photos()
  const unchanged = { updated: 0, unchanged: 1, pictured: 0, missedCount: 0 }
  expect(await lists.loadWithPictures(exported)).toMatchObject(unchanged)
  expect(await photos()).toEqual(before)
  await store.reset()
  await lists.loadWithPictures(exported)
  const after = await photos()
  expect(await lists.loadWithPictures(exported)).toMatchObject(unchanged)
  expect(await photos()).toEqual(after)
})

test('IMPORT-43: the photographs of an export may be in an archive', async () => {
  await fill()
  const exported = await lists.export(lists.folder)
  const before = await pictures()
  const entries = readdirSync(join(lists.folder, 'photos')).map((name) => ({
    name: `photos/${name}`,
    content: readFileSync(join(lists.folder, 'photos', name)),
  }))
  rmSync(join(lists.folder, 'photos'), { recursive: true })
  const archive = lists.file(makeArchive(entries), 'photos.zip')
  await store.reset()
  expect(await lists.loadWithPictures(exported, { archive })).toMatchObject({ missedCount: 0 })
  expect(await pictures()).toEqual(before)
})

test('IMPORT-43: a photograph that is missing beside the list, or no picture, is named', async () => {
  await fill()
  const exported = await lists.export(lists.folder)
  const [missing, broken] = (await photos()).map(({ name }) => `photos/${name}.webp`) as [string, string]
  rmSync(join(lists.folder, missing))
  writeFileSync(join(lists.folder, broken), 'no picture')
  await store.reset()
  const { missed } = await lists.loadWithPictures(exported)
  expect(missed.map(({ source, reason }) => [source, reason]).toSorted()).toEqual(
    [
      [missing, 'is no file beside the list'],
      [broken, 'cannot be read as a picture'],
    ].toSorted(),
  )
  expect((await pictures()).map(({ picture }) => picture)).toEqual(['phone-hero-1b1c1f'])
})
