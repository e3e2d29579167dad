import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { endWithUs } from '#server/testing/child-processes.ts'
import { copyStore, plainEnvironment } from '#server/testing/copy-of-store.ts'
import { freePort } from '#server/testing/store-process.ts'

const folder = mkdtempSync(join(tmpdir(), 'vitrina-dev-'))
const migration = join(folder, 'server/db/migrations/9000_notes.sql')
const env = { ...plainEnvironment(), PORT: String(await freePort()), DEMO: '0', DATA_DIR: join(folder, 'var') }
let running: ChildProcess | undefined
afterAll(async () => {
  await stop()
  rmSync(folder, { recursive: true, force: true })
})
copyStore(folder)
const [apply = '', watch = ''] = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).scripts.dev.split(
  ' && ',
)

/** What `npm run dev` does once, before it watches. */
function applyMigrations() {
  const { status, stdout, stderr } = spawnSync('/bin/sh', ['-c', apply], { cwd: folder, env, encoding: 'utf8' })
  return { status, said: stdout + stderr }
}

/** Ends the watching process and what it started. */
async function stop(): Promise<void> {
  if (!running?.pid || running.exitCode !== null || running.signalCode !== null) return
  const ended = new Promise((done) => running?.once('exit', done))
  process.kill(-running.pid, 'SIGKILL')
  await ended
}

const patience = { timeout: 120_000 }

test('npm run dev applies a migration when it is started, never while one is being written, and says what to do', async () => {
  expect(applyMigrations()).toMatchObject({ status: 0, said: expect.stringMatching(/^Applied \d+ migrations\.$/m) })
  running = spawn('/bin/sh', ['-c', watch], { cwd: folder, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  endWithUs(running, 'kill -KILL -- "-$1"')
  let said = ''
  for (const stream of [running.stdout, running.stderr]) stream?.on('data', (chunk) => (said += String(chunk)))
  await expect.poll(() => said, patience).toContain('Vitrina is open at')
  expect(said).not.toContain('has not been applied')

  writeFileSync(migration, 'create table notes (id int);\ncreate tabel more (id int);\n')
  await expect
    .poll(() => said, patience)
    .toContain('The migration 9000_notes.sql has not been applied: once it is finished, stop npm run dev')
  await expect.poll(() => said.match(/Vitrina is open at/g)?.length, patience).toBe(2)
  await stop()

  expect(applyMigrations()).toMatchObject({
    status: 1,
    said: expect.stringContaining('The migration 9000_notes.sql, line 2 failed:'),
  })
  writeFileSync(migration, 'create table notes (id int);\n')
  expect(applyMigrations()).toMatchObject({ status: 0, said: expect.stringContaining('Applied 9000_notes.sql.') })
  writeFileSync(migration, 'create table notes (id int, text text);\n')
  const refused = applyMigrations()
  expect(refused).toMatchObject({
    status: 1,
    said: expect.stringContaining('The migration 9000_notes.sql was changed after it had been applied.'),
  })
  expect(refused.said).toContain(`begin with a new database: delete the folder ${env.DATA_DIR}.`)
}, 600_000)
