import MiniSearch from 'minisearch'
import { searchRank } from '#domain/search/ranking.ts'
import { type ProductTextIndex, createProductTextIndex } from '#server/modules/product-text/product-text-index.ts'
import type { YardstickProduct } from './data.ts'

/** Ranks the products of a catalogue for a search: the codes of the best ones, the best first. */
export interface Engine {
  name: string
  /** At most `count` codes. */
  rank(q: string, count: number): Promise<string[]>
  close(): Promise<void>
}

const nothingToClose = async () => undefined

/** The products in a text index, by their places. */
export function storeIndex(products: readonly YardstickProduct[]): ProductTextIndex {
  const index = createProductTextIndex()
  products.forEach(({ code, name, brand, model, category }, doc) =>
    index.set(doc, {
      code,
      names: [name, name],
      brand,
      model,
      categoryNames: category ? [category, category] : [],
      color: null,
      storage: null,
    }),
  )
  return index
}

/** The search of the store: its text index, ordered as its lists are. Nothing is in stock and nothing was sold. */
export function storeSearch(products: readonly YardstickProduct[]): Engine {
  const index = storeIndex(products)
  return {
    name: 'Vitrina',
    async rank(q, count) {
      const { docs, scores } = index.search(q)
      const ranks = Array.from(docs, (doc, place) => ({
        doc,
        rank: searchRank(scores[place] as number, false, false, 0),
      }))
      const codeOf = ({ doc }: { doc: number }) => (products[doc] as YardstickProduct).code
      return ranks
        .sort((a, b) => b.rank - a.rank || (codeOf(a) < codeOf(b) ? -1 : 1))
        .slice(0, count)
        .map(codeOf)
    },
    close: nothingToClose,
  }
}

/** MiniSearch with the options that it recommends for such searches: prefixes, typos, and the name above the rest. */
export function miniSearch(products: readonly YardstickProduct[]): Engine {
  const index = new MiniSearch<YardstickProduct>({
    idField: 'code',
    fields: ['name', 'brand', 'model', 'category'],
    searchOptions: { prefix: true, fuzzy: 0.2, boost: { name: 2 } },
  })
  index.addAll(products)
  return {
    name: 'MiniSearch',
    rank: async (q, count) =>
      index
        .search(q)
        .slice(0, count)
        .map(({ id }) => id as string),
    close: nothingToClose,
  }
}
