import { emptyListMessages } from '../../messages/empty-list.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useRoot } from '../../page/use-root.ts'
import { CategoryChips } from './category-chips.tsx'

const popularMax = 8

/** The largest categories, below what an empty listing offers first. */
export default function PopularCategories() {
  const messages = useMessages(emptyListMessages)
  const categories = useRoot()?.categories ?? []
  const popular = categories.toSorted((a, b) => b.count - a.count).slice(0, popularMax)
  return (
    <nav aria-labelledby="popular-title" className="mt-8">
      <h2 id="popular-title" className="text-sm font-semibold">
        {messages.popularCategories}
      </h2>
      <CategoryChips categories={popular} className="mt-2 flex flex-wrap gap-2" />
    </nav>
  )
}
