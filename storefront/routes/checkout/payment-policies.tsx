import { paymentMessages } from '../../messages/payment.ts'
import { useMessages } from '../../messages/use-messages.ts'

/** Links to the policies. They open in a new tab, so that following one does not leave the checkout. */
export function PaymentPolicies() {
  const messages = useMessages(paymentMessages)
  const policies = [
    ['delivery', messages.deliveryPolicy],
    ['returns', messages.returnsPolicy],
    ['cancellations', messages.cancellationsPolicy],
  ] as const
  return (
    <p className="mt-4 text-sm text-muted">
      {messages.agree}{' '}
      {policies.map(([tab, label], index) => (
        <span key={tab}>
          {index > 0 && ', '}
          <a className="link" href={`/home/policies/${tab}`} target="_blank" rel="noreferrer">
            {label}
          </a>
        </span>
      ))}
      .
    </p>
  )
}
