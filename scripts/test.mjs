// Runs all checks: format, lint, types, checks of the repository, tests of rules, modules and races (vitest), journeys
// (Playwright). Each stage runs even where an earlier one failed. The end lists every failure with its message, so that
// a shortened log shows them, and counts them all.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { spawnWatched } from '../server/testing/child-processes.ts'

const results = 'node_modules/.cache/vitrina'
mkdirSync(results, { recursive: true })
let passed = 0
const failures = []
/** Tests that were skipped because this machine lacks a program. */
const skipped = []

/** The file with the duration of the last whole run on this machine, in seconds. */
const duration = `${results}/test-seconds`
const began = Date.now()
const before = existsSync(duration) ? Number(readFileSync(duration, 'utf8')) : 0
console.log(
  `Runs every check and test: ${before ? `the last run here took ${minutes(before)}` : 'some 50 minutes on two idle cores, more on a busy machine'}. Ctrl+C stops it.
Less: npm run check (a minute) · npx vitest run server/modules/cart · npm run e2e -- main-job --project phone`,
)

async function run(title, command, args, env = {}) {
  console.log(`\n— ${title}`)
  const started = Date.now()
  const child = spawnWatched(command, args, { env: { ...process.env, ...env } })
  const status = await new Promise((done) => child.once('exit', done).once('error', done))
  console.log(`— ${title}: ${status === 0 ? 'passed' : 'FAILED'} in ${((Date.now() - started) / 1000).toFixed(1)} s`)
  return status === 0
}

async function check(title, command, args) {
  if (await run(title, command, args)) passed += 1
  else failures.push(title)
}

/** Runs a stage and reads its tests from its report; a stage that broke without a failed test counts as one failure. */
async function suite(title, { command, args, env }, report, read) {
  rmSync(report, { force: true })
  const isGreen = await run(title, command, args, env)
  let outcome = { passed: 0, failures: [] }
  try {
    outcome = read(JSON.parse(readFileSync(report, 'utf8')))
  } catch {}
  passed += outcome.passed
  skipped.push(...(outcome.skipped ?? []))
  if (outcome.failures.length > 0) failures.push(...outcome.failures)
  else if (!isGreen || outcome.passed === 0) failures.push(title)
}

/** The failed tests of vitest's report, and the files that failed before their tests were collected. */
function ofVitest({ numPassedTests, testResults }) {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed')
    if (tests.length === 0) return status === 'failed' ? [`${name}\n${message}`] : []
    return tests.map((test) => `${name} › ${test.fullName}\n${test.failureMessages.join('\n')}`)
  })
  const skipped = testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(
      ({ status, title }) => status !== 'passed' && status !== 'failed' && / \(needs .+\)$/.test(title),
    ),
  )
  return { passed: numPassedTests, failures, skipped: skipped.map(({ title }) => title) }
}

/** The failed tests of Playwright's report, including flaky ones. */
function ofPlaywright({ stats, suites, errors }) {
  const inSuite = ({ specs = [], suites: inner = [] }) => [...specs, ...inner.flatMap(inSuite)]
  const specs = suites.flatMap(inSuite)
  const failures = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => {
        const messages = results.flatMap(({ errors }) => errors.map(({ message }) => message))
        return `[${projectName}] ${file}:${line} › ${title}\n${messages.join('\n')}`
      }),
  )
  const skipped = specs.flatMap(({ title, tests }) =>
    tests
      .flatMap(({ annotations = [] }) => annotations)
      .filter(({ type, description }) => type === 'skip' && description?.startsWith('needs '))
      .map(({ description }) => `${title} (${description})`),
  )
  return { passed: stats.expected, failures: [...failures, ...errors.map(({ message }) => message)], skipped }
}

await check('format', 'oxfmt', ['--check', '.'])
await check('lint', 'oxlint', ['--deny-warnings'])
await check('route types', 'react-router', ['typegen', 'storefront'])
await check('types', 'tsc', ['-b'])
await check('licences and bill of materials', 'node', ['scripts/licences.mjs'])
// The races start whole servers with their pages.
await check('build', 'node', ['scripts/build.mjs', '--if-needed'])
const vitestReport = `${results}/vitest.json`
const vitest = {
  command: 'vitest',
  args: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`],
}
await suite('checks, rules, modules, races', vitest, vitestReport, ofVitest)
const playwrightReport = `${results}/playwright.json`
const playwright = {
  command: 'playwright',
  args: ['test', '--reporter=line,json'],
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport },
}
await suite('journeys', playwright, playwrightReport, ofPlaywright)

for (const failure of failures) console.log(`\n✗ ${firstLines(failure)}`)
for (const title of skipped) console.log(`\nSKIPPED: ${title}`)
const seconds = Math.max(1, Math.round((Date.now() - began) / 1000))
writeFileSync(duration, String(seconds))
console.log(`\nIn ${minutes(seconds)}:\n${passed} passed, ${failures.length} failed`)
process.exit(failures.length === 0 ? 0 : 1)

function minutes(seconds) {
  return seconds < 90 ? `${seconds} seconds` : `${Math.round(seconds / 60)} minutes`
}

/** The first lines of a failure's message; its stage printed the whole message. */
function firstLines(text) {
  return text.split('\n').slice(0, 16).join('\n')
}
