import type { Database } from '#server/platform/database/database.ts'
import { listBranchCodes } from '#server/modules/branches/list-branch-codes.ts'
import { listBrandNames, listCategoryStates } from '#server/modules/products/list-product-states.ts'
import type { Studio } from '#server/modules/products/studio-pictures.ts'
import { countUnlisted, hideUnlisted } from '#server/modules/products/unlisted-products.ts'
import { analyzeTables } from '#server/modules/products/upsert-products.ts'
import { cellLengthsOf } from './cell-lengths.ts'
import { createCategories } from './categories.ts'
import { RefusedRow, isErrorValue, unusable } from './cells.ts'
import { findColumns } from './find-columns.ts'
import type { ImportContext } from './import-context.ts'
import { ImportError } from './mapping.ts'
import type { ColumnName, Mapping } from './mapping-schema.ts'
import type { PictureTaker } from './pictures/take-pictures.ts'
import type { PriceListFile } from './price-list-file.ts'
import { type Batch, type Difference, createStoring } from './store-batch.ts'
import { type RefusedLine, type Summary, countIn, emptySummary, noteLine, refusalsMax } from './summary.ts'
import { createSharedBarcodes } from './shared-barcodes.ts'
import { joinSiblings } from './siblings.ts'
import { codeOfRow, toListedProduct } from './to-listed-product.ts'

const rowsOfBatch = 750

export interface LoadOptions {
  mapping: Mapping
  rate: number
  dryRun: boolean
  studio: Studio
  now: Date
  /** Changes these columns of known products alone. */
  used?: ReadonlySet<ColumnName> | undefined
  /** The list is whole: products that it lacks are hidden, where `mayHide` says so. */
  isFull?: boolean
  mayHide?: boolean
  /** How many rows are stored at a time; 750 where it is missing. */
  batchSize?: number
  /** Called after each batch, and waited for. */
  afterBatch?: () => Promise<void>
  /** How many batches the database stores at a time; the embedded one has one connection. */
  parallel?: number
  /** Takes pictures that the store does not have; without it the summary counts the rows that name some. */
  pictures?: PictureTaker
  onProgress?: (bytesRead: number, rows: number) => void
  onRefused?: (refused: RefusedLine) => void
  onDifference?: (difference: Difference) => void
  /** Called with the code of each product that the list brings, or in a dry run would bring. */
  onCreated?: ((code: string) => void) | undefined
  signal?: AbortSignal
}

/**
 * Loads a price list in batches of 750 rows, each a transaction of its own; a dry run rolls every transaction back. A
 * signal stops it between two batches.
 */
export async function loadPriceList(db: Database, file: PriceListFile, options: LoadOptions): Promise<Summary> {
  const summary = emptySummary()
  const reading = { line: 0 }
  const context = await contextOf(db, file, options, { summary, reading })
  const refuse = (refused: RefusedLine) => {
    summary.refusedCount += 1
    const { line, column, reason } = refused
    if (summary.refused.length < refusalsMax) summary.refused.push({ line, column, reason })
    options.onRefused?.(refused)
  }
  const categories = createCategories(await listCategoryStates(db), options.mapping)
  const storing = createStoring(db, { ...options, context, categories, summary, refuse })
  const listed = createListedCodes(context)
  const barcodes = createSharedBarcodes()
  const modelsOfSiblings = new Map<string, string>()
  let batch: Batch = []
  const storeBatch = async () => {
    await joinSiblings(
      db,
      batch.map(({ product }) => product),
      modelsOfSiblings,
    )
    await storing.add(batch)
    batch = []
  }
  try {
    for await (const { line, cells, bytesRead } of file.rows(options.mapping)) {
      if (options.signal?.aborted) break
      summary.rows += 1
      reading.line = line
      try {
        refuseUnusable(file.header, cells, context)
        const product = toListedProduct(cells, context)
        listed.add(product.code, line)
        if (product.stated.barcode) barcodes.add(line, product.stated.barcode)
        batch.push({ line, cells, product })
      } catch (error) {
        if (!(error instanceof RefusedRow)) throw error
        listed.addRefused(cells)
        refuse({ line, cells, ...error.refusal })
      }
      if (batch.length === (options.batchSize ?? rowsOfBatch)) {
        await storeBatch()
        await options.afterBatch?.()
      }
      options.onProgress?.(bytesRead, summary.rows)
    }
  } catch (error) {
    if (!(error instanceof ImportError)) throw error
    summary.fault = error.message
  }
  await storeBatch()
  await storing.end()
  for (const lines of [summary.refused, summary.missed]) lines.sort((a, b) => a.line - b.line)
  summary.sharedBarcodes = await barcodes.end(db, listed)
  if (options.isFull && !summary.fault && !options.signal?.aborted) await hideOthers(db, listed, options, summary)
  if (!options.dryRun && summary.created > 0) await analyzeTables(db)
  if (!options.signal?.aborted && !summary.fault) options.onProgress?.(file.bytes, summary.rows)
  return summary
}

async function contextOf(
  db: Database,
  { header }: PriceListFile,
  { mapping, used, ...options }: LoadOptions,
  { summary, reading }: { summary: Summary; reading: { line: number } },
): Promise<ImportContext> {
  const branchCodes = await listBranchCodes(db)
  const columns = findColumns(mapping, header, { used, branchCodes })
  const brands = await listBrandNames(db)
  return {
    mapping,
    columns,
    cellLengths: cellLengthsOf(columns, header.length),
    rate: options.rate,
    branchCodes,
    studio: options.studio,
    now: options.now,
    brands: new Map(brands.toReversed().map((brand) => [brand.name.toLowerCase(), brand])),
    onLeftOut: (column) => noteLine(summary.leftOut, column, reading.line),
    onHint: (entry) => countIn(summary.hints, entry),
    onThousands: (column) => noteLine(summary.thousands, column, reading.line),
    onCut: (column) => noteLine(summary.cut, column, reading.line),
  }
}

function refuseUnusable(header: readonly string[], cells: readonly string[], context: ImportContext): void {
  const { cellLengths, columns } = context
  if (cells.length !== header.length)
    throw new RefusedRow('the row', `has ${cells.length} cells where the header has ${header.length}`)
  for (const [index, cell] of cells.entries()) {
    const reason = unusable(cell, cellLengths[index])
    if (reason) throw new RefusedRow(header[index] as string, reason)
    // What no column of the mapping reads may be wrong.
    if (isErrorValue(cell) && columns.places.has(index))
      throw new RefusedRow(header[index] as string, `is an error of the workbook (${cell})`)
  }
}

type ListedCodes = ReturnType<typeof createListedCodes>

/** The codes of a list with the line of each: a second row of the same product is refused. */
function createListedCodes(context: ImportContext) {
  const { columns } = context.mapping
  const lines = new Map<string, number>()
  const codes: string[] = []
  let unreadable = 0
  return {
    codes,
    has: (code: string) => lines.has(code),
    byLine: () => new Map([...lines].map(([code, line]) => [line, code])),
    /** How many rows were refused that may be of any product. */
    unreadable: () => unreadable,
    add(code: string, line: number): void {
      const before = lines.get(code)
      if (before !== undefined)
        throw new RefusedRow(columns.code ?? columns.name, `is the product of line ${before} again (${code})`)
      lines.set(code, line)
      codes.push(code)
    },
    addRefused(cells: readonly string[]): void {
      const code = codeOfRow(cells, context)
      if (code === undefined) unreadable += 1
      else codes.push(code)
    },
  }
}

async function hideOthers(
  db: Database,
  listed: ListedCodes,
  { dryRun, mayHide, now }: LoadOptions,
  summary: Summary,
): Promise<void> {
  const count = await countUnlisted(db, listed.codes)
  const isUnsure = listed.unreadable() > 0
  // An empty list is a mistake, and not a store without products.
  const isEmpty = summary.rows === 0
  const hides = mayHide && !dryRun && !isUnsure && !isEmpty && count > 0
  summary.unlisted = { count, hidden: hides ? await hideUnlisted(db, listed.codes, now) : 0, isUnsure, isEmpty }
}
