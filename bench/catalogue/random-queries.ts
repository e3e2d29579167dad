import type { NextRequest } from '../load.ts'
import { rawRequest } from '../load.ts'
import { brandNames, categoryIds, modelNames, seeded } from './invented-product.ts'
import { branchesCount } from './many-products.ts'

const searches = [
  'funda',
  'case',
  'cargador rapido',
  'bluetooth speaker',
  'smartphone lumen',
  'mica',
  'memoria usb',
  'laptop',
  'cover pro',
  'reloj',
]
const sorts = ['popularity', 'newest', 'price_asc', 'price_desc']

/** Lists with random filters, as shoppers choose them; they hardly ever repeat, so no cached response serves them. */
export function randomLists(seed: number): NextRequest {
  const random = seeded(seed)
  return (connection) => rawRequest('GET', `/api/catalog/products?${listQuery(random)}`, headersOf(connection))
}

/** A search as typed so far, after some keys, at some branch. Some of these short texts repeat; `sent` counts them. */
export function randomSuggestions(seed: number, sent: SentQueries): NextRequest {
  const random = seeded(seed)
  return (connection) => {
    const { pick } = chances(random)
    const text = `${pick(searches)} ${pick(brandNames)} ${pick(modelNames)}`
    const q = text.slice(0, 2 + Math.floor(random() * (text.length - 2)))
    const query = new URLSearchParams({ q, place: String(branchOf(random)) })
    sent.sent += 1
    if (sent.before.has(String(query))) sent.again += 1
    sent.before.add(String(query))
    return rawRequest('GET', `/api/catalog/products/suggestions?${query}`, headersOf(connection))
  }
}

/** How many requests were sent, and how many of them repeat an earlier one: a cached response may serve these. */
export interface SentQueries {
  before: Set<string>
  sent: number
  again: number
}

/**
 * Each connection has an IP address of its own, as shoppers behind a proxy: the store renders one response at a time
 * for an address.
 */
const headersOf = (connection: number) => ({ 'accept-encoding': 'gzip', 'x-forwarded-for': `10.0.0.${connection}` })

function listQuery(random: () => number): URLSearchParams {
  const { pick, isOften } = chances(random)
  const query = new URLSearchParams({
    place: String(branchOf(random)),
    order_by: pick(sorts),
    // As the pages ask: one card for each model.
    by_model: '1',
    page: String(isOften(0.8) ? 1 : 2),
  })
  if (isOften(0.25)) query.set('q', pick(searches))
  if (isOften(0.6)) query.set('category', String(pick(categoryIds)))
  if (isOften(0.4)) query.set('brands_selected', [pick(brandNames), pick(brandNames)].map(slugOf).join(','))
  if (isOften(0.1)) query.set('models_selected', pick(modelNames))
  if (isOften(0.5)) {
    const from = Math.floor(random() * 1_000)
    query.set('prices', `${from},${from + 100 + Math.floor(random() * 3_000)}`)
  }
  if (isOften(0.2)) query.set('rated', String(1 + Math.floor(random() * 4)))
  if (isOften(0.1)) query.set('only_offers', '1')
  if (isOften(0.3)) query.set('only_with_existence', '1')
  return query
}

const slugOf = (name: string) => name.toLowerCase().replaceAll(' ', '-')
const branchOf = (random: () => number) => 1 + Math.floor(random() * branchesCount)

function chances(random: () => number) {
  return {
    pick: <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T,
    isOften: (share: number) => random() < share,
  }
}
