import type { Refusal } from '../refusal.ts'

/** The value of `created_from` of customers who registered in the store themselves. */
const registeredInStore = 'ECOMMERCE'

/**
 * The refusal of an order by a customer who has to confirm their phone number first (ACCOUNT-38): they registered in the
 * store, which requires it.
 */
export function refusalOfUnconfirmedPhone(customer: {
  isRequired: boolean
  createdFrom: string
  isConfirmed: boolean
}): Refusal<'phone-not-confirmed'> | undefined {
  const { isRequired, createdFrom, isConfirmed } = customer
  const mustConfirm = isRequired && createdFrom === registeredInStore && !isConfirmed
  return mustConfirm ? { code: 'phone-not-confirmed' } : undefined
}
