import type { InputOf } from '#contract/endpoint.ts'
import { recordProductView, recordSearchCart, recordSearchClick } from '#contract/search.ts'
import { browserClient } from '../shopper/browser-client.ts'
import { storeSearchOf, searchOf } from './search-trail.ts'

/**
 * Stores which search a product was opened from, and records the click for a customer. It is stored for visitors too:
 * once they sign in, the events of that product count for the search.
 */
export async function recordOpened(click: InputOf<typeof recordSearchClick>, isCustomer: boolean): Promise<void> {
  if (click.queryID) storeSearchOf(click.product_code, click.queryID)
  if (isCustomer) await browserClient.call(recordSearchClick, click)
}

export async function recordAdded(productCode: string, queryID = searchOf(productCode)): Promise<void> {
  if (queryID) await browserClient.call(recordSearchCart, { product_code: productCode, queryID })
}

export async function recordViewed(productCode: string): Promise<void> {
  const queryID = searchOf(productCode)
  await browserClient.call(recordProductView, { product_code: productCode, ...(queryID && { queryID }) })
}
