import { editDistance } from './edit-distance.ts'
import { type SimilarWord, createSimilarWords } from './similar-words.ts'
import { createSortedWords } from './sorted-words.ts'

/** The languages in which a word occurs in documents, as bits: 1 English, 2 Spanish, 3 both. */
export type Languages = number

/** The distinct words of all documents by number, to find a word by its prefix or despite a typo. */
export interface Vocabulary {
  /** Counts one more document with the word and returns the word's number. */
  add(word: string, shown: string, languages: Languages): number
  /** Counts one document less. A word without documents is not found but retains its number. */
  remove(id: number): void
  idOf(word: string): number | undefined
  wordOf(id: number): string
  /** The word as it is shown, with its accents. */
  shownOf(id: number): string
  languagesOf(id: number): Languages
  /** The number of documents that contain the word. */
  countOf(id: number): number
  /** The words in use that begin with `prefix`, in alphabetical order, at most `max`. */
  withPrefix(prefix: string, max: number): number[]
  /** Of the words in use that begin with `prefix` those of most documents, the most first, at most `max`. */
  mostFrequent(prefix: string, max: number): number[]
  /** The words in use that sound alike or differ by few typos, nearest first. */
  similarTo(word: string): SimilarWord[]
  /**
   * The words in use that begin with `prefix` but for one typo, for prefixes of four letters and more. The first letter
   * must be right: `charg` finds `charger`, and so does `chrge`.
   */
  withSimilarPrefix(prefix: string): SimilarWord[]
}

const similarLengthMin = 4

/** An empty vocabulary. */
export function createVocabulary(): Vocabulary {
  const ids = new Map<string, number>()
  const words: string[] = []
  const shownForms: string[] = []
  const counts: number[] = []
  const languages: Languages[] = []
  const sorted = createSortedWords(words)
  const similar = createSimilarWords(words)
  const isInUse = (id: number): boolean => (counts[id] as number) > 0

  function insert(word: string, shown: string): number {
    const id = words.push(word) - 1
    ids.set(word, id)
    shownForms[id] = shown
    counts[id] = 0
    languages[id] = 0
    similar.add(word, id)
    return id
  }

  return {
    add(word, shown, spoken) {
      const id = ids.get(word) ?? insert(word, shown)
      counts[id] = (counts[id] as number) + 1
      languages[id] = (languages[id] as number) | spoken
      // Names in capitals often lack their accents: the first form with an accent replaces the plain one.
      if (shownForms[id] === word) shownForms[id] = shown
      return id
    },
    remove(id) {
      counts[id] = (counts[id] as number) - 1
    },
    idOf: (word) => ids.get(word),
    wordOf: (id) => words[id] as string,
    shownOf: (id) => shownForms[id] as string,
    languagesOf: (id) => languages[id] as number,
    countOf: (id) => counts[id] as number,
    withPrefix(prefix, max) {
      const found: number[] = []
      for (const word of sorted.beginningWith(prefix)) {
        const id = ids.get(word) as number
        if (isInUse(id)) found.push(id)
        if (found.length === max) break
      }
      return found
    },
    mostFrequent(prefix, max) {
      const found: number[] = []
      for (const word of sorted.beginningWith(prefix)) {
        const id = ids.get(word) as number
        if (isInUse(id)) insertByCount(found, id, { counts, max })
      }
      return found
    },
    similarTo: (word) => similar.similarTo(word, isInUse),
    withSimilarPrefix(prefix) {
      if (prefix.length < similarLengthMin) return []
      return sorted.beginningWith(prefix.slice(0, 1)).flatMap((word) => {
        const id = ids.get(word) as number
        return isInUse(id) && word.length >= prefix.length && beginsNearly(word, prefix) ? [{ id, distance: 1 }] : []
      })
    },
  }
}

/** Whether a beginning of the word, as long as the prefix or one letter longer or shorter, is within one typo of it. */
function beginsNearly(word: string, prefix: string): boolean {
  return [0, 1, -1].some((more) => editDistance(prefix, word.slice(0, prefix.length + more), 1) <= 1)
}

/** Few words of a prefix come before those that are already found, so that most cost one comparison. */
function insertByCount(found: number[], id: number, { counts, max }: { counts: readonly number[]; max: number }): void {
  const count = counts[id] as number
  if (found.length === max && count <= (counts[found.at(-1) as number] as number)) return
  let place = found.length
  while (place > 0 && (counts[found[place - 1] as number] as number) < count) place -= 1
  found.splice(place, 0, id)
  if (found.length > max) found.pop()
}
