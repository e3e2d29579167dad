import { useLocation, useNavigate } from 'react-router'
import { useCartCount } from '../cart/cart-store.ts'
import { Icon } from '../components/icon.tsx'
import { openSignIn } from '../shopper/sign-in-dialog.ts'
import { useShopper } from '../shopper/shopper.tsx'
import { shellWords } from '../words/shell.ts'
import { useWords } from '../words/use-words.ts'
import { CartSign } from './cart-button.tsx'

/**
 * The bar in a thumb's reach on home, /shop and the product page of a phone (SHELL-1). Its height is `--bar-height` for
 * who stands above it.
 */
export function MobileBar() {
  const words = useWords(shellWords)
  const count = useCartCount()
  const { pathname } = useLocation()
  const current = (path: string) => (pathname === path ? 'page' : undefined)
  return (
    <nav className="mobile-bar" aria-label={words.mobileNavigation}>
      <ul className="grid auto-cols-fr grid-flow-col">
        <li>
          <a href="/" aria-current={current('/')} className="bar-item">
            <Icon name="house" className="size-5.5" />
            {words.homeShort}
          </a>
        </li>
        <li>
          <a href="/shop" aria-current={current('/shop')} className="bar-item">
            <Icon name="layout-grid" className="size-5.5" />
            {words.shop}
          </a>
        </li>
        <li>
          <a href="/cart" className="bar-item" aria-label={words.cartWith(count)}>
            <CartSign count={count} />
            {words.cart}
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
  const words = useWords(shellWords)
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
      {words.account}
    </button>
  )
}
