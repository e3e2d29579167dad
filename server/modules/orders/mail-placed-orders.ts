import { addressLine } from '#domain/addresses/address.ts'
import { type Centavos, sumCentavos } from '#domain/money/money.ts'
import type { PaymentKind } from '#domain/payments/payment-kinds.ts'
import { enqueueMail } from '#server/messages/enqueue.ts'
import { listBankAccounts } from '#server/modules/configuration/payment-methods.ts'
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
  payments: readonly { kind: PaymentKind; amountCentavos: Centavos }[]
}

/** Mails the customer the orders of a checkout (ORDER-10), in the language in which they ordered. */
export async function mailPlacedOrders(
  ctx: CustomerCtx,
  { contact, orders, created, payments }: PlacedMail,
): Promise<void> {
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
      ...(await owedOf(ctx, payments)),
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

/** What is still to be paid: in cash with the products, and into which bank accounts until when (PAYMENT-17). */
async function owedOf(ctx: CustomerCtx, payments: PlacedMail['payments']) {
  const sumOf = (kind: PaymentKind) =>
    sumCentavos(payments.filter((payment) => payment.kind === kind).map(({ amountCentavos }) => amountCentavos))
  const [dueCentavos, amountCentavos] = [sumOf('cash'), sumOf('deposit_express')]
  if (amountCentavos === 0) return { dueCentavos }
  const until = new Date(ctx.now.getTime() + ctx.settings.PROOF_HOURS * 3_600_000).toISOString()
  return { dueCentavos, deposit: { amountCentavos, until, accounts: await listBankAccounts(ctx) } }
}
