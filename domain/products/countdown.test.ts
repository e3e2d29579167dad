import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countdownParts, isElapsed } from './countdown.ts'

const now = new Date('2026-03-01T12:00:00Z')
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const none = { days: 0, hours: 0, minutes: 0, seconds: 0 }

test('a deadline is shown in days, hours, minutes and seconds', () => {
  expect(countdownParts(after(2 * 86_400 + 3 * 3_600 + 4 * 60 + 5), now)).toEqual({
    days: 2,
    hours: 3,
    minutes: 4,
    seconds: 5,
  })
})

test('the last begun second still counts', () => {
  expect(countdownParts(new Date(now.getTime() + 1), now)).toEqual({ ...none, seconds: 1 })
})

test('a past deadline is shown as zero', () => {
  expect(countdownParts(new Date('2022-09-10T00:00:00Z'), now)).toEqual(none)
  expect(isElapsed(after(0), now)).toBe(true)
  expect(isElapsed(after(1), now)).toBe(false)
})

test('without a deadline all parts are zero', () => {
  expect(countdownParts(undefined, now)).toEqual(none)
  expect(isElapsed(undefined, now)).toBe(true)
})

test('the parts always add up to what is left', () => {
  fc.assert(
    fc.property(fc.nat(200 * 86_400), (seconds) => {
      const parts = countdownParts(after(seconds), now)
      expect(parts.days * 86_400 + parts.hours * 3_600 + parts.minutes * 60 + parts.seconds).toBe(seconds)
      expect(parts.hours < 24 && parts.minutes < 60 && parts.seconds < 60).toBe(true)
    }),
  )
})
