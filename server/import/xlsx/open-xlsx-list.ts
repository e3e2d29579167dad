import { ImportError } from '../mapping.ts'
import { type PriceListFile, type RowOptions, refuseDoubleColumns, rowsMax } from '../price-list-file.ts'
import { parseXml } from './read-xml.ts'
import { type Workbook, openWorkbook } from './workbook.ts'

const columnsMax = 1_000
const cellCharactersMax = 50_000

interface SheetRow {
  line: number
  cells: string[]
  bytesRead: number
}

/** Opens a workbook (XLSX) as a price list: its first sheet, whose first row with a cell names the columns. */
export async function openXlsxList(path: string): Promise<PriceListFile> {
  const header = await headerOf(path)
  const workbook = await openWorkbook(path)
  const bytes = workbook.archive.sizeOf(workbook.sheet) ?? 0
  workbook.archive.close()
  return {
    header,
    bytes,
    delimiter: ',',
    isLatin1: false,
    async *rows(options = {}) {
      let count = -1
      for await (const row of sheetRows(path, options)) {
        count += 1
        if (count === 0) continue
        if (count > rowsMax)
          throw new ImportError(`The file has more than ${rowsMax} rows; the rest was not read. Split it.`)
        yield { ...row, cells: padded(row.cells, header.length) }
      }
    },
  }
}

/** Empty cells at the end of a row are not in the file, and formatted empty ones may follow the last column. */
function padded(cells: string[], length: number): string[] {
  const used = cells.findLastIndex((cell) => cell !== '') + 1
  return Array.from({ length: Math.max(length, used) }, (_, at) => cells[at] ?? '')
}

async function headerOf(path: string): Promise<string[]> {
  for await (const { cells } of sheetRows(path, {})) {
    const header = cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1)
    refuseDoubleColumns(header)
    return header
  }
  throw new ImportError(`${path} is empty: its first row should name the columns.`)
}

/** The rows of the first sheet that have a cell with something in it, streamed. */
async function* sheetRows(path: string, options: RowOptions): AsyncGenerator<SheetRow> {
  const workbook = await openWorkbook(path)
  try {
    const rows: SheetRow[] = []
    const reader = createRowReader(workbook, options, (line, cells) => rows.push({ line, cells, bytesRead: 0 }))
    for await (const bytesRead of parseXml(await workbook.archive.read(workbook.sheet), reader)) {
      for (const row of rows) yield { ...row, bytesRead }
      rows.length = 0
    }
    yield* rows
  } finally {
    workbook.archive.close()
  }
}

function createRowReader(workbook: Workbook, options: RowOptions, onRow: (line: number, cells: string[]) => void) {
  let line = 0
  let cells: string[] = []
  let cell = { at: 0, type: '', style: 0 }
  let value = ''
  let isValue = false
  return {
    open(name: string, { r = '', t = 'n', s = '0' }: Readonly<Record<string, string>>) {
      if (name === 'row') {
        line = /^\d{1,8}$/.test(r) ? Number(r) : line + 1
        cells = []
      } else if (name === 'c') {
        cell = { at: columnOf(r) ?? cells.length, type: t, style: Number(s) }
        value = ''
      } else isValue = name === 'v' || name === 't'
    },
    text(part: string) {
      if (!isValue) return
      value += part
      if (value.length > cellCharactersMax)
        throw new ImportError(`A cell of line ${line} has more than ${cellCharactersMax} characters.`)
    },
    close(name: string) {
      if (name === 'v' || name === 't') isValue = false
      else if (name === 'c') {
        if (cell.at >= columnsMax) throw new ImportError(`Line ${line} has more than ${columnsMax} columns.`)
        while (cells.length < cell.at) cells.push('')
        cells[cell.at] = textOf(workbook, { ...cell, value }, options).trim()
      } else if (name === 'row' && cells.some(Boolean)) onRow(line, cells)
    },
  }
}

/** The column of a reference such as `AB12`, counted from 0. */
function columnOf(reference: string): number | undefined {
  const letters = /^[A-Z]{1,3}(?=\d)/.exec(reference)?.[0]
  if (!letters) return undefined
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

function textOf(
  { shared, isDate, countsFrom1904 }: Workbook,
  { type, style, value }: { type: string; style: number; value: string },
  { decimalComma = false }: RowOptions,
): string {
  if (type === 's') return shared[Number(value)] ?? ''
  if (type !== 'n' || value === '') return value
  const number = Number(value)
  if (!Number.isFinite(number)) return value
  if (isDate[style]) return dateText(number, countsFrom1904)
  const text = plainNumber(number)
  return decimalComma ? text.replace('.', ',') : text
}

/** A number as people write it: what binary fractions add at its end is cut, and it has no exponent. */
function plainNumber(number: number): string {
  const short = Number(number.toPrecision(15))
  const text = String(short)
  if (!text.includes('e')) return text
  let digits = short.toFixed(20)
  while (digits.endsWith('0')) digits = digits.slice(0, -1)
  return digits.endsWith('.') ? digits.slice(0, -1) : digits
}

const dayMs = 86_400_000

/** The day of a serial number, and its time where it has one. */
function dateText(serial: number, countsFrom1904: boolean): string {
  const first = countsFrom1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30)
  const instant = new Date(first + Math.round((serial * dayMs) / 1000) * 1000)
  if (Number.isNaN(instant.getTime())) return ''
  const [day = '', time = ''] = instant.toISOString().slice(0, 19).split('T')
  return time === '00:00:00' ? day : `${day} ${time}`
}
