import { lowerBound } from './lower-bound.ts'

/** Up to this many new words, inserting each costs less than sorting all words again. */
const insertedMax = 50

/** Words in ascending order. */
export interface SortedWords {
  /** All words, the latest included. */
  all(): readonly string[]
  /** The place of the first word that is not before `prefix`. */
  placeOf(prefix: string): number
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
      sorted.sort(compare)
    } else for (const word of added) sorted.splice(placeOf(word), 0, word)
  }

  return {
    all() {
      update()
      return sorted
    },
    placeOf(prefix) {
      update()
      return placeOf(prefix)
    },
  }
}

/** What `find` makes of the words that begin with a prefix, in their order, at most `max`. */
export function listFrom<Found>(
  words: SortedWords,
  { prefix, max }: { prefix: string; max: number },
  find: (word: string) => Found | undefined,
): Found[] {
  const all = words.all()
  const found: Found[] = []
  for (let place = words.placeOf(prefix); place < all.length && found.length < max; place += 1) {
    const word = all[place] as string
    if (!word.startsWith(prefix)) break
    const one = find(word)
    if (one !== undefined) found.push(one)
  }
  return found
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
