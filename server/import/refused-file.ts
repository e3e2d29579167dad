import { type WriteStream, createWriteStream } from 'node:fs'
import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import { basename, dirname, extname, join } from 'node:path'
import { csvLine } from './csv-line.ts'
import type { PriceListFile } from './price-list-file.ts'
import { isRefusedColumn, refusedColumns } from './mapping.ts'

/** Where the refused rows of a list go: `list.refused.csv` beside `list.csv`. */
export function refusedPathOf(path: string): string {
  const name = basename(path, extname(path))
  return join(dirname(path), name.endsWith('.refused') ? `${name}.csv.refused.csv` : `${name}.refused.csv`)
}

export interface RowsFile {
  add(cells: readonly string[]): void
  /** Waits until all is on the disk; gives how many rows were written. */
  end(): Promise<number>
}

/** At the start of a file it says that what follows is UTF-8. */
const byteOrderMark = '\uFEFF'

/** A file in CSV that is made with its first row, so that none is left where there is nothing to say. */
export function createRowsFile(
  path: string,
  header: readonly string[],
  { delimiter = ',', isMarked = false }: { delimiter?: string; isMarked?: boolean } = {},
): RowsFile {
  let stream: WriteStream | undefined
  let count = 0
  return {
    add(cells) {
      if (!stream) {
        stream = createWriteStream(path)
        stream.write((isMarked ? byteOrderMark : '') + csvLine(header, delimiter))
      }
      stream.write(csvLine(cells, delimiter))
      count += 1
    },
    async end() {
      if (stream) {
        if (stream.pending) await once(stream, 'open')
        stream.end()
        await finished(stream)
      }
      return count
    },
  }
}

/**
 * The refused rows as the list has them, each with its line, column and reason. They are in UTF-8; those of a list in Latin-1
 * say so, since they come back with the same options.
 */
export function createRefusedFile(
  path: string,
  { header, delimiter, isLatin1 }: Pick<PriceListFile, 'header' | 'delimiter' | 'isLatin1'>,
) {
  const own = header.filter((name) => !isRefusedColumn(name))
  const places = header.flatMap((name, at) => (isRefusedColumn(name) ? [] : at))
  const file = createRowsFile(path, [...own, ...refusedColumns], { delimiter, isMarked: isLatin1 })
  return {
    add({ line, cells, column, reason }: { line: number; cells: readonly string[]; column: string; reason: string }) {
      // Cells of a row that is too short or too long keep their places.
      const row =
        cells.length === header.length ? places.map((at) => cells[at] as string) : own.map((_, at) => cells[at] ?? '')
      file.add([...row, String(line), column, reason])
    },
    end: file.end,
  }
}
