import { isRouteErrorResponse, useRouteError } from 'react-router'
import { shellMessages } from '../messages/shell.ts'
import { useMessages } from '../messages/use-messages.ts'
import { ErrorMessage } from './error-message.tsx'
import { NotFoundPage } from './not-found.tsx'
import { useRetry } from '../navigation/use-retry.ts'

/**
 * The page that replaces a route that failed. Every route exports it as its own `ErrorBoundary`: if the root handled
 * the error, the shell would be replaced too. The focus goes to the beginning of the page.
 */
export function PageError() {
  const messages = useMessages(shellMessages)
  const error = useRouteError()
  const { tryAgain, isTrying } = useRetry()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />
  return (
    <ErrorMessage
      text={isNetworkError(error) ? messages.notOpened : messages.errorText}
      isTrying={isTrying}
      onTryAgain={() => void tryAgain()}
    />
  )
}

/** Whether the request got no response at all. Each browser has its own message for that. */
const isNetworkError = (error: unknown) =>
  error instanceof TypeError && /fetch|network|load failed/i.test(error.message)
