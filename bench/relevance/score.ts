import { listProducts } from '#contract/products.ts'
import type { Client } from '#contract/client.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { type Query, type ProductPattern, queries } from './queries.ts'

type Card = ReplyOf<typeof listProducts>['docs'][number]

const shown = 5
const pageSize = 96

export interface Outcome {
  score: number
  searches: number
  /** The searches that missed, with their first results. */
  misses: string[]
}

/** The clients of a store with the demo's products, by language. */
export type ClientOf = (language: Query['language']) => Client

/**
 * The share of searches that hit. A search hits when its first five results all match the expectation, or when they
 * contain all matching products and the store has fewer than five of them.
 */
export async function scoreRelevance(clientOf: ClientOf): Promise<Outcome> {
  const stores = new Map<number, Card[]>()
  const misses: string[] = []
  for (const query of queries) {
    const place = query.place ?? 1
    const all = stores.get(place) ?? (await everything(clientOf('en'), place))
    stores.set(place, all)
    const expected = new Set(all.flatMap((card) => (isExpected(card, query.expected) ? [card.codarticulo] : [])))
    if (expected.size === 0)
      throw new Error(`The demo store has nothing that “${query.q}” could want: ${JSON.stringify(query)}`)
    const { docs } = await clientOf(query.language).call(listProducts, { q: query.q, limit: 10, place })
    const found = docs.slice(0, shown).map((card) => card.codarticulo)
    if (found.filter((code) => expected.has(code)).length < Math.min(shown, expected.size))
      misses.push(`${query.q} → ${found.join(' ')}`)
  }
  return { score: 1 - misses.length / queries.length, searches: queries.length, misses }
}

async function everything(client: Client, place: number): Promise<Card[]> {
  const cards: Card[] = []
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const list = await client.call(listProducts, { limit: pageSize, place, page, order_by: 'newest' })
    cards.push(...list.docs)
    pages = list.pages
  }
  return cards
}

function isExpected(
  card: Card,
  { code, category, brand, model, name, color, storage, inStock }: ProductPattern,
): boolean {
  return (
    (code === undefined || card.codarticulo === code) &&
    (category === undefined || card.category.category_id === category) &&
    (brand === undefined || card.brand === brand) &&
    (model === undefined || [model].flat().includes(card.model)) &&
    (name === undefined || name.test(card.description)) &&
    (color === undefined || card.color === color) &&
    (storage === undefined || card.storage === storage) &&
    (inStock === undefined || card.existence !== 0)
  )
}
