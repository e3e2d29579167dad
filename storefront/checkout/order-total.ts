import type { CheckoutState } from './checkout-state.ts'

/** The total in centavos with delivery; undefined until the delivery is priced. */
export function totalOf({
  reservation,
  delivery,
}: Pick<CheckoutState, 'reservation' | 'delivery'>): number | undefined {
  return delivery && reservation.totalCentavos + delivery.totalCentavos
}
