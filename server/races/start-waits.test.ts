import { afterAll, expect, test } from 'vitest'
import { startLoggedStore } from '#server/testing/logged-store.ts'
import { startPostgres } from '#server/testing/postgres.ts'

const postgres = await startPostgres()
const url = await postgres.newDatabase()
afterAll(() => postgres.stop())

const waiting = [{ msg: 'waiting for the database', reason: expect.stringMatching(/ECONNREFUSED/) }]

test('a start waits while the database is away, logs that it waits, and continues when the database returns', async () => {
  await postgres.shutDown()
  const store = await startLoggedStore(url)
  try {
    await expect.poll(store.lines, { timeout: 30_000 }).toMatchObject(waiting)
    expect(store.hasEnded()).toBe(false)
    await postgres.startAgain()
    await expect.poll(store.readiness, { timeout: 60_000 }).toBe(200)
    expect(await store.stop()).toBe(0)
  } finally {
    await store.stop()
  }
}, 120_000)

test('a start that waits for the database ends at once on a signal', async () => {
  await postgres.shutDown()
  const store = await startLoggedStore(url)
  try {
    await expect.poll(store.lines, { timeout: 30_000 }).toMatchObject(waiting)
    expect(await store.stop()).toBe(0)
  } finally {
    await store.stop()
    await postgres.startAgain()
  }
}, 120_000)
