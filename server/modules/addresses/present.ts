import type { ParsedInputOf, ReplyInputOf } from '#contract/endpoint.ts'
import type * as contract from '#contract/addresses.ts'
import { type SentAddressFields, placeOf } from '#domain/addresses/address.ts'
import type { NationalRate } from '#domain/delivery/national-shipping.ts'
import { toDecimal } from '#domain/money/money.ts'
import { type AvailableDelivery, listDeliveries } from '#server/modules/delivery/quote-local-deliveries.ts'
import { quoteNationalDeliveries } from '#server/modules/delivery/quote-national-delivery.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Address } from './repository.ts'

type WireAddress = ReplyInputOf<typeof contract.createAddress>

type WireFields = Omit<ParsedInputOf<typeof contract.createAddress>, 'id'>

/** The fields of an address by the store's names, without those that clients send and the store ignores. */
export function toFields({
  name,
  phone,
  province,
  city,
  sector,
  street,
  house,
  number,
  reference,
  directions,
  latitud,
  longitud,
}: WireFields): SentAddressFields {
  const texts = { name, phone, province, city, sector, street, house, number, reference, directions }
  return { ...texts, lat: latitud ?? null, lng: longitud ?? null }
}

/** Addresses together with what delivers to each, which takes two statements for all. */
export async function presentAddresses(ctx: Ctx, addresses: readonly Address[]): Promise<WireAddress[]> {
  const deliveries = await listDeliveries(ctx, addresses.map(placeOf))
  const rates = await quoteNationalDeliveries(ctx, addresses)
  return addresses.map((address, index) => presentAddress(address, deliveries[index] ?? [], rates[index]))
}

function presentAddress(
  { lat, lng, isDefault, createdAt: _, quotedUntil: __, ...rest }: Address,
  deliveries: readonly AvailableDelivery[],
  rate: NationalRate | undefined,
): WireAddress {
  return {
    ...rest,
    latitud: lat,
    longitud: lng,
    default: isDefault,
    usable_for_delivery: deliveries.length > 0,
    codplace: deliveries[0]?.branchCode ?? null,
    availability: deliveries.map(({ branchCode, costCentavos }) => ({
      branch_code: branchCode,
      available: true,
      price: toDecimal(costCentavos),
    })),
    national: rate
      ? { price: toDecimal(rate.costCentavos), working_days: { min: rate.daysMin, max: rate.daysMax } }
      : null,
  }
}
