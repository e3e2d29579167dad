import { useEffect, useEffectEvent, useState } from 'react'
import { useBranchName } from '../../shopper/branch.ts'
import { useNavigate } from 'react-router'
import { streetLine } from '#domain/addresses/address-lines.ts'
import { type CheckoutState, changeCheckout } from '../../checkout/checkout-state.ts'
import { totalOf } from '../../checkout/order-total.ts'
import type { User } from '../../shopper/shopper.tsx'
import { checkoutMessages } from '../../messages/checkout.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { AddReceipt } from './add-receipt.tsx'
import { AddressChoice, AddressStep, PickupDetails } from './address-step.tsx'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'
import { LastTime } from './last-time.tsx'
import { laterPart } from './later-part.tsx'
import { OrderSummary } from './order-summary.tsx'
import type { PlaceOrderProblem } from './payment-step-props.ts'
import { EndDialogs, ReservationDialogs } from './reservation-dialogs.tsx'
import { StepSection } from './step-section.tsx'
import { StepSkeleton } from './step-skeleton.tsx'
import { StepTrail } from './step-trail.tsx'
import { type Step, hasReview, hasSomethingToReview, stepPath } from './steps.ts'
import { type Addresses, useAddresses } from './use-addresses.ts'
import { useDelivery } from './use-delivery.ts'
import { useStraightWay } from './use-straight-way.ts'

// What a completed step says is shown once another one is open.
const DeliverySummary = laterPart(() => import('./delivery-summary.tsx'), '\u00A0')
const ConfirmationStep = laterPart(() => import('./confirmation-step.tsx'), <StepSkeleton />)
const PaymentStep = laterPart(() => import('./payment-form.tsx'), <StepSkeleton />)

/** Loads what comes after the first step at the first press or key, so that it opens without a wait. */
function usePreloading(): void {
  useEffect(() => {
    const controller = new AbortController()
    const options = { once: true, signal: controller.signal }
    for (const event of ['pointerdown', 'keydown'])
      for (const { preload } of [
        AddressChoice,
        PickupDetails,
        DeliverySummary,
        ConfirmationStep,
        PaymentStep,
        EndDialogs,
      ])
        document.addEventListener(event, preload, options)
    return () => controller.abort()
  }, [])
}

interface Props {
  checkout: CheckoutState
  user: User
  step: Step
  /** Whether the open step has the page to itself. */
  isAlone?: boolean
}

/** The steps below each other, one of them open, and the summary beside them. */
export function CheckoutSteps({ checkout, user, step, isAlone = false }: Props) {
  const navigate = useNavigate()
  const delivery = useDelivery(checkout)
  const [problem, setProblem] = useState<PlaceOrderProblem>()
  const addresses = useAddresses()
  const isForm = hasAddressForm(checkout, addresses)
  const isAddressForm = step === 'address' && isForm
  const [hasMoved, setMoved] = useState(false)
  const goTo = (next: Step) => {
    setMoved(true)
    void navigate(stepPath[next])
  }
  const way = useStraightWay({
    checkout,
    addresses,
    delivery,
    isBeginning: step === 'address' && !isAlone,
    onStraight: () => void navigate(stepPath.payment, { replace: true }),
  })
  const hasLostReservation = problem === 'not-reserved' || delivery.problem === 'not-reserved'
  usePreloading()
  useReturnToAddress(problem === 'out-of-range' || (delivery.problem === 'out-of-range' && step !== 'address'), goTo)

  if (way.isQuiet) return <CheckoutSkeleton />
  return (
    <>
      <StepTrail step={step} checkout={checkout} />
      {step !== 'confirmation' && <LastTime {...{ checkout, user, addresses, goTo }} />}
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_22rem]">
        <StepSections
          {...{ checkout, user, step, isAlone, addresses, delivery, problem, hasMoved, goTo, isForm }}
          isUndecided={way.isUndecided}
          onProblem={setProblem}
        />
        <OrderSummary
          checkout={checkout}
          isDeliveryWorking={delivery.isWorking}
          isReviewNext={step === 'address' && !isReviewDone(checkout)}
          button={
            step === 'payment' || (step === 'address' && way.isUndecided) ? undefined : isAddressForm ? 'save' : 'goOn'
          }
        />
      </div>
      <ReservationDialogs
        checkout={checkout}
        hasLostReservation={hasLostReservation}
        onReservedAgain={() => {
          // A payment that was declined stays named.
          setProblem((before) => (before === 'not-reserved' ? undefined : before))
          delivery.retry()
        }}
      />
    </>
  )
}

interface SectionsProps extends Props {
  delivery: ReturnType<typeof useDelivery>
  problem: PlaceOrderProblem | undefined
  isUndecided: boolean
  onProblem: (problem: PlaceOrderProblem | undefined) => void
  /** Whether the shopper has gone to another step: until then the page stays at its top. */
  hasMoved: boolean
  goTo: (step: Step) => void
  addresses: Addresses
  /** Whether the form of a new address is open: it has a button of its own. */
  isForm: boolean
}

/** The fields of each step. A completed step is marked as done and opens the next one. */
function StepSections(props: SectionsProps) {
  const { checkout, user, step, isAlone, addresses, delivery, problem, goTo, isForm } = props
  const messages = useMessages(checkoutMessages)
  const nameOf = useBranchName()
  const destination = destinationLine(checkout, addresses, nameOf)
  const canChange = !checkout.attempt && !checkout.openPayment
  const section = { current: step, isScrolledTo: props.hasMoved, onChange: canChange ? goTo : undefined }
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <StepSection
        step="address"
        title={messages.address}
        isDone={checkout.isAddressDone}
        summary={<DeliverySummary {...{ checkout, destination }} />}
        {...section}
      >
        <AddressStep
          checkout={checkout}
          user={user}
          addresses={addresses}
          delivery={delivery}
          isOutOfRange={problem === 'out-of-range'}
          isUndecided={props.isUndecided}
          isForm={isForm}
          onDone={() => {
            props.onProblem(undefined)
            const isConfirmed = isReviewDone(checkout)
            changeCheckout({ isAddressDone: true, isConfirmed })
            goTo(isConfirmed ? 'payment' : 'confirmation')
          }}
        />
      </StepSection>
      {!isAlone && <LaterSteps {...props} destination={destination} section={section} />}
    </div>
  )
}

interface LaterProps extends SectionsProps {
  destination: string
  section: { current: Step; isScrolledTo: boolean; onChange: ((step: Step) => void) | undefined }
}

function LaterSteps({ checkout, destination, section, goTo, problem, onProblem, delivery }: LaterProps) {
  const messages = useMessages(checkoutMessages)
  const isReviewShown = hasReview(section.current, checkout)
  const review = [
    checkout.taxId ? messages.withReceipt(checkout.taxId) : messages.noReceipt,
    checkout.note.trim() ? messages.withNote : messages.noNote,
  ].join(', ')
  return (
    <>
      {isReviewShown && (
        <StepSection
          step="confirmation"
          title={messages.confirmation}
          isDone={checkout.isConfirmed}
          summary={review}
          {...section}
        >
          <ConfirmationStep
            checkout={checkout}
            destination={destination}
            onDone={() => {
              changeCheckout({ isConfirmed: true, isReviewed: true })
              goTo('payment')
            }}
          />
        </StepSection>
      )}
      {!isReviewShown && section.current === 'payment' && section.onChange && (
        <AddReceipt review={review} goTo={section.onChange} />
      )}
      <StepSection step="payment" title={messages.payment} isDone={false} summary="" {...section}>
        <PaymentStep {...{ checkout, problem, onProblem, delivery }} totalCentavos={totalOf(checkout)} />
      </StepSection>
    </>
  )
}

/** Whether the payment follows the delivery: the order was reviewed, or has nothing to review. */
function isReviewDone(checkout: CheckoutState): boolean {
  return (checkout.isConfirmed && checkout.isReviewed === true) || !hasSomethingToReview(checkout)
}

/** Whether the form of an address is open: where the shopper opened it, and where there is no address to choose. */
function hasAddressForm({ option, addressForm }: CheckoutState, { status, list }: Addresses): boolean {
  return option !== 'pick_up' && status === 'ready' && (addressForm !== undefined || list.length === 0)
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
  return address ? `${address.name}\u00A0· ${streetLine(address)}, ${address.sector}` : ''
}
