import type { OpeningHours } from '../branches/opening-hours.ts'
import { carrierArrivesMs, messengerArrivesMs } from '../delivery/arrival.ts'
import type { DeliveryMethod } from '../delivery/delivery-method.ts'
import type { PaymentKind } from '../payments/payment-kinds.ts'
import type { OrderStatus } from './order-steps.ts'
import { stageOf } from './stages.ts'

/** The fields of an order that the time of its arrival depends on. */
export interface ExpectedOrder {
  status: OrderStatus
  delivery: DeliveryMethod
  createdAt: Date
  paymentKinds: readonly PaymentKind[]
  /** Within how many working days its carrier arrives, as it was promised. */
  promisedDays: number | null
}

/** When the store works: the hours of the order's branch, undefined where they are not known, and the holidays. */
export interface WorkingTime {
  hours: OpeningHours | undefined
  holidays: readonly string[]
}

/**
 * The last instant at which an order arrives by the promise of its placement, in milliseconds (ORDER-15). Undefined for one
 * that is collected, on hold or finished; where nothing was promised; and for one that a bank deposit pays, since it is not
 * sent before the deposit is proved.
 */
export function expectedByMs(order: ExpectedOrder, { hours, holidays }: WorkingTime): number | undefined {
  const { status, delivery, createdAt, paymentKinds, promisedDays } = order
  const stage = stageOf(status, delivery)
  if (!stage || stage === 'delivered' || paymentKinds.includes('deposit_express')) return undefined
  if (delivery === 'local') return hours && messengerArrivesMs({ hours, holidays }, createdAt)
  if (delivery === 'national' && promisedDays !== null) return carrierArrivesMs(promisedDays, holidays, createdAt)
  return undefined
}
