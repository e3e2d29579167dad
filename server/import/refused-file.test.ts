import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createListLoader } from '#server/testing/load-list.ts'
import { makeBranch } from '#server/testing/make.ts'
import { testStore } from '#server/testing/store.ts'
import { createProgress } from './progress.ts'
import { openPriceList } from './read-rows.ts'
import { createRefusedFile, refusedPathOf } from './refused-file.ts'

const store = await testStore()
const { db } = store.database
const lists = createListLoader(db)
afterAll(() => lists.remove())
beforeAll(async () => {
  await store.reset()
  await makeBranch(db, { code: 1 })
})

/** Imports a list, with its refused rows in the file beside it; gives that file. */
async function refusedOf(list: string, name: string): Promise<string> {
  const path = lists.file(list, name)
  const refused = createRefusedFile(refusedPathOf(path), await openPriceList(path))
  await lists.load(list, { onRefused: refused.add })
  return (await refused.end()).count === 0 ? '' : readFileSync(refusedPathOf(path), 'utf8')
}

test('IMPORT-31: refused rows are in a file of the same format, which is corrected and loaded', async () => {
  const refused = await refusedOf(
    'code;name;brand;category;price\nA1;Star;Lumen;Phones;100\nA2;"Star; ""two""";Lumen;Phones;cheap\nA3;Star\n',
    'first.csv',
  )
  expect(refused.split('\n')).toEqual([
    'code;name;brand;category;price;refused_line;refused_column;refused_reason',
    'A2;"Star; ""two""";Lumen;Phones;cheap;3;price;"""cheap"" is no amount such as 1,250.50"',
    'A3;Star;;;;4;the row;has 2 cells where the header has 5',
    '',
  ])
  const corrected = refused.replace('cheap;3', '200;3').replace('A3;Star;;;', 'A3;Star;Lumen;Phones;300')
  expect(await refusedOf(corrected, 'second.csv')).toBe('')
  expect(await lists.load(corrected)).toMatchObject({ unchanged: 2, refusedCount: 0 })
})

test('no file is made where no row was refused', async () => {
  expect(await refusedOf('code,name,brand,category,price\nA1,Star,Lumen,Phones,100\n', 'third.csv')).toBe('')
  expect(() => readFileSync(refusedPathOf('third.csv'))).toThrow()
})

test('IMPORT-32: the progress shows the rate and the time that is left', () => {
  let now = 0
  const written: string[] = []
  const show = createProgress({ write: (text) => written.push(text) }, 1_000, () => now)
  now = 10_000
  show(200, 30_000)
  now = 50_000
  show(1_000, 150_000)
  expect(written).toEqual(['20 %, 30000 rows, 3000 rows/s, 40 s left\n', '100 %, 150000 rows, 3000 rows/s\n'])
})
