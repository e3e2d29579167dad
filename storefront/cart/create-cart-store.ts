import { linesMax } from '#domain/cart/cart.ts'
import { clampQuantity } from '#domain/cart/quantity.ts'
import { cardPriceCentavos, stockOf } from '../product/card-price.ts'
import type { ProductCard } from '../product/product-card.ts'
import { seemsSignedIn } from '../shopper/browser-client.ts'
import { type Line, lineOf } from './cart.ts'
import { watchCarts } from './cart-events.ts'
import { announce } from './announce.ts'
import type { CartChange } from './cart-notices.ts'
import type { ShopperKind } from './cart-owner.ts'
import { type CartState, createCartState } from './cart-state.ts'
import { type CartSync, createCartSync } from './cart-sync.ts'
import { type StartTimer, startTimer } from './save-queue.ts'

export interface ChangeOptions {
  /** Saved at once instead of after two seconds: a change of several lines, a note, an undo (CART-17). */
  isImmediate?: boolean
  /** Without a notification: undo, and changes that the page shows by itself. */
  isSilent?: boolean
}

/** A change by somebody who is signed in and may turn out to be an employee, who has no cart. */
interface UnannouncedChange {
  change: CartChange
  undo: () => void
  isSilent: boolean
}

/** What the functions of a store share. */
interface StoreParts {
  state: CartState
  sync: CartSync
  /** Notifications about these wait until the page knows who shops. */
  unannounced: UnannouncedChange[]
}

/** The carts of one tab: their state, how they are kept in sync with the server, and the changes that a shopper makes. */
export type CartStore = ReturnType<typeof createCartStore>

export function createCartStore(timer: StartTimer = startTimer) {
  const state = createCartState()
  const parts: StoreParts = { state, sync: createCartSync(state, timer), unannounced: [] }
  let stopWatching: (() => void) | undefined
  const { sync } = parts
  return {
    store: state.store,
    isLoaded: state.isLoaded,
    readCart: state.readCart,
    readCarts: state.store.read,
    /** Loads the carts of the shopper (`CartSync`), and from then on follows the network, other tabs and leaving. */
    initCarts(kind: ShopperKind, customerId?: string): Promise<void> {
      stopWatching ??= watchCarts(state, sync)
      return initCarts(parts, kind, customerId)
    },
    flushCarts: sync.flushCarts,
    refreshCarts: sync.refreshCarts,
    setQuantity: (card: ProductCard, branchCode: number, requested: number, options: ChangeOptions = {}) =>
      setQuantity(parts, { card, branchCode, requested, options }),
    /** Adds units to those that the cart has already, as a card's button does; gives the quantity of the line. */
    addToCart(card: ProductCard, branchCode: number, units = 1): number {
      const before = lineOf(sync.linesToChange(branchCode), card.codarticulo)?.quantity ?? 0
      return setQuantity(parts, { card, branchCode, requested: before + units, options: {} })
    },
    setNote: (product: ProductCard, branchCode: number, note: string) => setNote(parts, product, branchCode, note),
    /** Removes lines from the cart of a branch at once; gives them, for `restoreLines`. */
    removeLines: (branchCode: number, productCodes: readonly string[]) => removeLines(parts, branchCode, productCodes),
    /** Empties the cart of a branch; gives the lines that it had. */
    clearCart(branchCode: number): readonly Line[] {
      const codes = state.readCart(branchCode).lines.map(({ product }) => product.codarticulo)
      return removeLines(parts, branchCode, codes)
    },
    /** Sets lines as they were; one with quantity 0 is removed. */
    restoreLines: (branchCode: number, lines: readonly Line[]) => restoreLines(parts, branchCode, lines),
    /** Ends all timers and listeners, as the browser does with a page that is left. */
    close() {
      stopWatching?.()
      sync.close()
    },
  }
}

function initCarts({ sync, unannounced }: StoreParts, kind: ShopperKind, customerId?: string): Promise<void> {
  const changes = unannounced.splice(0)
  if (kind === 'employee') {
    for (const { undo } of changes.toReversed()) undo()
    if (changes.length > 0) announce(({ notifyNoCustomer }) => notifyNoCustomer())
  }
  const initialised = sync.initCarts(kind, customerId)
  if (kind !== 'employee') for (const { change, undo, isSilent } of changes) if (!isSilent) announceChange(change, undo)
  return initialised
}

const announceChange = (change: CartChange, undo: () => void) =>
  announce(({ notifyChange }) => notifyChange(change, undo))

interface QuantityRequest {
  card: ProductCard
  branchCode: number
  requested: number
  options: ChangeOptions
}

/**
 * Sets the quantity of a product in the cart of a branch, and notifies the shopper with an undo (CART-18). The quantity
 * is limited to the stock; without a price or stock it is 0, and 0 removes the line. Gives the quantity that the line
 * has now.
 */
function setQuantity(parts: StoreParts, { card, branchCode, requested, options }: QuantityRequest): number {
  const { sync, unannounced } = parts
  const lines = sync.linesToChange(branchCode)
  const before = lineOf(lines, card.codarticulo)
  if (sync.ownerKind() === 'employee') {
    announce(({ notifyNoCustomer }) => notifyNoCustomer())
    return before?.quantity ?? 0
  }
  const product = withPrices(card, before)
  const priceCentavos = cardPriceCentavos(product, requested)
  const { quantity, notice } = clampQuantity({ requested, stock: stockOf(product), priceCentavos })
  if (!before && quantity > 0 && lines.length >= linesMax) {
    announce(({ notifyFull }) => notifyFull())
    return 0
  }
  const change: CartChange = { product, branchCode, oldQuantity: before?.quantity ?? 0, quantity, notice }
  if (quantity !== change.oldQuantity)
    putLine(parts, branchCode, { product, quantity, note: before?.note ?? null, unitPriceCentavos: undefined }, options)
  const undo = () =>
    restoreLines(parts, branchCode, [before ?? { product, quantity: 0, note: null, unitPriceCentavos: undefined }])
  const { isSilent = false } = options
  if (sync.ownerKind() === 'nobody' && seemsSignedIn()) unannounced.push({ change, undo, isSilent })
  else if (!isSilent) announce(({ notifyConfirmed }) => notifyConfirmed(change, undo, parts))
  return quantity
}

/** A card with the prices by quantity that the cart knows of the product, where the card has none. */
function withPrices(card: ProductCard, line: Line | undefined): ProductCard {
  const prices = card.prices ?? line?.product.prices
  return prices ? { ...card, prices } : card
}

/** Sets the note of a line, or removes it where the text is empty, and notifies the shopper (CART-12). */
function setNote(parts: StoreParts, product: ProductCard, branchCode: number, text: string): void {
  const line = lineOf(parts.state.readCart(branchCode).lines, product.codarticulo)
  const note = text.trim() || null
  if (!line || line.note === note) return
  putLine(parts, branchCode, { ...line, note }, { isImmediate: true })
  const undo = () => putLine(parts, branchCode, { ...line }, { isImmediate: true })
  announce(({ notifyNote }) => notifyNote({ product, branchCode, oldNote: line.note, note }, undo))
}

function removeLines(parts: StoreParts, branchCode: number, productCodes: readonly string[]): readonly Line[] {
  const { lines } = parts.state.readCart(branchCode)
  const removed = lines.filter(({ product }) => productCodes.includes(product.codarticulo))
  for (const line of removed) putLine(parts, branchCode, { ...line, quantity: 0 }, { isImmediate: true })
  return removed
}

function restoreLines(parts: StoreParts, branchCode: number, lines: readonly Line[]): void {
  for (const line of lines) putLine(parts, branchCode, line, { isImmediate: true })
}

function putLine(
  { state, sync }: StoreParts,
  branchCode: number,
  line: Line,
  { isImmediate = false }: ChangeOptions,
): void {
  const lines = sync.linesToChange(branchCode)
  const { status } = state.readCart(branchCode)
  const isSame = (other: Line) => other.product.codarticulo === line.product.codarticulo
  const others = lines.filter((other) => !isSame(other))
  const isKnown = others.length < lines.length
  const next =
    line.quantity === 0 ? others : isKnown ? lines.map((other) => (isSame(other) ? line : other)) : [...lines, line]
  state.writeCart(branchCode, { lines: next, status: status === 'loading' ? 'ready' : status })
  sync.enqueue(branchCode, line, isImmediate)
}
