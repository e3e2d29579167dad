import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { logOfStart, startMs } from '#server/testing/main-program.ts'
import { startPostgres } from '#server/testing/postgres.ts'

const postgres = await startPostgres()
const folder = mkdtempSync(join(tmpdir(), 'vitrina-restored-'))
let connections = 0
const mailServer = createServer((socket) => {
  connections += 1
  socket.destroy()
})
await new Promise<void>((done) => mailServer.listen(0, '127.0.0.1', done))
const SMTP_URL = `smtp://127.0.0.1:${(mailServer.address() as AddressInfo).port}`
afterAll(async () => {
  mailServer.close()
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function query<Row extends pg.QueryResultRow>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
  }
}

test(
  'a copy of a store’s database sends none of the mails that waited in it, nor does a store that is configured to send none',
  async () => {
    const original = await postgres.newDatabase()
    await logOfStart({ DATABASE_URL: original, DATA_DIR: folder })
    const waiting = `values ('mail', 'a@example.com', '{}', now(), now())`
    await query(original, `insert into outbox (kind, recipient, payload, created_at, next_attempt_at) ${waiting}`)
    await query(postgres.url, `create database copy template "${new URL(original).pathname.slice(1)}"`)
    const copy = original.replace(/[^/]+$/, 'copy')

    expect(await logOfStart({ DATABASE_URL: original, DATA_DIR: folder, SMTP_URL, OUTBOX: 'off' })).not.toContain(
      'set aside',
    )
    expect(await query(original, 'select attempts, failed_at from outbox')).toEqual([{ attempts: 0, failed_at: null }])
    const log = await logOfStart({ DATABASE_URL: copy, DATA_DIR: join(folder, 'copy'), SMTP_URL })
    expect(log).toMatch(/"setAside":1.*copied or restored to another place/)
    expect(await query(copy, 'select attempts, failed_at is not null as aside from outbox')).toEqual([
      { attempts: 0, aside: true },
    ])
    expect(connections).toBe(0)
  },
  startMs * 3,
)
