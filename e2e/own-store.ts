import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export interface OwnStore {
  url: string
  stop: () => Promise<void>
}

const root = fileURLToPath(new URL('..', import.meta.url))
const startMs = 120_000

/** A store beside the one of the run, with settings of its own and an empty database that it fills itself. */
export async function startOwnStore(settings: Record<string, string>): Promise<OwnStore> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-own-'))
  const env = { ...process.env, PORT: '0', DATA_DIR: folder, DATABASE_URL: '', LOG_LEVEL: 'error', ...settings }
  const store = spawn(process.execPath, ['server/main.ts'], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] })
  const stop = async () => {
    const ended = store.exitCode === null ? new Promise((done) => store.once('exit', done)) : undefined
    store.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    return { url: await addressOf(store), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

function addressOf(store: ChildProcess): Promise<string> {
  return new Promise((done, failed) => {
    const timer = setTimeout(() => failed(new Error('the store did not open in time')), startMs)
    store.once('exit', (code) => failed(new Error(`the store ended with ${code}`)))
    store.stdout?.on('data', (chunk: Buffer) => {
      const [, url] = /is open at (\S+)/.exec(chunk.toString()) ?? []
      if (!url) return
      clearTimeout(timer)
      done(url)
    })
  })
}
