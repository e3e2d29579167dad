import { useId, useRef, useState } from 'react'
import { parseCoordinates } from '#domain/addresses/coordinates.ts'
import type { Point } from '#domain/branches/distance.ts'
import { sectorNear } from '../map/sectors.ts'
import { addressFormMessages } from '../messages/address-form.ts'
import { useMessages } from '../messages/use-messages.ts'
import { TextField } from '../ui/text-field.tsx'
import { type DeliveringBranches, isDelivered } from './delivering-branches.ts'
import { DeliverabilityStatus } from './deliverability.tsx'
import type { FarPlace } from './far-place.ts'
import { LocationMap } from './location-map.tsx'
import { PositionButton } from './position-button.tsx'
import { useBeginning } from './use-beginning.ts'
import type { Deliverability } from './use-deliverability.ts'
import { useFarPlace } from './use-far-place.ts'
import { useKeysUsed } from './use-keys-used.ts'
import type { Zones } from './use-zones.ts'
import { ZoneReach } from './zone-reach.tsx'

interface Props {
  branches: DeliveringBranches
  zones: Zones | undefined
  deliverability: Deliverability
  pin: Point | undefined
  /** Whether the address is stored without a pin as well. */
  mayBeWithout: boolean
  error: string | undefined
  /** Whether the form begins here. */
  beginsHere: boolean
  /** Places the pin, or takes it away. */
  onPin: (pin: Point | undefined) => void
}

const digits = 5

/**
 * The location of an address: a pin on the map, placed by hand, at the browser's position, or by writing its coordinates
 * where the map is of no use. It says at once which branches deliver there.
 */
export function LocationField(props: Props) {
  const { branches, zones, pin, mayBeWithout, error, beginsHere, onPin } = props
  const messages = useMessages(addressFormMessages)
  const helpId = useId()
  const keysId = useId()
  const place = useRef<HTMLFieldSetElement>(null)
  useBeginning(place, beginsHere)
  const far = useFarPlace(place, pin)
  const usesKeys = useKeysUsed(place)
  return (
    <fieldset
      ref={place}
      tabIndex={-1}
      className="mt-6 min-w-0 scroll-mt-20 @min-[46rem]/address:mt-0"
      aria-describedby={`${helpId} ${keysId}`}
    >
      <legend className="font-bold">
        {messages.mapTitle}
        {mayBeWithout && <span className="text-sm font-normal text-muted"> {`· ${messages.forMessenger}`}</span>}
      </legend>
      {/* Above the map, where it is seen; as high without a pin as with one, so that the map does not move under a finger. */}
      <div className="mt-2 mb-3 flex min-h-40 flex-col text-sm @min-[18rem]/address:min-h-25">
        {!pin && (
          <div className="grid grow content-center gap-1 rounded-md bg-sunken px-3 py-2 text-pretty text-muted sm:px-4">
            <p id={helpId}>
              {mayBeWithout ? messages.mapHelpRequested : messages.mapHelp}
              {mayBeWithout && <span className="block font-medium text-ink">{messages.withoutPin}</span>}
            </p>
            <ZoneReach branches={branches} zones={zones} />
          </div>
        )}
        <PinStatus {...props} far={far} />
      </div>
      <div className="mb-3">
        <PositionButton onPin={onPin} isInvalid={error !== undefined} />
      </div>
      <div className="group/map relative isolate">
        <LocationMap branches={branches} zones={zones} pin={pin} onPin={onPin} />
        {/* Seen by whoever comes to the map with the keyboard, and read out with the location to everybody. */}
        <p
          id={keysId}
          className={`pointer-events-none absolute inset-x-2 bottom-2 z-[1001] rounded-md bg-raised px-3 py-2 text-sm opacity-0 ${usesKeys ? 'group-has-focus-visible/map:opacity-100' : ''}`}
        >
          {messages.mapHelpKeys}
        </p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        {pin && (
          <p
            id={helpId}
            className="flex min-h-11 min-w-0 flex-1 items-center text-xs text-pretty text-muted sm:text-sm"
          >
            {messages.mapHelpPlaced(sectorNear(pin))}
          </p>
        )}
        <Coordinates pin={pin} onPin={onPin} />
      </div>
    </fieldset>
  )
}

/** What is said of the pin: which branches deliver there, what does not fit, and the way to take it away. */
function PinStatus(props: Props & { far: FarPlace | undefined }) {
  const { branches, deliverability, pin, mayBeWithout, error, far, onPin } = props
  const messages = useMessages(addressFormMessages)
  const isKnown = deliverability.status === 'known'
  const isInside = isKnown && isDelivered(branches, deliverability.branches)
  const isOutside = isKnown && !isInside
  return (
    <div className={pin ? 'grid grow content-center rounded-md bg-sunken px-3 py-2 sm:px-4' : ''}>
      <PinPosition pin={pin} />
      <div className="grid gap-1.5" aria-live="polite">
        <DeliverabilityStatus branches={branches} deliverability={deliverability} listedMax={far ? 0 : 2}>
          {mayBeWithout && <RemovePin onRemove={() => onPin(undefined)} />}
        </DeliverabilityStatus>
        {far && <p className="text-pretty text-warning">{messages.farFrom(far.name, far.km)}</p>}
        {mayBeWithout && isOutside && <p className="text-muted">{messages.outsideDetail}</p>}
        {error && <p className={`font-medium text-danger ${pin ? '' : 'mt-2'}`}>{error}</p>}
      </div>
    </div>
  )
}

/** Where the pin is, for whoever moves it with the keyboard. */
function PinPosition({ pin }: Pick<Props, 'pin'>) {
  const messages = useMessages(addressFormMessages)
  return (
    <p className="sr-only" aria-live="polite">
      {pin && `${messages.pinPlaced}. ${messages.position(pin.lat.toFixed(digits), pin.lng.toFixed(digits))}`}
    </p>
  )
}

/** The way to take the pin away again, which goes with it: the focus stays at the location. */
function RemovePin({ onRemove }: { onRemove: () => void }) {
  const messages = useMessages(addressFormMessages)
  return (
    <button
      type="button"
      className="link -my-3 min-h-11 text-sm font-semibold"
      onClick={({ currentTarget }) => {
        currentTarget.closest('fieldset')?.focus({ preventScroll: true })
        onRemove()
      }}
    >
      {messages.removePin}
    </button>
  )
}

/** The coordinates as other maps copy them: the way to place the pin without the map. */
function Coordinates({ pin, onPin }: Pick<Props, 'pin' | 'onPin'>) {
  const messages = useMessages(addressFormMessages)
  const [typed, setTyped] = useState<string>()
  const [isWrong, setWrong] = useState(false)
  const placed = pin && `${pin.lat.toFixed(digits)}, ${pin.lng.toFixed(digits)}`

  function place(): void {
    if (!typed?.trim()) return
    const point = parseCoordinates(typed)
    setWrong(point === undefined)
    if (!point) return
    onPin(point)
    setTyped(undefined)
  }

  return (
    <details className="ml-auto text-sm open:basis-full">
      <summary className="link flex min-h-11 w-fit cursor-pointer items-center">{messages.writeCoordinates}</summary>
      <div className="mt-1 max-w-md">
        <TextField
          label={messages.coordinates}
          hint={messages.coordinatesHint}
          inputMode="text"
          maxLength={60}
          autoComplete="off"
          value={typed ?? placed ?? ''}
          error={isWrong ? messages.wrongCoordinates : undefined}
          onChange={({ currentTarget: { value } }) => setTyped(value)}
          onBlur={place}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            place()
          }}
        />
      </div>
    </details>
  )
}
