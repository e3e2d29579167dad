import type { ReplyOf } from '#contract/endpoint.ts'
import type { getOrder } from '#contract/orders.ts'

/** An order with all that its page shows. */
export type OrderDetail = ReplyOf<typeof getOrder>
