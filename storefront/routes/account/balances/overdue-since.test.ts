import { expect, test } from 'vitest'
import { overdueSince } from './overdue-since.ts'

const unpaid = { order_id: null, payments: [], payments_total: 0 }
const document = { ...unpaid, document_id: 'FC-1', date: '2026-10-01T12:00:00Z', amount: 500, unpaid: 500 }
const first = { ...document, due_at: '2026-10-31T12:00:00Z', is_overdue: true }
const second = { ...document, due_at: '2026-11-16T12:00:00Z', unpaid: 250.5, is_overdue: true }
const later = { ...document, due_at: '2026-12-21T12:00:00Z', is_overdue: false }
const owing = (overdue: number) => ({ limit: 0, used: 0, available: 0, overdue, next_due_at: first.due_at })

test('BALANCE-17: what is overdue is so since its oldest document was due', () => {
  expect(overdueSince({ credit: owing(750.5), due: [first, second, later] })).toBe(first.due_at)
})

test('BALANCE-17: nothing is said of since when where nothing is overdue, or where a document is not named', () => {
  expect(overdueSince({ credit: owing(0), due: [later] })).toBeUndefined()
  expect(overdueSince({ credit: owing(900), due: [first, second, later] })).toBeUndefined()
})
