import { refuse } from '#contract/refusals.ts'
import type { Language } from '#contract/language.ts'
import type { Ctx } from '#server/platform/context.ts'
import { findAccountById } from './repository.ts'

/** Who a customer is and how to reach them, for the modules that write orders, mails and receipts. */
export interface CustomerProfile {
  id: string
  code: string
  email: string
  firstName: string
  lastName: string
  phone: string
  isPhoneVerified: boolean
  company: string | null
  taxId: string | null
  createdFrom: string
  language: Language | null
}

/** The profile of a customer; refuses one that does not exist. */
export async function getCustomer(ctx: Pick<Ctx, 'db'>, customerId: string): Promise<CustomerProfile> {
  const account = (await findAccountById(ctx.db, customerId)) ?? refuse('not-found')
  return {
    id: account.id,
    code: account.code,
    email: account.email,
    firstName: account.first_name,
    lastName: account.last_name,
    phone: account.phone,
    isPhoneVerified: account.phone_verified_at !== null,
    company: account.company,
    taxId: account.tax_id,
    createdFrom: account.created_from,
    language: account.language,
  }
}
