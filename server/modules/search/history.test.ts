import { beforeEach, expect, test } from 'vitest'
import { deleteSearchHistory, listSearchHistory, addToSearchHistory } from '#contract/search.ts'
import { type SignedIn, makeCustomer, signIn } from '#server/testing/make.ts'
import { testStore } from '#server/testing/store.ts'

const store = await testStore()
const { db } = store.database
let ana: SignedIn
let bob: SignedIn

const described = (rows: { description: string }[]) => rows.map((row) => row.description)
const remember = (who: SignedIn, ...descriptions: string[]) => who.client.call(addToSearchHistory, { descriptions })

beforeEach(async () => {
  await store.reset()
  await makeCustomer(db, { email: 'ana@example.com' })
  await makeCustomer(db, { email: 'bob@example.com' })
  ana = await signIn(store, 'ana@example.com')
  bob = await signIn(store, 'bob@example.com')
})

test('the newest search stands first', async () => {
  await remember(ana, 'funda')
  expect(described(await remember(ana, 'mica', 'cable'))).toEqual(['cable', 'mica', 'funda'])
  expect(await ana.client.call(listSearchHistory, {})).toMatchObject([{ byUser: true }, {}, {}])
})

test('a search that is there already moves to the front; case and spare spaces do not matter', async () => {
  await remember(ana, 'Funda  Aria', 'mica')
  expect(described(await remember(ana, ' funda aria '))).toEqual(['funda aria', 'mica'])
})

test('the same search twice in one call is one', async () => {
  expect(described(await remember(ana, 'funda', 'mica', 'FUNDA'))).toEqual(['FUNDA', 'mica'])
})

test('the newest ten searches stay', async () => {
  for (let turn = 1; turn <= 12; turn += 1) await remember(ana, `search ${turn}`)
  const searches = described(await ana.client.call(listSearchHistory, {}))
  expect(searches).toHaveLength(10)
  expect(searches.at(-1)).toBe('search 3')
  expect(await db.selectFrom('search_history').select('id').execute()).toHaveLength(10)
})

test('one search can be deleted, and all', async () => {
  const [newest] = await remember(ana, 'funda', 'mica')
  expect(described(await ana.client.call(deleteSearchHistory, { id: newest?.id ?? '' }))).toEqual(['funda'])
  expect(await ana.client.call(deleteSearchHistory, {})).toEqual([])
})

test('somebody else’s searches are neither seen nor deleted', async () => {
  const [hers] = await remember(ana, 'funda')
  expect(await bob.client.call(listSearchHistory, {})).toEqual([])
  await expect(bob.client.call(deleteSearchHistory, { id: hers?.id ?? '' })).rejects.toMatchObject({ httpStatus: 404 })
  await bob.client.call(deleteSearchHistory, {})
  expect(described(await ana.client.call(listSearchHistory, {}))).toEqual(['funda'])
})

test('visitors have no history here', async () => {
  await expect(store.client().call(listSearchHistory, {})).rejects.toMatchObject({ httpStatus: 401 })
  await expect(store.client().call(addToSearchHistory, { descriptions: ['funda'] })).rejects.toMatchObject({
    httpStatus: 401,
  })
})

test('no search, eleven searches and a search that is too long are refused', async () => {
  for (const descriptions of [[], Array.from({ length: 11 }, (_, n) => `s${n}`), ['x'.repeat(121)], ['   ']]) {
    await expect(remember(ana, ...descriptions)).rejects.toMatchObject({ httpStatus: 422 })
  }
})

test('a search without a word is not stored', async () => {
  await remember(ana, 'funda')
  expect(described(await remember(ana, '%', '\u{1F600}'))).toEqual(['funda'])
  expect(await db.selectFrom('search_history').select('description').execute()).toHaveLength(1)
})

test('half a character, as a careless cut of an emoji leaves it, is refused', async () => {
  await expect(remember(ana, 'funda \ud83d')).rejects.toMatchObject({ httpStatus: 422 })
  expect(described(await remember(ana, 'funda \ud83d\ude00'))).toEqual(['funda \ud83d\ude00'])
})
