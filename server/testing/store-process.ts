import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { spawnNode } from './child-processes.ts'
import type { LoopReading } from './loop-monitor.ts'

export const sessionSecret = 'the secret of tests and a bench that run on loopback alone'
const loopMonitor = new URL('./loop-monitor.ts', import.meta.url).href
const root = fileURLToPath(new URL('../..', import.meta.url))

/** A store in a process of its own, as in production, so that a test can kill it and read its processor time. */
export interface StoreProcess {
  url: string
  pid: number
  /** Milliseconds of processor time that the process has used so far. */
  cpuMs(): number
  /** Kills it as a power failure would: none of its code runs any more. */
  kill(): Promise<void>
  /** Stops it with a signal as an operator would; gives its exit code once it has ended. */
  stop(): Promise<number | null>
  /** How long the event loop was blocked since the last reading; only where the store was started with measuring. */
  readLoop(): Promise<LoopReading>
  /** The bytes in use after a full garbage collection; only where the store was started with measuring. */
  readMemory(): Promise<number>
}

// Reading a large catalogue on a busy machine takes a while.
const readyMs = 120_000

/**
 * Starts a store on loopback, from this folder or a copy, with or without measuring its event loop, and waits until it
 * is ready. Throws with its output where it ends before. Without a DATA_DIR it has an empty folder, which ends with it: what
 * another store has saved in a shared one would change what is measured.
 */
export async function startStore(
  environment: Record<string, string>,
  folder = root,
  isMeasured = false,
): Promise<StoreProcess> {
  const port = environment['PORT'] ?? String(await freePort())
  const ownFolder = environment['DATA_DIR'] === undefined ? mkdtempSync(join(tmpdir(), 'vitrina-store-')) : undefined
  const child = spawnNode([...(isMeasured ? ['--import', loopMonitor] : []), 'server/main.ts'], {
    cwd: folder,
    env: {
      PATH: process.env['PATH'],
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      SESSION_SECRET: sessionSecret,
      ...(ownFolder !== undefined && { DATA_DIR: ownFolder }),
      ...environment,
      PORT: port,
    },
    hasChannel: isMeasured,
  })
  if (ownFolder !== undefined) child.once('exit', () => rmSync(ownFolder, { recursive: true, force: true }))
  let printed = ''
  child.stdout?.on('data', (chunk: Buffer) => (printed = (printed + chunk).slice(-4_000)))
  child.stderr?.on('data', (chunk: Buffer) => (printed = (printed + chunk).slice(-4_000)))
  const url = `http://127.0.0.1:${port}`
  await untilReady(url, child, () => printed)
  return {
    url,
    pid: child.pid as number,
    cpuMs: () => cpuMsOf(child.pid as number),
    kill: async () => void (await ended(child, 'SIGKILL')),
    stop: () => ended(child, 'SIGTERM'),
    readLoop: () => responseOf(child, 'read') as Promise<LoopReading>,
    readMemory: () => responseOf(child, 'memory') as Promise<number>,
  }
}

function responseOf(child: ChildProcess, message: 'read' | 'memory'): Promise<unknown> {
  return new Promise((done) => {
    child.once('message', done)
    child.send(message)
  })
}

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((done) => probe.listen(0, '127.0.0.1', done))
  const { port } = probe.address() as AddressInfo
  await new Promise((done) => probe.close(done))
  return port
}

async function untilReady(url: string, child: ChildProcess, printed: () => string): Promise<void> {
  const until = performance.now() + readyMs
  while (performance.now() < until) {
    if (child.exitCode !== null) throw new Error(`The store ended before it was ready:\n${printed()}`)
    const response = await fetch(`${url}/api/ready`).catch(() => undefined)
    if (response?.ok) return
    await new Promise((done) => setTimeout(done, 25))
  }
  throw new Error(`The store was not ready in ${readyMs} ms:\n${printed()}`)
}

function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode)
  return new Promise((done) => {
    child.once('exit', (code) => done(code))
    child.kill(signal)
  })
}

/** User and system time of a process in milliseconds; the kernel counts in hundredths of a second. */
export function cpuMsOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}
