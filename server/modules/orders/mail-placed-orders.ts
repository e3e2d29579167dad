import { addressLine } from '#domain/addresses/address-lines.ts'
import { type Centavos, sumCentavos } from '#domain/money/money.ts'
import { proofDeadlineMs } from '#domain/payments/proof-deadline.ts'
import type { PaymentKind } from '#domain/payments/payment-kinds.ts'
import { enqueueMail } from '#server/messages/enqueue.ts'
import { listBankAccounts } from '#server/modules/configuration/payment-methods.ts'
import { storePlacedMail, takePlacedMail } from '#server/modules/payments/placed-mail.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import { linkTo } from '#server/platform/link-to.ts'
import type { CreatedOrder } from './create-orders.ts'
import { expectedArrivals } from './expected-arrivals.ts'
import { type Mailing, trackingUrlOf } from './mail-order.ts'
import { mailPaid } from './mail-payment.ts'
import type { NewOrders } from './new-orders.ts'
import { type PickupPlace, pickupPlaces } from './pickup-places.ts'
import { listIdsOfCheckout } from './tracking-repository.ts'

/** How many lines of an order its mail names; the others are counted. */
const linesMax = 20

interface PlacedMail {
  contact: { email: string; firstName: string }
  orders: NewOrders
  created: readonly CreatedOrder[]
  payments: readonly { kind: PaymentKind; amountCentavos: Centavos }[]
}

/**
 * Mails the customer the orders of a checkout (ORDER-10), in the language in which they ordered. Where a provider has to
 * capture a payment, the mail is kept until it has: whose card is declined then gets no mail about an order.
 */
export async function mailPlacedOrders(
  ctx: CustomerCtx,
  { isCaptured, ...placed }: PlacedMail & { isCaptured: boolean },
): Promise<void> {
  const mail = await placedMail(ctx, placed)
  await (isCaptured ? enqueueMail(ctx, mail) : storePlacedMail(ctx, placed.orders.globalId, mail))
}

/**
 * Sends the mail that was kept for a checkout, in the caller's transaction, once none of its payments is still to be
 * captured, or that has taken too long; then those about its orders that are paid. While it waits no order of the
 * checkout is mailed as paid. Gives what it did: `none` where no mail was kept.
 */
export async function mailStored(ctx: Mailing, globalId: string, isLate = false): Promise<'sent' | 'waits' | 'none'> {
  const taken = await takePlacedMail(ctx, globalId, isLate)
  if (!taken) return 'none'
  if (taken === 'waits') return 'waits'
  await enqueueMail(ctx, taken.mail as Awaited<ReturnType<typeof placedMail>>)
  for (const id of await listIdsOfCheckout(ctx.db, globalId)) await mailPaid(ctx, id)
  return 'sent'
}

async function placedMail(ctx: CustomerCtx, { contact, orders, created, payments }: PlacedMail) {
  const { delivery, address, customerName } = orders
  const kinds = payments.map(({ kind }) => kind)
  const isPickup = delivery === 'pickup'
  const places = isPickup ? await pickupPlaces(ctx, kinds.includes('deposit_express')) : undefined
  const arrivals = isPickup ? undefined : await expectedArrivals(ctx, orders, kinds)
  const page = linkTo(ctx.settings, `/checkout/complete/${orders.globalId}`)
  return {
    to: contact.email,
    template: 'order-placed' as const,
    language: ctx.language,
    data: {
      firstName: contact.firstName,
      orders: created.map((order) =>
        mailedOrder(ctx, order, { pickup: places?.get(order.branchCode), expectedBy: arrivals?.get(order.branchCode) }),
      ),
      totalCentavos: sumCentavos(created.map((order) => order.totalCentavos)),
      destination: { delivery, recipient: customerName, ...(address && { place: addressLine(address) }) },
      ...(await owedOf(ctx, payments)),
      ...(page && { url: page }),
    },
  }
}

function mailedOrder(
  ctx: CustomerCtx,
  { id, branchName, totalCentavos, deliveryCentavos, lines }: CreatedOrder,
  { pickup, expectedBy }: { pickup: PickupPlace | undefined; expectedBy: string | undefined },
) {
  const trackUrl = trackingUrlOf(ctx, id)
  return {
    id,
    branch: branchName,
    totalCentavos,
    deliveryCentavos,
    lines: lines.slice(0, linesMax),
    ...(lines.length > linesMax && { moreLines: lines.length - linesMax }),
    ...(trackUrl && { trackUrl }),
    ...(pickup && { pickup }),
    ...(expectedBy && { expectedBy }),
  }
}

/** What is still to be paid: in cash with the products, and into which bank accounts until when (PAYMENT-17). */
async function owedOf(ctx: CustomerCtx, payments: PlacedMail['payments']) {
  const sumOf = (kind: PaymentKind) =>
    sumCentavos(payments.filter((payment) => payment.kind === kind).map(({ amountCentavos }) => amountCentavos))
  const [dueCentavos, amountCentavos] = [sumOf('cash'), sumOf('deposit_express')]
  if (amountCentavos === 0) return { dueCentavos }
  const until = new Date(proofDeadlineMs(ctx.now, ctx.settings.PROOF_HOURS)).toISOString()
  return { dueCentavos, deposit: { amountCentavos, until, accounts: await listBankAccounts(ctx) } }
}
