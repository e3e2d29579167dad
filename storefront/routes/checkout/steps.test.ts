import { expect, test } from 'vitest'
import { branchCodesOf, hasReview, hasSomethingToReview, stepToShow } from './steps.ts'

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

const line = {
  branchCode: 1,
  productCode: 'A',
  name: 'A',
  quantity: 1,
  unitPriceCentavos: 1,
  amountCentavos: 1,
  note: null,
}
const simple = {
  reservation: { id: 'r', lines: [line, { ...line, productCode: 'B' }], totalCentavos: 2, expiresAtMs: 0 },
  option: 'pick_up' as const,
  isForOther: false,
  taxId: ' ',
  note: '',
}

test('a simple order has nothing to review', () => {
  expect(branchCodesOf(simple)).toEqual([1])
  expect(hasSomethingToReview(simple)).toBe(false)
  // Somebody else was named before the delivery was chosen.
  expect(hasSomethingToReview({ ...simple, option: 'local_delivery', isForOther: true })).toBe(false)
})

test.each([
  ['a tax number', { taxId: '131246796' }],
  ['a note', { note: 'Ring twice' }],
  ['somebody else who picks it up', { isForOther: true }],
  ['the wish of the shopper', { wantsReview: true }],
  ['a second branch', { reservation: { ...simple.reservation, lines: [line, { ...line, branchCode: 2 }] } }],
])('%s is reviewed', (_, more) => {
  expect(hasSomethingToReview({ ...simple, ...more })).toBe(true)
})

test('the review is a step where it is open, was seen, or has something to review', () => {
  expect(hasReview('payment', simple)).toBe(false)
  expect(hasReview('confirmation', simple)).toBe(true)
  expect(hasReview('payment', { ...simple, isReviewed: true })).toBe(true)
  expect(hasReview('payment', { ...simple, note: 'Ring twice' })).toBe(true)
})
