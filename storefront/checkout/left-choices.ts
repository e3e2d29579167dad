import { type CheckoutState, type ReservedOrder, leftKey } from './checkout-state.ts'

/**
 * The delivery that this customer chose for the same products in the checkout that they left last, as the next one begins
 * with it (CHECKOUT-25); nothing for other products. It counts like one that the page chose, so that the checkout begins
 * with the payment where nothing else is to be decided.
 */
export function leftChoicesFor(customerId: string, reservation: ReservedOrder): Partial<CheckoutState> {
  const left = readLeft()
  if (left?.customerId !== customerId || left.globalId || left.isOptionChosen === false) return {}
  if (productsOf(left.reservation) !== productsOf(reservation)) return {}
  const { option, addressId, isForOther, customerName, partnerId } = left
  return { option, addressId, isForOther, customerName, partnerId, isOptionChosen: true, isByDefault: true }
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
