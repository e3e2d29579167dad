import { type CheckoutState, type RequestedPayment, type ReservedOrder, leftKey } from './checkout-state.ts'

/**
 * The delivery and the way to pay that this customer chose for the same products in the checkout that they left last, as
 * the next one begins with them (CHECKOUT-25); nothing for other products. The delivery counts like one that the page
 * chose, so that the checkout begins with the payment where nothing else is to be decided.
 */
export function leftChoicesFor(customerId: string, reservation: ReservedOrder): Partial<CheckoutState> {
  const left = readLeft()
  if (left?.customerId !== customerId || left.globalId || left.isOptionChosen === false) return {}
  if (productsOf(left.reservation) !== productsOf(reservation)) return {}
  const { option, addressId, isForOther, customerName, partnerId } = left
  return {
    option,
    addressId,
    isForOther,
    customerName,
    partnerId,
    requestedPayment: paymentOf(left),
    isOptionChosen: true,
    isByDefault: true,
  }
}

/** What was to pay the whole order; undefined for balances and several payments. */
function paymentOf({ chosen, requestedPayment }: CheckoutState): RequestedPayment | undefined {
  if (!chosen) return requestedPayment
  const [payment, ...others] = chosen.selection.payments
  if (!payment || others.length > 0 || 'id' in payment) return undefined
  return { kind: payment.kind, ...('token' in payment && { token: payment.token }) }
}

/** The branches of the order that this customer left last in this tab; undefined where they left none. */
export function leftBranches(customerId: string): readonly number[] | undefined {
  const left = readLeft()
  if (left?.customerId !== customerId || left.globalId) return undefined
  return [...new Set(left.reservation.lines.map(({ branchCode }) => branchCode))]
}

function readLeft(): CheckoutState | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(leftKey) ?? 'null') as CheckoutState | null) ?? undefined
  } catch {
    return undefined
  }
}

const productsOf = ({ lines }: ReservedOrder): string =>
  lines
    .map(({ branchCode, productCode, quantity }) => `${branchCode} ${productCode} ${quantity}`)
    .toSorted()
    .join()
