import { shellMessages } from '../messages/shell.ts'
import { notFoundMessages } from '../messages/not-found.ts'
import { useMessages } from '../messages/use-messages.ts'
import { useBranch } from '../shopper/branch.ts'
import { onDemand } from '../hydration/on-demand.tsx'
import { useCategories } from './use-categories.ts'
import { SearchBox } from './search-box.tsx'

const shownCategories = 8

const PopularProducts = onDemand(() => import('../product-card/popular-products.tsx'))

export interface Props {
  title?: string
  text?: string
  /** The next page to offer; by default the list of the most popular products. */
  onward?: { path: string; text: string }
}

/**
 * The page for a URL that does not exist, or for a record that was not found: the first categories, a link to go on,
 * inside the mobile app a search, and what is popular at the shopper's branch.
 */
export function NotFoundPage({ title, text, onward }: Props) {
  const messages = useMessages(shellMessages)
  const own = useMessages(notFoundMessages)
  const { branchCode } = useBranch()
  return (
    <div className="page pt-6 pb-12 md:py-20">
      <div className="mx-auto max-w-2xl text-center">
        <EmptyWindow />
        <h1 className="mt-5 md:mt-8 text-2xl font-bold text-balance md:text-3xl">{title ?? messages.notFoundTitle}</h1>
        <p className="mt-3 text-balance text-muted">{text ?? own.notFoundText}</p>
        {/* The header has the field on every page, but the mobile app shows no header. */}
        <SearchBox className="app-search mx-auto mt-8 max-w-md" label={own.searchInstead} />
        <ul className="mt-6 flex flex-wrap justify-center gap-2">
          {useCategories()
            .slice(0, shownCategories)
            .map(({ category_id, category_name }) => (
              <li key={category_id}>
                <a href={`/shop?category=${category_id}`} className="chip">
                  {category_name}
                </a>
              </li>
            ))}
        </ul>
        <a href={onward?.path ?? '/shop?order_by=popularity'} className="button button-primary mt-6 md:mt-8">
          {onward?.text ?? own.popular}
        </a>
      </div>
      <PopularProducts isNeeded branchCode={branchCode} meanwhile={<div className="viewed-place" />} />
    </div>
  )
}

/** A drawing of an empty shop window. */
function EmptyWindow() {
  return (
    <svg viewBox="0 0 240 140" className="mx-auto w-44 max-w-full md:w-56" aria-hidden="true">
      <path d="M40 20h160v96H40z" className="fill-sunken" />
      <path d="M120 28 172 108H68Z" className="fill-accent-soft" />
      <ellipse cx="120" cy="108" rx="52" ry="7" className="fill-accent" opacity="0.35" />
      <path d="M112 20h16l4 10h-24z" className="fill-accent" />
      <path d="M28 116h184" className="stroke-ink" strokeWidth="4" strokeLinecap="round" />
      <rect x="40" y="20" width="160" height="96" rx="10" fill="none" className="stroke-ink" strokeWidth="4" />
    </svg>
  )
}
