import * as contract from '#contract/account-data.ts'
import { prepareReauthentication } from '#server/modules/sign-in/reauthenticate.ts'
import type { RightAnswer } from '#server/platform/identity-service.ts'
import { requireCustomer, requireRecentAuthentication } from '#server/platform/guards.ts'
import type { PersonalData } from '#server/platform/personal-data.ts'
import { route } from '#server/platform/route.ts'
import { deleteAccount } from './delete-account.ts'
import { exportAccount, exports } from './export-account.ts'

/** The routes of everything that the store has about a customer. The app hands in what each module stores. */
export const createAccountDataRoutes = (parts: readonly PersonalData[]) => [
  route(
    contract.exportAccount,
    requireRecentAuthentication,
    async (ctx) => ({ exported_at: ctx.now.toISOString(), data: await exportAccount(ctx, parts) }),
    { prepare: (ctx) => ctx.limits.spend(exports, ctx.actor.customerId) },
  ),
  route(
    contract.deleteAccount,
    requireCustomer,
    async (ctx, _proof, factor: RightAnswer | undefined) => {
      await deleteAccount(ctx, parts, factor)
      return {}
    },
    { prepare: prepareReauthentication, hasOwnQueue: true, session: 'end', locksAccount: 'alone' },
  ),
]
