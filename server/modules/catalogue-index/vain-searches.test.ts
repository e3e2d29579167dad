import { beforeEach, expect, test } from 'vitest'
import { listProducts } from '#contract/products.ts'
import { makeBranch, makeProduct } from '#server/testing/make.ts'
import { testStore } from '#server/testing/store.ts'
import { addVainSearches } from './vain-searches-repository.ts'
import { purgeVainSearches, writeVainSearches } from './vain-searches.ts'

const store = await testStore()
const { db } = store.database
const { catalogue } = store.app.platform
const client = store.client()
const now = new Date('2026-06-01T03:30:00Z')

beforeEach(async () => {
  await store.reset()
  await makeBranch(db, { code: 1 })
  await makeProduct(db, { code: 'A', name: 'Kora lamp' })
  await writeVainSearches({ db, catalogue, now })
  await db.deleteFrom('vain_searches').execute()
})

const search = (q: string, page = 1) => client.call(listProducts, { q, page })
const counted = async () =>
  (await db.selectFrom('vain_searches').select(['text', 'times']).orderBy('text').execute()).map(
    ({ text, times }) => [text, times] as const,
  )

test('a search that finds nothing is counted in its plain form, and written later', async () => {
  for (const q of ['Zumbador', 'zumbador,', 'ZUMBADOR azul', 'kora']) await search(q)
  expect(await counted()).toEqual([])
  await writeVainSearches({ db, catalogue, now })
  expect(await counted()).toEqual([
    ['zumbador', 2],
    ['zumbador azul', 1],
  ])
})

test('a second time on the same day is added, on the day of the store', async () => {
  for (const at of [now, now, new Date('2026-06-01T12:00:00Z')]) {
    await search('zumbador')
    await writeVainSearches({ db, catalogue, now: at })
  }
  const rows = await db.selectFrom('vain_searches').select(['day', 'times']).orderBy('day').execute()
  expect(rows.map(({ times }) => times)).toEqual([2, 1])
})

test('what may say who somebody is, is not counted, nor is a further page', async () => {
  for (const q of ['qwxyz@example.com', 'qwxyz 8095550142', '98765432']) await search(q)
  await search('qwxyz', 2)
  await writeVainSearches({ db, catalogue, now })
  expect(await counted()).toEqual([])
})

test('a process holds 500 different texts at most', async () => {
  const letter = (nth: number) => 'abcdefghijklmnopqrstuvwxyz'[nth % 26] as string
  const word = (nth: number) => `xqzwv${letter(nth)}xx${letter(Math.floor(nth / 26))}`
  for (let nth = 0; nth < 510; nth += 1) await search(word(nth))
  await writeVainSearches({ db, catalogue, now })
  expect(await counted()).toHaveLength(500)
})

test('the table holds so many different texts at most, the more frequent ones first, and counts known ones on', async () => {
  const add = (day: string, ...searches: [string, number][]) =>
    addVainSearches(
      db,
      searches.map(([text, times]) => ({ text, times })),
      { day, textsMax: 3 },
    )
  await add('2026-05-01', ['aa', 1], ['bb', 1])
  await add('2026-05-02', ['aa', 4], ['cc', 1], ['dd', 2])
  expect(await counted()).toEqual([
    ['aa', 1],
    ['aa', 4],
    ['bb', 1],
    ['dd', 2],
  ])
})

test('counts go after 90 days, and a text that was searched once after a week', async () => {
  const day = (daysAgo: number) => new Date(now.getTime() - daysAgo * 86_400_000).toISOString().slice(0, 10)
  const rows = [
    ['old', day(100), 5],
    ['often', day(60), 5],
    ['once', day(20), 1],
    ['twice', day(20), 1],
    ['twice', day(19), 1],
    ['new', day(2), 1],
  ] as const
  for (const [text, date, times] of rows)
    await db.insertInto('vain_searches').values({ text, day: date, times }).execute()
  await purgeVainSearches(db, now)
  expect((await counted()).map(([text]) => text)).toEqual(['new', 'often', 'twice', 'twice'])
})
