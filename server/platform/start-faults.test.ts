import { type AddressInfo, type Server, type Socket, connect, createServer } from 'node:net'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { logOfStart, refusedStart, startMs } from '#server/testing/main-program.ts'
import { startPostgres } from '#server/testing/postgres.ts'

const folder = mkdtempSync(join(tmpdir(), 'vitrina-start-'))
const postgres = await startPostgres()
const servers: Server[] = []
afterAll(async () => {
  for (const server of servers) server.close()
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})

const refusal = (settings: Record<string, string>) => refusedStart({ DATA_DIR: folder, ...settings })

/** Makes a migrated database, runs a statement in it and gives its connection string. */
async function databaseAfter(statement: string): Promise<string> {
  const url = await postgres.newDatabase()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
  return url
}

test(
  'a release that is too old for its database does not start, and its message is one sentence',
  async () => {
    const url = await databaseAfter(`update oldest_release set migration = '9999_later.sql'`)
    expect(refusal({ DATABASE_URL: url })).toMatch(
      /^This release is too old for its database: .+ Start the newer release, or restore a backup.+\.$/,
    )
  },
  startMs,
)

test(
  'a release that starts on a database migrated by a newer release logs a warning',
  async () => {
    const url = await databaseAfter(`insert into migrations (name, checksum) values ('9999_later.sql', 'x')`)
    const log = await logOfStart({ DATABASE_URL: url, DATA_DIR: folder })
    expect(log).toMatch(/"level":"?(warn|40)"?.*9999_later\.sql.*ahead of this release/)
  },
  startMs,
)

test(
  'a start that fails ends with code 78 where an operator has to act, and with 1 where it may succeed later',
  async () => {
    const tooOld = await databaseAfter(`update oldest_release set migration = '9999_later.sql'`)
    refusedStart({ DATABASE_URL: tooOld, DATA_DIR: folder }, 78)
    refusedStart({ PORT: 'none' }, 78)
    refusedStart({ DATABASE_URL: elsewhere((url) => (url.password = 'hidden')), DATA_DIR: folder }, 1)
  },
  startMs,
)

/**
 * Forwards to PostgreSQL, and stops for some seconds once a start stores its built files: nobody gets a response
 * meanwhile. Gives its connection string.
 */
async function stallingDatabase(url: string, stallMs: number): Promise<string> {
  const { hostname, port } = new URL(url)
  const sockets = new Set<Socket>()
  let hasStalled = false
  const stall = () => {
    hasStalled = true
    for (const socket of sockets) socket.pause()
    setTimeout(() => sockets.forEach((socket) => socket.resume()), stallMs)
  }
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname)
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from)
      from.on('data', (chunk) => {
        to.write(chunk)
        if (!hasStalled && chunk.includes('update "builds"')) stall()
      })
      from.on('error', () => to.destroy()).on('close', () => to.destroy())
    }
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  servers.push(server)
  const own = new URL(url)
  own.hostname = '127.0.0.1'
  own.port = String((server.address() as AddressInfo).port)
  return own.href
}

test(
  'a start whose database does not respond for some seconds in the middle of it goes on, and logs that it waits',
  async () => {
    const url = await stallingDatabase(await databaseAfter('select 1'), 5_000)
    const log = await logOfStart({ DATABASE_URL: url, DATA_DIR: folder })
    expect(log).toContain('waiting for the database')
  },
  startMs,
)

const elsewhere = (change: (url: URL) => void) => {
  const url = new URL(postgres.url)
  change(url)
  return url.href
}

test.each([
  [
    'a database that does not exist',
    () => elsewhere((url) => (url.pathname = '/nothing')),
    'database "nothing" does not exist',
  ],
  ['a wrong password', () => elsewhere((url) => (url.password = 'hidden')), 'password authentication failed'],
  [
    'a file of certificates that does not exist',
    () => elsewhere((url) => (url.search = 'sslmode=verify-full&sslrootcert=/nowhere.pem')),
    'ENOENT',
  ],
  ['a server without TLS', () => elsewhere((url) => (url.search = 'sslmode=verify-full')), 'does not support SSL'],
])('with %s the start fails with one sentence that does not show the password', (_, url, reason) => {
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

test('where the data folder is a file, the message names DATA_DIR', () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  expect(refusal({ DATA_DIR: file })).toMatch(
    /^The data folder cannot be written to \(.*\)\. Give this store another DATA_DIR\.$/,
  )
  expect(refusal({ DATA_DIR: join(file, 'below') })).toMatch(/^The data folder cannot be written to/)
})

test('a database folder without its PG_VERSION is refused, and no file in it changes', { timeout: startMs }, () => {
  const dataDir = join(folder, 'broken')
  mkdirSync(join(dataDir, 'postgres', 'base'), { recursive: true })
  writeFileSync(join(dataDir, 'postgres', 'base', '1'), 'rows')
  expect(refusal({ DATA_DIR: dataDir })).toMatch(
    /^The folder .*postgres holds files, but its PG_VERSION is missing: .* begins empty\.$/,
  )
  expect(readdirSync(join(dataDir, 'postgres'), { recursive: true }).toSorted()).toEqual(['base', join('base', '1')])
})
