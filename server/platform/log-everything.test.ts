import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const here = (file: string) => JSON.stringify(fileURLToPath(new URL(file, import.meta.url)))

interface Line {
  level: number
  msg: string
  err?: { name: string; message: string; stack: string }
}

/**
 * Runs a piece of a program with `logEverything`; gives the lines on standard output parsed as JSON, and all other
 * output.
 */
function run(program: string) {
  const start = `const { logEverything } = await import(${here('./log-everything.ts')}); const { createLog } = await import(${here('./log.ts')}); logEverything(createLog('info'));`
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--input-type=module', '-e', start + program], {
    encoding: 'utf8',
  })
  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line)
  return { lines, stderr, status }
}

test('a message that a library writes to the console is a line of the log, its stack in one field', () => {
  const { lines, stderr } = run(
    `console.error('it', 'broke:', new Error('of a library')); console.log('%d things', 2); console.warn('soon gone')`,
  )
  expect(lines).toMatchObject([
    {
      level: 50,
      msg: 'it broke: of a library',
      err: { name: 'Error', message: 'of a library', stack: expect.stringContaining('\n') },
    },
    { level: 30, msg: '2 things' },
    { level: 40, msg: 'soon gone' },
  ])
  expect(stderr).toBe('')
})

test('a warning of Node is a line of the log', () => {
  const { lines, stderr } = run(`process.emitWarning('this goes away', 'DeprecationWarning', 'DEP0000')`)
  expect(lines).toMatchObject([{ level: 40, err: { name: 'DeprecationWarning', message: 'this goes away' } }])
  expect(stderr).toBe('')
})

test.each([
  ['thrown', `setTimeout(() => { throw new Error('lost') })`],
  ['rejected', `Promise.reject(new Error('lost'))`],
])('an uncaught error (%s) is the last line of the log, and the process ends with a failure', (_, program) => {
  const { lines, stderr, status } = run(`${program}; setInterval(() => {}, 1000)`)
  expect(lines).toMatchObject([{ level: 60, err: { message: 'lost', stack: expect.stringContaining('Error: lost') } }])
  expect(stderr).toBe('')
  expect(status).toBe(1)
})
