import { readFileSync, writeFileSync } from 'node:fs'
import { constants, getPriority } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#server/platform/database/database.ts'
import { lockFolder } from '#server/platform/database/lock.ts'
import { makeBranch } from '#server/testing/make.ts'
import { spawnNode } from '#server/testing/child-processes.ts'
import { snapshotPath } from '#server/testing/snapshot.ts'
import { commandOutput } from '#server/testing/command-output.ts'
import { runImport } from './import.ts'

const { folder, printed } = commandOutput()

const list = join(folder, 'list.csv')
writeFileSync(list, 'Article,Maker,Cost\nStar 5,acme,100\nStar 6,acme,?\n')
const mappingFile = join(folder, 'mapping.json')
const mapping = {
  title: 'A list of the tests',
  columns: { name: 'Article', brand: 'Maker', price: 'Cost' },
  currency: { code: 'USD', pesos: 60 },
  roundUpToPesos: 5,
  category: { id: 1, slug: 'cellphones', en: 'Cellphones', es: 'Celulares' },
  stock: 3,
}
writeFileSync(mappingFile, JSON.stringify(mapping))

const runUntil = async (signal: AbortSignal, dataDir: string, ...args: string[]) => {
  printed.length = 0
  const code = await runImport(args, { DATA_DIR: join(folder, dataDir) }, signal)
  return { code, text: printed.join('\n') }
}
const run = (dataDir: string, ...args: string[]) => runUntil(new AbortController().signal, dataDir, ...args)

/** A store with one branch. */
const dataDir = join(folder, 'var')
beforeAll(async () => {
  const database = await openDatabase({ folder: dataDir, poolSize: 1, snapshot: readFileSync(snapshotPath) })
  await makeBranch(database.db, { code: 1 })
  await database.close()
})

test('without a store there is nothing to import into', async () => {
  expect(await run('none', list, '--mapping', mappingFile)).toEqual({
    code: 1,
    text: expect.stringContaining('There is no store here yet'),
  })
})

test('a file without a shipped mapping requires one', async () => {
  expect(await run('none', list)).toEqual({ code: 1, text: expect.stringContaining('columns (Article, Maker, Cost)') })
})

test('a mapping with an unknown entry or a wrong one is named', async () => {
  const wrong = join(folder, 'wrong.json')
  writeFileSync(wrong, JSON.stringify({ ...mapping, colour: 'x', stock: 'many' }))
  const { code, text } = await run('none', list, '--mapping', wrong)
  expect(code).toBe(1)
  expect(text).toContain('there is no entry called colour')
  expect(text).toContain('stock:')
  writeFileSync(wrong, '{')
  expect((await run('none', list, '--mapping', wrong)).text).toContain('cannot be read')
})

test('options are explained when they are wrong', async () => {
  expect((await run('none')).text).toContain('Name one file to import')
  expect((await run('none', list, '--nonsense')).text).toContain('--nonsense')
  expect((await run('none', list, '--mapping', mappingFile, '--rate', 'EUR=60')).text).toBe(
    'The list is in USD, but --rate gives EUR.',
  )
  expect((await run('none', list, '--mapping', mappingFile, '--rate', 'lots')).text).toContain(
    '--rate should look like USD=60',
  )
  expect((await run('none', '--help')).code).toBe(0)
})

test('the import takes the valid rows, and refuses to start while the server of the store runs', async () => {
  const { code, text } = await run('var', list, '--mapping', mappingFile, '--rate', 'USD=61.5')
  expect(code).toBe(2)
  expect(text).toContain('1 USD is RD$61.5')
  expect(text).toContain('line 3: Cost "?" is no amount')
  expect(text).toContain('2 rows: 1 created, 0 updated, 0 unchanged, 1 refused.')
  const unlock = await lockFolder(dataDir)
  expect(await run('var', list, '--mapping', mappingFile)).toEqual({
    code: 1,
    text: expect.stringContaining('is in use by another Vitrina process'),
  })
  await unlock()
})

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
])('an import that %s stops reports what it has stored and ends with the code %i', async (name, code) => {
  const stopped = await runUntil(AbortSignal.abort(name), 'var', list, '--mapping', mappingFile)
  expect(stopped).toEqual({ code, text: expect.stringContaining('Stopped on request') })
  expect(stopped.text).toContain('0 rows: 0 created, 0 updated, 0 unchanged, 0 refused.')
})

const program = fileURLToPath(new URL('import.ts', import.meta.url))

test('a process of the lowest priority that gets SIGTERM in the middle of a list stores the rows that it has read', async () => {
  const long = join(folder, 'long.csv')
  const rows = Array.from({ length: 50_000 }, (_, row) => `Moon ${row},acme,100\n`)
  writeFileSync(long, `Article,Maker,Cost\n${rows.join('')}`)
  const child = spawnNode([program, long, '--mapping', mappingFile], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
    stderr: 'ignore',
  })
  let output = ''
  const ended = new Promise((done) => child.once('close', done))
  child.stdout?.on('data', (chunk) => (output += String(chunk)))
  await expect.poll(() => output, { timeout: 60_000 }).toContain('1 USD is')
  expect(getPriority(child.pid)).toBe(constants.priority.PRIORITY_LOW)
  child.kill('SIGTERM')
  expect(await ended).toBe(143)
  const rowsRead = /^(\d+) rows: \1 created, 0 updated, 0 unchanged, 0 refused\.$/m.exec(output)?.[1]
  expect(Number(rowsRead)).toBeLessThan(50_000)
  expect(output).toContain('Stopped on request')
}, 120_000)

test('IMPORT-56: a list of stock takes no option of a price list', async () => {
  const stock = join(folder, 'counted.csv')
  writeFileSync(stock, 'product,branch,quantity\nA1,1,7\n')
  for (const option of [['--full'], ['--only', 'price'], ['--rate', 'USD=60']])
    expect(await run('var', stock, ...option)).toEqual({
      code: 1,
      text: expect.stringContaining('takes neither full nor only nor a rate'),
    })
})

test('IMPORT-55: a stock list that cannot be read to its end ends with 1, after the report of what is stored', async () => {
  const stock = join(folder, 'cut.csv')
  writeFileSync(stock, 'product,branch,quantity\nNONE,1,7\nNONE,1,"8')
  const { code, text } = await run('var', stock)
  expect(code).toBe(1)
  expect(text).toMatch(/1 rows of stock: 0 changed[^]*cannot be read on[^]*The rows counted above are imported\./)
})

test('IMPORT-58: an option that the command does not have is named', async () => {
  expect(await run('var', list, '--dryrun')).toEqual({ code: 1, text: expect.stringContaining("'--dryrun'") })
})
