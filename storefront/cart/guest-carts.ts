import { linesMax, quantityMax } from '#domain/cart/cart.ts'
import type { ProductCard } from '../product/product-card.ts'
import type { BranchCart, Line } from './cart-state.ts'

/** A guest's carts live in this browser, one per branch, under `cart.<branch>` (CART-2). */
const prefix = 'cart.'

/** The carts that this browser keeps; what is broken or of an older form is dropped, never shown. */
export function readGuestCarts(): Map<number, BranchCart> {
  const carts = new Map<number, BranchCart>()
  try {
    for (const key of Object.keys(localStorage)) {
      const branchCode = isGuestCartKey(key) ? Number(key.slice(prefix.length)) : Number.NaN
      const lines = Number.isInteger(branchCode) ? parse(localStorage.getItem(key)) : []
      if (lines.length > 0) carts.set(branchCode, { lines, status: 'ready' })
    }
  } catch {
    // Storage may be switched off: then a cart lives as long as its tab.
  }
  return carts
}

export function keepGuestCart(branchCode: number, lines: readonly Line[]): void {
  try {
    if (lines.length === 0) localStorage.removeItem(prefix + branchCode)
    else localStorage.setItem(prefix + branchCode, JSON.stringify(lines))
  } catch {
    // As above.
  }
}

/** The same lines without a piece: set in the place of lines, they take them away. */
export const noneOf = (lines: readonly Line[]): Line[] => lines.map((line) => ({ ...line, quantity: 0 }))

/**
 * Whether a key of the storage is a guest's cart: another tab changed it. Null is the key of a storage that was
 * emptied.
 */
export function isGuestCartKey(key: string | null): boolean {
  return key === null || /^cart\.[1-9]\d{0,4}$/.test(key)
}

function parse(text: string | null): Line[] {
  try {
    return linesOf(JSON.parse(text ?? '[]'))
  } catch {
    return []
  }
}

/** The lines in what a storage held; what is broken or of an older form is left out. */
export function linesOf(value: unknown): Line[] {
  return Array.isArray(value) ? value.filter(isLine).slice(0, linesMax) : []
}

function isLine(value: Partial<Line> | null): value is Line {
  const product = value?.product as Partial<ProductCard> | undefined
  const { quantity, note, unitPriceCentavos } = value ?? {}
  return (
    typeof product?.codarticulo === 'string' &&
    typeof product.description === 'string' &&
    (product.price === null || typeof product.price === 'number') &&
    (product.existence === '+99' || typeof product.existence === 'number') &&
    Array.isArray(product.imageGallery) &&
    (product.prices === undefined || Array.isArray(product.prices)) &&
    (note === null || typeof note === 'string') &&
    (unitPriceCentavos === undefined || Number.isInteger(unitPriceCentavos)) &&
    Number.isInteger(quantity) &&
    quantity! > 0 &&
    quantity! <= quantityMax
  )
}
