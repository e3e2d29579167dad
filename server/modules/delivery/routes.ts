import * as contract from '#contract/branches.ts'
import { placeOf } from '#domain/addresses/address.ts'
import { localDeliveryCost } from '#domain/delivery/local-delivery.ts'
import { toDecimal } from '#domain/money/money.ts'
import { allowAnyone } from '#server/platform/guards.ts'
import { route } from '#server/platform/route.ts'
import { listDeliveryPrices } from './list-delivery-prices.ts'
import { listDeliveryZones } from './list-delivery-zones.ts'
import { presentPrices } from './present.ts'
import { quotePlaces } from './quote-local-deliveries.ts'

export const deliveryRoutes = [
  route(
    contract.listBranchLimits,
    allowAnyone,
    async (ctx, { codplace }) =>
      (await listDeliveryZones(ctx, codplace)).map((zone) => ({
        limits: zone.polygon.map(({ lat, lng }) => ({ longitude: lng, latitude: lat })),
        price_from: toDecimal(localDeliveryCost(zone, 0)),
      })),
    { isPublic: true },
  ),
  route(contract.listDeliveryPrices, allowAnyone, async (ctx) => presentPrices(await listDeliveryPrices(ctx)), {
    isPublic: true,
  }),
  route(contract.verifyLimits, allowAnyone, async (ctx, { address, branch_codes, calculate_prices }) => {
    const points = address.map(({ latitud, longitud }) => placeOf({ lat: latitud, lng: longitud }))
    const quotes = await quotePlaces(ctx, branch_codes, points)
    return address.map(({ id }, index) => ({
      id,
      verify: (quotes[index] ?? []).map((quote) => ({
        branch_code: quote.branchCode,
        limits: {
          available: quote.available,
          price: quote.available && calculate_prices ? toDecimal(quote.costCentavos) : null,
        },
      })),
    }))
  }),
]
