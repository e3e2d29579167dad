import { useEffect, useState } from 'react'
import { type DeliveryOption, changeCheckout } from '../../checkout/checkout-state.ts'
import { checkoutMessages } from '../../messages/checkout.ts'
import { deliveryStepMessages } from '../../messages/delivery-step.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { AddressCards } from './address-cards.tsx'
import type { AddressFieldsProps } from './address-fields.tsx'
import { laterPart } from './later-part.tsx'
import { reachOf } from './use-addresses.ts'
import { chooseWhereOpen } from './use-delivery.ts'

const skeleton = <div aria-busy="true" className="skeleton mt-4 h-96" />
// The form brings the map with it, and the list of its files.
const AddressFields = laterPart(() => import('./address-fields.tsx'), skeleton)
// Most shoppers have an address that is reached, and a connection.
const AddressesFailure = laterPart(() => import('./addresses-failure.tsx'))
const UnreachedReason = laterPart(() => import('./unreached-reason.tsx'))
const UnreachedWays = laterPart(() => import('./unreached-ways.tsx'))

export interface AddressChoiceProps extends Omit<AddressFieldsProps, 'edited' | 'beginsAtMap'> {
  chosenId: string | undefined
  /** Whether the checkout cannot go on with the chosen address, since the delivery method does not reach it. */
  isOut: boolean
  /** Whether the shopper wanted to go on without an address. */
  isMissing: boolean
  isForm: boolean
  /** The address whose form is open, or `new`. */
  formOf: string | undefined
  onMethod: (option: DeliveryOption) => void
}

/** The customer's addresses as a choice, and a form for a new one or for one without a pin. */
export default function AddressChoice(props: AddressChoiceProps) {
  const { option, addresses, branchCodes, chosenId, isOut, isMissing, onChoose, isForm, formOf } = props
  const messages = useMessages(checkoutMessages)
  const stepMessages = useMessages(deliveryStepMessages)
  const { status, list, load } = addresses
  const firstId = list.find((address) => reachOf(address, option, branchCodes).isReached)?.id
  // Only a press leads to the map, and no reload.
  const [isForPin, setForPin] = useState(false)
  useEffect(() => {
    if (status === 'ready' && firstId && !chosenId) chooseWhereOpen({ addressId: firstId })
  }, [status, firstId, chosenId])
  const isNational = option === 'nacional_delivery'
  const isNone = list.length > 0 && firstId === undefined
  const withoutPin = isNational ? undefined : list.find(({ latitud }) => latitud === null)
  const isError = isOut || !isNone || !withoutPin || isMissing

  if (status === 'loading') return <div aria-busy="true" className="skeleton mt-6 h-40" />
  if (status === 'failed') return <AddressesFailure onRetry={() => void load()} />
  const open = (form: string) => {
    setForPin(form !== 'new')
    changeCheckout({ addressForm: form })
  }
  return (
    <>
      {list.length > 0 && <AddressCards {...{ list, option, branchCodes, chosenId, onChoose }} />}
      {list.length === 0 && (
        <p className="mt-6 font-semibold">{isNational ? stepMessages.noNationalAddress : messages.noAddress}</p>
      )}
      <div
        id="address-problem"
        aria-live="polite"
        className={`text-sm font-medium not-empty:mt-3 ${isError ? 'text-danger' : ''}`}
      >
        {!isOut && !isForm && !isNone && isMissing && messages.chooseAddress}
        {(isOut || (!isForm && isNone)) && <UnreachedReason {...{ isNational, isOut, withoutPin, isMissing }} />}
      </div>
      {isForm ? (
        <AddressFields {...props} edited={list.find(({ id }) => id === formOf)} beginsAtMap={isForPin} />
      ) : (
        <div className="mt-4 flex flex-wrap gap-3">
          {(withoutPin || isNone) && !isNational && (
            <UnreachedWays {...props} {...{ list, isNone, withoutPin }} onPin={open} />
          )}
          <button type="button" className="button button-quiet" onClick={() => open('new')}>
            {messages.newAddress}
          </button>
        </div>
      )}
    </>
  )
}
