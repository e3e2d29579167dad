import { isRouteErrorResponse } from 'react-router'
import { titleOf } from '../components/page-meta.ts'
import { shellMessages } from '../messages/shell.ts'
import { useMessages } from '../messages/use-messages.ts'
import { NotFoundPage } from './not-found.tsx'
import { useShop } from './use-root.ts'
import { useTryAgain } from './use-try-again.ts'

/** Says what happened, and offers the way on. */
export function PageError({ error }: { error: unknown }) {
  const messages = useMessages(shellMessages)
  const { tryAgain, isTrying } = useTryAgain()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />
  return (
    <ErrorMessage
      text={isUnanswered(error) ? messages.notOpened : messages.errorText}
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
  const messages = useMessages(shellMessages)
  const shop = useShop()
  return (
    <div className="page grid min-h-[60vh] place-content-center justify-items-center py-16 text-center">
      <title>{titleOf(messages.errorTitle, shop.name)}</title>
      <h1 className="text-2xl font-bold text-balance">{messages.errorTitle}</h1>
      <p className="mt-3 max-w-md text-muted">{text}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <button type="button" className="needs-script button button-primary" disabled={isTrying} onClick={onTryAgain}>
          {messages.tryAgain}
        </button>
        <a href="/" className="button button-quiet">
          {messages.goHome}
        </a>
      </div>
    </div>
  )
}

/** Whether nobody answered at all: each browser says it in words of its own. */
const isUnanswered = (error: unknown) => error instanceof TypeError && /fetch|network|load failed/i.test(error.message)
