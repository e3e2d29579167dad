import { listDueAttempts } from '#server/modules/payments/attempts.ts'
import type { PaymentWork } from './payment-work.ts'
import { runOperations } from './run-operations.ts'
import { workAttempt } from './work-attempt.ts'

const attemptsMax = 50
const attemptsAtOnce = 8

/**
 * Goes on with everything that a provider's answer left open, whichever process began it (PAYMENT-13): requests to place
 * orders, captures, releases and refunds. Several processes may do this at once: each passes over what another has
 * claimed. One that fails is logged and stops no other.
 */
export async function workOnPayments(work: PaymentWork): Promise<void> {
  const due = await listDueAttempts(work, work.clock(), attemptsMax)
  const next = due.values()
  const workers = Array.from({ length: Math.min(attemptsAtOnce, due.length) }, async () => {
    for (const id of next)
      await workAttempt(work, id).catch((error: unknown) =>
        work.log.error({ err: error, attemptId: id }, 'a request to place orders could not go on'),
      )
  })
  await Promise.all([runOperations(work), ...workers])
}
