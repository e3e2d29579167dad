import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { startPostgres } from './postgres.ts'

const server = await startPostgres()
afterAll(() => server.stop())

async function query(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows
  } finally {
    await client.end()
  }
}

test('the test server writes to disk before it acknowledges, as a production server does', async () => {
  expect(await query(server.url, 'show fsync')).toEqual([{ fsync: 'on' }])
})

test('each new database is migrated and separate from the others', async () => {
  const [one, two] = await Promise.all([server.newDatabase(), server.newDatabase()])
  await query(one, `insert into settings (name, value) values ('a', '1')`)
  expect(await query(one, 'select name from settings')).toEqual([{ name: 'a' }])
  expect(await query(two, 'select name from settings')).toEqual([])
})

test('a connection that is killed loses its open transaction and nothing else', async () => {
  const url = await server.newDatabase()
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  await client.query(`insert into settings (name, value) values ('kept', '1')`)
  await client.query('begin')
  await client.query(`insert into settings (name, value) values ('lost', '1')`)
  await server.killBackends()
  await expect(client.query('commit')).rejects.toThrow()
  expect(await query(url, 'select name from settings')).toEqual([{ name: 'kept' }])
})

test('the server ends and its folder is removed when its parent process is killed', async () => {
  const module = fileURLToPath(new URL('./postgres.ts', import.meta.url))
  const script = `const { startPostgres } = await import(${JSON.stringify(module)}); console.log((await startPostgres()).url); setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  const url = String(line).trim()
  const folder = String((await query(url, 'show unix_socket_directories'))[0]?.['unix_socket_directories'])
  expect(existsSync(folder)).toBe(true)
  child.kill('SIGKILL')
  await expect.poll(() => existsSync(folder), { timeout: 10_000 }).toBe(false)
  await expect(query(url, 'select 1')).rejects.toThrow('ECONNREFUSED')
})
