import { useEffect, useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { type CheckoutState, useCheckout } from '../../checkout/checkout-state.ts'
import { useShopper } from '../../shopper/shopper.tsx'
import { checkoutMessages } from '../../messages/checkout.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'
import { CheckoutSteps } from './checkout-steps.tsx'
import { stepToShow } from './steps.ts'

/** The steps of the checkout that this tab has, at the requested one or the first incomplete one before it. */
export function CheckoutPage({ requestedStep, isAlone = false }: { requestedStep: string | null; isAlone?: boolean }) {
  const checkout = useCheckout()
  const { user } = useShopper()
  const wasShown = useWasShown(checkout)
  if (checkout === undefined || !user) return <CheckoutSkeleton />
  if (!checkout || checkout.customerId !== user.id) return <NothingReserved />
  // The steps stay until the page of the placed order is there, however slowly it comes.
  if (checkout.globalId && !wasShown) return <CheckoutSkeleton />
  const step = stepToShow(requestedStep, checkout)
  return <CheckoutSteps checkout={checkout} user={user} step={step} isAlone={isAlone && step === requestedStep} />
}

/** Whether this page has shown the steps of a checkout before its order was placed. */
function useWasShown(checkout: CheckoutState | null | undefined): boolean {
  const [shownId, setShownId] = useState<string>()
  const id = checkout?.reservation.id
  const isOpen = checkout && !checkout.globalId
  useEffect(() => {
    if (isOpen) setShownId(id)
  }, [isOpen, id])
  return id !== undefined && id === shownId
}

function NothingReserved() {
  const messages = useMessages(checkoutMessages)
  return (
    <div className="card mt-4 flex flex-col items-center gap-4 px-6 py-14 text-center md:mt-6">
      <span className="grid size-16 place-items-center rounded-xl bg-accent-soft text-ink">
        <Icon name="shopping-bag" className="size-7.5" />
      </span>
      <div>
        <h2 className="text-lg font-bold">{messages.nothing}</h2>
        <p className="mt-1 max-w-sm text-muted">{messages.nothingDetail}</p>
      </div>
      <a href="/cart" className="button button-primary">
        {messages.toCart}
      </a>
    </div>
  )
}
