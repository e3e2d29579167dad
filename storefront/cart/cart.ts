import { priceCart } from '#domain/cart/cart.ts'
import { type Centavos, toCentavos } from '#domain/money/money.ts'
import { cardPriceCentavos, isOrderable } from '../product/card-price.ts'
import type { ProductCard } from '../product/product-card.ts'

export interface Line {
  product: ProductCard
  quantity: number
  note: string | null
  /** The server's price of one unit at this quantity; undefined until the server has computed it. */
  unitPriceCentavos: Centavos | undefined
}

export interface BranchCart {
  lines: readonly Line[]
  /** `loading` until the carts are read, `failed` while a change could not be saved. */
  status: 'loading' | 'ready' | 'saving' | 'failed'
}

/** Carts by branch code. A branch without lines has none. */
export type Carts = ReadonlyMap<number, BranchCart>

/** The price of one unit of a line: the server's where it has computed one for this quantity, else the card's. */
export function linePriceCentavos(line: Line): Centavos {
  return line.unitPriceCentavos ?? cardPriceCentavos(line.product, line.quantity) ?? 0
}

export interface Totals {
  /** The sum of the lines that can be ordered. */
  totalCentavos: Centavos
  /** All units. */
  itemsCount: number
  /** The units of the lines that can be ordered. */
  orderableCount: number
}

/** The totals of a cart. A line that cannot be ordered counts its units and adds nothing to the sum. */
export function totalsOf({ lines }: BranchCart): Totals {
  const priced = lines.map((line) => ({
    quantity: line.quantity,
    unitPriceCentavos: linePriceCentavos(line),
    isOrderable: isOrderable(line.product),
  }))
  const { totalCentavos, itemsCount } = priceCart(priced)
  const { itemsCount: orderableCount } = priceCart(priced.filter((line) => line.isOrderable))
  return { totalCentavos, itemsCount, orderableCount }
}

/** The line of a product, if the lines have one. */
export const lineOf = (lines: readonly Line[], productCode: string): Line | undefined =>
  lines.find(({ product }) => product.codarticulo === productCode)

/** A line of a response. */
export function toLine(line: {
  product: ProductCard
  quantity: number
  price: number | null
  note: string | null
}): Line {
  const unitPriceCentavos = line.price === null ? undefined : toCentavos(line.price)
  return { product: line.product, quantity: line.quantity, note: line.note, unitPriceCentavos }
}
