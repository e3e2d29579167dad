import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { startPostgres } from '#server/testing/postgres.ts'
import { createCatalogueVersion } from './catalogue-version.ts'
import { createLog } from './log.ts'

const postgres = await startPostgres()
const pool = new pg.Pool({ connectionString: postgres.url, max: 2 })
const open = () => createCatalogueVersion({ pool, url: postgres.url, log: createLog('silent') })
afterAll(async () => {
  await pool.end()
  await postgres.stop()
})

test('a process that stops right after a change still tells the others of it', async () => {
  const [leaving, staying] = [open(), open()]
  await expect.poll(() => staying.current()).toBe(2) // it listens
  await expect.poll(() => leaving.current()).toBe(2)
  leaving.changed()
  await leaving.stop()
  await expect.poll(() => staying.current()).toBe(3)
  await staying.stop()
})
