import { expect, test } from 'vitest'
import { cashDueOf } from './cash-due.ts'

test('cash that was not paid yet is due; paid cash and what is owed on credit are not', () => {
  const cash = { kind: 'cash', state: 'due' } as const
  const others = [
    { kind: 'credit', state: 'due' },
    { kind: 'cash', state: 'captured' },
  ] as const
  expect(cashDueOf([...others, cash])).toBe(cash)
  expect(cashDueOf(others)).toBeUndefined()
})
