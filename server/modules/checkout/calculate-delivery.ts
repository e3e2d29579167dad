import { refuse } from '#contract/refusals.ts'
import { addressFieldsOf } from '#domain/addresses/address.ts'
import type { DeliveryMethod } from '#domain/delivery/delivery-method.ts'
import type { Centavos } from '#domain/money/money.ts'
import { getAddress } from '#server/modules/addresses/get-address.ts'
import { quoteLocalDeliveries } from '#server/modules/delivery/quote-local-deliveries.ts'
import { findReservedBranches } from '#server/modules/inventory/open-reservation.ts'
import type { NewOrders } from '#server/modules/orders/new-orders.ts'
import type { CustomerCtx } from '#server/platform/context.ts'

/** How a customer wants to get an order, and where. */
export interface DeliveryChoice {
  delivery: DeliveryMethod
  addressId: string | undefined
}

/** What each branch charges for a delivery, and how long it takes, with its fraction of a minute. */
export interface DeliveryQuote {
  address: NewOrders['address']
  branches: { branchCode: number; costCentavos: Centavos; minutes: number }[]
}

/** What delivering the customer's reserved order costs at each branch. Refuses where nothing is reserved. */
export async function calculateDelivery(ctx: CustomerCtx, choice: DeliveryChoice): Promise<DeliveryQuote> {
  const branchCodes = (await findReservedBranches(ctx)) ?? refuse('verification-needed')
  return quoteDelivery(ctx, branchCodes, choice)
}

/**
 * What a delivery from given branches costs (CHECKOUT-11): pickup is free, each branch's messenger costs what its zones
 * say. Refuses national delivery, an address of somebody else, and one that not every branch delivers to.
 */
export async function quoteDelivery(
  ctx: CustomerCtx,
  branchCodes: readonly number[],
  { delivery, addressId }: DeliveryChoice,
): Promise<DeliveryQuote> {
  if (delivery === 'national') refuse('delivery-not-offered')
  if (delivery === 'pickup')
    return { address: null, branches: branchCodes.map((branchCode) => ({ branchCode, costCentavos: 0, minutes: 0 })) }
  if (!addressId) refuse('not-found')
  const address = addressFieldsOf(await getAddress(ctx, addressId))
  const quotes = await quoteLocalDeliveries(ctx, branchCodes, address)
  const outOfRange = quotes.filter((quote) => !quote.available).map((quote) => quote.branchCode)
  if (outOfRange.length > 0) refuse('address-out-of-range', { branchCodes: outOfRange })
  return {
    address,
    branches: quotes.flatMap((quote) =>
      quote.available
        ? [{ branchCode: quote.branchCode, costCentavos: quote.costCentavos, minutes: quote.minutes }]
        : [],
    ),
  }
}
