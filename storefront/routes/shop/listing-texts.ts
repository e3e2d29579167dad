import { unquoted } from '#domain/search/quoted.ts'
import type { shopMessages } from '../../messages/shop.ts'
import { groupThousands } from '../../ui/group-thousands.ts'
import type { Listing } from './fetch-listing.ts'
import { hasFilters } from './listing-query.ts'

type ShopMessages = (typeof shopMessages)['en']

/** The title of a listing: its search, as it was corrected, or its category, or that it is of offers or of all products. */
export function titleOf(messages: ShopMessages, listing: Listing, category?: string): string {
  const { query, list } = listing
  const q = query.q && unquoted(query.q)
  if (q && isVain(listing) && !list.help_page)
    return list.nearest ? messages.notSold(list.corrected ?? q) : messages.noMatch(q)
  if (q && list.accessories_only) return messages.accessoriesFor(list.corrected ?? q)
  if (q && list.complete === 0 && !list.fitting) return messages.similarTo(list.corrected ?? q)
  if (q) return messages.resultsFor(list.corrected ?? q)
  return category || (query.only_offers ? messages.offers : messages.allProducts)
}

/** The title of what is shown in place of a listing without products: a category, the nearest search, or what sells well. */
export function titleOfInstead(messages: ShopMessages, nearest: Listing['list']['nearest']): string {
  if (!nearest?.q) return messages.popular
  return nearest.category_id === null ? messages.resultsFor(nearest.q) : nearest.q
}

/**
 * Below the title: how many cards each part of a list has, and how many products they are of, the number of the link that
 * led here (SEARCH-61); else how many products, and of how many models (SEARCH-62); of a search that finds none, whose
 * title says so, what is shown instead.
 */
export function foundText(messages: ShopMessages, listing: Listing): string {
  const { total, page, pages, models, nearest } = listing.list
  if (isVain(listing) && listing.list.help_page) return messages.seeHelp
  if (isVain(listing)) return nearest ? messages.instead : messages.checkSpelling
  if (total === 0) return messages.foundNone
  const ofModels = models && models.total !== total && messages.models(groupThousands(models.total), models.total)
  const withModels = (products: string) => [products, ...(ofModels ? [ofModels] : [])].join(' · ')
  const parts = page === 1 ? partsText(messages, listing, withModels) : undefined
  if (parts) return parts
  if (!ofModels) return rangeText(messages, listing)
  const products = withModels(messages.products(groupThousands(total), total))
  return page > 1 ? `${products} · ${messages.onPage(page, pages)}` : products
}

/** The numbers of a list of two parts, of which each counts its cards; undefined for any other. */
function partsText(
  messages: ShopMessages,
  { list }: Listing,
  withModels: (products: string) => string,
): string | undefined {
  const { total, complete, fitting } = list
  if (fitting?.total === total) return withModels(messages.fit(total, groupThousands(total), fitting.device))
  if (complete === null && !fitting) return undefined
  if (complete === 0 && !fitting) return withModels(messages.similar(groupThousands(total), total))
  const cards = list.models ?? { total, complete: complete ?? 0, fitting: fitting?.total ?? 0 }
  const inFirst = (fitting ? cards.fitting : cards.complete) ?? 0
  const others = cards.total - inFirst
  const first = fitting
    ? messages.fitting(groupThousands(inFirst), inFirst, fitting.device)
    : messages.matchAll(groupThousands(inFirst), inFirst)
  const similar = messages.areSimilar(groupThousands(others), others)
  const text = cards.total === total ? messages.inAll : messages.withOptions
  return text(`${first}, ${similar}`, messages.products(groupThousands(total), total))
}

/** Which of its products a page shows, where each has a card of its own. */
function rangeText(messages: ShopMessages, { list: { docs, page, limit, total } }: Listing): string {
  if (docs.length === total) return messages.products(groupThousands(total), total)
  const first = (page - 1) * limit + 1
  return messages.found(groupThousands(first), groupThousands(first + docs.length - 1), groupThousands(total))
}

/** Whether a search finds nothing, whatever its filters. */
const isVain = ({ query, list, searchTotal }: Listing): boolean =>
  Boolean(query.q) && list.total === 0 && searchTotal === 0 && (list.relaxed.length === 0 || !hasFilters(query))
