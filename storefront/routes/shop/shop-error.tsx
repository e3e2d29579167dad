import { isRouteErrorResponse, useRouteError } from 'react-router'
import { ErrorMessage } from '../../shell/error-message.tsx'
import { NotFoundPage } from '../../shell/not-found.tsx'
import { useRetry } from '../../navigation/use-retry.ts'
import { shopMessages } from '../../messages/shop.ts'
import { useMessages } from '../../messages/use-messages.ts'

/** The filter of the URL whose category or branch does not exist, and the path of the listing without it. */
export interface UnknownFilter {
  unknown: 'category' | 'place'
  onward: string
}

/** The title of the error page. */
export function errorTitle(error: unknown, messages: (typeof shopMessages)['en']): string {
  const unknown = unknownFilterOf(error)
  return unknown ? messages.unknown[unknown.unknown].title : messages.errorTitle
}

function unknownFilterOf(error: unknown): UnknownFilter | undefined {
  return isRouteErrorResponse(error) && error.status === 404 && error.data?.unknown
    ? (error.data as UnknownFilter)
    : undefined
}

/**
 * The page in place of a listing: the category or branch of the URL does not exist, or the listing did not load. It gives
 * the reason from the response, where there is one.
 */
export function ShopError() {
  const messages = useMessages(shopMessages)
  const error = useRouteError()
  const unknown = unknownFilterOf(error)
  if (!unknown) return <ListFailure error={error} />
  const { title, text, onward } = messages.unknown[unknown.unknown]
  return <NotFoundPage title={title} text={text} onward={{ path: unknown.onward, text: onward }} />
}

function ListFailure({ error }: { error: unknown }) {
  const messages = useMessages(shopMessages)
  const { tryAgain, isTrying } = useRetry()
  const reason = isRouteErrorResponse(error) ? (error.data as { message?: string } | undefined)?.message : undefined
  return (
    <ErrorMessage
      title={messages.errorTitle}
      text={reason || messages.errorText}
      tryAgain={messages.tryAgain}
      isTrying={isTrying}
      onTryAgain={() => void tryAgain()}
      link={{ path: '/shop', text: messages.seeAll }}
    />
  )
}
