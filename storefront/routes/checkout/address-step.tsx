import { type FormEvent, useCallback, useRef, useState } from 'react'
import { type CheckoutState, changeCheckout } from '../../checkout/checkout-state.ts'
import type { User } from '../../shopper/shopper.tsx'
import { deliveryStepMessages } from '../../messages/delivery-step.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { laterPart } from './later-part.tsx'
import { MethodChoice } from './method-choice.tsx'
import { pinButtonId, stepFormId } from './step-action.tsx'
import { branchCodesOf } from './steps.ts'
import type { Addresses } from './use-addresses.ts'
import { type useDelivery, chooseDelivery } from './use-delivery.ts'

const skeleton = <div aria-busy="true" className="skeleton mt-6 h-40" />
/** What the delivery method needs, each loaded with the first choice of its method. */
export const AddressChoice = laterPart(() => import('./address-choice.tsx'), skeleton)
const PriceFailure = laterPart(() => import('./price-failure.tsx'))
export const PickupDetails = laterPart(() => import('./pickup-details.tsx'), skeleton)

interface Props {
  checkout: CheckoutState
  user: User
  addresses: Addresses
  delivery: ReturnType<typeof useDelivery>
  isOutOfRange: boolean
  /** Whether the page still looks for the best method. */
  isUndecided: boolean
  /** Whether the form of a new address is open: it has a button of its own. */
  isForm: boolean
  onDone: () => void
}

/** The first step: the delivery method, and the address or who picks up (CHECKOUT-11). */
export function AddressStep(props: Props) {
  const { checkout, user, addresses, delivery, isOutOfRange, isUndecided, isForm, onDone } = props
  const stepMessages = useMessages(deliveryStepMessages)
  const { step, missing, setMissing, goOn } = useGoingOn(checkout, onDone)
  const { option } = checkout
  const branchCodes = branchCodesOf(checkout)
  const isOut = isOutOfRange || delivery.problem === 'out-of-range'
  const choose = useCallback(
    (addressId: string) => {
      setMissing(undefined)
      chooseDelivery({ addressId })
    },
    [setMissing],
  )
  return (
    <div ref={step}>
      {/* A chosen radio button does not respond to another press: until the method is known none is chosen, so that a press
          on any of them counts. */}
      <MethodChoice
        option={isUndecided ? undefined : option}
        delivery={checkout.delivery}
        {...{ addresses, branchCodes }}
      />
      {option !== 'pick_up' && branchCodes.length > 1 && (
        <p className="mt-4 text-sm text-muted">{stepMessages.deliveredBySeveral(branchCodes.length)}</p>
      )}
      {isUndecided && skeleton}
      {!isUndecided && option === 'pick_up' && (
        <PickupDetails checkout={checkout} user={user} branchCodes={branchCodes} isNameMissing={missing === 'name'} />
      )}
      {!isUndecided && option !== 'pick_up' && (
        <AddressChoice
          {...{ option, addresses, branchCodes, user, isForm }}
          chosenId={checkout.addressId}
          formOf={checkout.addressForm}
          isOut={isOut}
          isMissing={missing === 'address' && !checkout.addressId}
          onChoose={choose}
          onMethod={(method) => chooseDelivery({ option: method })}
        />
      )}
      {delivery.problem === 'failed' && <PriceFailure onRetry={delivery.retry} />}
      {!isForm && <StepForm checkout={checkout} onSubmit={goOn} />}
    </div>
  )
}

interface StepFormProps {
  checkout: CheckoutState
  onSubmit: () => void
}

/** Whether the shopper wants the review step. The addresses have a form of their own. */
function StepForm({ checkout, onSubmit }: StepFormProps) {
  const stepMessages = useMessages(deliveryStepMessages)
  return (
    <form
      id={stepFormId}
      className="mt-5"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="size-5 shrink-0"
          checked={checkout.wantsReview ?? false}
          onChange={({ currentTarget: { checked } }) => changeCheckout({ wantsReview: checked })}
        />
        {stepMessages.wantsReview}
      </label>
    </form>
  )
}

/** Goes on where nothing is missing; else says what is, and brings the focus there. */
function useGoingOn(checkout: CheckoutState, onDone: () => void) {
  const [missing, setMissing] = useState<'address' | 'name'>()
  const step = useRef<HTMLDivElement>(null)
  function goOn(): void {
    const nowMissing =
      checkout.option === 'pick_up'
        ? checkout.isForOther && !checkout.customerName.trim() && 'name'
        : !checkout.addressId && 'address'
    setMissing(nowMissing || undefined)
    if (nowMissing) {
      const first = nowMissing === 'name' ? '[name=customer_name]' : `[name=address]:not(:disabled), #${pinButtonId}`
      return step.current?.querySelector<HTMLElement>(first)?.focus()
    }
    if (checkout.delivery) onDone()
  }
  return { step, missing, setMissing, goOn }
}
