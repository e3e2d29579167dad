import type { Centavos } from '#domain/money/money.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import { insertDeposit } from './ledger-repository.ts'
import { postToLedger } from './post-to-ledger.ts'

/** Makes a deposit of a customer of money that came into the bank, and gives its balance's id. */
export async function issueDeposit(
  ctx: CustomerCtx,
  deposit: { customerId: string; bank: string; documentId: string; amountCentavos: Centavos },
): Promise<string> {
  const id = ctx.newId()
  const { amountCentavos, documentId } = deposit
  await insertDeposit(ctx.db, { ...deposit, id, now: ctx.now })
  await postToLedger(
    ctx,
    [
      {
        kind: 'balance_issued',
        orderId: null,
        paymentId: null,
        entries: [{ account: 'bank', amountCentavos }],
        movement: { balanceId: id, kind: 'issued', amountCentavos, documentId, dueAt: null },
      },
    ],
    { actorId: ctx.actor.customerId },
  )
  return id
}
