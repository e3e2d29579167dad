import { expect, test } from 'vitest'
import { parseOpeningHours } from './opening-hours.ts'
import { pickupWindow } from './pickup-window.ts'

/** Times in these tests are the store's, four hours behind UTC. */
const at = (text: string) => new Date(`${text}-04:00`)
const windowFrom = (from: string, hours = 'Mo-Fr 09:00-12:00,14:00-19:00') => {
  const found = pickupWindow({ hours: parseOpeningHours(hours) ?? [], holidays: ['2026-12-25'] }, at(from))
  return found && [found.startMs, found.endMs]
}
const span = (from: string, to: string) => [at(from).getTime(), at(to).getTime()]

test.each([
  ['what is left of the span', '2026-11-23T16:00', '2026-11-23T16:00', '2026-11-23T19:00'],
  ['the afternoon where it is noon', '2026-11-23T12:30', '2026-11-23T14:00', '2026-11-23T19:00'],
  ['the next day after the end of this one', '2026-11-23T20:00', '2026-11-24T09:00', '2026-11-24T12:00'],
  ['the Monday after a holiday and a weekend', '2026-12-24T19:00', '2026-12-28T09:00', '2026-12-28T12:00'],
])('an order is collected in %s', (_, from, start, end) => {
  expect(windowFrom(from)).toEqual(span(start, end))
})

test('a branch that never opens has no window', () => {
  expect(pickupWindow({ hours: [], holidays: [] }, at('2026-11-23T16:00'))).toBeUndefined()
})
