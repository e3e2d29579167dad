import type { RootData } from '../../page/root-data.ts'
import { shopPath } from './listing-query.ts'

interface Props {
  categories: RootData['categories']
  /** The classes of the list. */
  className: string
}

/** Categories as links to their lists, for the navigation around it. */
export function CategoryChips({ categories, className }: Props) {
  return (
    <ul className={className}>
      {categories.map(({ category_id, category_name }) => (
        <li key={category_id}>
          <a href={shopPath({ category: String(category_id) })} className="chip">
            {category_name}
          </a>
        </li>
      ))}
    </ul>
  )
}
