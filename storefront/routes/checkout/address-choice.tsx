import { Plus } from 'lucide-react'
import { Suspense, lazy, useEffect } from 'react'
import { streetLine } from '#domain/addresses/address.ts'
import { formatPhone } from '#domain/phone/phone.ts'
import { formatMoney } from '#domain/money/money.ts'
import type { User } from '../../shopper/shopper.tsx'
import { checkoutMessages } from '../../messages/checkout.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useBranchName } from '../../shopper/use-branch-name.ts'
import { ChoiceCard } from '../../ui/choice-card.tsx'
import type { Address } from '../../addresses/address.ts'
import { type Addresses, branchesWithout, priceTo } from './use-addresses.ts'

// The form brings the map with it.
const AddressForm = lazy(async () => ({ default: (await import('../../addresses/address-form.tsx')).AddressForm }))

interface Props {
  addresses: Addresses
  branchCodes: readonly number[]
  chosenId: string | undefined
  user: User
  /** Why the checkout cannot go on with the chosen address. */
  problem: string | undefined
  onChoose: (addressId: string) => void
  isAdding: boolean
  onAdding: (isAdding: boolean) => void
}

/** The customer's addresses as a choice, and a form for a new one. Only an address that all branches of the order deliver to can be chosen. */
export function AddressChoice({
  addresses,
  branchCodes,
  chosenId,
  user,
  problem,
  onChoose,
  isAdding,
  onAdding,
}: Props) {
  const messages = useMessages(checkoutMessages)
  const { status, list, load, add } = addresses
  const reachable = list.filter((address) => branchesWithout(address, branchCodes).length === 0)
  const firstId = reachable[0]?.id
  useEffect(() => {
    if (status === 'ready' && firstId && !chosenId) onChoose(firstId)
  }, [status, firstId, chosenId, onChoose])

  if (status === 'loading') return <div aria-busy="true" className="skeleton mt-6 h-40" />
  if (status === 'failed') return <LoadFailure onRetry={() => void load()} />
  const isForm = isAdding || list.length === 0
  return (
    <>
      {list.length > 0 && (
        <AddressCards list={list} branchCodes={branchCodes} chosenId={chosenId} onChoose={onChoose} />
      )}
      {list.length === 0 && <p className="mt-6 font-semibold">{messages.noAddress}</p>}
      <p id="address-problem" aria-live="polite" className="text-sm font-medium text-danger not-empty:mt-3">
        {problem ?? (list.length > 0 && reachable.length === 0 && !isForm ? messages.noneDelivered : '')}
      </p>
      {isForm ? (
        <Suspense fallback={<div aria-busy="true" className="skeleton mt-4 h-96" />}>
          <AddressForm
            label={messages.newAddress}
            phone={user.phone}
            branches={{ codes: branchCodes, areAllNeeded: true }}
            className="mt-4 rounded-md border border-line p-4 sm:p-5"
            onSaved={(address) => {
              add(address)
              onAdding(false)
              onChoose(address.id)
            }}
            onCancel={list.length > 0 ? () => onAdding(false) : undefined}
          />
        </Suspense>
      ) : (
        <button type="button" className="button button-quiet mt-4" onClick={() => onAdding(true)}>
          <Plus size={18} aria-hidden />
          {messages.newAddress}
        </button>
      )}
    </>
  )
}

function LoadFailure({ onRetry }: { onRetry: () => void }) {
  const messages = useMessages(checkoutMessages)
  return (
    <div
      role="alert"
      className="mt-6 flex flex-wrap items-center gap-3 rounded-md bg-danger-soft p-4 font-medium text-danger"
    >
      {messages.addressesFailed}
      <button type="button" className="button button-quiet" onClick={onRetry}>
        {messages.tryAgain}
      </button>
    </div>
  )
}

interface CardsProps extends Pick<Props, 'branchCodes' | 'chosenId' | 'onChoose'> {
  list: readonly Address[]
}

function AddressCards({ list, branchCodes, chosenId, onChoose }: CardsProps) {
  const messages = useMessages(checkoutMessages)
  return (
    <fieldset className="mt-6" aria-describedby="address-problem">
      <legend className="mb-3 font-semibold">{messages.whereTo}</legend>
      <div className="grid gap-3">
        {list.map((address) => (
          <AddressCard
            key={address.id}
            address={address}
            branchCodes={branchCodes}
            isChosen={address.id === chosenId}
            onChoose={() => onChoose(address.id)}
          />
        ))}
      </div>
    </fieldset>
  )
}

interface CardProps {
  address: Address
  branchCodes: readonly number[]
  isChosen: boolean
  onChoose: () => void
}

function AddressCard({ address, branchCodes, isChosen, onChoose }: CardProps) {
  const messages = useMessages(checkoutMessages)
  const nameOf = useBranchName()
  const without = branchesWithout(address, branchCodes)
  const price = priceTo(address, branchCodes)
  return (
    <ChoiceCard name="address" isChosen={isChosen} isDisabled={without.length > 0} onChoose={onChoose}>
      <span className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-semibold">{address.name}</span>
        {address.default && (
          <span className="rounded-sm bg-link-soft px-1.5 py-0.5 text-xs font-semibold text-link">
            {messages.defaultAddress}
          </span>
        )}
        {without.length === 0 && price !== undefined && (
          <span className="ml-auto font-semibold">{formatMoney(price)}</span>
        )}
      </span>
      <span className="mt-0.5 block text-sm wrap-anywhere text-muted">
        {streetLine(address)}, {address.sector}, {address.city}
        <br />
        {formatPhone(address.phone)}
      </span>
      {without.length > 0 && (
        <span className="mt-1 block text-sm font-medium text-warning">
          {messages.notDelivered(without.map(nameOf).join(', '))}
        </span>
      )}
    </ChoiceCard>
  )
}
