import type { listDeliveryPrices } from '#contract/branches.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { type NationalOffer, nationalOfferOf } from '#domain/delivery/least-price.ts'
import { toCentavos } from '#domain/money/money.ts'

/** What national shipping offers to a province that is not known, of the rates in the reply; undefined without rates. */
export const nationalOfferIn = ({ national }: ReplyOf<typeof listDeliveryPrices>): NationalOffer | undefined =>
  nationalOfferOf(
    national.map(({ price, working_days: { min, max } }) => ({
      costCentavos: toCentavos(price),
      daysMin: min,
      daysMax: max,
    })),
  )
