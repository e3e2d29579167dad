import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'
import { spawnNode } from './child-processes.ts'
import { sessionSecret } from './store-process.ts'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))
/** How long a start may take on a busy machine. */
export const startMs = 120_000

const environmentOf = (settings: Record<string, string>) => ({
  PATH: process.env['PATH'],
  PORT: '0',
  DEMO: '0',
  SESSION_SECRET: sessionSecret,
  ...settings,
})

/** Starts a store that has to refuse to start; gives its message. */
export function refusedStart(settings: Record<string, string>, code?: 1 | 78): string {
  const { status, stderr } = spawnSync(process.execPath, [main], {
    env: environmentOf(settings),
    encoding: 'utf8',
    timeout: startMs,
  })
  expect(code ? [code] : [1, 78]).toContain(status)
  return stderr.trim()
}

/** Starts a store, waits until it listens and stops it; gives its log up to then. */
export async function logOfStart(settings: Record<string, string>): Promise<string> {
  const child = spawnNode([main], { env: environmentOf(settings), stderr: 'inherit' })
  let said = ''
  child.stdout?.on('data', (chunk) => (said += String(chunk)))
  try {
    await expect.poll(() => said, { timeout: startMs }).toContain('listening')
    return said
  } finally {
    child.kill('SIGKILL')
  }
}
