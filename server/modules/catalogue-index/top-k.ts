/** Collects the best of many scored ids without sorting them all. */
export interface TopK {
  /** Whether an id with this score can still be among the best; asked before a costlier test of the id. */
  canEnter(score: number): boolean
  add(id: number, score: number): void
  /** The best ids, the highest score first. */
  best(): number[]
}

/**
 * Collects the `max` ids with the highest scores. `compareTies` orders ids of equal scores as a sort would. Candidates
 * are gathered in a buffer of a bit more than twice `max`; when it is full, it is sorted and cut to `max`, and from then
 * on whatever scores below the last of them is passed over at once.
 */
export function createTopK(max: number, compareTies: (a: number, b: number) => number): TopK {
  const bufferMax = max * 2 + 100
  const buffer: { id: number; score: number }[] = []
  let threshold = -Infinity
  let last = -1
  const prune = () => {
    buffer.sort((a, b) => b.score - a.score || compareTies(a.id, b.id))
    if (buffer.length <= max) return
    buffer.length = max
    threshold = buffer.at(-1)?.score ?? Infinity
    last = buffer.at(-1)?.id ?? -1
  }
  return {
    canEnter: (score) => score >= threshold,
    add(id, score) {
      // Many ids may have the score of the last one: most values of a facet are of one product.
      if (score < threshold || (score === threshold && compareTies(last, id) < 0)) return
      buffer.push({ id, score })
      if (buffer.length >= bufferMax) prune()
    },
    best() {
      prune()
      return buffer.map(({ id }) => id)
    },
  }
}
