import type { BranchCart, Line } from './cart-state.ts'
import { keepGuestCart, linesOf, readGuestCarts } from './guest-carts.ts'

/**
 * A customer's changes that the store has not confirmed, with whose they are: nobody else of this browser gets them.
 */
interface Unsaved {
  customerId: string
  carts: Record<string, Line[]>
}

const key = 'cart-unsaved'

/** What waits of this customer, by branch. What another one has left is forgotten. */
export function readUnsaved(customerId: string): Map<number, Line[]> {
  const unsaved = read()
  if (unsaved && unsaved.customerId !== customerId) forgetUnsaved()
  const carts = unsaved?.customerId === customerId ? Object.entries(unsaved.carts) : []
  return new Map(carts.map(([branchCode, lines]) => [Number(branchCode), lines]))
}

/**
 * Puts lines in the place of those that wait of the same products; a line of no pieces goes. Answers whether the
 * browser's storage took it.
 */
export function changeUnsaved(customerId: string, branchCode: number, lines: readonly Line[]): boolean {
  const carts = readUnsaved(customerId)
  const codes = new Set(lines.map((line) => line.product.codarticulo))
  const others = (carts.get(branchCode) ?? []).filter((line) => !codes.has(line.product.codarticulo))
  carts.set(branchCode, [...others, ...lines.filter((line) => line.quantity > 0)])
  const filled = [...carts].filter(([, kept]) => kept.length > 0)
  try {
    if (filled.length === 0) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify({ customerId, carts: Object.fromEntries(filled) } satisfies Unsaved))
    return true
  } catch {
    // Without storage a change lives as long as its page.
    return false
  }
}

/**
 * Makes the guest's carts wait as this customer's, so that nobody else who signs in here gets them, and answers with
 * all that waits of the customer. Of one product the larger quantity waits, as in every merge of carts. Without storage
 * they stay a guest's.
 */
export function claimGuestCarts(customerId: string): Map<number, BranchCart> {
  for (const [branchCode, { lines }] of readGuestCarts()) {
    const waiting = readUnsaved(customerId).get(branchCode) ?? []
    const isMore = ({ product, quantity }: Line) =>
      !waiting.some((other) => other.product.codarticulo === product.codarticulo && other.quantity >= quantity)
    if (changeUnsaved(customerId, branchCode, lines.filter(isMore))) keepGuestCart(branchCode, [])
  }
  return new Map([...readUnsaved(customerId)].map(([branchCode, lines]) => [branchCode, { lines, status: 'ready' }]))
}

/** After a sign-out nothing of the customer stays. */
export function forgetUnsaved(): void {
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
