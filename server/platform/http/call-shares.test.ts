import { beforeEach, expect, test } from 'vitest'
import { makeBranch } from '#server/testing/make.ts'
import { makeShopper } from '#server/testing/shopper.ts'
import { testStore } from '#server/testing/store.ts'

const store = await testStore()

beforeEach(async () => {
  await store.reset()
  await makeBranch(store.database.db, { code: 1 })
})

const readCart = (headers: Record<string, string>, address: string) =>
  store.send('GET', '/api/ecommerce/carts/1', { headers, address })

test('calls of many accounts from one IP address are all served, and a shopper elsewhere waits for few of them', async () => {
  const accounts = []
  for (let n = 0; n < 12; n += 1) accounts.push(await makeShopper(store, { email: `crowd${n}@example.com` }))
  const shopper = await makeShopper(store, { email: 'elsewhere@example.com' })
  await readCart(shopper.headers, '10.0.0.2')
  const statuses: number[] = []
  const crowd = accounts.flatMap(({ headers }) =>
    Array.from({ length: 5 }, async () => statuses.push((await readCart(headers, '10.0.0.1')).status)),
  )
  expect((await readCart(shopper.headers, '10.0.0.2')).status).toBe(200)
  const before = statuses.length
  await Promise.all(crowd)
  expect(before).toBeLessThanOrEqual(9)
  expect(statuses).toEqual(Array(60).fill(200))
})
