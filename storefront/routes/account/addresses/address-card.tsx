import { MapPinOff, Pencil, Star, Trash2 } from 'lucide-react'
import { useBranchName } from '../../../shopper/branch.ts'
import { Suspense, lazy, useEffect, useRef } from 'react'
import { addressLine, placeOf } from '#domain/addresses/address.ts'
import { formatMoney, toCentavos } from '#domain/money/money.ts'
import { formatPhone } from '#domain/phone/phone.ts'
import type { Address } from '../../../addresses/address.ts'
import { addressesMessages } from '../../../messages/addresses.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { LazyBoundary } from '../../../ui/lazy-boundary.tsx'
import { useAddressActions } from './use-address-actions.ts'

const MiniMap = lazy(async () => ({ default: (await import('../../../map/mini-map.tsx')).MiniMap }))
// Some 65 km: as much of the country as shows where the place is, also where no tiles show its streets.
const reachUnits = 900
const mapSpace = <div className="h-40 bg-sunken" />

interface Props {
  address: Address
  /** How many addresses the customer has: the only one is not deleted. */
  count: number
  /** Called when an address was changed or deleted: the list is out of date. */
  onChanged: () => void
}

/** An address with its place on a small map. */
export function AddressCard({ address, count, onChanged }: Props) {
  return (
    <li className="card flex flex-col overflow-hidden">
      <Place address={address} />
      <div className="flex grow flex-col gap-1 p-5 pt-4 wrap-anywhere">
        <AddressTexts address={address} />
        <Deliveries address={address} />
        <Actions address={address} count={count} onChanged={onChanged} />
      </div>
    </li>
  )
}

const noZones: readonly [] = []

/** The place on a small map. An address without one says by what it is found. */
function Place({ address: { latitud, longitud } }: { address: Address }) {
  const messages = useMessages(addressesMessages)
  const place = placeOf({ lat: latitud, lng: longitud })
  if (!place)
    return (
      <div className="flex h-40 flex-col items-center justify-center gap-2 bg-sunken p-4 text-center text-sm text-muted">
        <MapPinOff size={24} aria-hidden />
        {messages.withoutPlace}
      </div>
    )
  return (
    <LazyBoundary failed={mapSpace}>
      <Suspense fallback={mapSpace}>
        <MiniMap place={place} zones={noZones} minReachUnits={reachUnits} />
      </Suspense>
    </LazyBoundary>
  )
}

function AddressTexts({ address }: { address: Address }) {
  const messages = useMessages(addressesMessages)
  return (
    <>
      <h2 className="flex flex-wrap items-center gap-x-2 font-bold">
        {address.name}
        {address.default && (
          <span className="rounded-sm bg-link-soft px-1.5 py-0.5 text-xs font-semibold text-link">
            {messages.isDefault}
          </span>
        )}
      </h2>
      <address className="flex flex-col gap-1 text-sm not-italic">
        <span>{addressLine(address)}</span>
        {address.reference && <span className="text-muted">{address.reference}</span>}
        {address.directions && <span className="line-clamp-3 text-muted">{address.directions}</span>}
        <span className="text-muted">{formatPhone(address.phone)}</span>
      </address>
    </>
  )
}

/** Edit, delete after a question, make default. */
function Actions({ address, count, onChanged }: Props) {
  const messages = useMessages(addressesMessages)
  const { makeDefault, startDeleting, confirmation, isBusy } = useAddressActions(address, count, onChanged)
  const editLink = useFocusWhenDefault(address.default)
  const button = { type: 'button', className: 'button button-quiet max-sm:flex-1', 'aria-disabled': isBusy } as const
  return (
    <div className="mt-auto flex flex-wrap gap-2 pt-3">
      <a
        ref={editLink}
        href={`/account/addresses/${address.id}`}
        className="button button-quiet max-sm:flex-1"
        aria-label={messages.editNamed(address.name)}
      >
        <Pencil size={18} aria-hidden />
        {messages.edit}
      </a>
      <button {...button} aria-label={messages.removeNamed(address.name)} onClick={startDeleting}>
        <Trash2 size={18} aria-hidden />
        {messages.remove}
      </button>
      {!address.default && (
        <button
          {...button}
          className="button button-quiet max-sm:w-full"
          aria-label={messages.makeDefaultNamed(address.name)}
          onClick={makeDefault}
        >
          <Star size={18} aria-hidden />
          {messages.makeDefault}
        </button>
      )}
      <ConfirmDialog
        {...confirmation}
        isBusy={isBusy}
        isDanger
        title={messages.removeTitle}
        names={[address.name]}
        text={messages.removeText}
        confirm={messages.remove}
        cancel={messages.keep}
      />
    </div>
  )
}

/** The link that gets the focus when the button that made the address the default is gone with it. */
function useFocusWhenDefault(isDefault: boolean) {
  const link = useRef<HTMLAnchorElement>(null)
  const was = useRef(isDefault)
  useEffect(() => {
    if (isDefault && !was.current && document.activeElement === document.body) link.current?.focus()
    was.current = isDefault
  }, [isDefault])
  return link
}

/** Who delivers there and for how much, the nearest branch; or that nobody does. */
function Deliveries({ address }: { address: Address }) {
  const messages = useMessages(addressesMessages)
  const nameOf = useBranchName()
  const [nearest] = address.availability
  if (!nearest && address.national)
    return (
      <p className="mt-1 text-sm font-medium text-success">
        {messages.shippedFor(formatMoney(toCentavos(address.national.price)))}
      </p>
    )
  if (!nearest) return <p className="mt-1 text-sm font-medium text-warning">{messages.notDelivered}</p>
  const price = formatMoney(toCentavos(nearest.price ?? 0))
  return (
    <p className="mt-1 text-sm font-medium text-success">{messages.deliveredBy(nameOf(nearest.branch_code), price)}</p>
  )
}
