import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillDemo } from '#server/db/demo/demo-store.ts'
import { testStore } from '#server/testing/store.ts'
import { scoreRelevance } from './score.ts'

const store = await testStore()

beforeAll(async () => {
  await store.reset()
  await fillDemo(store.database.db, { now: new Date(), hashPassword: async () => 'none' })
})

afterAll(() => store.reset())

test('at least 98 of 100 searches have the expected products among the first five results', async () => {
  const { score, misses } = await scoreRelevance((language) => store.client({ language }))
  expect(score, misses.join('\n')).toBeGreaterThanOrEqual(0.98)
})
