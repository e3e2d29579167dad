import { shopMessages } from '../../messages/shop.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useRoot } from '../../page/use-root.ts'
import { CategoryChips } from './category-chips.tsx'

/** The others are among the filters. */
const shownMax = 10

/** The first categories as one row above the list of all products, where the filters are a sheet (SEARCH-65). */
export default function CategoryRow() {
  const messages = useMessages(shopMessages)
  const categories = useRoot()?.categories ?? []
  return (
    <nav aria-label={messages.categories}>
      <CategoryChips categories={categories.slice(0, shownMax)} className="category-chips" />
    </nav>
  )
}
