import { addressLine } from '#domain/addresses/address.ts'
import { sumCentavos } from '#domain/money/money.ts'
import { enqueueMail } from '#server/messages/enqueue.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import { linkTo } from '#server/platform/link-to.ts'
import type { CreatedOrder } from './create-orders.ts'
import { trackingUrlOf } from './mail-order.ts'
import type { NewOrders } from './new-orders.ts'

/** How many lines of an order its mail names; the others are counted. */
const linesMax = 20

interface PlacedMail {
  contact: { email: string; firstName: string }
  orders: NewOrders
  created: readonly CreatedOrder[]
}

/** Mails the customer the orders of a checkout (ORDER-10), in the language in which they ordered. */
export async function mailPlacedOrders(ctx: CustomerCtx, { contact, orders, created }: PlacedMail): Promise<void> {
  const { delivery, address, customerName } = orders
  const page = linkTo(ctx.settings, `/checkout/complete/${orders.globalId}`)
  await enqueueMail(ctx, {
    to: contact.email,
    template: 'order-placed',
    language: ctx.language,
    data: {
      firstName: contact.firstName,
      orders: created.map((order) => mailedOrder(ctx, order)),
      totalCentavos: sumCentavos(created.map((order) => order.totalCentavos)),
      destination: { delivery, recipient: customerName, ...(address && { place: addressLine(address) }) },
      ...(page && { url: page }),
    },
  })
}

function mailedOrder(ctx: CustomerCtx, { id, branchName, totalCentavos, deliveryCentavos, lines }: CreatedOrder) {
  const trackUrl = trackingUrlOf(ctx, id)
  return {
    id,
    branch: branchName,
    totalCentavos,
    deliveryCentavos,
    lines: lines.slice(0, linesMax),
    ...(lines.length > linesMax && { moreLines: lines.length - linesMax }),
    ...(trackUrl && { trackUrl }),
  }
}
