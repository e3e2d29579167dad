import { mediaPath } from '#contract/media.ts'
import { type Match, productsToShow, suggestsProducts } from '#domain/search/products-to-show.ts'
import { searchRank } from '#domain/search/ranking.ts'
import type { TextMatches } from '#search-engine/text-matches.ts'
import type { CatalogueIndex } from '#server/modules/catalogue-index/catalogue-index.ts'
import { hasDoc } from '#server/modules/catalogue-index/doc-id-set.ts'
import { noPrice, priceLevelColumns } from '#server/modules/catalogue-index/price-columns.ts'
import { staticCardFieldsOf } from '#server/modules/catalogue-index/product-cards.ts'
import { inStockAt } from '#server/modules/catalogue-index/stock-columns.ts'
import { createTopK } from '#server/modules/catalogue-index/top-k.ts'
import { priceLevelOf } from '#server/modules/products/price-level.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { IsInScope, Suggestion, SuggestionRequest } from './suggestion.ts'

const productsMax = 4

interface ProductRequest extends Pick<SuggestionRequest, 'text' | 'branchCode' | 'shown'> {
  matches: TextMatches
  isInScope: IsInScope
  /** Whether the text is a name by itself, or a category or a brand is chosen, whose products are few. */
  isName: boolean
}

/**
 * The products that a list of the same search would show first, at the caller's price, after those that are shown already
 * and still fit (SEARCH-34).
 */
export function suggestProducts(
  { actor, language }: Ctx,
  index: CatalogueIndex,
  request: ProductRequest,
): Suggestion[] {
  const { displayPrice } = priceLevelColumns(index.prices, priceLevelOf(actor))
  return docsToShow(index, request).map((doc) => {
    const { name, pictures } = staticCardFieldsOf(index, doc, language)
    const price = displayPrice[doc] ?? noPrice
    return {
      kind: 'product',
      text: name,
      code: index.codes[doc] as string,
      pictureUrl: pictures[0] ? mediaPath(pictures[0].picture) : null,
      priceCentavos: price === noPrice ? null : price,
    }
  })
}

function docsToShow(index: CatalogueIndex, request: ProductRequest): number[] {
  if (!suggestsProducts(request.text, request.isName)) return []
  return productsToShow(bestMatches(index, request), stayingMatches(index, request), productsMax)
}

/** Those that are shown already and match the whole text. */
function stayingMatches(index: CatalogueIndex, { matches, shown, isInScope }: ProductRequest): Match[] {
  const complete = matches.docs.subarray(0, matches.docs.length - matches.partial)
  return shown.slice(0, productsMax).flatMap((code) => {
    const doc = index.docs.get(code)
    const place = doc === undefined ? -1 : complete.indexOf(doc)
    return doc !== undefined && place >= 0 && isInScope(doc) ? [{ doc, score: matches.scores[place] as number }] : []
  })
}

function bestMatches(
  { codes, popularity, stock }: CatalogueIndex,
  { matches: { docs, scores }, branchCode, isInScope }: ProductRequest,
): Match[] {
  const inStock = inStockAt(stock, branchCode, codes.length)
  const topK = createTopK(productsMax, (a, b) => ((codes[a] as string) < (codes[b] as string) ? -1 : 1))
  for (let at = 0; at < docs.length; at += 1) {
    const doc = docs[at] as number
    const rank = searchRank(scores[at] as number, hasDoc(inStock, doc), popularity[doc] as number)
    if (topK.canEnter(rank) && isInScope(doc)) topK.add(doc, rank)
  }
  return topK.best().map((doc) => ({ doc, score: scores[docs.indexOf(doc)] as number }))
}
