import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  Suspense,
  lazy,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { placeOf } from '#domain/addresses/address.ts'
import { addressLine } from '#domain/addresses/address-lines.ts'
import type { Point } from '#domain/branches/distance.ts'
import { addressFormMessages } from '../messages/address-form.ts'
import { useMessages } from '../messages/use-messages.ts'
import { useShopper } from '../shopper/shopper.tsx'
import type { Address } from './address.ts'
import { type AddressDraft, readAddressDraft, writeAddressDraft } from './address-draft.ts'
import { ContactFields, PlaceFields } from './address-fields.tsx'
import type { DeliveringBranches } from './delivering-branches.ts'
import { LocationPart } from './location-part.tsx'
import { useAddressForm } from './use-address-form.ts'
import { useConfirmation } from './use-confirmation.ts'
import { type PlaceNeed, useLocation } from './use-location.ts'
import { WithoutPlace } from './without-place.tsx'
import { FormFailure } from '../ui/form-failure.tsx'

// A phone alone shows this view, and only when the form is complete.
const ConfirmLocation = lazy(() => import('./confirm-location.tsx'))

interface Props {
  /** The id of the form, whose button is then outside of it on narrow screens. */
  id?: string
  /** What the form is for, for assistive technology. */
  label: string
  /** The address to change; undefined for a new one. */
  address?: Address
  /** The phone number that a new address begins with. */
  phone: string
  branches: DeliveringBranches
  /** The names of the customer's addresses, once they are known: others are suggested for a new one. */
  namesInUse?: readonly string[] | undefined
  /** Whether it may be without a place; by default it is requested, and stored without one as well. */
  place?: PlaceNeed
  /** Whether the form begins at its map: it is scrolled there, and has the focus. */
  beginsAtMap?: boolean
  /** Whether a phone shows the location on its whole screen before the address is saved. */
  confirmsLocation?: boolean
  className: string
  /** Told with each change whether anything differs from what the form began with. */
  onChanged?: (isChanged: boolean) => void
  onSaved: (address: Address) => void
  /** Undefined where there is nothing to go back to. */
  onCancel: (() => void) | undefined
}

/** The field whose error may be over when another one changes. */
const dependents: Readonly<Record<string, string>> = { province: 'city', number: 'house' }

/** The form of a new address or of one that changes (ACCOUNT-16, ACCOUNT-40). The contract's schema checks its fields. */
export function AddressForm(props: Props) {
  const { id, label, address, phone, branches, confirmsLocation = false, className, onSaved, onCancel } = props
  const { place: need = 'requested', beginsAtMap = false, namesInUse, onChanged } = props
  const { initial, write, clear } = useAddressDraft(address)
  const location = useLocation({ need, address, initialPin: initial.pin, branches })
  const { latestPin, isPlaceless, isRefused } = location
  const confirmation = useConfirmation(confirmsLocation && location.isMoved)
  const saved = (stored: Address) => {
    clear()
    onSaved(stored)
  }
  const form = useAddressForm({ address, latestPin, isPlaceless, isRefused, confirmation, onSaved: saved })
  const { ref, errors, failure, isSending, onSubmit, clearError, clearFailure, readLine } = form
  const isChanged = useIsChanged(readLine, latestPin)
  const correct = (field: string) => {
    clearError(field)
    const dependent = dependents[field]
    if (dependent) clearError(dependent)
    clearFailure()
    write({ ...readLine(), pin: latestPin.current })
    onChanged?.(isChanged())
  }
  const onPin = (point: Point | undefined) => {
    location.setPin(point)
    correct('pin')
  }
  const cancel = onCancel && (() => [clear, onCancel].forEach((each) => each()))
  const shown = { ...location.shown, onPin }
  return (
    <form
      ref={ref}
      id={id}
      noValidate
      onInput={({ target }) => correct((target as HTMLInputElement).name)}
      aria-label={label}
      className={className}
      onSubmit={onSubmit}
    >
      <FieldsAroundMap
        hasMap={location.hasMap}
        place={<PlaceFields {...{ errors, initial }} />}
        map={
          <>
            {location.hasMap && (
              <LocationPart
                {...shown}
                mayBeWithout={need !== 'needed'}
                error={errors['pin']}
                beginsHere={beginsAtMap}
              />
            )}
            <Choice location={location} error={errors['pin']} />
          </>
        }
        contact={<ContactFields {...{ errors, phone, address, initial, namesInUse }} />}
        end={<FormEnd {...{ failure, errors, isSending }} isOutside={id !== undefined} onCancel={cancel} />}
      />
      {confirmation.isNeeded && <Confirmation {...{ shown, confirmation }} readLine={() => addressLine(readLine())} />}
    </form>
  )
}

interface FieldsAroundMapProps {
  hasMap: boolean
  place: ReactNode
  map: ReactNode
  contact: ReactNode
  /** The buttons. */
  end: ReactNode
}

/** The map right after the fields that say where the address is, and as high as these beside them where the form is wide. */
function FieldsAroundMap({ hasMap, place, map, contact, end }: FieldsAroundMapProps) {
  const besideMap = '@min-[46rem]/address:grid @min-[46rem]/address:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] gap-x-8'
  return (
    <div className="@container/address">
      <div className={hasMap ? besideMap : ''}>
        <div className="min-w-0">{place}</div>
        <div className="min-w-0">{map}</div>
        <div className="col-span-2 mt-6 min-w-0 @min-[46rem]/address:border-t @min-[46rem]/address:border-line @min-[46rem]/address:pt-6">
          {contact}
          {end}
        </div>
      </div>
    </div>
  )
}

/** The choice to do without the map, where there is one. The error stands at the map while that is shown. */
function Choice({ location, error }: { location: ReturnType<typeof useLocation>; error: string | undefined }) {
  const { isByChoice, isWithoutMap, hasMap, setPlaceless } = location
  if (!isByChoice) return null
  return <WithoutPlace isPlaceless={isWithoutMap} error={hasMap ? undefined : error} onChange={setPlaceless} />
}

interface ConfirmationProps {
  shown: Omit<ComponentProps<typeof ConfirmLocation>, 'isOpen' | 'isSaving' | 'line' | 'onConfirm' | 'onClose'>
  confirmation: ReturnType<typeof useConfirmation>
  /** The address in one line, as the fields have it now. */
  readLine: () => string
}

function Confirmation({ shown, confirmation, readLine }: ConfirmationProps) {
  const { state, choose } = confirmation
  return (
    <Suspense>
      <ConfirmLocation
        {...shown}
        isOpen={state !== 'closed'}
        isSaving={state === 'saving'}
        line={state === 'closed' ? '' : readLine()}
        onConfirm={() => choose(true)}
        onClose={() => choose(false)}
      />
    </Suspense>
  )
}

interface FormEndProps extends ComponentProps<typeof FormFailure>, Pick<Props, 'onCancel'> {
  isSending: boolean
  /** Whether narrow screens have the button that saves elsewhere. */
  isOutside: boolean
}

/** Why the address was not saved, and the buttons. */
function FormEnd({ isSending, isOutside, onCancel, ...failed }: FormEndProps) {
  const messages = useMessages(addressFormMessages)
  return (
    <>
      <FormFailure {...failed} />
      <div className="mt-6 flex flex-wrap gap-3">
        <button
          type="submit"
          className={`button button-primary ${isOutside ? 'max-lg:hidden' : 'max-sm:w-full'}`}
          disabled={isSending}
        >
          {isSending ? messages.saving : messages.saveAddress}
        </button>
        {onCancel && (
          <button type="button" className="button button-quiet max-sm:w-full" onClick={onCancel}>
            {messages.cancel}
          </button>
        )}
      </div>
    </>
  )
}

/** Gives whether fields or pin differ from what the form began with. */
function useIsChanged(readLine: () => object, latestPin: RefObject<Point | undefined>): () => boolean {
  const first = useRef('')
  const state = () => JSON.stringify([readLine(), latestPin.current])
  const remember = useEffectEvent(() => void (first.current = state()))
  useEffect(() => remember(), [])
  return () => state() !== first.current
}

/** What the form begins with. Of a new address it survives a reload of the tab until it is saved or canceled. */
function useAddressDraft(address: Address | undefined) {
  const customerId = useShopper().user?.id ?? ''
  const [initial] = useState<AddressDraft>(() =>
    address
      ? { ...address, pin: placeOf({ lat: address.latitud, lng: address.longitud }) }
      : readAddressDraft(customerId),
  )
  const write = (draft: AddressDraft | undefined) => {
    if (!address) writeAddressDraft(customerId, draft)
  }
  return { initial, write, clear: () => write(undefined) }
}
