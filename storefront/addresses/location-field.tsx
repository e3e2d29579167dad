import { useId, useRef, useState } from 'react'
import { isInCountry } from '#domain/addresses/address.ts'
import type { Point } from '#domain/branches/distance.ts'
import { addressFormMessages } from '../messages/address-form.ts'
import { useMessages } from '../messages/use-messages.ts'
import { Icon } from '../ui/icon.tsx'
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
      <legend className="text-sm font-semibold">
        {messages.mapTitle}
        {mayBeWithout && <span className="font-normal text-muted"> {`· ${messages.forMessenger}`}</span>}
      </legend>
      {/* Two lines always, so that the map does not move once the pin is placed. */}
      <p id={helpId} className="mt-1 mb-3 min-h-10 text-sm text-muted">
        {mayBeWithout && !pin ? messages.mapHelpRequested : messages.mapHelp}
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
      {/* As high before both have loaded as with them, so that the button below does not move under a finger. */}
      <div className={`flow-root ${pin ? 'min-h-43' : 'min-h-21'}`}>
        {!pin && (
          <div className="mt-3 text-sm text-muted empty:hidden">
            <ZoneReach branches={branches} zones={zones} />
          </div>
        )}
        <div className={`max-w-md text-sm ${pin ? 'mt-3 grid gap-2 rounded-md bg-sunken px-4 py-3' : ''}`}>
          <PinStatus pin={pin} onRemove={mayBeWithout ? () => onPin(undefined) : undefined} />
          <div className="grid gap-2" aria-live="polite">
            <DeliverabilityStatus branches={branches} deliverability={deliverability} />
            {mayBeWithout && isOutside && <p className="text-muted">{messages.outsideDetail}</p>}
            {error && <p className={`font-medium text-danger ${pin ? '' : 'mt-3'}`}>{error}</p>}
          </div>
        </div>
      </div>
      <Coordinates pin={pin} onPin={onPin} />
    </fieldset>
  )
}

interface PinStatusProps {
  pin: Point | undefined
  /** Takes the pin away; undefined where the address needs it. */
  onRemove: (() => void) | undefined
}

/** That the pin is placed, with the way to take it away again. */
function PinStatus({ pin, onRemove }: PinStatusProps) {
  const messages = useMessages(addressFormMessages)
  return (
    <div className={`flex flex-wrap items-center gap-x-4 ${pin ? '' : 'absolute'}`}>
      <p className="relative text-sm" aria-live="polite">
        {pin && (
          <>
            <span className="flex items-center gap-1.5 font-semibold text-success">
              <Icon name="check" className="size-4" />
              {messages.pinPlaced}
            </span>
            {/* Whoever moves it with the keyboard hears where it is. */}
            <span className="sr-only">{messages.position(pin.lat.toFixed(digits), pin.lng.toFixed(digits))}</span>
          </>
        )}
      </p>
      {pin && onRemove && (
        <button
          type="button"
          className="link -my-1 min-h-11 text-sm font-semibold"
          // The button goes with the pin: the focus stays at the location.
          onClick={({ currentTarget }) => {
            currentTarget.closest('fieldset')?.focus({ preventScroll: true })
            onRemove()
          }}
        >
          {messages.removePin}
        </button>
      )}
    </div>
  )
}

/** The coordinates as two fields: the way to place the pin without the map. */
function Coordinates({ pin, onPin }: Pick<Props, 'pin' | 'onPin'>) {
  const messages = useMessages(addressFormMessages)
  const [typed, setTyped] = useState<{ lat: string; lng: string }>()
  const [isWrong, setWrong] = useState(false)
  const shown = typed ?? { lat: pin?.lat.toFixed(digits) ?? '', lng: pin?.lng.toFixed(digits) ?? '' }

  function place(): void {
    if (!typed?.lat.trim() || !typed.lng.trim()) return
    const point = { lat: toDegrees(typed.lat), lng: toDegrees(typed.lng) }
    setWrong(!isInCountry(point))
    if (!isInCountry(point)) return
    onPin(point)
    setTyped(undefined)
  }

  return (
    <details className="text-sm open:basis-full">
      <summary className="link flex min-h-11 w-fit cursor-pointer items-center">{messages.writeCoordinates}</summary>
      <div className="mt-1 grid max-w-md gap-3 sm:grid-cols-2">
        {(['lat', 'lng'] as const).map((axis) => (
          <TextField
            key={axis}
            label={messages.axes[axis]}
            inputMode="text"
            maxLength={20}
            autoComplete="off"
            value={shown[axis]}
            error={isWrong && axis === 'lat' ? messages.wrongCoordinates : undefined}
            onChange={({ currentTarget: { value } }) => setTyped({ ...shown, [axis]: value })}
            onBlur={place}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              place()
            }}
          />
        ))}
      </div>
    </details>
  )
}

/** Degrees as a person writes them, with a comma or a dot; not a number for anything else. */
const toDegrees = (text: string) =>
  /^\s*-?\d{1,3}([.,]\d{1,15})?\s*$/.test(text) ? Number(text.replace(',', '.')) : NaN
