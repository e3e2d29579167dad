import type { Language } from '#contract/language.ts'
import { queryWords } from '#domain/search/fold-text.ts'
import { lastPage } from '#domain/products/listing.ts'
import type { TextMatches } from '#search-engine/text-matches.ts'
import { priceLevelOf } from '#server/modules/products/price-level.ts'
import type { ProductCard } from '#server/modules/products/product-card.ts'
import { matchesExactly, readPrefixQuery } from '#server/modules/product-text/thesaurus.ts'
import type { Ctx } from '#server/platform/context.ts'
import { nameIn } from './card-record.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import { catalogueIndex } from './current-index.ts'
import { type CountedDocIdSet, hasDoc } from './doc-id-set.ts'
import { filterProducts } from './filter-products.ts'
import type { FilterResult } from './filter-result.ts'
import type { ListRequest } from './filters.ts'
import { type FittingDocs, fittingDocs } from './fitting-docs.ts'
import { priceLevelColumns } from './price-columns.ts'
import { cardOf } from './product-cards.ts'
import { queryIdOf } from './query-id.ts'
import { rankAndPaginate } from './rank-and-paginate.ts'
import { noteVainSearch } from './vain-searches.ts'

export interface ProductList extends Pick<FilterResult, 'total' | 'facets' | 'relaxed'> {
  cards: ProductCard[]
  page: number
  pages: number
  corrected: string | null
  /** How many of the products match all words of the search, where others follow that miss one; null where none do. */
  complete: number | null
  /** Another search that finds products, where this one finds none (SEARCH-28) or none with all words (SEARCH-38). */
  nearest: { q: string | null; total: number } | null
  /** The device that the search names beside a kind, and how many of the products fit it: they come first (SEARCH-38). */
  fitting: { device: string; total: number } | null
  queryId: string | null
}

/**
 * One page of the filtered catalogue at the caller's price level, with the counts of the facets, all from the index. A
 * page past the last is empty and still says how many products there are.
 */
export async function listProducts(ctx: Ctx, request: ListRequest): Promise<ProductList> {
  const index = await catalogueIndex(ctx)
  const priceLevel = priceLevelOf(ctx.actor)
  const { docs, matches, total, facets, relaxed } = filterProducts(index, priceLevel, request)
  if (matches?.docs.length === 0 && request.page === 1) noteVainSearch(ctx.catalogue, request.text ?? '')
  const { sort, branchCode, page, limit } = request
  const level = priceLevelColumns(index.prices, priceLevel)
  const fitting = matches && sort === 'popularity' ? fittingDocs(index, matches, branchCode) : undefined
  const shown = rankAndPaginate(index, level, {
    docs,
    text: matches,
    leading: fitting?.docs,
    sort,
    branchCode,
    page,
    limit,
  })
  const { language } = ctx
  const view = { priceLevel, branchCode, language }
  return {
    cards: shown.map((doc) => cardOf(index, doc, view)),
    total,
    page,
    pages: lastPage(total, limit),
    facets,
    relaxed,
    corrected: matches?.corrected ?? null,
    complete: completeCount(docs, matches),
    nearest:
      matches?.isNear && total === 0 ? null : nearestOf(index, matches, { language, requested: request.text ?? '' }),
    fitting: fittingOf(docs, fitting),
    queryId: queryIdOf(ctx.language, request),
  }
}

function completeCount(docs: CountedDocIdSet, matches: TextMatches | undefined): number | null {
  if (matches?.isNear) return 0
  if (!matches || matches.partial === 0) return null
  const complete = matches.docs.subarray(0, matches.docs.length - matches.partial)
  const count = complete.reduce((sum, doc) => sum + (hasDoc(docs, doc) ? 1 : 0), 0)
  return count < docs.size ? count : null
}

function fittingOf(docs: CountedDocIdSet, fitting: FittingDocs | undefined): ProductList['fitting'] {
  const total = fitting?.docs.filter((doc) => hasDoc(docs, doc)).length ?? 0
  return fitting?.device && total > 0 ? { device: fitting.device, total } : null
}

/** The nearest search. Another word than those of the request is replaced by the name of the category that it means. */
function nearestOf(
  index: CatalogueIndex,
  matches: TextMatches | undefined,
  { language, requested }: { language: Language; requested: string },
): ProductList['nearest'] {
  if (!matches || matches.nearest === null) return null
  if (matches.nearest === '') return { q: null, total: 0 }
  const isOwn = queryWords(matches.nearest).every((word) => queryWords(requested).includes(word))
  const q = (isOwn ? undefined : categoryNamed(index, matches.nearest, language)) ?? matches.nearest
  return { q, total: index.text.search(q).docs.length }
}

/** The name of the category that has products and that a word means, in the language of the request: the word may be in the other. */
function categoryNamed({ categories, text }: CatalogueIndex, word: string, language: Language): string | undefined {
  const query = readPrefixQuery(word)
  const category = categories.values.find(({ names }) => names.some((name) => matchesExactly(query, name)))
  const name = category && nameIn(category, language)
  return name !== undefined && text.search(name).docs.length > 0 ? name : undefined
}
