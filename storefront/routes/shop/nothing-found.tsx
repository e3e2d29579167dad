import { ProductCard } from '../../product-card/product-card.tsx'
import { deferHydration } from '../../hydration/defer-hydration.tsx'
import { shopMessages } from '../../messages/shop.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { Listing } from './fetch-listing.ts'

const EmptyResult = deferHydration(() => import('./empty-result.tsx'), { isStatic: true })

/** In place of a listing without products: the ways on, and what sells well at the branch. */
export function NothingFound({ listing: { query, list, searchTotal, popular } }: { listing: Listing }) {
  const messages = useMessages(shopMessages)
  return (
    <>
      <EmptyResult
        query={query}
        facets={list.facets}
        relaxed={list.relaxed}
        nearest={list.nearest}
        searchTotal={searchTotal}
      />
      {popular.length > 0 && (
        <section aria-labelledby="popular-products" className="mt-8">
          <h2 id="popular-products" className="mb-3 text-lg font-bold">
            {messages.popular}
          </h2>
          <ul className="product-grid [grid-template-columns:repeat(auto-fit,minmax(min(100%,var(--card)),1fr))]">
            {popular.map((product) => (
              <li key={product.codarticulo} className="min-w-0">
                <ProductCard product={product} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
