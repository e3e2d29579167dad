import { homeWords } from '../../words/home.ts'
import { useWords } from '../../words/use-words.ts'

/** What failed, and the way on (HOME-2). */
export function LoadFailure({ isAsking, onAgain }: { isAsking: boolean; onAgain: () => void }) {
  const words = useWords(homeWords)
  return (
    <div role="status" className="card flex flex-wrap items-center gap-x-4 gap-y-3 p-5">
      <p className="grow text-muted">{words.loadFailure}</p>
      <button
        type="button"
        className="button button-quiet needs-script"
        aria-disabled={isAsking}
        onClick={() => !isAsking && onAgain()}
      >
        {words.tryAgain}
      </button>
      <a href="/shop" className="link inline-flex min-h-11 items-center font-semibold">
        {words.heroAct}
      </a>
    </div>
  )
}
