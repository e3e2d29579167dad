import type { ReplyOf } from '#contract/endpoint.ts'
import type { getOrder } from '#contract/orders.ts'
import { type Centavos, sumCentavos, toCentavos } from '#domain/money/money.ts'

type Detail = ReplyOf<typeof getOrder>
type Payment = Pick<Detail['payments'][number], 'kind' | 'amount' | 'state'>
type PlacedOrder = Pick<Detail, 'status' | 'option_name'> & { payments: readonly Payment[] }

/** A sentence about what happens next; the payments have the sum that it is about. */
export type NextStep =
  | { name: 'prepare' | 'pickup' | 'ready' | 'deliver' | 'ship' }
  | { name: 'pay' | 'credit' | 'proof' | 'checking' | 'approved' | 'paid'; centavos: Centavos }

/**
 * What is still to come for the orders of one checkout, by their statuses and the states of their payments (CHECKOUT-20).
 * Nothing of an order that was canceled; of one that was delivered its payment alone.
 */
export function nextStepsOf(orders: readonly PlacedOrder[], hasPendingProof: boolean): NextStep[] {
  const current = orders.filter(({ status }) => status !== 'canceled')
  const coming = current.filter(({ status }) => status !== 'delivered')
  const payments = paymentSteps(current, hasPendingProof)
  // Nothing is prepared before a deposit has arrived.
  const first = payments.filter(({ name }) => name === 'proof' || name === 'checking')
  const last = payments.filter((step) => !first.includes(step))
  return [...first, ...productSteps(coming), ...last]
}

/** A checkout has one delivery method for all its orders. */
function productSteps(coming: readonly PlacedOrder[]): NextStep[] {
  const [first] = coming
  if (!first) return []
  const isPacked = coming.every(({ status }) => status !== 'created' && status !== 'in_process' && status !== 'on_hold')
  const receive = {
    local_delivery: 'deliver',
    nacional_delivery: 'ship',
    pick_up: isPacked ? 'ready' : 'pickup',
  } as const
  return [...(isPacked ? [] : [{ name: 'prepare' } as const]), { name: receive[first.option_name] }]
}

function paymentSteps(current: readonly PlacedOrder[], hasPendingProof: boolean): NextStep[] {
  const payments = current.flatMap((order) => order.payments)
  const sums = new Map<Exclude<NextStep, { centavos?: never }>['name'], Centavos>()
  for (const payment of payments) {
    const name = stepOf(payment, hasPendingProof)
    if (name) sums.set(name, sumCentavos([sums.get(name) ?? 0, toCentavos(payment.amount)]))
  }
  // Of a mix in which a provider has approved a part, nothing says more than that the whole is approved.
  const approved = sums.get('approved')
  if (approved !== undefined) {
    sums.set('approved', sumCentavos([approved, sums.get('paid') ?? 0]))
    sums.delete('paid')
  }
  return [...sums].map(([name, centavos]) => ({ name, centavos }))
}

/** What a payment leaves to do or to know. Nothing where it failed or was given back. */
function stepOf({ kind, state }: Payment, hasPendingProof: boolean) {
  switch (state) {
    case 'due':
      return 'pay'
    case 'pending_approval':
      return hasPendingProof ? 'checking' : 'proof'
    case 'captured':
      return kind === 'credit' ? 'credit' : 'paid'
    case 'created':
    case 'requires_action':
    case 'authorized':
      return 'approved'
    default:
      return undefined
  }
}
