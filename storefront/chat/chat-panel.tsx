import { useEffect, useRef } from 'react'
import { Icon } from '../ui/icon.tsx'
import { chatMessages } from '../messages/chat.ts'
import { useMessages } from '../messages/use-messages.ts'
import { type Chat, closeChat } from './chat-state.ts'
import '../theme/chat.css'

/**
 * The chat in an iframe, so that none of its scripts run in the page. On wide screens it is in the corner without
 * purchase buttons; on narrow screens it is at the end of the page, where it covers nothing.
 */
export default function ChatPanel({ url, chat }: { url: string; chat: Chat }) {
  const messages = useMessages(chatMessages)
  const panel = useRef<HTMLElement>(null)
  const opener = useRef<Element>(null)

  useEffect(() => {
    if (chat !== 'requested') return
    opener.current = document.activeElement
    panel.current?.scrollIntoView({ block: 'nearest' })
    panel.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [chat])

  if (chat === 'closed') return null

  function close(): void {
    const from = opener.current
    opener.current = null
    closeChat()
    const next =
      from instanceof HTMLElement && from !== document.body && from.isConnected ? from : document.getElementById('main')
    next?.focus({ preventScroll: from === null })
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the element only listens for Escape: the buttons inside it are what the keyboard uses
    <aside
      ref={panel}
      aria-labelledby="chat-title"
      className="chat"
      // While the focus is inside the iframe, this page receives no key events.
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      <div className="chat-head">
        <h2 id="chat-title" className="grow font-bold">
          {messages.title}
        </h2>
        <a href={url} target="_blank" rel="noopener noreferrer" className="chat-button">
          <Icon name="arrow-up-right" />
          <span className="sr-only">{messages.inOwnTab}</span>
        </a>
        <button type="button" aria-label={messages.close} className="chat-button" onClick={close}>
          <Icon name="x" />
        </button>
      </div>
      <p role="status" className="sr-only">
        {messages.opened}
      </p>
      <iframe
        src={url}
        title={messages.title}
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
        className="chat-frame"
      />
    </aside>
  )
}
