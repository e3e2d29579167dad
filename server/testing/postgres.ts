import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomBytes } from 'node:crypto'
import { openDatabase } from '#server/platform/database/database.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { type RunAs, findBinaries } from './postgres-binaries.ts'
import { type Running, ended, plainEnvironment, run, startServer } from './postgres-server.ts'

export interface TestPostgres {
  /** The connection string of the server's first database, which is empty; the user may create others. */
  url: string
  /** Makes a database with the newest migrations; gives its connection string. */
  newDatabase(): Promise<string>
  /**
   * Ends every connection, as a crash of its process would, and waits until they have ended: open transactions are
   * rolled back.
   */
  killBackends(): Promise<void>
  /** Stops the server as an operator would, without waiting for its clients; its data stays. */
  shutDown(): Promise<void>
  /** Starts the server again on the same port. */
  startAgain(): Promise<void>
  /** The process id of the server. */
  pid(): number
  /** Where and how the server runs, for a program that copies it. */
  cluster: Cluster
  stop(): Promise<void>
}

export interface Cluster {
  /** The folder of PostgreSQL's programs. */
  bin: string
  /** Contains the data, in `data`, and the socket. */
  folder: string
  runAs: RunAs
  password: string
  port: number
}

const prefix = 'vitrina-postgres-'
const nobody = 65_534
const dayMs = 86_400_000

/**
 * Starts a real PostgreSQL server on a new folder, for tests about races, locks and durability and for benchmarks. It
 * ends and removes its folder with this process, even where that is killed. As root it runs as the user nobody, since
 * PostgreSQL refuses root. It has PostgreSQL's default settings except the given ones.
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
    const start = (port?: number) => startServer({ bin, folder, runAs, password, settings, ...(port && { port }) })
    const first = await start()
    return serverOn({ bin, folder, runAs, password, port: first.port }, first, start)
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
}

/** A running server with the operations that tests need. */
export function serverOn(cluster: Cluster, first: Running, start: (port: number) => Promise<Running>): TestPostgres {
  let { server } = first
  const { folder, password, port } = cluster
  const origin = `postgres://postgres:${password}@127.0.0.1:${port}`
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
    shutDown: () => ended(server, 'SIGINT'),
    async startAgain() {
      server = (await start(port)).server
    },
    pid: () => server.pid as number,
    cluster,
    async stop() {
      // Its data is removed next, so a last checkpoint is not needed.
      await ended(server, 'SIGQUIT')
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
  const made = spawnSync(join(bin, 'initdb'), options, {
    ...runAs,
    cwd: folder,
    encoding: 'utf8',
    env: plainEnvironment,
  })
  if (made.status !== 0) throw new Error(`initdb failed: ${made.error?.message ?? made.stderr}`)
}

function own(path: string, { uid, gid }: RunAs): void {
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid)
}

/** Removes folders that a crash of the whole machine left: older than a day and without a running server. */
function removeLeftovers(): void {
  for (const name of readdirSync(tmpdir()).filter((each) => each.startsWith(prefix))) {
    const folder = join(tmpdir(), name)
    try {
      if (Date.now() - statSync(folder).mtimeMs > dayMs && !isAlive(join(folder, 'data', 'postmaster.pid')))
        rmSync(folder, { recursive: true })
    } catch {
      // Another user's folder, or just removed by another process.
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
