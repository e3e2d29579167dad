import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'

const script = fileURLToPath(new URL('../../scripts/test.mjs', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'vitrina-npm-test-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/**
 * Runs `npm test` with stand-ins for its programs that end at once; vitest's reports the given tests, Playwright's the
 * journeys.
 */
function runTests(tests: { title: string; status: string }[], journeys: object[] = []) {
  const bin = join(folder, 'bin')
  mkdirSync(bin, { recursive: true })
  const vitest = JSON.stringify({ numPassedTests: 1, testResults: [{ status: 'passed', assertionResults: tests }] })
  const playwright = JSON.stringify({ stats: { expected: 1 }, suites: [{ suites: [{ specs: journeys }] }], errors: [] })
  writeFileSync(join(folder, 'vitest.json'), vitest)
  writeFileSync(join(folder, 'playwright.json'), playwright)
  const results = 'node_modules/.cache/vitrina'
  const programs = { oxfmt: '', oxlint: '', 'react-router': '', tsc: '', node: '', npm: '' }
  const reporting = Object.fromEntries(
    ['vitest', 'playwright'].map((name) => [name, `cp ${name}.json ${results}/${name}.json`]),
  )
  for (const [name, work] of Object.entries({ ...programs, ...reporting }))
    writeFileSync(join(bin, name), `#!/bin/sh\n${work}\n`, { mode: 0o755 })
  return spawnSync(process.execPath, [script], { cwd: folder, env: { PATH: `${bin}:/usr/bin:/bin` }, encoding: 'utf8' })
}

test('npm test first prints its duration and how to run less, and at the end the programs that the machine lacks', () => {
  const missing = { title: 'the documented nginx block is valid (needs nginx)', status: 'skipped' }
  const journey = (title: string, description: string) => {
    const annotations = [{ type: 'skip', description }]
    return { title, tests: [{ status: 'skipped', annotations, results: [] }] }
  }
  const first = runTests(
    [{ title: 'a fact', status: 'passed' }, missing, { title: 'not for this screen', status: 'skipped' }],
    [journey('a cart in Firefox', 'needs Firefox'), journey('the pointer rests', 'A phone has no pointer.')],
  )
  expect(first.status).toBe(0)
  expect(first.stdout).toMatch(/^Runs every check and test: some \d+ minutes/)
  for (const less of ['npm run check', 'npx vitest run', 'npm run e2e'])
    expect(first.stdout.split('\n')[1]).toContain(less)
  expect(first.stdout).toContain('SKIPPED: the documented nginx block is valid (needs nginx)')
  expect(first.stdout).toContain('SKIPPED: a cart in Firefox (needs Firefox)')
  expect(first.stdout.match(/SKIPPED/g)).toHaveLength(2)
  expect(first.stdout).toMatch(/In \d+ seconds:\n\d+ passed, 0 failed\n$/)
  expect(runTests([]).stdout).toMatch(/^Runs every check and test: the last run here took \d+ seconds\./)
})
