import { useEffect, useMemo } from 'react'
import type { InputOf } from '#contract/endpoint.ts'
import type { recordSearchClick } from '#contract/search.ts'
import { useRoot } from '../page/use-root.ts'
import { useShopper } from '../shopper/shopper.tsx'
import type * as tellSearch from './tell-search.ts'

interface SearchEvents {
  /** A product was opened from a search; `position` counts from 1 over the whole listing. */
  opened: (click: InputOf<typeof recordSearchClick>) => void
  /**
   * A product was put into the cart: told where a search of this tab found it, the one named or the one it was opened
   * from.
   */
  added: (productCode: string, queryID?: string) => void
}

type Tell = typeof tellSearch

/**
 * Tells the store what became of a search: for customers only, and while the configuration wants it (SHELL-16). Nothing
 * waits for it or fails with it.
 */
export function useSearchEvents(): SearchEvents {
  const isWanted = useIsWanted()
  const isCustomer = useShopper().status === 'customer'
  return useMemo(
    () => ({
      opened: (click) => {
        if (isWanted) quietly(({ tellOpened }) => tellOpened(click, isCustomer))
      },
      added: (productCode, queryID) => {
        if (isWanted && isCustomer) quietly(({ tellAdded }) => tellAdded(productCode, queryID))
      },
    }),
    [isWanted, isCustomer],
  )
}

/** Tells once that the page of a product was seen, with the search that led to it. */
export function useProductViewed(productCode: string): void {
  const isWanted = useIsWanted()
  const mayTell = useShopper().status === 'customer' && isWanted
  useEffect(() => {
    if (mayTell) quietly(({ tellViewed }) => tellViewed(productCode))
  }, [productCode, mayTell])
}

function useIsWanted(): boolean {
  return useRoot()?.configuration?.general.web_page.search_analytics ?? false
}

function quietly(tell: (how: Tell) => Promise<unknown>): void {
  import('./tell-search.ts').then(tell).catch(() => {})
}
