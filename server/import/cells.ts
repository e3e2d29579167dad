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

export const cellLengthMax = 2_000

// oxlint-disable-next-line no-control-regex -- finds control characters
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/

/** What a spreadsheet shows where a formula has failed. */
const errorValue = /^#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!)$/

/** Whether a cell has the error of a formula in place of a value. */
export const isErrorValue = (cell: string): boolean => errorValue.test(cell)

/** Why a cell's text cannot be used whatever its column, undefined when it can. */
export function unusable(cell: string, lengthMax = cellLengthMax): string | undefined {
  if (cell.length > lengthMax) return `is longer than ${lengthMax} characters`
  if (controls.test(cell)) return 'holds control characters'
  if (cell.includes('\ufffd'))
    return 'holds signs that are not UTF-8; save the file as UTF-8, or import it with --encoding latin1'
  return undefined
}

/** Of letters that NFC leaves as they are. */
const tidyText = /^(?:[!-~À-ÿ]+(?: [!-~À-ÿ]+)*)?$/

/** A text in one line: its characters composed (NFC), each run of white space one space. */
export function tidy(cell: string): string {
  // Most cells are tidy already, and testing that takes a third of the time.
  if (tidyText.test(cell)) return cell
  return cell.normalize('NFC').replace(/\s+/gu, ' ').trim()
}

/** How a list writes amounts. */
export interface Notation {
  decimalComma: boolean
  currencySigns: readonly string[]
}
const plainNotation: Notation = { decimalComma: false, currencySigns: [] }

/**
 * A decimal number written with a point and perhaps thousands commas, or the other way round; undefined for all else.
 */
export function decimal(cell: string, notation: Notation = plainNotation): number | undefined {
  const written = withoutSign(tidy(cell), notation.currencySigns)
  // The two signs change places; a comma that is left then cannot be one of thousands.
  const text = notation.decimalComma ? written.replace(/[.,]/g, (sign) => (sign === ',' ? '.' : ',')) : written
  if (!/^-?(\d{1,12}|\d{1,3}(,\d{3}){1,3})(\.\d{1,20})?$/.test(text)) return undefined
  return Number(text.replaceAll(',', ''))
}

/**
 * Whether a number may be one of thousands that is written with the other sign: `1.250` is 1.25 where the decimals have a
 * point, and 1,250 where they have a comma.
 */
export function mayBeThousands(cell: string, { decimalComma, currencySigns }: Notation): boolean {
  return (decimalComma ? /^\d{1,3},\d{3}$/ : /^\d{1,3}\.\d{3}$/).test(withoutSign(tidy(cell), currencySigns))
}

function withoutSign(text: string, signs: readonly string[]): string {
  const sign = signs.find((one) => text.startsWith(one) || text.endsWith(one))
  if (!sign) return text
  return (text.startsWith(sign) ? text.slice(sign.length) : text.slice(0, -sign.length)).trim()
}

/** Signs that lists write beside amounts, the longer first. */
const usualSigns = ['RD$', 'US$', 'DOP', 'USD', 'EUR', 'INR', '$', '€', '£', '₹']

/** How an amount is written that a mapping does not read: another sign of decimals, or a currency sign of its own. */
export type NotationHint = 'decimalComma' | 'decimalPoint' | 'currencySigns'

/** How a refused amount is written, where another entry of the mapping could read it. */
export function notationHint(cell: string, notation: Notation): NotationHint | undefined {
  const signs = [...notation.currencySigns, ...usualSigns]
  if (decimal(cell, { ...notation, currencySigns: signs }) !== undefined) return 'currencySigns'
  const other = { decimalComma: !notation.decimalComma, currencySigns: signs }
  if (decimal(cell, other) === undefined) return undefined
  return other.decimalComma ? 'decimalComma' : 'decimalPoint'
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

/** A whole number in a cell, within bounds; undefined for all else. */
export function wholeNumber(
  cell: string,
  min: number,
  max: number,
  notation: Notation = plainNotation,
): number | undefined {
  const number = decimal(cell, notation)
  return number !== undefined && Number.isInteger(number) && number >= min && number <= max ? number : undefined
}
