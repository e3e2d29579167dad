import { ShoppingBag } from 'lucide-react'
import { cartWords } from '../../words/cart.ts'
import { useWords } from '../../words/use-words.ts'

/** An empty cart says what to do next. */
export function EmptyCart() {
  const words = useWords(cartWords)
  return (
    <div className="card mt-4 flex flex-col items-center gap-4 px-6 py-14 text-center md:mt-6">
      <span className="grid size-16 place-items-center rounded-xl bg-accent-soft text-ink">
        <ShoppingBag size={30} aria-hidden />
      </span>
      <div>
        <h2 className="text-lg font-bold">{words.empty}</h2>
        <p className="mt-1 max-w-sm text-muted">{words.emptyDetail}</p>
      </div>
      <div className="flex flex-wrap justify-center gap-3">
        <a href="/shop" className="button button-primary">
          {words.goShopping}
        </a>
        <a href="/shop?only_offers=1" className="button button-quiet">
          {words.offers}
        </a>
      </div>
    </div>
  )
}
