import type { listProducts } from '#contract/products.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { formatMoney } from '#domain/money/money.ts'
import { shopMessages } from '../../messages/shop.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { type FilterName, type Query, listOf, withFilters } from './query.ts'
import { useRoot } from '../../page/use-root.ts'

export interface FilterNames {
  category: (id: string) => string
  brand: (slug: string) => string
  branch: (code: string) => string
}

/** One filter that is set: its name on the wire, how it is called, and the listing without it. */
export interface ActiveFilter {
  name: FilterName
  label: string
  without: Query
}

/**
 * What categories, brands and branches are called in the language of the page; a code that nobody knows keeps its own.
 */
export function useFilterNames(brands: ReplyOf<typeof listProducts>['facets']['brands']): FilterNames {
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
  }
}

/** The filters that narrow a listing, each with the way to drop it; order and page size narrow nothing. */
export function activeFilters(query: Query, names: FilterNames, messages: (typeof shopMessages)['en']): ActiveFilter[] {
  const one = (name: FilterName, label: (value: string) => string): ActiveFilter[] => {
    const value = query[name]
    return value ? [{ name, label: label(value), without: withFilters(query, { [name]: undefined }) }] : []
  }
  const each = (name: 'brands_selected' | 'models_selected', label: (value: string) => string): ActiveFilter[] =>
    listOf(query[name]).map((value) => {
      const others = listOf(query[name]).filter((other) => other !== value)
      return { name, label: label(value), without: withFilters(query, { [name]: others.join(',') || undefined }) }
    })
  return [
    ...one('q', messages.searchChip),
    ...one('category', names.category),
    ...each('brands_selected', names.brand),
    ...each('models_selected', (model) => model),
    ...one('prices', (prices) => priceText(prices, messages)),
    ...one('rated', (stars) => messages.ratedFrom(Number(stars))),
    ...one('only_offers', () => messages.onlyOffers),
    ...one('only_with_existence', () => messages.onlyInStock),
    ...one('place', (code) => messages.stockAt(names.branch(code))),
  ]
}

function priceText(prices: string, messages: (typeof shopMessages)['en']): string {
  const [from, to] = prices.split(',').map((end) => end && formatMoney(Number(end) * 100).replace(/\.00$/, ''))
  if (from && to) return messages.priceBetween(from, to)
  return from ? messages.priceAbove(from) : messages.priceBelow(to as string)
}
