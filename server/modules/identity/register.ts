import type { ParsedInputOf } from '#contract/endpoint.ts'
import type * as contract from '#contract/identity.ts'
import { refuse } from '#contract/refusals.ts'
import { confirmNationalId } from '#server/modules/taxpayers/confirm-number.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { PreparedPassword } from '#server/platform/identity-service.ts'
import type { Limit } from '#server/platform/limits.ts'
import { enqueueMail } from '#server/messages/enqueue.ts'
import type { PrepareCtx } from '#server/platform/route.ts'
import type { Settings } from '#server/platform/settings.ts'
import { refuseWeakPassword } from './new-password.ts'
import type { Account } from './account.ts'
import { findTaken, insertAccount } from './repository.ts'
import { type NewSession, prepareSession, startSession } from './sessions.ts'

type Registration = ParsedInputOf<typeof contract.register>

const registrations = ({ REGISTRATIONS_PER_HOUR }: Settings): Limit => ({
  name: 'registrations',
  points: REGISTRATIONS_PER_HOUR,
  seconds: 3600,
})

/** What a new customer said beside the fields of the account. */
export type StatedAtRegistration = Pick<Registration, 'kind' | 'identification'>

/** An account with the session that its device was given. */
export interface SignedIn {
  account: Account
  session: NewSession
}

export interface PreparedRegistration {
  /** The id of the account that will be created. */
  id: string
  password: PreparedPassword
  session: NewSession
}

/**
 * Prepares the new password before the transaction. Refuses a weak password, a registered e-mail, and more
 * registrations from one IP address in an hour than the setting allows.
 */
export async function prepareRegistration(ctx: PrepareCtx, input: Registration): Promise<PreparedRegistration> {
  const { identification, identification_confirmed: isConfirmed = false } = input
  if (identification) await confirmNationalId(ctx, identification, isConfirmed)
  refuseWeakPassword(ctx, 'password', input.password)
  return ctx.identity.withPasswords({ clientIp: ctx.clientIp, target: input.email }, async (passwords) => {
    await ctx.limits.spend(registrations(ctx.settings), ctx.clientIp)
    refuseTaken(await findTaken(ctx.db, input.email, usernameOf(input)))
    const password = await passwords.prepare(input.password)
    const id = ctx.newId()
    return {
      id,
      password,
      session: await prepareSession(ctx, {
        customerId: id,
        device: undefined,
        isRemembered: input.remember_device ?? false,
      }),
    }
  })
}

/**
 * Creates a customer at price level 1, whatever the payload contains (ACCOUNT-12), enqueues the welcome mail and signs
 * the device in.
 */
export async function register(ctx: Ctx, input: Registration, prepared: PreparedRegistration): Promise<SignedIn> {
  const { session } = prepared
  const account = await makeAccount(ctx, input, prepared)
  await startSession(ctx, account.id, session)
  const url = ctx.settings.PUBLIC_URL
  const language = input.language ?? ctx.language
  await enqueueMail(ctx, {
    to: account.email,
    template: 'welcome',
    language,
    data: { firstName: account.first_name, ...(url && { url }) },
  })
  return { account, session }
}

async function makeAccount(ctx: Ctx, input: Registration, { id, password }: PreparedRegistration): Promise<Account> {
  const username = usernameOf(input)
  const account = await insertAccount(ctx.db, {
    id,
    email: input.email,
    username,
    firstName: input.first_name,
    lastName: input.last_name,
    phone: input.phone,
    identification: input.identification ?? null,
    language: input.language ?? null,
    hasAcceptedPolicies: input.policies_accepted === true,
    now: ctx.now,
  })
  if (account) {
    await ctx.identity.storePassword(ctx, id, password)
    return account
  }
  // Another caller registered the same name between the preparation and this insert.
  refuseTaken(await findTaken(ctx.db, input.email, username))
  throw new Error('A new customer was not written although no name is taken.')
}

function refuseTaken(taken: 'email' | 'username' | undefined): void {
  if (taken === 'email') refuse('email-taken')
  if (taken === 'username') refuse('username-taken')
}

/** A username in lower case; null for an e-mail address, since everybody signs in with the e-mail anyway. */
function usernameOf({ username }: Registration): string | null {
  return username && !username.includes('@') ? username.toLowerCase() : null
}
