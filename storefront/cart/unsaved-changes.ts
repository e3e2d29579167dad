import type { BranchCart, Line } from './cart.ts'
import { storeGuestCart, linesOf, readGuestCarts } from './guest-carts.ts'

/** A customer's changes that the server has not confirmed. Nobody else who signs in here gets them. */
interface Unsaved {
  customerId: string
  carts: Record<string, Line[]>
}

const key = 'cart-unsaved'

/** The unconfirmed changes of a customer, by branch. Those of another customer are removed. */
export function readUnsaved(customerId: string): Map<number, Line[]> {
  const unsaved = read()
  if (unsaved && unsaved.customerId !== customerId) clearUnsaved()
  const carts = unsaved?.customerId === customerId ? Object.entries(unsaved.carts) : []
  return new Map(carts.map(([branchCode, lines]) => [Number(branchCode), lines]))
}

/**
 * Stores changes of a customer, each in the place of an earlier one of the same product. A line with quantity 0 removes
 * the earlier one. False where the browser's storage refuses it.
 */
export function changeUnsaved(customerId: string, branchCode: number, lines: readonly Line[]): boolean {
  const carts = readUnsaved(customerId)
  const codes = new Set(lines.map((line) => line.product.codarticulo))
  const others = (carts.get(branchCode) ?? []).filter((line) => !codes.has(line.product.codarticulo))
  carts.set(branchCode, [...others, ...lines.filter((line) => line.quantity > 0)])
  const filled = [...carts].filter(([, changes]) => changes.length > 0)
  try {
    if (filled.length === 0) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify({ customerId, carts: Object.fromEntries(filled) } satisfies Unsaved))
    return true
  } catch {
    // Without storage a change lasts as long as its page.
    return false
  }
}

/** Removes the changes of these products, which the server has saved or refused. */
export function removeUnsaved(customerId: string, branchCode: number, lines: readonly Line[]): void {
  changeUnsaved(
    customerId,
    branchCode,
    lines.map((line) => ({ ...line, quantity: 0 })),
  )
}

/**
 * Turns the guest's carts into unconfirmed changes of a customer, so that nobody else who signs in here gets them, and
 * gives all of the customer's, as carts. Of two quantities of a product the larger one is taken, as in every merge of
 * carts. Without storage the carts stay the guest's.
 */
export function claimGuestCarts(customerId: string): Map<number, BranchCart> {
  for (const [branchCode, { lines }] of readGuestCarts()) {
    const unsaved = readUnsaved(customerId).get(branchCode) ?? []
    const isMore = ({ product, quantity }: Line) =>
      !unsaved.some((other) => other.product.codarticulo === product.codarticulo && other.quantity >= quantity)
    if (changeUnsaved(customerId, branchCode, lines.filter(isMore))) storeGuestCart(branchCode, [])
  }
  return new Map([...readUnsaved(customerId)].map(([branchCode, lines]) => [branchCode, { lines, status: 'ready' }]))
}

/** Removes everything, after a sign-out. */
export function clearUnsaved(): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // As above.
  }
}

function read(): Unsaved | undefined {
  try {
    const value = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<Unsaved> | null
    if (typeof value?.customerId !== 'string' || typeof value.carts !== 'object' || value.carts === null)
      return undefined
    const carts = Object.entries(value.carts).filter(([branchCode]) => /^[1-9]\d{0,4}$/.test(branchCode))
    return {
      customerId: value.customerId,
      carts: Object.fromEntries(carts.map(([branchCode, lines]) => [branchCode, linesOf(lines)])),
    }
  } catch {
    return undefined
  }
}
