import type { Refusal } from '../refusal.ts'

/** The value of `created_from` of customers who registered in the store themselves. */
const registeredInStore = 'ECOMMERCE'

/** Whether a customer has to confirm their phone number before they order, where they have not yet (ACCOUNT-38). */
export function mustConfirmPhone({ isRequired, createdFrom }: { isRequired: boolean; createdFrom: string }): boolean {
  return isRequired && createdFrom === registeredInStore
}

/** The refusal of an order by a customer who has to confirm their phone number first (ACCOUNT-38). */
export function refusalOfUnconfirmedPhone(customer: {
  isRequired: boolean
  createdFrom: string
  isConfirmed: boolean
}): Refusal<'phone-not-confirmed'> | undefined {
  return mustConfirmPhone(customer) && !customer.isConfirmed ? { code: 'phone-not-confirmed' } : undefined
}
