import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '#server/platform/database/database.ts'
import { startLoggedStore } from '#server/testing/logged-store.ts'
import { makeBranch, makeProduct } from '#server/testing/make.ts'
import { startPostgres } from '#server/testing/postgres.ts'

const postgres = await startPostgres()
const url = await postgres.newDatabase()
afterAll(() => postgres.stop())

test('a page that fails is one line of JSON in the log, with its stack, and every other output of the process is JSON too', async () => {
  const database = await openDatabase({ url, poolSize: 1, folder: '' })
  await makeBranch(database.db, { code: 1 })
  await makeProduct(database.db, { code: 'A' })
  const store = await startLoggedStore(url)
  try {
    await expect.poll(store.readiness, { timeout: 60_000 }).toBe(200)
    // Only the product's page reads this column.
    await database.pool.query('alter table products rename column features_en to gone')
    expect((await fetch(`${store.url}/products/A?scroll=reviews`)).status).toBe(500)
    await expect.poll(() => store.lines().map(({ msg }) => msg)).toContain('a page could not be rendered')
    const line = store.lines().find(({ msg }) => msg === 'a page could not be rendered')
    expect(line).toMatchObject({ level: 50, path: '/products/A', err: { stack: expect.stringContaining('\n    at ') } })
    expect(line?.err?.message).toContain('features_en')
  } finally {
    await store.stop()
    await database.close()
  }
  expect(store.lines().map(({ msg }) => msg)).toContain('listening')
}, 120_000)
