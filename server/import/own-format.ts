import type { CategoryState, ProductField, ProductState } from '#server/modules/products/product-state.ts'
import { cellOfEntries } from './list-cell.ts'

/** The columns of the store's own format for each field of a product, in their order. */
const columnsOf = {
  code: ({ code }) => ({ code }),
  name: ({ name }) => ({ name: name.en, name_es: name.es }),
  brand: ({ brand }) => ({ brand: brand.name }),
  model: ({ model }) => ({ model }),
  category: ({ category }) => categoryCells(category),
  subcategory: ({ subcategory }) => ({ subcategory: subcategory ?? '' }),
  status: ({ status }) => ({ status }),
  special: ({ special }) => ({
    special_price: special ? amountOf(special.priceCentavos) : '',
    special_quantity: special ? String(special.minQuantity) : '',
    special_from: special?.from?.toISOString() ?? '',
    special_until: special?.until?.toISOString() ?? '',
  }),
  barcode: ({ barcode }) => ({ barcode: barcode ?? '' }),
  color: ({ color }) => ({ color: color ?? '' }),
  storage: ({ storage }) => ({ storage: storage ?? '' }),
  features: ({ features }) => ({ description: features.en, description_es: features.es }),
  specifications: ({ specifications }) => ({
    specifications: cellOfEntries(specifications.map(({ name, value }) => [name.en, value.en])),
    specifications_es: cellOfEntries(specifications.map(({ name, value }) => [name.es, value.es])),
  }),
  compatibleDevices: ({ compatibleDevices }) => ({
    compatible_devices: cellOfEntries(compatibleDevices.map(({ brand, model }) => [brand.name, model])),
  }),
  warrantyDays: ({ warrantyDays }) => ({ warranty_days: String(warrantyDays) }),
  ratingAverage: ({ ratingAverage }) => ({ rating: String(Number(ratingAverage)) }),
  reviewsCount: ({ reviewsCount }) => ({ ratings_count: String(reviewsCount) }),
  popularity: ({ popularity }) => ({ popularity: String(popularity) }),
  pictures: ({ pictures }) => ({ pictures: pictureCell(pictures) }),
  createdAt: ({ createdAt }) => ({ created_at: createdAt.toISOString() }),
} as const satisfies Partial<Record<keyof ProductState, (product: ProductState) => Record<string, string>>>

/** Pictures as a cell; one that a dry run has not fetched is its address. */
export const pictureCell = (pictures: ProductState['pictures']): string =>
  cellOfEntries(
    pictures.map(({ photoType, picture }) => [picture.includes(':') ? picture : `store:${photoType}/${picture}`]),
  )

type OwnField = keyof typeof columnsOf

/** What a store has several columns of: the price levels above the first, and its branches. */
export interface OwnColumns {
  levels: readonly number[]
  branchCodes: readonly number[]
}

/** A product as a row of the store's own format, by column. */
export function ownRow(product: ProductState, columns: OwnColumns): Map<string, string> {
  const fields = Object.keys(columnsOf) as OwnField[]
  return new Map(
    Object.entries(Object.assign({}, ...fields.map((field) => columnsOf[field](product))) as Record<string, string>)
      .concat(Object.entries(pricesOf(product.prices, columns.levels)))
      .concat(Object.entries(stockOf(product.stock, columns.branchCodes))),
  )
}

/** The columns of the store's own format. */
export const ownHeader = (columns: OwnColumns): string[] => [...ownRow(nothing, columns).keys()]

const nothing: ProductState = {
  code: '',
  name: { en: '', es: '' },
  features: { en: '', es: '' },
  specifications: [],
  brand: { name: '', slug: '' },
  category: { id: 0, slug: '', name: { en: '', es: '' } },
  subcategory: null,
  model: '',
  siblings: null,
  color: null,
  storage: null,
  barcode: null,
  status: 'active',
  isDelisted: false,
  warrantyDays: 0,
  special: null,
  popularity: 0,
  ratingAverage: 0,
  reviewsCount: 0,
  createdAt: new Date(0),
  prices: [],
  pictures: [],
  compatibleDevices: [],
  stock: [],
}

/** The cells of the own format that differ between two states of a product, of the fields that have changed. */
export function differentCells(
  before: ProductState,
  after: ProductState,
  { changed, stock }: { changed: ReadonlySet<ProductField>; stock: readonly { branchCode: number; onHand: number }[] },
): { column: string; before: string; after: string }[] {
  const levels = [...new Set([...before.prices, ...after.prices].map(({ level }) => level))]
  const cellsOf = (product: ProductState, field: ProductField): Record<string, string> => {
    if (field === 'stock') return {}
    if (field === 'prices') return pricesOf(product.prices, levels)
    // What a supplier calls a group is no column of the own format, which has the model itself.
    return field === 'siblings' ? { siblings: product.siblings ?? '' } : columnsOf[field](product)
  }
  const cells = (product: ProductState) =>
    Object.assign({}, ...[...changed].map((field) => cellsOf(product, field))) as Record<string, string>
  const [old, now] = [cells(before), cells(after)]
  const onHand = new Map(before.stock.map((each) => [each.branchCode, String(each.onHand)]))
  return [
    ...Object.keys(now)
      .filter((column) => old[column] !== now[column])
      .map((column) => ({ column, before: old[column] ?? '', after: now[column] ?? '' })),
    ...stock.map((each) => ({
      column: `stock_${each.branchCode}`,
      before: onHand.get(each.branchCode) ?? '',
      after: String(each.onHand),
    })),
  ]
}

function categoryCells({ id, slug, name }: CategoryState) {
  return { category: name.en || slug, category_es: name.es, category_id: String(id) }
}

function pricesOf(prices: ProductState['prices'], levels: readonly number[]): Record<string, string> {
  const single = new Map(
    prices.filter((row) => row.minQuantity === 1).map((row) => [row.level, amountOf(row.priceCentavos)]),
  )
  const several = prices.filter((row) => row.minQuantity > 1)
  return {
    price: single.get(1) ?? '',
    ...Object.fromEntries(
      levels.filter((level) => level > 1).map((level) => [`price_${level}`, single.get(level) ?? '']),
    ),
    quantity_prices: cellOfEntries(
      several.map((row) => [`${row.level}:${row.minQuantity}`, amountOf(row.priceCentavos)]),
    ),
  }
}

function stockOf(stock: ProductState['stock'], branchCodes: readonly number[]): Record<string, string> {
  const onHand = new Map(stock.map((each) => [each.branchCode, String(each.onHand)]))
  return Object.fromEntries(branchCodes.map((code) => [`stock_${code}`, onHand.get(code) ?? '']))
}

const amountOf = (centavos: number) => (centavos / 100).toFixed(2)
