import { useId, useRef, useState } from 'react'
import { parseCoordinates } from '#domain/addresses/coordinates.ts'
import type { Point } from '#domain/branches/distance.ts'
import { addressFormMessages } from '../messages/address-form.ts'
import { useMessages } from '../messages/use-messages.ts'
import { TextField } from '../ui/text-field.tsx'
import { type DeliveringBranches, isDelivered } from './delivering-branches.ts'
import { DeliverabilityStatus } from './deliverability.tsx'
import { LocationMap } from './location-map.tsx'
import { PositionButton } from './position-button.tsx'
import { useBeginning } from './use-beginning.ts'
import type { Deliverability } from './use-deliverability.ts'
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
  const { branches, zones, deliverability, pin, mayBeWithout, error, beginsHere, onPin } = props
  const messages = useMessages(addressFormMessages)
  const helpId = useId()
  const keysId = useId()
  const place = useRef<HTMLFieldSetElement>(null)
  useBeginning(place, beginsHere)
  const isOutside = deliverability.status === 'known' && !isDelivered(branches, deliverability.branches)
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
      {/* Two lines always, so that the map does not move once the pin is placed. */}
      <p id={helpId} className="mt-1 mb-3 min-h-10 text-sm text-muted">
        {pin ? messages.mapHelpPlaced : mayBeWithout ? messages.mapHelpRequested : messages.mapHelp}
      </p>
      <div className="mb-3">
        <PositionButton onPin={onPin} isInvalid={error !== undefined} />
      </div>
      <div className="group/map relative isolate">
        <LocationMap branches={branches} zones={zones} pin={pin} onPin={onPin} />
        {/* Seen by whoever comes to the map with the keyboard, and read out with the location to everybody. */}
        <p
          id={keysId}
          className="pointer-events-none absolute inset-x-2 top-2 z-[1001] rounded-md bg-raised px-3 py-2 text-sm opacity-0 group-has-focus-visible/map:opacity-100"
        >
          {messages.mapHelpKeys}
        </p>
      </div>
      <Coordinates pin={pin} onPin={onPin} />
      {/* As high before both have loaded as with them, so that the button below does not move under a finger. */}
      <div className={`flow-root ${pin ? 'min-h-43 @min-[18rem]/address:min-h-27' : 'min-h-21'}`}>
        {!pin && (
          <div className="mt-3 text-sm text-muted empty:hidden">
            <ZoneReach branches={branches} zones={zones} />
          </div>
        )}
        <div className={`max-w-md text-sm ${pin ? 'mt-3 rounded-md bg-sunken px-4 py-3' : ''}`}>
          <PinPosition pin={pin} />
          <div className="grid gap-2" aria-live="polite">
            <DeliverabilityStatus branches={branches} deliverability={deliverability}>
              {mayBeWithout && <RemovePin onRemove={() => onPin(undefined)} />}
            </DeliverabilityStatus>
            {mayBeWithout && isOutside && <p className="text-muted">{messages.outsideDetail}</p>}
            {error && <p className={`font-medium text-danger ${pin ? '' : 'mt-3'}`}>{error}</p>}
          </div>
        </div>
      </div>
    </fieldset>
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
    <details className="text-sm open:basis-full">
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
