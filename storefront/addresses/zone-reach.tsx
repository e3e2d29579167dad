import { type Point, distanceMetres } from '#domain/branches/distance.ts'
import { formatMoney } from '#domain/money/money.ts'
import { addressFormMessages } from '../messages/address-form.ts'
import { useMessages } from '../messages/use-messages.ts'
import { useRoot } from '../page/use-root.ts'
import type { Zone, Zones } from './use-zones.ts'

/** How far the messengers of branches go and what that costs at least: a map of zones says it to nobody in words. */
export function ZoneReach({ codes, zones }: { codes: readonly number[]; zones: Zones | undefined }) {
  const messages = useMessages(addressFormMessages)
  const branches = useRoot()?.branches.filter(({ codplace }) => codes.includes(codplace)) ?? []
  if (!zones) return null
  return branches.map(({ codplace, description, lat, long }) => {
    const reaches = reachesOf({ lat, lng: long }, zones.get(codplace) ?? [])
    const texts = reaches.map(({ km, fromCentavos }) => messages.zoneReach(km, formatMoney(fromCentavos)))
    return texts.length > 0 && <p key={codplace}>{messages.zonesOf(description, texts.join(', '))}</p>
  })
}

interface Reach {
  /** The mean distance of the border, in whole kilometres. */
  km: number
  fromCentavos: number
}

/** How far each zone of a branch reaches, the nearest first. Of zones that reach equally far the cheapest one counts. */
export function reachesOf(branch: Point, zones: readonly Zone[]): Reach[] {
  const cheapest = new Map<number, number>()
  for (const { polygon, fromCentavos } of zones) {
    const mean = polygon.reduce((sum, point) => sum + distanceMetres(branch, point), 0) / polygon.length
    const km = Math.max(1, Math.round(mean / 1000))
    cheapest.set(km, Math.min(fromCentavos, cheapest.get(km) ?? fromCentavos))
  }
  return [...cheapest].map(([km, fromCentavos]) => ({ km, fromCentavos })).toSorted((a, b) => a.km - b.km)
}
