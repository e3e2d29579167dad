import type { getConfiguration } from '#contract/configuration.ts'
import type { ReplyOf } from '#contract/endpoint.ts'

type WebPage = ReplyOf<typeof getConfiguration>['general']['web_page']
export type Block = 'page' | 'customers' | 'employees'

/** Why nobody of this kind may buy now (S4 step 5): the page is off, or its rule for customers or for employees is. */
export function blockOf(
  webPage: Pick<WebPage, 'active' | 'customer_active' | 'employee_active'>,
  user?: { is_employee: boolean },
): Block | undefined {
  if (!webPage.active) return 'page'
  if (user?.is_employee) return webPage.employee_active ? undefined : 'employees'
  return webPage.customer_active ? undefined : 'customers'
}
