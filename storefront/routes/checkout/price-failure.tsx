import { checkoutMessages } from '../../messages/checkout.ts'
import { stepFailureMessages } from '../../messages/step-failures.ts'
import { useMessages } from '../../messages/use-messages.ts'

/** Says that the price of the delivery did not load; a button tries again. */
export default function PriceFailure({ onRetry }: { onRetry: () => void }) {
  const messages = useMessages(stepFailureMessages)
  const { connection } = useMessages(checkoutMessages)
  return (
    <p
      role="alert"
      className="mt-4 flex flex-wrap items-center gap-3 rounded-md bg-danger-soft p-3 text-sm font-medium text-danger"
    >
      {connection}
      <button type="button" className="min-h-9 font-semibold underline" onClick={onRetry}>
        {messages.tryAgain}
      </button>
    </p>
  )
}
