import * as contract from '#contract/phone-confirmation.ts'
import { getAccount } from '#server/modules/identity/get-account.ts'
import { requireCustomer } from '#server/platform/guards.ts'
import { canSendSms } from '#server/platform/sms.ts'
import { route } from '#server/platform/route.ts'
import { type PreparedPhoneCode, preparePhoneCode, sendPhoneCode } from './send-phone-code.ts'
import { type RightPhoneCode, checkPhoneCode, verifyPhoneCode } from './verify-phone-code.ts'

export const phoneConfirmationRoutes = [
  route(
    contract.sendPhoneCode,
    requireCustomer,
    async (ctx, _input, prepared: PreparedPhoneCode) => {
      await sendPhoneCode(ctx, prepared)
      const { requestId, phone, code, resendSeconds } = prepared
      return { request_id: requestId, phone, is_sent: code !== undefined, resend_in: resendSeconds }
    },
    { prepare: preparePhoneCode },
  ),
  route(
    contract.verifyPhoneCode,
    requireCustomer,
    async (ctx, _input, right: RightPhoneCode) => {
      await verifyPhoneCode(ctx, right)
      return { status: 'success' as const, phone: right.phone }
    },
    { prepare: checkPhoneCode },
  ),
  route(contract.isPhoneNumberValidated, requireCustomer, async (ctx) => ({
    data: {
      is_phone_number_validated: (await getAccount(ctx)).phone_verified_at !== null,
      can_be_validated: canSendSms(ctx.settings),
    },
  })),
]
