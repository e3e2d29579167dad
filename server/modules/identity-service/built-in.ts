import { refuse } from '#contract/refusals.ts'
import { checkCode, useCode } from '#server/modules/codes/codes.ts'
import { storePasswordHash } from '#server/modules/identity/accounts.ts'
import { withPasswords } from '#server/modules/identity/passwords.ts'
import {
  checkEnrolment,
  confirmEnrolment,
  informOwner,
  newEnrolment,
  storeEnrolment,
} from '#server/modules/two-step/enrol.ts'
import { removeFactors } from '#server/modules/two-step/remove-factors.ts'
import { acceptFactor, checkFactor, factorsOf } from '#server/modules/two-step/second-factor.ts'
import { endTrust, trustDevice } from '#server/modules/two-step/trusted-devices.ts'
import type { ChallengeAnswer, CheckedAnswer, IdentityService } from '#server/platform/identity-service.ts'

type Reading = Parameters<IdentityService['checkAnswer']>[0]

/** The identity service of the store itself: passwords, authenticators and codes are in its database. */
export const builtInIdentity: IdentityService = {
  withPasswords,
  storePassword: storePasswordHash,
  async removeSecrets(ctx, customerId) {
    await storePasswordHash(ctx, customerId, '')
    await removeFactors(ctx, customerId)
  },
  factorsOf,
  trustDevice,
  endTrust,
  prepareSetup(ctx, account) {
    const enrolment = newEnrolment(ctx, account)
    const { secret, uri } = enrolment
    return { secret, uri, store: (inside) => storeEnrolment(inside, account.id, enrolment) }
  },
  checkAnswer(ctx, answer) {
    if (answer.challenge === 'MFA_SETUP') return checkSetup(ctx, answer)
    const isCode = answer.challenge === 'EMAIL_CONFIRMATION' || answer.challenge === 'SMS_MFA'
    return isCode ? checkSentCode(ctx, answer) : checkAuthenticator(ctx, answer)
  },
}

/** A code that the store sent by mail or text message. */
async function checkSentCode(ctx: Reading, { requestId, answer }: ChallengeAnswer): Promise<CheckedAnswer> {
  if (requestId === undefined) return { outcome: 'wrong' }
  const check = await checkCode(ctx, requestId, answer)
  if (check.outcome !== 'right') return check
  return {
    outcome: 'right',
    async accept(inside) {
      if (!(await useCode(inside, check.id))) refuse('sign-in-over')
      return {}
    },
  }
}

/** The code of an authenticator, or a recovery code in its place, whose use its owner reads of. */
async function checkAuthenticator(ctx: Reading, { customerId, answer }: ChallengeAnswer): Promise<CheckedAnswer> {
  const factor = await checkFactor(ctx, customerId, answer)
  if (!factor) return { outcome: 'wrong' }
  return {
    outcome: 'right',
    async accept(inside, account) {
      await acceptFactor(inside, account.id, factor)
      if ('recoveryHash' in factor) await informOwner(inside, account, 'recovery-code-used')
      return {}
    },
  }
}

/** The first code of an authenticator that is being set up. */
async function checkSetup(ctx: Reading, { customerId, answer }: ChallengeAnswer): Promise<CheckedAnswer> {
  const enrolment = await checkEnrolment(ctx, customerId, answer)
  if (!enrolment) return { outcome: 'wrong' }
  return {
    outcome: 'right',
    accept: async (inside, account) => ({ recoveryCodes: await confirmEnrolment(inside, account, enrolment) }),
  }
}
