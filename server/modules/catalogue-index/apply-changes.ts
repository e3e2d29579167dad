import { setImmediate } from 'node:timers/promises'
import type { Database } from '#server/platform/database/database.ts'
import { deferTexts } from '#server/modules/product-text/defer-texts.ts'
import {
  type CatalogueIndex,
  type Written,
  nothingWritten,
  removeProducts,
  updateOrders,
  writeProducts,
} from './catalogue-index.ts'
import type { CatalogueChanges } from './catalogue-changes-repository.ts'
import { hasDoc } from './doc-id-set.ts'
import { forkIndex } from './fork-index.ts'
import { listFreeStock, listProductsByCode, listUnitPrices } from './index-repository.ts'
import { setUnitPrices } from './price-columns.ts'
import { setStock } from './stock-columns.ts'

/** Up to this many changes are read at once and written at once. */
export const smallMax = 250
/** How much is read and written before the process serves requests again: some milliseconds, also on a busy machine. */
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
  now: Date,
): Promise<Commit | undefined> {
  const { products, prices, stock } = changes
  const isSmall = products.length + prices.length + stock.length <= smallMax
  return isSmall ? prepareSmall(db, index, changes, now) : prepareFork(db, index, changes, now)
}

/** A few changes are written into the index itself. */
async function prepareSmall(
  db: Database,
  index: CatalogueIndex,
  changes: CatalogueChanges,
  now: Date,
): Promise<Commit> {
  const rows = await readRows(db, changes)
  return () => {
    const written = nothingWritten()
    writeRows(index, rows, written)
    updateOrders(index, written, now)
    return index
  }
}

/** Many changes are written into a fork, which takes the place of the index. */
async function prepareFork(
  db: Database,
  index: CatalogueIndex,
  changes: CatalogueChanges,
  now: Date,
): Promise<Commit | undefined> {
  const texts = deferTexts(index.text, index.codes.length)
  const fork = await forkIndex(index, changes.products.length > 0 ? 'products' : 'prices and stock')
  fork.text = texts.text
  const written = nothingWritten()
  for (const batch of inBatches(changes)) {
    writeRows(fork, await readRows(db, batch), written)
    if (texts.count() > textsMax) return undefined
    await setImmediate()
  }
  updateOrders(fork, written, now)
  return () => {
    texts.apply()
    fork.text = index.text
    return fork
  }
}

type ChangedCodes = Pick<CatalogueChanges, 'products' | 'prices' | 'stock'>

function* inBatches({ products, prices, stock }: ChangedCodes): Generator<ChangedCodes> {
  const none = { products: [], prices: [], stock: [] }
  for (const codes of slices(products, batches.products)) yield { ...none, products: codes }
  for (const codes of slices(prices, batches.prices)) yield { ...none, prices: codes }
  for (const codes of slices(stock, batches.stock)) yield { ...none, stock: codes }
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

/** Writes rows into an index. Products that are hidden or deleted by now leave it. */
function writeRows(index: CatalogueIndex, { changed, products, prices, stock }: ChangedRows, written: Written): void {
  const found = new Set(products.map(({ code }) => code))
  writeProducts(index, products, written)
  removeProducts(
    index,
    changed.products.filter((code) => !found.has(code)),
  )
  const pricesByCode = new Map(prices)
  for (const [code, doc] of liveDocs(index, changed.prices)) {
    setUnitPrices(index.prices, doc, pricesByCode.get(code) ?? [])
    written.docs.push(doc)
  }
  const stockByCode = new Map(stock)
  for (const [code, doc] of liveDocs(index, changed.stock)) setStock(index.stock, doc, stockByCode.get(code) ?? [])
}

/** The documents of the codes that the index shows. The others are read as a whole when they are shown. */
function liveDocs(index: CatalogueIndex, codes: readonly string[]): [code: string, doc: number][] {
  return codes.flatMap((code): [string, number][] => {
    const doc = index.docs.get(code)
    return doc !== undefined && hasDoc(index.live, doc) ? [[code, doc]] : []
  })
}
