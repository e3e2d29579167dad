import { afterAll, beforeEach, expect, test } from 'vitest'
import { createSavedCard, deleteSavedCard, listSavedCards, updateSavedCard } from '#contract/saved-cards.ts'
import { openDatabase } from '#server/platform/database/database.ts'
import { receiptOf } from '#server/testing/enter-card.ts'
import { makeCustomer, type SignedIn, signIn } from '#server/testing/make.ts'
import { makeSavedCard } from '#server/testing/make-balances.ts'
import { startPostgres } from '#server/testing/postgres.ts'
import { testStoreOn } from '#server/testing/store.ts'

const postgres = await startPostgres()
const database = await openDatabase({ url: await postgres.newDatabase(), poolSize: 8, folder: '' })
const store = testStoreOn(database)
const { db } = database
let ana: SignedIn
let tokens: string[]

beforeEach(async () => {
  await store.reset()
  await makeCustomer(db, { email: 'ana@example.com' })
  ana = await signIn(store, 'ana@example.com')
  tokens = []
  for (let at = 0; at < 6; at += 1) tokens.push(await makeSavedCard(db, ana.customerId, { isDefault: at === 0 }))
})
afterAll(async () => {
  await store.stop()
  await postgres.stop()
})

test('of cards that all become the default at once one is', async () => {
  await Promise.all(tokens.map((token) => ana.client.call(updateSavedCard, { token, default: true })))
  expect((await ana.client.call(listSavedCards, {})).filter((card) => card.default)).toHaveLength(1)
})

test('of cards with one number that are saved at once one is saved', async () => {
  const receipts = await Promise.all(tokens.map(() => receiptOf(store, ana.client)))
  const saved = await Promise.allSettled(receipts.map((receipt) => ana.client.call(createSavedCard, { receipt })))
  expect(saved.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('a default card is left while others are deleted at once', async () => {
  await Promise.all(tokens.slice(0, 4).map((token) => ana.client.call(deleteSavedCard, { token })))
  expect((await ana.client.call(listSavedCards, {})).map((card) => card.default)).toEqual([true, false])
})
