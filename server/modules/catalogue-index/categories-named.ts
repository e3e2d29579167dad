import { matchesExactly, readPrefixQuery } from '#server/modules/product-text/thesaurus.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import { type ValueCount, countLive, presentValues } from './count-values.ts'
import type { Category } from './indexed-product.ts'

/**
 * The categories that have products and that a text is the name of, in either language, or another word for it; each with
 * how many products it lists.
 */
export function categoriesNamed(index: CatalogueIndex, text: string): ValueCount<Category>[] {
  const { categories } = index
  const query = readPrefixQuery(text)
  const isNamed = ({ names }: Category) => names.some((name) => matchesExactly(query, name))
  return presentValues(categories, countLive(index, categories)).filter(({ value }) => isNamed(value))
}
