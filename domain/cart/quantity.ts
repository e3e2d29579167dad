import type { Centavos } from '../money/money.ts'
import { quantityMax } from './cart.ts'

/** Why a quantity differs from the requested one. */
export type QuantityNotice = 'no-price' | 'out-of-stock' | 'clamped'

/** The quantity that a line may have, and why it differs from the requested one. */
export interface ClampedQuantity {
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
 * The quantity that a line gets (CART-9, CART-10): 0 of a product without a price or without stock, and never more than
 * the stock or the most that a cart line holds. A request for 0 gets 0, without a notice.
 */
export function clampQuantity({
  requested,
  stock,
  priceCentavos,
}: {
  requested: number
  stock: number
  priceCentavos: Centavos | undefined
}): ClampedQuantity {
  const whole = Math.floor(requested)
  if (!(whole > 0)) return { quantity: 0 }
  if (!priceCentavos || priceCentavos < 0) return { quantity: 0, notice: 'no-price' }
  if (stock <= 0) return { quantity: 0, notice: 'out-of-stock' }
  const most = Math.min(stock, quantityMax)
  return whole > most ? { quantity: most, notice: 'clamped' } : { quantity: whole }
}
