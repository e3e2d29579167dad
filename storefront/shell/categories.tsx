import { deferHydration } from '../hydration/defer-hydration.tsx'
import { shellMessages } from '../messages/shell.ts'
import { useMessages } from '../messages/use-messages.ts'
import { Icon } from '../ui/icon.tsx'
import { useCategories, usePromotionsPath } from './use-categories.ts'

const CategoryLinks = deferHydration<object>(() => import('./category-links.tsx'), { isStatic: true })

/** All categories of the store, in a popover that the header opens. It works without JavaScript. */
export function CategoryMenu() {
  const messages = useMessages(shellMessages)
  return (
    <nav
      id="category-menu"
      popover="auto"
      className="dropdown category-dropdown p-4"
      aria-label={messages.allCategories}
    >
      <CategoryLinks />
    </nav>
  )
}

/**
 * The categories as one row under the header of the home page (SHELL-1), in wide windows: those that have a place in it
 * whole, and the button of the menu with all of them.
 */
export function CategoryBar() {
  const messages = useMessages(shellMessages)
  const categories = useCategories()
  const promotions = usePromotionsPath()
  return (
    <nav aria-label={messages.categoryNavigation} className="category-bar page hidden lg:flex">
      <ul className="category-row">
        <li className="shrink-0">
          <a href={promotions} className="bar-link font-semibold text-price-drop">
            {messages.offers}
          </a>
        </li>
        {categories.map(({ category_id, category_name }) => (
          <li key={category_id} className="shrink-0">
            <a href={`/shop?category=${category_id}`} className="bar-link">
              {category_name}
            </a>
          </li>
        ))}
      </ul>
      <button type="button" popoverTarget="category-menu" aria-haspopup="true" className="bar-link category-all">
        {messages.everyCategory}
        <Icon name="chevron-down" className="size-4" />
      </button>
    </nav>
  )
}
