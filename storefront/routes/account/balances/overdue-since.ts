import { type Balance, explainsOverdue } from './due.ts'

/**
 * The instant since which the customer has something overdue: the due date of the oldest such document. Undefined where
 * the list does not name all that is overdue, since what it leaves out may be older (BALANCE-7).
 */
export const overdueSince = (balance: Pick<Balance, 'credit' | 'due'>): string | undefined =>
  explainsOverdue(balance) ? balance.due.find(({ is_overdue }) => is_overdue)?.due_at : undefined
