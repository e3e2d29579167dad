import type { AccountOnDevice } from '#server/modules/identity/account.ts'
import type { Passwords } from '#server/platform/identity-service.ts'
import type { PrepareCtx } from '#server/platform/route.ts'
import { attemptsOf } from './sign-in-limits.ts'

/** A password to be compared with an account's, or with none for an unknown name. */
interface PasswordAttempt {
  /** The name in the request. */
  name: string
  owner: AccountOnDevice | undefined
  password: string
}

/**
 * Whether a password is the account's. Counts the attempt before it is evaluated, so that parallel guesses cannot exceed
 * the limits, and undoes the count where the password is right (ACCOUNT-10). An unknown account costs the same work as a
 * known one. Refuses an attempt beyond the limits.
 */
export async function evaluatePassword(
  ctx: PrepareCtx,
  passwords: Passwords,
  { name, owner, password }: PasswordAttempt,
): Promise<boolean> {
  const { limits, clientIp } = ctx
  const { account, device } = owner ?? {}
  if (!device) passwords.countAsUnknownDevice()
  const { refunded, cleared } = attemptsOf({ who: account?.id ?? name, clientIp, device })
  const attempts = [...refunded, ...cleared]
  await limits.spendAll(attempts)
  const isRight = await passwords.check(password, account).catch(async (tooBusy: unknown) => {
    await limits.refund(attempts)
    throw tooBusy
  })
  if (isRight) await limits.refund(refunded, cleared)
  return isRight
}
