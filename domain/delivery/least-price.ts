import type { Centavos } from '../money/money.ts'
import type { NationalRate } from './national-shipping.ts'

/** How far a branch's messenger goes at most, and what a delivery costs at least. */
export interface MessengerOffer {
  km: number
  fromCentavos: Centavos
}

/** What the messenger of a branch offers to an address that is not known (DELIVERY-18); undefined of a branch without zones. */
export function messengerOfferOf(zones: readonly MessengerOffer[]): MessengerOffer | undefined {
  if (zones.length === 0) return undefined
  return {
    km: Math.max(...zones.map(({ km }) => km)),
    fromCentavos: Math.min(...zones.map(({ fromCentavos }) => fromCentavos)),
  }
}

/** What national shipping costs at least, and its working days to all provinces. */
export interface NationalOffer {
  fromCentavos: Centavos
  days: { min: number; max: number }
}

/** What national shipping offers to a province that is not known (DELIVERY-18); undefined where the store does not ship. */
export function nationalOfferOf(rates: readonly Omit<NationalRate, 'province'>[]): NationalOffer | undefined {
  if (rates.length === 0) return undefined
  return {
    fromCentavos: Math.min(...rates.map(({ costCentavos }) => costCentavos)),
    days: {
      min: Math.min(...rates.map(({ daysMin }) => daysMin)),
      max: Math.max(...rates.map(({ daysMax }) => daysMax)),
    },
  }
}
