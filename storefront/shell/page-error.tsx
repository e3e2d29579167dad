import { isRouteErrorResponse } from 'react-router'
import { titleOf } from '../components/page-meta.ts'
import { shellWords } from '../words/shell.ts'
import { useWords } from '../words/use-words.ts'
import { NotFoundPage } from './not-found.tsx'
import { useShop } from './use-root.ts'
import { useTryAgain } from './use-try-again.ts'

/** Says what happened, and offers the way on. */
export function PageError({ error }: { error: unknown }) {
  const words = useWords(shellWords)
  const { tryAgain, isTrying } = useTryAgain()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />
  return (
    <ErrorMessage
      text={isUnanswered(error) ? words.notOpened : words.errorText}
      isTrying={isTrying}
      onTryAgain={() => void tryAgain()}
    />
  )
}

/** A page of its own for something that went wrong: what it means, a button to try again, and the way home. */
export function ErrorMessage({
  text,
  isTrying = false,
  onTryAgain,
}: {
  text: string
  isTrying?: boolean
  onTryAgain: () => void
}) {
  const words = useWords(shellWords)
  const shop = useShop()
  return (
    <div className="page grid min-h-[60vh] place-content-center justify-items-center py-16 text-center">
      <title>{titleOf(words.errorTitle, shop.name)}</title>
      <h1 className="text-2xl font-bold text-balance">{words.errorTitle}</h1>
      <p className="mt-3 max-w-md text-muted">{text}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <button type="button" className="needs-script button button-primary" disabled={isTrying} onClick={onTryAgain}>
          {words.tryAgain}
        </button>
        <a href="/" className="button button-quiet">
          {words.goHome}
        </a>
      </div>
    </div>
  )
}

/** Whether nobody answered at all: each browser says it in words of its own. */
const isUnanswered = (error: unknown) => error instanceof TypeError && /fetch|network|load failed/i.test(error.message)
