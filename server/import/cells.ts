/** Why a row cannot be imported: the column, and the reason as the end of a sentence. */
export interface RowRefusal {
  column: string
  reason: string
}

/** Thrown for a row that cannot be read: the report names the row, and the import continues with the next one. */
export class RefusedRow extends Error {
  readonly refusal: RowRefusal
  constructor(column: string, reason: string) {
    super(reason)
    this.refusal = { column, reason }
  }
}

const cellLengthMax = 2_000

// oxlint-disable-next-line no-control-regex -- finds control characters
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/

/** Why a cell's text cannot be used whatever its column, undefined when it can. */
export function unusable(cell: string): string | undefined {
  if (cell.length > cellLengthMax) return `is longer than ${cellLengthMax} characters`
  if (controls.test(cell)) return 'holds control characters'
  if (cell.includes('\ufffd')) return 'holds signs that are not UTF-8; save the file as UTF-8'
  return undefined
}

/** A text in one line: its characters composed (NFC), each run of white space one space. */
export function tidy(cell: string): string {
  return cell.normalize('NFC').replace(/\s+/gu, ' ').trim()
}

/** A decimal number written with a point and perhaps thousands commas; undefined for all else. */
export function decimal(cell: string): number | undefined {
  const text = tidy(cell)
  if (!/^-?(\d{1,12}|\d{1,3}(,\d{3}){1,3})(\.\d{1,20})?$/.test(text)) return undefined
  return Number(text.replaceAll(',', ''))
}

/** The numbers of a list such as `[50, 8, 2]` or `50 + 8 + 2`, none when it is empty or holds anything else. */
export function decimals(cell: string): number[] {
  const parts = tidy(cell)
    .replace(/^[[(]|[\])]$/g, '')
    .split(/[,+;x×/]/)
    .map((part) => part.trim())
    .filter(Boolean)
  const numbers = parts.map((part) => decimal(part))
  return parts.length <= 12 && numbers.every((number) => number !== undefined) ? (numbers as number[]) : []
}

/** A cell's yes or no in the usual notations of price lists; undefined for anything else. */
export function yesNo(cell: string): boolean | undefined {
  const text = tidy(cell).toLowerCase()
  if (['1', '1.0', 'yes', 'true', 'y', 'si', 'sí'].includes(text)) return true
  return ['0', '0.0', 'no', 'false', 'n'].includes(text) ? false : undefined
}
