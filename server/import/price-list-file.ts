import { ImportError, columnKey } from './mapping.ts'

export const rowsMax = 200_000

export const encodings = ['utf8', 'latin1'] as const
export type Encoding = (typeof encodings)[number]

/** How rows write numbers that the file itself has as numbers. */
export interface RowOptions {
  decimalComma?: boolean
}

export interface PriceListFile {
  header: string[]
  bytes: number
  delimiter: string
  /** Whether it is read as Latin-1. */
  isLatin1: boolean
  /** The rows below the header, each with the line it begins on and how much of the file has been read. */
  rows(options?: RowOptions): AsyncGenerator<{ line: number; cells: string[]; bytesRead: number }>
}

/** Refuses a header with two columns of one name. */
export function refuseDoubleColumns(header: readonly string[]): void {
  const twice = header.find(
    (name, index) => name && header.findIndex((other) => columnKey(other) === columnKey(name)) !== index,
  )
  if (twice !== undefined) throw new ImportError(`The file has two columns called "${twice}".`)
}
