import type { Point } from '../branches/distance.ts'
import { isInside } from '../branches/polygon.ts'
import { type Centavos, roundHalfAway } from '../money/money.ts'

/** An area that a branch's messenger serves, with the rates of its deliveries. */
export interface DeliveryZone {
  polygon: Point[]
  baseCentavos: Centavos
  perKmCentavos: Centavos
  perMinuteCentavos: Centavos
  speedKmh: number
}

/** The zone that contains a place, the first where zones overlap. Undefined where the branch does not deliver. */
export function zoneAt<Z extends Pick<DeliveryZone, 'polygon'>>(zones: readonly Z[], point: Point): Z | undefined {
  return zones.find((zone) => isInside(point, zone.polygon))
}

/** The minutes that a distance takes at a speed. Throws a RangeError for a speed that is not above zero. */
export function travelMinutes(metres: number, speedKmh: number): number {
  if (!(speedKmh > 0)) throw new RangeError(`Not a speed: ${speedKmh}`)
  return (metres / 1000 / speedKmh) * 60
}

/**
 * What a local delivery costs (DELIVERY-3): base + kilometres × rate + minutes × rate, rounded to the whole peso. The
 * minutes are those at the zone's speed where no router has given them.
 */
export function localDeliveryCost(
  zone: DeliveryZone,
  metres: number,
  minutes: number = travelMinutes(metres, zone.speedKmh),
): Centavos {
  const centavos = zone.baseCentavos + (metres / 1000) * zone.perKmCentavos + minutes * zone.perMinuteCentavos
  return roundHalfAway(centavos / 100) * 100
}
