import { Suspense, lazy, useMemo, useRef } from 'react'
import type { Point } from '#domain/branches/distance.ts'
import { addressFormMessages } from '../messages/address-form.ts'
import { useMessages } from '../messages/use-messages.ts'
import { useBoxNearWindow } from '../ui/use-box-near-window.ts'
import { useBranchCode, useRoot } from '../page/use-root.ts'
import { LazyBoundary } from '../ui/lazy-boundary.tsx'
import { useMapHeight } from './map-height.ts'
import type { DeliveringBranches } from './delivering-branches.ts'
import type { Zone, Zones } from './use-zones.ts'

// Leaflet runs in browsers only, and its code is larger than that of the page.
const DeliveryMap = lazy(() => import('./delivery-map.tsx'))

interface Props {
  branches: DeliveringBranches
  zones: Zones | undefined
  pin: Point | undefined
  onPin: (pin: Point) => void
  isFull?: boolean
}

const santoDomingo: Point = { lat: 18.4719, lng: -69.8923 }

/**
 * The map with the pin of an address. Its code is loaded when it comes into the window, since the form above it is
 * written first; where that fails, a sentence takes its place.
 */
export function LocationMap({ branches, zones, pin, onPin, isFull = false }: Props) {
  const messages = useMessages(addressFormMessages)
  const ownCode = useBranchCode()
  const focusCodes = branches.areAllNeeded ? branches.codes : [ownCode]
  const focusKey = focusCodes.join(',')
  const all = useMemo(() => polygonsOf([...(zones?.values() ?? [])].flat()), [zones])
  const focus = useMemo(
    () => polygonsOf(focusKey.split(',').flatMap((code) => zones?.get(Number(code)) ?? [])),
    [zones, focusKey],
  )
  const branch = useRoot()?.branches.find(({ codplace }) => codplace === focusCodes[0])
  const centre = branch ? { lat: branch.lat, lng: branch.long } : santoDomingo
  const height = useMapHeight()
  const place = useRef<HTMLDivElement>(null)
  const isSeen = useBoxNearWindow(place, '0px') !== undefined
  const loading = (
    <div
      ref={place}
      className={`grid place-items-center rounded-md bg-paper text-sm text-muted ${isFull ? 'h-full' : height}`}
      aria-busy={isSeen}
    >
      {messages.mapLoading}
    </div>
  )
  if (!isSeen) return loading
  return (
    <LazyBoundary failed={<p className="rounded-md bg-paper p-4 text-sm">{messages.mapFailed}</p>}>
      <Suspense fallback={loading}>
        <DeliveryMap zones={all} focus={focus} centre={centre} pin={pin} onPin={onPin} isFull={isFull} />
      </Suspense>
    </LazyBoundary>
  )
}

const polygonsOf = (zones: readonly Zone[]) => zones.map(({ polygon }) => polygon)
