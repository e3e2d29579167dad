import { shellMessages } from '../messages/shell.ts'
import { useMessages } from '../messages/use-messages.ts'

/**
 * Where a page holds what is the shopper's own, which comes through JavaScript alone: says so without it, in place of a
 * skeleton that nothing would fill.
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
