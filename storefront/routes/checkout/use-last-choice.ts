import type { ReplyOf } from '#contract/endpoint.ts'
import type { getOrder } from '#contract/orders.ts'
import type { listPartners } from '#contract/partners.ts'
import type { Centavos } from '#domain/money/money.ts'
import { isPaidLater } from '#domain/payments/first-state.ts'
import { addressLine } from '#domain/addresses/address-lines.ts'
import type { Address } from '../../addresses/address.ts'
import type { CheckoutState, RequestedPayment } from '../../checkout/checkout-state.ts'
import { browserClient } from '../../shopper/browser-client.ts'
import type { User } from '../../shopper/shopper.tsx'
import { useQuery } from '../account/use-query.ts'
import { type Addresses, reachOf } from './use-addresses.ts'

type LastOrder = ReplyOf<typeof getOrder>
type Partners = ReplyOf<typeof listPartners>

/** What the last order chose, as this checkout can choose it again. */
export interface LastChoice {
  option: CheckoutState['option']
  address: Address | undefined
  customerName: string
  partnerId: string | undefined
  isForOther: boolean
  taxId: string
  /** How it was paid; undefined where balances or several payments paid it. */
  payment: RequestedPayment | undefined
}

/** The choices of the customer's last order; undefined where there is none, or they cannot be made for this one. */
export function useLastChoice(
  user: User,
  { status, list }: Addresses,
  { branchCodes, totalCentavos }: { branchCodes: readonly number[]; totalCentavos: Centavos },
): LastChoice | undefined {
  const { data } = useQuery('last-order', async (signal) => fetchLast(totalCentavos, signal))
  if (!data || status !== 'ready') return undefined
  return choiceOf(data, { user, list, branchCodes })
}

async function fetchLast(
  totalCentavos: Centavos,
  signal: AbortSignal,
): Promise<{ order: LastOrder; partners: Partners } | null> {
  // One by one: a bundler leaves out what nobody takes of a module where each is taken by name.
  const { getOrder, listOrders } = await import('#contract/orders.ts')
  const { listPartners } = await import('#contract/partners.ts')
  const [last] = (await browserClient.call(listOrders, { limit: 1 }, { signal })).data
  if (!last) return null
  const [order, partners] = await Promise.all([
    browserClient.call(getOrder, { id: last.id }, { signal }),
    browserClient.call(listPartners, {}, { signal }),
  ])
  const payment = paymentOf(order)
  if (!payment || isPaidLater(payment.kind)) return { order, partners }
  const { canPayAgain } = await import('./can-pay-again.ts')
  return { order: (await canPayAgain(payment, totalCentavos, signal)) ? order : { ...order, payments: [] }, partners }
}

/**
 * What an order chose. An address counts where the customer still has the same one and the method reaches it from these
 * branches; who picked up counts as a partner where one has that name.
 */
export function choiceOf(
  { order, partners }: { order: LastOrder; partners: Partners },
  { user, list, branchCodes }: { user: User; list: readonly Address[]; branchCodes: readonly number[] },
): LastChoice | undefined {
  const option = order.option_name
  const taxId = order.rnc ?? ''
  const payment = paymentOf(order)
  if (option === 'pick_up') {
    const isForOther = order.customer_name !== `${user.first_name} ${user.last_name}`
    const partner = isForOther ? partners.find(({ full_name }) => full_name === order.customer_name) : undefined
    const customerName = isForOther ? order.customer_name : ''
    return { option, address: undefined, customerName, partnerId: partner?.id, isForOther, taxId, payment }
  }
  const former = order.address
  const address = former && list.find((each) => addressLine(each) === addressLine(former))
  if (!address || !reachOf(address, option, branchCodes).isReached) return undefined
  return { option, address, customerName: '', partnerId: undefined, isForOther: false, taxId, payment }
}

function paymentOf({ payments: [payment, ...others] }: LastOrder): RequestedPayment | undefined {
  if (!payment || others.length > 0 || payment.balance) return undefined
  return { kind: payment.kind, ...(payment.card && { lastFour: payment.card.last_four }) }
}
