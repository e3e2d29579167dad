import { spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Figure } from '../figures.ts'
import { freePort } from '#server/testing/store-process.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const waitMs = 120_000

/**
 * The time of `npm start` on a fresh clone with installed packages until the first page has arrived; then the same once
 * more.
 */
export async function start(): Promise<Figure[]> {
  const clone = mkdtempSync(join(tmpdir(), 'vitrina-clone-'))
  try {
    spawnSync('git', ['clone', '--quiet', '--local', root, clone], { stdio: 'inherit' })
    symlinkSync(join(root, 'node_modules'), join(clone, 'node_modules'))
    cpSync(join(root, 'package-lock.json'), join(clone, 'package-lock.json'), { preserveTimestamps: true })
    const first = await secondsToFirstPage(clone)
    const second = await secondsToFirstPage(clone)
    return [
      {
        name: 'from clone to the first page',
        value: first,
        limit: 30,
        isAtLeast: false,
        detail: 'seconds, packages installed',
      },
      { name: 'second start to the first page', value: second, limit: 4, isAtLeast: false, detail: 'seconds' },
    ]
  } finally {
    rmSync(clone, { recursive: true, force: true })
  }
}

async function secondsToFirstPage(clone: string): Promise<number> {
  const port = await freePort()
  const began = performance.now()
  const child = spawn('npm', ['start'], {
    cwd: clone,
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, PORT: String(port), LOG_LEVEL: 'error', DATABASE_URL: '' },
  })
  try {
    for (;;) {
      const response = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined)
      if (response?.ok && (await response.text()).includes('</html>')) return (performance.now() - began) / 1000
      if (performance.now() - began > waitMs) throw new Error('No page came.')
      await new Promise((done) => setTimeout(done, 20))
    }
  } finally {
    // npm and the server are one process group, started here.
    const ended = new Promise((done) => child.once('exit', done))
    process.kill(-(child.pid as number), 'SIGTERM')
    await ended
    await new Promise((done) => setTimeout(done, 500))
  }
}
