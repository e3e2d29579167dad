import { refuse } from '#contract/refusals.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { AccountOwner } from '#server/platform/identity-service.ts'
import { enqueueMail } from '#server/messages/enqueue.ts'
import type { Tokens } from '#server/platform/session-tokens.ts'
import { newRecoveryCodes, recoveryHashOf } from './recovery-codes.ts'
import { confirmPending, findAuthenticator, replaceRecoveryCodes, upsertPending } from './repository.ts'
import { deleteTrustedDevices } from './trusted-devices-repository.ts'
import { newSecret, timeStepOf, uriOf } from './totp.ts'

const pendingMs = 30 * 60_000

/** The secret of an authenticator that is being set up, and the URI of its QR code. */
export interface Enrolment {
  secret: string
  uri: string
  sealedSecret: string
}

/** Makes the secret of an authenticator. It can be confirmed once `storeEnrolment` has been committed. */
export function newEnrolment(
  { tokens, settings }: Pick<Ctx, 'settings'> & { tokens: Tokens },
  account: AccountOwner,
): Enrolment {
  const secret = newSecret()
  const uri = uriOf(secret, { issuer: settings.shop.name, label: account.email })
  return { secret, uri, sealedSecret: tokens.seal(secret) }
}

/** Stores the secret of an authenticator that is being set up; the one that the account uses stays until then. */
export function storeEnrolment(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  customerId: string,
  { sealedSecret }: Enrolment,
): Promise<void> {
  return upsertPending(db, {
    customerId,
    pendingSecret: sealedSecret,
    pendingUntil: new Date(now.getTime() + pendingMs),
  })
}

/** The first right code of an authenticator that is being set up. */
export interface CheckedEnrolment {
  pendingSecret: string
  timeStep: number
}

/** Checks the first code of an authenticator that is being set up; undefined where it is wrong. Refuses where none is. */
export async function checkEnrolment(
  { db, now, tokens }: Pick<Ctx, 'db' | 'now'> & { tokens: Tokens },
  customerId: string,
  answer: string,
): Promise<CheckedEnrolment | undefined> {
  const row = await findAuthenticator(db, customerId)
  const pendingSecret = row?.pendingUntil && row.pendingUntil > now ? row.pendingSecret : null
  const secret = pendingSecret && tokens.unseal(pendingSecret)
  if (!pendingSecret || !secret) refuse('code-expired')
  const timeStep = timeStepOf(secret, answer, now)
  return timeStep === undefined ? undefined : { pendingSecret, timeStep }
}

/**
 * Makes the authenticator the account's second factor: gives its recovery codes, ends the trust of every device and
 * informs the owner by mail.
 */
export async function confirmEnrolment(
  ctx: Informing,
  account: AccountOwner,
  checked: CheckedEnrolment,
): Promise<string[]> {
  const { db, now } = ctx
  if (!(await confirmPending(db, { customerId: account.id, ...checked, now }))) refuse('code-expired')
  await deleteTrustedDevices(db, account.id)
  await informOwner(ctx, account, 'authenticator-added')
  return renewRecoveryCodes(ctx, account.id)
}

/** Replaces the recovery codes of a customer; gives the new ones, which are shown once. */
export async function renewRecoveryCodes({ db, now }: Pick<Ctx, 'db' | 'now'>, customerId: string): Promise<string[]> {
  const codes = newRecoveryCodes()
  const hashes = codes.map((code) => recoveryHashOf(customerId, code)).filter((hash) => hash !== undefined)
  await replaceRecoveryCodes(db, customerId, hashes, now)
  return codes
}

type Informing = Pick<Ctx, 'db' | 'now' | 'language' | 'settings' | 'afterCommit'>

type Change =
  | 'authenticator-added'
  | 'authenticator-removed'
  | 'sms-added'
  | 'sms-removed'
  | 'recovery-codes-made'
  | 'recovery-code-used'

/** Informs the owner of an account by mail of a change of its second factor. */
export async function informOwner(ctx: Informing, account: AccountOwner, change: Change): Promise<void> {
  const url = ctx.settings.PUBLIC_URL && `${ctx.settings.PUBLIC_URL}/account/security`
  await enqueueMail(ctx, {
    to: account.email,
    template: 'second-factor-changed',
    language: account.language ?? ctx.language,
    data: { firstName: account.first_name, change, at: ctx.now.toISOString(), ...(url && { url }) },
  })
}
