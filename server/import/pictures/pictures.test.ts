import { createHash } from 'node:crypto'
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

const store = await testStore()
const { db, pool } = store.database
const settings = readSettings({})
const lists = createListLoader(db)
afterAll(() => lists.remove())
beforeEach(() => store.reset())

const load = (pictures: string, options: Parameters<typeof lists.loadWithPictures>[1] = {}) =>
  lists.loadWithPictures(`code,name,brand,category,price,pictures\nA1,Star,Lumen,Phones,100,${pictures}\n`, options)
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

test('IMPORT-35: batches that take pictures at the same time give each product its own', async () => {
  const codes = Array.from({ length: 12 }, (_, nth) => `B${nth}`)
  const pictures = new Map<string, Buffer>()
  for (const [nth, code] of codes.entries()) pictures.set(code, await makePicture({ width: 200 + nth }))
  const entries = [...pictures].map(([code, content]) => ({ name: `${code}.jpg`, content }))
  const rows = codes.map((code) => `${code},Star ${code},Lumen,Phones,100,${code}.jpg`)
  const list = ['code,name,brand,category,price,pictures', ...rows].join('\n')
  const archive = lists.file(makeArchive(entries), 'pictures.zip')
  await lists.loadWithPictures(list, { archive, parallel: 3, batchSize: 2 })
  const { rows: stored } = await pool.query('select product_code as code, picture from product_pictures')
  const nameOf = (content: Buffer) => `photo-${createHash('sha256').update(content).digest('hex').slice(0, 32)}`
  expect(new Map(stored.map(({ code, picture }) => [code, picture]))).toEqual(
    new Map([...pictures].map(([code, content]) => [code, nameOf(content)])),
  )
})
