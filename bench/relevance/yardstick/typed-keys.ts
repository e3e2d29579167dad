import { type Match, productsToShow, suggestsProducts } from '#domain/search/products-to-show.ts'
import { searchRank } from '#domain/search/ranking.ts'
import { meansSomething } from '#server/modules/product-text/thesaurus.ts'
import type { ProductTextIndex } from '#server/modules/product-text/product-text-index.ts'

const productsMax = 4

/** What happened to the suggested products while searches were typed. */
export interface TypedKeys {
  /** The share of the products shown that the next key replaced. */
  replaced: number
  /** The share that it replaced although they still matched the whole text. */
  replacedThoughFitting: number
}

/** Types searches key by key and compares the products that are suggested for each text, as the page shows them, with those before. */
export function measureTypedKeys(index: ProductTextIndex, searches: readonly string[]): TypedKeys {
  let [shownCount, replaced, replacedThoughFitting] = [0, 0, 0]
  for (const q of searches) {
    let shown: number[] = []
    for (let length = 1; length <= q.length; length += 1) {
      if (q[length - 1] === ' ') continue
      const { products, fitting } = suggestedFor(index, q.slice(0, length), shown)
      const gone = shown.filter((doc) => !products.includes(doc))
      shownCount += shown.length
      replaced += gone.length
      replacedThoughFitting += gone.filter((doc) => fitting.has(doc)).length
      shown = products
    }
  }
  return { replaced: replaced / shownCount, replacedThoughFitting: replacedThoughFitting / shownCount }
}

function suggestedFor(index: ProductTextIndex, text: string, shown: readonly number[]) {
  const { docs, scores, partial } = index.search(text)
  const complete = docs.length - partial
  const matchAt = (place: number): Match => ({
    doc: docs[place] as number,
    score: scores[place] as number,
    isPartial: place >= complete,
  })
  const ranked = [...docs.keys()].map((place) => ({
    ...matchAt(place),
    rank: searchRank(scores[place] as number, false, false, 0),
  }))
  const best = ranked.toSorted((a, b) => b.rank - a.rank || a.doc - b.doc).slice(0, productsMax)
  const staying = shown.flatMap((doc) => {
    const place = docs.indexOf(doc)
    return place < 0 ? [] : [matchAt(place)]
  })
  return {
    products: suggestsProducts(text, meansSomething(text)) ? productsToShow(best, staying, productsMax) : [],
    fitting: new Set(docs.subarray(0, complete)),
  }
}
