import type { Language } from '#contract/language.ts'
import { queryWords } from '#domain/search/fold-text.ts'
import { lastPage } from '#domain/products/listing.ts'
import type { TextMatches } from '#search-engine/text-matches.ts'
import { priceLevelOf } from '#server/modules/products/price-level.ts'
import type { ProductCard } from '#server/modules/products/product-card.ts'
import type { Ctx } from '#server/platform/context.ts'
import { nameIn } from './card-record.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import { categoriesNamed } from './categories-named.ts'
import type { ValueCount } from './count-values.ts'
import { catalogueIndex } from './current-index.ts'
import { type CountedDocIdSet, hasDoc } from './doc-id-set.ts'
import { filterProducts } from './filter-products.ts'
import type { FilterResult } from './filter-result.ts'
import type { ListRequest } from './filters.ts'
import { fittingDocs } from './fitting-docs.ts'
import type { Category } from './indexed-product.ts'
import { priceLevelColumns } from './price-columns.ts'
import { cardOf } from './product-cards.ts'
import { queryIdOf } from './query-id.ts'
import { rankAndPaginate } from './rank-and-paginate.ts'
import { countCards, countCardsOf } from './shown-cards.ts'
import { noteVainSearch } from './vain-searches.ts'

/** Another search and how many products it lists: those of a category where the text is its name, else of the text. */
interface NearestSearch {
  q: string | null
  total: number
  categoryId: number | null
}

export interface ProductList extends Pick<FilterResult, 'total' | 'facets' | 'relaxed'> {
  cards: ProductCard[]
  page: number
  pages: number
  corrected: string | null
  /** How many of the products match all words of the search, where others follow that miss one; null where none do. */
  complete: number | null
  /** Another search that finds products, where this one finds none (SEARCH-28) or none with all words (SEARCH-38). */
  nearest: NearestSearch | null
  /** The search names a maker of devices that the store does not have: these are accessories for them (SEARCH-54). */
  accessoriesOnly: boolean
  /** The device that the search names beside a kind, and how many of the products fit it: they come first (SEARCH-38). */
  fitting: { device: string; total: number } | null
  /** The page that says what the search asks for (SEARCH-49). */
  help: { path: string; title: string } | null
  queryId: string | null
  /** How many cards the list has; null where each product has one of its own (decision 062). */
  models: ModelCounts | null
}

/** The cards of a list, which products of one model share. */
interface ModelCounts {
  total: number
  /** The cards of the products that match all words of the search, where `complete` counts those products. */
  complete: number | null
  /** The cards of the products that fit the device of the search, where `fitting` counts those products. */
  fitting: number | null
}

/**
 * One page of the filtered catalogue at the caller's price level, with the counts of the facets, all from the index. A
 * page past the last is empty and still says how many products there are.
 */
export async function listProducts(ctx: Ctx, request: ListRequest): Promise<ProductList> {
  const index = await catalogueIndex(ctx)
  const priceLevel = priceLevelOf(ctx.actor)
  const { docs, matches, help, total, facets, relaxed } = filterProducts(index, priceLevel, request)
  if (matches?.docs.length === 0 && !help && request.page === 1) noteVainSearch(ctx.catalogue, request.text ?? '')
  const { sort, branchCode, page, limit, byModel } = request
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
    byModel,
  })
  const complete = completeDocs(docs, matches)
  const fits = fitting?.docs.filter((doc) => hasDoc(docs, doc)) ?? []
  const models = byModel ? countModels(index, docs, { complete, fits }) : null
  const { language } = ctx
  const view = { priceLevel, branchCode, language }
  return {
    cards: shown.map((doc) => cardOf(index, doc, view)),
    total,
    page,
    pages: lastPage(models?.total ?? total, limit),
    facets,
    relaxed,
    corrected: matches?.corrected ?? null,
    complete: complete?.length ?? null,
    nearest:
      matches?.isNear && total === 0 ? null : nearestOf(index, matches, { language, requested: request.text ?? '' }),
    accessoriesOnly: Boolean(matches?.isMadeFor) && total > 0,
    fitting: fitting?.device && fits.length > 0 ? { device: fitting.device, total: fits.length } : null,
    help: help ? { path: help.path, title: help.title[language] } : null,
    queryId: queryIdOf(ctx.language, request),
    models,
  }
}

/** The products that match all words of a search, where others follow them; none where no product does; else null. */
function completeDocs(docs: CountedDocIdSet, matches: TextMatches | undefined): ArrayLike<number> | null {
  if (matches?.isNear) return []
  if (!matches || matches.partial === 0) return null
  const complete = matches.docs.subarray(0, matches.docs.length - matches.partial).filter((doc) => hasDoc(docs, doc))
  return complete.length < docs.size ? complete : null
}

function countModels(
  index: CatalogueIndex,
  docs: CountedDocIdSet,
  { complete, fits }: { complete: ArrayLike<number> | null; fits: readonly number[] },
): ModelCounts {
  return {
    total: countCards(index, docs),
    complete: complete && countCardsOf(index, complete),
    fitting: fits.length > 0 ? countCardsOf(index, fits) : null,
  }
}

/**
 * The nearest search of one that finds nothing, as the category that it names where there is one: the number is then that
 * of the category, which has neither its accessories nor what only has the word in its name (SEARCH-41). Beside a kind
 * that is listed the other words stay as they were typed.
 */
function nearestOf(
  index: CatalogueIndex,
  matches: TextMatches | undefined,
  { language, requested }: { language: Language; requested: string },
): NearestSearch | null {
  if (!matches || matches.nearest === null) return null
  const { nearest: q, isNear } = matches
  if (q === '') return { q: null, total: 0, categoryId: null }
  const named = isNear ? undefined : categoryNamed(index, q, requested)
  if (named) return { q: nameIn(named.value, language), total: named.count, categoryId: named.value.id }
  return { q, total: index.text.search(q).docs.length, categoryId: null }
}

/**
 * The category that has products and that a text means. Words that the request itself has mean one only where no other
 * category is called so: `protector` stays a search for cases and glasses. For another word, which may be in the other
 * language, the first one serves.
 */
function categoryNamed(index: CatalogueIndex, text: string, requested: string): ValueCount<Category> | undefined {
  const [first, second] = categoriesNamed(index, text)
  const isOwn = queryWords(text).every((word) => queryWords(requested).includes(word))
  return isOwn && second ? undefined : first
}
