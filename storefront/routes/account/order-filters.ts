import { type OptionName, optionNames } from '#contract/delivery-methods.ts'
import type { InputOf } from '#contract/endpoint.ts'
import type { listOrders } from '#contract/orders.ts'
import { type OrderTab, orderStatuses, orderTabs } from '#domain/orders/order-steps.ts'
import { type OrderStage, orderStages } from '#domain/orders/stages.ts'

/** Where an order is in the words of its customer; an order on hold and a canceled one are in no stage. */
export type StatusFilter = OrderStage | 'on_hold' | 'canceled'

const statusFilters: readonly StatusFilter[] = [...orderStages, 'on_hold', 'canceled']
const finishedFilters: readonly StatusFilter[] = ['delivered', 'collected', 'canceled']

export const isStage = (status: StatusFilter): status is OrderStage => status !== 'on_hold' && status !== 'canceled'

/** The filters of the list of orders, as the URL's query contains them (ORDER-5, ORDER-12). */
export interface OrderFilters {
  tab: OrderTab
  period: '10d' | '6m' | 'all'
  status: StatusFilter | undefined
  branch: number | undefined
  delivery: OptionName | undefined
  /** The orders of one checkout; links of the confirmation have it. */
  checkout: string | undefined
  /** The number of an order, of an invoice or a return, or a product; it is looked up in every tab. */
  number: string | undefined
  page: number
}

/** The filters of a query; an invalid value counts as missing. */
export function readFilters(search: URLSearchParams): OrderFilters {
  const tab = orderTabs.find((name) => name === search.get('tab')) ?? 'online'
  const period = search.get('period')
  return {
    tab,
    period: period === '10d' || period === '6m' ? period : 'all',
    status: statusesOf(tab).find((status) => status === search.get('status')),
    branch: wholeNumber(search.get('branch'), 99_999),
    delivery: optionNames.find((name) => name === search.get('delivery')),
    checkout: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.exec(search.get('checkout') ?? '')?.[0],
    number: search.get('number')?.trim().slice(0, 40) || undefined,
    page: wholeNumber(search.get('page'), 10_000) ?? 1,
  }
}

/** The query of filters, without those at their default. */
export function writeFilters({ tab, period, page, ...filters }: OrderFilters): string {
  const search = new URLSearchParams()
  if (tab !== 'online') search.set('tab', tab)
  if (period !== 'all') search.set('period', period)
  for (const name of ['status', 'branch', 'delivery', 'checkout', 'number'] as const)
    if (filters[name]) search.set(name, String(filters[name]))
  if (page > 1) search.set('page', String(page))
  const text = search.toString()
  return text ? `?${text}` : '?'
}

/** What a tab can be filtered by: sales at a branch have one status alone, and the history contains old open orders. */
export function statusesOf(tab: OrderTab): StatusFilter[] {
  if (tab === 'offline') return []
  return statusFilters.filter((status) => tab === 'history' || !finishedFilters.includes(status))
}

/** How many filters besides the tab are set. */
export function countFilters({ period, status, branch, delivery, checkout, number }: OrderFilters): number {
  const others = [status, branch, delivery, checkout, number].filter((value) => value !== undefined)
  return others.length + (period === 'all' ? 0 : 1)
}

/** The same tab without any filter, from its first page. */
export function widened({ tab }: Pick<OrderFilters, 'tab'>): OrderFilters {
  return { ...readFilters(new URLSearchParams()), tab }
}

/** The filters as the API's input. */
export function toWire(filters: OrderFilters): InputOf<typeof listOrders> {
  const { tab, period, status, branch, delivery, checkout, number, page } = filters
  if (number) return { ...soughtBy(number), page }
  return {
    ...(checkout ? { global_id: checkout } : { tab }),
    ...(period !== 'all' && { filterDate: period }),
    ...(status && (isStage(status) ? { stage: status } : { order_status_id: orderStatuses.indexOf(status) + 1 })),
    ...(branch && { branch_code: branch }),
    ...(delivery && { option_name: delivery }),
    page,
  }
}

/** The number of a return, `DV-000012`, or of an invoice, `B0100000001` or `E310000000001`: codes of products look alike. */
const documentNumber = /^(?:dv-|[be]\d{2})\d{6,}$/i

/** What a text can be: the number of an order, an invoice or a return, or else a product. */
function soughtBy(text: string): InputOf<typeof listOrders> {
  if (/^[1-9]\d{0,8}$/.test(text)) return { id: Number(text) }
  return documentNumber.test(text) ? { order_document_id: text } : { product: text }
}

function wholeNumber(text: string | null, max: number): number | undefined {
  const number = /^\d{1,5}$/.test(text ?? '') ? Number(text) : 0
  return number >= 1 && number <= max ? number : undefined
}
