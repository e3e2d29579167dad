import { metaMessages, pageMeta } from '../../../page/page-meta.ts'
import { balancesMessages } from '../../../messages/balances.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { AccountPage, belowHeading } from '../account-page.tsx'
import type { Route } from './+types/payment-methods'
import { CreditNotes } from './credit-notes.tsx'
import { Deposits } from './deposits.tsx'
import { GiftCards } from './gift-cards.tsx'
import { SavedCards } from './saved-cards.tsx'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: metaMessages(args, balancesMessages).paymentMethods, isPrivate: true })

export { PageError as ErrorBoundary } from '../../../shell/page-error.tsx'

/** The customer's saved cards, gift cards, rewards, deposits and credit notes, each with what is left of it. */
export default function PaymentMethods() {
  const messages = useMessages(balancesMessages)
  return (
    <AccountPage title={messages.paymentMethods} skeleton={<PaymentMethodsSkeleton />}>
      {() => (
        <>
          <p className={belowHeading}>{messages.usedAtCheckout}</p>
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-2">
            <div className="flex min-w-0 flex-col gap-5">
              <SavedCards />
              <Deposits />
            </div>
            <div className="flex min-w-0 flex-col gap-5">
              <GiftCards />
              <CreditNotes />
            </div>
          </div>
        </>
      )}
    </AccountPage>
  )
}

function PaymentMethodsSkeleton() {
  return (
    <div className="flex flex-col gap-5">
      <div className="skeleton h-16 sm:h-11" />
      <div className="grid gap-5 xl:grid-cols-2">
        {['cards', 'gift cards', 'deposits', 'credit notes'].map((name) => (
          <div key={name} className="skeleton h-60" />
        ))}
      </div>
    </div>
  )
}
