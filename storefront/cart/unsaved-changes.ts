import type { Line } from './cart-state.ts'
import { linesOf } from './guest-carts.ts'

/** A customer's changes that the store has not confirmed, with whose they are: nobody else of this browser gets them. */
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

/** Puts lines in the place of those that wait of the same products; a line of no pieces goes. */
export function changeUnsaved(customerId: string, branchCode: number, lines: readonly Line[]): void {
  const carts = readUnsaved(customerId)
  const codes = new Set(lines.map((line) => line.product.codarticulo))
  const others = (carts.get(branchCode) ?? []).filter((line) => !codes.has(line.product.codarticulo))
  carts.set(branchCode, [...others, ...lines.filter((line) => line.quantity > 0)])
  const filled = [...carts].filter(([, kept]) => kept.length > 0)
  if (filled.length === 0) return forgetUnsaved()
  try {
    localStorage.setItem(key, JSON.stringify({ customerId, carts: Object.fromEntries(filled) } satisfies Unsaved))
  } catch {
    // Without storage a change lives as long as its page.
  }
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
    if (typeof value?.customerId !== 'string' || typeof value.carts !== 'object' || value.carts === null) return undefined
    const carts = Object.entries(value.carts).filter(([branchCode]) => /^[1-9]\d{0,4}$/.test(branchCode))
    return { customerId: value.customerId, carts: Object.fromEntries(carts.map(([branchCode, lines]) => [branchCode, linesOf(lines)])) }
  } catch {
    return undefined
  }
}
