import { Icon } from '../../ui/icon.tsx'
import { Suspense, lazy, useEffect, useState } from 'react'
import type { Address } from '../../addresses/address.ts'
import type { DeliveryOption } from '../../checkout/checkout-state.ts'
import type { User } from '../../shopper/shopper.tsx'
import { checkoutMessages } from '../../messages/checkout.ts'
import { deliveryStepMessages } from '../../messages/delivery-step.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { addressFormId } from './step-action.tsx'
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
  onMethod: (option: DeliveryOption) => void
}

/** The customer's addresses as a choice, and a form for a new one. */
export default function AddressChoice(props: AddressChoiceProps) {
  const { option, addresses, branchCodes, chosenId, problem, onChoose, isForm, onAdding } = props
  const messages = useMessages(checkoutMessages)
  const stepMessages = useMessages(deliveryStepMessages)
  const { status, list, load } = addresses
  const reachable = list.filter((address) => reachOf(address, option, branchCodes).isReached)
  const firstId = reachable[0]?.id
  const [edited, setEdited] = useState<Address>()
  useEffect(() => {
    if (status === 'ready' && firstId && !chosenId) chooseWhereOpen({ addressId: firstId })
  }, [status, firstId, chosenId])

  if (status === 'loading') return <div aria-busy="true" className="skeleton mt-6 h-40" />
  if (status === 'failed') return <LoadFailure onRetry={() => void load()} />
  const isNational = option === 'nacional_delivery'
  const isNone = list.length > 0 && reachable.length === 0
  const withoutPin = isNational ? undefined : list.find(({ latitud }) => latitud === null)
  const noneReached = isNational
    ? stepMessages.noneShipped
    : withoutPin
      ? stepMessages.needsPin(withoutPin.name)
      : messages.noneDelivered
  return (
    <>
      {list.length > 0 && <AddressCards {...{ list, option, branchCodes, chosenId, onChoose }} />}
      {list.length === 0 && (
        <p className="mt-6 font-semibold">{isNational ? stepMessages.noNationalAddress : messages.noAddress}</p>
      )}
      <p
        id="address-problem"
        aria-live="polite"
        className={`text-sm font-medium not-empty:mt-3 ${problem || !withoutPin ? 'text-danger' : ''}`}
      >
        {problem ?? (isNone && !isForm ? noneReached : '')}
      </p>
      {isForm ? (
        <AddressFields {...props} edited={edited} onEnd={() => setEdited(undefined)} />
      ) : (
        <div className="mt-4 flex flex-wrap gap-3">
          {withoutPin && (
            <button
              type="button"
              className="button button-quiet"
              onClick={() => {
                setEdited(withoutPin)
                onAdding(true)
              }}
            >
              <Icon name="map-pin" className="size-4.5" />
              {stepMessages.putPin(withoutPin.name)}
            </button>
          )}
          {!isNational && isNone && <OtherMethods list={list} onMethod={props.onMethod} />}
          <button type="button" className="button button-quiet" onClick={() => onAdding(true)}>
            <Icon name="plus" className="size-4.5" />
            {messages.newAddress}
          </button>
        </div>
      )}
    </>
  )
}

/** What receives an order that no messenger can bring. */
function OtherMethods({ list, onMethod }: { list: readonly Address[]; onMethod: AddressChoiceProps['onMethod'] }) {
  const stepMessages = useMessages(deliveryStepMessages)
  return (
    <>
      {list.some(({ national }) => national) && (
        <button type="button" className="button button-quiet" onClick={() => onMethod('nacional_delivery')}>
          {stepMessages.offerNational}
        </button>
      )}
      <button type="button" className="button button-quiet" onClick={() => onMethod('pick_up')}>
        {stepMessages.offerPickup}
      </button>
    </>
  )
}

interface FieldsProps extends AddressChoiceProps {
  /** The address that gets its pin; undefined for a new one. */
  edited: Address | undefined
  onEnd: () => void
}

/**
 * The form of a new address, or of one without a pin. The page asks for the pin, which the price of a messenger needs, and
 * stores the address without it as well; national shipping does without.
 */
function AddressFields({ option, addresses, branchCodes, user, edited, onChoose, onAdding, onEnd }: FieldsProps) {
  const messages = useMessages(checkoutMessages)
  const isNational = option === 'nacional_delivery'
  const end = () => {
    onEnd()
    onAdding(false)
  }
  return (
    <Suspense fallback={<div aria-busy="true" className="skeleton mt-4 h-96" />}>
      <AddressForm
        key={`${option} ${edited?.id}`}
        id={addressFormId}
        {...(edited && { address: edited })}
        label={edited?.name ?? messages.newAddress}
        phone={user.phone}
        branches={{ codes: branchCodes, areAllNeeded: !isNational }}
        place={isNational ? 'optional' : edited ? 'needed' : 'requested'}
        className="mt-4"
        onSaved={(address) => {
          addresses.put(address)
          end()
          if (reachOf(address, option, branchCodes).isReached) onChoose(address.id)
        }}
        onCancel={addresses.list.length > 0 ? end : undefined}
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
