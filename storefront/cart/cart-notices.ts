import { isLanguage } from '#contract/language.ts'
import type { QuantityNotice } from '#domain/cart/quantity.ts'
import { type Notification, dismiss, notify } from '../ui/notifications.tsx'
import { sayOffline } from '../ui/offline.ts'
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

const messages = () => {
  const { lang } = document.documentElement
  return cartNoticeMessages[isLanguage(lang) ? lang : 'en']
}

/** The notification that has something to say of a line now, by the line. */
const noticeOf = new Map<string, string>()

/**
 * Of a line at most one notification stands, and with it one undo: an older one would bring back what has changed
 * since.
 */
function notifyOf(branchCode: number, productCodes: readonly string[], notification: Notification): void {
  for (const code of productCodes) {
    const line = `${branchCode} ${code}`
    const older = noticeOf.get(line)
    if (older !== undefined && older !== notification.id) dismiss(older)
    noticeOf.set(line, notification.id)
  }
  notify(notification)
}

/**
 * Says what became of a change to the cart, with an undo where something changed (CART-18). A change of the same line
 * renews its notification.
 */
export function tell({ product, branchCode, oldQuantity, quantity, notice }: CartChange, undo: () => void): void {
  const w = messages()
  const text = {
    'no-price': w.noPrice,
    'out-of-stock': w.outOfStock,
    clamped: w.onlyAvailable(stockOf(product)),
    none: quantity === 0 ? w.removed : quantity > oldQuantity ? w.added(quantity) : w.reduced(quantity),
  }[notice ?? 'none']
  if (!notice && quantity === oldQuantity) return
  notifyOf(branchCode, [product.codarticulo], {
    id: idOf(branchCode, product),
    tone: notice ? 'warning' : 'success',
    text,
    detail: product.description,
    ...(quantity !== oldQuantity && { action: { label: w.undo, run: undo } }),
  })
}

/** Says that a line's note was added, updated or taken away (CART-12), with an undo. */
export function tellNote(
  branchCode: number,
  product: ProductCard,
  before: string | null,
  note: string | null,
  undo: () => void,
): void {
  const w = messages()
  const text = note === null ? w.noteRemoved : before === null ? w.noteAdded : w.noteUpdated
  const action = { label: w.undo, run: undo }
  const id = idOf(branchCode, product)
  notifyOf(branchCode, [product.codarticulo], { id, tone: 'success', text, detail: product.description, action })
}

/** Says how many products were taken out at once, with an undo for all of them. */
export function tellRemoved(branchCode: number, productCodes: readonly string[], undo: () => void): void {
  const w = messages()
  const action = { label: w.undo, run: undo }
  notifyOf(branchCode, productCodes, {
    id: 'cart removed',
    tone: 'success',
    text: w.removedMany(productCodes.length),
    action,
  })
}

export function tellFull(): void {
  notify({ id: 'cart full', tone: 'warning', text: messages().full })
}

/** An employee's cart belongs to a customer, and none is selected (CART-6). */
export function tellNoCustomer(): void {
  notify({ id: 'cart no customer', tone: 'warning', text: messages().noCustomer })
}

export function tellNotSaved(): void {
  if (!sayOffline()) notify({ id: 'cart not saved', tone: 'danger', text: messages().notSaved })
}

/** What the server changed on its own: stock that somebody else bought meanwhile. */
export function tellAdjusted(
  branchCode: number,
  product: ProductCard,
  reason: QuantityNotice | 'cart-full',
  quantity: number,
): void {
  const w = messages()
  if (reason === 'cart-full') return tellFull()
  const text = reason === 'clamped' ? w.onlyAvailable(quantity) : reason === 'no-price' ? w.noPrice : w.outOfStock
  const id = idOf(branchCode, product)
  notifyOf(branchCode, [product.codarticulo], { id, tone: 'warning', text, detail: product.description })
}

const idOf = (branchCode: number, product: ProductCard) => `cart ${branchCode} ${product.codarticulo}`
