import { isRouteErrorResponse, useRouteError } from 'react-router'
import { ErrorMessage } from '../../shell/error-message.tsx'
import { NotFoundPage } from '../../shell/not-found.tsx'
import { useTryAgain } from '../../navigation/use-try-again.ts'
import { shopMessages } from '../../messages/shop.ts'
import { useMessages } from '../../messages/use-messages.ts'

/** What an address names that there is not, and the list without it. */
export interface Unknown {
  unknown: 'category' | 'place'
  onward: string
}

/** What the page is called in place of a list. */
export function errorTitle(error: unknown, messages: (typeof shopMessages)['en']): string {
  const unknown = unknownOf(error)
  return unknown ? messages.unknown[unknown.unknown].title : messages.errorTitle
}

function unknownOf(error: unknown): Unknown | undefined {
  return isRouteErrorResponse(error) && error.status === 404 && error.data?.unknown
    ? (error.data as Unknown)
    : undefined
}

/**
 * No list: there is no such category or branch, or it did not come; why, as far as the store says, and the ways on. The
 * frame of the page stands around it.
 */
export function ShopError() {
  const messages = useMessages(shopMessages)
  const error = useRouteError()
  const unknown = unknownOf(error)
  if (!unknown) return <ListFailure error={error} />
  const { title, text, onward } = messages.unknown[unknown.unknown]
  return <NotFoundPage title={title} text={text} onward={{ path: unknown.onward, text: onward }} />
}

function ListFailure({ error }: { error: unknown }) {
  const messages = useMessages(shopMessages)
  const { tryAgain, isTrying } = useTryAgain()
  const said = isRouteErrorResponse(error) ? (error.data as { message?: string } | undefined)?.message : undefined
  return (
    <ErrorMessage
      title={messages.errorTitle}
      text={said || messages.errorText}
      tryAgain={messages.tryAgain}
      isTrying={isTrying}
      onTryAgain={() => void tryAgain()}
      link={{ path: '/shop', text: messages.seeAll }}
    />
  )
}
