import { joinTokens } from './compounds.ts'
import type { InvertedIndex } from './inverted-index.ts'
import { type Clause, exactClause } from './query.ts'
import type { SimilarWord } from './similar-words.ts'
import { type Expansion, expandWord } from './term-expansion.ts'
import { type Token, hasDigit } from './tokenizer.ts'

const typoWeight = 0.55
const alternativesMax = 3
const wordLengthMin = 4
/** The first letter of a word is seldom the wrong one. */
const wrongFirstLetterCost = 0.5

/**
 * A mistyped word as the nearest word that documents contain, with equally near words as alternatives: `galxy` becomes
 * `galaxy`. An unfinished word may also be a mistyped beginning of one. Undefined where nothing is near, and for short
 * words and numbers, which are never guessed.
 */
export function fuzzyMatch(
  index: InvertedIndex,
  tokens: readonly Token[],
  { isUnfinished }: { isUnfinished: boolean },
): Clause | undefined {
  const word = joinTokens(tokens)
  if (hasDigit(word) || word.length < wordLengthMin) return undefined
  const whole = candidatesFor(index, word, index.words.similarTo(word))
  const candidates =
    whole.length > 0 || !isUnfinished ? whole : candidatesFor(index, word, index.words.withSimilarPrefix(word))
  const nearest = candidates.filter(({ cost }) => cost === candidates[0]?.cost).slice(0, alternativesMax)
  const alternatives = nearest.map(({ id, expansions }): Clause => ({
    ...exactClause(
      tokens,
      expansions.map(({ postings, weight }) => ({ postings, weight: weight * typoWeight })),
    ),
    correction: { word: index.words.wordOf(id), shown: index.words.shownOf(id) },
  }))
  const [best] = alternatives
  return best && { ...best, alternatives }
}

interface Candidate {
  id: number
  cost: number
  expansions: Expansion[]
}

/** The similar words that documents contain, the nearest first, of equally near ones the most frequent. */
function candidatesFor(index: InvertedIndex, word: string, similar: readonly SimilarWord[]): Candidate[] {
  const candidates = similar.flatMap(({ id, distance }) => {
    const other = index.words.wordOf(id)
    if (other === word) return []
    const expansions = expandWord(index, other)
    const count = expansions.reduce((sum, { postings }) => sum + postings.length, 0)
    const cost = distance + (other[0] === word[0] ? 0 : wrongFirstLetterCost)
    return count > 0 ? [{ id, cost, count, expansions }] : []
  })
  return candidates.sort((a, b) => a.cost - b.cost || b.count - a.count)
}
