import { shellMessages } from '../messages/shell.ts'
import { useMessages } from '../messages/use-messages.ts'

/**
 * A message for browsers without JavaScript on pages with the shopper's own data, which are fetched by scripts. It
 * replaces a skeleton that would stay for ever.
 */
export function NeedsScript() {
  const messages = useMessages(shellMessages)
  return (
    <div className="only-without-script card mt-4 p-6">
      <p className="font-bold">{messages.needsScript}</p>
      <p className="mt-1 text-muted">{messages.needsScriptDetail}</p>
      <a href="/contact" className="button button-quiet mt-4">
        {messages.needsScriptLink}
      </a>
    </div>
  )
}
