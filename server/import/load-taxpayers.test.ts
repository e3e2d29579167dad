import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { makeTaxpayer } from '#server/testing/make-taxpayer.ts'
import { testStore } from '#server/testing/store.ts'
import { runTaxpayersImport } from './import-taxpayers.ts'
import { loadTaxpayers } from './load-taxpayers.ts'
import { openTaxpayersFile } from './read-taxpayers.ts'

const store = await testStore()
const { db } = store.database
const folder = mkdtempSync(join(tmpdir(), 'vitrina-taxpayers-'))
const path = join(folder, 'DGII_RNC.TXT')
afterAll(() => rmSync(folder, { recursive: true }))
beforeEach(() => store.reset())

/** A row of the file; the columns that are not stored are always the same. */
const row = (taxId: string, name = 'TALLER  EL FARO SRL', { trade = '', state = 'ACTIVO' } = {}) =>
  `${taxId}|${name}|${trade}|VENTA AL POR MENOR|CALLE  UNO|12|NACO|8095550100|01/02/2010|${state}|NORMAL`
const numbered = (count: number, from = 0) =>
  Array.from({ length: count }, (_, n) => row(String(130_000_000 + from + n), `EMPRESA ${from + n}`))

const write = (text: string) => writeFileSync(path, Buffer.from(text, 'latin1'))
async function load(rows: readonly string[], { dryRun = false, mayShrink = false, end = '\r\n' } = {}) {
  write(rows.join('\r\n') + end)
  return loadTaxpayers(db, openTaxpayersFile(path), { dryRun, mayShrink })
}
const stored = () => db.selectFrom('taxpayers').selectAll().orderBy('tax_id').execute()
const count = async () => (await stored()).length

test('TAXPAYER-6: number, name, trade name and state are stored, tidied, with the signs of ISO-8859-15', async () => {
  const rows = [
    row('130555011', 'PE\u00d1A \xa4  N\u00da\u00d1EZ', { trade: ' EL   \xa6 ' }),
    row('00113918204', 'LUZ MORA', { state: 'DADO DE BAJA' }),
  ]
  expect(await load(rows)).toMatchObject({ rows: 2, created: 2, refused: 0 })
  expect(await stored()).toEqual([
    { tax_id: '00113918204', name: 'LUZ MORA', trade_name: null, state: 'ceased' },
    { tax_id: '130555011', name: 'PEÑA € NÚÑEZ', trade_name: 'EL Š', state: 'active' },
  ])
})

test('TAXPAYER-6: the same file again changes nothing, and a changed one what has changed', async () => {
  const rows = numbered(6_000)
  expect(await load(rows)).toMatchObject({ created: 6_000, updated: 0, removed: 0 })
  const versions = async () =>
    (
      await db
        .selectFrom('taxpayers')
        .select(({ ref }) => ref('xmin' as never).as('xmin'))
        .execute()
    ).map(({ xmin }) => xmin)
  const before = await versions()
  expect(await load(rows)).toMatchObject({ rows: 6_000, created: 0, updated: 0, removed: 0 })
  expect(await versions()).toEqual(before)
  const changed = [...rows.slice(2), row('130000001', 'OTRA'), row('401555018', 'NUEVA')]
  expect(await load(changed)).toMatchObject({ created: 1, updated: 1, removed: 1 })
})

test.each([
  ['12345', 'RNC', 'neither nine nor eleven digits'],
  [row('13055501', 'X'), 'RNC', 'neither nine nor eleven digits'],
  [row('130555011', ' '), 'name', 'is empty'],
  [row('130555011', 'x'.repeat(301)), 'name', 'longer than 300'],
  [row('130555011', 'PEÃ\u0091A'), 'name', 'ISO-8859-15'],
  ['130555011|EL FARO|ACTIVO', 'row', 'has 3 columns instead of 11'],
  [`130555011|${'x'.repeat(70_000)}`, 'row', 'has 2 columns'],
])(
  'TAXPAYER-7: the row %# is refused with its line and column, and the others are stored',
  async (bad, column, reason) => {
    const { refusals, refused, created } = await load([row('401555018'), '', bad, row('130555028')])
    expect(refusals).toEqual([{ line: 3, column, reason: expect.stringContaining(reason) }])
    expect({ refused, created }).toEqual({ refused: 1, created: 2 })
  },
)

test('TAXPAYER-7: the second row of a number is refused, in one batch and in different ones', async () => {
  const { refusals, created } = await load([row('401555018'), row('401555018'), ...numbered(5_000), row('401555018')])
  const reason = 'is the taxpayer of line 1 again'
  expect(refusals).toEqual([2, 5_003].map((line) => ({ line, column: 'RNC', reason })))
  expect(created).toBe(5_001)
})

test('TAXPAYER-7: the taxpayer of a refused row stays as it is', async () => {
  await load([row('130555011', 'EL FARO'), row('130555028')])
  const summary = await load([row('130555011', ''), row('130555028')])
  expect(summary).toMatchObject({ refused: 1, removed: 0, updated: 0 })
  expect(await stored()).toMatchObject([{ name: 'EL FARO' }, {}])
})

test('TAXPAYER-8: a file that lacks more than two of a hundred registered taxpayers changes nothing without --yes', async () => {
  await load(numbered(200))
  await expect(load(numbered(195))).rejects.toThrow('lacks 5 of the 200 registered taxpayers')
  expect(await count()).toBe(200)
  expect(await load(numbered(196))).toMatchObject({ removed: 4 })
  expect(await load(numbered(1), { mayShrink: true })).toMatchObject({ removed: 195 })
})

test('TAXPAYER-8: a file that ends in the middle of a row is cut off and changes nothing', async () => {
  await load(numbered(3))
  const cut = [...numbered(3), '130000003|EMPRESA 3|']
  await expect(load(cut, { end: '', mayShrink: true })).rejects.toThrow('ends in the middle of line 4')
  expect(await load(numbered(4), { end: '' })).toMatchObject({ created: 1 })
})

test('TAXPAYER-8: a file without a taxpayer changes nothing', async () => {
  await load(numbered(3))
  await expect(load(['RNC|NAME'], { mayShrink: true })).rejects.toThrow('The file has no taxpayer')
  await expect(load([], { mayShrink: true })).rejects.toThrow('The file has no taxpayer')
  expect(await count()).toBe(3)
})

test('TAXPAYER-6: while a file is imported, lookups see the earlier register', async () => {
  await makeTaxpayer(db, '130555011')
  const seen: number[] = []
  const file = {
    bytes: 0,
    async *lines() {
      for (const [at, text] of numbered(20_000).entries()) {
        if (at % 5_000 === 4_999 && store.database.url) seen.push(await count())
        yield { line: at + 1, text, isEnded: true, bytesRead: 0 }
      }
    },
  }
  await loadTaxpayers(db, file, { dryRun: false, mayShrink: true })
  expect(seen.every((rows) => rows === 1)).toBe(true)
  expect(await count()).toBe(20_000)
  expect(await db.selectFrom('incoming_taxpayers').selectAll().execute()).toEqual([])
})

test('a dry run says what would be done and stores nothing', async () => {
  await load(numbered(100))
  expect(await load([...numbered(99), row('401555018')], { dryRun: true })).toMatchObject({ created: 1, removed: 1 })
  expect(await count()).toBe(100)
})

test('the command ends with 1 for a missing file and for an archive, and says why', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue()
  expect(await runTaxpayersImport([join(folder, 'missing.txt')], {})).toBe(1)
  write('PK\u0003\u0004')
  expect(await runTaxpayersImport([path], {})).toBe(1)
  expect(said.mock.calls.join()).toMatch(/There is no file.*Unpack it/s)
  said.mockRestore()
})
