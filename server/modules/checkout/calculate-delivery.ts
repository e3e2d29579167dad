import { refuse } from '#contract/refusals.ts'
import type { DeliveryOption } from '#domain/delivery/delivery-option.ts'
import type { Centavos } from '#domain/money/money.ts'
import { getAddress } from '#server/modules/addresses/get-address.ts'
import { quoteLocalDeliveries } from '#server/modules/delivery/quote-local-delivery.ts'
import { findReservedBranches } from '#server/modules/inventory/open-reservation.ts'
import type { NewOrders } from '#server/modules/orders/new-orders.ts'
import type { CustomerCtx } from '#server/platform/context.ts'

export interface WayToCustomer {
  delivery: DeliveryOption
  addressId: string | undefined
}

/** How an order reaches its customer, and what each branch takes for it. */
export interface Delivery {
  address: NewOrders['address']
  branches: { branchCode: number; costCentavos: Centavos; minutes: number }[]
}

/** What bringing the customer's verified order costs, branch by branch. Refuses where nothing is verified. */
export async function calculateDelivery(ctx: CustomerCtx, way: WayToCustomer): Promise<Delivery> {
  const branchCodes = (await findReservedBranches(ctx)) ?? refuse('verification-needed')
  return deliverFrom(ctx, branchCodes, way)
}

/**
 * The same for given branches (CHECKOUT-11): fetching is free, the branches' own messengers by their zones. Refuses
 * what is sent through the country, somebody else's address, and one that not every branch reaches.
 */
export async function deliverFrom(
  ctx: CustomerCtx,
  branchCodes: readonly number[],
  { delivery, addressId }: WayToCustomer,
): Promise<Delivery> {
  if (delivery === 'national') refuse('delivery-not-offered')
  if (delivery === 'pickup')
    return { address: null, branches: branchCodes.map((branchCode) => ({ branchCode, costCentavos: 0, minutes: 0 })) }
  if (!addressId) refuse('not-found')
  const { name, phone, province, city, sector, street, house, reference, lat, lng } = await getAddress(ctx, addressId)
  const quotes = await quoteLocalDeliveries(ctx, branchCodes, { lat, lng })
  const outOfRange = quotes.filter((quote) => !quote.available).map((quote) => quote.branchCode)
  if (outOfRange.length > 0) refuse('address-out-of-range', { branchCodes: outOfRange })
  return {
    address: { name, phone, province, city, sector, street, house, reference, lat, lng },
    branches: quotes.flatMap((quote) =>
      quote.available
        ? [{ branchCode: quote.branchCode, costCentavos: quote.costCentavos, minutes: quote.minutes }]
        : [],
    ),
  }
}
