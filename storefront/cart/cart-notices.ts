import { isLanguage } from '#contract/language.ts'
import type { QuantityNotice } from '#domain/cart/quantity.ts'
import { shownStockMax } from '#domain/products/stock.ts'
import { type BranchCart, type Line, lineOf } from './cart.ts'
import { type Notification, dismiss, notify } from '../ui/notify.ts'
import { cartNoticeMessages } from '../messages/cart-notices.ts'
import type { ProductCard } from '../product/product-card.ts'
import { stockOf } from '../product/card-price.ts'

export interface CartChange {
  product: ProductCard
  branchCode: number
  oldQuantity: number
  quantity: number
  notice: QuantityNotice | undefined
}

export interface NoteChange {
  product: ProductCard
  branchCode: number
  oldNote: string | null
  note: string | null
}

const cartPath = '/cart'

const messages = () => {
  const { lang } = document.documentElement
  return cartNoticeMessages[isLanguage(lang) ? lang : 'en']
}

/** The id of the notification that is about a line, by branch and product. */
const notificationOfLine = new Map<string, string>()

/**
 * Shows a notification about lines and dismisses older ones about them: their undo would bring back a quantity that has
 * changed since.
 */
function notifyOfLines(branchCode: number, productCodes: readonly string[], notification: Notification): void {
  for (const code of productCodes) {
    const line = `${branchCode} ${code}`
    const older = notificationOfLine.get(line)
    if (older !== undefined && older !== notification.id) dismiss(older)
    notificationOfLine.set(line, notification.id)
  }
  notify(notification)
}

/**
 * Shows the result of a change to the cart, with an undo where something changed (CART-18), and a link to the cart where
 * there is more in it.
 */
export function notifyChange(
  { product, branchCode, oldQuantity, quantity, notice }: CartChange,
  undo: () => void,
): void {
  const w = messages()
  const text = {
    'no-price': w.noPrice,
    'out-of-stock': w.outOfStock,
    clamped: w.onlyAvailable(stockOf(product)),
    none: quantity === 0 ? w.removed : quantity > oldQuantity ? w.added(quantity) : w.reduced(quantity),
  }[notice ?? 'none']
  if (!notice && quantity === oldQuantity) return
  const isMore = quantity > oldQuantity && window.location.pathname !== cartPath
  notifyOfLines(branchCode, [product.codarticulo], {
    id: idOf(branchCode, product),
    tone: notice ? 'warning' : 'success',
    text,
    detail: product.description,
    picture: notice ? undefined : product.imageGallery[0]?.picture_url,
    ...(quantity !== oldQuantity && { action: { label: w.undo, run: undo } }),
    ...(isMore && { link: { label: w.seeCart, path: cartPath } }),
  })
}

/** What says whether a change is confirmed. */
interface Confirming {
  state: { readCart: (branchCode: number) => BranchCart }
  sync: { flushCarts: () => Promise<void> }
}

/**
 * Shows the result of a change. Where only the server knows if there is so much, since a card says of a large stock just
 * that it is large, it is sent at once and shown when it is confirmed; of a reduced one the shopper reads that alone
 * (CART-27).
 */
export function notifyConfirmed(change: CartChange, undo: () => void, { state, sync }: Confirming): void {
  const { product, branchCode, oldQuantity, quantity } = change
  if (product.existence !== '+99' || quantity <= Math.max(shownStockMax, oldQuantity)) return notifyChange(change, undo)
  void sync.flushCarts().then(() => {
    const line = lineOf(state.readCart(branchCode).lines, product.codarticulo)
    if (line?.quantity === quantity) notifyChange(change, undo)
  })
}

/** Shows that a line's note was added, updated or removed (CART-12), with an undo. */
export function notifyNote({ product, branchCode, oldNote, note }: NoteChange, undo: () => void): void {
  const w = messages()
  const text = note === null ? w.noteRemoved : oldNote === null ? w.noteAdded : w.noteUpdated
  const action = { label: w.undo, run: undo }
  const id = idOf(branchCode, product)
  notifyOfLines(branchCode, [product.codarticulo], { id, tone: 'success', text, detail: product.description, action })
}

/** Shows how many products were removed at once, with an undo for all of them. */
export function notifyRemoved(branchCode: number, productCodes: readonly string[], undo: () => void): void {
  const w = messages()
  const action = { label: w.undo, run: undo }
  notifyOfLines(branchCode, productCodes, {
    id: 'cart removed',
    tone: 'success',
    text: w.removedMany(productCodes.length),
    action,
  })
}

/** Shows how many products were added at once, with an undo for all of them, and how many the branch has no more of. */
export function notifyAdded(
  branchCode: number,
  { added, missing }: { added: readonly ProductCard[]; missing: number },
  undo: () => void,
): void {
  const w = messages()
  const codes = added.map(({ codarticulo }) => codarticulo)
  notifyOfLines(branchCode, codes, {
    id: 'cart added',
    tone: missing > 0 ? 'warning' : 'success',
    text: w.addedMany(added.length),
    ...(missing > 0 && { detail: w.notAdded(missing) }),
    picture: added[0]?.imageGallery[0]?.picture_url,
    action: { label: w.undo, run: undo },
    link: { label: w.seeCart, path: cartPath },
  })
}

export interface CartMove {
  /** The branch that gets the products. */
  to: number
  toName: string
  moving: readonly Line[]
  /** The same lines as they stay in their cart; those that moved whole have no unit. */
  left: readonly Line[]
}

/** Shows how much of a cart moved into that of another branch, with an undo where anything did (CART-29). */
export function notifyMoved({ to, toName, moving, left }: CartMove, undo: () => void): void {
  const w = messages()
  const leftCount = left.filter(({ quantity }) => quantity > 0).length
  const isMoved = left.some(({ quantity }, nth) => quantity !== moving[nth]?.quantity)
  const text = !isMoved
    ? w.nothingMoved(toName)
    : leftCount > 0
      ? w.partlyMoved(leftCount, toName)
      : w.moved(moving.length, toName)
  const codes = moving.map(({ product }) => product.codarticulo)
  const tone = leftCount > 0 ? 'warning' : 'success'
  notifyOfLines(to, codes, { id: 'cart moved', tone, text, ...(isMoved && { action: { label: w.undo, run: undo } }) })
}

/** Shows that the store did not respond to a move, so that both carts are as before. */
export function notifyNotMoved(): void {
  notify({ id: 'cart moved', tone: 'danger', text: messages().notMoved })
}

export function notifyFull(): void {
  notify({ id: 'cart full', tone: 'warning', text: messages().full })
}

/** An employee's cart belongs to a customer, and none is selected (CART-6). */
export function notifyNoCustomer(): void {
  notify({ id: 'cart no customer', tone: 'warning', text: messages().noCustomer })
}

/** Shows that the server reduced a line, such as after somebody else bought the stock. */
export function notifyAdjusted(
  branchCode: number,
  product: ProductCard,
  reason: QuantityNotice | 'cart-full',
  quantity: number,
): void {
  const w = messages()
  if (reason === 'cart-full') return notifyFull()
  const text = reason === 'clamped' ? w.onlyAvailable(quantity) : reason === 'no-price' ? w.noPrice : w.outOfStock
  const id = idOf(branchCode, product)
  notifyOfLines(branchCode, [product.codarticulo], { id, tone: 'warning', text, detail: product.description })
}

const idOf = (branchCode: number, product: ProductCard) => `cart ${branchCode} ${product.codarticulo}`
