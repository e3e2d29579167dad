import { expect, test } from 'vitest'
import { releasePauseMs } from './release-attempts.ts'

test('stock is tried again after growing pauses, at last once an hour', () => {
  expect([1, 2, 3, 4, 5, 6].map(releasePauseMs)).toEqual([10_000, 60_000, 300_000, 900_000, 3_600_000, 3_600_000])
})
