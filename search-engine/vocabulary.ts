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
  /** The words in use that sound alike or differ by few typos, nearest first. */
  similarTo(word: string): SimilarWord[]
  /**
   * The words in use that begin with `prefix` but for one typo, for prefixes of four letters and more. The first letter
   * must be right: `charg` finds `charger`, and so does `chrge`.
   */
  withSimilarPrefix(prefix: string): SimilarWord[]
}

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
      const all = sorted.all()
      const found: number[] = []
      for (let place = sorted.placeOf(prefix); place < all.length && found.length < max; place += 1) {
        const word = all[place] as string
        if (!word.startsWith(prefix)) break
        const id = ids.get(word) as number
        if (isInUse(id)) found.push(id)
      }
      return found
    },
    similarTo: (word) => similar.similarTo(word, isInUse),
    withSimilarPrefix(prefix) {
      if (prefix.length < 4) return []
      const all = sorted.all()
      const found: SimilarWord[] = []
      const first = prefix[0] as string
      for (let place = sorted.placeOf(first); place < all.length; place += 1) {
        const word = all[place] as string
        if (word[0] !== first) break
        if (word.length < prefix.length || !beginsNearly(word, prefix)) continue
        const id = ids.get(word) as number
        if (isInUse(id)) found.push({ id, distance: 1 })
      }
      return found
    },
  }
}

/** Whether a beginning of the word, as long as the prefix or one letter longer or shorter, is within one typo of it. */
function beginsNearly(word: string, prefix: string): boolean {
  return [0, 1, -1].some((more) => editDistance(prefix, word.slice(0, prefix.length + more), 1) <= 1)
}
