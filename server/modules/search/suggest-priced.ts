import type { PricedQuery } from '#domain/search/price-in-query.ts'
import { categoriesNamed } from '#server/modules/catalogue-index/categories-named.ts'
import type { CatalogueIndex } from '#server/modules/catalogue-index/catalogue-index.ts'
import { countListedSet } from '#server/modules/catalogue-index/count-cards.ts'
import { docsInPriceRange } from '#server/modules/catalogue-index/filters.ts'
import { hasDoc } from '#server/modules/catalogue-index/doc-id-set.ts'
import { priceLevelColumns } from '#server/modules/catalogue-index/price-columns.ts'
import { rankAndPaginate } from '#server/modules/catalogue-index/rank-and-paginate.ts'
import { selectDocs } from '#server/modules/catalogue-index/select-docs.ts'
import { meansSomething } from '#server/modules/product-text/thesaurus.ts'
import { priceLevelOf } from '#server/modules/products/price-level.ts'
import type { Ctx } from '#server/platform/context.ts'
import { type FoundProducts, productSuggestion, productsMax, suggestProducts } from './suggest-products.ts'
import type { SuggestionRequest } from './suggestion.ts'

/**
 * The products of a search that asks for a price (SEARCH-39), and the search with the number of the list that it opens:
 * the category that the rest of the text is the only name of, within the price, or else the matches of the rest.
 * Completions and categories would lead to lists without the price.
 */
export function suggestPriced(
  ctx: Ctx,
  index: CatalogueIndex,
  request: SuggestionRequest,
  priced: PricedQuery,
): Pick<FoundProducts, 'products' | 'all'> {
  const typed = request.text.trim()
  const level = priceLevelColumns(index.prices, priceLevelOf(ctx.actor))
  const [named, ...others] = request.category === undefined ? categoriesNamed(index, priced.q) : []
  const isCategory = named !== undefined && others.length === 0
  const docs = selectDocs(index, {
    category: isCategory ? named.id : request.category,
    brands: request.brands,
    among: [docsInPriceRange(level, priced, index.codes.length)],
  })
  if (!isCategory && priced.q !== '') {
    const isInScope = (doc: number) => hasDoc(docs, doc)
    const isName = meansSomething(priced.q)
    const { products, all } = suggestProducts(ctx, index, { ...request, text: priced.q, isInScope, isName })
    return { products, all: all.map((line) => ({ ...line, text: typed })) }
  }
  const { branchCode } = request
  const page = { page: 1, limit: productsMax, byModel: true }
  const list = { docs, text: undefined, sort: 'popularity', branchCode, ...page } as const
  return {
    products: rankAndPaginate(index, level, list).map((doc) => productSuggestion(ctx, index, doc, null)),
    all: docs.size === 0 ? [] : [{ kind: 'all', text: typed, total: countListedSet(index, docs, true) }],
  }
}
