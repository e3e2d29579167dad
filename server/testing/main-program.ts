import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'
import { spawnNode } from './child-processes.ts'
import { sessionSecret } from './store-process.ts'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))
/** What a start may take on a machine that does much else. */
export const startMs = 120_000

const environmentOf = (settings: Record<string, string>) => ({
  PATH: process.env['PATH'],
  PORT: '0',
  DEMO: '0',
  SESSION_SECRET: sessionSecret,
  ...settings,
})

/** Starts a store that has to refuse; answers with what it said. */
export function refusedStart(settings: Record<string, string>, code?: 1 | 78): string {
  const { status, stderr } = spawnSync(process.execPath, [main], {
    env: environmentOf(settings),
    encoding: 'utf8',
    timeout: startMs,
  })
  expect(code ? [code] : [1, 78]).toContain(status)
  return stderr.trim()
}

/** Starts a store that opens, and ends it; answers with what it logged until it listened. */
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
