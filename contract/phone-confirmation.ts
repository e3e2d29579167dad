import * as z from 'zod/mini'
import { command, query } from './endpoint.ts'
import { maybeValue, nothing, text } from './fields.ts'
import { phoneToDigits } from './phone.ts'

export const sendPhoneCode = command('ecommerce', 'POST users/send-phone-verification-code', {
  summary:
    'Send a code by text message to the customer’s phone, or to another number, which becomes theirs with the code',
  input: z.strictObject({ phone: maybeValue(phoneToDigits) }),
  reply: z.object({
    /** Names what the code confirms: send it with the code. */
    request_id: z.string(),
    phone: z.string(),
    /** False where a code was sent to this number within the last minute, which is still valid. */
    is_sent: z.boolean(),
    /** The seconds until another code can be sent. */
    resend_in: z.number(),
  }),
})

export const verifyPhoneCode = command('ecommerce', 'POST users/verify-phone-verification-code', {
  summary: 'Confirm a phone number with the code that was sent to it; only the digits of the code count',
  input: z.strictObject({
    verification_code: text(1, 20),
    request_id: maybeValue(z.uuid()).check(z.describe('Without it, the newest request of the customer counts.')),
  }),
  reply: z.object({ status: z.literal('success'), phone: z.string() }),
})

export const isPhoneNumberValidated = query('ecommerce', 'POST users/is-phone-number-validated', {
  summary: 'Whether the customer has confirmed their phone number',
  input: nothing,
  reply: z.object({
    data: z.object({
      is_phone_number_validated: z.boolean(),
      /** Whether the store can send text messages with codes. */
      can_be_validated: z.boolean(),
    }),
  }),
})
