import type { DayReport } from './day-report.ts'
import type { Difference } from './difference.ts'

/** The report of a day as plain text: three tables, then each difference in a line. */
export function printDay({ day, branches, payments, accounts, differences }: DayReport): string {
  const active = branches.filter(({ branch: _, ...figures }) => Object.values(figures).some((value) => value !== 0))
  return [
    `The store on ${day} (Santo Domingo)`,
    table(
      ['branch', 'placed', 'RD$', 'canceled', 'delivered', 'units sold', 'units back'],
      active.map((row) => [
        row.branch,
        row.placed,
        pesos(row.placedCentavos),
        row.canceled,
        row.delivered,
        row.unitsSold,
        row.unitsBack,
      ]),
    ),
    table(
      ['payment', 'state', 'count', 'RD$'],
      payments.map((row) => [row.kind, row.state, row.payments, pesos(row.centavos)]),
    ),
    table(
      ['account', 'debit RD$', 'credit RD$', 'at the end RD$'],
      accounts.map((row) => [
        row.account,
        pesos(row.debitCentavos),
        pesos(row.creditCentavos),
        pesos(row.closingCentavos),
      ]),
    ),
    differences.length === 0
      ? 'Orders, payments, ledger and stock agree.'
      : [`${differences.length} differences:`, ...differences.map(lineOf)].join('\n'),
  ].join('\n\n')
}

function lineOf({ check, subject, unit, expected, found }: Difference): string {
  const shown = ({ of, amount }: Difference['found']) =>
    `${of} ${unit === 'centavos' ? `RD$ ${pesos(amount)}` : `${amount}`}`
  return `  ${check}: ${subject}: ${shown(expected)}, ${shown(found)}`
}

const pesos = (centavos: number) =>
  (centavos / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Rows below a head, each column as wide as its widest cell; texts to the left, numbers to the right. */
function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  if (rows.length === 0) return `${head.join('  ')}\n(none)`
  const cells = [head, ...rows].map((row) => row.map(String))
  const widths = head.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)))
  const isNumber = head.map((_, column) => /^-?[\d.,]+$/.test(cells[1]?.[column] ?? ''))
  return cells
    .map((row) =>
      row
        .map((cell, column) =>
          isNumber[column] ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
