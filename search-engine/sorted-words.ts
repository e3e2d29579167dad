import { lowerBound } from './lower-bound.ts'

/** Up to this many new words, inserting each costs less than sorting all words again. */
const insertedMax = 50

/** Words in ascending order. */
export interface SortedWords {
  /** The words that begin with `prefix`, in alphabetical order. */
  beginningWith(prefix: string): readonly string[]
}

/**
 * A sorted copy of `words`, which may only grow. New words are sorted in when the copy is next read: inserting each as it
 * comes would move half of the others every time.
 */
export function createSortedWords(words: readonly string[]): SortedWords {
  const sorted: string[] = []
  const placeOf = (word: string): number => lowerBound(0, sorted.length, (place) => (sorted[place] as string) < word)

  function update(): void {
    if (sorted.length === words.length) return
    const added = words.slice(sorted.length)
    if (added.length > insertedMax) {
      for (const word of added) sorted.push(word)
      // Without a function strings are compared by their code units, as below, and sorted in half of the time.
      sorted.sort()
    } else for (const word of added) sorted.splice(placeOf(word), 0, word)
  }

  return {
    beginningWith(prefix) {
      update()
      const first = placeOf(prefix)
      const end = lowerBound(first, sorted.length, (place) => (sorted[place] as string).startsWith(prefix))
      return sorted.slice(first, end)
    },
  }
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
