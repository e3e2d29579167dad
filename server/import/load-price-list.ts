import type { Database } from '#server/platform/database/database.ts'
import {
  type ProductToWrite,
  type UpsertedProducts,
  analyzeTables,
  upsertProducts,
} from '#server/modules/products/upsert-products.ts'
import type { Studio } from '#server/modules/products/studio-pictures.ts'
import { RefusedRow, unusable } from './cells.ts'
import { listBranchCodes } from '#server/modules/branches/list-branch-codes.ts'
import { ensureCategory } from '#server/modules/products/ensure-category.ts'
import { ImportError, type Mapping, columnKey, missingColumns } from './mapping.ts'
import type { PriceListFile } from './read-rows.ts'
import { toProduct } from './to-product.ts'

const batchSize = 200

export interface Refusal {
  line: number
  column: string
  reason: string
}

export interface Summary {
  rows: number
  created: number
  updated: number
  unchanged: number
  refused: Refusal[]
  /** Cells that were left out because their value is impossible, counted by column. */
  leftOut: Map<string, number>
}

export interface LoadOptions {
  mapping: Mapping
  rate: number
  dryRun: boolean
  studio: Studio
  now: Date
  onProgress?: (bytesRead: number, rows: number) => void
  signal?: AbortSignal
}

interface LineOfProduct {
  line: number
  product: ProductToWrite
}

/** Loads a price list in batches of 200 rows, each a transaction of its own; a dry run rolls every transaction back. */
export async function loadPriceList(db: Database, file: PriceListFile, options: LoadOptions): Promise<Summary> {
  const { mapping } = options
  const missing = missingColumns(mapping, file.header)
  if (missing.length > 0) throw new ImportError(missingSentence(missing, file.header))
  const summary: Summary = { rows: 0, created: 0, updated: 0, unchanged: 0, refused: [], leftOut: new Map() }
  const branchCodes = await listBranchCodes(db)
  const onLeftOut = (column: string) => void summary.leftOut.set(column, (summary.leftOut.get(column) ?? 0) + 1)
  const context = { ...options, branchCodes, onLeftOut }
  const keys = file.header.map(columnKey)
  const linesByCode = new Map<string, number>()
  let batch: LineOfProduct[] = []
  for await (const { line, cells, bytesRead } of file.rows()) {
    if (options.signal?.aborted) break
    summary.rows += 1
    try {
      refuseUnusable(file.header, cells)
      const product = toProduct(new Map(keys.map((key, index) => [key, cells[index] ?? ''])), context)
      const before = linesByCode.get(product.code.toLowerCase())
      if (before !== undefined)
        throw new RefusedRow(
          mapping.columns.code ?? mapping.columns.name,
          `is the product of line ${before} again (${product.code})`,
        )
      linesByCode.set(product.code.toLowerCase(), line)
      batch.push({ line, product })
    } catch (error) {
      if (!(error instanceof RefusedRow)) throw error
      summary.refused.push({ line, ...error.refusal })
    }
    if (batch.length === batchSize) {
      await store(db, batch, options, summary)
      batch = []
    }
    options.onProgress?.(bytesRead, summary.rows)
  }
  await store(db, batch, options, summary)
  if (!options.dryRun && summary.created > 0) await analyzeTables(db)
  if (!options.signal?.aborted) options.onProgress?.(file.bytes, summary.rows)
  return summary
}

function refuseUnusable(header: readonly string[], cells: readonly string[]): void {
  if (cells.length !== header.length)
    throw new RefusedRow('the row', `has ${cells.length} cells where the header has ${header.length}`)
  for (const [index, cell] of cells.entries()) {
    const reason = unusable(cell)
    if (reason) throw new RefusedRow(header[index] as string, reason)
  }
}

/**
 * Imports a batch in one transaction. When the database refuses it, the rows follow one by one to find the bad one.
 */
async function store(
  db: Database,
  batch: readonly LineOfProduct[],
  options: LoadOptions,
  summary: Summary,
): Promise<void> {
  if (batch.length === 0) return
  try {
    count(summary, await write(db, batch, options))
  } catch (error) {
    if (!isDataFault(error)) throw error
    if (batch.length > 1) {
      for (const one of batch) await store(db, [one], options, summary)
      return
    }
    summary.refused.push({
      line: (batch[0] as LineOfProduct).line,
      column: 'the row',
      reason: `was refused by the database: ${(error as Error).message}`,
    })
  }
}

class DryRunRollback extends Error {}

async function write(
  db: Database,
  batch: readonly LineOfProduct[],
  { mapping, dryRun }: LoadOptions,
): Promise<UpsertedProducts> {
  let result: UpsertedProducts | undefined
  try {
    await db.transaction().execute(async (transaction) => {
      await ensureCategory(transaction, mapping.category)
      result = await upsertProducts(
        transaction,
        batch.map((one) => one.product),
      )
      if (dryRun) throw new DryRunRollback()
    })
  } catch (error) {
    if (!(error instanceof DryRunRollback)) throw error
  }
  return result as UpsertedProducts
}

function count(summary: Summary, { created, updated, unchanged }: UpsertedProducts): void {
  summary.created += created.length
  summary.updated += updated.length
  summary.unchanged += unchanged.length
}

/** Classes 22 and 23 of SQLSTATE: a value or a constraint, not the connection. */
function isDataFault(error: unknown): boolean {
  const { code } = error as { code?: unknown }
  return typeof code === 'string' && /^2[23]/.test(code)
}

function missingSentence(missing: readonly string[], header: readonly string[]): string {
  const named = missing.map((name) => `"${name}"`).join(', ')
  return `The mapping names ${missing.length > 1 ? 'columns' : 'a column'} that the file does not have: ${named}. The file has: ${header.join(', ')}.`
}
