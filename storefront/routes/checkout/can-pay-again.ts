import type { Centavos } from '#domain/money/money.ts'
import type { RequestedPayment } from '../../checkout/checkout-state.ts'
import { firstSelection } from './first-selection.ts'
import { loadPaymentSources } from './payment-sources.ts'

/** Whether the credit, the card or PayPal that paid the last order can pay this amount now: else it is not offered. */
export async function canPayAgain(
  payment: RequestedPayment,
  totalCentavos: Centavos,
  signal: AbortSignal,
): Promise<boolean> {
  const accepted = [payment.kind]
  const sources = await loadPaymentSources(accepted, signal)
  return firstSelection(totalCentavos, payment, { accepted, sources }).payments.length > 0
}
