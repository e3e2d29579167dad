import type * as contract from '#contract/branches.ts'
import type { ReplyInputOf } from '#contract/endpoint.ts'
import { toDecimal } from '#domain/money/money.ts'
import type { DeliveryPrices } from './list-delivery-prices.ts'

export const presentPrices = ({
  local,
  national,
}: DeliveryPrices): ReplyInputOf<typeof contract.listDeliveryPrices> => ({
  local: local.map(({ branchCode, zones }) => ({
    codplace: branchCode,
    zones: zones.map(({ km, fromCentavos, toCentavos }) => ({
      km,
      price_from: toDecimal(fromCentavos),
      price_to: toDecimal(toCentavos),
    })),
  })),
  national: national.map(({ costCentavos, daysMin, daysMax, provinces }) => ({
    price: toDecimal(costCentavos),
    working_days: { min: daysMin, max: daysMax },
    provinces,
  })),
})
