import { listDueAttempts } from '#server/modules/payments/attempts.ts'
import { type ProviderName, providerNames } from '#server/modules/payments/call-provider.ts'
import type { PaymentWork } from './payment-work.ts'
import { runOperations } from './run-operations.ts'
import { workAttempt } from './work-attempt.ts'

const attemptsMax = 50
const attemptsAtOnce = 8
const operationsAtOnce = 8

/**
 * Goes on with everything that one provider's answer left open, whichever process began it (PAYMENT-13): requests to
 * place orders, captures, releases and refunds, a few of each at once. Several processes may do this at once: each
 * passes over what another has claimed. One that fails is logged and stops no other.
 */
export async function workOnProvider(work: PaymentWork, provider: ProviderName): Promise<void> {
  const due = await listDueAttempts(work, { provider, now: work.clock(), max: attemptsMax })
  const next = due.values()
  const requests = Array.from({ length: Math.min(attemptsAtOnce, due.length) }, async () => {
    for (const id of next)
      await workAttempt(work, id).catch((error: unknown) =>
        work.log.error({ err: error, attemptId: id }, 'a request to place orders could not go on'),
      )
  })
  const operations = Array.from({ length: operationsAtOnce }, () => runOperations(work, { provider }))
  await Promise.all([...operations, ...requests])
}

/** Goes on with what any provider left open. */
export async function workOnPayments(work: PaymentWork): Promise<void> {
  await Promise.all(providerNames.map((provider) => workOnProvider(work, provider)))
}
