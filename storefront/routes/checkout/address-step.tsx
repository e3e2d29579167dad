import { Store, Truck } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import type { CheckoutState } from '../../checkout/checkout-state.ts'
import type { User } from '../../shopper/shopper.tsx'
import { checkoutMessages } from '../../messages/checkout.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { AddressChoice } from './address-choice.tsx'
import { ChoiceCard } from '../../ui/choice-card.tsx'
import { PickupDetails } from './pickup-details.tsx'
import type { Addresses } from './use-addresses.ts'
import { type useDelivery, chooseDelivery } from './use-delivery.ts'

interface Props {
  checkout: CheckoutState
  user: User
  addresses: Addresses
  delivery: ReturnType<typeof useDelivery>
  isOutOfRange: boolean
  onDone: () => void
}

/** The first step: delivery by the branch's messenger or pickup at the branch, and the address (CHECKOUT-11). */
export function AddressStep({ checkout, user, addresses, delivery, isOutOfRange, onDone }: Props) {
  const messages = useMessages(checkoutMessages)
  const [missing, setMissing] = useState<'address' | 'name'>()
  const [isAdding, setAdding] = useState(false)
  const step = useRef<HTMLDivElement>(null)
  const isPickup = checkout.option === 'pick_up'
  // The form of a new address has a button of its own: the step's button is not shown beside it.
  const isForm = !isPickup && (isAdding || (addresses.status === 'ready' && addresses.list.length === 0))
  const branchCodes = [...new Set(checkout.reservation.lines.map((line) => line.branchCode))]
  const problem =
    !isPickup && (isOutOfRange || delivery.problem === 'out-of-range')
      ? messages.outOfRange
      : missing === 'address'
        ? messages.chooseAddress
        : undefined

  function goOn(): void {
    const nowMissing = isPickup
      ? checkout.isForOther && !checkout.customerName.trim() && 'name'
      : !checkout.addressId && 'address'
    setMissing(nowMissing || undefined)
    if (nowMissing) {
      const first = nowMissing === 'name' ? '[name=customer_name]' : '[name=address]:not(:disabled)'
      return step.current?.querySelector<HTMLElement>(first)?.focus()
    }
    if (checkout.delivery) onDone()
  }

  return (
    <div ref={step}>
      <MethodChoice isPickup={isPickup} />
      {isPickup ? (
        <PickupDetails checkout={checkout} user={user} branchCodes={branchCodes} isNameMissing={missing === 'name'} />
      ) : (
        <AddressChoice
          addresses={addresses}
          branchCodes={branchCodes}
          chosenId={checkout.addressId}
          user={user}
          problem={problem}
          isAdding={isAdding}
          onAdding={setAdding}
          onChoose={(addressId) => {
            setMissing(undefined)
            chooseDelivery({ addressId })
          }}
        />
      )}
      {delivery.problem === 'failed' && <PriceFailure onRetry={delivery.retry} />}
      {!isForm && (
        <div className="mt-6 border-t border-line pt-5">
          <button
            type="button"
            className="button button-primary w-full sm:w-auto sm:min-w-48"
            onClick={goOn}
            disabled={delivery.isWorking}
          >
            {delivery.isWorking ? messages.working : messages.goOn}
          </button>
        </div>
      )}
    </div>
  )
}

/** The choice between delivery and pickup. */
function MethodChoice({ isPickup }: { isPickup: boolean }) {
  const messages = useMessages(checkoutMessages)
  return (
    <fieldset>
      <legend className="mb-3 font-semibold">{messages.howToReceive}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        <ChoiceCard name="way" isChosen={!isPickup} onChoose={() => chooseDelivery({ option: 'local_delivery' })}>
          <ChoiceText icon={<Truck size={20} aria-hidden />} title={messages.local} detail={messages.localDetail} />
        </ChoiceCard>
        <ChoiceCard name="way" isChosen={isPickup} onChoose={() => chooseDelivery({ option: 'pick_up' })}>
          <ChoiceText icon={<Store size={20} aria-hidden />} title={messages.pickup} detail={messages.pickupDetail} />
        </ChoiceCard>
      </div>
    </fieldset>
  )
}

/** A message that the price of the delivery did not load. */
function PriceFailure({ onRetry }: { onRetry: () => void }) {
  const messages = useMessages(checkoutMessages)
  return (
    <p
      role="alert"
      className="mt-4 flex flex-wrap items-center gap-3 rounded-md bg-danger-soft p-3 text-sm font-medium text-danger"
    >
      {messages.connection}
      <button type="button" className="min-h-9 font-semibold underline" onClick={onRetry}>
        {messages.tryAgain}
      </button>
    </p>
  )
}

function ChoiceText({ icon, title, detail }: { icon: ReactNode; title: string; detail: string }) {
  return (
    <>
      <span className="flex items-center gap-2 font-semibold">
        {title}
        <span className="ml-auto text-muted">{icon}</span>
      </span>
      <span className="mt-0.5 block text-sm text-muted">{detail}</span>
    </>
  )
}
