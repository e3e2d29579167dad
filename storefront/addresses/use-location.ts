import { useRef, useState } from 'react'
import type { Point } from '#domain/branches/distance.ts'
import type { Address } from './address.ts'
import { type DeliveringBranches, isDelivered } from './delivering-branches.ts'
import { useDeliverability } from './use-deliverability.ts'
import { useZones } from './use-zones.ts'

/**
 * Whether the address may be without a place: where it is needed never, elsewhere always. Where it is requested its map is
 * shown, where it is optional the map is a choice.
 */
export type PlaceNeed = 'needed' | 'requested' | 'optional'

const noCodes: readonly number[] = []

/** The location in an address form: the pin or none, the zones around it, and whether branches deliver there. */
export function useLocation({
  need,
  address,
  initialPin,
  branches,
}: {
  need: PlaceNeed
  address: Address | undefined
  initialPin: Point | undefined
  branches: DeliveringBranches
}) {
  const { pin, setPin, latestPin } = usePin(initialPin)
  const [isWithout, setPlaceless] = useState(need === 'optional' && !initialPin)
  const isByChoice = need === 'optional'
  const isWithoutMap = isByChoice && isWithout
  const isPlaceless = need !== 'needed' && (isWithoutMap || pin === undefined)
  const hasMap = !isWithoutMap
  const zones = useZones(hasMap ? branches.codes : noCodes)
  const deliverability = useDeliverability(branches.codes, isPlaceless ? undefined : pin)
  return {
    shown: { branches, zones, deliverability, pin },
    setPin,
    latestPin,
    isPlaceless,
    isWithoutMap,
    setPlaceless,
    /** Whether the map is shown, and whether that is a choice. */
    hasMap,
    isByChoice,
    /** Whether the pin is another place than that of the address. */
    isMoved: !isPlaceless && (pin?.lat !== address?.latitud || pin?.lng !== address?.longitud),
    /** Whether the pin is known to lie where a needed branch does not deliver. */
    isRefused:
      !isPlaceless &&
      branches.areAllNeeded &&
      deliverability.status === 'known' &&
      !isDelivered(branches, deliverability.branches),
  }
}

/** The pin, and a reference to its latest place, which a submit that waits for the shopper reads. */
function usePin(initial: Point | undefined) {
  const [pin, setShown] = useState(initial)
  const latestPin = useRef(pin)
  const setPin = (point: Point | undefined) => {
    latestPin.current = point
    setShown(point)
  }
  return { pin, setPin, latestPin }
}
