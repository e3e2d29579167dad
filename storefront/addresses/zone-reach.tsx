import { reachesOf } from '#domain/delivery/zone-reach.ts'
import { formatMoney } from '#domain/money/money.ts'
import { addressFormMessages } from '../messages/address-form.ts'
import { useMessages } from '../messages/use-messages.ts'
import { useRoot } from '../page/use-root.ts'
import type { Zones } from './use-zones.ts'

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
