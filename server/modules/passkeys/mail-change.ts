import { getAccount } from '#server/modules/identity/get-account.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import { enqueueMail } from '#server/messages/enqueue.ts'

/** Tells a customer by mail that a passkey was added or removed. */
export async function mailChange(
  ctx: CustomerCtx,
  change: 'passkey-added' | 'passkey-removed',
  name: string,
): Promise<void> {
  const account = await getAccount(ctx)
  const { PUBLIC_URL } = ctx.settings
  await enqueueMail(ctx, {
    to: account.email,
    template: 'second-factor-changed',
    language: account.language ?? ctx.language,
    data: {
      firstName: account.first_name,
      change,
      name,
      at: ctx.now.toISOString(),
      ...(PUBLIC_URL && { url: new URL('/account/security', PUBLIC_URL).href }),
    },
  })
}
