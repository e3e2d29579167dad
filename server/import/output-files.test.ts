import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#server/platform/database/database.ts'
import { makeBranch } from '#server/testing/make.ts'
import { snapshotPath } from '#server/testing/snapshot.ts'
import { commandOutput } from '#server/testing/command-output.ts'
import { runImport } from './import.ts'

const { folder, printed } = commandOutput()

const at = (name: string) => join(folder, name)
const header = 'code,name,brand,category,price'
const write = (name: string, rows: string) => {
  writeFileSync(at(name), rows)
  return at(name)
}

async function run(...args: string[]) {
  printed.length = 0
  const code = await runImport(args, { DATA_DIR: at('var') }, new AbortController().signal)
  return { code, text: printed.join('\n') }
}

beforeAll(async () => {
  const database = await openDatabase({ folder: at('var'), poolSize: 1, snapshot: readFileSync(snapshotPath) })
  await makeBranch(database.db, { code: 1 })
  await database.close()
})

const mixed = `${header}\nA-1,Star,Lumen,Phones,100\nA-2,Sol,Lumen,Phones,cheap\n`

test.each([['--refused'], ['--differences']])(
  'IMPORT-71: %s may not name a file that the run reads, even in a dry run',
  async (option) => {
    const list = write('read.csv', mixed)
    const stock = write('read-stock.csv', 'product,branch,quantity\nA-1,1,4\n')
    const mapping = write('read.json', '{}')
    const archive = write('read.zip', 'PK')
    symlinkSync(list, at(`link${option}.csv`))
    const inputs = ['--stock', stock, '--mapping', mapping, '--pictures', archive]
    for (const path of [list, stock, mapping, archive, at(`link${option}.csv`)]) {
      const before = readFileSync(path, 'utf8')
      const { code, text } = await run(list, ...inputs, '--dry-run', option, path)
      expect([code, text]).toEqual([1, expect.stringContaining(`${option} names ${path}, which is the`)])
      expect(readFileSync(path, 'utf8')).toBe(before)
    }
  },
)

test('IMPORT-71: the files of refused rows of a list and of its stock are never a file that the run reads, nor the same', async () => {
  const list = write('twin.csv', mixed)
  const stock = write('twin.refused.csv', 'product,branch,quantity\nA-1,1,4\n')
  expect(await run(list, '--stock', stock)).toMatchObject({
    code: 1,
    text: expect.stringContaining('which is the file of --stock, would be overwritten with refused rows'),
  })
  expect((await run(list, '--refused', at('one.csv'), '--differences', at('one.csv'))).code).toBe(1)
  expect(existsSync(at('one.csv'))).toBe(false)
})

test.each([['--refused'], ['--differences']])(
  'IMPORT-72: a file of %s that cannot be written is refused before the first row',
  async (option) => {
    const list = write('unwritten.csv', mixed)
    mkdirSync(at('a-folder'), { recursive: true })
    for (const [path, reason] of [
      [at('nowhere/x.csv'), 'its folder does not exist'],
      [at('a-folder'), 'it is a folder'],
      [join(list, 'x.csv'), 'its folder is a file'],
    ] as const)
      expect(await run(list, option, path)).toEqual({
        code: 1,
        text: `${option}: ${path} cannot be written: ${reason}.`,
      })
    expect((await run(list, '--dry-run')).text).toContain('1 would be created')
  },
)

test('IMPORT-72: where the file of refused rows cannot be written at its own place, the others are stored and the report says so', async () => {
  const list = write('blocked.csv', mixed)
  mkdirSync(at('blocked.refused.csv'))
  const { code, text } = await run(list)
  expect(code).toBe(2)
  expect(text).toContain('line 3: price "cheap" is no amount')
  expect(text).toContain('2 rows: 1 created')
  expect(text).toContain(`The refused rows could not be written to ${at('blocked.refused.csv')}: it is a folder.`)
})

test('IMPORT-72: differences that a full disk does not take are named, and the rows are stored', async () => {
  const list = write('full.csv', `${header}\nA-1,Star Two,Lumen,Phones,100\n`)
  const { code, text } = await run(list, '--differences', '/dev/full')
  expect(code).toBe(2)
  expect(text).toContain('1 updated')
  expect(text).toContain('The differences could not be written to /dev/full: the disk is full.')
})

test('IMPORT-73: refused rows of an earlier run are removed once the list has none, and no other file is', async () => {
  const list = write('mended.csv', mixed)
  await run(list)
  expect(readFileSync(at('mended.refused.csv'), 'utf8')).toContain('cheap')
  write('mended.csv', mixed.replace('cheap', '90'))
  await run(list, '--dry-run')
  expect(existsSync(at('mended.refused.csv'))).toBe(true)
  await run(list)
  expect(existsSync(at('mended.refused.csv'))).toBe(false)
  write('mended.refused.csv', 'notes of somebody\n')
  await run(list)
  expect(readFileSync(at('mended.refused.csv'), 'utf8')).toBe('notes of somebody\n')
})

test('IMPORT-73: a file that was asked for has its header alone where there is nothing to say', async () => {
  const list = write('same.csv', `${header}\nA-1,Star,Lumen,Phones,100\n`)
  await run(list)
  for (const name of ['old-differences.csv', 'old-refused.csv']) write(name, 'of an earlier run\n')
  expect((await run(list, '--differences', at('old-differences.csv'), '--refused', at('old-refused.csv'))).code).toBe(0)
  expect(readFileSync(at('old-differences.csv'), 'utf8')).toBe('line,code,column,before,after\n')
  expect(readFileSync(at('old-refused.csv'), 'utf8')).toBe(`${header},refused_line,refused_column,refused_reason\n`)
})

test('IMPORT-73: the refused rows of a stock list go where --refused says', async () => {
  const stock = write('units.csv', 'product,branch,quantity\nNONE,1,4\n')
  expect((await run(stock, '--refused', at('units-refused.csv'))).code).toBe(2)
  expect(readFileSync(at('units-refused.csv'), 'utf8')).toContain('is no product of the store')
})

test('IMPORT-77: the stock list of a dry run may name products that the price list of the same run would bring', async () => {
  const list = write('first-list.csv', `${header}\nB-1,Star,Lumen,Phones,100\n`)
  const stock = write('first-stock.csv', 'product,branch,quantity\nB-1,1,4\nNONE,1,4\n')
  const { code, text } = await run(list, '--stock', stock, '--dry-run')
  expect(code).toBe(2)
  expect(text).toContain('line 3: product is no product of the store')
  expect(text).toMatch(/2 rows of stock: 1 would be changed, 0 unchanged, 1 refused\.\nThis was a dry run/)
})

test('IMPORT-25: a full list without a row ends with 2', async () => {
  await run(write('one.csv', `${header}\nA-1,Star,Lumen,Phones,100\n`))
  const { code, text } = await run(write('none.csv', `${header}\n`), '--full', '--yes')
  expect([code, text]).toEqual([2, expect.stringContaining('None was hidden, since the list has no row.')])
})
