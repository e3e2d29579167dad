import { stepFailureMessages } from '../../messages/step-failures.ts'
import { useMessages } from '../../messages/use-messages.ts'

/** In the place of the customer's addresses where they did not load: a button tries again. */
export default function AddressesFailure({ onRetry }: { onRetry: () => void }) {
  const messages = useMessages(stepFailureMessages)
  return (
    <div
      role="alert"
      className="mt-6 flex flex-wrap items-center gap-3 rounded-md bg-danger-soft p-4 font-medium text-danger"
    >
      {messages.addresses}
      <button type="button" className="button button-quiet" onClick={onRetry}>
        {messages.tryAgain}
      </button>
    </div>
  )
}
