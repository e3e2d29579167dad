import { useEffect, useState } from 'react'
import { type CheckoutState, useCheckout } from '../../checkout/checkout-state.ts'
import { useShopper } from '../../shopper/shopper.tsx'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'
import { CheckoutSteps } from './checkout-steps.tsx'
import { laterPart } from './later-part.tsx'
import { stepToShow } from './steps.ts'

const NoCheckout = laterPart(() => import('./no-checkout.tsx'), <CheckoutSkeleton />)

/** The steps of the checkout that this tab has, at the requested one or the first incomplete one before it. */
export function CheckoutPage({ requestedStep, isAlone = false }: { requestedStep: string | null; isAlone?: boolean }) {
  const checkout = useCheckout()
  const { user } = useShopper()
  const wasShown = useWasShown(checkout)
  if (checkout === undefined || !user) return <CheckoutSkeleton />
  if (!checkout || checkout.customerId !== user.id) return <NoCheckout customerId={user.id} globalId={undefined} />
  // The steps stay until the page of the placed order is there, however slowly it comes.
  if (checkout.globalId && !wasShown) return <NoCheckout customerId={user.id} globalId={checkout.globalId} />
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
