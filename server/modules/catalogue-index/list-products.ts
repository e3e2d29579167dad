import type { Language } from '#contract/language.ts'
import { queryWords } from '#domain/search/fold-text.ts'
import { lastPage } from '#domain/products/listing.ts'
import type { TextMatches } from '#search-engine/text-matches.ts'
import { priceLevelOf } from '#server/modules/products/price-level.ts'
import type { ProductCard } from '#server/modules/products/product-card.ts'
import { wordIn } from '#server/modules/product-text/thesaurus.ts'
import type { Ctx } from '#server/platform/context.ts'
import { nameIn } from './card-record.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import { categoriesNamed } from './categories-named.ts'
import { catalogueIndex } from './current-index.ts'
import { countListed, countListedSet } from './count-cards.ts'
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
import { selectDocs } from './select-docs.ts'
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
  /** How many of `total` match all words of the search, where others follow that miss one; null where none do. */
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
  const leading = matches && sort === 'popularity' ? fittingDocs(index, matches, branchCode) : undefined
  const shown = rankAndPaginate(index, level, {
    docs,
    text: matches,
    leading: leading?.docs,
    sort,
    branchCode,
    page,
    limit,
    byModel,
  })
  const complete = countComplete(index, matches, { docs, total, byModel })
  const fits = leading?.docs.filter((doc) => hasDoc(docs, doc)) ?? []
  const fitting = countListed(index, fits, byModel)
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
    complete,
    nearest:
      matches?.isNear && total === 0
        ? null
        : nearestOf(index, matches, { language, requested: request.text ?? '', byModel }),
    accessoriesOnly: Boolean(matches?.isMadeFor) && total > 0,
    fitting: leading?.device && fitting > 0 ? { device: leading.device, total: fitting } : null,
    help: help ? { path: help.path, title: help.title[language] } : null,
    queryId: queryIdOf(ctx.language, request),
  }
}

/** How many of a list match all words of a search, where others follow them; 0 where no product does; else null. */
function countComplete(
  index: CatalogueIndex,
  matches: TextMatches | undefined,
  { docs, total, byModel }: { docs: CountedDocIdSet; total: number; byModel: boolean },
): number | null {
  if (matches?.isNear) return 0
  if (!matches || matches.partial === 0) return null
  const complete = matches.docs.subarray(0, matches.docs.length - matches.partial).filter((doc) => hasDoc(docs, doc))
  const count = countListed(index, complete, byModel)
  return count < total ? count : null
}

/**
 * The nearest search of one that finds nothing, as the category that it names where there is one: the number is then that
 * of the category, which has neither its accessories nor what only has the word in its name (SEARCH-41). Beside a kind
 * that is listed the other words stay as they were typed.
 */
function nearestOf(
  index: CatalogueIndex,
  matches: TextMatches | undefined,
  { language, requested, byModel }: { language: Language; requested: string; byModel: boolean },
): NearestSearch | null {
  if (!matches || matches.nearest === null) return null
  const { nearest, isNear } = matches
  const q = isOwn(nearest, requested) ? nearest : wordIn(language, nearest)
  if (q === '') return { q: null, total: 0, categoryId: null }
  const { docs } = index.text.search(q)
  const category = () =>
    categoryNamed(index, q, requested) ?? (isOwn(q, requested) ? undefined : categoryOfMost(index, docs))
  const named = isNear ? undefined : category()
  if (!named) return { q, total: countListed(index, docs, byModel), categoryId: null }
  const total = countListedSet(index, selectDocs(index, { category: named.id }), byModel)
  return { q: nameIn(named, language), total, categoryId: named.id }
}

/**
 * The category that has products and that a text means. Words that the request itself has mean one only where no other
 * category is called so: `protector` stays a search for cases and glasses. For another word, which may be in the other
 * language, the first one serves.
 */
function categoryNamed(index: CatalogueIndex, text: string, requested: string): Category | undefined {
  const [first, second] = categoriesNamed(index, text)
  return isOwn(text, requested) && second ? undefined : first
}

/** Whether a text has no word but those of a search. */
const isOwn = (text: string, requested: string): boolean =>
  queryWords(text).every((word) => queryWords(requested).includes(word))

const mostShare = 0.6

/** The category that most of the products are of; undefined where there is none. */
function categoryOfMost({ categories }: CatalogueIndex, docs: Uint32Array): Category | undefined {
  const counts = new Map<number, number>()
  for (const doc of docs) {
    const ordinal = categories.ordinals[doc] as number
    counts.set(ordinal, (counts.get(ordinal) ?? 0) + 1)
  }
  const most = [...counts].find(([, count]) => count >= mostShare * docs.length)
  return most && categories.values[most[0]]
}
