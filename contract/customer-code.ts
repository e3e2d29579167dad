import * as z from 'zod/mini'
import { isCustomerCode, normaliseCustomerCode } from '#domain/customer-codes/customer-code.ts'
import { isEmail, normaliseEmail } from '#domain/identity/email.ts'
import { toE164Digits } from '#domain/phone/phone.ts'
import { command, query } from './endpoint.ts'
import { maybeValue, nothing, text } from './fields.ts'

/** Customers who have bought in a branch are known to the ERP by a customer code, which their account can claim. */

/** A customer code in any case; parses to the form that the ERP uses. */
export const customerCode = z.pipe(
  text(1, 60).check(z.refine(isCustomerCode, { params: { sentence: 'customer-code' } })),
  z.transform(normaliseCustomerCode),
)

/** An e-mail, or a phone number in any notation; parses to the e-mail in lower case or to the eleven digits. */
const contact = z.pipe(
  text(1, 254).check(
    z.refine((value) => isEmail(normaliseEmail(value)) || toE164Digits(value) !== undefined, {
      params: { sentence: 'contact' },
    }),
  ),
  z.transform((value) => (value.includes('@') ? normaliseEmail(value) : (toE164Digits(value) as string))),
)

export const getCustomerCode = query('ecommerce', 'GET users/customer-code', {
  summary: 'Get the customer code that the account has claimed, and whether it could claim one',
  input: nothing,
  reply: z.object({
    /** Null until the account has claimed one. */
    customer_code: z.nullable(z.string()),
    /** The confirmed e-mail or phone of the account is on file with a customer code that nobody has claimed. */
    has_customer_code: z.boolean(),
  }),
})

export const claimCustomerCode = command('ecommerce', 'POST users/customer-code', {
  summary: 'Begin to claim a customer code of the ERP: send a code to the e-mail or phone that the store has on file',
  input: z.strictObject({ customer_code: customerCode, contact }),
  reply: z.object({
    /** Names what the code claims: send it with the code. */
    request_id: z.string(),
    destination: z.string(),
    expires_in: z.number(),
  }),
})

export const verifyCustomerCode = command('ecommerce', 'POST users/customer-code/verify', {
  summary: 'Claim the customer code with the code that was sent: the account gets it, with its price level',
  input: z.strictObject({
    code: text(1, 20),
    request_id: maybeValue(z.uuid()).check(z.describe('Without it, the newest request of the customer counts.')),
  }),
  reply: z.object({ customer_code: z.string(), price_level_id: z.number() }),
})
