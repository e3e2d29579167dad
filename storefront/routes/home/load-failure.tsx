import { homeMessages } from '../../messages/home.ts'
import { useMessages } from '../../messages/use-messages.ts'

/** What failed, and the way on (HOME-2). */
export function LoadFailure({ isAsking, onAgain }: { isAsking: boolean; onAgain: () => void }) {
  const messages = useMessages(homeMessages)
  return (
    <div role="status" className="card flex flex-wrap items-center gap-x-4 gap-y-3 p-5">
      <p className="grow text-muted">{messages.loadFailure}</p>
      <button
        type="button"
        className="button button-quiet needs-script"
        aria-disabled={isAsking}
        onClick={() => !isAsking && onAgain()}
      >
        {messages.tryAgain}
      </button>
      <a href="/shop" className="link inline-flex min-h-11 items-center font-semibold">
        {messages.heroAct}
      </a>
    </div>
  )
}
