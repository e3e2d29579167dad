import { type ChildProcess, spawn } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect } from 'vitest'
import { endWithUs } from '#server/testing/child-processes.ts'
import { findProgram } from '#server/testing/find-program.ts'
import { testWith } from '#server/testing/machine-programs.ts'
import { logOfStart, refusedStart, startMs } from '#server/testing/main-program.ts'
import { type TestPostgres, startPostgres } from '#server/testing/postgres.ts'
import { freePort } from '#server/testing/store-process.ts'
import { refuseSharedSessions } from './refuse-shared-sessions.ts'

const nobody = 65_534
const runAs = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {}
const folder = mkdtempSync(join(tmpdir(), 'vitrina-pooler-'))
if (runAs.uid) chownSync(folder, nobody, nobody)
const poolers: ChildProcess[] = []
let postgres: TestPostgres | undefined
afterAll(async () => {
  for (const pooler of poolers) pooler.kill('SIGKILL')
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Starts a PgBouncer in front of a migrated database, and gives the connection string for a store. */
async function startPooler(mode: 'transaction' | 'session', ...more: string[]): Promise<string> {
  postgres ??= await startPostgres()
  const { hostname, port, username, password, pathname } = new URL(await postgres.newDatabase())
  const ownPort = await freePort()
  const lines = [
    '[databases]',
    `store = host=${hostname} port=${port} dbname=${pathname.slice(1)} user=${username} password=${password}`,
    '[pgbouncer]',
    `listen_addr = 127.0.0.1`,
    `listen_port = ${ownPort}`,
    'unix_socket_dir =',
    'auth_type = any',
    `pool_mode = ${mode}`,
    'default_pool_size = 40',
    ...more,
  ]
  const file = join(folder, `${ownPort}.ini`)
  writeFileSync(file, `${lines.join('\n')}\n`)
  const pooler = spawn(findProgram('pgbouncer') as string, ['-q', file], { ...runAs, cwd: folder, stdio: 'ignore' })
  endWithUs(pooler, undefined, [], runAs)
  poolers.push(pooler)
  const url = `postgres://${username}@127.0.0.1:${ownPort}/store`
  await expect.poll(() => responses(url)).toBe(true)
  return url
}

async function responses(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString })
  client.on('error', () => {})
  return client
    .connect()
    .then(() => client.end())
    .then(
      () => true,
      () => false,
    )
}

testWith(
  ['pgbouncer'],
  'a store behind PgBouncer in transaction mode does not start, and its message names the setting to change',
  async () => {
    const DATABASE_URL = await startPooler('transaction')
    expect(refusedStart({ DATABASE_URL, DATA_DIR: folder })).toMatch(
      /^DATABASE_URL leads to a pooler .* or set pool_mode = session for this database\.$/,
    )
  },
  startMs * 2,
)

/** Makes a pooler open two sessions of the server by two transactions at once. */
async function openTwoSessions(connectionString: string): Promise<void> {
  const clients = [new pg.Client({ connectionString }), new pg.Client({ connectionString })]
  for (const client of clients) {
    await client.connect()
    await client.query('begin')
    await client.query('select 1')
  }
  for (const client of clients) await client.query('commit')
  for (const client of clients) await client.end()
}

testWith(
  ['pgbouncer'],
  'a store behind PgBouncer in transaction mode that assigns its sessions in rotation does not start either',
  async () => {
    const DATABASE_URL = await startPooler('transaction', 'server_round_robin = 1')
    await openTwoSessions(DATABASE_URL)
    await expect(refuseSharedSessions(DATABASE_URL)).rejects.toThrow('DATABASE_URL leads to a pooler')
  },
  startMs * 2,
)

testWith(
  ['pgbouncer'],
  'a pooler that does not accept two connections at once is refused with its reason',
  async () => {
    const DATABASE_URL = await startPooler('transaction', 'max_client_conn = 1')
    await expect(refuseSharedSessions(DATABASE_URL)).rejects.toThrow(
      /^The database of DATABASE_URL cannot be used \(no more connections/,
    )
  },
  startMs * 2,
)

testWith(
  ['pgbouncer'],
  'a store behind PgBouncer in session mode starts',
  async () => {
    const DATABASE_URL = await startPooler('session')
    expect(await logOfStart({ DATABASE_URL, DATA_DIR: folder })).toContain('listening')
  },
  startMs * 2,
)
