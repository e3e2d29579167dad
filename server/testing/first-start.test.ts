import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { spawnNode } from './child-processes.ts'
import { refusedStart, startMs } from './main-program.ts'

const scripts = fileURLToPath(new URL('../../scripts', import.meta.url))
const root = mkdtempSync(join(tmpdir(), 'vitrina-first-start-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** Makes a folder like a fresh clone with the folders that a build reads, and with programs that only record their run. */
function makeClone(name: string, programs: Record<string, string>): string {
  const folder = join(root, name)
  for (const part of ['bin', 'storefront', 'contract', 'domain']) mkdirSync(join(folder, part), { recursive: true })
  cpSync(scripts, join(folder, 'scripts'), { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  writeFileSync(
    join(folder, 'package-lock.json'),
    JSON.stringify({ packages: { '': {}, 'node_modules/x': { version: '1.0.0' } } }),
  )
  for (const [program, work] of Object.entries(programs))
    writeFileSync(join(folder, 'bin', program), `#!/bin/sh\n${work}\n`, { mode: 0o755 })
  return folder
}

interface Run {
  code: Promise<number | null>
  said(): string
}

/** Runs a script of a clone, or in a folder that is no clone. */
function run(folder: string, script: string): Run {
  const env = { PATH: `${join(folder, 'bin')}:/usr/bin:/bin` }
  const child = spawn(process.execPath, [join(scripts, script), '--if-needed'], { cwd: folder, env, stdio: 'pipe' })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)))
  return { code: new Promise((done) => child.once('close', done)), said: () => said }
}

const patience = { timeout: 60_000 }
/** The shell commands of a program that runs until the test signals it, so that a second start finds it running. */
const untilSignalled = 'while [ ! -f go ]; do sleep 0.05; done'
const npm = `echo begin >> log; ${untilSignalled}; mkdir -p node_modules/x
echo '{"version":"1.0.0"}' > node_modules/x/package.json
echo '{"packages":{"node_modules/x":{"version":"1.0.0"}}}' > node_modules/.package-lock.json; echo end >> log`

/** Runs a script twice at once in a folder; the first run continues only once the second waits for it. */
async function runTwice(folder: string, script: string): Promise<string[]> {
  const runs = [run(folder, script), run(folder, script)]
  await expect
    .poll(() => runs.some(({ said }) => said().includes('waiting for it … (Ctrl+C stops waiting)')), patience)
    .toBe(true)
  writeFileSync(join(folder, 'go'), '')
  expect(await Promise.all(runs.map(({ code }) => code))).toEqual([0, 0])
  expect(readFileSync(join(folder, 'log'), 'utf8')).toBe('begin\nend\n')
  return runs.map(({ said }) => said())
}

test('of two starts in one folder one installs and the other waits for it', async () => {
  const folder = makeClone('install', { npm })
  const said = (await runTwice(folder, 'install.mjs')).join('')
  expect(said.match(/^Installing packages … \(about a minute, Ctrl\+C stops it\)$/gm)).toHaveLength(1)
  const third = run(folder, 'install.mjs')
  expect([await third.code, third.said()]).toEqual([0, ''])
})

test('a killed installation blocks no later start', async () => {
  const folder = makeClone('killed', { npm: 'echo begin; exec sleep 60' })
  const first = spawn(process.execPath, [join(scripts, 'install.mjs')], {
    cwd: folder,
    env: { PATH: `${join(folder, 'bin')}:/usr/bin:/bin` },
    detached: true,
  })
  await new Promise((done) => first.stdout?.once('data', done))
  process.kill(-(first.pid as number), 'SIGKILL')
  writeFileSync(join(folder, 'bin/npm'), `#!/bin/sh\n${npm}\n`, { mode: 0o755 })
  writeFileSync(join(folder, 'go'), '')
  const second = run(folder, 'install.mjs')
  expect([await second.code, second.said()]).toEqual([0, expect.stringContaining('Installed in')])
})

test.runIf(process.platform === 'linux')(
  'a start in a folder without write access names the folder at once, and does not run npm',
  async () => {
    // Not even root may write there.
    const { code, said } = run('/proc', 'install.mjs')
    expect(await code).toBe(1)
    expect(said()).toMatch(
      /^The packages have to be installed, but this user may not write to \/proc \(\w+\)\. .+\.\n$/,
    )
  },
)

test('of two builds in one folder one runs, and both end with the pages in place', async () => {
  const [pages, server] = ['client', 'server'].map((part) => `storefront/$BUILD_DIRECTORY/${part}`)
  const spanish = `mkdir -p ${pages}/assets; echo 'window.files={"routes":{}};' > ${pages}/assets/manifest-1.js`
  const folder = makeClone('build', {
    'react-router': `if [ $PAGES_LANGUAGE = es ]; then ${spanish}; exit; fi; echo begin >> log; ${untilSignalled}
mkdir -p ${pages} ${server}; echo 'let a' > ${pages}/a.js; echo end >> log`,
  })
  const said = (await runTwice(folder, 'build.mjs')).join('')
  expect(said.match(/^Building the pages … /gm)).toHaveLength(1)
  expect(existsSync(join(folder, 'build/storefront/client/a.js.br'))).toBe(true)
  expect(readFileSync(join(folder, 'build/storefront/server/files-es.json'), 'utf8')).toBe('{"routes":{}}')
})

test(
  'a start on a busy port names the port and how to choose another, before it makes a database',
  async () => {
    const other = createServer()
    await new Promise<void>((done) => other.listen(0, '127.0.0.1', done))
    const { port } = other.address() as AddressInfo
    try {
      const said = refusedStart({ PORT: String(port), DATA_DIR: join(root, 'busy') })
      expect(said).toBe(
        `Port ${port} is taken by another program. Stop it, or take another port: PORT=${port + 1} npm start`,
      )
      expect(existsSync(join(root, 'busy'))).toBe(false)
    } finally {
      other.close()
    }
  },
  startMs,
)

test(
  'a first start says what it does and how to stop it',
  async () => {
    const main = fileURLToPath(new URL('../main.ts', import.meta.url))
    const child = spawnNode([main], { env: { PATH: process.env['PATH'], PORT: '0', DATA_DIR: join(root, 'first') } })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (said += String(chunk)))
    try {
      await expect.poll(() => said, { timeout: startMs }).toContain('Demo accounts:')
      const lines = said.split('\n').filter((line) => !line.startsWith('{'))
      expect(lines.slice(0, 2)).toEqual(['Opening the embedded database …', 'Filling it with the demo store …'])
      // Browsers make no passkeys for an IP address.
      expect(lines[2]).toMatch(/^Vitrina is open at http:\/\/localhost:\d+$/)
      const url = lines[2]?.split(' ').at(-1) as string
      expect(await (await fetch(`${url}/robots.txt`)).text()).toContain(`${url}/sitemap.xml`)
      expect(lines[3]).toBe('Ctrl+C stops it.')
    } finally {
      child.kill('SIGKILL')
    }
  },
  startMs,
)
