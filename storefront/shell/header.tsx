import { memo } from 'react'
import { Icon } from '../ui/icon.tsx'
import { shellMessages } from '../messages/shell.ts'
import { useMessages } from '../messages/use-messages.ts'
import { AccountMenu } from './account-menu.tsx'
import { BranchButton } from './branch-button.tsx'
import { CartButton } from './cart-button.tsx'
import { CategoryBar, CategoryMenu } from './categories.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { SearchBox } from './search-box.tsx'
import { ThemeToggle } from './theme-toggle.tsx'
import { useHidingOnScroll } from './use-hiding-on-scroll.ts'
import { useRoot, useShop } from '../page/use-root.ts'
import { Wordmark } from './wordmark.tsx'

interface Props {
  /** Whether this page has the bar of categories; the configuration must have it on as well. */
  hasCategories: boolean
  isHiddenOnPhones: boolean
}

/**
 * The header: logo, categories, search, branch, language, theme, account and cart. It is sticky; on a phone it hides
 * while the shopper scrolls down.
 */
export const Header = memo(function Header({ hasCategories, isHiddenOnPhones }: Props) {
  const messages = useMessages(shellMessages)
  const ref = useHidingOnScroll()
  const shop = useShop()
  const hasCategoryBar = useRoot()?.configuration?.general.web_page.nav_category ?? false
  return (
    <header ref={ref} className={isHiddenOnPhones ? 'header max-md:hidden' : 'header'}>
      <div className="page grid grid-cols-[auto_minmax(0,auto)_minmax(min(3.75rem,19vw),1fr)_auto] items-center gap-x-1 py-1.5 md:flex md:min-h-16 md:flex-wrap md:gap-x-2">
        <button
          type="button"
          popoverTarget="mobile-menu"
          className="header-button -ml-[min(0.625rem,2vw)] w-[min(2.75rem,14vw)] md:hidden"
          aria-label={messages.menu}
        >
          <Icon name="menu" className="size-5.5" />
        </button>
        <a
          href="/"
          aria-label={messages.home(shop.name)}
          className="flex min-w-0 rounded-md py-1 md:mr-2 md:max-w-36 md:shrink-0 xl:max-w-none"
        >
          <Wordmark />
        </a>
        <button
          type="button"
          popoverTarget="category-menu"
          className="header-button category-button hidden gap-2 px-3 md:inline-flex"
        >
          <Icon name="layout-grid" className="size-5" />
          <span className="sr-only text-sm font-semibold xl:not-sr-only">{messages.categories}</span>
          <Icon name="chevron-down" className="size-4 hidden text-muted xl:block" />
        </button>
        <SearchBox className="order-last col-span-full mt-1 min-w-0 md:order-none md:mt-0 md:flex-1 md:basis-32" />
        <BranchButton className="max-w-full justify-self-end md:max-w-36 xl:max-w-52" />
        <LanguageSwitch className="header-button hidden w-11 text-sm font-bold md:inline-flex" />
        <ThemeToggle className="header-button hidden w-11 md:inline-flex" />
        <div className="hidden md:ml-auto md:block">
          <AccountMenu />
        </div>
        <CartButton />
      </div>
      {hasCategories && hasCategoryBar && <CategoryBar />}
      <CategoryMenu />
      <MobileMenu />
    </header>
  )
})
