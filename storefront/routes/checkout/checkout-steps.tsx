import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { streetLine } from '#domain/addresses/address.ts'
import { type CheckoutState, changeCheckout } from '../../checkout/checkout-state.ts'
import { PhoneConfirmationDialog } from '../../shopper/phone-confirmation/on-demand-dialog.ts'
import type { User } from '../../shopper/shopper.tsx'
import { checkoutMessages } from '../../messages/checkout.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useBranchName } from '../../shopper/use-branch-name.ts'
import { AddressStep } from './address-step.tsx'
import { ConfirmationStep } from './confirmation-step.tsx'
import { ReservationDialogs } from './reservation-dialogs.tsx'
import { OrderSummary } from './order-summary.tsx'
import { PaymentStep } from './payment-step.tsx'
import { StepSection } from './step-section.tsx'
import { StepTrail } from './step-trail.tsx'
import { type Step, stepPath } from './steps.ts'
import { type Addresses, useAddresses } from './use-addresses.ts'
import { useDelivery } from './use-delivery.ts'
import { usePlaceOrder } from './use-place-order.ts'

interface Props {
  checkout: CheckoutState
  user: User
  step: Step
}

/** The three steps below each other, one of them open, and the summary beside them. */
export function CheckoutSteps({ checkout, user, step }: Props) {
  const navigate = useNavigate()
  const delivery = useDelivery(checkout)
  const placing = usePlaceOrder()
  const goTo = (next: Step) => void navigate(stepPath[next])
  const hasLostReservation = placing.problem === 'not-reserved' || delivery.problem === 'not-reserved'
  useReturnToAddress(placing.problem === 'out-of-range', goTo)

  return (
    <>
      <StepTrail step={step} checkout={checkout} />
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_22rem]">
        <StepSections {...{ checkout, user, step, delivery, placing, goTo }} />
        <OrderSummary checkout={checkout} isDeliveryWorking={delivery.isWorking} />
      </div>
      <PhoneConfirmationDialog {...placing.phoneDialog} />
      <ReservationDialogs
        checkout={checkout}
        hasLostReservation={hasLostReservation}
        onReservedAgain={() => {
          placing.clearProblem()
          delivery.retry()
        }}
      />
    </>
  )
}

interface SectionsProps extends Props {
  delivery: ReturnType<typeof useDelivery>
  placing: ReturnType<typeof usePlaceOrder>
  goTo: (step: Step) => void
}

/** The fields of each step. A completed step is marked as done and opens the next one. */
function StepSections({ checkout, user, step, delivery, placing, goTo }: SectionsProps) {
  const messages = useMessages(checkoutMessages)
  const addresses = useAddresses()
  const nameOf = useBranchName()
  const destination = destinationLine(checkout, addresses, nameOf)
  const canChange = !checkout.attempt
  const section = { current: step, onChange: canChange ? goTo : undefined }
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <StepSection
        step="address"
        title={messages.address}
        isDone={checkout.isAddressDone}
        summary={destination}
        {...section}
      >
        <AddressStep
          checkout={checkout}
          user={user}
          addresses={addresses}
          delivery={delivery}
          isOutOfRange={placing.problem === 'out-of-range'}
          onDone={() => {
            placing.clearProblem()
            changeCheckout({ isAddressDone: true })
            goTo('confirmation')
          }}
        />
      </StepSection>
      <StepSection
        step="confirmation"
        title={messages.confirmation}
        isDone={checkout.isConfirmed}
        summary={checkout.taxId ? messages.withReceipt(checkout.taxId) : messages.noReceipt}
        {...section}
      >
        <ConfirmationStep
          checkout={checkout}
          destination={destination}
          onDone={() => {
            changeCheckout({ isConfirmed: true })
            goTo('payment')
          }}
        />
      </StepSection>
      <StepSection step="payment" title={messages.payment} isDone={false} summary="" {...section}>
        <PaymentStep checkout={checkout} placing={placing} delivery={delivery} />
      </StepSection>
    </div>
  )
}

/** Goes back to the first step when the store has refused the address as out of the delivery area. */
function useReturnToAddress(isOut: boolean, goTo: (step: Step) => void): void {
  const go = useEffectEvent(goTo)
  useEffect(() => {
    if (!isOut) return
    changeCheckout({ isAddressDone: false, isConfirmed: false, delivery: undefined })
    go('address')
  }, [isOut])
}

/** The address or the branches of the order, in one line. */
function destinationLine(
  { option, addressId, reservation }: CheckoutState,
  { list }: Addresses,
  nameOf: (code: number) => string,
): string {
  if (option === 'pick_up') return [...new Set(reservation.lines.map((line) => nameOf(line.branchCode)))].join(', ')
  const address = list.find(({ id }) => id === addressId)
  return address ? `${address.name} · ${streetLine(address)}, ${address.sector}` : ''
}
