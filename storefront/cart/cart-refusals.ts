import { CallFailed } from '#contract/client.ts'
import type { notifyAdjusted } from './cart-notices.ts'

const refusalReasons: Record<string, Parameters<typeof notifyAdjusted>[2]> = {
  'product-without-price': 'no-price',
  'cart-full': 'cart-full',
}

/** Why the server refused a line. Refusals that are not listed mean that the product is out of stock. */
export const reasonOf = (error: unknown) =>
  (error instanceof CallFailed && refusalReasons[error.reason]) || 'out-of-stock'

/**
 * Whether the server refused a change for good. After too many requests, and while the page is disabled, a change may be
 * sent again.
 */
export function isRefused(error: unknown): boolean {
  if (!(error instanceof CallFailed) || error.reason === 'page-disabled') return false
  return error.httpStatus >= 400 && error.httpStatus < 500 && ![401, 429].includes(error.httpStatus)
}

/** Whether an employee has selected no customer to buy for (CART-6). */
export const isNoCustomerSelected = (error: unknown) =>
  error instanceof CallFailed && error.reason === 'no-customer-selected'

/** Whether nobody is signed in any more. */
export function isSessionOver(error: unknown): boolean {
  return error instanceof CallFailed && error.httpStatus === 401
}
