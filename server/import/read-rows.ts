import { createReadStream, existsSync, openSync, readSync, closeSync, statSync } from 'node:fs'
import { Transform } from 'node:stream'
import { CsvError, type Info, parse } from 'csv-parse'
import { isArchive } from './archive.ts'
import { ImportError } from './mapping.ts'
import { type Encoding, type PriceListFile, refuseDoubleColumns, rowsMax } from './price-list-file.ts'
import { openXlsxList } from './xlsx/open-xlsx-list.ts'

const fileBytesMax = 200_000_000
/** A file that begins with it is UTF-8, whatever the option says. */
const byteOrderMark = '\uFEFF'
const recordBytesMax = 200_000

/**
 * Opens a price list: a workbook (XLSX), or CSV in UTF-8 or Latin-1, separated by commas, semicolons or tabs. Refuses what
 * is missing, empty or too large.
 */
export async function openPriceList(path: string, encoding: Encoding = 'utf8'): Promise<PriceListFile> {
  if (!existsSync(path)) throw new ImportError(`There is no file ${path}.`)
  const { size, isFile } = { size: statSync(path).size, isFile: statSync(path).isFile() }
  if (!isFile) throw new ImportError(`${path} is not a file.`)
  if (size > fileBytesMax)
    throw new ImportError(
      `${path} has ${Math.ceil(size / 1e6)} MB; at most ${fileBytesMax / 1e6} MB can be imported. Split it.`,
    )
  if (isArchive(path)) return openXlsxList(path)
  const start = firstLine(path)
  const isLatin1 = encoding === 'latin1' && !start.startsWith(byteOrderMark)
  const source: Source = { path, encoding: isLatin1 ? 'latin1' : 'utf8', delimiter: delimiterOf(start) }
  const header = await headerOf(source)
  return {
    header,
    bytes: size,
    delimiter: source.delimiter,
    isLatin1,
    async *rows() {
      let isHeader = true
      let count = 0
      for await (const { record, info } of records(source)) {
        if (isHeader) {
          isHeader = false
          continue
        }
        count += 1
        if (count > rowsMax)
          throw new ImportError(`The file has more than ${rowsMax} rows; the rest was not read. Split it.`)
        const lineBreaks = record.join('').split('\n').length - 1
        yield { line: info.lines - lineBreaks, cells: withoutEmptyEnd(record, header.length), bytesRead: info.bytes }
      }
    },
  }
}

/** Spreadsheets write separators for formatted cells after the last column: these are empty cells, and none of the list. */
function withoutEmptyEnd(cells: string[], lengthMin: number): string[] {
  const used = cells.findLastIndex((cell) => cell !== '') + 1
  return cells.length > lengthMin ? cells.slice(0, Math.max(lengthMin, used)) : cells
}

interface Source {
  path: string
  encoding: Encoding
  delimiter: string
}

async function headerOf(source: Source): Promise<string[]> {
  for await (const { record } of records(source)) {
    const header = withoutEmptyEnd(record, 0)
    refuseDoubleColumns(header)
    return header
  }
  throw new ImportError(`${source.path} is empty: its first line should name the columns.`)
}

async function* records({ path, encoding, delimiter }: Source): AsyncGenerator<{ record: string[]; info: Info }> {
  const file = createReadStream(path)
  const parser = (encoding === 'utf8' ? file : file.pipe(fromLatin1())).pipe(
    parse({
      bom: true,
      delimiter,
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      // A spreadsheet saves an empty row as its separators.
      skip_records_with_empty_values: true,
      trim: true,
      max_record_size: recordBytesMax,
    }),
  )
  try {
    for await (const entry of parser) yield entry as { record: string[]; info: Info }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new ImportError(`The file cannot be read on: ${error.message}`)
  } finally {
    file.destroy()
  }
}

/** Latin-1 as spreadsheets write it: Windows-1252, whose further signs are quotes, dashes and the euro. */
function fromLatin1(): Transform {
  const decoder = new TextDecoder('windows-1252')
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      done(null, decoder.decode(chunk, { stream: true }))
    },
  })
}

/** The first line with something in it. */
function firstLine(path: string): string {
  const start = Buffer.alloc(64_000)
  const file = openSync(path, 'r')
  try {
    const lines = start.toString('utf8', 0, readSync(file, start)).split(/\r?\n/)
    return lines.find((line) => line.trim() !== '') ?? ''
  } finally {
    closeSync(file)
  }
}

/** The separator that the header uses most. */
function delimiterOf(header: string): string {
  const count = (sign: string) => header.split(sign).length
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best))
}
