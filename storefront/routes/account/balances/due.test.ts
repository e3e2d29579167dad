import { expect, test } from 'vitest'
import { explainsDebt, explainsOverdue } from './due.ts'

const document = {
  document_id: 'FC-1',
  order_id: null,
  date: '',
  due_at: '',
  amount: 500,
  payments: [],
  payments_total: 0,
}
const due = [
  { ...document, unpaid: 300.1, is_overdue: true },
  { ...document, unpaid: 200.2, is_overdue: false },
]
const credit = { limit: 0, used: 0, available: 0, overdue: 300.1, next_due_at: null }

test.each([
  { pending: 500.3, overdue: 300.1, explained: [true, true], what: 'documents of as much' },
  { pending: 900, overdue: 699.8, explained: [false, false], what: 'older debt without a document' },
  { pending: 400, overdue: 300.1, explained: [false, true], what: 'a document that was paid too much' },
])(
  'BALANCE-18: whether the documents explain what is owed and overdue, with $what',
  ({ pending, overdue, explained }) => {
    const balance = { due, pending_balance: pending, credit: { ...credit, overdue } }
    expect([explainsDebt(balance), explainsOverdue(balance)]).toEqual(explained)
  },
)
