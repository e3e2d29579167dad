import { useEffect, useMemo } from 'react'
import type { InputOf } from '#contract/endpoint.ts'
import type { recordSearchClick } from '#contract/search.ts'
import { useRoot } from '../page/use-root.ts'
import { useShopper } from '../shopper/shopper.tsx'
import type * as recordSearchEvents from './record-search-events.ts'

interface SearchEvents {
  /** A product was opened from a search; `position` counts from 1 over the whole listing. */
  opened: (click: InputOf<typeof recordSearchClick>) => void
  /**
   * A product was put into the cart: told where a search of this tab found it, the one named or the one it was opened
   * from.
   */
  added: (productCode: string, queryID?: string) => void
}

type Recorder = typeof recordSearchEvents

/**
 * Tells the store what became of a search: for customers only, and while the configuration wants it (SHELL-16). Nothing
 * waits for it or fails with it.
 */
export function useSearchEvents(): SearchEvents {
  const isAnalyticsOn = useIsAnalyticsOn()
  const isCustomer = useShopper().status === 'customer'
  return useMemo(
    () => ({
      opened: (click) => {
        if (isAnalyticsOn) quietly(({ recordOpened }) => recordOpened(click, isCustomer))
      },
      added: (productCode, queryID) => {
        if (isAnalyticsOn && isCustomer) quietly(({ recordAdded }) => recordAdded(productCode, queryID))
      },
    }),
    [isAnalyticsOn, isCustomer],
  )
}

/** Tells once that the page of a product was seen, with the search that led to it. */
export function useProductViewed(productCode: string): void {
  const isAnalyticsOn2 = useIsAnalyticsOn()
  const mayRecord = useShopper().status === 'customer' && isAnalyticsOn2
  useEffect(() => {
    if (mayRecord) quietly(({ recordViewed }) => recordViewed(productCode))
  }, [productCode, mayRecord])
}

function useIsAnalyticsOn(): boolean {
  return useRoot()?.configuration?.general.web_page.search_analytics ?? false
}

function quietly(record: (how: Recorder) => Promise<unknown>): void {
  import('./record-search-events.ts').then(record).catch(() => {})
}
