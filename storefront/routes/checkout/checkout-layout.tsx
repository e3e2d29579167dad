import { Icon } from '../../ui/icon.tsx'
import { Outlet } from 'react-router'
import { useCheckout } from '../../checkout/checkout-state.ts'
import { RequireCustomer } from '../../shopper/require-customer.tsx'
import { type SignInOptions, openSignIn } from '../../shopper/sign-in-dialog.ts'
import { Wordmark } from '../../shell/wordmark.tsx'
import { checkoutMessages } from '../../messages/checkout.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'
import { laterPart } from './later-part.tsx'
import { ReservationClock } from './reservation-clock.tsx'
import { useReleaseOnLeaving } from './use-release-on-leaving.ts'

const VisitorsSummary = laterPart(() => import('./visitors-summary.tsx'))

/** Opens the login modal with what the shopper is about to order. */
const signInToFinish = (options?: SignInOptions) =>
  void import('../../checkout/visitors-order.ts').then(
    ({ visitorsOrder }) => openSignIn({ ...options, isForBuying: true, order: visitorsOrder() }),
    () => openSignIn({ ...options, isForBuying: true }),
  )

/**
 * The layout of the checkout, in place of the store's header and footer: a bar with the link back to the cart and the time
 * left of the reservation, and the steps for a signed-in customer.
 */
export default function CheckoutLayout() {
  const messages = useMessages(checkoutMessages)
  const checkout = useCheckout()
  useReleaseOnLeaving()
  return (
    <>
      <header className="sticky top-0 z-30 border-b border-line bg-paper">
        <div className="page grid h-14 grid-cols-[1fr_minmax(0,auto)_1fr] items-center md:h-16">
          <a
            href="/cart"
            className="-ml-2 inline-flex min-h-11 items-center gap-2 justify-self-start rounded-md px-2 text-sm font-semibold text-muted hover:bg-sunken hover:text-ink"
            aria-label={messages.backToCart}
          >
            <Icon name="arrow-left" />
            <span className="max-sm:hidden">{messages.backToCart}</span>
          </a>
          <Wordmark />
          <div className="justify-self-end">
            {checkout && !checkout.globalId && <ReservationClock expiresAtMs={checkout.reservation.expiresAtMs} />}
          </div>
        </div>
      </header>
      <div className="page pt-4 pb-10 max-lg:pb-0 md:pt-8">
        <h1 className="text-xl font-extrabold md:text-2xl">{messages.title}</h1>
        <RequireCustomer
          skeleton={<CheckoutSkeleton />}
          reason={messages.signInReason}
          open={signInToFinish}
          beside={<VisitorsSummary />}
        >
          {() => <Outlet />}
        </RequireCustomer>
      </div>
    </>
  )
}
