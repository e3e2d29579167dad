import { shellMessages } from '../messages/shell.ts'
import { useMessages } from '../messages/use-messages.ts'
import { useCategories, usePromotionsPath } from './use-categories.ts'

/** The links of the header's menu of categories. */
export default function CategoryLinks() {
  const messages = useMessages(shellMessages)
  const categories = useCategories()
  const promotions = usePromotionsPath()
  return (
    <>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(max(11rem,30%),1fr))] gap-x-2">
        {categories.map(({ category_id, category_name, count }) => (
          <li key={category_id}>
            <a href={`/shop?category=${category_id}`} className="menu-link justify-between">
              {category_name}
              <span className="text-xs font-normal text-muted">{count}</span>
            </a>
          </li>
        ))}
      </ul>
      <div className="mt-3 flex gap-3 border-t border-line pt-3">
        <a href="/shop" className="menu-link font-semibold text-link">
          {messages.allProducts}
        </a>
        <a href={promotions} className="menu-link font-semibold text-price-drop">
          {messages.offers}
        </a>
      </div>
    </>
  )
}
