import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { endWithUs } from './child-processes.ts'
import type { RunAs } from './postgres-binaries.ts'

const startsMax = 5
const readyMs = 20_000

// The user's own PG* variables and language must not affect the server.
export const plainEnvironment = { PATH: process.env['PATH'] ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }

export interface Running {
  port: number
  server: ChildProcess
}

interface Start {
  bin: string
  /** The folder with the cluster in its folder `data`. */
  folder: string
  runAs: RunAs
  password: string
  settings: Record<string, string>
  port?: number
}

/**
 * Starts a server on a cluster. Without a port it tries free ones until a start succeeds: another program may take a
 * port between the check and the start.
 */
export async function startServer({ bin, folder, runAs, password, settings, port: given }: Start): Promise<Running> {
  for (let attempt = 1; ; attempt += 1) {
    const port = given ?? (await freePort())
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
    endWithUs(server, stopAndRemove, [folder], runAs)
    if (await isReady(server, `postgres://postgres:${password}@127.0.0.1:${port}/postgres`)) {
      server.unref()
      ;(server.stderr as unknown as { unref(): void }).unref()
      return { port, server }
    }
    await ended(server, 'SIGQUIT')
    if (attempt === startsMax || !log.includes('Address already in use'))
      throw new Error(`PostgreSQL did not start:\n${log}`)
  }
}

/** A shell script that stops a server with the process id `$1` and removes its folder, `$2`. */
const stopAndRemove =
  'kill -QUIT "$1" 2>/dev/null; n=0; while kill -0 "$1" 2>/dev/null && [ $n -lt 50 ]; do n=$((n+1)); sleep 0.1; done; rm -rf "$2"'

async function isReady(server: ChildProcess, url: string): Promise<boolean> {
  const until = Date.now() + readyMs
  while (server.exitCode === null && server.signalCode === null && Date.now() < until) {
    const hasConnected = await run(url, 'select 1').then(
      () => true,
      () => false,
    )
    if (hasConnected) return true
    await new Promise((done) => setTimeout(done, 50))
  }
  return false
}

/** Runs one statement on a connection of its own. */
export async function run(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query(sql)
  } finally {
    await client.end()
  }
}

/** Stops the server, by force where it has not ended after ten seconds; resolves when it has ended. */
export async function ended(server: ChildProcess, signal: 'SIGINT' | 'SIGQUIT'): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  server.ref()
  const exit = new Promise<void>((done) => server.once('exit', () => done()))
  server.kill(signal)
  const timer = setTimeout(() => server.kill('SIGKILL'), 10_000)
  await exit
  clearTimeout(timer)
}

/** A port that is free now, below the range of outgoing connections. */
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
