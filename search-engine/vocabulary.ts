import { popcount } from './bitset.ts'
import { lowerBound } from './lower-bound.ts'
import { editDistance, typosAllowed } from './edit-distance.ts'
import { phoneticKey } from './phonetic-key.ts'

/** In which languages a word stands in the documents: 1 English, 2 Spanish, 3 both. */
export type Languages = number

/** The different words of all documents, for finding a word by its beginning or by what it nearly is. */
export interface Vocabulary {
  /** Counts a word once more and answers with its number. */
  add(word: string, shown: string, languages: Languages): number
  /** Counts a word once less. */
  drop(id: number): void
  idOf(word: string): number | undefined
  wordOf(id: number): string
  shownOf(id: number): string
  languagesOf(id: number): Languages
  /** How many bear it. */
  countOf(id: number): number
  /** The words in use that begin so, in the order of the alphabet, at most `max`. */
  withPrefix(prefix: string, max: number): number[]
  /**
   * The words in use that sound the same, and those within the typos that the word's length is forgiven; nearest first.
   */
  near(word: string): { id: number; distance: number }[]
  /** The words in use whose beginning is the word but for one typo; the first letter must be right. */
  nearPrefix(word: string): { id: number; distance: number }[]
}

/** A vocabulary without words. */
export function createVocabulary(): Vocabulary {
  const ids = new Map<string, number>()
  const words: string[] = []
  const shownAs: string[] = []
  const counts: number[] = []
  const languages: Languages[] = []
  /** One bit for each letter that a word has: an edit changes two of them at most. */
  const letters: number[] = []
  const byLength: number[][] = []
  /** Made when somebody first misspells. */
  let bySound: Map<string, number[]> | undefined
  const sorted: string[] = []

  /**
   * All words in the order of the alphabet. New ones are put in their places when somebody next looks: each by itself
   * would move half of the others.
   */
  const inOrder = (): readonly string[] => {
    const fresh = words.slice(sorted.length)
    if (fresh.length > fewWords) {
      for (const word of fresh) sorted.push(word)
      sorted.sort(compare)
    } else
      for (const word of fresh)
        sorted.splice(
          lowerBound(0, sorted.length, (place) => (sorted[place] as string) < word),
          0,
          word,
        )
    return sorted
  }

  const insert = (word: string, shown: string): number => {
    const id = words.push(word) - 1
    ids.set(word, id)
    shownAs[id] = shown
    counts[id] = 0
    languages[id] = 0
    letters[id] = lettersOf(word)
    ;(byLength[word.length] ??= []).push(id)
    if (bySound) addSound(bySound, word, id)
    return id
  }

  return {
    add(word, shown, spoken) {
      const id = ids.get(word) ?? insert(word, shown)
      counts[id] = (counts[id] as number) + 1
      languages[id] = (languages[id] as number) | spoken
      // Names in capitals often leave their accents out.
      if (shownAs[id] === word) shownAs[id] = shown
      return id
    },
    drop(id) {
      counts[id] = (counts[id] as number) - 1
    },
    idOf: (word) => ids.get(word),
    wordOf: (id) => words[id] as string,
    shownOf: (id) => shownAs[id] as string,
    languagesOf: (id) => languages[id] as number,
    countOf: (id) => counts[id] as number,
    withPrefix(prefix, max) {
      const sorted = inOrder()
      const found: number[] = []
      for (
        let place = lowerBound(0, sorted.length, (place) => (sorted[place] as string) < prefix);
        place < sorted.length && found.length < max;
        place += 1
      ) {
        const word = sorted[place] as string
        if (!word.startsWith(prefix)) break
        const id = ids.get(word) as number
        if ((counts[id] as number) > 0) found.push(id)
      }
      return found
    },
    near(word) {
      const max = typosAllowed(word.length)
      const mask = lettersOf(word)
      if (!bySound) {
        bySound = new Map()
        for (const [id, one] of words.entries()) addSound(bySound, one, id)
      }
      const sounding = (max > 0 && bySound.get(phoneticKey(word))) || []
      const found = sounding.flatMap((id) => ((counts[id] as number) > 0 ? [{ id, distance: soundDistance }] : []))
      for (let length = word.length - max; max > 0 && length <= word.length + max; length += 1) {
        for (const id of byLength[length] ?? []) {
          if ((counts[id] as number) <= 0 || popcount((letters[id] as number) ^ mask) > 2 * max) continue
          const distance = editDistance(word, words[id] as string, max)
          if (distance <= max && !sounding.includes(id)) found.push({ id, distance })
        }
      }
      return found.sort((a, b) => a.distance - b.distance)
    },
    nearPrefix(word) {
      if (word.length < 4) return []
      const sorted = inOrder()
      const found: { id: number; distance: number }[] = []
      const first = word[0] as string
      for (
        let place = lowerBound(0, sorted.length, (place) => (sorted[place] as string) < first);
        place < sorted.length;
        place += 1
      ) {
        const other = sorted[place] as string
        if (other[0] !== first) break
        if (other.length < word.length || !beginsNearly(other, word)) continue
        const id = ids.get(other) as number
        if ((counts[id] as number) > 0) found.push({ id, distance: 1 })
      }
      return found
    },
  }
}

/** So many are put in their places one by one sooner than all are sorted anew. */
const fewWords = 50

/** Less than a typo: who writes as it sounds knows the word. */
const soundDistance = 0.5

function addSound(bySound: Map<string, number[]>, word: string, id: number): void {
  const sound = phoneticKey(word)
  const known = bySound.get(sound)
  if (known) known.push(id)
  else bySound.set(sound, [id])
}

/** A letter too few, one too many, or another one, in what has been typed so far. */
function beginsNearly(word: string, begun: string): boolean {
  return [0, 1, -1].some((more) => editDistance(begun, word.slice(0, begun.length + more), 1) <= 1)
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

function lettersOf(word: string): number {
  let mask = 0
  for (let place = 0; place < word.length; place += 1) mask |= 1 << (word.charCodeAt(place) & 31)
  return mask
}
