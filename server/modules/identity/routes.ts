import type { Appearance } from '#contract/appearance.ts'
import * as contract from '#contract/identity.ts'
import type { Ctx } from '#server/platform/context.ts'
import { allowAnyone, requireCustomer } from '#server/platform/guards.ts'
import { route } from '#server/platform/route.ts'
import { tokensOnWire } from '#server/platform/session-tokens.ts'
import { presentDevice, presentUser } from './present.ts'
import { type SignedIn, type StatedAtRegistration, prepareRegistration, register } from './register.ts'
import type { Account } from './account.ts'
import { endDevice, endDevices, endOtherDevices, listDevices } from './devices.ts'
import { getAccount } from './get-account.ts'
import { signOut } from './sign-out.ts'

/**
 * The routes of accounts and sessions. The wire's user contains the default address in one line, and a page learns what
 * the account has chosen; a registration begins the profile. The modules of addresses, settings and profiles
 * are above this one, so the app passes their functions in.
 */
export function createIdentityRoutes(
  describeDefaultAddress: (ctx: Ctx, customerId: string) => Promise<string | null>,
  getAppearance: (ctx: Ctx, customerId: string) => Promise<Appearance>,
  beginProfile: (ctx: Ctx, customerId: string, stated: StatedAtRegistration) => Promise<void>,
) {
  const userOf = async (ctx: Ctx, account: Account) =>
    presentUser(account, await describeDefaultAddress(ctx, account.id))
  const presentSignedIn = async (ctx: Ctx, { account, session }: SignedIn) => ({
    user: await userOf(ctx, account),
    tokens: tokensOnWire(session.tokens),
  })
  return [
    route(
      contract.register,
      allowAnyone,
      async (ctx, input, prepared) => {
        const signedIn = await register(ctx, input, prepared)
        await beginProfile(ctx, signedIn.account.id, input)
        return presentSignedIn(ctx, signedIn)
      },
      {
        prepare: prepareRegistration,
        hasOwnQueue: true,
        session: 'start',
      },
    ),
    // The edge rotates the token, since it knows whether the pair is sent in cookies or in the body.
    route(contract.refresh, requireCustomer, () => ({}), { session: 'renew', singleWrite: true }),
    // It writes nothing, so it needs no transaction.
    route(
      contract.getCurrentUser,
      allowAnyone,
      async (ctx) => {
        const account = await getAccount(ctx)
        return { user: await userOf(ctx, account), settings: await getAppearance(ctx, account.id) }
      },
      { singleWrite: true },
    ),
    route(
      contract.logout,
      allowAnyone,
      async (ctx) => {
        await signOut(ctx)
        return {}
      },
      { session: 'end' },
    ),
    route(contract.listDevices, requireCustomer, async (ctx) => ({
      devices: (await listDevices(ctx)).map((row) => presentDevice(row, ctx.actor.sessionId)),
      idle_days: ctx.settings.SESSION_IDLE_DAYS,
    })),
    route(contract.endDevices, requireCustomer, async (ctx, { ids }) => ({ ended: await endDevices(ctx, ids) })),
    route(contract.endOtherDevices, requireCustomer, async (ctx) => ({ ended: await endOtherDevices(ctx) })),
    route(contract.endDevice, requireCustomer, async (ctx, { id }) => {
      await endDevice(ctx, id)
      return {}
    }),
  ]
}
