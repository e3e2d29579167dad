import { rmSync, writeFileSync } from 'node:fs'
import type { LookupFunction } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createListLoader } from '#server/testing/load-list.ts'
import { makeArchive } from '#server/testing/make-archive.ts'
import { makePicture } from '#server/testing/make-picture.ts'
import { testStore } from '#server/testing/store.ts'
import { reportOf } from '../report.ts'
import type { Difference } from '../store-batch.ts'

const store = await testStore()
const { db, pool } = store.database
const lists = createListLoader(db)
afterAll(() => lists.remove())
beforeEach(() => store.reset())

const path = (name: string) => join(lists.folder, name)
/** Writes files of different pictures. */
async function write(...names: string[]): Promise<void> {
  for (const name of names) writeFileSync(path(name), await makePicture({ width: 200 + (name.codePointAt(0) ?? 0) }))
}
const load = (pictures: string, options: Parameters<typeof lists.loadWithPictures>[1] = {}) =>
  lists.loadWithPictures(`code,name,brand,category,price,pictures\nA1,Star,Lumen,Phones,100,${pictures}\n`, options)
const shown = async (): Promise<string[]> =>
  (await pool.query('select picture from product_pictures order by position')).rows.map(({ picture }) => picture)
const missedOf = ({ missed }: Awaited<ReturnType<typeof load>>) => missed.map(({ source, reason }) => [source, reason])

test('IMPORT-40: a product stays with its three pictures while one of their files is missing', async () => {
  await write('a.jpg', 'b.jpg', 'c.jpg')
  await load('a.jpg|b.jpg|c.jpg')
  const before = await shown()
  expect(before.length).toBe(3)
  rmSync(path('b.jpg'))
  const summary = await load('a.jpg|b.jpg|c.jpg')
  expect(missedOf(summary)).toEqual([['b.jpg', 'is no file beside the list']])
  expect(summary.pictured).toBe(0)
  expect(await shown()).toEqual(before)
})

test('IMPORT-40: a product stays with its pictures while all of their files are missing', async () => {
  await write('a.jpg', 'b.jpg')
  await load('a.jpg|b.jpg')
  const before = await shown()
  rmSync(path('a.jpg'))
  rmSync(path('b.jpg'))
  expect((await load('a.jpg|b.jpg')).missedCount).toBe(2)
  expect(await shown()).toEqual(before)
})

test('IMPORT-40: a product stays with its pictures while an address beside a file does not respond', async () => {
  await write('a.jpg', 'b.jpg')
  await load('a.jpg|b.jpg')
  const before = await shown()
  const lookup: LookupFunction = (_host, _options, done) => done(Object.assign(new Error(), { code: 'ENOTFOUND' }), '')
  const summary = await load('a.jpg|https://cdn.example.com/b.jpg', { web: { hosts: ['cdn.example.com'], lookup } })
  expect(missedOf(summary)).toEqual([['https://cdn.example.com/b.jpg', 'cannot be fetched (ENOTFOUND)']])
  expect(await shown()).toEqual(before)
})

test('IMPORT-40: a list with one broken new picture takes no old ones away, and adds the others', async () => {
  await write('a.jpg', 'b.jpg', 'd.jpg')
  await load('a.jpg|b.jpg')
  const before = await shown()
  writeFileSync(path('broken.jpg'), 'no picture')
  await load('broken.jpg')
  expect(await shown()).toEqual(before)
  await load('broken.jpg|d.jpg')
  expect((await shown()).slice(0, 2)).toEqual(before)
  expect((await shown()).length).toBe(3)
  expect((await load('broken.jpg|d.jpg')).pictured).toBe(0)
})

test('IMPORT-40: once every picture can be had, a product has those of the list in their order', async () => {
  await write('a.jpg', 'b.jpg')
  await load('a.jpg|b.jpg')
  const [first, second] = await shown()
  await load('c-later.jpg|b.jpg')
  expect(await shown()).toEqual([first, second])
  await write('c-later.jpg')
  await load('c-later.jpg|b.jpg')
  expect((await shown()).slice(1)).toEqual([second])
  expect(await shown()).not.toContain(first)
})

test('IMPORT-40: a product loses no photograph to a list that names one of another store', async () => {
  await write('a.jpg')
  await load('a.jpg')
  const before = await shown()
  const other = `store:photo/photo-${'0'.repeat(32)}`
  for (const cell of [other, `${other}|store:hero/phone-hero-1b1c1f`, `${other}|a.jpg`]) {
    expect(missedOf(await load(cell))).toEqual([[`photos/photo-${'0'.repeat(32)}.webp`, 'is no file beside the list']])
    expect((await shown())[0]).toEqual(before[0])
  }
  expect(await shown()).not.toContain(`photo-${'0'.repeat(32)}`)
})

test('IMPORT-42: a dry run names the pictures that a run would not find or could not read', async () => {
  await write('a.jpg')
  writeFileSync(path('text.jpg'), 'no picture')
  writeFileSync(path('half.jpg'), (await makePicture({ isNoise: true })).subarray(0, 9_000))
  const summary = await load('a.jpg|nowhere.jpg|text.jpg|half.jpg', { dryRun: true })
  expect(missedOf(summary)).toEqual([
    ['nowhere.jpg', 'is no file beside the list'],
    ['text.jpg', 'cannot be read as a picture'],
    ['half.jpg', 'cannot be read as a picture'],
  ])
  expect((await pool.query('select name from product_photos')).rows).toEqual([])
})

test('IMPORT-42: a dry run checks the entries of an archive', async () => {
  const entries = [
    { name: 'a.jpg', content: await makePicture() },
    { name: 'b.jpg', content: 'no picture' },
  ]
  const archive = lists.file(makeArchive(entries), 'pictures.zip')
  expect(missedOf(await load('a.jpg|b.jpg|c.jpg', { archive, dryRun: true }))).toEqual([
    ['b.jpg', 'cannot be read as a picture'],
    ['c.jpg', 'is not in the archive'],
  ])
})

test('IMPORT-42: a dry run checks an address by its form and the setting, and does not call it', async () => {
  const lookups: string[] = []
  const web = {
    hosts: ['cdn.example.com'],
    lookup: (host: string) => void lookups.push(host),
  }
  const cell = 'https://cdn.example.com/a.jpg|https://other.example/a.jpg|https://cdn.example.com:8443/a.jpg'
  expect(missedOf(await load(cell, { web, dryRun: true }))).toEqual([
    ['https://other.example/a.jpg', 'is at a host that IMPORT_PICTURE_HOSTS does not name'],
    ['https://cdn.example.com:8443/a.jpg', 'names a port'],
  ])
  expect(lookups).toEqual([])
})

test('IMPORT-75: a picture that the store does not have is named, and the product stays with its photographs', async () => {
  await write('a.jpg')
  await load('a.jpg')
  const before = await shown()
  for (const cell of [
    'store:photo/nope',
    'store:symbol/x',
    'store:hero/phone-hero-000001',
    'store:hero/phone-nose-1b1c1f',
  ]) {
    expect(missedOf(await load(cell))).toEqual([[cell, 'is no picture of the store']])
    expect(missedOf(await load(cell, { dryRun: true }))).toEqual([[cell, 'is no picture of the store']])
    expect(await shown()).toEqual(before)
  }
  expect((await load('store:symbol/symbol-case|store:hero/phone-hero-1b1c1f')).missedCount).toBe(0)
  expect(await shown()).toEqual(['symbol-case', 'phone-hero-1b1c1f'])
})

test('IMPORT-76: a dry run says which products would have other pictures, with the cell before and after', async () => {
  await write('a.jpg', 'b.jpg')
  await load('a.jpg')
  const [before] = await shown()
  const differences: Difference[] = []
  const onDifference = (difference: Difference) => differences.push(difference)
  const summary = await load('a.jpg|b.jpg', { dryRun: true, onDifference })
  expect(reportOf(summary, true)).toContain('1 products would have other pictures; 0 pictures would not be taken.')
  expect(await shown()).toEqual([before])
  const [noted] = differences.splice(0)
  expect(noted).toMatchObject({ line: 2, code: 'A1', column: 'pictures', before: `store:photo/${before}` })
  await load('a.jpg|b.jpg', { onDifference })
  expect(differences).toEqual([noted])
  expect(noted?.after).toBe((await shown()).map((name) => `store:photo/${name}`).join('|'))
  expect((await load('a.jpg|b.jpg', { dryRun: true, onDifference })).pictured).toBe(0)
  expect(differences.length).toBe(1)
})

test('IMPORT-76: a dry run counts the pictures of a product that the list would bring, and names an address as it is', async () => {
  await write('a.jpg')
  expect((await load('a.jpg', { dryRun: true })).pictured).toBe(1)
  await load('a.jpg')
  const differences: Difference[] = []
  const web = { hosts: ['cdn.example.com'] }
  await load('https://cdn.example.com/c.jpg', { dryRun: true, web, onDifference: (one) => differences.push(one) })
  expect(differences.map(({ after }) => after)).toEqual(['https://cdn.example.com/c.jpg'])
})
