import { expect, test } from 'vitest'
import { stepToShow } from './steps.ts'

const nothing = { isAddressDone: false, isConfirmed: false }

test('a step is shown once those before it are done', () => {
  expect(stepToShow('payment', nothing)).toBe('address')
  expect(stepToShow('payment', { ...nothing, isAddressDone: true })).toBe('confirmation')
  expect(stepToShow('payment', { isAddressDone: true, isConfirmed: true })).toBe('payment')
})

test('a completed step can be opened again', () => {
  expect(stepToShow('confirmation', { isAddressDone: true, isConfirmed: true })).toBe('confirmation')
  expect(stepToShow(null, { isAddressDone: true, isConfirmed: true })).toBe('address')
})

test('an unknown step in the URL is the first step', () => {
  expect(stepToShow('elsewhere', { isAddressDone: true, isConfirmed: true })).toBe('address')
})

test('while an order is being placed only the payment is shown', () => {
  const attempt = {
    key: 'k',
    body: { option_id: 3, payments: [{ kind: 'cash' as const, amount: 1 }], total_amount: 1 },
  }
  expect(stepToShow('address', { isAddressDone: true, isConfirmed: true, attempt })).toBe('payment')
})
