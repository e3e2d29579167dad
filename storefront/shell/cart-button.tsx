import { useCartCount } from '../cart/cart-store.ts'
import { Icon } from '../ui/icon.tsx'
import { shellMessages } from '../messages/shell.ts'
import { useMessages } from '../messages/use-messages.ts'

const shownMax = 99

export function CartButton() {
  const messages = useMessages(shellMessages)
  const count = useCartCount()
  return (
    <a
      href="/cart"
      className="header-button relative w-[min(2.75rem,14vw)] max-md:col-start-4"
      aria-label={messages.cartWith(count)}
    >
      <CartIcon count={count} />
    </a>
  )
}

/**
 * The bag icon with the number of units in the cart. Assistive technology ignores it: the label of the link has the
 * number.
 */
export function CartIcon({ count }: { count: number }) {
  return (
    <span className="cart-icon" aria-hidden>
      <Icon name="shopping-bag" className="size-5.5" />
      {count > 0 && (
        <span
          key={count}
          className="cart-count absolute -top-2 -right-2.5 grid h-5 min-w-5 place-items-center rounded-xl bg-accent px-1 text-xs font-bold text-on-accent"
        >
          {count > shownMax ? `${shownMax}+` : count}
        </span>
      )}
    </span>
  )
}
