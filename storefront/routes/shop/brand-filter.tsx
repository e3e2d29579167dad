import { shopWords } from '../../words/shop.ts'
import { useWords } from '../../words/use-words.ts'
import { type Query, listOf } from './query.ts'
import { CheckRow } from './simple-filters.tsx'

const shownAtFirst = 9

interface Brand {
  name: string
  slug: string
  count: number
}

/** The brands among the products found, with how many of each. Those chosen stay in reach, found or not. */
export function BrandFilter({ query, brands, onChange }: { query: Query; brands: readonly Brand[]; onChange: () => void }) {
  const words = useWords(shopWords)
  const chosen = listOf(query.brands_selected)
  const missing = chosen.filter((slug) => !brands.some((brand) => brand.slug === slug)).map((slug) => ({ name: slug, slug, count: 0 }))
  const all = [...brands, ...missing]
  if (all.length === 0) return null
  const first = all.filter(({ slug }, at) => at < shownAtFirst || chosen.includes(slug))
  const rest = all.filter((brand) => !first.includes(brand))
  const row = ({ name, slug, count }: Brand) => (
    <CheckRow
      key={slug}
      name="brands_selected"
      value={slug}
      label={name}
      count={count}
      isChecked={chosen.includes(slug)}
      onChange={onChange}
    />
  )
  return (
    <fieldset className="border-b border-line py-4">
      <legend className="float-left mb-1 w-full text-sm font-bold">{words.brands}</legend>
      <div className="clear-both max-xl:columns-2 max-xl:gap-4">{first.map(row)}</div>
      {rest.length > 0 && (
        <details>
          <summary className="py-2 text-sm font-semibold text-link">{words.moreBrands(rest.length)}</summary>
          {rest.map(row)}
        </details>
      )}
    </fieldset>
  )
}
