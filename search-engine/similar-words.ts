import { popcount } from './bitset.ts'
import { editDistance, isLikelyTypo, typosAllowed } from './edit-distance.ts'
import { phoneticKey } from './phonetic-key.ts'

/** A word by its number, with its distance from a given one: a number of typos, or less where it sounds the same. */
export interface SimilarWord {
  id: number
  distance: number
}

/** Words by what they resemble. */
export interface SimilarWords {
  /** Adds the word of this number; numbers ascend from 0. */
  add(word: string, id: number): void
  /**
   * The words in use that sound like `word` or are within the typos that its length allows (`typosAllowed`,
   * `isLikelyTypo`), nearest first.
   */
  similarTo(word: string, isInUse: (id: number) => boolean): SimilarWord[]
}

/** Less than one typo: who writes a word as it sounds knows the word. */
const soundDistance = 0.5

/** No words yet; `words` contains the word of each number that is added. */
export function createSimilarWords(words: readonly string[]): SimilarWords {
  // Built by the first search: most processes import words long before somebody mistypes one.
  let letters: number[] = []
  let byLength: number[][] = []
  let bySound: Map<string, number[]> | undefined

  function soundingLike(word: string): readonly number[] {
    bySound ??= built()
    return bySound.get(phoneticKey(word)) ?? []
  }

  function built(): Map<string, number[]> {
    const sounds = new Map<string, number[]>()
    letters = []
    byLength = []
    for (const [id, word] of words.entries()) insert(sounds, word, id)
    return sounds
  }

  function insert(sounds: Map<string, number[]>, word: string, id: number): void {
    letters[id] = lettersOf(word)
    ;(byLength[word.length] ??= []).push(id)
    addSound(sounds, word, id)
  }

  return {
    add(word, id) {
      if (bySound) insert(bySound, word, id)
    },
    similarTo(word, isInUse) {
      const max = typosAllowed(word.length)
      if (max === 0) return []
      const sounding = soundingLike(word)
      const found = sounding.flatMap((id) => (isInUse(id) ? [{ id, distance: soundDistance }] : []))
      const ownLetters = lettersOf(word)
      for (let length = word.length - max; length <= word.length + max; length += 1) {
        for (const id of byLength[length] ?? []) {
          // One edit changes at most two letters of the set. This comparison spares most computations of a distance.
          if (!isInUse(id) || popcount((letters[id] as number) ^ ownLetters) > 2 * max) continue
          const other = words[id] as string
          const distance = editDistance(word, other, max)
          if (distance <= max && isLikelyTypo(word, other) && !sounding.includes(id)) found.push({ id, distance })
        }
      }
      return found.sort((a, b) => a.distance - b.distance)
    },
  }
}

function addSound(bySound: Map<string, number[]>, word: string, id: number): void {
  const key = phoneticKey(word)
  const known = bySound.get(key)
  if (known) known.push(id)
  else bySound.set(key, [id])
}

/** The set of letters in a word, as bits. Letters that share their last five bits share a bit. */
function lettersOf(word: string): number {
  let set = 0
  for (let place = 0; place < word.length; place += 1) set |= 1 << (word.charCodeAt(place) & 31)
  return set
}
