import { CheckCircle2, LocateFixed, TriangleAlert } from 'lucide-react'
import { Suspense, lazy, useMemo, useState } from 'react'
import type { Point } from '#domain/branches/distance.ts'
import { LazyBoundary } from './lazy-boundary.tsx'
import { newAddressMessages } from '../../messages/new-address.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useBranchName } from '../cart/use-branch-name.ts'
import { type Zones, branchesOutOfReach } from './use-zones.ts'
import { useRoot } from '../../page/use-root.ts'

// Leaflet runs in browsers only, and its code is larger than that of the page.
const DeliveryMap = lazy(() => import('./delivery-map.tsx'))

interface Props {
  branchCodes: readonly number[]
  zones: Zones | undefined
  pin: Point | undefined
  error: string | undefined
  onPin: (pin: Point) => void
}

const santoDomingo: Point = { lat: 18.4719, lng: -69.8923 }
const digits = 5
const positionTimeoutMs = 15_000

/**
 * The location of an address: a pin on the map, placed by hand or at the browser's position, and its coordinates as text.
 * A message says at once whether the order's branches deliver there.
 */
export function AddressPin({ branchCodes, zones, pin, error, onPin }: Props) {
  const messages = useMessages(newAddressMessages)
  const polygons = useMemo(() => [...(zones?.values() ?? [])].flat(), [zones])
  const branch = useRoot()?.branches.find(({ codplace }) => codplace === branchCodes[0])
  const centre = branch ? { lat: branch.lat, lng: branch.long } : santoDomingo
  return (
    <fieldset className="mt-5 min-w-0">
      <legend className="text-sm font-semibold">{messages.mapTitle}</legend>
      <p id="map-help" className="mt-1 mb-3 text-sm text-muted">
        {messages.mapHelp}
      </p>
      <LazyBoundary failed={<p className="rounded-md bg-paper p-4 text-sm">{messages.mapFailed}</p>}>
        <Suspense
          fallback={
            <div
              className="grid h-72 place-items-center rounded-md bg-paper text-sm text-muted sm:h-80"
              aria-busy="true"
            >
              {messages.mapLoading}
            </div>
          }
        >
          <DeliveryMap zones={polygons} centre={centre} pin={pin} onPin={onPin} />
        </Suspense>
      </LazyBoundary>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <PositionButton onPin={onPin} isInvalid={error !== undefined} />
        <PinStatus zones={zones} pin={pin} error={error} />
      </div>
    </fieldset>
  )
}

function PinStatus({ zones, pin, error }: Pick<Props, 'zones' | 'pin' | 'error'>) {
  const messages = useMessages(newAddressMessages)
  const nameOf = useBranchName()
  const out = pin && zones ? branchesOutOfReach(zones, pin) : []
  return (
    <div className="text-sm" aria-live="polite">
      <p className="text-muted">
        {pin ? messages.position(pin.lat.toFixed(digits), pin.lng.toFixed(digits)) : messages.noPin}
      </p>
      {pin && zones && out.length === 0 && (
        <p className="flex items-center gap-1.5 font-semibold text-success">
          <CheckCircle2 size={16} aria-hidden />
          {messages.inZone}
        </p>
      )}
      {out.length > 0 && (
        <p className="flex items-center gap-1.5 font-semibold text-warning">
          <TriangleAlert size={16} aria-hidden />
          {messages.outOfZone(out.map(nameOf).join(', '))}
        </p>
      )}
      {error && <p className="font-medium text-danger">{error}</p>}
    </div>
  )
}

function PositionButton({ onPin, isInvalid }: { onPin: (pin: Point) => void; isInvalid: boolean }) {
  const messages = useMessages(newAddressMessages)
  const [state, setState] = useState<'idle' | 'locating' | 'denied'>('idle')

  function locate(): void {
    setState('locating')
    if (!('geolocation' in navigator)) return setState('denied')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('idle')
        onPin({ lat: coords.latitude, lng: coords.longitude })
      },
      () => setState('denied'),
      { enableHighAccuracy: true, timeout: positionTimeoutMs },
    )
  }

  return (
    <>
      <button
        type="button"
        data-invalid={isInvalid || undefined}
        aria-describedby="map-help"
        className="button bg-raised text-ink hover:bg-line"
        onClick={locate}
        disabled={state === 'locating'}
      >
        <LocateFixed size={18} aria-hidden />
        {state === 'locating' ? messages.findingPosition : messages.usePosition}
      </button>
      {state === 'denied' && (
        <p role="alert" className="text-sm font-medium text-warning">
          {messages.positionDenied}
        </p>
      )}
    </>
  )
}
