import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { fillDemo } from '#server/db/demo/demo-store.ts'
import { openDatabase } from '#server/platform/database/database.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { startPostgres } from '#server/testing/postgres.ts'
import { startStore } from '#server/testing/store-process.ts'

const program = fileURLToPath(new URL('move.ts', import.meta.url))
const patientMs = 240_000
const folder = mkdtempSync(join(tmpdir(), 'vitrina-move-'))
const postgres = await startPostgres()
afterAll(async () => {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})
const before = await fillStore()

type Contents = Record<string, unknown[]>

/**
 * The demo with what needs care on its way: text of all kinds, instants to the microsecond, bytes, more rows than go at
 * once.
 */
async function fillStore(): Promise<{ tables: Contents; sequences: Contents }> {
  const database = await openDatabase({ folder, poolSize: 1 })
  await migrate(database.pool)
  await fillDemo(database.db, { now: new Date(), storeVariant: 'main', hashPassword: async () => 'no password at all' })
  await database.pool.query(
    `insert into rate_limits (key, points, expire) select 'key ' || n, n, null from generate_series(1, 1200) n`,
  )
  await database.pool.query(`insert into builds values ('a build', '2026-02-28 23:59:59.123456+00')`)
  await database.pool.query(
    `insert into build_files values ('a build', '/assets/''"\\{é', 'identity', '\\x00ff27225c7b')`,
  )
  await database.pool.query(`insert into outbox (kind, recipient, payload, created_at, next_attempt_at)
    values ('mail', 'ñandú\\'' "{a,b}" <x@example.com>', '{"text": "línea\\n\\\\", "none": null, "all": [1.50, ""]}', now(), now())`)
  const contents = await read(database.pool)
  await database.close()
  return contents
}

/** All rows of all tables and the state of all sequences, as texts. */
async function read(database: pg.Pool | pg.Client): Promise<{ tables: Contents; sequences: Contents }> {
  const { rows: names } = await database.query<{ name: string; kind: string }>(
    `select relname as name, relkind as kind from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'S') order by relname`,
  )
  const tables: Contents = {}
  const sequences: Contents = {}
  for (const { name, kind } of names) {
    if (['migrations', 'database_state', 'catalogue_changes', 'catalogue_readers'].includes(name)) continue
    const what = kind === 'S' ? 'last_value, is_called' : `to_jsonb(t)::text as row`
    const { rows } = await database.query(`select ${what} from ${name} t order by 1`)
    ;(kind === 'S' ? sequences : tables)[name] = rows
  }
  return { tables, sequences }
}

async function inDatabase<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** An empty database without any table. */
async function emptyDatabase(name: string): Promise<string> {
  await inDatabase(postgres.url, (client) => client.query(`create database ${name}`))
  return postgres.url.replace(/[^/]+$/, name)
}

async function move(to: string, dataDir = folder): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [program, '--to', to], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
    stdio: 'pipe',
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)))
  const code = await new Promise<number | null>((done) => child.once('exit', done))
  return { code, said }
}

test(
  'a store arrives whole: every row, every sequence, and a process opens on it; a second move is refused and changes nothing',
  async () => {
    const to = await emptyDatabase('whole')
    const moved = await move(to)
    expect(moved).toMatchObject({ code: 0, said: expect.stringMatching(/^rate_limits: 1200$/m) })
    expect(moved.said).toMatch(/^Moved \d{4,} rows of \d+ tables and \d+ sequences; each table was compared\.$/m)
    expect(moved.said).not.toContain(new URL(to).password)
    expect(await inDatabase(to, read)).toEqual(before)

    const again = await move(to)
    expect(again).toMatchObject({
      code: 1,
      said: expect.stringContaining('The database to move to is not empty: there are rows in '),
    })
    expect(await inDatabase(to, read)).toEqual(before)

    const store = await startStore({ DATABASE_URL: to, DEMO: '0', DATA_DIR: folder })
    try {
      const listed = (await (await fetch(`${store.url}/api/catalog/products`)).json()) as { data: { docs: unknown[] } }
      expect(listed.data.docs.length).toBeGreaterThan(0)
    } finally {
      await store.stop()
    }
  },
  patientMs,
)

test(
  'a move that fails on its way leaves nothing, and is simply run again',
  async () => {
    const to = await postgres.newDatabase()
    await inDatabase(to, (client) =>
      client.query('alter table orders add constraint planted check (note is not null and false)'),
    )
    expect(await move(to)).toMatchObject({ code: 1, said: expect.stringContaining('planted') })
    const { tables } = await inDatabase(to, read)
    expect(Object.keys(tables).filter((name) => tables[name]?.length)).toEqual(['oldest_release'])
    await inDatabase(to, (client) => client.query('alter table orders drop constraint planted'))
    expect((await move(to)).code).toBe(0)
    expect(await inDatabase(to, read)).toEqual(before)
    // The triggers are on again.
    const price = `update prices set price_centavos = price_centavos + 1 where product_code = (select min(code) from products)`
    const noted = await inDatabase(
      to,
      async (client) => (await client.query(price)) && client.query('select 1 from catalogue_changes'),
    )
    expect(noted.rows.length).toBeGreaterThan(0)
  },
  patientMs,
)

test(
  'a store arrives whole in a database with formats and time limits of its own',
  async () => {
    const to = await postgres.newDatabase()
    const name = new URL(to).pathname.slice(1)
    for (const setting of [
      `bytea_output = 'escape'`,
      `datestyle = 'SQL, DMY'`,
      `intervalstyle = 'sql_standard'`,
      `extra_float_digits = -3`,
      `statement_timeout = '100ms'`,
      `lock_timeout = '1ms'`,
      `idle_in_transaction_session_timeout = '1ms'`,
    ])
      await inDatabase(postgres.url, (client) => client.query(`alter database ${name} set ${setting}`))
    expect(await move(to)).toMatchObject({ code: 0 })
    await inDatabase(postgres.url, (client) => client.query(`alter database ${name} reset all`))
    expect(await inDatabase(to, read)).toEqual(before)
  },
  patientMs,
)

test(
  'rows that all arrive, but not as they were, are refused as different contents',
  async () => {
    const to = await postgres.newDatabase()
    await inDatabase(to, (client) => client.query('alter table builds alter column started_at type timestamptz(0)'))
    expect(await move(to)).toMatchObject({
      code: 1,
      said: expect.stringMatching(
        /^All rows of builds arrived \(1\), but their contents differ\. Nothing was moved\.$/m,
      ),
    })
  },
  patientMs,
)

test(
  'without an embedded store, with one that is in use and without an address nothing is touched, and each says what is wrong',
  async () => {
    const nothing = join(folder, 'nothing')
    expect(await move(postgres.url, nothing)).toEqual({
      code: 1,
      said: `There is no embedded store in DATA_DIR (${nothing}).\n`,
    })
    expect(existsSync(nothing)).toBe(false)
    expect(await move('https://example.com')).toMatchObject({
      code: 2,
      said: expect.stringContaining('npm run move -- --to postgres://'),
    })
    expect((await move(postgres.url.replace(/[^/]+$/, 'missing'))).said).toMatch(
      /^The database of --to cannot be used \(database "missing" does not exist\)\.$/m,
    )
    const open = await openDatabase({ folder, poolSize: 1 })
    try {
      expect(await move(await postgres.newDatabase())).toMatchObject({
        code: 1,
        said: expect.stringContaining('is in use by another Vitrina process'),
      })
    } finally {
      await open.close()
    }
  },
  patientMs,
)
