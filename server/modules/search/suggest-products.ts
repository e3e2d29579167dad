import { mediaPath } from '#contract/media.ts'
import { type Match, productsToShow, suggestsProducts } from '#domain/search/products-to-show.ts'
import { cheapRank, repeatedRank, searchRank } from '#domain/search/ranking.ts'
import { shownQuery } from '#search-engine/search-codes.ts'
import type { TextMatches } from '#search-engine/text-matches.ts'
import type { CatalogueIndex } from '#server/modules/catalogue-index/catalogue-index.ts'
import { cheapestOfStanding } from '#server/modules/catalogue-index/best-of-cards.ts'
import { countCards } from '#server/modules/catalogue-index/count-cards.ts'
import { deviceDocs } from '#server/modules/catalogue-index/device-docs.ts'
import { hasDoc } from '#server/modules/catalogue-index/doc-id-set.ts'
import { docsOfKind } from '#server/modules/catalogue-index/docs-of-kind.ts'
import { fittingDocs } from '#server/modules/catalogue-index/fitting-docs.ts'
import type { Category } from '#server/modules/catalogue-index/indexed-product.ts'
import { type PriceLevelColumns, noPrice, priceLevelColumns } from '#server/modules/catalogue-index/price-columns.ts'
import { staticCardFieldsOf } from '#server/modules/catalogue-index/product-cards.ts'
import { repeatedModels } from '#server/modules/catalogue-index/repeated-models.ts'
import { scratchMatchRanks } from '#server/modules/catalogue-index/scratch-buffers.ts'
import { type ShownCards, firstOfCards, noCards } from '#server/modules/catalogue-index/shown-cards.ts'
import { inStockAt } from '#server/modules/catalogue-index/stock-columns.ts'
import { createTopCards } from '#server/modules/catalogue-index/top-cards.ts'
import { priceLevelOf } from '#server/modules/products/price-level.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { IsInScope, ProductSuggestion, Suggestion, SuggestionRequest } from './suggestion.ts'

export const productsMax = 4

interface ProductRequest extends Pick<SuggestionRequest, 'text' | 'branchCode' | 'shown'> {
  /** What the text matches, where it has been searched. */
  matches?: TextMatches | undefined
  isInScope: IsInScope
  /** Whether the text is a name by itself, or a category or a brand is chosen, whose products are few. */
  isName: boolean
}

/** What the products of a search suggest. */
export interface FoundProducts {
  products: ProductSuggestion[]
  /** The search for all of them; none where no products are suggested. */
  all: Suggestion[]
  /** The category of the kind that a search names beside a device, such as chargers (SEARCH-38). */
  kind: Category | undefined
}

/**
 * The products that a list of the same search would show first, one of each model (SEARCH-62), at the caller's price, after those that are shown already
 * and still fit (SEARCH-34). Where the search names a device beside a kind, those alone that fit it (SEARCH-38).
 */
export function suggestProducts(ctx: Ctx, index: CatalogueIndex, request: ProductRequest): FoundProducts {
  const { text, isInScope } = request
  if (!suggestsProducts(text, request.isName)) return { products: [], all: [], kind: undefined }
  const matches = request.matches ?? index.text.search(text)
  const { device, docs: fitting } = fittingDocs(index, matches, request.branchCode)
  const inScope = firstOfCards(fitting.filter(isInScope), noCards(index)).slice(0, productsMax)
  const level = priceLevelColumns(index.prices, priceLevelOf(ctx.actor))
  const docs = inScope.length > 0 ? inScope : docsToShow(index, level, request, matches)
  const fits = inScope.length > 0 ? (device ?? null) : null
  const [first] = docs
  const isOfKind = matches.isNear && Boolean(matches.nearest)
  return {
    products: docs.map((doc) => productSuggestion(ctx, index, doc, fits)),
    all:
      first === undefined
        ? []
        : [{ kind: 'all', text: shownQuery(text), total: countCards(index, matches.docs, isInScope) }],
    kind:
      first !== undefined && isOfKind ? index.categories.values[index.categories.ordinals[first] as number] : undefined,
  }
}

/** A product as a line, at the caller's price. */
export function productSuggestion(
  { actor, language }: Ctx,
  index: CatalogueIndex,
  doc: number,
  fits: string | null,
): ProductSuggestion {
  const { displayPrice } = priceLevelColumns(index.prices, priceLevelOf(actor))
  const { name, pictures } = staticCardFieldsOf(index, doc, language)
  const price = displayPrice[doc] ?? noPrice
  return {
    kind: 'product',
    text: name,
    code: index.codes[doc] as string,
    pictureUrl: pictures[0] ? mediaPath(pictures[0].picture) : null,
    priceCentavos: price === noPrice ? null : price,
    fits,
  }
}

/** Where the shopper looks for something cheap the cheapest come first, and none stays that was shown before. */
function docsToShow(
  index: CatalogueIndex,
  level: PriceLevelColumns,
  request: ProductRequest,
  matches: TextMatches,
): number[] {
  const staying = isCheap(matches) ? [] : stayingMatches(index, request, matches)
  // Those that stay may be other colours of the best.
  const all = productsToShow(bestMatches(index, level, request, matches), staying, 2 * productsMax)
  return firstOfCards(all, noCards(index)).slice(0, productsMax)
}

const isCheap = ({ preferences }: TextMatches): boolean => preferences.includes('cheap')

/** Those that are shown already and match the text. */
function stayingMatches(index: CatalogueIndex, { shown, isInScope }: ProductRequest, matches: TextMatches): Match[] {
  return shown.slice(0, productsMax).flatMap((code) => {
    const doc = index.docs.get(code)
    return doc !== undefined && isInScope(doc) ? matchOf(matches, doc) : []
  })
}

/** How a document matches; nothing where it does not. */
function matchOf({ docs, scores, partial }: TextMatches, doc: number): Match[] {
  const place = docs.indexOf(doc)
  return place < 0 ? [] : [{ doc, score: scores[place] as number, isPartial: place >= docs.length - partial }]
}

/** The best matches as the list orders them (SEARCH-9, SEARCH-26, SEARCH-36). */
function bestMatches(
  index: CatalogueIndex,
  level: PriceLevelColumns,
  request: ProductRequest,
  matches: TextMatches,
): Match[] {
  const complete = matches.docs.length - matches.partial
  const shown = noCards(index)
  const best = bestBetween(index, level, request, { matches, from: 0, to: complete, shown })
  const kind = docsOfKind(index, matches)
  const addPartial = (isOfKind: (doc: number) => boolean) => {
    if (best.length >= productsMax) return
    for (const doc of best) shown.add(doc)
    const isInScope = (doc: number) => isOfKind(doc) && request.isInScope(doc)
    const range = { matches, from: complete, to: matches.docs.length, shown }
    best.push(...bestBetween(index, level, { ...request, isInScope }, range))
  }
  if (kind) addPartial((doc) => hasDoc(kind, doc))
  addPartial((doc) => !kind || !hasDoc(kind, doc))
  return best.slice(0, productsMax).flatMap((doc) => matchOf(matches, doc))
}

/** Some of the matches of a text, by their places. */
interface MatchRange {
  matches: TextMatches
  from: number
  to: number
  /** The cards that stand before these. */
  shown: ShownCards
}

/** The best documents of the few best cards. */
function bestBetween(
  index: CatalogueIndex,
  { displayPrice }: PriceLevelColumns,
  { branchCode, isInScope }: ProductRequest,
  { matches, from, to, shown }: MatchRange,
): number[] {
  const { docs, scores } = matches
  const { codes, popularity, stock } = index
  const devices = deviceDocs(index)
  const inStock = inStockAt(stock, branchCode, codes.length)
  const top = createTopCards(index, productsMax)
  const byPrice = isCheap(matches)
  const ranks = scratchMatchRanks(to - from)
  for (let at = from; at < to; at += 1) {
    const doc = docs[at] as number
    const score = scores[at] as number
    ranks[at - from] = byPrice
      ? cheapRank(score, hasDoc(inStock, doc), displayPrice[doc] ?? noPrice)
      : searchRank(score, hasDoc(inStock, doc), hasDoc(devices, doc), popularity[doc] as number)
  }
  const rankAt = (at: number) => ranks[at - from] as number
  const repeated = byPrice ? noDocs : repeatedModels(index.families, { docs, from, to, rankAt })
  for (let at = from; at < to; at += 1) {
    const doc = docs[at] as number
    if (repeated.has(doc)) ranks[at - from] = repeatedRank(rankAt(at))
    const rank = rankAt(at)
    if (top.canEnter(rank) && !shown.has(doc) && isInScope(doc)) top.add(doc, rank)
  }
  const best = top.best()
  if (byPrice) return best
  const priceOf = (doc: number) => displayPrice[doc] ?? noPrice
  return cheapestOfStanding(index, { priceOf, inStock }, { docs, from, to, rankAt }, best)
}

const noDocs: ReadonlySet<number> = new Set()
