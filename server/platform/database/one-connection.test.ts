import { expect, test } from 'vitest'
import { testStore } from '#server/testing/store.ts'
import { isBusy } from './faults.ts'

const store = await testStore()
const { browse, buy, db, pool } = store.database

test('while the embedded database’s connection is taken, shoppers who come later are served before background work', async () => {
  const served: string[] = []
  const ask = (name: string, where: typeof pool) => where.query('select 1').then(() => served.push(name))
  let asked: Promise<unknown>[] = []
  await db.transaction().execute(async () => {
    asked = [ask('background', pool), ask('browse', browse.pool), ask('buy', buy.pool)]
  })
  await Promise.all(asked)
  expect(served).toEqual(['browse', 'buy', 'background'])
})

test('no more than five hundred wait for the embedded database; the next one is told that it is busy', async () => {
  let asked: Promise<unknown>[] = []
  await db.transaction().execute(async () => {
    asked = Array.from({ length: 510 }, () => browse.pool.query('select 1').then(() => 'served', isBusy))
    await Promise.all(asked.slice(500))
  })
  const outcomes = await Promise.all(asked)
  expect([outcomes.filter((one) => one === 'served').length, outcomes.filter((one) => one === true).length]).toEqual([500, 10])
})

test('a query beside the caller’s own open transaction ends as busy and does not wait for ever', async () => {
  await db.transaction().execute(async () => {
    await expect(browse.pool.query('select 1')).rejects.toSatisfy(isBusy)
  })
})
