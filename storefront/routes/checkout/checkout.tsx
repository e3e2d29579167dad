import { ShoppingBag } from 'lucide-react'
import { useLocation, useSearchParams } from 'react-router'
import { useCheckout } from '../../checkout/checkout-state.ts'
import { metaMessages, pageMeta } from '../../page/page-meta.ts'
import { useShopper } from '../../shopper/shopper.tsx'
import { checkoutMessages } from '../../messages/checkout.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { Route } from './+types/checkout'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'
import { CheckoutSteps } from './checkout-steps.tsx'
import { stepToShow } from './steps.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: metaMessages(args, checkoutMessages).title, isPrivate: true })

export { PageError as ErrorBoundary } from '../../shell/page-error.tsx'

/** The checkout of the shopper's reserved order: delivery, review, payment (CHECKOUT-10). */
export default function Checkout() {
  const checkout = useCheckout()
  const { user } = useShopper()
  const [search] = useSearchParams()
  const { pathname } = useLocation()
  if (checkout === undefined || !user) return <CheckoutSkeleton />
  if (!checkout || checkout.customerId !== user.id) return <NothingReserved />
  if (checkout.globalId) return <CheckoutSkeleton />
  const requestedStep = pathname.includes('delivery-details') ? 'address' : search.get('step')
  return <CheckoutSteps checkout={checkout} user={user} step={stepToShow(requestedStep, checkout)} />
}

function NothingReserved() {
  const messages = useMessages(checkoutMessages)
  return (
    <div className="card mt-4 flex flex-col items-center gap-4 px-6 py-14 text-center md:mt-6">
      <span className="grid size-16 place-items-center rounded-xl bg-accent-soft text-ink">
        <ShoppingBag size={30} aria-hidden />
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
