import { editDistance, lacksOrSwaps } from './edit-distance.ts'
import { type SavedKeys, createKeyIds } from './key-ids.ts'
import { memoizeUntilCleared } from './memoize.ts'
import { longer } from './posting-store.ts'
import { type SimilarWord, createSimilarWords } from './similar-words.ts'
import { createSortedWords, listFrom } from './sorted-words.ts'

/**
 * The languages in which a word occurs in documents, as bits: 1 English, 2 Spanish, 3 both, 4 proper names. Above these the
 * same bits say in which ones the thesaurus knows it (`knownIn`).
 */
export type Languages = number

export const allLanguages: Languages = 3
/** The bit of proper names such as models, which are in every language, unless their word is one of another language. */
export const properName: Languages = 4

const knownShift = 3
/** The bits of a word that the thesaurus knows. */
export const knownIn = (languages: Languages): Languages => languages << knownShift

/** Whether documents have a word in a language: `carga`, the name of a charger, is also Spanish and so no English word. */
export function isWordOf(language: Languages, languages: Languages): boolean {
  const [written, known] = [languages & (allLanguages | properName), languages >> knownShift]
  if (written === properName) return known === 0 || (known & language) !== 0
  return (written & language) !== 0
}

/** Whether documents or the thesaurus have a word in a language. */
export const isKnownIn = (language: Languages, languages: Languages): boolean =>
  isWordOf(language, languages) || (languages & knownIn(language)) !== 0

/** Whether the thesaurus knows a word in this language alone. */
export const isOnlyIn = (language: Languages, languages: Languages): boolean => languages >> knownShift === language

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
  /** Of the words in use that begin with `prefix` those of most documents, the most first, at most `max` and never more than 200. */
  mostFrequent(prefix: string, max: number): number[]
  /** The words in use that sound alike or differ by few typos, nearest first. */
  similarTo(word: string): SimilarWord[]
  /**
   * The words in use that begin with `prefix` but for one typo, for prefixes of four letters and more. The first letter
   * must be right, and all letters of a prefix of less than six: `charg` finds `charger`, and so does `chrge`.
   */
  withSimilarPrefix(prefix: string): SimilarWord[]
  /** What the vocabulary holds: not a copy. */
  saved(): SavedVocabulary
}

const similarLengthMin = 4
const frequentMax = 200
/** Of so many prefixes and words what a search found is cached until a document changes. */
const cachedMax = 500
const wordsMin = 64

/** What a vocabulary holds, as it may be written to a file. */
export interface SavedVocabulary {
  words: string[]
  /** The forms that differ from their words. */
  shownForms: Map<number, string>
  counts: Uint32Array<ArrayBuffer>
  languages: Uint8Array<ArrayBuffer>
  keys: SavedKeys
}

const nothing = (): SavedVocabulary => ({
  words: [],
  shownForms: new Map(),
  counts: new Uint32Array(wordsMin),
  languages: new Uint8Array(wordsMin),
  keys: createKeyIds().saved(),
})

/** An empty vocabulary, or one that was saved. */
export function createVocabulary(saved: SavedVocabulary = nothing()): Vocabulary {
  const store = saved
  const { words, shownForms } = store
  const ids = createKeyIds(store.keys)
  const sorted = createSortedWords(words)
  const similar = createSimilarWords(words)
  const isInUse = (id: number): boolean => (store.counts[id] as number) > 0
  const { frequent, alike, clear } = cacheLookUps({
    frequent: (prefix) => {
      const found: number[] = []
      for (const word of sorted.beginningWith(prefix)) insertByCount(found, ids.find(word), store.counts)
      return found
    },
    alike: (word) => similar.similarTo(word, isInUse),
  })
  return {
    add(word, shown, spoken) {
      clear()
      const id = ids.idOf(word)
      if (id === words.length) {
        insert(store, word)
        similar.add(word, id)
      }
      store.counts[id] = (store.counts[id] as number) + 1
      store.languages[id] = (store.languages[id] as number) | spoken
      // Names in capitals often lack their accents: the first form with an accent replaces the plain one.
      if (shown !== word && !shownForms.has(id)) shownForms.set(id, shown)
      return id
    },
    remove(id) {
      clear()
      store.counts[id] = (store.counts[id] as number) - 1
    },
    idOf(word) {
      const id = ids.find(word)
      return id < 0 ? undefined : id
    },
    wordOf: (id) => words[id] as string,
    shownOf: (id) => shownForms.get(id) ?? (words[id] as string),
    languagesOf: (id) => store.languages[id] as number,
    countOf: (id) => store.counts[id] as number,
    withPrefix: (prefix, max) =>
      listFrom(sorted, { prefix, max }, (word) => {
        const id = ids.find(word)
        return isInUse(id) ? id : undefined
      }),
    mostFrequent: (prefix, max) => frequent.of(prefix).slice(0, max),
    similarTo: alike.of,
    withSimilarPrefix(prefix) {
      if (prefix.length < similarLengthMin) return []
      return listFrom(sorted, { prefix: prefix.slice(0, 1), max: Infinity }, (word) => {
        if (word.length < prefix.length || !beginsNearly(word, prefix)) return undefined
        const id = ids.find(word)
        return isInUse(id) ? { id, distance: 1 } : undefined
      })
    },
    saved: () => ({
      ...store,
      counts: store.counts.subarray(0, words.length),
      languages: store.languages.subarray(0, words.length),
      keys: ids.saved(),
    }),
  }
}

interface LookUps {
  frequent: (prefix: string) => number[]
  alike: (word: string) => SimilarWord[]
}

/** Most searches begin with the same letters, and words that may be mistyped stand beside the same other ones. */
function cacheLookUps(lookUps: LookUps) {
  const frequent = memoizeUntilCleared(lookUps.frequent, cachedMax)
  const alike = memoizeUntilCleared(lookUps.alike, cachedMax)
  const clear = (): void => {
    frequent.clear()
    alike.clear()
  }
  return { frequent, alike, clear }
}

function insert(store: SavedVocabulary, word: string): void {
  const count = store.words.push(word)
  if (count <= store.counts.length) return
  store.counts = longer(store.counts, count)
  store.languages = longer(store.languages, count)
}

/** A shorter beginning says too little of its word to have a wrong letter as well: `jobs` begins no `joystick`. */
const wrongLetterLengthMin = 6

/** Whether a beginning of the word, as long as the prefix or one letter longer or shorter, is within one typo of it. */
function beginsNearly(word: string, prefix: string): boolean {
  return [0, 1, -1].some((more) => {
    const beginning = word.slice(0, prefix.length + more)
    return (
      editDistance(prefix, beginning, 1) <= 1 &&
      (prefix.length >= wrongLetterLengthMin || lacksOrSwaps(prefix, beginning))
    )
  })
}

/** Few words of a prefix come before those that are already found, so that most cost one comparison. */
function insertByCount(found: number[], id: number, counts: Uint32Array): void {
  const count = counts[id] as number
  if (count === 0) return
  if (found.length === frequentMax && count <= (counts[found.at(-1) as number] as number)) return
  let place = found.length
  while (place > 0 && (counts[found[place - 1] as number] as number) < count) place -= 1
  found.splice(place, 0, id)
  if (found.length > frequentMax) found.pop()
}
