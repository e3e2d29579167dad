import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { compareProducts } from '#contract/compare.ts'
import { comparedMax } from '#domain/products/compare-list.ts'
import { compareList, comparePath } from '../../compare/compare-list.ts'
import { Icon } from '../../ui/icon.tsx'
import { NeedsScript } from '../../ui/needs-script.tsx'
import { pageContext } from '../../page/page-context.ts'
import { openShare } from '../../share/open-share.ts'
import { useOwnPricesOf } from '../../shopper/own-prices.ts'
import { compareMessages } from '../../messages/compare.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { Route } from './+types/compare'
import { compareMeta } from './compare-meta.ts'
import { listOfKind, toComparedProduct } from './compared-product.ts'
import { CompareTable } from './compare-table.tsx'
import { NothingToCompare } from './nothing-to-compare.tsx'

export function meta({ loaderData, matches, location }: Route.MetaArgs) {
  const cards = loaderData?.products.map(({ card }) => card) ?? []
  return compareMeta({ matches, location }, cards)
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { client, branchCode } = context.get(pageContext)
  const codes = codesOf(new URL(request.url).searchParams.get('codes'))
  const { products } =
    codes.length > 0
      ? await client.call(compareProducts, { codes: codes.join(','), place: branchCode })
      : { products: [] }
  return { requested: codes.length, products: products.map(toComparedProduct) }
}

/** The first four product codes of the query; values that are no code are dropped. */
function codesOf(value: string | null): string[] {
  const codes = (value ?? '').split(',').filter((code) => /^[A-Za-z0-9][\w.-]{0,39}$/.test(code))
  return [...new Set(codes)].slice(0, comparedMax)
}

export { PageError as ErrorBoundary } from '../../shell/page-error.tsx'

export default function Compare({ loaderData: { requested, products } }: Route.ComponentProps) {
  const messages = useMessages(compareMessages)
  const codes = products.map(({ card }) => card.codarticulo)
  useOwnPricesOf(codes)
  useStoredComparison(requested === 0)
  return (
    <div className="page @container/page py-5 lg:py-8">
      <div className="mb-4 flex items-end justify-between gap-6">
        <div className="min-w-0">
          <h1 id="compare" className="text-xl font-bold lg:text-2xl">
            {messages.title}
          </h1>
          {products.length > 0 && (
            <p className="mt-1 text-sm text-muted">
              {messages.lead(products.length)}
              {products.length === comparedMax && <span className="@min-[20.5rem]/page:hidden"> {messages.swipe}</span>}
            </p>
          )}
        </div>
        <div className="flex gap-2">
          {products.length > 1 && products.length < comparedMax && products[0] && (
            <a
              href={listOfKind(products[0])}
              className={`button button-quiet px-4 ${products.length === 2 ? '@min-[64rem]/page:hidden' : ''}`}
            >
              <Icon name="plus" className="size-4.5" />
              <span className="max-sm:sr-only">{messages.addAnother}</span>
            </a>
          )}
          {products.length > 1 && (
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() =>
                openShare({
                  url: comparePath(codes),
                  title: messages.metaTitle(products.map(({ card }) => card.description).join(' · ')),
                })
              }
              className="button button-quiet needs-script px-4"
            >
              <Icon name="share-2" className="size-4.5" />
              <span className="max-sm:sr-only">{messages.share}</span>
            </button>
          )}
        </div>
      </div>
      {products.length < requested && (
        <p role="status" className="mb-4 rounded-md bg-warning-soft px-4 py-3 text-sm text-warning">
          {messages.gone}
        </p>
      )}
      {products.length > 0 ? (
        <CompareTable products={products} />
      ) : (
        <>
          <div className="needs-script">
            <NothingToCompare />
          </div>
          <NeedsScript />
        </>
      )}
    </div>
  )
}

/**
 * Replaces a URL without codes by that of the comparison that this browser has stored. It does so on arrival only: a
 * shopper who removes the last product stays on the empty page.
 */
function useStoredComparison(isBare: boolean): void {
  const navigate = useNavigate()
  const isArrival = useRef(true)
  useEffect(() => {
    const own = compareList.read()
    if (isArrival.current && isBare && own.length > 0) void navigate(comparePath(own), { replace: true })
    isArrival.current = false
  }, [isBare, navigate])
}
