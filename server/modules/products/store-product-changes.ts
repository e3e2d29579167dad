import { addInitialStock, addNewStock, setCountedStock } from '#server/modules/inventory/move-stock.ts'
import type { Database } from '#server/platform/database/database.ts'
import { type CompatibleDeviceRow, replaceCompatibleDevices } from './compatibility-repository.ts'
import * as repository from './listed-products-repository.ts'
import { columnsOfFields, isInRow, isSeen, rowOf } from './product-row.ts'
import type { ProductField, ProductState } from './product-state.ts'
import { ensureBrands } from './write-repository.ts'

/** What a list changes of a product: all that it shall be afterwards, and which fields of that differ. */
export interface ProductChange {
  after: ProductState
  /** Undefined for a new product. */
  changed: ReadonlySet<ProductField> | undefined
  /** The stocks that the list counts; the first stock of a new product otherwise. */
  stock: readonly { branchCode: number; onHand: number }[]
  /** Whether the list has counted the stocks; else they are for branches without a stock of the product. */
  isCounted: boolean
}

/**
 * Stores what a list says of products, each code once, in the caller's transaction. Their categories must exist; missing
 * brands are made.
 */
export async function storeProductChanges(db: Database, changes: readonly ProductChange[]): Promise<void> {
  const brands = await ensureBrands(db, brandsIn(changes))
  const idOf = (slug: string) => brands.get(slug) as number
  const added = changes.filter(isNew)
  await repository.insertProducts(
    db,
    added.map(({ after }) => rowOf(after, idOf(after.brand.slug))),
  )
  await updateRows(db, changes, idOf)
  const priced = changes.filter(has('prices'))
  await repository.setPrices(db, known(priced), priced.flatMap(pricesOf))
  const pictured = changes.filter(has('pictures'))
  await repository.setPictures(db, known(pictured), pictured.flatMap(picturesOf))
  const fitting = changes.filter(has('compatibleDevices'))
  await replaceCompatibleDevices(db, fitting.flatMap(devicesOf(idOf)), fitting.map(codeOf))
  await storeStock(db, changes)
}

type IdOf = (slug: string) => number

const isNew = ({ changed }: ProductChange) => changed === undefined
const codeOf = ({ after }: ProductChange) => after.code
/** The codes of products that may have other rows already. */
const known = (changes: readonly ProductChange[]) => changes.filter((change) => !isNew(change)).map(codeOf)
const has =
  (field: ProductField) =>
  ({ changed }: ProductChange) =>
    !changed || changed.has(field)

async function updateRows(db: Database, changes: readonly ProductChange[], idOf: IdOf): Promise<void> {
  const rows = changes.flatMap(({ after, changed }) =>
    changed && [...changed].some(isInRow)
      ? { ...rowOf(after, idOf(after.brand.slug)), is_seen: isSeen(changed), fields: changed }
      : [],
  )
  const fields = new Set(rows.flatMap((row) => [...row.fields]))
  await repository.updateProducts(
    db,
    rows.map(({ fields: _, ...row }) => row),
    columnsOfFields(fields),
  )
}

async function storeStock(db: Database, changes: readonly ProductChange[]): Promise<void> {
  const stocksOf = (chosen: (change: ProductChange) => boolean) =>
    changes.filter(chosen).flatMap(({ after, stock }) => stock.map((each) => ({ ...each, productCode: after.code })))
  await addNewStock(db, stocksOf(isNew))
  await addInitialStock(
    db,
    stocksOf((change) => !isNew(change) && !change.isCounted),
  )
  await setCountedStock(
    db,
    stocksOf((change) => !isNew(change) && change.isCounted),
  )
}

function brandsIn(changes: readonly ProductChange[]): { name: string; slug: string }[] {
  const named = changes
    .toReversed()
    .flatMap(({ after }) => [...after.compatibleDevices.map((device) => device.brand), after.brand])
  return [...new Map(named.map((brand) => [brand.slug, brand])).values()].toSorted((a, b) => (a.slug < b.slug ? -1 : 1))
}

const pricesOf = ({ after: { code, prices } }: ProductChange) =>
  prices.map(({ level, minQuantity, priceCentavos }) => ({
    product_code: code,
    level,
    min_quantity: minQuantity,
    price_centavos: priceCentavos,
  }))

const picturesOf = ({ after: { code, pictures } }: ProductChange) =>
  pictures.map(({ picture, photoType }, position) => ({
    product_code: code,
    position,
    picture,
    photo_type: photoType,
  }))

const devicesOf =
  (idOf: IdOf) =>
  ({ after: { code, compatibleDevices } }: ProductChange): CompatibleDeviceRow[] =>
    compatibleDevices.map(({ brand, model }) => ({ product_code: code, brand_id: idOf(brand.slug), model }))
