import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { readPhoto } from '#server/modules/products/photos.ts'
import { readSettings } from '#server/platform/settings.ts'
import { createListLoader } from '#server/testing/load-list.ts'
import { makeArchive } from '#server/testing/make-archive.ts'
import { makePicture } from '#server/testing/make-picture.ts'
import { testStore } from '#server/testing/store.ts'
import { type PictureFolder, createPictureTaker } from './take-pictures.ts'

const store = await testStore()
const { db, pool } = store.database
const settings = readSettings({})
const lists = createListLoader(db)
afterAll(() => lists.remove())
beforeEach(() => store.reset())

async function load(pictures: string, options: Partial<PictureFolder> = {}) {
  const taker = await createPictureTaker(db, {
    folder: lists.folder,
    settings,
    web: { hosts: [] },
    now: new Date(),
    ...options,
  })
  return lists
    .load(`code,name,brand,category,price,pictures\nA1,Star,Lumen,Phones,100,${pictures}\n`, { pictures: taker })
    .finally(taker.close)
}
const shown = async () =>
  (await pool.query({ text: 'select picture, photo_type from product_pictures order by position', rowMode: 'array' }))
    .rows as [string, string][]

test('IMPORT-35: pictures beside the list are encoded anew, square and without metadata, and the same file once', async () => {
  mkdirSync(join(lists.folder, 'photos'), { recursive: true })
  const picture = await makePicture({ exif: { IFD0: { Artist: 'somebody' } } })
  writeFileSync(join(lists.folder, 'photos/a.jpg'), picture)
  writeFileSync(join(lists.folder, 'photos/same.jpg'), picture)
  expect(await load('photos/a.jpg|photos/same.jpg')).toMatchObject({ created: 1, pictured: 1, missedCount: 0 })
  const [[name = '', type] = []] = await shown()
  expect(type).toBe('photo')
  expect((await shown())[1]?.[0]).toBe(name)
  expect((await pool.query('select name from product_photos')).rows).toEqual([{ name }])
  const bytes = await readPhoto({ db, settings }, name)
  const metadata = await sharp(bytes).metadata()
  expect(metadata).toMatchObject({ format: 'webp', width: 400, height: 400 })
  expect(metadata.exif).toBeUndefined()
  expect(await load('photos/a.jpg|photos/same.jpg')).toMatchObject({ updated: 0, pictured: 0 })
})

test('IMPORT-35: what is no picture, is missing or lies outside of the folder is named, and the row is stored', async () => {
  writeFileSync(join(lists.folder, 'text.jpg'), 'no picture')
  symlinkSync('/etc/hostname', join(lists.folder, 'link.jpg'))
  const { created, missed } = await load('text.jpg|nowhere.jpg|link.jpg')
  expect(created).toBe(1)
  expect(missed.map(({ line, source, reason }) => [line, source, reason])).toEqual([
    [2, 'text.jpg', 'cannot be read as a picture'],
    [2, 'nowhere.jpg', 'is no file beside the list'],
    [2, 'link.jpg', 'is outside of the folder of the list'],
  ])
  for (const path of ['../x.jpg', '/etc/passwd', 'http://shop.example/x.jpg', 'file:///etc/passwd'])
    expect((await load(path)).refused[0]).toMatchObject({ column: 'pictures' })
})

test('IMPORT-35: pictures come from an archive', async () => {
  const archive = lists.file(
    makeArchive([{ name: 'in/a.png', content: await makePicture({ format: 'png' }) }]),
    'pictures.zip',
  )
  expect(await load('in/a.png|in/b.png', { archive })).toMatchObject({ pictured: 1, missedCount: 1 })
  expect((await shown()).length).toBe(1)
})

test('IMPORT-35: an export names photographs, which another store leaves out', async () => {
  writeFileSync(join(lists.folder, 'b.jpg'), await makePicture())
  await load('b.jpg')
  const exported = await lists.export()
  expect(await lists.load(exported)).toMatchObject({ updated: 0, unchanged: 1 })
  await store.reset()
  expect([...(await lists.load(exported)).leftOut]).toEqual([['pictures', 1]])
  expect((await shown()).map(([, type]) => type)).not.toContain('photo')
})
