import type { PrefixQuery } from '#search-engine/name-matcher.ts'
import { matchesConcept, matchesExactly, matchesPrefix } from '#server/modules/product-text/thesaurus.ts'
import { nameIn } from '#server/modules/catalogue-index/card-record.ts'
import type { CatalogueIndex } from '#server/modules/catalogue-index/catalogue-index.ts'
import { countLive } from '#server/modules/catalogue-index/count-values.ts'
import type { OrdinalColumn } from '#server/modules/catalogue-index/dictionary-column.ts'
import type { Brand, Category } from '#server/modules/catalogue-index/indexed-product.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { IsInScope, Suggestion } from './suggestion.ts'

const categoriesMax = 2
const brandsMax = 1

/** A text as it was typed, and as the search corrects it. */
interface TypedText {
  typed: PrefixQuery
  prefix: PrefixQuery
}

/**
 * Categories whose name in either language begins with the typed words or means the same: first those that the text is a
 * name of, then in the store's order.
 */
export function suggestCategories(
  ctx: Ctx,
  index: CatalogueIndex,
  { typed, prefix }: TypedText,
  isInScope: IsInScope | undefined,
): Suggestion[] {
  const { categories } = index
  const matches = ({ names }: Category) =>
    names.some((name) => matchesPrefix(prefix, name) || matchesConcept(prefix, name))
  const isExact = ({ names }: Category) => names.some((name) => matchesExactly(typed, name))
  return matchingOrdinals(index, categories, matches, isInScope)
    .map((ordinal) => categories.values[ordinal] as Category)
    .map((category) => ({ category, isExact: isExact(category) }))
    .sort((a, b) => Number(b.isExact) - Number(a.isExact) || a.category.position - b.category.position)
    .slice(0, categoriesMax)
    .map((each) => categoryLine(ctx, each.category, each.isExact))
}

export const categoryLine = ({ language }: Ctx, category: Category, isExact = false): Suggestion => ({
  kind: 'category',
  text: nameIn(category, language),
  categoryId: category.id,
  isExact,
})

/** Brands whose name begins with the typed words, those with most products first. */
export function suggestBrands(
  index: CatalogueIndex,
  prefix: PrefixQuery,
  isInScope: IsInScope | undefined,
): Suggestion[] {
  const { brands } = index
  const { byOrdinal } = countLive(index, brands)
  return matchingOrdinals(index, brands, ({ name }) => matchesPrefix(prefix, name), isInScope)
    .toSorted((a, b) => (byOrdinal[b] ?? 0) - (byOrdinal[a] ?? 0))
    .slice(0, brandsMax)
    .map((ordinal): Suggestion => {
      const { name, slug } = brands.values[ordinal] as Brand
      return { kind: 'brand', text: name, slug }
    })
}

/** The ordinals of the values that match and that a product in the scope has; without a scope, that any product has. */
function matchingOrdinals<Value>(
  index: CatalogueIndex,
  column: OrdinalColumn<Value>,
  matches: (value: Value) => boolean,
  isInScope: IsInScope | undefined,
): number[] {
  const matching: number[] = []
  for (let ordinal = 0; ordinal < column.values.length; ordinal += 1)
    if (matches(column.values[ordinal] as Value)) matching.push(ordinal)
  if (matching.length === 0) return matching
  if (isInScope) return ordinalsInScope(column, matching, isInScope)
  const { byOrdinal } = countLive(index, column)
  return matching.filter((ordinal) => byOrdinal[ordinal] !== 0)
}

/** Those of the ordinals that a product in the scope has, found in one pass over the products. */
function ordinalsInScope(
  { ordinals }: OrdinalColumn<unknown>,
  matching: readonly number[],
  isInScope: IsInScope,
): number[] {
  const missing = new Set(matching)
  const found: number[] = []
  for (let doc = 0; doc < ordinals.length && missing.size > 0; doc += 1) {
    const ordinal = ordinals[doc] as number
    if (!missing.has(ordinal) || !isInScope(doc)) continue
    missing.delete(ordinal)
    found.push(ordinal)
  }
  return found.sort((a, b) => a - b)
}
