import type { Refusal } from '../refusal.ts'
import type { PaymentKind } from '../payments/payment-kinds.ts'

/** How many items a tax receipt may have, delivery included. */
export const taxReceiptItemsMax = 100

/**
 * Why orders cannot have a tax receipt of type 31 (TAXPAYER-10): a gift card pays none, and each order has at most 100
 * items, of which its delivery is one.
 */
export function refusalToTaxReceipt(
  kinds: readonly PaymentKind[],
  orders: readonly { lines: readonly unknown[]; deliveryCentavos: number }[],
): Refusal<'tax-receipt-too-long' | 'tax-receipt-by-gift-card'> | undefined {
  const items = orders.map(({ lines, deliveryCentavos }) => lines.length + (deliveryCentavos > 0 ? 1 : 0))
  if (items.some((count) => count > taxReceiptItemsMax)) return { code: 'tax-receipt-too-long' }
  return kinds.includes('gift_card') ? { code: 'tax-receipt-by-gift-card' } : undefined
}
