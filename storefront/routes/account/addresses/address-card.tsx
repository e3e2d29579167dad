import { useRoot } from '../../../page/use-root.ts'
import { useBranchName } from '../../../shopper/branch.ts'
import { type ReactNode, Suspense, lazy, useEffect, useRef } from 'react'
import { placeOf } from '#domain/addresses/address.ts'
import { areaLine, streetLine } from '#domain/addresses/address-lines.ts'
import { formatMoney, toCentavos } from '#domain/money/money.ts'
import { formatPhone } from '#domain/phone/phone.ts'
import type { Address } from '../../../addresses/address.ts'
import { addressesMessages } from '../../../messages/addresses.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { LazyBoundary } from '../../../ui/lazy-boundary.tsx'
import { useAddressActions } from './use-address-actions.ts'
import { Icon } from '../../../ui/icon.tsx'
import { type AnyIconName, PersonalIcon } from '../../../ui/personal-icon.tsx'

const MiniMap = lazy(async () => ({ default: (await import('../../../map/mini-map.tsx')).MiniMap }))
const mapSpace = <div className="h-40 bg-sunken" />

interface Props {
  address: Address
  /** How many addresses the customer has: the only one is not deleted. */
  count: number
  /** Called when an address was changed or deleted: the list is out of date. */
  onChanged: () => void
}

/** An address with what it costs to deliver there; with streets around its place, where a tile server draws them. */
export function AddressCard({ address, count, onChanged }: Props) {
  const hasStreets = useRoot()?.map.streets !== undefined
  return (
    <li className="card flex flex-col overflow-hidden">
      {hasStreets && <Place address={address} />}
      <div className="flex grow flex-col p-5 wrap-anywhere">
        <AddressTexts address={address} />
        <Deliveries address={address} />
        <Actions address={address} count={count} onChanged={onChanged} />
      </div>
    </li>
  )
}

const noZones: readonly [] = []

/** The place on a small map; nothing for an address that is not on the map. */
function Place({ address: { name, latitud, longitud } }: { address: Address }) {
  const messages = useMessages(addressesMessages)
  const place = placeOf({ lat: latitud, lng: longitud })
  if (!place) return null
  return (
    <LazyBoundary failed={mapSpace}>
      <Suspense fallback={mapSpace}>
        <MiniMap place={place} zones={noZones} label={messages.mapOf(name)} />
      </Suspense>
    </LazyBoundary>
  )
}

function AddressTexts({ address }: { address: Address }) {
  const messages = useMessages(addressesMessages)
  const { reference, directions, phone } = address
  const isPlaced = placeOf({ lat: address.latitud, lng: address.longitud }) !== undefined
  return (
    <>
      <h2 className="flex flex-wrap items-center gap-x-2 text-lg font-bold">
        {address.name}
        {address.default && (
          <span className="rounded-sm bg-link-soft px-1.5 py-0.5 text-xs font-semibold text-link">
            {messages.isDefault}
          </span>
        )}
      </h2>
      <address className="mt-2 flex flex-col gap-2.5 not-italic">
        <Line icon="map-pin">
          <span className="block font-semibold">{streetLine(address)}</span>
          <span className="block text-sm">{areaLine(address)}</span>
          {reference && <span className="mt-1 block text-sm text-muted">{reference}</span>}
          {directions && <span className="mt-1 line-clamp-3 text-sm text-muted">{directions}</span>}
        </Line>
        <Line icon="phone">
          <span className="text-sm">{formatPhone(phone)}</span>
        </Line>
        {!isPlaced && (
          <Line icon="map-pin-off">
            <span className="text-sm text-muted">{messages.withoutPlace}</span>
          </Line>
        )}
      </address>
    </>
  )
}

function Line({ icon, children }: { icon: AnyIconName; children: ReactNode }) {
  return (
    <div className="flex gap-3">
      <PersonalIcon name={icon} className="size-4.5 mt-0.5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  )
}

/** Edit, delete after a question, make default. */
function Actions({ address, count, onChanged }: Props) {
  const messages = useMessages(addressesMessages)
  const { makeDefault, startDeleting, confirmation, isBusy } = useAddressActions(address, count, onChanged)
  const editLink = useFocusWhenDefault(address.default)
  const button = { type: 'button', 'aria-disabled': isBusy } as const
  return (
    <div className="mt-auto flex flex-wrap gap-2 pt-4">
      <a
        ref={editLink}
        href={`/account/addresses/${address.id}`}
        className="button button-quiet max-sm:flex-1"
        aria-label={messages.editNamed(address.name)}
      >
        <PersonalIcon name="pencil" className="size-4.5" />
        {messages.edit}
      </a>
      <button
        {...button}
        className="button button-ghost"
        aria-label={messages.removeNamed(address.name)}
        onClick={startDeleting}
      >
        <Icon name="trash-2" className="size-4.5" />
        {messages.remove}
      </button>
      {!address.default && (
        <button
          {...button}
          className="button button-ghost max-sm:w-full"
          aria-label={messages.makeDefaultNamed(address.name)}
          onClick={makeDefault}
        >
          <PersonalIcon name="star-outline" className="size-4.5" />
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
  const isDelivered = nearest !== undefined || address.national
  const icon = isDelivered ? 'truck' : 'triangle-alert'
  return (
    <p
      className={`mt-3 flex items-center gap-3 rounded-md px-3 py-2.5 text-sm font-semibold ${isDelivered ? 'bg-success-soft text-success' : 'bg-warning-soft text-warning'}`}
    >
      <PersonalIcon name={icon} className="size-4.5 shrink-0" />
      {nearest
        ? messages.deliveredBy(nameOf(nearest.branch_code), formatMoney(toCentavos(nearest.price ?? 0)))
        : address.national
          ? messages.shippedFor(formatMoney(toCentavos(address.national.price)))
          : messages.notDelivered}
    </p>
  )
}
