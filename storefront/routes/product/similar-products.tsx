import type { ProductCard as Product } from '../../cart/card-price.ts'
import { ProductCard } from '../../components/product-card.tsx'
import { productWords } from '../../words/product.ts'
import { useWords } from '../../words/use-words.ts'

/** Products of the same category in a row that is swiped or scrolled by keys. */
export function SimilarProducts({ products }: { products: readonly Product[] }) {
  const words = useWords(productWords)
  if (products.length === 0) return null
  return (
    <section aria-labelledby="similar">
      <h2 id="similar" className="mb-3 text-lg font-bold">
        {words.similar}
      </h2>
      <ul
        aria-labelledby="similar"
        className="-mx-4 flex snap-x gap-2 overflow-x-auto scroll-px-4 px-4 pt-1 pb-6 sm:gap-4 lg:-mx-6 lg:scroll-px-6 lg:px-6"
      >
        {products.map((product) => (
          <li key={product.codarticulo} className="w-40 shrink-0 snap-start sm:w-52">
            <ProductCard product={product} sizes="13rem" />
          </li>
        ))}
      </ul>
    </section>
  )
}
