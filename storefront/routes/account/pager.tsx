import { ordersMessages } from '../../messages/orders.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Icon } from '../../ui/icon.tsx'

interface Props {
  page: number
  pages: number
  /** The path of a page of the list, by the page's number. */
  toPath: (page: number) => string
}

/** Links to the previous and the next page of a list; nothing for a list of one page. */
export function Pager({ page, pages, toPath }: Props) {
  const messages = useMessages(ordersMessages)
  if (pages <= 1 && page === 1) return null
  return (
    <nav aria-label={messages.pages} className="flex items-center justify-center gap-2 sm:gap-3">
      <Step to={page > 1 ? toPath(Math.min(page - 1, pages)) : undefined} text={messages.previous} rel="prev" />
      <p className="text-sm whitespace-nowrap text-muted">{messages.page(page, pages)}</p>
      <Step to={page < pages ? toPath(page + 1) : undefined} text={messages.next} rel="next" />
    </nav>
  )
}

function Step({ to, text, rel }: { to: string | undefined; text: string; rel: 'prev' | 'next' }) {
  const icon =
    rel === 'prev' ? (
      <Icon name="chevron-left" className="size-4.5" />
    ) : (
      <Icon name="chevron-right" className="size-4.5" />
    )
  const content = (
    <>
      {rel === 'prev' && icon}
      {text}
      {rel === 'next' && icon}
    </>
  )
  // At an end an invisible element takes the place of the link, so that the other link does not move.
  if (!to) return <span className="button invisible">{content}</span>
  return (
    <a href={to} rel={rel} className="button button-quiet">
      {content}
    </a>
  )
}
