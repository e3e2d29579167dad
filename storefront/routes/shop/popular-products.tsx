import type { ProductCard as Product } from '../../product/product-card.ts'
import { ProductCard } from '../../product-card/product-card.tsx'
import { shopMessages } from '../../messages/shop.ts'
import { useMessages } from '../../messages/use-messages.ts'

/** Below a listing without products: what sells well at the branch. */
export function PopularProducts({ products }: { products: readonly Product[] }) {
  const messages = useMessages(shopMessages)
  if (products.length === 0) return null
  return (
    <section aria-labelledby="popular-products">
      <h2 id="popular-products" className="mb-3 text-lg font-bold">
        {messages.popular}
      </h2>
      <ul className="product-grid [grid-template-columns:repeat(auto-fit,minmax(min(100%,var(--card)),1fr))]">
        {products.map((product) => (
          <li key={product.codarticulo} className="min-w-0">
            <ProductCard product={product} />
          </li>
        ))}
      </ul>
    </section>
  )
}
