import { type WriteStream, createWriteStream, existsSync } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { finished } from 'node:stream/promises'
import { basename, dirname, extname, join } from 'node:path'
import { csvLine } from './csv-line.ts'
import { faultOfFile } from './file-faults.ts'
import type { PriceListFile } from './price-list-file.ts'
import { isRefusedColumn, refusedColumns } from './mapping.ts'

/** Where the refused rows of a list go: `list.refused.csv` beside `list.csv`. */
export function refusedPathOf(path: string): string {
  const name = basename(path, extname(path))
  return join(dirname(path), name.endsWith('.refused') ? `${name}.csv.refused.csv` : `${name}.refused.csv`)
}

export interface RowsFile {
  add(cells: readonly string[]): void
  /** Waits until all is on the disk; gives how many rows were added, and why they could not be written where that is so. */
  end(): Promise<WrittenRows>
}

export interface WrittenRows {
  count: number
  fault: string | undefined
}

/** At the start of a file it says that what follows is UTF-8. */
const byteOrderMark = '\uFEFF'

/**
 * A file in CSV that is made with its first row, so that none is left where there is nothing to say; one with `isRequested`
 * has at least its header. A fault of the disk ends the file, and not the import.
 */
export function createRowsFile(
  path: string,
  header: readonly string[],
  { delimiter = ',', isMarked = false, isRequested = false }: RowsFileOptions = {},
): RowsFile {
  let stream: WriteStream | undefined
  let error: unknown
  let count = 0
  const begin = () => {
    const begun = createWriteStream(path)
    begun.on('error', (reason) => (error ??= reason))
    begun.write((isMarked ? byteOrderMark : '') + csvLine(header, delimiter))
    return begun
  }
  return {
    add(cells) {
      stream ??= begin()
      if (error === undefined) stream.write(csvLine(cells, delimiter))
      count += 1
    },
    async end() {
      if (isRequested) stream ??= begin()
      if (stream && error === undefined) {
        stream.end()
        await finished(stream).catch((reason: unknown) => (error ??= reason))
      }
      return { count, fault: error === undefined ? undefined : (faultOfFile(error) ?? (error as Error).message) }
    },
  }
}

interface RowsFileOptions {
  delimiter?: string
  isMarked?: boolean
  isRequested?: boolean
}

/**
 * The refused rows as the list has them, each with its line, column and reason. They are in UTF-8; those of a list in Latin-1
 * say so, since they come back with the same options.
 */
export function createRefusedFile(
  path: string,
  { header, delimiter, isLatin1 }: Pick<PriceListFile, 'header' | 'delimiter' | 'isLatin1'>,
  { isRequested = false }: { isRequested?: boolean } = {},
) {
  const own = header.filter((name) => !isRefusedColumn(name))
  const places = header.flatMap((name, at) => (isRefusedColumn(name) ? [] : at))
  const file = createRowsFile(path, [...own, ...refusedColumns], { delimiter, isMarked: isLatin1, isRequested })
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

/** Removes the file of refused rows of an earlier run; a file without the columns that a run adds is somebody else's. */
export async function removeRefusedFile(path: string): Promise<void> {
  if (!existsSync(path)) return
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headerBytesMax), 0, headerBytesMax, 0)
    const [header = ''] = buffer.toString('utf8', 0, bytesRead).split(/\r?\n/, 1)
    if (![',', ';', '\t'].some((sign) => header.endsWith(`${sign}${refusedColumns.join(sign)}`))) return
  } finally {
    await file.close()
  }
  await rm(path)
}

const headerBytesMax = 100_000
