/** Pseudo-random numbers that are the same on every machine, so that the demo store is the same everywhere. */
export interface Seeded {
  /** From 0 to below 1. */
  next(): number
  /** A whole number, both ends included. */
  whole(min: number, max: number): number
  pick<T>(items: readonly T[]): T
}

/**
 * A generator (mulberry32) that starts from a text: each part of the demo has its own, so that adding to one moves no
 * other.
 */
export function seeded(seed: string): Seeded {
  let state = 2_166_136_261
  for (const char of seed) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 16_777_619)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const whole = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  return { next, whole, pick: (items) => items[whole(0, items.length - 1)] as never }
}
