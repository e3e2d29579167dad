import { metaMessages, pageMeta } from '../../page/page-meta.ts'
import { paymentMessages } from '../../messages/payment.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { RequireCustomer } from '../../shopper/require-customer.tsx'
import type { Route } from './+types/payment-return'
import { StepSkeleton } from './step-skeleton.tsx'
import { ReturnedPayment } from './returned-payment.tsx'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: metaMessages(args, paymentMessages).returnTitle, isPrivate: true })

export { PageError as ErrorBoundary } from '../../shell/page-error.tsx'

/**
 * The page to which a provider sends the shopper, in this tab or in another one. It says what became of the payment and
 * leads on, however often it is opened (PAYMENT-20).
 */
export default function PaymentReturn({ params: { paymentId } }: Route.ComponentProps) {
  const messages = useMessages(paymentMessages)
  return (
    <div className="page max-w-xl pt-6 pb-12 md:pt-10">
      <h1 className="mb-4 text-xl font-extrabold md:text-2xl">{messages.returnTitle}</h1>
      <div className="card p-5 sm:p-6">
        <RequireCustomer skeleton={<StepSkeleton />} reason={messages.returnReason}>
          {() => <ReturnedPayment key={paymentId} id={paymentId} />}
        </RequireCustomer>
      </div>
    </div>
  )
}
