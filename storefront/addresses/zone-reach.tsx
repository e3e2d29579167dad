import { type Point, distanceMetres } from '#domain/branches/distance.ts'
import { deliveryStepMessages } from '../messages/delivery-step.ts'
import { useMessages } from '../messages/use-messages.ts'
import { useRoot } from '../page/use-root.ts'
import type { Zones } from './use-zones.ts'

/** How far the messengers of branches go, in words: a map of zones tells a screen reader nothing. */
export function ZoneReach({ codes, zones }: { codes: readonly number[]; zones: Zones | undefined }) {
  const messages = useMessages(deliveryStepMessages)
  const branches = useRoot()?.branches.filter(({ codplace }) => codes.includes(codplace)) ?? []
  if (!zones) return null
  return branches.map(({ codplace, description, lat, long }) => {
    const km = reachKm({ lat, lng: long }, zones.get(codplace) ?? [])
    return km > 0 && <p key={codplace}>{messages.zoneReach(description, km)}</p>
  })
}

/** The mean distance of the border of the zone that reaches farthest, in whole kilometres; 0 without zones. */
export function reachKm(branch: Point, zones: readonly (readonly Point[])[]): number {
  const means = zones.map((zone) => zone.reduce((sum, point) => sum + distanceMetres(branch, point), 0) / zone.length)
  return Math.round(Math.max(0, ...means) / 1000)
}
