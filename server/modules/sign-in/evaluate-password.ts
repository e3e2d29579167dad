import type { Account } from '#server/modules/identity/account.ts'
import { knownDeviceOf } from '#server/modules/identity/known-device.ts'
import type { Passwords } from '#server/platform/identity-service.ts'
import type { PrepareCtx } from '#server/platform/route.ts'
import { attemptsOf } from './sign-in-limits.ts'

/** A password to be compared with an account's, or with none for an unknown name. */
interface PasswordAttempt {
  /** The name in the request. */
  name: string
  account: Account | undefined
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
  { name, account, password }: PasswordAttempt,
): Promise<boolean> {
  const { limits, clientIp } = ctx
  const device = account && (await knownDeviceOf(ctx, account.id))
  if (!device) passwords.countAsUnknownDevice()
  const { accountAtIp, others } = attemptsOf({ who: account?.id ?? name, clientIp, device })
  const attempts = [...others, accountAtIp]
  await limits.spendAll(attempts)
  const takeBack = async (spendings: typeof attempts) => {
    for (const [limit, who] of spendings) await limits.refund(limit, who)
  }
  const isRight = await passwords.check(password, account).catch(async (tooBusy: unknown) => {
    await takeBack(attempts)
    throw tooBusy
  })
  if (!account || !isRight) return false
  await limits.forgive(...accountAtIp)
  await takeBack([...others])
  return true
}
