import { mediaPath } from '#contract/media.ts'
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
import type { IsInScope, Suggestion } from './suggestion.ts'

const productsMax = 4

interface ProductRequest {
  matches: TextMatches
  branchCode: number
  isInScope: IsInScope
}

/** The products that a list of the same search would show first, at the caller's price. */
export function suggestProducts(
  { actor, language }: Ctx,
  index: CatalogueIndex,
  request: ProductRequest,
): Suggestion[] {
  const { displayPrice } = priceLevelColumns(index.prices, priceLevelOf(actor))
  return bestDocs(index, request).map((doc) => {
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

function bestDocs(
  { codes, popularity, stock }: CatalogueIndex,
  { matches: { docs, scores }, branchCode, isInScope }: ProductRequest,
): number[] {
  const inStock = inStockAt(stock, branchCode, codes.length)
  const topK = createTopK(productsMax, (a, b) => ((codes[a] as string) < (codes[b] as string) ? -1 : 1))
  for (let at = 0; at < docs.length; at += 1) {
    const doc = docs[at] as number
    const rank = searchRank(scores[at] as number, hasDoc(inStock, doc), popularity[doc] as number)
    if (topK.canEnter(rank) && isInScope(doc)) topK.add(doc, rank)
  }
  return topK.best()
}
