// Everything a newcomer must see pass: format, lint and walls, types, rules and modules and races (vitest), journeys (Playwright). Each stage runs even
// where an earlier one failed; the last line counts them all.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'

const results = 'node_modules/.cache/vitrina'
mkdirSync(results, { recursive: true })
let passed = 0
let failed = 0

function run(title, command, args, env = {}) {
  console.log(`\n— ${title}`)
  const started = Date.now()
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env }, shell: process.platform === 'win32' })
  console.log(`— ${title}: ${status === 0 ? 'passed' : 'FAILED'} in ${((Date.now() - started) / 1000).toFixed(1)} s`)
  return status === 0
}

function check(title, command, args) {
  if (run(title, command, args)) passed += 1
  else failed += 1
}

/** Counts the tests of a stage from its report; a stage that broke without a failed test counts as one failure. */
function suite(title, command, args, report, count, env) {
  rmSync(report, { force: true })
  const isGreen = run(title, command, args, env)
  let counted = { passed: 0, failed: 0 }
  try {
    counted = count(JSON.parse(readFileSync(report, 'utf8')))
  } catch {}
  if (isGreen && counted.passed === 0) counted.failed += 1
  if (!isGreen && counted.failed === 0) counted.failed = 1
  passed += counted.passed
  failed += counted.failed
}

check('format', 'oxfmt', ['--check', '.'])
check('lint and walls', 'oxlint', ['--deny-warnings'])
check('route types', 'react-router', ['typegen', 'storefront'])
check('types', 'tsc', ['-b'])
// The races start whole servers, pages and all.
check('build', 'node', ['scripts/build.mjs', '--if-needed'])
suite(
  'rules, modules, races',
  'vitest',
  ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${results}/vitest.json`],
  `${results}/vitest.json`,
  (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests }),
)
suite(
  'journeys',
  'playwright',
  ['test', '--reporter=line,json'],
  `${results}/playwright.json`,
  ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }),
  { PLAYWRIGHT_JSON_OUTPUT_NAME: `${results}/playwright.json` },
)

console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
