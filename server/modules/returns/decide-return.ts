import { refuse, refuseIf } from '#contract/refusals.ts'
import { sumCentavos } from '#domain/money/money.ts'
import { type DecidedState, type ReturnEnding, refusalToEndReturn } from '#domain/returns/return.ts'
import { amountOfReturned } from '#domain/returns/returnable.ts'
import { returnToStock } from '#server/modules/inventory/move-stock.ts'
import { returnPart } from '#server/modules/payments/return-part.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import { refuseOwnRecord } from '#server/platform/guards.ts'
import { mailEnd } from './mail-end.ts'
import { type OrderOfReturn, type ReturnRow, findAnyReturn, listLines, lockAnyOrder } from './repository.ts'
import { approveReturn, refuseReturn } from './write-repository.ts'

export interface ReturnDecision {
  id: string
  state: DecidedState
  /** What the customer reads. */
  note: string | null
  /** How it ends; the customer's preference where it is missing. */
  ending: ReturnEnding | undefined
  /** Whether the units go back into the stock of the branch. */
  restock: boolean
}

/**
 * An employee decides a return of any customer, once (RETURN-4). Approving it gives the amount back and, where it is
 * wanted, the units to the stock of the branch. Refuses one that was decided or withdrawn before.
 */
export async function decideReturn(ctx: CustomerCtx, decision: ReturnDecision): Promise<ReturnRow> {
  const { id } = decision
  const named = (await findAnyReturn(ctx.db, id, ctx.language)) ?? refuse('not-found')
  const order = (await lockAnyOrder(ctx.db, named.orderId)) ?? refuse('not-found')
  refuseOwnRecord(ctx, order.customerId)
  // Read again: it may have been decided or withdrawn while this decision waited for the order.
  const requested = (await findAnyReturn(ctx.db, id, ctx.language)) ?? refuse('not-found')
  refuseIf(refusalToEndReturn(requested.state, decision.state))
  if (decision.state === 'approved') await approve(ctx, { order, requested, decision })
  else await refuseReturn(ctx.db, { id, note: decision.note, actorId: ctx.actor.customerId, now: ctx.now })
  const decided = (await findAnyReturn(ctx.db, id, ctx.language)) ?? refuse('not-found')
  await mailEnd(ctx, decided)
  return decided
}

interface ApprovedReturn {
  order: OrderOfReturn
  requested: ReturnRow
  decision: ReturnDecision
}

async function approve(ctx: CustomerCtx, { order, requested, decision }: ApprovedReturn): Promise<void> {
  const { id, note, restock } = decision
  const ending = decision.ending ?? requested.preference
  const bought = new Map((await listLines(ctx.db, order.id)).map((line) => [line.productCode, line]))
  const lines = requested.lines.map(({ productCode, quantity }) => {
    const line = bought.get(productCode)
    const units = { returnedBefore: line?.approved ?? 0, returned: quantity }
    return { productCode, quantity, amountCentavos: line ? amountOfReturned(line, units) : 0 }
  })
  const { creditNoteId, creditedCentavos } = await returnPart(ctx, {
    orderId: order.id,
    amountCentavos: sumCentavos(lines.map(({ amountCentavos }) => amountCentavos)),
    ending,
    documentId: requested.number,
  })
  const stocked = restock ? lines.filter(({ productCode }) => bought.get(productCode)?.isStocked) : []
  if (stocked.length > 0)
    await returnToStock(
      ctx,
      stocked.map(({ productCode, quantity }) => ({ branchCode: order.branchCode, productCode, quantity })),
      { orderId: order.id, reason: 'returned' },
    )
  const by = { actorId: ctx.actor.customerId, now: ctx.now }
  await approveReturn(ctx.db, { id, note, ...by, ending, restocked: restock, creditNoteId, creditedCentavos, lines })
}
