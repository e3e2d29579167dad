import { type TaxpayerState, taxpayerStateOf } from '#domain/tax-id/taxpayer.ts'
import { RefusedRow, tidy } from './cells.ts'

/** The columns of the tax authority's file, in its order; only some of them are stored. */
const columns = [
  'RNC',
  'name',
  'trade name',
  'activity',
  'street',
  'number',
  'sector',
  'phone',
  'start',
  'state',
  'regime',
] as const
const nameLengthMax = 300

// A file in UTF-8 has such characters in the place of accented capitals.
// oxlint-disable-next-line no-control-regex -- finds control characters
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/

/** The number of a row, read before everything else; undefined where the row has none. */
export function taxIdOf(row: string): string | undefined {
  const [cell = ''] = row.slice(0, 40).split('|', 1)
  const taxId = cell.replace(/[- ]/g, '')
  return /^(\d{9}|\d{11})$/.test(taxId) ? taxId : undefined
}

/** The name, trade name and state of a row. Throws RefusedRow, with the column, for one that cannot be read. */
export function toTaxpayer(row: string): { name: string; tradeName: string | null; state: TaxpayerState } {
  const cells = row.split('|')
  if (taxIdOf(row) === undefined) throw new RefusedRow('RNC', 'has neither nine nor eleven digits')
  if (cells.length !== columns.length)
    throw new RefusedRow('row', `has ${cells.length} columns instead of ${columns.length}`)
  const cell = (column: (typeof columns)[number]) => {
    const text = cells[columns.indexOf(column)] ?? ''
    if (controls.test(text)) throw new RefusedRow(column, 'holds control characters; the file should be in ISO-8859-15')
    const tidied = tidy(text)
    if (tidied.length > nameLengthMax) throw new RefusedRow(column, `is longer than ${nameLengthMax} characters`)
    return tidied
  }
  const name = cell('name')
  if (!name) throw new RefusedRow('name', 'is empty')
  return { name, tradeName: cell('trade name') || null, state: taxpayerStateOf(cell('state').toUpperCase()) }
}
