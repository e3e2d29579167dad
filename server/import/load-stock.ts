import { setCountedStock } from '#server/modules/inventory/move-stock.ts'
import { listBranchCodes } from '#server/modules/branches/list-branch-codes.ts'
import { listKnownCodes } from '#server/modules/products/list-product-states.ts'
import type { Database } from '#server/platform/database/database.ts'
import { RefusedRow, tidy, unusable, wholeNumber } from './cells.ts'
import { ImportError, columnKey, isRefusedColumn } from './mapping.ts'
import type { PriceListFile } from './price-list-file.ts'
import { type Refusal, refusalsMax } from './summary.ts'

const batchSize = 2_000
const unitsMax = 1_000_000

/** The columns of a stock list, by the names that they may have. */
const names = {
  product: ['product', 'code', 'codarticulo', 'producto'],
  branch: ['branch', 'codplace', 'sucursal'],
  quantity: ['quantity', 'stock', 'existencia', 'cantidad'],
} as const
type StockColumn = keyof typeof names

export interface StockSummary {
  rows: number
  changed: number
  refused: Refusal[]
  refusedCount: number
  /** Why the file could not be read to its end; the rows before are stored. */
  fault?: string
}

interface StockOptions {
  dryRun: boolean
  /** Products that the price list of the same dry run would bring. */
  alsoKnown?: ReadonlySet<string>
  onProgress?: (bytesRead: number, rows: number) => void
  onRefused?: (refused: Refusal & { cells: readonly string[] }) => void
  signal?: AbortSignal
}

interface StockRow {
  line: number
  cells: readonly string[]
  productCode: string
  branchCode: number
  onHand: number
}

/** Whether a file is a stock list: it has exactly a column of product, branch and quantity. */
export function isStockList(header: readonly string[]): boolean {
  // Rows that were refused come back with the columns that say why.
  return header.filter((name) => !isRefusedColumn(name)).length === 3 && placesIn(header) !== undefined
}

/** Refuses options of a price list, which a list of stock would leave without effect. */
export function refuseOptionsOfPrices({
  isFull,
  only,
  rate,
}: {
  isFull: boolean
  only?: string | undefined
  rate?: string | undefined
}): void {
  if (isFull || only !== undefined || rate !== undefined)
    throw new ImportError('A list of stock sets stock alone: it takes neither full nor only nor a rate.')
}

function placesIn(header: readonly string[]): Record<StockColumn, number> | undefined {
  const keys = header.map(columnKey)
  const places = Object.entries(names).map(([column, of]) => [
    column,
    keys.findIndex((key) => (of as readonly string[]).includes(key)),
  ])
  return places.some(([, at]) => (at as number) < 0)
    ? undefined
    : (Object.fromEntries(places) as Record<StockColumn, number>)
}

/** Sets what branches have on hand to what the rows of a stock list say, in batches that are a transaction each. */
export async function loadStock(db: Database, file: PriceListFile, options: StockOptions): Promise<StockSummary> {
  const summary: StockSummary = { rows: 0, changed: 0, refused: [], refusedCount: 0 }
  const places = placesIn(file.header) as Record<StockColumn, number>
  const branches = new Set(await listBranchCodes(db))
  const lines = new Map<string, number>()
  const refuse = ({ line, cells, column, reason }: Refusal & { cells: readonly string[] }) => {
    summary.refusedCount += 1
    if (summary.refused.length < refusalsMax) summary.refused.push({ line, column, reason })
    options.onRefused?.({ line, cells, column, reason })
  }
  let batch: StockRow[] = []
  const storeBatch = async () => {
    summary.changed += await store(db, batch, options, (row) =>
      refuse({ ...row, column: file.header[places.product] as string, reason: 'is no product of the store' }),
    )
    batch = []
  }
  try {
    for await (const { line, cells, bytesRead } of file.rows()) {
      if (options.signal?.aborted) break
      summary.rows += 1
      try {
        batch.push({ line, cells, ...toStock(cells, file.header, { places, branches, lines, line }) })
      } catch (error) {
        if (!(error instanceof RefusedRow)) throw error
        refuse({ line, cells, ...error.refusal })
      }
      if (batch.length === batchSize) await storeBatch()
      options.onProgress?.(bytesRead, summary.rows)
    }
  } catch (error) {
    if (!(error instanceof ImportError)) throw error
    summary.fault = error.message
  }
  await storeBatch()
  if (!options.signal?.aborted && !summary.fault) options.onProgress?.(file.bytes, summary.rows)
  return summary
}

interface StockContext {
  places: Record<StockColumn, number>
  branches: ReadonlySet<number>
  /** The line of each product at a branch. */
  lines: Map<string, number>
  line: number
}

function toStock(
  cells: readonly string[],
  header: readonly string[],
  { places, branches, lines, line }: StockContext,
): Pick<StockRow, 'productCode' | 'branchCode' | 'onHand'> {
  if (cells.length !== header.length)
    throw new RefusedRow('the row', `has ${cells.length} cells where the header has ${header.length}`)
  const cell = (column: StockColumn) => tidy(cells[places[column]] as string)
  const refusal = (column: StockColumn, reason: string) => new RefusedRow(header[places[column]] as string, reason)
  for (const [at, text] of cells.entries()) {
    const reason = unusable(text)
    if (reason) throw new RefusedRow(header[at] as string, reason)
  }
  const branchCode = wholeNumber(cell('branch'), 1, 99_999)
  if (branchCode === undefined || !branches.has(branchCode)) throw refusal('branch', 'is no branch of the store')
  const onHand = wholeNumber(cell('quantity'), 0, unitsMax)
  if (onHand === undefined) throw refusal('quantity', `is no whole number from 0 to ${unitsMax}`)
  const productCode = cell('product')
  if (!productCode) throw refusal('product', 'is empty')
  const key = `${branchCode} ${productCode}`
  const before = lines.get(key)
  if (before !== undefined) throw refusal('product', `is at branch ${branchCode} in line ${before} already`)
  lines.set(key, line)
  return { productCode, branchCode, onHand }
}

class DryRunRollback extends Error {}

async function store(
  db: Database,
  batch: readonly StockRow[],
  { dryRun, alsoKnown = new Set() }: StockOptions,
  refuseUnknown: (row: StockRow) => void,
): Promise<number> {
  if (batch.length === 0) return 0
  const known = await listKnownCodes(db, [...new Set(batch.map((row) => row.productCode))])
  const rows = batch.filter((row) => known.has(row.productCode))
  let changed = 0
  try {
    await db.transaction().execute(async (transaction) => {
      changed = await setCountedStock(transaction, rows)
      if (dryRun) throw new DryRunRollback()
    })
  } catch (error) {
    if (!(error instanceof DryRunRollback)) throw error
  }
  for (const row of batch) {
    if (known.has(row.productCode)) continue
    // A product that the list would bring has no stock yet that the row could be equal to.
    if (alsoKnown.has(row.productCode)) changed += 1
    else refuseUnknown(row)
  }
  return changed
}
