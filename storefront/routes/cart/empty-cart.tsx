import { Icon } from '../../ui/icon.tsx'
import { cartMessages } from '../../messages/cart.ts'
import { useMessages } from '../../messages/use-messages.ts'

/** The page without any cart: links to products and offers. */
export function EmptyCart() {
  const messages = useMessages(cartMessages)
  return (
    <div className="card mt-4 flex flex-col items-center gap-3 px-6 py-8 text-center md:mt-6 lg:flex-row lg:gap-5 lg:px-8 lg:text-left">
      <span className="grid size-16 shrink-0 place-items-center rounded-xl bg-accent-soft text-ink">
        <Icon name="shopping-bag" className="size-7.5" />
      </span>
      <div>
        <h2 className="text-lg font-bold">{messages.empty}</h2>
        <p className="mt-1 max-w-sm text-muted lg:max-w-none">{messages.emptyDetail}</p>
      </div>
      <div className="flex flex-wrap justify-center gap-3 lg:ml-auto lg:shrink-0">
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
