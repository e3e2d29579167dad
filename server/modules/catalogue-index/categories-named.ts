import { matchesExactly, readPrefixQuery } from '#server/modules/product-text/thesaurus.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import { countLive, presentValues } from './count-values.ts'
import type { Category } from './indexed-product.ts'

/** The categories that have products and that a text is the name of, in either language, or another word for it. */
export function categoriesNamed(index: CatalogueIndex, text: string): Category[] {
  const { categories } = index
  const query = readPrefixQuery(text)
  const isNamed = ({ names }: Category) => names.some((name) => matchesExactly(query, name))
  const live = presentValues(categories, countLive(index, categories))
  return live.map(({ value }) => value).filter(isNamed)
}
