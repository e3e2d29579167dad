import { useEffect, useState } from 'react'
import { notify } from '../../ui/notify.ts'
import { browserClient } from '../../shopper/browser-client.ts'
import { cacheOwnPrices, usePriceKey } from '../../shopper/own-prices.ts'
import { shopMessages } from '../../messages/shop.ts'
import { useLanguage } from '../../messages/use-messages.ts'
import type { Listing } from './fetch-listing.ts'
import { shopPath } from './listing-query.ts'

interface PersonalListing {
  listing: Listing
  /** The listing is the previous one, until the customer's own has loaded. */
  isLoading: boolean
  /** The customer came from another page of the store: the public listing is not shown while their own loads. */
  hidesPublicListing: boolean
  /** A React key: a listing with other products, or in another order, is rendered anew, so that no card moves. */
  listKey: 'public' | 'personal'
}

interface Loaded {
  priceKey: string
  /** The listing of the page that the personal listing replaces. */
  publicListing: Listing
  listing: Listing
}

const cachedMax = 10
/** The customer's last listings in this tab: the back button shows one at once, while it is fetched again. */
const cached = new Map<string, Listing>()

/**
 * The listing at the prices of the current shopper. The page contains the public one, the same for all shoppers. A
 * customer of another price level has other prices, and with them another order, other products within a price range,
 * and other counts, so the browser fetches their listing after the first paint. Until it has loaded, the customer sees
 * the public listing if the visit began on this page, placeholders if they came from another page of the store, and
 * their previous listing if they changed a filter.
 */
export function usePersonalListing(publicListing: Listing): PersonalListing {
  const priceKey = usePriceKey()
  const [cameFromOtherPage] = useState(priceKey !== undefined)
  const [loaded, setLoaded] = useState<Loaded>()
  const cacheKey = `${priceKey} ${useLanguage()} ${publicListing.branchCode} ${shopPath(publicListing.query)}`
  useFetchedListing({ publicListing, priceKey, cacheKey, onLoaded: setLoaded })

  const previous = loaded?.priceKey === priceKey ? loaded : undefined
  const isCurrent = previous?.publicListing === publicListing
  const own = isCurrent ? previous.listing : priceKey && cached.get(cacheKey)
  const listing = own || previous?.listing || publicListing
  const replaced = own ? publicListing : (previous?.publicListing ?? publicListing)
  const hidesPublicListing = cameFromOtherPage && priceKey !== undefined && !own && !previous
  return {
    listing,
    isLoading: hidesPublicListing || (!own && previous !== undefined),
    hidesPublicListing,
    listKey: codesOf(listing) === codesOf(replaced) ? 'public' : 'personal',
  }
}

interface FetchOptions {
  publicListing: Listing
  priceKey: string | undefined
  cacheKey: string
  onLoaded: (loaded: Loaded) => void
}

/** Fetches the listing at the customer's prices. When that fails, the public one stays, with a notification to try again. */
function useFetchedListing({ publicListing, priceKey, cacheKey, onLoaded }: FetchOptions): void {
  const language = useLanguage()
  const [tries, setTries] = useState(0)
  useEffect(() => {
    cacheOwnPrices(priceKey, [])
    if (!priceKey) return
    const controller = new AbortController()
    const show = (listing: Listing) => onLoaded({ priceKey, publicListing, listing })
    const succeed = (listing: Listing) => {
      if (controller.signal.aborted) return
      cacheOwnPrices(priceKey, listing.list.docs)
      cache(cacheKey, listing)
      show(listing)
    }
    const fail = () => {
      if (controller.signal.aborted) return
      const { ownPricesFailed, tryAgain } = shopMessages[language]
      notify({
        id: 'own-prices',
        tone: 'warning',
        text: ownPricesFailed,
        action: { label: tryAgain, run: () => setTries(tries + 1) },
      })
      show(publicListing)
    }
    void import('./fetch-listing.ts')
      .then(({ fetchListing }) =>
        fetchListing(browserClient, publicListing.query, publicListing.branchCode, controller.signal),
      )
      .then(succeed, fail)
    return () => controller.abort()
  }, [publicListing, priceKey, cacheKey, language, tries, onLoaded])
}

const codesOf = ({ list }: Listing) => list.docs.map(({ codarticulo }) => codarticulo).join()

function cache(key: string, listing: Listing): void {
  cached.delete(key)
  cached.set(key, listing)
  if (cached.size > cachedMax) cached.delete(cached.keys().next().value as string)
}
