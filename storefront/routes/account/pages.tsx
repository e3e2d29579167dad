import { ChevronLeft, ChevronRight } from 'lucide-react'
import { ordersMessages } from '../../messages/orders.ts'
import { useMessages } from '../../messages/use-messages.ts'

interface Props {
  page: number
  pages: number
  /** The address of a page. */
  toPage: (page: number) => string
}

/** The way between the pages of a list; nothing where there is one. */
export function Pages({ page, pages, toPage }: Props) {
  const messages = useMessages(ordersMessages)
  if (pages <= 1 && page === 1) return null
  return (
    <nav aria-label={messages.pages} className="flex items-center justify-center gap-2 sm:gap-3">
      <Step to={page > 1 ? toPage(Math.min(page - 1, pages)) : undefined} text={messages.previous} rel="prev" />
      <p className="text-sm whitespace-nowrap text-muted">{messages.page(page, pages)}</p>
      <Step to={page < pages ? toPage(page + 1) : undefined} text={messages.next} rel="next" />
    </nav>
  )
}

function Step({ to, text, rel }: { to: string | undefined; text: string; rel: 'prev' | 'next' }) {
  const sign = rel === 'prev' ? <ChevronLeft size={18} aria-hidden /> : <ChevronRight size={18} aria-hidden />
  const face = (
    <>
      {rel === 'prev' && sign}
      {text}
      {rel === 'next' && sign}
    </>
  )
  // At an end the place stays, so that the other step does not move under the thumb.
  if (!to) return <span className="button invisible">{face}</span>
  return (
    <a href={to} rel={rel} className="button button-quiet">
      {face}
    </a>
  )
}
