import { useRouteLoaderData } from 'react-router'
import type { listProducts } from '#contract/catalogue.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { formatMoney } from '#domain/money/money.ts'
import type { loader } from '../../root.tsx'
import { shopWords } from '../../words/shop.ts'
import { useWords } from '../../words/use-words.ts'
import { type Query, listOf, withFilters } from './query.ts'

export interface FilterNames {
  category: (id: string) => string
  brand: (slug: string) => string
  branch: (code: string) => string
}

/** One filter that is set: how it is called, and the listing without it. */
export interface ActiveFilter {
  label: string
  without: Query
}

/** What categories, brands and branches are called in the language of the page; a code that nobody knows keeps its own. */
export function useFilterNames(brands: ReplyOf<typeof listProducts>['facets']['brands']): FilterNames {
  const root = useRouteLoaderData<typeof loader>('root')
  const words = useWords(shopWords)
  return {
    category: (id) => root?.categories.find(({ category_id }) => String(category_id) === id)?.category_name ?? `${words.category} ${id}`,
    brand: (slug) => brands.find((brand) => brand.slug === slug)?.name ?? slug.replace(/^./, (first) => first.toUpperCase()),
    branch: (code) => root?.branches.find(({ codplace }) => String(codplace) === code)?.description ?? words.branchNumber(Number(code)),
  }
}

/** The filters that narrow a listing, each with the way to drop it; order and page size narrow nothing. */
export function activeFilters(query: Query, names: FilterNames, words: (typeof shopWords)['en']): ActiveFilter[] {
  const drop = (changes: Query) => withFilters(query, changes)
  const fromList = (name: 'brands_selected' | 'models_selected', label: (value: string) => string) =>
    listOf(query[name]).map((value) => ({
      label: label(value),
      without: drop({
        [name]:
          listOf(query[name])
            .filter((other) => other !== value)
            .join(',') || undefined,
      }),
    }))
  return [
    ...(query.q ? [{ label: words.searchChip(query.q), without: drop({ q: undefined }) }] : []),
    ...(query.category ? [{ label: names.category(query.category), without: drop({ category: undefined }) }] : []),
    ...fromList('brands_selected', names.brand),
    ...fromList('models_selected', (model) => model),
    ...(query.prices ? [{ label: priceText(query.prices, words), without: drop({ prices: undefined }) }] : []),
    ...(query.rated ? [{ label: words.ratedFrom(Number(query.rated)), without: drop({ rated: undefined }) }] : []),
    ...(query.only_offers ? [{ label: words.onlyOffers, without: drop({ only_offers: undefined }) }] : []),
    ...(query.only_with_existence ? [{ label: words.onlyInStock, without: drop({ only_with_existence: undefined }) }] : []),
    ...(query.place ? [{ label: words.stockAt(names.branch(query.place)), without: drop({ place: undefined }) }] : []),
  ]
}

function priceText(prices: string, words: (typeof shopWords)['en']): string {
  const [from, to] = prices.split(',').map((end) => end && formatMoney(Number(end) * 100).replace(/\.00$/, ''))
  if (from && to) return words.priceBetween(from, to)
  return from ? words.priceAbove(from) : words.priceBelow(to as string)
}
