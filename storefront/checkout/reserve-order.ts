import { CallFailed } from '#contract/client.ts'
import { confirmOrder } from '#contract/orders.ts'
import { type Centavos, toCentavos, toDecimal } from '#domain/money/money.ts'
import { browserClient } from '../shopper/browser-client.ts'
import type { ChangedOrder, LineChange } from './changed-order.ts'
import type { ReservedOrder } from './checkout-state.ts'
import { type OrderLineRequest, toOrderLines, toWireProducts } from './order-lines.ts'
import { plausibleEndMs } from './reservation.ts'

/** What a shopper buys, and what they have decided on the way. */
export interface OrderRequest {
  customerId: string
  lines: readonly OrderLineRequest[]
  totalCentavos: number
  /** The changes that the shopper has accepted. */
  changes: readonly LineChange[]
  /** Whether the shopper orders this instead of finishing an open payment (CHECKOUT-21). */
  leavesPayment: boolean
}

export type ReserveResult = { reservation: ReservedOrder } | { changed: ChangedOrder }

const totalChangedCode = 8400016
const reservationUsualMs = 15 * 60_000 // CHECKOUT-5

interface ReserveOptions {
  /** The id of the reservation that this page had before. */
  resumes?: string | undefined
  /** Whether the store refuses while a payment of an earlier checkout is open, instead of ending its reservation. */
  unlessPaymentOpen?: boolean
}

/**
 * Requests that the store computes an order again and reserves its stock. Gives the reservation, or the order as it has
 * changed; throws every other refusal as CallFailed.
 */
export async function reserveOrder(
  lines: readonly OrderLineRequest[],
  totalCentavos: Centavos,
  { resumes, unlessPaymentOpen }: ReserveOptions = {},
): Promise<ReserveResult> {
  try {
    const reply = await browserClient.call(confirmOrder, {
      products: toWireProducts(lines),
      total_amount: toDecimal(totalCentavos),
      will_report: true,
      resumes,
      unless_payment_open: unlessPaymentOpen,
    })
    return {
      reservation: {
        id: reply.verification_id,
        lines: toOrderLines(reply.products),
        totalCentavos: toCentavos(reply.total_order),
        expiresAtMs: endOfReservation(reply.expires_at),
        unpaidOrders: reply.unpaid_orders,
      },
    }
  } catch (error) {
    if (!(error instanceof CallFailed) || error.code !== totalChangedCode) throw error
    // Few orders have changed.
    const { readChanged } = await import('./changed-order.ts')
    const changed = await readChanged(error, lines)
    if (!changed) throw error
    return { changed }
  }
}

/**
 * The end of a reservation in milliseconds of this browser's clock. If the clock is so wrong that the reservation would
 * have ended already or last more than a day, it ends 15 minutes from now, the usual duration.
 */
function endOfReservation(expiresAt: string): number {
  return plausibleEndMs(expiresAt) ?? Date.now() + reservationUsualMs
}
