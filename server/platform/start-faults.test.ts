import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { startPostgres } from '#server/testing/postgres.ts'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))
/** What a start may take on a machine that does much else. */
const startMs = 120_000
const folder = mkdtempSync(join(tmpdir(), 'vitrina-start-'))
const postgres = await startPostgres()
afterAll(async () => {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Starts a server that has to refuse; answers with what it said. */
function refusal(environment: Record<string, string>): string {
  const { status, stderr } = spawnSync(process.execPath, [main], {
    env: { PATH: process.env['PATH'], PORT: '0', DATA_DIR: folder, DEMO: '0', SESSION_SECRET: 's'.repeat(32), ...environment },
    encoding: 'utf8',
    timeout: 30_000,
  })
  expect(status).toBe(1)
  return stderr.trim()
}

/** Starts a server that opens; answers with what it logged until it listened. */
async function logUntilOpen(environment: Record<string, string>): Promise<string> {
  const env = { PATH: process.env['PATH'], PORT: '0', DATA_DIR: folder, DEMO: '0', SESSION_SECRET: 's'.repeat(32), ...environment }
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  child.stdout.on('data', (chunk) => (said += String(chunk)))
  try {
    await expect.poll(() => said, { timeout: startMs }).toContain('listening')
    return said
  } finally {
    child.kill('SIGKILL')
  }
}

/** A migrated database in which a statement has been run. */
async function databaseAfter(statement: string): Promise<string> {
  const url = await postgres.newDatabase()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
  return url
}

test('a release that is too old for its database does not start, and says so in one sentence', async () => {
  const url = await databaseAfter(`update oldest_release set migration = '9999_later.sql'`)
  expect(refusal({ DATABASE_URL: url })).toMatch(
    /^This release is too old for its database: .+ Start the newer release, or restore a backup.+\.$/,
  )
})

test(
  'a release whose database is ahead of it starts, and warns',
  async () => {
    const url = await databaseAfter(`insert into migrations (name, checksum) values ('9999_later.sql', 'x')`)
    const log = await logUntilOpen({ DATABASE_URL: url })
    expect(log).toMatch(/"level":"?(warn|40)"?.*9999_later\.sql.*ahead of this release/)
  },
  startMs,
)

const elsewhere = (change: (url: URL) => void) => {
  const url = new URL(postgres.url)
  change(url)
  return url.href
}

test.each([
  ['a database that does not exist', () => elsewhere((url) => (url.pathname = '/nothing')), 'database "nothing" does not exist'],
  ['a wrong password', () => elsewhere((url) => (url.password = 'hidden')), 'password authentication failed'],
  ['a server without TLS', () => elsewhere((url) => (url.search = 'sslmode=verify-full')), 'does not support SSL'],
])('of %s the start says so in one sentence, without the password', (_, url, reason) => {
  const said = refusal({ DATABASE_URL: url() })
  expect(said).toMatch(/^The database of DATABASE_URL cannot be used \(.*\)\. Mend DATABASE_URL, or what it names\.$/)
  expect(said).toContain(reason)
  expect(said).not.toContain(new URL(postgres.url).password)
  expect(said).not.toContain('hidden')
})

test.each(['host.invalid', '192.0.2.1'])(
  'an address that is not this machine’s (%s) is put down to HOST, not to the database',
  async (HOST) => {
    const said = refusal({ DATABASE_URL: await postgres.newDatabase(), HOST })
    expect(said).toMatch(/^HOST is no address of this machine \(.*\)\. Give this store another\.$/)
  },
)

test('a data folder that is a file is put down to DATA_DIR', () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  expect(refusal({ DATA_DIR: file })).toMatch(/^The data folder cannot be written to \(.*\)\. Give this store another DATA_DIR\.$/)
  expect(refusal({ DATA_DIR: join(file, 'below') })).toMatch(/^The data folder cannot be written to/)
})
