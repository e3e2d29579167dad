import type { ChildProcess } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { spawnNode } from '#server/testing/child-processes.ts'
import { freePort } from '#server/testing/store-process.ts'

export interface OwnStore {
  url: string
  stop: () => Promise<void>
}

const root = fileURLToPath(new URL('..', import.meta.url))
const startMs = 120_000

/** Has a store take the pictures that another one has drawn, and draw for the others: they are the same in all. */
function sharePictures(folder: string): void {
  // Only a run of journeys has such a folder.
  const journeys = process.env['E2E_DATA_DIR']
  if (!journeys) return
  const shared = join(journeys, 'media')
  mkdirSync(shared, { recursive: true })
  symlinkSync(shared, join(folder, 'media'))
}

/** Starts a store of its own for a test, with its own settings and an empty embedded database that it fills itself. */
export async function startOwnStore(settings: Record<string, string>): Promise<OwnStore> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-own-'))
  sharePictures(folder)
  const port = String(await freePort())
  const env = { ...process.env, PORT: port, DATA_DIR: folder, DATABASE_URL: '', LOG_LEVEL: 'error', ...settings }
  const store = spawnNode(['server/main.ts'], { cwd: root, env, stdout: 'ignore', stderr: 'inherit' })
  const stop = async () => {
    const ended = store.exitCode === null ? new Promise((done) => store.once('exit', done)) : undefined
    store.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const url = `http://127.0.0.1:${port}`
    await untilReady(url, store)
    return { url, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Polls the readiness endpoint until the store responds. */
async function untilReady(url: string, store: ChildProcess): Promise<void> {
  for (const until = Date.now() + startMs; Date.now() < until; await sleep(100)) {
    if (store.exitCode !== null) throw new Error(`the store ended with ${store.exitCode}`)
    const response = await fetch(`${url}/api/ready`).catch(() => undefined)
    if (response?.ok) return
  }
  throw new Error('the store did not open in time')
}
