import { useEffect, useMemo } from 'react'
import type { InputOf } from '#contract/endpoint.ts'
import type { recordSearchClick } from '#contract/search.ts'
import { useRoot } from '../page/use-root.ts'
import { useShopper } from '../shopper/shopper.tsx'
import type * as recordSearchEvents from './record-search-events.ts'

interface SearchEvents {
  /** Records that a product was opened from a search; `position` counts from 1 over the whole listing. */
  opened: (click: InputOf<typeof recordSearchClick>) => void
  /**
   * Records that a product was added to the cart, if a search led to it: the search `queryID`, or by default the one in
   * this tab that the product was opened from.
   */
  added: (productCode: string, queryID?: string) => void
}

type Recorder = typeof recordSearchEvents

/**
 * The functions that record events of a search in the store: for customers only, and while the configuration allows it
 * (SHELL-16). Nothing waits for them, and their failures are ignored.
 */
export function useSearchEvents(): SearchEvents {
  const isAnalyticsOn = useIsAnalyticsOn()
  const isCustomer = useShopper().status === 'customer'
  return useMemo(
    () => ({
      opened: (click) => {
        if (isAnalyticsOn) recordSilently(({ recordOpened }) => recordOpened(click, isCustomer))
      },
      added: (productCode, queryID) => {
        if (isAnalyticsOn && isCustomer) recordSilently(({ recordAdded }) => recordAdded(productCode, queryID))
      },
    }),
    [isAnalyticsOn, isCustomer],
  )
}

/** Records once that a customer has viewed a product's page, with the search that led to it. */
export function useProductViewed(productCode: string): void {
  const isAnalyticsOn = useIsAnalyticsOn()
  const mayRecord = useShopper().status === 'customer' && isAnalyticsOn
  useEffect(() => {
    if (mayRecord) recordSilently(({ recordViewed }) => recordViewed(productCode))
  }, [productCode, mayRecord])
}

function useIsAnalyticsOn(): boolean {
  return useRoot()?.configuration?.general.web_page.search_analytics ?? false
}

function recordSilently(record: (how: Recorder) => Promise<unknown>): void {
  import('./record-search-events.ts').then(record).catch(() => {})
}
