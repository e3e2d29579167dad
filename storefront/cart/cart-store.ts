import { linesMax } from '#domain/cart/cart.ts'
import { settleQuantity } from '#domain/cart/quantity.ts'
import { type ProductCard, cardPriceCentavos, stockOf } from './card-price.ts'
import { type Line, readCart, writeCart } from './cart-state.ts'
import { type CartChange, tell, tellFull } from './cart-notices.ts'
import { enqueue } from './cart-sync.ts'

export type { ProductCard } from './card-price.ts'
export { useCart, useCartCount, useCarts } from './cart-state.ts'
export { enterCarts } from './cart-sync.ts'

interface Options {
  /** Sent at once instead of after two seconds: group actions and undo (S4). */
  isGroup?: boolean
  /** Says nothing: undo, and changes that the page shows by itself. */
  isSilent?: boolean
}

/**
 * Sets how many of a product the cart of a branch holds and says what came of it, with an undo (S4). Above the stock it is clamped, without a
 * price or without stock it stays as it was; 0 removes the line. Answers with the quantity that the line has now.
 */
export function setQuantity(product: ProductCard, branchCode: number, wanted: number, options: Options = {}): number {
  const { lines } = readCart(branchCode)
  const before = lines.find((line) => line.product.codarticulo === product.codarticulo)
  const { quantity, notice } = settleQuantity({ wanted, stock: stockOf(product), priceCentavos: cardPriceCentavos(product, wanted) })
  if (!before && quantity > 0 && lines.length >= linesMax) {
    tellFull()
    return 0
  }
  put(branchCode, { product, quantity, note: before?.note ?? null, unitPriceCentavos: undefined }, options)
  const change: CartChange = { product, branchCode, oldQuantity: before?.quantity ?? 0, quantity, notice }
  if (!options.isSilent) tell(change, () => undo(change))
  return quantity
}

/** Adds pieces to what the cart holds already: what a card's button does. */
export function addToCart(product: ProductCard, branchCode: number, pieces = 1): number {
  const held = readCart(branchCode).lines.find((line) => line.product.codarticulo === product.codarticulo)?.quantity ?? 0
  return setQuantity(product, branchCode, held + pieces)
}

export function setNote(product: ProductCard, branchCode: number, note: string): void {
  const line = readCart(branchCode).lines.find((other) => other.product.codarticulo === product.codarticulo)
  if (line) put(branchCode, { ...line, note: note || null }, {})
}

/** Empties the cart of a branch; the lines it had come back with the undo that the caller offers. */
export function clearCart(branchCode: number): readonly Line[] {
  const { lines } = readCart(branchCode)
  for (const line of lines) put(branchCode, { ...line, quantity: 0 }, { isGroup: true })
  return lines
}

export function restoreLines(branchCode: number, lines: readonly Line[]): void {
  for (const line of lines) put(branchCode, line, { isGroup: true })
}

function undo({ product, branchCode, oldQuantity }: CartChange): void {
  setQuantity(product, branchCode, oldQuantity, { isGroup: true, isSilent: true })
}

function put(branchCode: number, line: Line, { isGroup = false }: Options): void {
  const { lines, status } = readCart(branchCode)
  const isSame = (other: Line) => other.product.codarticulo === line.product.codarticulo
  const others = lines.filter((other) => !isSame(other))
  const isKnown = others.length < lines.length
  const next = line.quantity === 0 ? others : isKnown ? lines.map((other) => (isSame(other) ? line : other)) : [...lines, line]
  writeCart(branchCode, { lines: next, status: status === 'loading' ? 'ready' : status })
  enqueue(branchCode, line, isGroup)
}
