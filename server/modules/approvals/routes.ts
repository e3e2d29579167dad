import * as contract from '#contract/approvals.ts'
import { presentUser } from '#server/modules/identity/present.ts'
import { presentChallenge } from '#server/modules/sign-in/present.ts'
import type { SignInStep } from '#server/modules/sign-in/step.ts'
import type { Ctx } from '#server/platform/context.ts'
import { allowAnyone, requireCustomer } from '#server/platform/guards.ts'
import { route } from '#server/platform/route.ts'
import { tokensOnWire } from '#server/platform/session-tokens.ts'
import { type BegunApproval, approvalSeconds, beginApproval, prepareBeginning } from './begin-approval.ts'
import { approveSignIn, checkDigits, getApproval, refuseSignIn } from './decide-approval.ts'
import { type Waiting, finishApproval, prepareFinish } from './finish-approval.ts'
import type { Approval } from './repository.ts'

/** The routes of sign-ins that another device approves; `describeDefaultAddress` as for those of signing in. */
export function createApprovalRoutes(describeDefaultAddress: (ctx: Ctx, customerId: string) => Promise<string | null>) {
  return [
    route(
      contract.beginApproval,
      allowAnyone,
      async (ctx, { remember_device: isRemembered = false }, begun: BegunApproval) => {
        await beginApproval(ctx, begun, isRemembered)
        return { ...begun, expires_in: approvalSeconds }
      },
      { prepare: prepareBeginning, limit: { name: 'approvals', points: 10, seconds: approvalSeconds } },
    ),
    route(contract.getApproval, requireCustomer, async (ctx, { id }) => presentApproval(await getApproval(ctx, id))),
    route(
      contract.approveSignIn,
      requireCustomer,
      async (ctx, { id }, isApproved: boolean) => {
        if (!isApproved) await approveSignIn(ctx, id)
        return {}
      },
      { prepare: checkDigits },
    ),
    route(contract.refuseSignIn, requireCustomer, async (ctx, { id }) => {
      await refuseSignIn(ctx, id)
      return {}
    }),
    route(
      contract.finishApproval,
      allowAnyone,
      async (ctx, { id }, step: SignInStep | Waiting) => {
        if ('isWaiting' in step) return { waiting: true as const }
        await finishApproval(ctx, id, step)
        const { account, session, next } = step
        if (next) return presentChallenge(account, next)
        const user = presentUser(account, await describeDefaultAddress(ctx, account.id))
        return { user, ...(session && { tokens: tokensOnWire(session.tokens) }) }
      },
      { prepare: prepareFinish, session: 'start' },
    ),
  ]
}

const presentApproval = ({ device, createdAt, expiresAt, approvedAt, refusedAt }: Approval) => ({
  device,
  created_at: createdAt.toISOString(),
  expires_at: expiresAt.toISOString(),
  status: refusedAt ? ('refused' as const) : approvedAt ? ('approved' as const) : ('open' as const),
})
