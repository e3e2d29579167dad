import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { childrenOf } from './freeze.ts'

const folder = mkdtempSync(join(tmpdir(), 'vitrina-children-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const patience = { timeout: 60_000 }
const testMs = 150_000
const moduleOf = (path: string) => JSON.stringify(fileURLToPath(new URL(path, import.meta.url)))

/** Whether a process still runs. A zombie, which has ended and whose parent has not read its exit code, does not. */
function isThere(pid: number): boolean {
  try {
    return !readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.startsWith('Z')
  } catch {
    return false
  }
}

/** The settings of a store that waits for a database that does not exist. */
const waits = `{ DEMO: '0', DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }`
const starters = {
  'a store that a test measures': `void (await import(${moduleOf('./store-process.ts')})).startStore(${waits}, undefined, true)`,
  'a store whose log a test reads': `await (await import(${moduleOf('./logged-store.ts')})).startLoggedStore('postgres://nobody@127.0.0.1:1/none')`,
  'a store of a journey': `void (await import(${moduleOf('../../e2e/own-store.ts')})).startOwnStore(${waits})`,
  'a program other than Node': `const { endWithUs } = await import(${moduleOf('./child-processes.ts')})
const { spawn } = await import('node:child_process'); endWithUs(spawn('sleep', ['600']))`,
}

/** Runs a program that starts processes; gives the program and the ids of these processes. */
async function runStarter(code: string): Promise<{ starter: ChildProcess; started: number[] }> {
  const script = `${code}; console.log('started'); setInterval(() => {}, 1000)`
  const starter = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  let said = ''
  starter.stdout?.on('data', (chunk) => (said += String(chunk)))
  const started = () => (said ? childrenOf(starter.pid as number) : [])
  await expect.poll(() => started().length, patience).toBeGreaterThan(0)
  return { starter, started: started() }
}

test.runIf(process.platform === 'linux').for(Object.entries(starters))(
  '%s ends when its parent process is killed',
  { timeout: testMs },
  async ([, code]) => {
    const { starter, started } = await runStarter(code)
    expect(started.filter(isThere)).not.toEqual([])
    starter.kill('SIGKILL')
    await expect.poll(() => started.filter(isThere), patience).toEqual([])
  },
)

/**
 * A folder in which `npm test` finds programs that pass at once, except vitest, which starts a server and waits for it.
 */
function makeCheckout(): { env: NodeJS.ProcessEnv; pidFile: string } {
  const bin = join(folder, 'bin')
  const pidFile = join(folder, 'pid')
  mkdirSync(bin, { recursive: true })
  rmSync(pidFile, { force: true })
  const programs = {
    oxfmt: '',
    oxlint: '',
    'react-router': '',
    tsc: '',
    node: '',
    playwright: '',
    vitest: `echo $$ > ${pidFile}; exec sleep 600`,
  }
  for (const [name, work] of Object.entries(programs)) {
    writeFileSync(join(bin, name), `#!/bin/sh\n${work}\n`)
    chmodSync(join(bin, name), 0o755)
  }
  return { env: { PATH: `${bin}:/usr/bin:/bin` }, pidFile }
}

test.runIf(process.platform === 'linux').for(['SIGTERM', 'SIGKILL'] as const)(
  'npm test that gets %s ends its child processes',
  { timeout: testMs },
  async (signal) => {
    const { env, pidFile } = makeCheckout()
    const runner = spawn(process.execPath, [fileURLToPath(new URL('../../scripts/test.mjs', import.meta.url))], {
      cwd: folder,
      env,
      stdio: 'ignore',
    })
    await expect.poll(() => existsSync(pidFile) && Number(readFileSync(pidFile, 'utf8')), patience).toBeGreaterThan(0)
    const pid = Number(readFileSync(pidFile, 'utf8'))
    expect(isThere(pid)).toBe(true)
    runner.kill(signal)
    await expect.poll(() => isThere(pid), patience).toBe(false)
  },
)
