import { useSyncExternalStore } from 'react'
import { type Centavos, toCentavos } from '#domain/money/money.ts'
import type { ProductCard } from '../product/product-card.ts'
import { cardPriceCentavos, isOrderable } from '../product/card-price.ts'

export interface Line {
  product: ProductCard
  quantity: number
  note: string | null
  /** The server's price of one piece at this quantity; undefined until it has answered for it. */
  unitPriceCentavos: Centavos | undefined
}

export interface BranchCart {
  lines: readonly Line[]
  /** `loading` until the first answer, `failed` when a change could not be saved. */
  status: 'loading' | 'ready' | 'saving' | 'failed'
}

const empty: BranchCart = { lines: [], status: 'ready' }
const loading: BranchCart = { lines: [], status: 'loading' }

/** All carts of this browser by branch. One place, so that header, cards and cart page show the same number. */
let carts: ReadonlyMap<number, BranchCart> = new Map()
let isLoaded = false
const watchers = new Set<() => void>()

export function readCarts(): ReadonlyMap<number, BranchCart> {
  return carts
}

export function readCart(branchCode: number): BranchCart {
  return carts.get(branchCode) ?? (isLoaded ? empty : loading)
}

export function writeCart(branchCode: number, cart: BranchCart): void {
  const next = new Map(carts)
  if (cart.lines.length === 0 && cart.status === 'ready') next.delete(branchCode)
  else next.set(branchCode, cart)
  carts = next
  for (const watcher of watchers) watcher()
}

/** Puts all carts at once, as a sign-in, a sign-out or another tab brings them. */
export function writeCarts(next: ReadonlyMap<number, BranchCart>): void {
  carts = next
  isLoaded = true
  for (const watcher of watchers) watcher()
}

const subscribe = (watcher: () => void) => {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}
const beforeLoad: ReadonlyMap<number, BranchCart> = new Map()

/** Every branch's cart that has lines. */
export function useCarts(): { carts: ReadonlyMap<number, BranchCart>; isLoaded: boolean } {
  const current = useSyncExternalStore(subscribe, readCarts, () => beforeLoad)
  return { carts: current, isLoaded }
}

/** The cart of one branch with what it comes to. */
export function useCart(branchCode: number): BranchCart & Totals {
  useCarts()
  const cart = readCart(branchCode)
  return { ...cart, ...totalsOf(cart) }
}

/** The pieces in all carts, for the header. */
export function useCartCount(): number {
  const { carts: all } = useCarts()
  return [...all.values()].reduce((sum, cart) => sum + totalsOf(cart).itemsCount, 0)
}

/** What one piece of a line costs: the server's word where it has spoken for this quantity. */
export function linePriceCentavos(line: Line): Centavos {
  return line.unitPriceCentavos ?? cardPriceCentavos(line.product, line.quantity) ?? 0
}

interface Totals {
  /** Without the lines that cannot be ordered. */
  totalCentavos: Centavos
  /** All pieces. */
  itemsCount: number
  /** The pieces of the lines that can be ordered. */
  orderableCount: number
}

/** What a cart comes to. A line that cannot be ordered counts its pieces and costs nothing. */
export function totalsOf({ lines }: BranchCart): Totals {
  const orderable = lines.filter((line) => isOrderable(line.product))
  return {
    totalCentavos: orderable.reduce((sum, line) => sum + linePriceCentavos(line) * line.quantity, 0),
    itemsCount: piecesOf(lines),
    orderableCount: piecesOf(orderable),
  }
}

const piecesOf = (lines: readonly Line[]) => lines.reduce((sum, line) => sum + line.quantity, 0)

/** A line of the wire as this browser keeps it. */
export function toLine(line: {
  product: ProductCard
  quantity: number
  price: number | null
  note: string | null
}): Line {
  const unitPriceCentavos = line.price === null ? undefined : toCentavos(line.price)
  return { product: line.product, quantity: line.quantity, note: line.note, unitPriceCentavos }
}
