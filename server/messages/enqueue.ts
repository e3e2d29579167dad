import { type Enqueueing, type MessageRequest, enqueueMessage } from '#server/platform/outbox.ts'
import type { MailData } from './mails.ts'
import type { SmsData } from './sms.ts'

/** A template with the data that it takes. A field that is missing or of another type does not compile. */
type PayloadOf<Data> = { [Template in keyof Data]: { template: Template; data: Data[Template] } }[keyof Data]
type Recipient = Pick<MessageRequest, 'to' | 'language'>

export type MailPayload = PayloadOf<MailData>
export type SmsPayload = PayloadOf<SmsData>

/** Adds a mail to the outbox in the caller's transaction. `mails.ts` has the templates. */
export const enqueueMail = (ctx: Enqueueing, request: MailPayload & Recipient): Promise<void> =>
  enqueueMessage(ctx, 'mail', request)

/**
 * Adds a text message to the outbox in the caller's transaction. `sms.ts` has the templates. Where `canSendSms` is false
 * nobody will ever read it.
 */
export const enqueueSms = (ctx: Enqueueing, request: SmsPayload & Recipient): Promise<void> =>
  enqueueMessage(ctx, 'sms', request)
