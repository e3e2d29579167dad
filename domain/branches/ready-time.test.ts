import { describe, expect, test } from 'vitest'
import { parseOpeningHours } from './opening-hours.ts'
import { readyAtMs } from './ready-time.ts'

/** Times in these tests are the store's, four hours behind UTC. */
const at = (text: string) => new Date(`${text}-04:00`)
const readyIn = (minutes: number | null, from: string, hours = 'Mo-Fr 09:00-19:00; Sa 09:00-17:00') =>
  readyAtMs(
    { opening: { hours: parseOpeningHours(hours) ?? [], holidays: ['2026-12-25'] }, preparationMinutes: minutes },
    at(from),
  )

describe('an order that takes an hour to prepare', () => {
  test.each([
    ['the same day, at the next quarter', '2026-11-23T14:52:00', '2026-11-23T16:00:00'],
    ['at ten where it is placed before the branch opens', '2026-11-23T07:10:00', '2026-11-23T10:00:00'],
    ['the next day where the branch closes meanwhile', '2026-11-23T18:30:00', '2026-11-24T09:30:00'],
    ['the next day where it would be done as the branch closes', '2026-11-23T18:00:00', '2026-11-24T09:00:00'],
    ['at ten of the next day where the branch is closed', '2026-11-23T21:00:00', '2026-11-24T10:00:00'],
    ['on Monday where it is placed on Saturday evening', '2026-11-28T17:00:00', '2026-11-30T10:00:00'],
    ['after the holiday where it is placed on its eve', '2026-12-24T20:00:00', '2026-12-26T10:00:00'],
  ])('is ready %s', (_, from, ready) => {
    expect(readyIn(60, from)).toBe(at(ready).getTime())
  })
})

test('work that takes longer than a day goes on in the next ones', () => {
  expect(readyIn(25 * 60, '2026-11-23T09:00:00')).toBe(at('2026-11-25T14:00:00').getTime())
})

test('work stops while a branch is closed at noon', () => {
  expect(readyIn(60, '2026-11-23T11:30:00', 'Mo-Fr 09:00-12:00,14:00-18:00')).toBe(at('2026-11-23T14:30:00').getTime())
})

test('an order that takes no time is ready at once, but not in a closed branch', () => {
  expect(readyIn(0, '2026-11-23T10:00:00')).toBe(at('2026-11-23T10:00:00').getTime())
  expect(readyIn(0, '2026-11-23T22:00:00')).toBe(at('2026-11-24T09:00:00').getTime())
})

test.each([
  ['the preparation is not set', null, 'Mo-Fr 09:00-19:00'],
  ['the hours are not readable', 60, 'by day'],
])('nothing is promised where %s', (_, minutes, hours) => {
  expect(readyIn(minutes, '2026-11-23T10:00:00', hours)).toBeUndefined()
})

test('nothing is promised without hours', () => {
  expect(readyAtMs({ opening: undefined, preparationMinutes: 60 }, at('2026-11-23T10:00:00'))).toBeUndefined()
})

test('a branch that opens once a week is waited for, however long the work takes', () => {
  expect(readyIn(9 * 60 + 30, '2026-11-24T10:00:00', 'Mo 09:00-11:00')).toBe(at('2026-12-28T10:30:00').getTime())
})
