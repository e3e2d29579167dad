import { balancesMessages } from '../../../messages/balances.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { Icon } from '../../../ui/icon.tsx'

interface Props {
  /** What the pages are of, for assistive technology. */
  title: string
  page: number
  pages: number
  onPage: (page: number) => void
}

/** Buttons to the previous and the next page of a list that shares its page with others; nothing for a single page. */
export function PageButtons({ title, page, pages, onPage }: Props) {
  const messages = useMessages(balancesMessages)
  if (pages <= 1 && page === 1) return null
  return (
    <nav
      aria-label={messages.pagesOf(title)}
      className="flex items-center justify-between gap-2 border-t border-line px-4 py-2 text-sm sm:px-5"
    >
      <button
        type="button"
        className="inline-flex min-h-11 items-center gap-1 font-semibold disabled:invisible"
        disabled={page === 1}
        onClick={() => onPage(Math.min(page - 1, pages))}
      >
        <Icon name="chevron-left" className="size-4.5" />
        {messages.previous}
      </button>
      <p className="text-muted">{messages.page(page, pages)}</p>
      <button
        type="button"
        className="inline-flex min-h-11 items-center gap-1 font-semibold disabled:invisible"
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      >
        {messages.next}
        <Icon name="chevron-right" className="size-4.5" />
      </button>
    </nav>
  )
}
