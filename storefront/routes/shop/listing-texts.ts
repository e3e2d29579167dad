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
 * Below the title: how many products there are, which is the number of the link that led here, and how many of them each
 * part of the list has (SEARCH-61); of a search that finds none, whose title says so, what is shown instead.
 */
export function foundText(messages: ShopMessages, listing: Listing): string {
  const { total, page, nearest } = listing.list
  if (isVain(listing) && listing.list.help_page) return messages.seeHelp
  if (isVain(listing)) return nearest ? messages.instead : messages.checkSpelling
  if (total === 0) return messages.foundNone
  return (page === 1 && partsText(messages, listing)) || rangeText(messages, listing)
}

/** The number of a list of two parts and of each part; undefined for any other list. */
function partsText(messages: ShopMessages, { list }: Listing): string | undefined {
  const { total, complete, fitting } = list
  if (fitting?.total === total) return messages.fit(total, groupThousands(total), fitting.device)
  if (complete === null && !fitting) return undefined
  if (complete === 0 && !fitting) return messages.similar(groupThousands(total), total)
  const inFirst = fitting?.total ?? complete ?? 0
  const others = total - inFirst
  const first = fitting
    ? messages.fitting(groupThousands(inFirst), inFirst, fitting.device)
    : messages.matchAll(groupThousands(inFirst), inFirst)
  const similar = messages.areSimilar(groupThousands(others), others)
  return messages.inParts(messages.products(groupThousands(total), total), `${first}, ${similar}`)
}

/** Which of its products a page shows. */
function rangeText(messages: ShopMessages, { list: { docs, page, limit, total } }: Listing): string {
  if (docs.length === total) return messages.products(groupThousands(total), total)
  const first = (page - 1) * limit + 1
  return messages.found(groupThousands(first), groupThousands(first + docs.length - 1), groupThousands(total))
}

/** Whether a search finds nothing, whatever its filters. */
const isVain = ({ query, list, searchTotal }: Listing): boolean =>
  Boolean(query.q) && list.total === 0 && searchTotal === 0 && (list.relaxed.length === 0 || !hasFilters(query))
