import * as contract from '#contract/identity.ts'
import { refuse } from '#contract/refusals.ts'
import type { Ctx } from '#server/platform/context.ts'
import { allowAnyone, requireCustomer } from '#server/platform/guards.ts'
import { route } from '#server/platform/route.ts'
import { tokensOnWire } from '#server/platform/tokens.ts'
import { presentDevice, presentUser } from './present.ts'
import { prepareRegistration, register } from './register.ts'
import {
  type Account,
  endSession,
  endSessionsOf,
  findAccountById,
  findDefaultPlace,
  listSessions,
} from './repository.ts'
import { type Checked, checkPassword, signIn } from './sign-in.ts'

const userOf = async ({ db }: Ctx, account: Account) => presentUser(account, await findDefaultPlace(db, account.id))
const presentSignedIn = async (ctx: Ctx, { account, session }: Checked) => ({
  user: await userOf(ctx, account),
  tokens: tokensOnWire(session.tokens),
})

export const identityRoutes = [
  route(
    contract.register,
    allowAnyone,
    async (ctx, input, prepared) => presentSignedIn(ctx, await register(ctx, input, prepared)),
    {
      prepare: prepareRegistration,
      hasOwnQueue: true,
      session: 'start',
    },
  ),
  route(
    contract.signIn,
    allowAnyone,
    async (ctx, _input, checked) => presentSignedIn(ctx, await signIn(ctx, checked)),
    {
      prepare: checkPassword,
      hasOwnQueue: true,
      session: 'start',
    },
  ),
  // The edge rotates the token, for it knows how the pair goes back.
  route(contract.refresh, requireCustomer, () => ({}), { session: 'renew' }),
  route(contract.login, allowAnyone, async (ctx) => {
    const { actor } = ctx
    const account = actor.kind === 'customer' ? await findAccountById(ctx.db, actor.customerId) : undefined
    if (account) return { user: await userOf(ctx, account) }
    return refuse('mayNotSignIn' in actor ? 'entity-may-not-sign-in' : 'sign-in-required')
  }),
  route(
    contract.logout,
    allowAnyone,
    async (ctx) => {
      if (ctx.actor.kind === 'customer') await endSession(ctx.db, ctx.actor.sessionId, ctx.now, 'signed-out')
      return {}
    },
    { session: 'end' },
  ),
  route(contract.listDevices, requireCustomer, async (ctx) => {
    const rows = await listSessions(ctx.db, ctx.actor.customerId, ctx.now)
    return { devices: rows.map((row) => presentDevice(row, ctx.actor.sessionId)) }
  }),
  route(contract.endOtherDevices, requireCustomer, async (ctx) => ({
    ended: await endSessionsOf(ctx.db, ctx.actor.customerId, { allBut: ctx.actor.sessionId }, ctx.now),
  })),
  route(contract.endDevice, requireCustomer, async (ctx, { id }) => {
    if ((await endSessionsOf(ctx.db, ctx.actor.customerId, { id }, ctx.now)) === 0) refuse('not-found')
    return {}
  }),
]
