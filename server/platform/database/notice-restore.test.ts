import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { testStore } from '#server/testing/store.ts'
import { noteAlive, noticeRestore } from './notice-restore.ts'

const store = await testStore()
const { db, pool } = store.database
const folder = mkdtempSync(join(tmpdir(), 'vitrina-restored-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const start = (settings = { sendsAnyway: false }) => noticeRestore(db, folder, settings)
const mails = async () =>
  (await pool.query('select recipient, failed_at is not null as aside, last_error from outbox order by id')).rows
const waiting = { recipient: 'waiting@example.com', aside: false, last_error: null }

beforeEach(async () => {
  await store.reset()
  await pool.query(
    `insert into outbox (kind, recipient, payload, created_at, next_attempt_at) values ('mail', 'waiting@example.com', '{}', now(), now())`,
  )
  expect(await start()).toEqual({ restored: undefined, setAside: 0 })
})

test('a database on which a process starts again keeps its waiting mails', async () => {
  await noteAlive(db, folder)
  expect(await start()).toEqual({ restored: undefined, setAside: 0 })
  expect(await mails()).toEqual([waiting])
})

test('a database that is older than the record in its data folder has its waiting mails set aside, once', async () => {
  await pool.query(`update database_state set alive_at = alive_at - interval '10 minutes'`)
  expect(await start()).toEqual({ restored: 'older', setAside: 1 })
  expect(await mails()).toEqual([
    { ...waiting, aside: true, last_error: 'set aside: the database was restored from a backup' },
  ])
  expect(await start()).toEqual({ restored: undefined, setAside: 0 })
})

test('a database in another place than before has its waiting mails set aside', async () => {
  await pool.query(`update database_state set identity = 'another/1'`)
  expect(await start()).toEqual({ restored: 'elsewhere', setAside: 1 })
})

test('the waiting mails of a restored database are sent where the operator wants them sent', async () => {
  await pool.query(`update database_state set identity = 'another/1'`)
  expect(await start({ sendsAnyway: true })).toEqual({ restored: 'elsewhere', setAside: 0 })
  expect(await mails()).toEqual([waiting])
})

test('a few lost seconds, a clock that was set back and a damaged record do not count as a restored backup', async () => {
  await pool.query(`update database_state set alive_at = alive_at - interval '5 seconds'`)
  expect((await start()).restored).toBeUndefined()
  await pool.query(`update database_state set alive_at = alive_at + interval '1 day'`)
  await noteAlive(db, folder)
  expect(Date.parse(readFileSync(join(folder, 'last-alive'), 'utf8'))).toBeGreaterThan(Date.now() + 80_000_000)
  expect((await start()).restored).toBeUndefined()
  writeFileSync(join(folder, 'last-alive'), 'rubbish')
  expect((await start()).restored).toBeUndefined()
})
