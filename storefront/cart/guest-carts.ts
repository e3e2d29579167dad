import { linesMax, quantityMax } from '#domain/cart/cart.ts'
import type { ProductCard } from '../product/product-card.ts'
import type { BranchCart, Line } from './cart.ts'

/** A guest's carts are stored in this browser, one per branch, under `cart.<branch>` (CART-2). */
const prefix = 'cart.'

/** The carts that this browser stores. Lines that are broken or of an older format are left out. */
export function readGuestCarts(): Map<number, BranchCart> {
  const carts = new Map<number, BranchCart>()
  try {
    for (const key of Object.keys(localStorage)) {
      const branchCode = isGuestCartKey(key) ? Number(key.slice(prefix.length)) : Number.NaN
      const lines = Number.isInteger(branchCode) ? parse(localStorage.getItem(key)) : []
      if (lines.length > 0) carts.set(branchCode, { lines, status: 'ready' })
    }
  } catch {
    // Storage may be switched off: then a cart lasts as long as its tab.
  }
  return carts
}

/** Stores the cart of a branch; one without lines is removed. */
export function storeGuestCart(branchCode: number, lines: readonly Line[]): void {
  try {
    if (lines.length === 0) localStorage.removeItem(prefix + branchCode)
    else localStorage.setItem(prefix + branchCode, JSON.stringify(lines))
  } catch {
    // As above.
  }
}

/**
 * Whether a change of a storage key in another tab may have changed a guest's cart. The key is null where the whole
 * storage was cleared.
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

/** The lines of a stored value. Lines that are broken or of an older format are left out. */
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
