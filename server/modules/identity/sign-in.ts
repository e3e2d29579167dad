import type { ParsedInputOf } from '#contract/endpoint.ts'
import type * as contract from '#contract/identity.ts'
import { refuse } from '#contract/refusals.ts'
import { normaliseEmail } from '#domain/identity/email.ts'
import { getWebPage } from '#server/modules/configuration/web-page.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Limit } from '#server/platform/limits.ts'
import type { PrepareCtx } from '#server/platform/route.ts'
import { isPassword } from './passwords.ts'
import { type Account, findAccount } from './repository.ts'
import { type NewSession, prepareSession, startSession } from './sessions.ts'

const minutes = 60
const hour = 60 * minutes

/** Ten failures lock an account for one address (D4). */
const failures: Limit = { name: 'sign-in-failures', points: 10, seconds: 15 * minutes, blockSeconds: 15 * minutes }
/** Guesses at one account, from wherever (D4). */
const guesses: Limit = { name: 'sign-in-guesses', points: 20, seconds: hour }
/** How often one address may learn that an e-mail is not registered (D4). */
const unknownNames: Limit = { name: 'sign-in-unknown', points: 20, seconds: hour }

export interface Checked {
  account: Account
  session: NewSession
}

/**
 * Checks a password, before any transaction. An attempt is counted before the password is looked at, so that parallel guesses cannot
 * slip past the limits, and taken back when it was right. An unknown account costs the same work as a known one (D4).
 */
export async function checkPassword(ctx: PrepareCtx, input: ParsedInputOf<typeof contract.signIn>): Promise<Checked> {
  const name = normaliseEmail(input.username)
  const { reveal_unknown_email: tellsUnknown } = await getWebPage(ctx)
  // Asked of everybody: if only unknown names were refused from here on, the refusal would tell them apart.
  if (tellsUnknown) await ctx.limits.check(unknownNames, ctx.address)
  const account = await findAccount(ctx.db, name)
  const who = account?.id ?? name
  const pair = `${who} ${ctx.address}`
  await ctx.limits.spend(failures, pair)
  await ctx.limits.spend(guesses, who)
  const isRight = await isPassword(input.password, account?.password_hash).catch(async (tooBusy: unknown) => {
    await ctx.limits.refund(failures, pair)
    await ctx.limits.refund(guesses, who)
    throw tooBusy
  })
  if (!account && tellsUnknown) await refuseUnknown(ctx)
  if (!account || !isRight) refuse('wrong-credentials', { exception: 'NotAuthorizedException' })
  await ctx.limits.forgive(failures, pair)
  await ctx.limits.refund(guesses, who)
  if (!account.may_sign_in) refuse('entity-may-not-sign-in')
  return { account, session: await prepareSession(ctx) }
}

/** Signs the device in whose password was checked. */
export async function signIn(ctx: Ctx, { account, session }: Checked): Promise<Checked> {
  await startSession(ctx, account.id, session)
  return { account, session }
}

async function refuseUnknown(ctx: PrepareCtx): Promise<never> {
  await ctx.limits.spend(unknownNames, ctx.address)
  refuse('unknown-email', { exception: 'UserNotFoundException' })
}
