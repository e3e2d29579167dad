import fc from 'fast-check'
import { expect, test } from 'vitest'
import { reservableShare } from './reserved-share.ts'

const limits = { leftMax: 2, windowMs: 120, sharePercent: 20 }

test('a customer who left fewer reservations may reserve all free units', () => {
  expect(reservableShare(50, [], 1_000, limits)).toBeUndefined()
  expect(reservableShare(50, [990], 1_000, limits)).toBeUndefined()
  expect(reservableShare(50, [990, 880, 700], 1_000, limits)).toBeUndefined()
})

test('after two that were left it is a fifth, until the older of the last two has left the window', () => {
  expect(reservableShare(50, [890, 990], 1_000, limits)).toEqual({ units: 10, untilMs: 1_010 })
  expect(reservableShare(50, [890, 950, 990], 1_000, limits)).toEqual({ units: 10, untilMs: 1_070 })
  expect(reservableShare(50, [890, 990], 1_010, limits)).toBeUndefined()
})

test('a fifth is rounded down, but one unit is always available', () => {
  expect([0, 1, 4, 9, 10, 14].map((free) => reservableShare(free, [990, 990], 1_000, limits)?.units)).toEqual([
    1, 1, 1, 1, 2, 2,
  ])
})

test('any share is at least one unit and ends in the future', () => {
  fc.assert(
    fc.property(fc.nat(1_000), fc.array(fc.nat(1_000), { maxLength: 10 }), (free, leftAt) => {
      const share = reservableShare(free, leftAt, 1_000, limits)
      if (!share) return
      expect(share.units).toBeGreaterThanOrEqual(1)
      expect(share.units).toBeLessThanOrEqual(Math.max(1, free / 5))
      expect(share.untilMs).toBeGreaterThan(1_000)
      expect(reservableShare(free, leftAt, share.untilMs, limits)).toBeUndefined()
    }),
  )
})
