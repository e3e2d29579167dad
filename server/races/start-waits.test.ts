import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { startPostgres } from '#server/testing/postgres.ts'
import { freePort, sessionSecret } from '#server/testing/store-process.ts'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))
const postgres = await startPostgres()
const url = await postgres.newDatabase()
afterAll(() => postgres.stop())

interface Line {
  msg: string
  reason?: string
}

/** Starts a store; answers with its address, its process and the lines of its log as they come. */
async function begin() {
  const port = String(await freePort())
  const store = spawn(process.execPath, [main], {
    env: { PATH: process.env['PATH'], PORT: port, DATABASE_URL: url, DEMO: '0', SESSION_SECRET: sessionSecret },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  store.stdout.on('data', (chunk: Buffer) => (printed += chunk))
  const lines = () =>
    printed
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line) as Line)
  const readiness = () =>
    fetch(`http://127.0.0.1:${port}/api/ready`).then(
      ({ status }) => status,
      () => 0,
    )
  return { store, lines, readiness }
}

async function end(store: ChildProcess): Promise<unknown> {
  if (store.exitCode !== null) return store.exitCode
  store.kill('SIGTERM')
  return (await once(store, 'exit'))[0]
}

test('a start while the database is away waits, says so in its log, and goes on when the database comes', async () => {
  await postgres.shutDown()
  const { store, lines, readiness } = await begin()
  try {
    await expect
      .poll(lines, { timeout: 30_000 })
      .toMatchObject([{ msg: 'waiting for the database', reason: expect.stringMatching(/ECONNREFUSED/) }])
    expect(store.exitCode).toBeNull()
    await postgres.startAgain()
    await expect.poll(readiness, { timeout: 60_000 }).toBe(200)
    expect(await end(store)).toBe(0)
  } finally {
    await end(store)
  }
}, 120_000)

test('a start that waits for the database ends at once when it is told to', async () => {
  await postgres.shutDown()
  const { store, lines } = await begin()
  try {
    await expect.poll(lines, { timeout: 30_000 }).toHaveLength(1)
    expect(await end(store)).toBe(0)
  } finally {
    await end(store)
    await postgres.startAgain()
  }
}, 120_000)
