import * as contract from '#contract/customer-code.ts'
import { hiddenEmail } from '#domain/identity/hidden-email.ts'
import { formatPhone } from '#domain/phone/phone.ts'
import { codeSeconds } from '#server/modules/codes/codes.ts'
import { requireCustomer } from '#server/platform/guards.ts'
import { route } from '#server/platform/route.ts'
import { type PreparedClaim, beginClaim, prepareClaim } from './begin-claim.ts'
import { type CheckedClaim, completeClaim, prepareCompletion } from './complete-claim.ts'
import { getCustomerCode } from './get-customer-code.ts'

export const customerCodeRoutes = [
  route(contract.getCustomerCode, requireCustomer, async (ctx) => {
    const { claimed, hasUnclaimed } = await getCustomerCode(ctx)
    return { customer_code: claimed ?? null, has_customer_code: hasUnclaimed }
  }),
  route(
    contract.claimCustomerCode,
    requireCustomer,
    async (ctx, input, prepared: PreparedClaim) => {
      await beginClaim(ctx, input, prepared)
      const { contact, code } = prepared
      const destination = 'phone' in contact ? formatPhone(contact.phone) : hiddenEmail(contact.email)
      return { request_id: code.requestId, destination, expires_in: codeSeconds }
    },
    { prepare: prepareClaim },
  ),
  route(
    contract.verifyCustomerCode,
    requireCustomer,
    async (ctx, _input, checked: CheckedClaim) => {
      const { code, priceLevel } = await completeClaim(ctx, checked)
      return { customer_code: code, price_level_id: priceLevel }
    },
    { prepare: prepareCompletion, locksAccount: 'alone' },
  ),
]
