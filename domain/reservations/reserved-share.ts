import type { ReservationLimits } from './limits.ts'

/**
 * How many of so many free pieces an account may reserve, and from when on it may have all again, where it left
 * reservations without an order; undefined where it may have all now. `leftAtMs` are the instants when those ended, in
 * any order. At least one piece is always to be had.
 */
export function reservableShare(
  free: number,
  leftAtMs: readonly number[],
  nowMs: number,
  { leftMax, windowMs, sharePercent }: Pick<ReservationLimits, 'leftMax' | 'windowMs' | 'sharePercent'>,
): { pieces: number; untilMs: number } | undefined {
  const recent = leftAtMs.filter((atMs) => atMs > nowMs - windowMs).sort((a, b) => b - a)
  const oldest = recent[leftMax - 1]
  if (oldest === undefined) return undefined
  return { pieces: Math.max(1, Math.floor((free * sharePercent) / 100)), untilMs: oldest + windowMs }
}
