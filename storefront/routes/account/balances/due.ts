import type { getBalance } from '#contract/balances.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { type Centavos, formatMoney, sumCentavos, toCentavos } from '#domain/money/money.ts'

export type Balance = Pick<ReplyOf<typeof getBalance>, 'due' | 'pending_balance' | 'credit'>

/** A document that is not wholly paid. */
export type Due = Balance['due'][number]

/** A message names at most so many documents: it has to fit in a URL. */
export const namedMax = 10

const unpaidOf = (documents: readonly Pick<Due, 'unpaid'>[]): Centavos =>
  sumCentavos(documents.map(({ unpaid }) => toCentavos(unpaid)))

/** The unpaid amounts of documents together, as text. */
export const totalOf = (documents: readonly Due[]): string => formatMoney(unpaidOf(documents))

/**
 * Whether the documents explain all that is overdue: debt that is older than the movements that are read has no document
 * (BALANCE-7).
 */
export const explainsOverdue = ({ due, credit }: Pick<Balance, 'due' | 'credit'>): boolean =>
  unpaidOf(due.filter(({ is_overdue }) => is_overdue)) === toCentavos(credit.overdue)

/** Whether the documents explain all that is owed: one that was paid too much lowers the debt without being named, too. */
export const explainsDebt = ({ due, pending_balance: pending }: Pick<Balance, 'due' | 'pending_balance'>): boolean =>
  unpaidOf(due) === toCentavos(pending)
