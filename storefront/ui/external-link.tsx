import { Icon } from './icon.tsx'
import { shellMessages } from '../messages/shell.ts'
import { useMessages } from '../messages/use-messages.ts'

/**
 * A link to another site. It opens in a new tab, which its text for screen readers says, and the other site gets no
 * access to the store's window.
 */
export function ExternalLink({ href, text, className }: { href: string; text: string; className: string }) {
  const messages = useMessages(shellMessages)
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
      {text}
      <Icon name="arrow-up-right" className="ml-1 inline-block size-3.5 align-[-0.1em]" />
      <span className="sr-only"> {messages.newTab}</span>
    </a>
  )
}
