import type { Refusal } from '../refusal.ts'

/** Whether the store takes orders, as staff set it for the web page under these names. */
export interface BuyingRules {
  /** The store is open at all. */
  active: boolean
  /** Customers may buy. */
  customer_active: boolean
  /** Employees may buy. */
  employee_active: boolean
}

export type Block = 'page' | 'customers' | 'employees'

/** Why nobody of this kind may buy now (CHECKOUT-1): the page is off, or its rule for customers or for employees is. */
export function blockOf(rules: BuyingRules, user?: { is_employee: boolean }): Block | undefined {
  if (!rules.active) return 'page'
  if (user?.is_employee) return rules.employee_active ? undefined : 'employees'
  return rules.customer_active ? undefined : 'customers'
}

const refusals = { page: 'page-disabled', customers: 'customers-disabled', employees: 'employees-disabled' } as const

/** The refusal of an order that the rules block: `page-disabled`, `customers-disabled` or `employees-disabled`. */
export function refusalToBuy(rules: BuyingRules, isEmployee: boolean): Refusal<(typeof refusals)[Block]> | undefined {
  const block = blockOf(rules, { is_employee: isEmployee })
  return block && { code: refusals[block] }
}

/** The refusal of a change of a cart: only a page that is off blocks it (CART-22). */
export function refusalToChangeCart(rules: BuyingRules): Refusal<'page-disabled'> | undefined {
  return rules.active ? undefined : { code: 'page-disabled' }
}

/** The block behind a refusal's word, for the page that shows it; undefined for every other word. */
export function blockBehind(code: string): Block | undefined {
  return (Object.keys(refusals) as Block[]).find((block) => refusals[block] === code)
}
