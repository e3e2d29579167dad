import { isLanguage } from '#contract/language.ts'
import type { QuantityNotice } from '#domain/cart/quantity.ts'
import { notify } from '../components/notifications.tsx'
import { cartNoticeWords } from '../words/cart-notices.ts'
import { type ProductCard, stockOf } from './card-price.ts'

export interface CartChange {
  product: ProductCard
  branchCode: number
  oldQuantity: number
  quantity: number
  notice: QuantityNotice | undefined
}

const words = () => {
  const { lang } = document.documentElement
  return cartNoticeWords[isLanguage(lang) ? lang : 'en']
}

/** Says what became of a change to the cart, with an undo where something changed (S4). A change of the same product renews its notification. */
export function tell({ product, oldQuantity, quantity, notice }: CartChange, undo: () => void): void {
  const w = words()
  const text = {
    'no-price': w.noPrice,
    'out-of-stock': w.outOfStock,
    clamped: w.onlyAvailable(stockOf(product)),
    none: quantity === 0 ? w.removed : quantity > oldQuantity ? w.added(quantity) : w.reduced(quantity),
  }[notice ?? 'none']
  if (!notice && quantity === oldQuantity) return
  notify({
    id: `cart ${product.codarticulo}`,
    tone: notice ? 'warning' : 'success',
    text,
    detail: product.description,
    ...(quantity !== oldQuantity && { action: { label: w.undo, run: undo } }),
  })
}

/** Says that a line's note was added, updated or taken away (S4), with an undo. */
export function tellNote(product: ProductCard, before: string | null, note: string | null, undo: () => void): void {
  const w = words()
  const text = note === null ? w.noteRemoved : before === null ? w.noteAdded : w.noteUpdated
  notify({ id: `cart ${product.codarticulo}`, tone: 'success', text, detail: product.description, action: { label: w.undo, run: undo } })
}

/** Says how many products were taken out at once, with an undo for all of them. */
export function tellRemoved(count: number, undo: () => void): void {
  const w = words()
  notify({ id: 'cart removed', tone: 'success', text: w.removedMany(count), action: { label: w.undo, run: undo } })
}

export function tellFull(): void {
  notify({ id: 'cart full', tone: 'warning', text: words().full })
}

/** An employee's cart belongs to a customer, and none is selected (S4). */
export function tellNoCustomer(): void {
  notify({ id: 'cart no customer', tone: 'warning', text: words().noCustomer })
}

export function tellNotSaved(): void {
  notify({ id: 'cart not saved', tone: 'danger', text: words().notSaved })
}

/** What the server changed on its own: stock that somebody else bought meanwhile. */
export function tellAdjusted(product: ProductCard, reason: QuantityNotice | 'cart-full', quantity: number): void {
  const w = words()
  if (reason === 'cart-full') return tellFull()
  const text = reason === 'clamped' ? w.onlyAvailable(quantity) : reason === 'no-price' ? w.noPrice : w.outOfStock
  notify({ id: `cart ${product.codarticulo}`, tone: 'warning', text, detail: product.description })
}
