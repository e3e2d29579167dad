import type { InputOf } from '#contract/endpoint.ts'
import type { listOrders } from '#contract/orders.ts'
import { type OrderStatus, finishedStatuses, orderStatuses } from '#domain/orders/order-steps.ts'

/** What the list of orders shows, as its address holds it (ORDER-5): one of two tabs, and filters. */
export interface OrderFilters {
  tab: 'online' | 'history'
  period: '10d' | '6m' | 'all'
  status: OrderStatus | undefined
  branch: number | undefined
  page: number
}

/** The filters of an address; what is nonsense in it counts as not said. */
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

/** The address of filters, without what is not said. */
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

/** The states that a tab can show: history is what is over, online is what is still on its way. */
export function statusesOf(tab: OrderFilters['tab']): OrderStatus[] {
  return orderStatuses.filter((status) => finishedStatuses.includes(status) === (tab === 'history'))
}

/** Whether anything but the tab narrows the list. */
export function isNarrowed({ period, status, branch }: OrderFilters): boolean {
  return period !== 'all' || status !== undefined || branch !== undefined
}

/** The filters as the store takes them. */
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
