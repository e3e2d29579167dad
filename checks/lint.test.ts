import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { root } from './repository-files.ts'

/** Lints files in an empty folder that has the repository's rules, and expects each violation to be found. */

const folder = mkdtempSync(join(tmpdir(), 'vitrina-lint-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
for (const name of ['oxlint.config.ts', 'boundaries.ts', 'package.json'])
  copyFileSync(join(root, name), join(folder, name))

interface Finding {
  filename: string
  code: string
}

function lint(files: Record<string, string>): Finding[] {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const run = spawnSync(process.execPath, [join(root, 'node_modules/oxlint/bin/oxlint'), '-f', 'json'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
  for (const path of Object.keys(files)) rmSync(join(folder, path))
  const report = JSON.parse(run.stdout) as { diagnostics: Finding[]; number_of_files: number }
  expect(report.number_of_files).toBeGreaterThanOrEqual(Object.keys(files).length)
  return report.diagnostics
}

test('rules have no clock and no random numbers; their tests may use both', () => {
  const impure = [
    'new Date()',
    'Date.now()',
    'Math.random()',
    'performance.now()',
    'globalThis.Math',
    'crypto.randomUUID()',
  ]
  const findings = lint({
    ...Object.fromEntries(impure.map((code, at) => [`domain/impure-${at}.ts`, `export const value = ${code}\n`])),
    'search-engine/impure.ts': 'export const value = Math.random()\n',
    'domain/pure.ts': 'export const hasBegun = (from: Date, now: Date): boolean => Math.min(+from, +now) === +from\n',
    'domain/pure.test.ts': 'export const now = new Date()\n',
  })
  expect(findings.map(({ filename }) => filename).sort()).toEqual([
    ...impure.map((_, at) => `domain/impure-${at}.ts`),
    'search-engine/impure.ts',
  ])
})

test('a function has at most 65 lines and four parameters; the function of a test may be longer', () => {
  const long = `export function f() {\n${'f()\n'.repeat(64)}}\n`
  const findings = lint({
    'server/long.ts': long,
    'storefront/long.tsx': long,
    'bench/short.ts': long.replace('f()\n', ''),
    'domain/long.test.ts': long,
    'e2e/long.spec.ts': long,
    'contract/parameters.ts': 'export const f = (_a: 1, _b: 1, _c: 1, _d: 1, _e: 1) => 0\n',
  })
  expect(findings.map(({ filename, code }) => `${filename} ${code}`).sort()).toEqual([
    'contract/parameters.ts eslint(max-params)',
    'server/long.ts eslint(max-lines-per-function)',
    'storefront/long.tsx eslint(max-lines-per-function)',
  ])
})

test('a file has at most 260 lines; a test may be longer', () => {
  const long = 'export {}\n'.repeat(261)
  const findings = lint({
    'domain/long.ts': long,
    'server/long.ts': long,
    'storefront/long.tsx': long,
    'contract/long.test.ts': long,
  })
  const tooLong = findings.filter((finding) => finding.code === 'eslint(max-lines)').map((finding) => finding.filename)
  expect(tooLong.sort()).toEqual(['domain/long.ts', 'server/long.ts', 'storefront/long.tsx'])
})
