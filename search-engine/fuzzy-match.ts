import { joinTokens } from './compounds.ts'
import type { InvertedIndex } from './inverted-index.ts'
import { type Clause, exactClause } from './query.ts'
import type { SimilarWord } from './similar-words.ts'
import { stemOf } from './stemmer.ts'
import { type Expansion, expandWord } from './term-expansion.ts'
import { type Token, hasDigit } from './tokenizer.ts'

const typoWeight = 0.55
const alternativesMax = 5
/** A correction that costs so much more than the best one may still be what was meant. */
const costRange = 0.5
/** What each doubling of its documents makes a correction likelier, and the most that it may. */
const frequencyGain = 0.1
const frequencyGainMax = 0.8
const wordLengthMin = 4
/** The first letter of a word is seldom the wrong one. */
const wrongFirstLetterCost = 0.5

/**
 * A mistyped word as the likeliest word that documents contain, near and frequent, with those that are nearly as likely as
 * alternatives: `galxy` becomes `galaxy`. An unfinished word may also be a mistyped beginning of one. Undefined where
 * nothing is near, and for short and common words and numbers, which are never guessed.
 */
export function fuzzyMatch(
  index: InvertedIndex,
  tokens: readonly Token[],
  { isUnfinished }: { isUnfinished: boolean },
): Clause | undefined {
  const word = joinTokens(tokens)
  if (
    index.thesaurus.phrasesIn(
      tokens,
      tokens.map((token) => stemOf(token.word)),
    ).length > 0
  )
    return undefined
  if (hasDigit(word) || word.length < wordLengthMin) return undefined
  if (index.thesaurus.isKnown(stemOf(word)) || index.thesaurus.isCommon(word)) return undefined
  const whole = candidatesFor(index, word, index.words.similarTo(word))
  const candidates =
    whole.length > 0 || !isUnfinished ? whole : candidatesFor(index, word, index.words.withSimilarPrefix(word))
  const costMax = (candidates[0]?.cost ?? 0) + costRange
  const nearest = candidates.filter(({ cost }) => cost <= costMax).slice(0, alternativesMax)
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

/** The similar words that documents contain, the likeliest first. */
function candidatesFor(index: InvertedIndex, word: string, similar: readonly SimilarWord[]): Candidate[] {
  const candidates = similar.flatMap(({ id, distance }) => {
    const other = index.words.wordOf(id)
    if (other === word) return []
    const expansions = expandWord(index, other)
    const count = expansions.reduce((sum, { postings }) => sum + postings.length, 0)
    const gain = Math.min(frequencyGainMax, frequencyGain * Math.log2(count + 1))
    const cost = distance + (other[0] === word[0] ? 0 : wrongFirstLetterCost) - gain
    return count > 0 ? [{ id, cost, count, expansions }] : []
  })
  return candidates.sort((a, b) => a.cost - b.cost || b.count - a.count)
}
