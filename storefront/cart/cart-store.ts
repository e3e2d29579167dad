import { linesMax } from '#domain/cart/cart.ts'
import { settleQuantity } from '#domain/cart/quantity.ts'
import type { ProductCard } from '../product/product-card.ts'
import { cardPriceCentavos, stockOf } from '../product/card-price.ts'
import { watchCarts } from './cart-events.ts'
import { type CartChange, tell, tellFull, tellNoCustomer, tellNote } from './cart-notices.ts'
import { type Line, readCart, writeCart } from './cart-state.ts'
import { type ShopperKind, cartsOwner, enqueue, enterCarts as enter, linesToChange } from './cart-sync.ts'
import { looksSignedIn } from '../shopper/browser-client.ts'

export type { ProductCard } from '../product/product-card.ts'
export { useCart, useCartCount, useCarts } from './cart-state.ts'
export { flushCarts } from './cart-sync.ts'
export { forgetUnsaved } from './unsaved-changes.ts'

interface Options {
  /** Sent at once instead of after two seconds: group actions and undo (CART-17). */
  isGroup?: boolean
  /** Says nothing: undo, and changes that the page shows by itself. */
  isSilent?: boolean
}

let stopWatching: (() => void) | undefined

/**
 * Loads the carts of whoever shops now and keeps them true from here on: the network, leaving, coming back, other tabs.
 */
export function enterCarts(kind: ShopperKind, customerId?: string): Promise<void> {
  stopWatching ??= watchCarts()
  const held = untold.splice(0)
  if (kind === 'employee') {
    for (const { undo } of held.toReversed()) undo()
    if (held.length > 0) tellNoCustomer()
  }
  const entered = enter(kind, customerId)
  if (kind !== 'employee') for (const { change, undo, isSilent } of held) if (!isSilent) tell(change, undo)
  return entered
}

/**
 * Changes of somebody who is signed in and may turn out to be an employee, who has no cart: what came of them is told
 * once that is known.
 */
const untold: { change: CartChange; undo: () => void; isSilent: boolean }[] = []

/**
 * Sets how many of a product the cart of a branch holds and says what came of it, with an undo (CART-18). Above the
 * stock it is clamped; without a price or without stock it is 0, and 0 removes the line. Answers with the quantity that
 * the line has now.
 */
export function setQuantity(card: ProductCard, branchCode: number, wanted: number, options: Options = {}): number {
  const lines = linesToChange(branchCode)
  const before = lines.find((line) => line.product.codarticulo === card.codarticulo)
  if (cartsOwner() === 'employee') {
    tellNoCustomer()
    return before?.quantity ?? 0
  }
  const product = withPrices(card, before)
  const { quantity, notice } = settleQuantity({
    wanted,
    stock: stockOf(product),
    priceCentavos: cardPriceCentavos(product, wanted),
  })
  if (!before && quantity > 0 && lines.length >= linesMax) {
    tellFull()
    return 0
  }
  const change: CartChange = { product, branchCode, oldQuantity: before?.quantity ?? 0, quantity, notice }
  if (quantity !== change.oldQuantity)
    put(branchCode, { product, quantity, note: before?.note ?? null, unitPriceCentavos: undefined }, options)
  const undo = () =>
    restoreLines(branchCode, [before ?? { product, quantity: 0, note: null, unitPriceCentavos: undefined }])
  if (cartsOwner() === 'nobody' && looksSignedIn()) untold.push({ change, undo, isSilent: options.isSilent ?? false })
  else if (!options.isSilent) tell(change, undo)
  return quantity
}

/**
 * A card with the prices by quantity that the cart has been told of the product, where the card itself does not know
 * them.
 */
function withPrices(card: ProductCard, line: Line | undefined): ProductCard {
  const prices = card.prices ?? line?.product.prices
  return prices ? { ...card, prices } : card
}

/** Adds pieces to what the cart holds already: what a card's button does. */
export function addToCart(product: ProductCard, branchCode: number, pieces = 1): number {
  const held = linesToChange(branchCode).find((line) => line.product.codarticulo === product.codarticulo)?.quantity ?? 0
  return setQuantity(product, branchCode, held + pieces)
}

/** Keeps a note on a line, or takes it away when it is empty, and says so (CART-12). */
export function setNote(product: ProductCard, branchCode: number, note: string): void {
  const line = readCart(branchCode).lines.find((other) => other.product.codarticulo === product.codarticulo)
  const text = note.trim() || null
  if (!line || line.note === text) return
  put(branchCode, { ...line, note: text }, { isGroup: true })
  tellNote(branchCode, product, line.note, text, () => put(branchCode, { ...line }, { isGroup: true }))
}

/** Takes lines out of the cart of a branch at once; the lines it had come back with `restoreLines`. */
export function removeLines(branchCode: number, productCodes: readonly string[]): readonly Line[] {
  const gone = readCart(branchCode).lines.filter((line) => productCodes.includes(line.product.codarticulo))
  for (const line of gone) put(branchCode, { ...line, quantity: 0 }, { isGroup: true })
  return gone
}

/** Empties the cart of a branch; answers with the lines it had. */
export function clearCart(branchCode: number): readonly Line[] {
  return removeLines(
    branchCode,
    readCart(branchCode).lines.map((line) => line.product.codarticulo),
  )
}

/** Puts lines back as they were; what was not there before goes. */
export function restoreLines(branchCode: number, lines: readonly Line[]): void {
  for (const line of lines) put(branchCode, line, { isGroup: true })
}

function put(branchCode: number, line: Line, { isGroup = false }: Options): void {
  const lines = linesToChange(branchCode)
  const { status } = readCart(branchCode)
  const isSame = (other: Line) => other.product.codarticulo === line.product.codarticulo
  const others = lines.filter((other) => !isSame(other))
  const isKnown = others.length < lines.length
  const next =
    line.quantity === 0 ? others : isKnown ? lines.map((other) => (isSame(other) ? line : other)) : [...lines, line]
  writeCart(branchCode, { lines: next, status: status === 'loading' ? 'ready' : status })
  enqueue(branchCode, line, isGroup)
}
