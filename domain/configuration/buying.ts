import type { Refusal } from '../refusal.ts'

/** Who may order, as staff set it; the names are those of the web page's settings. */
export interface BuyingRules {
  /** The page is not disabled. */
  active: boolean
  /** Customers may buy. */
  customer_active: boolean
  /** Employees may buy. */
  employee_active: boolean
}

export type Block = 'page' | 'customers' | 'employees'

/** What blocks a caller from buying now (CHECKOUT-1): the page is disabled, or buying for their kind of account. */
export function blockOf(rules: BuyingRules, user?: { is_employee: boolean }): Block | undefined {
  if (!rules.active) return 'page'
  if (user?.is_employee) return rules.employee_active ? undefined : 'employees'
  return rules.customer_active ? undefined : 'customers'
}

/**
 * What closes the account's pages to a caller (ACCOUNT-55): the page is disabled, or employees are blocked. A block of
 * customers does not, since they follow the orders that they have placed.
 */
export function accountBlockOf(rules: BuyingRules, user?: { is_employee: boolean }): 'page' | 'employees' | undefined {
  const block = blockOf(rules, user)
  return block === 'customers' ? undefined : block
}

const refusals = { page: 'page-disabled', customers: 'customers-disabled', employees: 'employees-disabled' } as const

/** The refusal of an order that the rules block: `page-disabled`, `customers-disabled` or `employees-disabled`. */
export function refusalToBuy(rules: BuyingRules, isEmployee: boolean): Refusal<(typeof refusals)[Block]> | undefined {
  const block = blockOf(rules, { is_employee: isEmployee })
  return block && { code: refusals[block] }
}

/** The refusal of a change of a cart: only a disabled page blocks it (CART-22). */
export function refusalToChangeCart(rules: BuyingRules): Refusal<'page-disabled'> | undefined {
  return rules.active ? undefined : { code: 'page-disabled' }
}

/** The block of a refusal's code, for the page that shows it; undefined for every other code. */
export function blockBehind(code: string): Block | undefined {
  return (Object.keys(refusals) as Block[]).find((block) => refusals[block] === code)
}
