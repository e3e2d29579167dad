import { hasRisingPrice, isVainSpecial } from '#domain/products/unit-price.ts'
import { ensureCategories } from '#server/modules/products/ensure-category.ts'
import { listProductStates } from '#server/modules/products/list-product-states.ts'
import type { CategoryState, ProductState } from '#server/modules/products/product-state.ts'
import { isPhoto, listPhotoNames } from '#server/modules/products/photos.ts'
import { isStudioPicture } from '#server/modules/products/studio-pictures.ts'
import { type ProductChange, storeProductChanges } from '#server/modules/products/store-product-changes.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Categories } from './categories.ts'
import { RefusedRow } from './cells.ts'
import { changedFields, changedStock } from './differences.ts'
import type { ImportContext } from './import-context.ts'
import type { ListedProduct } from './listed-product.ts'
import { firstStock, mergeProduct, refuseUndescribed } from './merge-product.ts'
import { differentCells, pictureCell } from './own-format.ts'
import type { PictureTaker } from './pictures/take-pictures.ts'
import { type MissedPicture, type RefusedLine, type Summary, countIn, refusalsMax } from './summary.ts'

export type Batch = { line: number; cells: readonly string[]; product: ListedProduct }[]

/** A cell of the store's own format that a row changes. */
export interface Difference {
  line: number
  code: string
  column: string
  before: string
  after: string
}

interface StoringOptions {
  context: ImportContext
  categories: Categories
  summary: Summary
  dryRun: boolean
  parallel?: number
  pictures?: PictureTaker
  refuse: (refused: RefusedLine) => void
  onDifference?: (difference: Difference) => void
  onCreated?: ((code: string) => void) | undefined
}

/**
 * Stores batches, some at a time. `add` waits for a place, `end` for all of them; each throws what has stopped a batch.
 */
export function createStoring(db: Database, options: StoringOptions) {
  const running = new Set<Promise<void>>()
  let failure: { error: unknown } | undefined
  const check = () => {
    if (failure) throw failure.error
  }
  return {
    async add(batch: Batch): Promise<void> {
      while (running.size >= (options.parallel ?? 1)) await Promise.race(running)
      check()
      const work: Promise<void> = store(db, batch, options)
        .catch((error: unknown) => void (failure ??= { error }))
        .finally(() => running.delete(work))
      running.add(work)
      if ((options.parallel ?? 1) === 1) await work
    },
    async end(): Promise<void> {
      await Promise.all(running)
      check()
    },
  }
}

/** Stores a batch in one transaction. When the database refuses it, the rows follow one by one to find the bad one. */
async function store(db: Database, batch: Batch, options: StoringOptions): Promise<void> {
  if (batch.length === 0) return
  try {
    await write(db, batch, options)
  } catch (error) {
    if (!isDataFault(error)) throw error
    if (batch.length > 1) {
      for (const one of batch) await store(db, [one], options)
      return
    }
    const [{ line, cells }] = batch as [Batch[number]]
    options.refuse({
      line,
      cells,
      column: 'the row',
      reason: `was refused by the database: ${(error as Error).message}`,
    })
  }
}

class DryRunRollback extends Error {}

interface Planned extends ProductChange {
  line: number
  listed: ListedProduct
  before: ProductState | undefined
  /** Stocks that the list counts lower than what is reserved. */
  reserved: number
}

async function write(db: Database, batch: Batch, options: StoringOptions): Promise<void> {
  const { categories, dryRun } = options
  const known = await listProductStates(
    db,
    batch.map(({ product }) => product.code),
  )
  await findMissingPictures(db, batch, options.context)
  const { planned, refused } = plan(batch, known, options)
  const changes = planned.filter(({ changed, stock }) => !changed || changed.size > 0 || stock.length > 0)
  const missingCategories = () => categories.unstored(changes.map(({ after }) => after.category))
  const commit = async () => {
    const missing = missingCategories()
    await db.transaction().execute(async (transaction) => {
      await ensureCategories(transaction, missing)
      await storeProductChanges(transaction, changes)
      if (dryRun) throw new DryRunRollback()
    })
    categories.markStored(missing)
  }
  try {
    if (changes.length > 0) await (missingCategories().length > 0 ? categories.inTurn(commit) : commit())
  } catch (error) {
    if (!(error instanceof DryRunRollback)) throw error
  }
  for (const one of refused) options.refuse(one)
  count(planned, options)
  const refusedLines = new Set(refused.map(({ line }) => line))
  await takePictures(
    batch.filter(({ line }) => !refusedLines.has(line)),
    known,
    options,
  )
}

/** A row that names a picture which this store does not have gets its pictures as those from outside. */
async function findMissingPictures(db: Database, batch: Batch, { studio }: ImportContext): Promise<void> {
  const named = batch.flatMap(({ product }) => (product.stated.pictures ?? []).map(({ picture }) => picture))
  const photos = [...new Set(named.filter(isPhoto))]
  const there = await listPhotoNames(db, photos)
  for (const { product } of batch) {
    const { pictures = [] } = product.stated
    const isThere = (one: (typeof pictures)[number]) =>
      isPhoto(one.picture) ? there.has(one.picture) : isStudioPicture(studio, one)
    if (pictures.every(isThere)) continue
    product.sources = pictures.map((picture) => ({ kind: 'store', ...picture }))
    delete product.stated.pictures
  }
}

/** Pictures are fetched and encoded after the rows are stored: no transaction waits for them. */
async function takePictures(
  batch: Batch,
  known: ReadonlyMap<string, ProductState>,
  { pictures, dryRun, summary, onDifference }: StoringOptions,
): Promise<void> {
  const listed = batch.flatMap(({ line, product: { code, sources } }) => (sources ? { line, code, sources } : []))
  if (listed.length === 0) return
  if (!pictures) {
    summary.notTaken += listed.length
    return
  }
  const onMissed = (missed: MissedPicture) => {
    summary.missedCount += 1
    if (summary.missed.length < refusalsMax) summary.missed.push(missed)
  }
  const others = dryRun ? await pictures.check(listed, onMissed) : await pictures.take(listed, onMissed)
  summary.pictured += others.length
  const lines = new Map(listed.map(({ code, line }) => [code, line]))
  for (const { code, before, after } of others) {
    // Of a product that the list has brought nothing differs.
    if (!before || !known.has(code)) continue
    const cells = { before: pictureCell(before), after: pictureCell(after) }
    onDifference?.({ line: lines.get(code) as number, code, column: 'pictures', ...cells })
  }
}

/** What each row of a batch changes; a row that the store's own state refuses is named. */
function plan(batch: Batch, known: ReadonlyMap<string, ProductState>, options: StoringOptions) {
  const { context, categories, summary } = options
  const planned: Planned[] = []
  const refused: RefusedLine[] = []
  for (const { line, cells, product } of batch) {
    try {
      const before = known.get(product.code)
      if (!before) refuseUndescribed(product, context)
      const needsCategory =
        product.category !== undefined || (!context.columns.isPartial && (!before || context.mapping.category))
      const category: CategoryState | undefined = needsCategory ? categories.resolve(product.category) : undefined
      if (category) noteOtherSpanishName(summary, { line, product, category })
      const after = mergeProduct(product, { before, category }, context)
      planned.push({ line, listed: product, before, after, ...changeOf(product, { before, after }, context) })
    } catch (error) {
      if (!(error instanceof RefusedRow)) throw error
      refused.push({ line, cells, ...error.refusal })
    }
  }
  return { planned, refused }
}

/** A category has one Spanish name, that of the store or of the row that makes it. */
function noteOtherSpanishName(
  { otherSpanishNames }: Summary,
  { line, product, category }: { line: number; product: ListedProduct; category: CategoryState },
): void {
  const given = product.category?.nameEs
  const { id, name } = category
  if (!given || given === name.es || (otherSpanishNames.get(id)?.line ?? Infinity) <= line) return
  otherSpanishNames.set(id, { line, given, category: name.en, stored: name.es })
}

function changeOf(
  product: ListedProduct,
  { before, after }: { before: ProductState | undefined; after: ProductState },
  context: ImportContext,
): Pick<Planned, 'changed' | 'stock' | 'isCounted' | 'reserved'> {
  const changed = before && changedFields(before, after)
  if (!product.stock) {
    const stock = context.columns.isPartial || context.mapping.mayLackColumns ? [] : firstStock(context, { before })
    return { changed, stock, isCounted: false, reserved: 0 }
  }
  const reservedAt = new Map(before?.stock.map(({ branchCode, reserved }) => [branchCode, reserved]))
  const reserved = product.stock.filter(({ branchCode, onHand }) => onHand < (reservedAt.get(branchCode) ?? 0)).length
  return { changed, stock: changedStock(before?.stock ?? [], product.stock), isCounted: true, reserved }
}

function count(planned: readonly Planned[], { summary, onDifference, onCreated }: StoringOptions): void {
  for (const { line, listed, before, after, changed, stock, isCounted, reserved } of planned) {
    summary.reserved += reserved
    const { special, prices } = after
    if ((listed.prices || listed.special) && special && isVainSpecial(prices, special)) summary.vainOffers.push(line)
    if (listed.prices && hasRisingPrice(prices)) summary.risingPrices.push(line)
    if ((listed.prices || listed.stated.status) && isFree(after)) summary.zeroPrices.push(line)
    if (!before || !changed) {
      summary.created += 1
      onCreated?.(after.code)
    } else if (changed.size > 0 || (isCounted && stock.length > 0)) {
      summary.updated += 1
      for (const cell of differentCells(before, after, { changed, stock })) {
        countIn(summary.changes, cell.column)
        onDifference?.({ line, code: after.code, ...cell })
      }
    } else summary.unchanged += 1
  }
}

const isFree = ({ status, prices }: ProductState) =>
  status === 'active' && prices.some(({ priceCentavos }) => priceCentavos === 0)

/** Classes 22 and 23 of SQLSTATE: a value or a constraint, not the connection. */
function isDataFault(error: unknown): boolean {
  const { code } = error as { code?: unknown }
  return typeof code === 'string' && /^2[23]/.test(code)
}
