import { type NewCode, codeExpiry, prolongRequest, sendCode } from '#server/modules/codes/codes.ts'
import type { Account } from '#server/modules/identity/account.ts'
import type { Ctx } from '#server/platform/context.ts'
import { type PendingSignIn, prolongSignIn } from './sign-ins-repository.ts'
import { recipientOf } from './step.ts'

/**
 * Sends another code by mail for a sign-in under way, which lasts as long as the code. An e-mail without an account gets
 * none; its sign-in lasts as long, so that nobody learns from its end that there is no account.
 */
export async function sendForSignIn(
  ctx: Ctx,
  { signIn, account, code }: { signIn: PendingSignIn; account: Account | undefined; code: NewCode },
): Promise<void> {
  await prolongSignIn(ctx.db, signIn.id, codeExpiry(ctx.now))
  if (account) await sendCode(ctx, recipientOf(ctx, account), code)
  else await prolongRequest(ctx, code.requestId)
}
