import { localDeliveryCost } from '#domain/delivery/local-delivery.ts'
import { type NationalBand, nationalBandsOf } from '#domain/delivery/national-shipping.ts'
import { reachesOf } from '#domain/delivery/zone-reach.ts'
import type { Centavos } from '#domain/money/money.ts'
import type { Ctx } from '#server/platform/context.ts'
import { type ServiceArea, listNationalRates, listServiceAreas } from './repository.ts'

interface ZonePrice {
  /** How far the zone reaches, in whole kilometres. */
  km: number
  fromCentavos: Centavos
  /** At that distance, at the zone's speed. */
  toCentavos: Centavos
}

export interface DeliveryPrices {
  local: { branchCode: number; zones: ZonePrice[] }[]
  national: NationalBand[]
}

/** What deliveries cost, for everybody to read: by distance from each branch with a messenger, and by province (DELIVERY-16). */
export async function listDeliveryPrices({ db }: Ctx): Promise<DeliveryPrices> {
  const [areas, rates] = await Promise.all([listServiceAreas(db), listNationalRates(db)])
  const local = areas.map((area) => ({ branchCode: area.branchCode, zones: pricesIn(area) }))
  return { local: local.filter(({ zones }) => zones.length > 0), national: nationalBandsOf(rates) }
}

function pricesIn({ zones, ...branch }: ServiceArea): ZonePrice[] {
  const priced = zones.map((zone) => ({ ...zone, fromCentavos: localDeliveryCost(zone, 0) }))
  return reachesOf(branch, priced).map(({ km, ...zone }) => ({
    km,
    fromCentavos: zone.fromCentavos,
    toCentavos: localDeliveryCost(zone, km * 1000),
  }))
}
