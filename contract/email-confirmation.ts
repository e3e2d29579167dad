import * as z from 'zod/mini'
import { command } from './endpoint.ts'
import { maybeValue, nothing, text } from './fields.ts'

export const sendEmailCode = command('ecommerce', 'POST users/email/confirmation', {
  summary: 'Send a code to the customer’s e-mail, to confirm it before the next sign-in asks for it',
  input: nothing,
  reply: z.object({
    /** Names what the code confirms: send it with the code. */
    request_id: z.string(),
    destination: z.string(),
    expires_in: z.number(),
  }),
})

export const verifyEmailCode = command('ecommerce', 'POST users/email/confirmation/verify', {
  summary: 'Confirm the customer’s e-mail with the code that was sent to it',
  input: z.strictObject({
    code: text(1, 20),
    request_id: maybeValue(z.uuid()).check(z.describe('Without it, the newest request of the customer counts.')),
  }),
  reply: z.object({ email: z.string(), is_email_confirmed: z.literal(true) }),
})
