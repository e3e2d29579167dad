import { refuse } from '#contract/refusals.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Factors } from '#server/platform/identity-service.ts'
import type { Tokens } from '#server/platform/session-tokens.ts'
import { recoveryHashOf } from './recovery-codes.ts'
import { advanceTimeStep, findAuthenticator, findFactors, hasRecoveryCode, useRecoveryCode } from './repository.ts'
import { timeStepOf } from './totp.ts'

type Reading = Pick<Ctx, 'db' | 'now'> & { tokens: Tokens }

/** A right answer of a second factor, which `acceptFactor` uses up. */
export type CheckedFactor = { timeStep: number } | { recoveryHash: string }

/** The second factors of an account, and whether it trusts the device for leaving them out. */
export function factorsOf(
  { db, now, tokens }: Reading,
  customerId: string,
  device: string | undefined,
): Promise<Factors> {
  return findFactors(db, { customerId, deviceHash: device ? tokens.keyedHash(device) : null, now })
}

/** Checks the code of an account's authenticator, or one of its recovery codes; undefined where it is neither. */
export async function checkFactor(
  { db, now, tokens }: Reading,
  customerId: string,
  answer: string,
): Promise<CheckedFactor | undefined> {
  const recoveryHash = recoveryHashOf(customerId, answer)
  if (recoveryHash) return (await hasRecoveryCode(db, customerId, recoveryHash)) ? { recoveryHash } : undefined
  const row = await findAuthenticator(db, customerId)
  const secret = row?.sealedSecret && tokens.unseal(row.sealedSecret)
  const timeStep = secret ? timeStepOf(secret, answer, now) : undefined
  return row && timeStep !== undefined && timeStep > row.lastTimeStep ? { timeStep } : undefined
}

/** Uses up a right answer. Refuses where another call has used it meanwhile. */
export async function acceptFactor(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  customerId: string,
  factor: CheckedFactor,
): Promise<void> {
  const isFirst =
    'timeStep' in factor
      ? await advanceTimeStep(db, customerId, factor.timeStep)
      : await useRecoveryCode(db, customerId, factor.recoveryHash, now)
  if (!isFirst) refuse('code-mismatch')
}
