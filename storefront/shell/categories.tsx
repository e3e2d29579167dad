import { deferHydration } from '../hydration/defer-hydration.tsx'
import { shellMessages } from '../messages/shell.ts'
import { useMessages } from '../messages/use-messages.ts'
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
 * The categories as one row under the header of the home page (SHELL-1), in wide windows. A row that is too long
 * scrolls.
 */
export function CategoryBar() {
  const messages = useMessages(shellMessages)
  const categories = useCategories()
  const promotions = usePromotionsPath()
  return (
    <nav aria-label={messages.categoryNavigation} className="category-bar page hidden lg:block">
      <ul className="row-scroll row-fade -mx-3 flex overflow-x-auto pb-1">
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
    </nav>
  )
}
