import { useEffect, useState } from 'react'
import { listCards } from '#contract/compare.ts'
import { type ProductCard, toCard } from '../product/product-card.ts'
import { useBranch } from './branch.ts'
import { browserClient } from './browser-client.ts'
import { useShopper } from './shopper.tsx'

interface Cards {
  status: 'loading' | 'ready' | 'failed'
  /** The cards in the order of the codes, without products that the store no longer has. */
  cards: readonly ProductCard[]
}

/**
 * The cards of up to twelve codes at their current prices and stock, fetched with one request. They are fetched again
 * when the set of codes, the branch or the shopper changes.
 */
export function useCards(codes: readonly string[]): Cards {
  const { branchCode } = useBranch()
  const { user } = useShopper()
  const [state, setState] = useState<Cards>({ status: 'loading', cards: [] })
  // The codes are sorted, so that another order needs no new request.
  const requested = codes.toSorted().join(',')
  useEffect(() => {
    if (!requested) return
    const leaving = new AbortController()
    browserClient
      .call(listCards, { codes: requested, place: branchCode }, { signal: leaving.signal })
      .then(({ docs }) => setState({ status: 'ready', cards: docs.map(toCard) }))
      .catch(() => leaving.signal.aborted || setState({ status: 'failed', cards: [] }))
    return () => leaving.abort()
  }, [requested, branchCode, user?.id, user?.price_level_id])
  return {
    status: state.status,
    cards: codes.flatMap((code) => state.cards.find(({ codarticulo }) => codarticulo === code) ?? []),
  }
}
