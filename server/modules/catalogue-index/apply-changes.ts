import type { Database } from '#server/platform/database/database.ts'
import { deferTexts } from '#server/modules/product-text/defer-texts.ts'
import { type CatalogueIndex, type Written, nothingWritten, removeProducts, writeProducts } from './catalogue-index.ts'
import { updateOrders, updatingOrders } from './update-orders.ts'
import type { CatalogueChanges } from './catalogue-changes-repository.ts'
import { hasDoc } from './doc-id-set.ts'
import { forkIndex } from './fork-index.ts'
import type { Pace } from './pace.ts'
import { listFreeStock, listProductsByCode, listUnitPrices } from './index-repository.ts'
import { setUnitPrices } from './price-columns.ts'
import { setStock } from './stock-columns.ts'

/** Up to this many changes are read at once and written at once; of whole products fewer, whose texts are analysed. */
const fewMax = 250
const fewProductsMax = 25
/** How many rows are read at once at most. */
const batches = { products: 40, prices: 1_000, stock: 250 }
/** So many changed texts block the process for a tenth of a second; with more a whole new index is read beside the old one. */
const textsMax = 2_000

/** Puts prepared changes into effect, and gives the index that has them: the same one, or its successor. */
export type Commit = () => CatalogueIndex

/** Reads changed rows of products and prepares what they change; undefined where too many texts have changed for that. */
export function prepareChanges(
  db: Database,
  index: CatalogueIndex,
  changes: CatalogueChanges,
  how: { now: Date; pace: Pace },
): Promise<Commit | undefined> {
  return areFew(changes) ? prepareFew(db, index, changes, how.now) : prepareFork(db, index, changes, how)
}

/** Whether changes are few enough that lists wait for them, some milliseconds. */
export const areFew = ({ products, prices, stock }: CatalogueChanges): boolean =>
  products.length <= fewProductsMax && products.length + prices.length + stock.length <= fewMax

/** A few changes are written into the index itself. */
async function prepareFew(db: Database, index: CatalogueIndex, changes: CatalogueChanges, now: Date): Promise<Commit> {
  const rows = await readRows(db, changes)
  return () => {
    const written = nothingWritten()
    for (const _step of writing(index, rows, written));
    updateOrders(index, written, now)
    return index
  }
}

/** Many changes are written into a fork, which takes the place of the index. */
async function prepareFork(
  db: Database,
  index: CatalogueIndex,
  changes: CatalogueChanges,
  { now, pace }: { now: Date; pace: Pace },
): Promise<Commit | undefined> {
  const texts = deferTexts(index.text, index.codes.length)
  const fork = await forkIndex(index, changes.products.length > 0 ? 'products' : 'prices and stock', pace)
  fork.text = texts.text
  const written = nothingWritten()
  for (const batch of inBatches(changes, pace.share)) {
    const rows = await readRows(db, batch)
    await pace.run(writing(fork, rows, written))
    if (texts.count() > textsMax) return undefined
  }
  await pace.run(updatingOrders(fork, written, now))
  return () => {
    texts.apply()
    fork.text = index.text
    return fork
  }
}

type ChangedCodes = Pick<CatalogueChanges, 'products' | 'prices' | 'stock'>

function* inBatches({ products, prices, stock }: ChangedCodes, share: number): Generator<ChangedCodes> {
  const none = { products: [], prices: [], stock: [] }
  for (const codes of slices(products, batches.products * share)) yield { ...none, products: codes }
  for (const codes of slices(prices, batches.prices * share)) yield { ...none, prices: codes }
  for (const codes of slices(stock, Math.ceil(batches.stock * share))) yield { ...none, stock: codes }
}

function* slices(codes: readonly string[], size: number): Generator<string[]> {
  for (let from = 0; from < codes.length; from += size) yield codes.slice(from, from + size)
}

interface ChangedRows {
  changed: ChangedCodes
  products: Awaited<ReturnType<typeof listProductsByCode>>
  prices: Awaited<ReturnType<typeof listUnitPrices>>
  stock: Awaited<ReturnType<typeof listFreeStock>>
}

async function readRows(db: Database, changed: ChangedCodes): Promise<ChangedRows> {
  const { products, prices, stock } = changed
  return {
    changed,
    products: products.length > 0 ? await listProductsByCode(db, products) : [],
    prices: prices.length > 0 ? await listUnitPrices(db, prices) : [],
    stock: stock.length > 0 ? await listFreeStock(db, stock) : [],
  }
}

/** The steps that write rows into an index, a product each. Products that are hidden or deleted by now leave it. */
function* writing(index: CatalogueIndex, rows: ChangedRows, written: Written): Generator<void> {
  const { changed, products, prices, stock } = rows
  for (const product of products) yield writeProducts(index, [product], written)
  const found = new Set(products.map(({ code }) => code))
  removeProducts(
    index,
    changed.products.filter((code) => !found.has(code)),
  )
  const pricesByCode = new Map(prices)
  for (const [code, doc] of liveDocs(index, changed.prices)) {
    yield setUnitPrices(index.prices, doc, pricesByCode.get(code) ?? [])
    written.docs.push(doc)
  }
  const stockByCode = new Map(stock)
  for (const [code, doc] of liveDocs(index, changed.stock))
    yield setStock(index.stock, doc, stockByCode.get(code) ?? [])
}

/** The documents of the codes that the index shows. The others are read as a whole when they are shown. */
function liveDocs(index: CatalogueIndex, codes: readonly string[]): [code: string, doc: number][] {
  return codes.flatMap((code): [string, number][] => {
    const doc = index.docs.get(code)
    return doc !== undefined && hasDoc(index.live, doc) ? [[code, doc]] : []
  })
}
