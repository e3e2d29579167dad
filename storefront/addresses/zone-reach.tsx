import { reachesOf } from '#domain/delivery/zone-reach.ts'
import { formatMoney } from '#domain/money/money.ts'
import { addressFormMessages } from '../messages/address-form.ts'
import { useMessages } from '../messages/use-messages.ts'
import { useRoot } from '../page/use-root.ts'
import type { DeliveringBranches } from './delivering-branches.ts'
import type { Zones } from './use-zones.ts'

interface Props {
  branches: DeliveringBranches
  zones: Zones | undefined
}

/**
 * How far the messengers of an order's branches go and what that costs at least: a map of zones says it to nobody in words.
 * Where one of all branches is enough, what the coloured areas mean, and from which price a messenger comes there.
 */
export function ZoneReach({ branches: { codes, areAllNeeded }, zones }: Props) {
  const messages = useMessages(addressFormMessages)
  const branches = useRoot()?.branches.filter(({ codplace }) => codes.includes(codplace)) ?? []
  if (!zones) return null
  if (!areAllNeeded) {
    const prices = [...zones.values()].flat().map(({ fromCentavos }) => fromCentavos)
    return prices.length > 0 && <p>{messages.zonesFrom(formatMoney(Math.min(...prices)))}</p>
  }
  return branches.map(({ codplace, description, lat, long }) => {
    const reaches = reachesOf({ lat, lng: long }, zones.get(codplace) ?? [])
    const texts = reaches.map(({ km, fromCentavos }) => messages.zoneReach(km, formatMoney(fromCentavos)))
    return texts.length > 0 && <p key={codplace}>{messages.zonesOf(description, texts.join(', '))}</p>
  })
}
