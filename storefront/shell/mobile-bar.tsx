import { useLocation, useNavigate } from 'react-router'
import { useCartCount } from '../cart/cart-store.ts'
import { Icon } from '../ui/icon.tsx'
import { openSignIn } from '../shopper/sign-in-dialog.ts'
import { useShopper } from '../shopper/shopper.tsx'
import { shellMessages } from '../messages/shell.ts'
import { useMessages } from '../messages/use-messages.ts'
import { CartIcon } from './cart-button.tsx'

/**
 * The navigation bar at the bottom of a phone's window, on home, /shop and the product page (SHELL-1). CSS has its
 * height as `--bar-height`, for elements that must stay above it.
 */
export function MobileBar() {
  const messages = useMessages(shellMessages)
  const count = useCartCount()
  const { pathname } = useLocation()
  const current = (path: string) => (pathname === path ? 'page' : undefined)
  return (
    <nav className="mobile-bar" aria-label={messages.mobileNavigation}>
      <ul className="grid auto-cols-fr grid-flow-col">
        <li>
          <a href="/" aria-current={current('/')} className="bar-item">
            <Icon name="house" className="size-5.5" />
            {messages.homeShort}
          </a>
        </li>
        <li>
          <a href="/shop" aria-current={current('/shop')} className="bar-item">
            <Icon name="layout-grid" className="size-5.5" />
            {messages.shop}
          </a>
        </li>
        <li>
          <a href="/cart" className="bar-item">
            <CartIcon count={count} />
            <span aria-hidden>{messages.cart}</span>
            <span className="sr-only">{messages.cartWith(count)}</span>
          </a>
        </li>
        <li className="needs-script">
          <AccountItem />
        </li>
      </ul>
    </nav>
  )
}

function AccountItem() {
  const messages = useMessages(shellMessages)
  const { status } = useShopper()
  const navigate = useNavigate()
  const go = () => void navigate('/account')
  return (
    <button
      type="button"
      className="bar-item w-full"
      onClick={() => (status === 'visitor' ? openSignIn({ then: go }) : go())}
    >
      <Icon name="user-round" className="size-5.5" />
      {messages.account}
    </button>
  )
}
