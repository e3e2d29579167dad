import { setTimeout as sleep } from 'node:timers/promises'
import { Refused } from '#contract/refusals.ts'
import { sumCentavos } from '#domain/money/money.ts'
import { listOrdersOf } from '#server/modules/orders/create-orders.ts'
import { findStanding } from '#server/modules/payments/attempts.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import { TimedOut, within } from '#server/platform/within.ts'
import { type Failure, refusalOf, refuseDeclinedCapture } from './attempt-failure.ts'
import type { StoredRequest } from './begin-attempt.ts'
import { type PaymentWork, workOf } from './payment-work.ts'
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
  const endsMs = performance.now() + waitMs
  const leftMs = () => Math.max(0, endsMs - performance.now())
  await atMost(leftMs(), workAttempt(work, attemptId), work)
  // Another process may work on it: then this one only reads.
  for (;;) {
    const standing = await findStanding(ctx, attemptId)
    if (standing?.state === 'failed') throw new Refused(await refusalOf(ctx, standing.failure as Failure))
    if (standing?.state === 'placed') {
      await atMost(leftMs(), runOperations(work, { globalId: attemptId }), work)
      await refuseDeclinedCapture(ctx, attemptId)
      return { globalId: attemptId, orders: await listOrdersOf(ctx, attemptId) }
    }
    const waiting = { globalId: attemptId, orders: [], waitsFor: paymentId, totalCentavos: totalOf(standing?.request) }
    // While a process asks the provider, the payer may have decided already.
    if (!standing?.isWorkedOn || leftMs() === 0)
      return standing?.action ? { ...waiting, redirect: standing.action } : waiting
    await sleep(pollEveryMs)
  }
}

/** The total of a stored request: its payments add up to exactly that (PAYMENT-6). */
const totalOf = (request: unknown) =>
  sumCentavos(((request as StoredRequest | undefined)?.order.payments ?? []).map((payment) => payment.amountCentavos))

/** Waits for work that may take longer than its request: then it continues, and its failure is logged. */
async function atMost(ms: number, work: Promise<unknown>, { log }: PaymentWork): Promise<void> {
  try {
    await within(ms, work)
  } catch (error) {
    if (!(error instanceof TimedOut)) throw error
    work.catch((late: unknown) => log.error({ err: late }, 'the work on a payment failed after its request'))
  }
}
