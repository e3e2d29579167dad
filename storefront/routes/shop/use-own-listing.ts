import { useEffect, useState } from 'react'
import { notify } from '../../ui/notifications.tsx'
import { browserClient } from '../../shopper/browser-client.ts'
import { learnOwnPrices, useWhosePrices } from '../../shopper/own-prices.ts'
import { shopMessages } from '../../messages/shop.ts'
import { useLanguage } from '../../messages/use-messages.ts'
import type { Listing } from './ask-listing.ts'
import { shopPath } from './query.ts'

interface OwnListing {
  listing: Listing
  /** A former listing stands here until the customer's own has come. */
  isWaiting: boolean
  /** Nothing of the customer's own has been here yet, and everybody's was never seen: neither is it now. */
  isHeldBack: boolean
  /**
   * Tells a list from one with other products, or in another order, in its place: it is drawn anew, so that no card
   * moves through the page.
   */
  listKey: 'everybodys' | 'own'
}

interface Answer {
  whose: string
  /** The page's own listing, which it takes the place of. */
  instead: Listing
  listing: Listing
}

const keptMax = 10
/** A customer's last listings in this tab: going back shows one at once, while it is asked for anew. */
const kept = new Map<string, Listing>()

/**
 * The listing as whoever shops here sees it. The page's own is everybody's: a customer of another price level has other
 * prices, and with them another order, other products within a range, other ends of it and other counts. The store is
 * asked for those after paint. Until then everybody's stands where it came with the page, nothing where a known
 * customer steps in from another page, and, on the way from one list to the next, the customer's former one.
 */
export function useOwnListing(everybodys: Listing): OwnListing {
  const language = useLanguage()
  const whose = useWhosePrices()
  const [isSteppingIn] = useState(whose !== undefined)
  const [answer, setAnswer] = useState<Answer>()
  const [turn, setTurn] = useState(0)
  const key = `${whose} ${language} ${everybodys.branchCode} ${shopPath(everybodys.query)}`
  useEffect(() => {
    learnOwnPrices(whose, [])
    if (!whose) return
    const leaving = new AbortController()
    const show = (listing: Listing) => setAnswer({ whose, instead: everybodys, listing })
    const take = (listing: Listing) => {
      learnOwnPrices(whose, listing.list.docs)
      keep(key, listing)
      show(listing)
    }
    const fail = () => {
      if (leaving.signal.aborted) return
      const { ownPricesFailed, tryAgain } = shopMessages[language]
      notify({
        id: 'own-prices',
        tone: 'warning',
        text: ownPricesFailed,
        action: { label: tryAgain, run: () => setTurn(turn + 1) },
      })
      show(everybodys)
    }
    void import('./ask-listing.ts')
      .then(({ askListing }) => askListing(browserClient, everybodys.query, everybodys.branchCode, leaving.signal))
      .then((listing) => leaving.signal.aborted || take(listing), fail)
    return () => leaving.abort()
  }, [everybodys, whose, key, language, turn])

  const former = answer?.whose === whose ? answer : undefined
  const isAnswered = former?.instead === everybodys
  const own = isAnswered ? former.listing : whose && kept.get(key)
  const listing = own || former?.listing || everybodys
  const base = own ? everybodys : (former?.instead ?? everybodys)
  const isHeldBack = isSteppingIn && whose !== undefined && !own && !former
  return {
    listing,
    isWaiting: isHeldBack || (!own && former !== undefined),
    isHeldBack,
    listKey: codesOf(listing) === codesOf(base) ? 'everybodys' : 'own',
  }
}

const codesOf = ({ list }: Listing) => list.docs.map(({ codarticulo }) => codarticulo).join()

function keep(key: string, listing: Listing): void {
  kept.delete(key)
  kept.set(key, listing)
  if (kept.size > keptMax) kept.delete(kept.keys().next().value as string)
}
