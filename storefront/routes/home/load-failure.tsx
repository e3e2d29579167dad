import { homeMessages } from '../../messages/home.ts'
import { useMessages } from '../../messages/use-messages.ts'

/** A message in place of products that did not load, with a button that tries again (HOME-2). */
export function LoadFailure({ isLoading, onRetry }: { isLoading: boolean; onRetry: () => void }) {
  const messages = useMessages(homeMessages)
  return (
    <div role="status" className="card flex flex-wrap items-center gap-x-4 gap-y-3 p-5">
      <p className="grow text-muted">{messages.loadFailure}</p>
      <button
        type="button"
        className="button button-quiet needs-script"
        aria-disabled={isLoading}
        onClick={() => !isLoading && onRetry()}
      >
        {messages.tryAgain}
      </button>
      <a href="/shop" className="link inline-flex min-h-11 items-center font-semibold">
        {messages.heroAct}
      </a>
    </div>
  )
}
