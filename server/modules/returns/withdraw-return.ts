import { refuse, refuseIf } from '#contract/refusals.ts'
import { refusalToEndReturn } from '#domain/returns/return.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import { mailEnd } from './mail-end.ts'
import { type ReturnRow, findReturn, lockOrder } from './repository.ts'
import { withdrawRequest } from './write-repository.ts'

/**
 * The customer takes back the request for a return that waits for the branch (RETURN-14); its units can be returned again.
 * Refuses one that was decided or withdrawn before, and somebody else's. The order is locked, as it is for a decision.
 */
export async function withdrawReturn(ctx: CustomerCtx, id: string): Promise<ReturnRow> {
  const { db, now, language } = ctx
  const { customerId } = ctx.actor
  const find = async () => (await findReturn(db, customerId, id, language)) ?? refuse('not-found')
  await lockOrder(db, customerId, (await find()).orderId)
  // Read again: it may have been decided while this one waited for the order.
  refuseIf(refusalToEndReturn((await find()).state, 'withdrawn'))
  await withdrawRequest(db, { id, customerId, now })
  const withdrawn = await find()
  await mailEnd(ctx, withdrawn)
  return withdrawn
}
