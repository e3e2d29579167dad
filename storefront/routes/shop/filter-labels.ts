import { facetNames } from '#domain/products/facets/facet-names.ts'
import { type FilterName, type ListFilter, toggleFilters } from '#contract/product-filters.ts'
import type { listProducts } from '#contract/products.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { formatMoney } from '#domain/money/money.ts'
import { shopMessages } from '../../messages/shop.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { type ListingQuery, splitList, withFilters } from './listing-query.ts'
import { useRoot } from '../../page/use-root.ts'

type Facets = ReplyOf<typeof listProducts>['facets']

export interface FilterLabels {
  category: (id: string) => string
  brand: (slug: string) => string
  branch: (code: string) => string
  /** A phone, such as Lumen Aria 12 for `lumen/Aria 12`. */
  device: (word: string) => string
  /** A value of a facet by kind. */
  word: (facet: string, word: string) => string
}

/** A set filter: its name on the wire, its label, and the query without it. */
export interface ActiveFilter {
  name: FilterName
  label: string
  without: ListingQuery
}

/** The labels of categories, brands, branches and values in the page's language; an unknown one is its own label. */
export function useFilterLabels({ brands, devices, kinds }: Facets): FilterLabels {
  const root = useRoot()
  const messages = useMessages(shopMessages)
  return {
    category: (id) =>
      root?.categories.find(({ category_id }) => String(category_id) === id)?.category_name ??
      `${messages.category} ${id}`,
    brand: (slug) =>
      brands.find((brand) => brand.slug === slug)?.name ?? slug.replace(/^./, (first) => first.toUpperCase()),
    branch: (code) =>
      root?.branches.find(({ codplace }) => String(codplace) === code)?.description ??
      messages.branchNumber(Number(code)),
    device: (word) => {
      const device = devices.find(({ value }) => value === word)
      return device ? `${device.brand} ${device.model}` : word.replace('/', ' ')
    },
    word: (facet, word) =>
      kinds.find(({ name }) => name === facet)?.values.find(({ value }) => value === word)?.label ?? word,
  }
}

/** The set filters of a query, each with the query without it. Sort order and page size are no filters. */
export function activeFilters(
  query: ListingQuery,
  labels: FilterLabels,
  messages: (typeof shopMessages)['en'],
): ActiveFilter[] {
  const one = (name: FilterName, label: (value: string) => string): ActiveFilter[] => {
    const value = query[name]
    return value ? [{ name, label: label(value), without: withFilters(query, { [name]: undefined }) }] : []
  }
  const each = (name: ListFilter, label: (value: string) => string): ActiveFilter[] =>
    splitList(query[name]).map((value) => {
      const others = splitList(query[name]).filter((other) => other !== value)
      return { name, label: label(value), without: withFilters(query, { [name]: others.join(',') || undefined }) }
    })
  return [
    ...one('q', messages.searchChip),
    ...one('category', labels.category),
    ...each('fits', (device) => messages.forPhone(labels.device(device))),
    ...each('brands_selected', labels.brand),
    ...each('models_selected', (model) => model),
    ...facetNames.flatMap((name) => each(name, (word) => labels.word(name, word))),
    ...one('prices', (prices) => priceText(prices, messages)),
    ...one('rated', (stars) => messages.ratedFrom(Number(stars))),
    ...toggleFilters.flatMap((name) => one(name, () => messages.toggles[name])),
    ...one('place', (code) => messages.stockAt(labels.branch(code))),
  ]
}

/**
 * The set filters that are shown as chips. The heading of the page says its category already, which the list of
 * categories changes; it says the search too, whose chip stands beside other filters only, to keep those without it.
 */
export function filterChips(...given: Parameters<typeof activeFilters>): ActiveFilter[] {
  const all = activeFilters(...given)
  const [{ q }] = given
  if (q) return all.length === 1 ? [] : all
  return all.filter(({ name }) => name !== 'category')
}

/** The ends of a range of prices as pages write them; an open end is missing. */
export function priceEnds(prices: string): { from?: string; to?: string } {
  const [from, to] = prices.split(',').map((end) => end && formatMoney(Number(end) * 100).replace(/\.00$/, ''))
  return { ...(from && { from }), ...(to && { to }) }
}

function priceText(prices: string, messages: (typeof shopMessages)['en']): string {
  const { from, to } = priceEnds(prices)
  if (from && to) return messages.priceBetween(from, to)
  return from ? messages.priceAbove(from) : messages.priceBelow(to as string)
}
