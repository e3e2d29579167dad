import { Icon } from '../../ui/icon.tsx'
import { cartMessages } from '../../messages/cart.ts'
import { useMessages } from '../../messages/use-messages.ts'

/** The page without any cart: links to products and offers. */
export function EmptyCart() {
  const messages = useMessages(cartMessages)
  return (
    <div className="card mt-4 flex flex-col items-center gap-3 px-6 py-8 text-center md:mt-6">
      <span className="grid size-16 place-items-center rounded-xl bg-accent-soft text-ink">
        <Icon name="shopping-bag" className="size-7.5" />
      </span>
      <div>
        <h2 className="text-lg font-bold">{messages.empty}</h2>
        <p className="mt-1 max-w-sm text-muted">{messages.emptyDetail}</p>
      </div>
      <div className="flex flex-wrap justify-center gap-3">
        <a href="/shop" className="button button-primary">
          {messages.goShopping}
        </a>
        <a href="/shop?only_offers=1" className="button button-quiet">
          {messages.offers}
        </a>
      </div>
    </div>
  )
}
