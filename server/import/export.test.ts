import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#server/platform/database/database.ts'
import { createListLoader } from '#server/testing/load-list.ts'
import { makePicture } from '#server/testing/make-picture.ts'
import { snapshotPath } from '#server/testing/snapshot.ts'
import { runExport } from './export.ts'
import { commandOutput } from '#server/testing/command-output.ts'
import { runImport } from './import.ts'

const { folder, printed } = commandOutput()

const [from, to] = [join(folder, 'from'), join(folder, 'to')]
/** A store with one product and its photograph, and an empty one. */
beforeAll(async () => {
  for (const dataDir of [from, to]) {
    const database = await openDatabase({ folder: dataDir, poolSize: 1, snapshot: readFileSync(snapshotPath) })
    if (dataDir === from) {
      const lists = createListLoader(database.db)
      writeFileSync(join(lists.folder, 'a.jpg'), await makePicture())
      await lists.loadWithPictures('code,name,brand,category,price,pictures\nA1,Star,Lumen,Phones,100,a.jpg\n')
      lists.remove()
    }
    await database.close()
  }
}, 60_000)

test('IMPORT-43: the command writes photographs beside the list, from which another store imports them', async () => {
  mkdirSync(join(folder, 'out'))
  const list = join(folder, 'out/list.csv')
  expect(await runExport([list], { DATA_DIR: from })).toBe(0)
  expect(printed).toEqual([`1 products are in ${list}.`, `1 photographs of them are in ${join(folder, 'out/photos')}.`])
  expect(readdirSync(join(folder, 'out/photos'))).toEqual([expect.stringMatching(/^photo-[0-9a-f]{32}\.webp$/)])
  printed.length = 0
  expect(await runImport([list], { DATA_DIR: to }, new AbortController().signal)).toBe(0)
  expect(printed.join('\n')).toContain('1 products have other pictures; 0 pictures were not taken.')
  const again = join(folder, 'out/again.csv')
  expect(await runExport([again], { DATA_DIR: to })).toBe(0)
  expect(readFileSync(again, 'utf8')).toBe(readFileSync(list, 'utf8'))
}, 60_000)

test('IMPORT-74: an export into a folder that does not exist ends with a sentence and writes nothing', async () => {
  expect(await runExport([join(folder, 'nowhere/list.csv')], { DATA_DIR: from })).toBe(1)
  expect(printed).toEqual([`${join(folder, 'nowhere/list.csv')} cannot be written: its folder does not exist.`])
  expect(existsSync(join(folder, 'nowhere'))).toBe(false)
})

test('IMPORT-74: an export onto a full disk, or over a folder, ends with a sentence that names the path', async () => {
  expect(await runExport(['/dev/full'], { DATA_DIR: from })).toBe(1)
  expect(printed).toEqual(['/dev/full cannot be written: the disk is full.'])
  printed.length = 0
  mkdirSync(join(folder, 'taken.csv'))
  expect(await runExport([join(folder, 'taken.csv')], { DATA_DIR: from })).toBe(1)
  expect(printed).toEqual([`${join(folder, 'taken.csv')} cannot be written: it is a folder.`])
})

test('IMPORT-74: an export that fails leaves an earlier one as it was, and nothing else', async () => {
  const place = join(folder, 'earlier')
  mkdirSync(place)
  writeFileSync(join(place, 'list.csv'), 'the earlier export\n')
  writeFileSync(join(place, 'photos'), 'a file in the place of the folder')
  expect(await runExport([join(place, 'list.csv')], { DATA_DIR: from })).toBe(1)
  expect(printed).toEqual([
    expect.stringMatching(/earlier\/photos\/photo-[0-9a-f]{32}\.webp cannot be written: its folder is a file\.$/),
  ])
  expect(readdirSync(place).toSorted()).toEqual(['list.csv', 'photos'])
  expect(readFileSync(join(place, 'list.csv'), 'utf8')).toBe('the earlier export\n')
})
