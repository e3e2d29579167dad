import { expect, test } from 'vitest'
import { arePlausibleMinutes, cellOf, isFresh, isUsable } from './router-minutes.ts'

const now = new Date('2026-11-23T12:00:00Z')
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

test('a place belongs to a cell of eleven metres', () => {
  expect(cellOf({ lat: 18.480_04, lng: -69.900_04 })).toEqual({ latE4: 184_800, lngE4: -699_000 })
  expect(cellOf({ lat: 18.480_06, lng: -69.900_06 })).toEqual({ latE4: 184_801, lngE4: -699_001 })
})

test.each([
  [10, 5_000, true],
  [2.4, 5_000, true],
  [2.2, 5_000, false],
  [0, 0, true],
  [600, 5_000, true],
  [601, 5_000, false],
  [-1, 0, false],
  [Number.NaN, 0, false],
  [null, 0, false],
  ['10', 0, false],
])('%s minutes for %d metres: %s', (minutes, metres, isPlausible) => {
  expect(arePlausibleMinutes(minutes, metres)).toBe(isPlausible)
})

test('an order may be placed at what its quote used, two hours longer', () => {
  const measured = (minutes: number) => ({ minutes: 10, measuredAt: minutesAgo(minutes) })
  expect([isFresh(measured(1439), now), isFresh(measured(1440), now)]).toEqual([true, false])
  expect([isUsable(measured(1559), now), isUsable(measured(1560), now)]).toEqual([true, false])
  const none = (minutes: number) => ({ minutes: null, measuredAt: minutesAgo(minutes) })
  expect([isFresh(none(4), now), isFresh(none(5), now)]).toEqual([true, false])
  expect([isUsable(none(119), now), isUsable(none(120), now)]).toEqual([true, false])
})
