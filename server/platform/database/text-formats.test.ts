import { afterAll, expect, test } from 'vitest'
import { startPostgres } from '#server/testing/postgres.ts'
import { openDatabase } from './database.ts'

const postgres = await startPostgres()
afterAll(() => postgres.stop())

test('a store reads instants and bytes as they are, whatever formats its database has set for its sessions', async () => {
  const url = await postgres.newDatabase()
  const open = () => openDatabase({ url, poolSize: 4, folder: '' })
  const before = await open()
  for (const setting of [`datestyle = 'SQL, DMY'`, `bytea_output = 'escape'`])
    await before.pool.query(`alter database ${new URL(url).pathname.slice(1)} set ${setting}`)
  await before.close()
  const store = await open()
  try {
    const { rows } = await store.browse.pool.query(
      `select '2026-02-03 04:05:06.789Z'::timestamptz as instant, '\\x00ff5c'::bytea as bytes`,
    )
    expect(rows).toEqual([{ instant: new Date('2026-02-03T04:05:06.789Z'), bytes: Buffer.from('00ff5c', 'hex') }])
  } finally {
    await store.close()
  }
})
