import type { ReservationLimits } from './limits.ts'

/**
 * How many of so many free units an account may reserve, and from when on it may reserve all of them again. Undefined
 * where it may reserve all of them now, because it left fewer reservations than the limit without an order. `leftAtMs`
 * are the instants at which those ended, in any order. One unit may always be reserved.
 */
export function reservableShare(
  free: number,
  leftAtMs: readonly number[],
  nowMs: number,
  { leftMax, windowMs, sharePercent }: Pick<ReservationLimits, 'leftMax' | 'windowMs' | 'sharePercent'>,
): { units: number; untilMs: number } | undefined {
  const recent = leftAtMs.filter((atMs) => atMs > nowMs - windowMs).sort((a, b) => b - a)
  const oldest = recent[leftMax - 1]
  if (oldest === undefined) return undefined
  return { units: Math.max(1, Math.floor((free * sharePercent) / 100)), untilMs: oldest + windowMs }
}
