import { setTimeout as sleep } from 'node:timers/promises'
import { type KnownRefusal, Refused } from '#contract/refusals.ts'
import { listOrdersOf } from '#server/modules/orders/create-orders.ts'
import { findStanding } from '#server/modules/payments/attempts.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import { workOf } from './payment-work.ts'
import type { Placed } from './place-order.ts'
import { runOperations } from './run-operations.ts'
import { workAttempt } from './work-attempt.ts'

/** How long a request waits for what its providers say. After that its caller asks again. */
const waitMs = 20_000
const pollEveryMs = 250

/**
 * Goes on with a request that waits for its providers, and gives what became of it: its orders, the page on which its
 * payer goes on, or that it still waits. Refuses as the providers did. It holds neither a transaction nor a share.
 */
export async function followAttempt(ctx: CustomerCtx, attemptId: string, paymentId: string): Promise<Placed> {
  const work = workOf(ctx)
  const startedMs = performance.now()
  await workAttempt(work, attemptId)
  // Another process may work on it: then this one only looks.
  for (;;) {
    const standing = await findStanding(ctx, attemptId)
    if (standing?.state === 'failed') throw new Refused(standing.failure as KnownRefusal)
    if (standing?.state === 'placed') {
      await runOperations(work, { globalId: attemptId })
      return { globalId: attemptId, orders: await listOrdersOf(ctx, attemptId) }
    }
    const waiting: Placed = { globalId: attemptId, orders: [], waitsFor: paymentId }
    if (standing?.action) return { ...waiting, redirect: standing.action }
    if (!standing?.isWorkedOn || performance.now() - startedMs > waitMs) return waiting
    await sleep(pollEveryMs)
  }
}
