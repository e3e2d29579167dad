/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** At most `count` of the values, chosen by the generator, in their order. */
export function sample<Value>(values: readonly Value[], count: number, random: () => number): Value[] {
  const keyed = values.map((value, place) => ({ value, place, key: random() }))
  const chosen = keyed.toSorted((a, b) => a.key - b.key).slice(0, count)
  return chosen.toSorted((a, b) => a.place - b.place).map(({ value }) => value)
}
