import { expect, test } from 'vitest'
import { isReached } from '../figures.ts'
import { figuresOf } from './floods.ts'

test('a request of another shopper that fails during a flood is a figure that is missed, however quick the responses to the others were', () => {
  const outcome = { ratios: new Map([['carts', [1, 1.2, 1.1]]]), details: new Map([['carts', '8 → 9 ms']]) }
  expect(figuresOf({ ...outcome, failed: 0 }).map(isReached)).toEqual([true, true])
  expect(figuresOf({ ...outcome, failed: 1 }).map(isReached)).toEqual([true, false])
})
