import { Icon } from '../../ui/icon.tsx'
import { Suspense, lazy, useEffect } from 'react'
import type { DeliveryOption } from '../../checkout/checkout-state.ts'
import type { User } from '../../shopper/shopper.tsx'
import { checkoutMessages } from '../../messages/checkout.ts'
import { deliveryStepMessages } from '../../messages/delivery-step.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { AddressCards } from './address-cards.tsx'
import { type Addresses, reachOf } from './use-addresses.ts'
import { chooseWhereOpen } from './use-delivery.ts'

// The form brings the map with it.
const AddressForm = lazy(async () => ({ default: (await import('../../addresses/address-form.tsx')).AddressForm }))

export interface AddressChoiceProps {
  option: Exclude<DeliveryOption, 'pick_up'>
  addresses: Addresses
  branchCodes: readonly number[]
  chosenId: string | undefined
  user: User
  /** Why the checkout cannot go on with the chosen address. */
  problem: string | undefined
  onChoose: (addressId: string) => void
  isForm: boolean
  onAdding: (isAdding: boolean) => void
  onNational: () => void
}

/** The customer's addresses as a choice, and a form for a new one. */
export default function AddressChoice(props: AddressChoiceProps) {
  const { option, addresses, branchCodes, chosenId, problem, onChoose, isForm, onAdding } = props
  const messages = useMessages(checkoutMessages)
  const stepMessages = useMessages(deliveryStepMessages)
  const { status, list, load } = addresses
  const reachable = list.filter((address) => reachOf(address, option, branchCodes).isReached)
  const firstId = reachable[0]?.id
  useEffect(() => {
    if (status === 'ready' && firstId && !chosenId) chooseWhereOpen({ addressId: firstId })
  }, [status, firstId, chosenId])

  if (status === 'loading') return <div aria-busy="true" className="skeleton mt-6 h-40" />
  if (status === 'failed') return <LoadFailure onRetry={() => void load()} />
  const isNational = option === 'nacional_delivery'
  const isNone = list.length > 0 && reachable.length === 0
  const canShip = !isNational && isNone && list.some(({ national }) => national)
  const noneReached = isNational ? stepMessages.noneShipped : messages.noneDelivered
  return (
    <>
      {list.length > 0 && <AddressCards {...{ list, option, branchCodes, chosenId, onChoose }} />}
      {list.length === 0 && (
        <p className="mt-6 font-semibold">{isNational ? stepMessages.noNationalAddress : messages.noAddress}</p>
      )}
      <p id="address-problem" aria-live="polite" className="text-sm font-medium text-danger not-empty:mt-3">
        {problem ?? (isNone && !isForm ? noneReached : '')}
      </p>
      {isForm ? (
        <NewAddress {...props} />
      ) : (
        <div className="mt-4 flex flex-wrap gap-3">
          {canShip && (
            <button type="button" className="button button-quiet" onClick={props.onNational}>
              {stepMessages.offerNational}
            </button>
          )}
          <button type="button" className="button button-quiet" onClick={() => onAdding(true)}>
            <Icon name="plus" className="size-4.5" />
            {messages.newAddress}
          </button>
        </div>
      )}
    </>
  )
}

/** The form of a new address. A messenger needs its place on the map, national shipping does not. */
function NewAddress({ option, addresses, branchCodes, user, onChoose, onAdding }: AddressChoiceProps) {
  const messages = useMessages(checkoutMessages)
  const isNational = option === 'nacional_delivery'
  return (
    <Suspense fallback={<div aria-busy="true" className="skeleton mt-4 h-96" />}>
      <AddressForm
        key={option}
        label={messages.newAddress}
        phone={user.phone}
        branches={{ codes: branchCodes, areAllNeeded: !isNational }}
        place={isNational ? 'optional' : 'needed'}
        className="mt-4 rounded-md border border-line p-4 sm:p-5"
        onSaved={(address) => {
          addresses.add(address)
          onAdding(false)
          onChoose(address.id)
        }}
        onCancel={addresses.list.length > 0 ? () => onAdding(false) : undefined}
      />
    </Suspense>
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
