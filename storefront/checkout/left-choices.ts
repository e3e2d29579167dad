import type { CheckoutState, ReservedOrder } from './checkout-state.ts'

/** What a shopper chose of the delivery in a checkout that they left. */
type DeliveryChoices = Pick<CheckoutState, 'option' | 'addressId' | 'isForOther' | 'customerName' | 'partnerId'>

interface LeftChoices extends DeliveryChoices {
  customerId: string
  /** The products that it had. */
  products: string
}

const key = 'checkout.left'

/** Stores the delivery that the shopper chose, for a checkout of the same goods in this tab (CHECKOUT-25). */
export function storeLeftChoices(checkout: CheckoutState): void {
  const { customerId, reservation, option, addressId, isForOther, customerName, partnerId } = checkout
  if (checkout.isOptionChosen === false || checkout.isByDefault) return
  const left: LeftChoices = {
    customerId,
    products: productsOf(reservation),
    option,
    isForOther,
    customerName,
    ...(addressId && { addressId }),
    ...(partnerId && { partnerId }),
  }
  try {
    sessionStorage.setItem(key, JSON.stringify(left))
  } catch {
    // Without storage the next checkout begins anew.
  }
}

/**
 * The delivery that this customer chose for the same goods, as a checkout begins with it; nothing for other goods. It
 * counts like one that the page chose, so that the checkout begins with the payment where nothing else is to be decided.
 */
export function leftChoicesFor(customerId: string, reservation: ReservedOrder): Partial<CheckoutState> {
  const left = readLeft()
  if (left?.customerId !== customerId || left.products !== productsOf(reservation)) return {}
  const { option, addressId, isForOther, customerName, partnerId } = left
  return { option, addressId, isForOther, customerName, partnerId, isOptionChosen: true, isByDefault: true }
}

function readLeft(): LeftChoices | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(key) ?? 'null') as LeftChoices | null) ?? undefined
  } catch {
    return undefined
  }
}

const productsOf = ({ lines }: ReservedOrder): string =>
  lines
    .map(({ branchCode, productCode, quantity }) => `${branchCode} ${productCode} ${quantity}`)
    .toSorted()
    .join()
