import { lowerBound } from './lower-bound.ts'

/** The words that came last have a list of their own, until it is longer than this part of the other one. */
const recentShare = 1 / 16

/** Words in ascending order. */
export interface SortedWords {
  /** The words that begin with `prefix`, in alphabetical order. */
  beginningWith(prefix: string): readonly string[]
}

/**
 * A sorted copy of `words`, which may only grow. New words are sorted in when the copy is next read. During an import
 * nearly every search finds new ones: sorting a hundred thousand words takes a tenth of a second, and merging with them a
 * tenth of that.
 */
export function createSortedWords(words: readonly string[]): SortedWords {
  let sorted: readonly string[] = []
  let recent: readonly string[] = []

  function update(): void {
    const count = sorted.length + recent.length
    if (count === words.length) return
    // Without a function strings are compared by their code units, as below, and sorted in half of the time.
    recent = merged(recent, words.slice(count).sort())
    if (recent.length < sorted.length * recentShare) return
    sorted = merged(sorted, recent)
    recent = []
  }

  return {
    beginningWith(prefix) {
      update()
      return merged(rangeOf(sorted, prefix), rangeOf(recent, prefix))
    },
  }
}

function rangeOf(sorted: readonly string[], prefix: string): readonly string[] {
  const first = lowerBound(0, sorted.length, (place) => (sorted[place] as string) < prefix)
  const end = lowerBound(first, sorted.length, (place) => (sorted[place] as string).startsWith(prefix))
  return sorted.slice(first, end)
}

/** Two sorted lists as one. */
function merged(one: readonly string[], other: readonly string[]): readonly string[] {
  if (one.length === 0 || other.length === 0) return one.length === 0 ? other : one
  const all: string[] = []
  let at = 0
  for (const word of other) {
    while (at < one.length && (one[at] as string) < word) all.push(one[at++] as string)
    all.push(word)
  }
  while (at < one.length) all.push(one[at++] as string)
  return all
}

/** What `find` makes of the words that begin with a prefix, in their order, at most `max`. */
export function listFrom<Found>(
  words: SortedWords,
  { prefix, max }: { prefix: string; max: number },
  find: (word: string) => Found | undefined,
): Found[] {
  const found: Found[] = []
  for (const word of words.beginningWith(prefix)) {
    const one = find(word)
    if (one !== undefined && found.push(one) === max) break
  }
  return found
}
