import { isAlertOff } from '#server/modules/customer-settings/is-alert-off.ts'
import { deviceName } from '#server/messages/device-name.ts'
import type { Account } from '#server/modules/identity/account.ts'
import type { NewSession } from '#server/modules/identity/sessions.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Limit } from '#server/platform/limits.ts'
import { linkTo } from '#server/platform/link-to.ts'
import { enqueueMail } from '#server/messages/enqueue.ts'
import type { PrepareCtx } from '#server/platform/route.ts'

/** Mails about unknown devices to one account, for clients that sign in again and again and send no known device. */
const alerts: Limit = { name: 'unknown-device-mails', points: 10, seconds: 24 * 3600 }

/** How long the link in the mail ends the session. */
const linkDays = 30

/** A mail about a sign-in on an unknown device, before it is enqueued. */
export interface Alert {
  /** The page that ends the session; undefined where the store does not know its own URL. */
  url: string | undefined
  /** The country of the sign-in; null where it is unknown. */
  country: string | null
}

/**
 * Prepares the mail to the owner of an account who is signed in on a device that the account does not know. Undefined
 * for a known device, for the first session of an account, and for an account that does not want such mails
 * (ACCOUNT-26).
 */
export async function prepareAlert(
  ctx: PrepareCtx,
  account: Account,
  { id, isKnownDevice, country }: NewSession,
): Promise<Alert | undefined> {
  const { tokens, limits, now } = ctx
  if (!account.first_session_at) return undefined
  if (isKnownDevice) return undefined
  if (await isAlertOff(ctx, account.id)) return undefined
  if (!(await limits.trySpend(alerts, account.id))) return undefined
  const expiresAt = new Date(now.getTime() + linkDays * 24 * 3600_000)
  // The token is in the fragment, which browsers send to no server: it is in no log.
  return { url: linkTo(ctx.settings, `/auth/not-me#${tokens.report(id, expiresAt)}`), country }
}

/** Enqueues the mail about a sign-in on an unknown device, in the transaction that starts its session. */
export async function sendAlert(ctx: Ctx, account: Account, { url, country }: Alert): Promise<void> {
  const language = account.language ?? ctx.language
  await enqueueMail(ctx, {
    to: account.email,
    template: 'unknown-device',
    language,
    data: {
      firstName: account.first_name,
      device: deviceName(ctx.userAgent, language),
      at: ctx.now.toISOString(),
      ...(country && { country }),
      ...(url && { url }),
    },
  })
}
