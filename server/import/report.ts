import type { StockSummary } from './load-stock.ts'
import { type NotedLines, type Refusal, type Summary, linesNamedMax } from './summary.ts'

const refusalsShownMax = 200

/** What an import did, or a dry run would do, in plain lines. */
export function reportOf(summary: Summary, dryRun: boolean): string {
  const { rows, created, updated, unchanged, refused, refusedCount } = summary
  const would = dryRun ? 'would be ' : ''
  return [
    ...refusalsOf(refused, refusedCount),
    ...hintsOf(summary),
    ...barcodesOf(summary),
    ...pricesOf(summary),
    ...spanishNamesOf(summary),
    ...thousandsOf(summary),
    ...notesOf(summary, would),
    ...picturesOf(summary, dryRun),
    ...unlistedNote(summary, dryRun),
    `${rows} rows: ${created} ${would}created, ${updated} ${would}updated, ${unchanged} unchanged, ${refusedCount} refused.`,
    ...dryRunNote(dryRun),
  ].join('\n')
}

const dryRunNote = (dryRun: boolean) => (dryRun ? ['This was a dry run: nothing was changed.'] : [])

/** What the import of a stock list did, or a dry run would do, in plain lines. */
export function reportOfStock({ rows, changed, refused, refusedCount }: StockSummary, dryRun: boolean): string {
  const would = dryRun ? 'would be ' : ''
  return [
    ...refusalsOf(refused, refusedCount),
    `${rows} rows of stock: ${changed} ${would}changed, ${rows - changed - refusedCount} unchanged, ${refusedCount} refused.`,
    ...dryRunNote(dryRun),
  ].join('\n')
}

function hintsOf({ hints }: Summary): string[] {
  const entries = {
    decimalComma: 'are written with a decimal comma: "decimalComma": true in the mapping reads them',
    decimalPoint: 'are written with a decimal point: "decimalComma": false in the mapping reads them',
    currencySigns: 'have a currency sign: "currencySigns" in the mapping, such as ["RD$"], has to name it',
  }
  return [...hints].map(([entry, count]) => `Hint: ${count} of the refused amounts ${entries[entry]}.`)
}

function barcodesOf({ sharedBarcodes }: Summary): string[] {
  const lines = sharedBarcodes.map(
    ({ line, barcode, other }) => `line ${line}: the barcode ${barcode} is that of ${other} too: a search finds both`,
  )
  const more = lines.length - refusalsShownMax
  return [...lines.slice(0, refusalsShownMax), ...(more > 0 ? [`… and ${more} more barcodes of two products`] : [])]
}

function pricesOf({ vainOffers, risingPrices, zeroPrices }: Summary): string[] {
  return [
    ...(zeroPrices.length > 0
      ? [`Prices of 0, for which active products cannot be bought: ${linesOf(zeroPrices)}.`]
      : []),
    ...(vainOffers.length > 0
      ? [`Offers that are not below the price of the product, and so are not in effect: ${linesOf(vainOffers)}.`]
      : []),
    ...(risingPrices.length > 0
      ? [`Prices from a quantity on that are above the price of fewer units: ${linesOf(risingPrices)}.`]
      : []),
  ]
}

/** Category by category, since each of its rows may repeat the name. */
function spanishNamesOf({ otherSpanishNames }: Summary): string[] {
  const names = [...otherSpanishNames.values()].toSorted((a, b) => a.line - b.line)
  const lines = names.map(
    ({ line, given, category, stored }) =>
      `line ${line}: the category ${category} keeps its Spanish name ${stored}; ${given} is not stored`,
  )
  const more = lines.length - refusalsShownMax
  return [...lines.slice(0, refusalsShownMax), ...(more > 0 ? [`… and ${more} more categories keep their names`] : [])]
}

function linesOf(lines: readonly number[], count = lines.length): string {
  const shown = lines.toSorted((a, b) => a - b).slice(0, linesNamedMax)
  const more = count - shown.length
  return `line ${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}

const withLines = (by: Map<string, NotedLines>) =>
  [...by].map(([name, { count, lines }]) => `${name} ${count}× (${linesOf(lines, count)})`).join(', ')

function thousandsOf({ thousands }: Summary): string[] {
  if (thousands.size === 0) return []
  return [
    `Amounts with three decimals, which are read as less than 1,000: ${withLines(thousands)}. Where they are thousands, "decimalComma" in the mapping has to be the other one.`,
  ]
}

function notesOf({ leftOut, cut, changes, reserved }: Summary, would: string): string[] {
  const counts = (by: Map<string, number>) => [...by].map(([name, count]) => `${name} ${count}×`).join(', ')
  return [
    ...(leftOut.size > 0
      ? [`Cells left out, since they are empty lists or cannot be true: ${withLines(leftOut)}.`]
      : []),
    ...(cut.size > 0 ? [`Names that are too long and ${would || 'were '}cut at a word: ${withLines(cut)}.`] : []),
    ...(reserved > 0
      ? [
          `${reserved} stocks are counted lower than what shoppers have reserved: that many stay until the reservations end.`,
        ]
      : []),
    ...(changes.size > 0 ? [`Changed: ${counts(changes)}.`] : []),
  ]
}

function picturesOf({ pictured, missed, missedCount, notTaken }: Summary, dryRun: boolean): string[] {
  const taken = dryRun
    ? `${pictured} products would have other pictures; ${missedCount} pictures would not be taken.`
    : `${pictured} products have other pictures; ${missedCount} pictures were not taken. Running the list again tries those.`
  return [
    ...missed
      .slice(0, refusalsShownMax)
      .map(({ line, source, reason }) => `line ${line}: the picture ${source} ${reason}`),
    ...(missedCount > refusalsShownMax
      ? [`… and ${missedCount - refusalsShownMax} more pictures ${dryRun ? 'would not be' : 'were not'} taken`]
      : []),
    ...(pictured + missedCount > 0 ? [taken] : []),
    ...(notTaken > 0
      ? [
          `${notTaken} rows name pictures that are files, addresses or photographs of another store. An import over the API takes none of them, so these products stay with the pictures that they have; npm run import takes them.`,
        ]
      : []),
  ]
}

function unlistedNote({ unlisted }: Summary, dryRun: boolean): string[] {
  if (!unlisted || unlisted.count === 0) return []
  const { count, hidden, isUnsure, isEmpty } = unlisted
  const has = `The list lacks ${count} products that the store shows`
  if (hidden > 0) return [`${has}; they were hidden.`]
  if (isEmpty) return [`${has}. None was hidden, since the list has no row.`]
  if (isUnsure) return [`${has}. None was hidden, since rows without a readable code were refused.`]
  return [dryRun ? `${has}; --yes would hide them.` : `${has}. None was hidden: run it again with --yes to hide them.`]
}

/** The refused rows, as many as a reader looks at, each in one line; `count` where there are more than these. */
export function refusalsOf(refused: readonly Refusal[], count = refused.length): string[] {
  return [
    ...refused.slice(0, refusalsShownMax).map(({ line, column, reason }) => `line ${line}: ${column} ${reason}`),
    ...(count > refusalsShownMax ? [`… and ${count - refusalsShownMax} more rows were refused`] : []),
  ]
}
