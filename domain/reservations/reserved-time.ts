import type { ReservationLimits, Span } from './limits.ts'

type TimeLimits = Pick<ReservationLimits, 'reservedMaxMs' | 'windowMs'>

/**
 * Until when a product may be reserved from `nowMs` on, so that in no window it is reserved for longer than the limit.
 * `past` is when it was reserved for the same account before: in order, without overlaps, none later than now. Not
 * after `nowMs` where the limit is used up.
 */
export function reservableUntil(past: readonly Span[], nowMs: number, { reservedMaxMs, windowMs }: TimeLimits): number {
  const recent = within(past, nowMs - windowMs, nowMs)
  let leftMs = reservedMaxMs - sum(recent)
  if (leftMs < 0) return nowMs
  // As the window moves on, it takes in new time at one end and, where the other end passes reserved time, gives as
  // much back.
  let endMs = nowMs
  for (const { fromMs, untilMs } of recent) {
    const freeMs = fromMs + windowMs - endMs
    if (freeMs > leftMs) return endMs + leftMs
    leftMs -= freeMs
    endMs = untilMs + windowMs
  }
  return nowMs + windowMs - endMs > leftMs ? endMs + leftMs : Infinity
}

/**
 * When a product may be reserved again for at least `leastMs`, which is not more than the limit; `nowMs` where it may
 * be at once.
 */
export function reservableFrom(
  past: readonly Span[],
  nowMs: number,
  { reservedMaxMs, windowMs }: TimeLimits,
  leastMs: number,
): number {
  let leftMs = reservedMaxMs - leastMs
  for (const { fromMs, untilMs } of past.toReversed()) {
    if (untilMs - fromMs > leftMs) return Math.max(nowMs, untilMs - leftMs + windowMs - leastMs)
    leftMs -= untilMs - fromMs
  }
  return nowMs
}

function within(spans: readonly Span[], fromMs: number, untilMs: number): Span[] {
  return spans
    .map((span) => ({ fromMs: Math.max(span.fromMs, fromMs), untilMs: Math.min(span.untilMs, untilMs) }))
    .filter((span) => span.fromMs < span.untilMs)
}

function sum(spans: readonly Span[]): number {
  return spans.reduce((total, { fromMs, untilMs }) => total + untilMs - fromMs, 0)
}
