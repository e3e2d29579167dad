import * as contract from '#contract/email-confirmation.ts'
import { hiddenEmail } from '#domain/identity/hidden-email.ts'
import { codeSeconds } from '#server/modules/codes/codes.ts'
import { requireCustomer } from '#server/platform/guards.ts'
import { route } from '#server/platform/route.ts'
import { type PreparedEmailCode, prepareEmailCode, sendEmailCode } from './send-email-code.ts'
import { type RightEmailCode, checkEmailCode, verifyEmailCode } from './verify-email-code.ts'

export const emailConfirmationRoutes = [
  route(
    contract.sendEmailCode,
    requireCustomer,
    async (ctx, _input, prepared: PreparedEmailCode) => {
      await sendEmailCode(ctx, prepared)
      const { account, code } = prepared
      return { request_id: code.requestId, destination: hiddenEmail(account.email), expires_in: codeSeconds }
    },
    { prepare: prepareEmailCode },
  ),
  route(
    contract.verifyEmailCode,
    requireCustomer,
    async (ctx, _input, checked: RightEmailCode) => {
      await verifyEmailCode(ctx, checked)
      return { email: checked.email, is_email_confirmed: true as const }
    },
    { prepare: checkEmailCode, locksAccount: 'alone' },
  ),
]
