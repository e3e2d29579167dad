import { beforeEach, expect, test } from 'vitest'
import { getRate } from '#contract/rates.ts'
import { testStore } from '#server/testing/store.ts'

const store = await testStore()
const client = store.client()
const set = (value: unknown) =>
  store.database.db
    .insertInto('settings')
    .values({ name: 'dollar_rate', value: JSON.stringify(value) })
    .execute()

beforeEach(() => store.reset())

test('the rate of the dollar is given with its day, to visitors too', async () => {
  await set({ dop_per_usd: 60.25, date: '2026-11-20' })
  expect(await client.call(getRate, { id: 3 })).toEqual({
    id: 3,
    from: 'USD',
    to: 'DOP',
    rate: 60.25,
    date: '2026-11-20',
  })
})

test('without a rate there is none', async () => {
  await expect(client.call(getRate, { id: 3 })).rejects.toMatchObject({ httpStatus: 404 })
})

test.each([0, -60, '60.25', 1e9, null])('a rate of %j is none', async (rate) => {
  await set({ dop_per_usd: rate, date: '2026-11-20' })
  await expect(client.call(getRate, { id: 3 })).rejects.toMatchObject({ httpStatus: 404 })
})

test('the store has no other rate', async () => {
  await set({ dop_per_usd: 60.25, date: '2026-11-20' })
  await expect(client.call(getRate, { id: 1 })).rejects.toMatchObject({ httpStatus: 404 })
})
