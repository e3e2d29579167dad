import { ProductCard } from '../../product-card/product-card.tsx'
import { deferHydration } from '../../hydration/defer-hydration.tsx'
import { shopMessages } from '../../messages/shop.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { Listing } from './fetch-listing.ts'
import { titleOfInstead } from './listing-texts.ts'

const EmptyResult = deferHydration(() => import('./empty-result.tsx'), { isStatic: true })
const PopularCategories = deferHydration(() => import('./popular-categories.tsx'), { isStatic: true })

/** In place of a listing without products: the ways on, products of the nearest search or what sells well, categories. */
export function NothingFound({ listing: { query, list, searchTotal, instead } }: { listing: Listing }) {
  const messages = useMessages(shopMessages)
  return (
    <>
      <EmptyResult
        query={query}
        facets={list.facets}
        relaxed={list.relaxed}
        nearest={list.nearest}
        hasHelp={list.help_page !== null}
        searchTotal={searchTotal}
      />
      {instead.length > 0 && (
        <section aria-labelledby="instead" className="mt-8">
          <h2 id="instead" className="mb-3 text-lg font-bold">
            {titleOfInstead(messages, list.nearest)}
          </h2>
          <ul className="product-grid [grid-template-columns:repeat(auto-fit,minmax(min(100%,var(--card)),1fr))]">
            {instead.map((product) => (
              <li key={product.codarticulo} className="min-w-0">
                <ProductCard product={product} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <PopularCategories />
    </>
  )
}
