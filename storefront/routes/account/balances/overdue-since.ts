import type { getBalance } from '#contract/balances.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { sumCentavos, toCentavos } from '#domain/money/money.ts'

type Balance = Pick<ReplyOf<typeof getBalance>, 'credit' | 'due'>

/**
 * The instant since which the customer has something overdue: the due date of the oldest such document. Undefined where
 * the list does not name all that is overdue, since what it leaves out may be older (BALANCE-7).
 */
export function overdueSince({ credit, due }: Balance): string | undefined {
  const overdue = due.filter(({ is_overdue }) => is_overdue)
  const named = sumCentavos(overdue.map(({ unpaid }) => toCentavos(unpaid)))
  return named === toCentavos(credit.overdue) ? overdue[0]?.due_at : undefined
}
