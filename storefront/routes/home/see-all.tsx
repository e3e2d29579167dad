import { Icon } from '../../ui/icon.tsx'
import { homeMessages } from '../../messages/home.ts'
import { useMessages } from '../../messages/use-messages.ts'

interface Props {
  path: string
  /** The section's title, for screen readers: the page has several of these links. */
  of: string
  className?: string
}

/** The link of a section to everything of which it shows a part. */
export function SeeAll({ path, of, className = '' }: Props) {
  const messages = useMessages(homeMessages)
  return (
    <a href={path} className={`home-all ${className}`}>
      {messages.seeAll}
      <span className="sr-only">: {of}</span>
      <Icon name="arrow-right" className="size-4.5" />
    </a>
  )
}
