import { expect, test } from 'vitest'
import { isReached } from '../figures.ts'
import { figuresOf } from './floods.ts'

test('a failed request of another shopper during a flood misses the limit of a figure, however fast the other responses were', () => {
  const outcome = { ratios: new Map([['carts', [1, 1.2, 1.1]]]), details: new Map([['carts', '8 → 9 ms']]) }
  expect(figuresOf({ ...outcome, failed: 0 }).map(isReached)).toEqual([true, true])
  expect(figuresOf({ ...outcome, failed: 1 }).map(isReached)).toEqual([true, false])
})
