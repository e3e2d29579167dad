import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Span } from './limits.ts'
import { reservableFrom, reservableUntil } from './reserved-time.ts'

const limits = { reservedMaxMs: 60, windowMs: 120 }
const span = (fromMs: number, untilMs: number): Span => ({ fromMs, untilMs })

test('a customer who has reserved nothing may reserve for the whole limit', () => {
  expect(reservableUntil([], 1_000, limits)).toBe(1_060)
})

test('time reserved within the window is subtracted, time before it is not', () => {
  expect(reservableUntil([span(970, 985)], 1_000, limits)).toBe(1_045)
  expect(reservableUntil([span(800, 870)], 1_000, limits)).toBe(1_060)
})

test('reserved time that leaves the window in the meantime comes back', () => {
  // Half an hour, an hour and a half ago: by the time the first half hour is used up it has left the window.
  expect(reservableUntil([span(880, 910)], 1_000, limits)).toBe(1_060)
  expect(reservableUntil([span(890, 920)], 1_000, limits)).toBe(1_060)
  expect(reservableUntil([span(910, 940)], 1_000, limits)).toBe(1_060)
  expect(reservableUntil([span(940, 970)], 1_000, limits)).toBe(1_030)
})

test('once the limit is used up nothing can be reserved until enough of that time is outside the window', () => {
  expect(reservableUntil([span(940, 1_000)], 1_000, limits)).toBe(1_000)
  expect(reservableFrom([span(940, 1_000)], 1_000, limits, 5)).toBe(1_060)
  expect(reservableUntil([span(940, 1_000)], 1_060, limits)).toBe(1_120)
})

test('with less than the minimum left, the instant is the one at which the minimum is available', () => {
  expect(reservableFrom([span(945, 1_000)], 1_000, limits, 5)).toBe(1_000)
  expect(reservableFrom([span(944, 1_000)], 1_000, limits, 5)).toBe(1_060)
  expect(reservableFrom([span(900, 910), span(950, 1_000)], 1_000, limits, 5)).toBe(1_020)
})

test('a limit as long as the window is none', () => {
  expect(reservableUntil([span(940, 1_000)], 1_000, { reservedMaxMs: 120, windowMs: 120 })).toBe(Infinity)
})

/** A history of reserved and free times that ends now. */
const history = fc
  .array(fc.record({ freeMs: fc.nat(60), reservedMs: fc.integer({ min: 1, max: 40 }) }), { maxLength: 8 })
  .map((parts) => {
    const past: Span[] = []
    let at = 0
    for (const { freeMs, reservedMs } of parts) {
      past.push(span(at + freeMs, at + freeMs + reservedMs))
      at += freeMs + reservedMs
    }
    return { past, now: at }
  })
const someLimits = fc.record({
  reservedMaxMs: fc.integer({ min: 1, max: 60 }),
  windowMs: fc.integer({ min: 60, max: 150 }),
})

/** The most that is reserved in any window, counted millisecond by millisecond. */
function mostIn(past: readonly Span[], windowMs: number, fromMs: number, untilMs: number): number {
  const isReserved = (at: number) => past.some((one) => one.fromMs <= at && at < one.untilMs)
  let most = 0
  for (let end = fromMs; end <= untilMs; end += 1) {
    let reserved = 0
    for (let at = end - windowMs; at < end; at += 1) if (isReserved(at)) reserved += 1
    most = Math.max(most, reserved)
  }
  return most
}

test('a reservation to the very end that is allowed fills no window beyond the limit, and a moment more would', () => {
  fc.assert(
    fc.property(history, someLimits, ({ past, now }, { reservedMaxMs, windowMs }) => {
      const until = reservableUntil(past, now, { reservedMaxMs, windowMs })
      if (until === Infinity) {
        expect(reservedMaxMs).toBeGreaterThanOrEqual(windowMs)
        return
      }
      if (until > now)
        expect(mostIn([...past, span(now, until)], windowMs, now, until)).toBeLessThanOrEqual(reservedMaxMs)
      expect(mostIn([...past, span(now, until + 1)], windowMs, now, until + 1)).toBeGreaterThan(reservedMaxMs)
    }),
    { numRuns: 1_000 },
  )
})

test('the instant is the first at which the product may be reserved for that long', () => {
  fc.assert(
    fc.property(history, someLimits, ({ past, now }, timeLimits) => {
      const least = Math.min(5, timeLimits.reservedMaxMs)
      const from = reservableFrom(past, now, timeLimits, least)
      expect(reservableUntil(past, from, timeLimits)).toBeGreaterThanOrEqual(from + least)
      if (from > now) expect(reservableUntil(past, from - 1, timeLimits)).toBeLessThan(from - 1 + least)
    }),
    { numRuns: 1_000 },
  )
})
