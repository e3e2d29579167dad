import { refuse } from '#contract/refusals.ts'
import { addressFieldsOf, placeOf } from '#domain/addresses/address.ts'
import type { Point } from '#domain/branches/distance.ts'
import type { DeliveryMethod } from '#domain/delivery/delivery-method.ts'
import type { Centavos } from '#domain/money/money.ts'
import { listAddresses } from '#server/modules/addresses/list-addresses.ts'
import { getAddress } from '#server/modules/addresses/get-address.ts'
import { quoteLocalDeliveries } from '#server/modules/delivery/quote-local-deliveries.ts'
import { quoteNationalDeliveries } from '#server/modules/delivery/quote-national-delivery.ts'
import { prepareTravelMinutes } from '#server/modules/delivery/travel-minutes.ts'
import { findReservedBranches } from '#server/modules/inventory/open-reservation.ts'
import type { NewOrders } from '#server/modules/orders/new-orders.ts'
import type { CustomerCtx } from '#server/platform/context.ts'

/** How a customer wants to get an order, and where. */
export interface DeliveryChoice {
  delivery: DeliveryMethod
  addressId: string | undefined
}

/** What each branch charges for a delivery, and how long it takes. */
export interface DeliveryQuote {
  address: NewOrders['address']
  /** The minutes of a messenger's way, with their fraction; 0 for other methods. */
  branches: { branchCode: number; costCentavos: Centavos; minutes: number }[]
  /** The working days that national shipping takes; null for other methods. */
  workingDays: { min: number; max: number } | null
}

/**
 * Has the minutes of the messengers' way stored before the delivery is priced; the router is never asked within a
 * transaction. A quote needs fresh minutes, an order is placed at those of its quote.
 */
export async function prepareDelivery(
  ctx: CustomerCtx,
  { delivery, addressId }: DeliveryChoice,
  stored: 'fresh' | 'usable',
): Promise<void> {
  if (!ctx.settings.OSRM_URL || delivery !== 'local' || !addressId) return
  const branchCodes = await findReservedBranches(ctx)
  // An address that was deleted since refuses nothing here: the request may be a repeat of one that placed its orders.
  const address = (await listAddresses(ctx)).find(({ id }) => id === addressId)
  const place = address && placeOf(address)
  if (branchCodes && place) await prepareTravelMinutes(ctx, { branchCodes, points: [place], stored })
}

/** What delivering the customer's reserved order costs at each branch. Refuses where nothing is reserved. */
export async function calculateDelivery(ctx: CustomerCtx, choice: DeliveryChoice): Promise<DeliveryQuote> {
  const branchCodes = (await findReservedBranches(ctx)) ?? refuse('verification-needed')
  return quoteDelivery(ctx, branchCodes, choice)
}

/**
 * What a delivery from given branches costs (CHECKOUT-11): pickup is free, each branch's messenger costs what its zones
 * say, national shipping what its table says for the address's province. Refuses an address of somebody else, one that
 * not every branch delivers to, for a messenger one without a place, and one in a province that the store does not ship
 * to.
 */
export async function quoteDelivery(
  ctx: CustomerCtx,
  branchCodes: readonly number[],
  { delivery, addressId }: DeliveryChoice,
): Promise<DeliveryQuote> {
  if (delivery === 'pickup') return { address: null, branches: sameForAll(branchCodes, 0), workingDays: null }
  if (!addressId) refuse('not-found')
  const address = addressFieldsOf(await getAddress(ctx, addressId))
  if (delivery === 'national') {
    const [rate] = await quoteNationalDeliveries(ctx, [address])
    if (!rate) refuse('delivery-not-offered')
    const { costCentavos, daysMin, daysMax } = rate
    return { address, branches: sameForAll(branchCodes, costCentavos), workingDays: { min: daysMin, max: daysMax } }
  }
  const place = placeOf(address)
  if (!place) refuse('address-without-place')
  return { address, branches: await quoteMessengers(ctx, branchCodes, place), workingDays: null }
}

function sameForAll(branchCodes: readonly number[], costCentavos: Centavos): DeliveryQuote['branches'] {
  return branchCodes.map((branchCode) => ({ branchCode, costCentavos, minutes: 0 }))
}

async function quoteMessengers(
  ctx: CustomerCtx,
  branchCodes: readonly number[],
  point: Point,
): Promise<DeliveryQuote['branches']> {
  const quotes = await quoteLocalDeliveries(ctx, branchCodes, point)
  const outOfRange = quotes.filter((quote) => !quote.available).map((quote) => quote.branchCode)
  if (outOfRange.length > 0) refuse('address-out-of-range', { branchCodes: outOfRange })
  return quotes.flatMap((quote) =>
    quote.available ? [{ branchCode: quote.branchCode, costCentavos: quote.costCentavos, minutes: quote.minutes }] : [],
  )
}
