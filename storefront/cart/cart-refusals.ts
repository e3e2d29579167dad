import { CallFailed } from '#contract/client.ts'
import type { tellAdjusted } from './cart-notices.ts'

const refusalReasons: Record<string, Parameters<typeof tellAdjusted>[2]> = {
  'product-without-price': 'no-price',
  'cart-full': 'cart-full',
}

/** What the refusal of a cart's change means for its line; every other one means that it is out of stock. */
export const reasonOf = (error: unknown) =>
  (error instanceof CallFailed && refusalReasons[error.reason]) || 'out-of-stock'

/**
 * Whether the server said no for good. Too many requests at once, and what a disabled page refuses, may be sent again.
 */
export function isRefused(error: unknown): boolean {
  if (!(error instanceof CallFailed) || error.reason === 'page-disabled') return false
  return error.httpStatus >= 400 && error.httpStatus < 500 && ![401, 429].includes(error.httpStatus)
}

/** Whether an employee has selected no customer to buy for (CART-6). */
export const isEmployees = (error: unknown) => error instanceof CallFailed && error.reason === 'no-customer-selected'

export function isSessionOver(error: unknown): boolean {
  return error instanceof CallFailed && error.httpStatus === 401
}
