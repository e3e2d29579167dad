import { expect, test } from 'vitest'
import { branchesToOrder } from './branches-to-order.ts'

test('the branches of the order that was left are ordered, where their carts still have products (CHECKOUT-31)', () => {
  expect(branchesToOrder({ filled: [1, 2, 3], left: [2, 3, 4], chosen: 1 })).toEqual([2, 3])
})

test.each([undefined, [4]])('without them (left: %j) the chosen branch is ordered', (left) => {
  expect(branchesToOrder({ filled: [1, 2], left, chosen: 2 })).toEqual([2])
})

test('where the chosen branch has nothing either, all are ordered', () => {
  expect(branchesToOrder({ filled: [1, 2], left: undefined, chosen: 3 })).toEqual([1, 2])
})
