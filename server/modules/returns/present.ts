import { type ParsedInputOf, type ReplyInputOf, basePath } from '#contract/endpoint.ts'
import type * as contract from '#contract/returns.ts'
import { uploadPath } from '#contract/uploads.ts'
import { sumCentavos, toDecimal } from '#domain/money/money.ts'
import type { RequestedReturn } from './create-return.ts'
import type { ReturnDecision } from './decide-return.ts'
import type { Returnable } from './list-returns.ts'
import type { PendingReturn, ReturnRow } from './repository.ts'

export const toRequest = (input: ParsedInputOf<typeof contract.createReturn>): RequestedReturn => ({
  orderId: input.id,
  lines: input.lines.map(({ codarticulo, quantity, reason }) => ({ productCode: codarticulo, quantity, reason })),
  comment: input.comment || null,
  preference: input.preference,
})

export const toDecision = ({
  id,
  state,
  note,
  ending,
  restock = false,
}: ParsedInputOf<typeof contract.decideReturn>): ReturnDecision => ({ id, state, note: note || null, ending, restock })

export function presentReturn(row: ReturnRow): ReplyInputOf<typeof contract.getReturn> {
  const totalCentavos = sumCentavos(row.lines.map(({ amountCentavos }) => amountCentavos))
  const creditedCentavos = row.creditedCentavos ?? 0
  return {
    id: row.id,
    number: row.number,
    order_id: row.orderId,
    state: row.state,
    requested_at: row.requestedAt.toISOString(),
    decided_at: row.decidedAt?.toISOString() ?? null,
    withdrawn_at: row.withdrawnAt?.toISOString() ?? null,
    lines: row.lines.map(({ productCode, name, quantity, reason, amountCentavos }) => ({
      codarticulo: productCode,
      description: name,
      quantity,
      reason,
      amount: toDecimal(amountCentavos),
    })),
    amount: toDecimal(totalCentavos),
    comment: row.comment,
    preference: row.preference,
    ending: row.ending,
    note: row.note,
    credit_note: row.creditNote ? { document_id: row.creditNote, amount: toDecimal(creditedCentavos) } : null,
    refunded: toDecimal(row.state === 'approved' ? totalCentavos - creditedCentavos : 0),
    pictures: row.pictures.map((id) => `${basePath('ecommerce')}/${uploadPath(id)}`),
  }
}

/** A return as employees see it before they decide about it. */
export const presentPending = (row: PendingReturn) => ({
  ...presentReturn(row),
  customer: row.customer,
  branch_code: row.branchCode,
})

export const presentReturnable = (returnable: Returnable | undefined) =>
  returnable
    ? {
        until: returnable.until.toISOString(),
        lines: returnable.lines.map(({ productCode, quantity }) => ({ codarticulo: productCode, quantity })),
      }
    : null
