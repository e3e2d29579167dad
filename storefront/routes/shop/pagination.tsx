import { Icon } from '../../ui/icon.tsx'
import { shopMessages } from '../../messages/shop.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { pagesToShow } from './pages-to-show.ts'
import { type ListingQuery, shopPath } from './listing-query.ts'

/** Links to the pages of a listing. The URL of page 1 contains `page=1` too, so that it opens at the top (SHELL-2). */
export function Pagination({ query, page, pages }: { query: ListingQuery; page: number; pages: number }) {
  const messages = useMessages(shopMessages)
  if (pages <= 1) return null
  const to = (number: number) => (number === 1 ? firstPage(query) : shopPath({ ...query, page: String(number) }))
  const step = 'button button-quiet min-w-11 gap-1 px-3 text-sm'
  return (
    <nav aria-label={messages.pages} className="flex items-center justify-between gap-1 max-md:w-full">
      {page > 1 && (
        <a href={to(page - 1)} rel="prev" className={step}>
          <Icon name="chevron-left" className="size-4.5" />
          {messages.previous}
        </a>
      )}
      <span className="px-2 text-sm text-muted md:hidden">{messages.pageOf(page, pages)}</span>
      <ul className="hidden items-center gap-1 md:flex">
        {pagesToShow(page, pages).map((shown, at) => (
          <li key={at}>
            {shown === undefined ? (
              <span aria-hidden className="px-1 text-muted">
                …
              </span>
            ) : (
              <a
                href={to(shown)}
                aria-current={shown === page ? 'page' : undefined}
                aria-label={messages.page(shown)}
                className={`button min-w-11 px-2 text-sm ${shown === page ? 'bg-ink text-paper' : 'hover:bg-sunken'}`}
              >
                {shown}
              </a>
            )}
          </li>
        ))}
      </ul>
      {page < pages && (
        <a href={to(page + 1)} rel="next" className={step}>
          {messages.next}
          <Icon name="chevron-right" className="size-4.5" />
        </a>
      )}
    </nav>
  )
}

function firstPage(query: ListingQuery): string {
  const path = shopPath({ ...query, page: undefined })
  return `${path}${path.includes('?') ? '&' : '?'}page=1`
}
