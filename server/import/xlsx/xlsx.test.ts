import { afterAll, expect, test } from 'vitest'
import { makeArchive, makeWorkbook, textCell } from '#server/testing/make-archive.ts'
import { createListLoader } from '#server/testing/load-list.ts'
import { testStore } from '#server/testing/store.ts'
import type { RowOptions } from '../price-list-file.ts'
import { openPriceList } from '../read-rows.ts'

const store = await testStore()
const lists = createListLoader(store.database.db)
afterAll(() => lists.remove())

async function read(workbook: Buffer, options?: RowOptions) {
  const file = await openPriceList(lists.file(workbook, 'list.xlsx'))
  const rows: { line: number; cells: string[] }[] = []
  for await (const { line, cells } of file.rows(options)) rows.push({ line, cells })
  return { header: file.header, rows }
}

test('IMPORT-33: texts, shared texts, numbers, dates, booleans and gaps are read as people see them', async () => {
  const workbook = makeWorkbook(
    [
      ['code', 'name', 'price', 'from', 'active', 'barcode'].map((name) => textCell(name)),
      [
        '<c r="A2" t="s"><v>0</v></c>',
        '<c r="B2" t="s"><v>1</v></c>',
        '<c r="C2"><v>1250.1000000000001</v></c>',
        '<c r="D2" s="1"><v>46346</v></c>',
        '<c r="E2" t="b"><v>1</v></c>',
        '<c r="F2"><v>4.006381333931E12</v></c>',
      ],
      [],
      [
        '<c r="A4" t="str"><f>UPPER("a4")</f><v>A4</v></c>',
        '<c r="C4" t="e"><v>#N/A</v></c>',
        '<c r="D4" s="2"><v>46346.75</v></c>',
        '<c r="H4" s="1"/>',
      ],
    ],
    {
      'xl/sharedStrings.xml':
        '<sst><si><t>A2</t></si><si><r><t>Star </t></r><r><t>&amp; Sol</t></r><rPh><t>x</t></rPh></si></sst>',
      'xl/styles.xml':
        '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy hh:mm &quot;h&quot;"/></numFmts><cellStyleXfs><xf numFmtId="0"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/></cellXfs></styleSheet>',
    },
  )
  expect(await read(workbook)).toEqual({
    header: ['code', 'name', 'price', 'from', 'active', 'barcode'],
    rows: [
      { line: 2, cells: ['A2', 'Star & Sol', '1250.1', '2026-11-20', '1', '4006381333931'] },
      { line: 4, cells: ['A4', '', '#N/A', '2026-11-20 18:00:00', '', ''] },
    ],
  })
  expect((await read(workbook, { decimalComma: true })).rows[0]?.cells[2]).toBe('1250,1')
})

test('IMPORT-33: a workbook is imported like a list in CSV', async () => {
  await store.reset()
  const workbook = makeWorkbook([
    ['code', 'name', 'brand', 'category', 'price'].map((name) => textCell(name)),
    [textCell('A1'), textCell('Star'), textCell('Lumen'), textCell('Phones'), '<c><v>99.5</v></c>'],
  ])
  expect(await lists.load(workbook)).toMatchObject({ created: 1, refusedCount: 0 })
  const { rows } = await store.database.pool.query('select price_centavos from prices')
  expect(rows).toEqual([{ price_centavos: 9_950 }])
})

const refusal = (content: Buffer) =>
  read(content).then(
    () => '',
    (error: Error) => error.message,
  )

test('IMPORT-34: an archive that unpacks to more than it states or is allowed, or is encrypted, is refused', async () => {
  expect(await refusal(makeWorkbook([], { 'xl/worksheets/sheet1.xml': ' '.repeat(30_000_000) }))).toContain(
    'times as large as it is packed',
  )
  const entry = { name: 'xl/workbook.xml', content: '<workbook/>' }
  expect(await refusal(makeArchive([{ ...entry, statedBytes: 3 }]))).toContain('cannot be read')
  expect(await refusal(makeArchive([{ ...entry, statedBytes: 2_000_000_000 }]))).toContain('larger than 1000 MB')
  expect(await refusal(makeArchive([{ ...entry, isEncrypted: true }]))).toContain('is encrypted')
  expect(
    await refusal(makeArchive(Array.from({ length: 2_001 }, (_, at) => ({ name: `n${at}`, content: '' })))),
  ).toContain('2001 entries')
  expect(await refusal(makeArchive([{ name: 'list.csv', content: 'code' }]))).toContain('no workbook')
  expect(await refusal(Buffer.concat([makeArchive([entry]).subarray(0, 60)]))).toContain('no archive that can be read')
})

test('IMPORT-34: a document type, a broken sheet and endless columns are refused with a sentence', async () => {
  const sheet = (xml: string) => refusal(makeWorkbook([], { 'xl/worksheets/sheet1.xml': xml }))
  expect(await sheet('<!DOCTYPE x [<!ENTITY a "aaaa">]><worksheet>&a;</worksheet>')).toContain('document type')
  expect(await sheet('<worksheet><row><c>')).toContain('cannot be read')
  expect(await sheet('<worksheet><row r="1"><c r="ZZZ1" t="str"><v>x</v></c></row></worksheet>')).toContain(
    '1000 columns',
  )
  expect(await sheet('<worksheet/>')).toContain('is empty')
})
