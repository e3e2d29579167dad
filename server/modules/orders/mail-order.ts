import { type Language, fallbackLanguage } from '#contract/language.ts'
import type { DeliveryMethod } from '#domain/delivery/delivery-method.ts'
import type { Centavos } from '#domain/money/money.ts'
import type { OrderStatus } from '#domain/orders/order-steps.ts'
import { type Parcel, carrierPageOf } from '#domain/orders/parcel.ts'
import { type StepNote, noteIn } from '#domain/orders/step-note.ts'
import { listCarriers } from '#server/modules/configuration/carriers.ts'
import { enqueueMail } from '#server/messages/enqueue.ts'
import type { Ctx } from '#server/platform/context.ts'
import { linkTo } from '#server/platform/link-to.ts'
import type { Enqueueing } from '#server/platform/outbox.ts'
import { type MailedOrder, findMailedOrder, sumPayments } from './tracking-repository.ts'

/** What a mail about an order is made with; a job in the background has it as well as a request. */
export type Mailing = Enqueueing & Pick<Ctx, 'settings' | 'orderTokens'>

/** The data that every mail about one order has, beside its own. */
export interface OrderMailData {
  firstName: string
  id: number
  branch: string
  delivery: DeliveryMethod
  url?: string
  trackUrl?: string
}

/** To whom a mail about an order goes, in which language, and what all such mails say (`server/messages/order-mails.ts`). */
export interface OrderMail {
  recipient: { to: string; language: Language }
  data: OrderMailData
  order: MailedOrder
}

/**
 * The recipient and the data of a mail about an order; undefined where its customer has deleted the account. The caller
 * adds what its template takes beside them, and enqueues it.
 */
export async function orderMailOf(ctx: Mailing, id: number): Promise<OrderMail | undefined> {
  const order = await findMailedOrder(ctx.db, id)
  if (!order) return undefined
  const url = linkTo(ctx.settings, `/account/orders/${id}`)
  const trackUrl = trackingUrlOf(ctx, id)
  const { email, firstName, branchName, delivery } = order
  return {
    recipient: { to: email, language: order.language ?? fallbackLanguage },
    data: { firstName, id, branch: branchName, delivery, ...(url && { url }), ...(trackUrl && { trackUrl }) },
    order,
  }
}

/** The link that shows an order to whoever has it; undefined where the store does not know its own URL. */
export const trackingUrlOf = ({ settings, orderTokens }: Pick<Mailing, 'settings' | 'orderTokens'>, id: number) =>
  linkTo(settings, `/track/${orderTokens.tracking(id)}`)

interface MailedStep {
  status: OrderStatus
  parcel?: Parcel | null
}

/**
 * Mails the customer that their order has taken a step, where that step is worth a mail (ORDER-10): on its way, ready to
 * collect, delivered.
 */
export async function mailStep(ctx: Mailing, id: number, { status, parcel }: MailedStep): Promise<void> {
  if (!['processed', 'dispatched', 'sent', 'delivered'].includes(status)) return
  const mail = await orderMailOf(ctx, id)
  if (!mail) return
  const { recipient, data, order } = mail
  const { delivery } = order
  if (status === 'delivered') return enqueueMail(ctx, { ...recipient, template: 'order-delivered', data })
  // A messenger has it once it is sent; a carrier once it is dispatched.
  if (status === (delivery === 'national' ? 'dispatched' : 'sent'))
    return enqueueMail(ctx, {
      ...recipient,
      template: 'order-on-its-way',
      data: { ...data, ...(parcel && { parcel: await mailedParcel(ctx, parcel) }) },
    })
  if (status !== 'processed' || delivery !== 'pickup') return
  const dueCentavos = await sumPayments(ctx.db, id, ['due'])
  return enqueueMail(ctx, {
    ...recipient,
    template: 'order-ready',
    data: {
      ...data,
      collector: order.collector,
      place: order.branchPlace,
      pass: ctx.orderTokens.pass(id),
      ...(dueCentavos > 0 && { dueCentavos }),
    },
  })
}

/** The parcel of a mail, with the page of its carrier where the store has set one. */
async function mailedParcel(ctx: Mailing, parcel: Parcel) {
  const url = carrierPageOf(parcel, await listCarriers(ctx))
  return { ...parcel, ...(url && { url }) }
}

/**
 * Why an order is canceled: in the words of the store, because a provider declined its payment in the end, or because
 * nobody proved its bank deposit in time.
 */
export interface CancelReason {
  note: StepNote | null
  isPaymentDeclined?: boolean
  isUnproven?: boolean
}

/**
 * Mails the customer that an order was canceled, why, how much of what they had paid comes back, and how much of that
 * as store credit.
 */
export async function mailCanceled(
  ctx: Mailing,
  id: number,
  {
    note,
    isPaymentDeclined = false,
    isUnproven = false,
    returnedCentavos = 0,
    creditedCentavos = 0,
  }: CancelReason & { returnedCentavos?: Centavos; creditedCentavos?: Centavos },
): Promise<void> {
  const mail = await orderMailOf(ctx, id)
  if (!mail) return
  const reason = noteIn(mail.recipient.language, note)?.text
  const more = {
    ...(reason && { reason }),
    ...(isPaymentDeclined && { isPaymentDeclined }),
    ...(isUnproven && { isUnproven }),
    ...(returnedCentavos > 0 && { returnedCentavos }),
    ...(creditedCentavos > 0 && { creditedCentavos }),
  }
  await enqueueMail(ctx, { ...mail.recipient, template: 'order-canceled', data: { ...mail.data, ...more } })
}
