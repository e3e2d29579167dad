import type { Ctx, CustomerCtx } from '#server/platform/context.ts'
import type { Language } from '#contract/language.ts'
import type { Database } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'

/** What the work on payments needs: a request has it, and so has the background job. */
export type PaymentWork = Pick<
  Ctx,
  'db' | 'newId' | 'settings' | 'log' | 'catalogue' | 'identity' | 'providers' | 'orderTokens'
> & {
  clock: () => Date
}

/** The work on payments as a request does it. Its clock goes on from the instant of the request. */
export function workOf({
  db,
  newId,
  settings,
  log,
  catalogue,
  identity,
  providers,
  orderTokens,
  now,
}: Ctx): PaymentWork {
  const startedMs = performance.now()
  const clock = () => new Date(now.getTime() + performance.now() - startedMs)
  return { db, newId, settings, log, catalogue, identity, providers, orderTokens, clock }
}

/**
 * Runs a step in a transaction in the name of a customer, who may not be there: with a session's rights, since what is
 * done was asked for by the customer before.
 */
export async function asCustomer<Result>(
  work: PaymentWork,
  { customerId, language }: { customerId: string; language: Language },
  step: (ctx: CustomerCtx) => Promise<Result>,
): Promise<Result> {
  const followUps: (() => void)[] = []
  const result = await transact(work.db, (db) => step(customerCtx(work, db, { customerId, language }, followUps)))
  for (const followUp of followUps) followUp()
  return result
}

function customerCtx(
  { newId, settings, log, catalogue, identity, providers, orderTokens, clock }: PaymentWork,
  db: Database,
  { customerId, language }: { customerId: string; language: Language },
  followUps: (() => void)[],
): CustomerCtx {
  return {
    db,
    actor: {
      kind: 'customer',
      customerId,
      sessionId: '',
      priceLevel: 1,
      isEmployee: false,
      language,
      authenticatedAt: null,
      buying: { active: true, customer_active: true, employee_active: true, validate_phone_on_checkout: false },
    },
    now: clock(),
    newId,
    language,
    settings,
    identity,
    providers,
    orderTokens,
    log,
    catalogue,
    clientIp: '',
    userAgent: '',
    afterCommit: (followUp) => followUps.push(followUp),
  }
}
