import { useEffect, useMemo } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { InputOf } from '#contract/endpoint.ts'
import type { recordSearchCart, recordSearchClick } from '#contract/search.ts'
import type { loader } from '../root.tsx'
import { browserClient } from '../shopper/browser-client.ts'
import { useShopper } from '../shopper/shopper.tsx'
import { keepFound, searchOf } from './search-trail.ts'

type Click = InputOf<typeof recordSearchClick>
type Cart = InputOf<typeof recordSearchCart>

interface SearchEvents {
  /** A product was opened from a search; `position` counts from 1 over the whole listing. */
  opened: (click: Click) => void
  /** A product was put into the cart: told where a search of this tab found it, the one named or the one it was opened from. */
  added: (productCode: string, queryID?: Cart['queryID']) => void
}

const ofSearch = () => import('#contract/search.ts')

/** Tells the store what became of a search: for customers only, and while the configuration wants it (S6). Nothing waits for it or fails with it. */
export function useSearchEvents(): SearchEvents {
  const mayTell = useMayTell()
  return useMemo(
    () => ({
      opened: (click) => {
        keepFound(click.product_code, click.queryID)
        if (mayTell) quietly(ofSearch().then(({ recordSearchClick }) => browserClient.call(recordSearchClick, click)))
      },
      added: (productCode, queryID = searchOf(productCode)) => {
        if (!mayTell || !queryID) return
        quietly(ofSearch().then(({ recordSearchCart }) => browserClient.call(recordSearchCart, { product_code: productCode, queryID })))
      },
    }),
    [mayTell],
  )
}

/** Tells once that the page of a product was seen, with the search that led to it. */
export function useProductViewed(productCode: string): void {
  const mayTell = useMayTell()
  useEffect(() => {
    if (!mayTell) return
    const queryID = searchOf(productCode)
    quietly(
      ofSearch().then(({ recordProductView }) =>
        browserClient.call(recordProductView, { product_code: productCode, ...(queryID && { queryID }) }),
      ),
    )
  }, [productCode, mayTell])
}

function useMayTell(): boolean {
  const { status } = useShopper()
  const isWanted = useRouteLoaderData<typeof loader>('root')?.configuration?.general.web_page.search_analytics ?? false
  return isWanted && status === 'customer'
}

function quietly(call: Promise<unknown>): void {
  call.catch(() => {})
}
