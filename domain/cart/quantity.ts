import type { Centavos } from '../money/money.ts'
import { quantityMax } from './cart.ts'

/** Why a quantity is not the one that was wanted. */
export type QuantityNotice = 'no-price' | 'out-of-stock' | 'clamped'

/** The quantity a line may have, and why it is another than the wanted one. */
export interface SettledQuantity {
  quantity: number
  notice?: QuantityNotice
}

/**
 * The quantity of a typed text: its leading digits, at most 9999; empty, negative or no digits is 0 (CART-11). `1.5` is
 * 1 and not 15, as it would be if the point were merely dropped.
 */
export function parseQuantity(text: string): number {
  const digits = /^\s*(\d+)/.exec(text)?.[1] ?? '0'
  return Math.min(Number(digits), quantityMax)
}

/**
 * The quantity a line gets (CART-9, CART-10): a product without price or without stock gets 0, and nobody gets more
 * than there is or more than a cart holds. Wanting none is always granted, without a notice.
 */
export function settleQuantity({
  wanted,
  stock,
  priceCentavos,
}: {
  wanted: number
  stock: number
  priceCentavos: Centavos | undefined
}): SettledQuantity {
  const whole = Math.floor(wanted)
  if (!(whole > 0)) return { quantity: 0 }
  if (!priceCentavos || priceCentavos < 0) return { quantity: 0, notice: 'no-price' }
  if (stock <= 0) return { quantity: 0, notice: 'out-of-stock' }
  const most = Math.min(stock, quantityMax)
  return whole > most ? { quantity: most, notice: 'clamped' } : { quantity: whole }
}
