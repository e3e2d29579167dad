import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomBytes, randomInt } from 'node:crypto'
import pg from 'pg'
import { openDatabase } from '#server/platform/database/database.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { type RunAs, findBinaries } from './postgres-binaries.ts'

export interface TestPostgres {
  /** The server's own database, empty; the user may create others. */
  url: string
  /** A new database with the newest migrations; answers with its address. */
  newDatabase(): Promise<string>
  /** Ends every connection as a crash of its process would, and waits until they are gone: what was open is rolled back. */
  killBackends(): Promise<void>
  stop(): Promise<void>
}

const prefix = 'vitrina-postgres-'
const nobody = 65_534
const startsMax = 5
const readyMs = 20_000
const dayMs = 86_400_000

/**
 * Starts a real PostgreSQL server on a fresh folder, for tests about races, locks and durability and for the bench. It dies and
 * removes its folder with this process, however that ends. As root it runs as nobody: PostgreSQL refuses root. It runs with its own default
 * settings but for those given.
 */
export async function startPostgres(settings: Record<string, string> = {}): Promise<TestPostgres> {
  removeLeftovers()
  const runAs: RunAs = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {}
  const folder = mkdtempSync(join(tmpdir(), prefix))
  own(folder, runAs)
  try {
    const bin = findBinaries(folder, runAs)
    const password = randomBytes(16).toString('hex')
    makeCluster(bin, folder, password, runAs)
    const { port, server } = await startServer(bin, folder, runAs, password, settings)
    return serverOn(`postgres://postgres:${password}@127.0.0.1:${port}`, server, folder)
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
}

function serverOn(origin: string, server: ChildProcess, folder: string): TestPostgres {
  const url = `${origin}/postgres`
  let template: Promise<string> | undefined
  let made = 0
  return {
    url,
    async newDatabase() {
      template ??= makeTemplate(origin)
      made += 1
      const name = `store_${made}`
      await run(url, `create database ${name} template ${await template}`)
      return `${origin}/${name}`
    },
    killBackends: () =>
      run(
        url,
        `select pg_terminate_backend(pid, 5000) from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
      ),
    async stop() {
      // Nothing of it is kept, so it need not write a last checkpoint.
      await ended(server)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function makeTemplate(origin: string): Promise<string> {
  await run(`${origin}/postgres`, 'create database store_template')
  const database = await openDatabase({ url: `${origin}/store_template`, poolSize: 1, folder: '' })
  await migrate(database.pool)
  await database.close()
  return 'store_template'
}

function makeCluster(bin: string, folder: string, password: string, runAs: RunAs): void {
  const passwordFile = join(folder, 'password')
  writeFileSync(passwordFile, password, { mode: 0o600 })
  own(passwordFile, runAs)
  const options = [
    '-D',
    join(folder, 'data'),
    '-U',
    'postgres',
    '-E',
    'UTF8',
    '--locale=C',
    '--no-sync',
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
  ]
  const made = spawnSync(join(bin, 'initdb'), options, { ...runAs, cwd: folder, encoding: 'utf8', env: plainEnvironment })
  if (made.status !== 0) throw new Error(`initdb failed: ${made.error?.message ?? made.stderr}`)
}

/** Tries free ports until the server holds one: another program may take a port between looking and starting. */
async function startServer(
  bin: string,
  folder: string,
  runAs: RunAs,
  password: string,
  settings: Record<string, string>,
): Promise<{ port: number; server: ChildProcess }> {
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort()
    const options = [
      '-D',
      join(folder, 'data'),
      '-h',
      '127.0.0.1',
      '-p',
      String(port),
      '-k',
      folder,
      '-c',
      'fsync=on',
      '-c',
      'max_connections=200',
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ]
    const server = spawn(join(bin, 'postgres'), options, {
      ...runAs,
      cwd: folder,
      env: plainEnvironment,
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let log = ''
    server.stderr?.on('data', (chunk) => (log = (log + String(chunk)).slice(-4_000)))
    watch(server, folder, runAs)
    if (await isReady(server, `postgres://postgres:${password}@127.0.0.1:${port}/postgres`)) {
      server.unref()
      ;(server.stderr as unknown as { unref(): void }).unref()
      return { port, server }
    }
    await ended(server)
    if (attempt === startsMax || !log.includes('Address already in use')) throw new Error(`PostgreSQL did not start:\n${log}`)
  }
}

/**
 * A shell beside us that waits on a pipe which the kernel closes when this process ends, by SIGKILL too. It then stops the server
 * and removes its folder; after an orderly stop it finds nothing to do.
 */
function watch(server: ChildProcess, folder: string, runAs: RunAs): void {
  const script =
    'cat >/dev/null; kill -QUIT "$1" 2>/dev/null; n=0; while kill -0 "$1" 2>/dev/null && [ $n -lt 50 ]; do n=$((n+1)); sleep 0.1; done; rm -rf "$2"'
  const watcher = spawn('/bin/sh', ['-c', script, 'watch', String(server.pid), folder], {
    ...runAs,
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  watcher.unref()
  ;(watcher.stdin as unknown as { unref(): void }).unref()
  server.once('exit', () => watcher.kill('SIGKILL'))
}

async function isReady(server: ChildProcess, url: string): Promise<boolean> {
  const until = Date.now() + readyMs
  while (server.exitCode === null && server.signalCode === null && Date.now() < until) {
    const answered = await run(url, 'select 1').then(
      () => true,
      () => false,
    )
    if (answered) return true
    await new Promise((done) => setTimeout(done, 50))
  }
  return false
}

async function run(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query(sql)
  } finally {
    await client.end()
  }
}

/** Ends the server at once, by force when it has not ended in ten seconds. */
async function ended(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  server.ref()
  const exit = new Promise<void>((done) => server.once('exit', () => done()))
  server.kill('SIGQUIT')
  const timer = setTimeout(() => server.kill('SIGKILL'), 10_000)
  await exit
  clearTimeout(timer)
}

/** A port that is free now, below those the kernel gives to outgoing connections. */
async function freePort(): Promise<number> {
  for (;;) {
    const port = await new Promise<number>((done) => {
      const server = createServer()
      server.once('error', () => done(0))
      server.listen(randomInt(20_000, 32_768), '127.0.0.1', () => {
        const { port: free } = server.address() as AddressInfo
        server.close(() => done(free))
      })
    })
    if (port) return port
  }
}

// The user's own PG* settings and language must not reach the server.
const plainEnvironment = { PATH: process.env['PATH'] ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }

function own(path: string, { uid, gid }: RunAs): void {
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid)
}

/** Removes what a crash of the whole machine left: folders older than a day whose server is gone. */
function removeLeftovers(): void {
  for (const name of readdirSync(tmpdir()).filter((each) => each.startsWith(prefix))) {
    const folder = join(tmpdir(), name)
    try {
      if (Date.now() - statSync(folder).mtimeMs > dayMs && !isAlive(join(folder, 'data', 'postmaster.pid')))
        rmSync(folder, { recursive: true })
    } catch {
      // Somebody else's, or just removed: not ours to mind.
    }
  }
}

function isAlive(pidFile: string): boolean {
  if (!existsSync(pidFile)) return false
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0])
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
