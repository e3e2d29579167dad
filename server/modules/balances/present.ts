import { dueListMax, duePaymentsMax } from '#contract/balances.ts'
import type * as contract from '#contract/balances.ts'
import type { ReplyInputOf } from '#contract/endpoint.ts'
import { balanceStateAt, maskCode } from '#domain/balances/balance.ts'
import { sumCentavos, toDecimal } from '#domain/money/money.ts'
import type { Credit } from './get-credit.ts'
import type { WithMovements } from './get-with-movements.ts'
import type { Page } from './list-balances.ts'
import type { CreditNoteRow, DepositRow, GiftCardRow, MovementRow, SpendableRow } from './repository.ts'
import type { BalanceSummary } from './summarize-balances.ts'

/** A page of rows as the wire has it. */
export function presentPage<Row, Wire>({ rows, ...page }: Page<Row>, present: (row: Row) => Wire) {
  return { ...page, data: rows.map(present) }
}

export function presentDeposit(row: DepositRow, now: Date): ReplyInputOf<typeof contract.listDeposits>['data'][number] {
  return { ...presentSpendable(row, now), document_id: row.documentId, bank: row.bank }
}

export function presentCreditNote(
  row: CreditNoteRow,
  now: Date,
): ReplyInputOf<typeof contract.listCreditNotes>['data'][number] {
  return {
    ...presentSpendable(row, now),
    document_id: row.documentId,
    reason: row.reason,
    expires_at: row.expiresAt?.toISOString() ?? null,
  }
}

/** A gift card in a list: whoever sees the page over a shoulder cannot spend it (BALANCE-5). */
export function presentGiftCard(
  row: GiftCardRow,
  now: Date,
): ReplyInputOf<typeof contract.listGiftCards>['data'][number] {
  return { ...presentWholeGiftCard(row, now), code: maskCode(row.code) }
}

function presentWholeGiftCard({ code, kind, ...row }: GiftCardRow, now: Date) {
  return { ...presentSpendable(row, now), code, kind, expires_at: row.expiresAt?.toISOString() ?? null }
}

function presentSpendable(row: SpendableRow, now: Date) {
  return {
    id: row.id,
    date: row.createdAt.toISOString(),
    amount: toDecimal(row.amountCentavos),
    balance: toDecimal(row.balanceCentavos),
    state: balanceStateAt(row, now),
  }
}

export function presentDepositDetail(
  deposit: WithMovements<DepositRow>,
  now: Date,
): ReplyInputOf<typeof contract.getDeposit> {
  return { ...presentDeposit(deposit, now), movements: presentPage(deposit.movements, presentMovement) }
}

export function presentGiftCardDetail(
  card: WithMovements<GiftCardRow>,
  now: Date,
): ReplyInputOf<typeof contract.getGiftCard> {
  return { ...presentWholeGiftCard(card, now), movements: presentPage(card.movements, presentMovement) }
}

function presentMovement(row: MovementRow) {
  return {
    number: row.number,
    kind: row.kind,
    amount: toDecimal(row.amountCentavos),
    balance: toDecimal(row.balanceAfterCentavos),
    document_id: row.documentId,
    at: row.at.toISOString(),
  }
}

export function presentCredit(credit: Credit): ReplyInputOf<typeof contract.getCreditLimit> {
  return {
    limit: toDecimal(credit.limitCentavos),
    used: toDecimal(credit.owedCentavos),
    available: toDecimal(credit.availableCentavos),
    overdue: toDecimal(credit.overdueCentavos),
    next_due_at: credit.unpaid[0]?.dueAt.toISOString() ?? null,
  }
}

export function presentSummary(
  { spendable, credit }: BalanceSummary,
  now: Date,
): ReplyInputOf<typeof contract.getBalance> {
  return {
    deposits: toDecimal(spendable.deposit),
    credit_notes: toDecimal(spendable.credit_note),
    gift_cards: toDecimal(spendable.gift_card),
    rewards: toDecimal(spendable.reward),
    total_available: toDecimal(sumCentavos(Object.values(spendable))),
    credit: presentCredit(credit),
    pending_balance: toDecimal(credit.owedCentavos),
    due: credit.unpaid.slice(0, dueListMax).map((charge) => ({
      document_id: charge.documentId,
      order_id: charge.orderId,
      date: charge.chargedAt.toISOString(),
      due_at: charge.dueAt.toISOString(),
      amount: toDecimal(charge.chargedCentavos),
      unpaid: toDecimal(charge.unpaidCentavos),
      is_overdue: charge.dueAt <= now,
      payments: charge.payments.slice(0, duePaymentsMax).map(({ kind, amountCentavos, at }) => ({
        kind,
        amount: toDecimal(-amountCentavos),
        at: at.toISOString(),
      })),
      payments_total: charge.payments.length,
    })),
    due_total: credit.unpaid.length,
  }
}
