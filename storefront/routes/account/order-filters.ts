import type { InputOf } from '#contract/endpoint.ts'
import type { listOrders } from '#contract/orders.ts'
import { type OrderStatus, finishedStatuses, orderStatuses } from '#domain/orders/order-steps.ts'

/** The filters of the list of orders, as the URL's query contains them (ORDER-5). */
export interface OrderFilters {
  tab: 'online' | 'history'
  period: '10d' | '6m' | 'all'
  status: OrderStatus | undefined
  branch: number | undefined
  page: number
}

/** The filters of a query; an invalid value counts as missing. */
export function readFilters(search: URLSearchParams): OrderFilters {
  const tab = search.get('tab') === 'history' ? 'history' : 'online'
  const period = search.get('period')
  return {
    tab,
    period: period === '10d' || period === '6m' ? period : 'all',
    status: statusesOf(tab).find((status) => status === search.get('status')),
    branch: wholeNumber(search.get('branch'), 99_999),
    page: wholeNumber(search.get('page'), 10_000) ?? 1,
  }
}

/** The query of filters, without those at their default. */
export function writeFilters({ tab, period, status, branch, page }: OrderFilters): string {
  const search = new URLSearchParams()
  if (tab !== 'online') search.set('tab', tab)
  if (period !== 'all') search.set('period', period)
  if (status) search.set('status', status)
  if (branch) search.set('branch', String(branch))
  if (page > 1) search.set('page', String(page))
  const text = search.toString()
  return text ? `?${text}` : '?'
}

/** The statuses that a tab can list: `history` lists finished orders, `online` the others. */
export function statusesOf(tab: OrderFilters['tab']): OrderStatus[] {
  return orderStatuses.filter((status) => finishedStatuses.includes(status) === (tab === 'history'))
}

/** Whether any filter besides the tab is set. */
export function isNarrowed({ period, status, branch }: OrderFilters): boolean {
  return period !== 'all' || status !== undefined || branch !== undefined
}

/** The filters as the API's input. */
export function toWire({ tab, period, status, branch, page }: OrderFilters): InputOf<typeof listOrders> {
  return {
    finished: tab === 'history' ? '1' : '0',
    ...(period !== 'all' && { filterDate: period }),
    ...(status && { order_status_id: orderStatuses.indexOf(status) + 1 }),
    ...(branch && { branch_code: branch }),
    page,
  }
}

function wholeNumber(text: string | null, max: number): number | undefined {
  const number = /^\d{1,5}$/.test(text ?? '') ? Number(text) : 0
  return number >= 1 && number <= max ? number : undefined
}
