import { seededRandom } from './random.ts'

const letters = 'abcdefghijklmnopqrstuvwxyz'
/** Shorter words are rarely mistyped, and nobody could say which word was meant. */
const wordLengthMin = 5

/**
 * A search with so many typos, each in a word of letters: a letter that is missing, doubled, wrong or swapped with the
 * next. Undefined where the search has no word long enough. The same search has the same typos on every machine.
 */
export function withTypos(q: string, count: number): string | undefined {
  const parts = q.split(' ')
  const random = seededRandom([...q].reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), count) >>> 0)
  for (let done = 0; done < count; done += 1) {
    const places = parts.flatMap((word, place) =>
      word.length >= wordLengthMin && /^\p{L}+$/u.test(word) ? [place] : [],
    )
    if (places.length === 0) return undefined
    const place = places[Math.floor(random() * places.length)] as number
    parts[place] = mistyped(parts[place] as string, random)
  }
  return parts.join(' ')
}

/** The first letter stays: it is seldom the wrong one. */
function mistyped(word: string, random: () => number): string {
  const at = 1 + Math.floor(random() * (word.length - 2))
  const [before, letter, after] = [word.slice(0, at), word[at] as string, word.slice(at + 1)]
  const kind = Math.floor(random() * 4)
  if (kind === 0) return before + after
  if (kind === 1) return before + letter + letter + after
  if (kind === 2) return before + (letters[Math.floor(random() * letters.length)] as string) + after
  return before + (after[0] as string) + letter + after.slice(1)
}
