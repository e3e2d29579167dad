import * as contract from '#contract/security.ts'
import { reauthenticate as reauthenticateEndpoint } from '#contract/two-step.ts'
import { hiddenEmail } from '#domain/identity/hidden-email.ts'
import { codeSeconds } from '#server/modules/codes/codes.ts'
import type { RightAnswer } from '#server/platform/identity-service.ts'
import { allowAnyone, requireCustomer, requireRecentAuthentication } from '#server/platform/guards.ts'
import { route } from '#server/platform/route.ts'
import {
  type CheckedEmailChange,
  type PreparedEmailChange,
  beginEmailChange,
  changeEmail,
  prepareEmailChange,
  prepareEmailCode,
} from './change-email.ts'
import { type PreparedChange, changePassword, preparePassword } from './change-password.ts'
import { isMfaActivated, isValidTotp } from './inherited-mfa-calls.ts'
import { prepareReauthentication, reauthenticate } from './reauthenticate.ts'

/** The routes that change how a customer signs in, and the proof that these changes need. */
export const securityRoutes = [
  route(
    reauthenticateEndpoint,
    requireCustomer,
    async (ctx, _input, factor: RightAnswer | undefined) => {
      await reauthenticate(ctx, factor)
      return {}
    },
    { prepare: prepareReauthentication, hasOwnQueue: true },
  ),
  route(
    contract.changePassword,
    requireCustomer,
    async (ctx, _input, prepared: PreparedChange) => {
      await changePassword(ctx, prepared)
      return {}
    },
    { prepare: preparePassword, hasOwnQueue: true },
  ),
  route(
    contract.changeEmail,
    requireRecentAuthentication,
    async (ctx, input, prepared: PreparedEmailChange) => {
      await beginEmailChange(ctx, input, prepared)
      return { destination: hiddenEmail(input.email), expires_in: codeSeconds }
    },
    { prepare: prepareEmailChange },
  ),
  route(
    contract.verifyEmail,
    requireCustomer,
    async (ctx, _input, checked: CheckedEmailChange) => ({ email: await changeEmail(ctx, checked) }),
    { prepare: prepareEmailCode, locksAccount: 'alone' },
  ),
  route(
    contract.isMfaActivated,
    allowAnyone,
    (_ctx, _input, isActivated: boolean) => ({ mfa_activated: isActivated }),
    { prepare: isMfaActivated },
  ),
  route(contract.validateGoogle2fa, allowAnyone, (_ctx, _input, isValid: boolean) => ({ valid_totp: isValid }), {
    prepare: isValidTotp,
  }),
]
