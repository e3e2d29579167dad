import { type Clause, type Query, exactClause, matchedClauses } from './query.ts'
import type { Scorer } from './scorer.ts'
import { stemOf } from './stemmer.ts'
import type { Token } from './tokenizer.ts'
import type { JudgedIndex } from './word-importance.ts'

/**
 * The clauses with one reading of each mistyped word: the likeliest that some document matches along with all other
 * clauses. A word that no reading brings into any document beside the others is left out: a guess never narrows a search
 * to less than its other words find.
 */
export function chooseAlternatives(
  { index, scorer }: { index: JudgedIndex; scorer: Scorer },
  { clauses, tokens }: Query,
): Clause[] {
  const matched = matchedClauses(clauses)
  return clauses.map((clause) => {
    if (clause.alternatives.length === 0) return clause
    const others = matched.filter((other) => other !== clause)
    if (others.length === 0) return clause.alternatives[0] as Clause
    const inPhrase = clause.alternatives.find((choice) => isInPhrase(index, tokens, choice))
    if (inPhrase) return inPhrase
    const hasMatches = (choice: Clause) => scorer.isAnyMatching([...others, choice])
    const chosen = clause.alternatives.find(hasMatches)
    if (chosen) return chosen
    // The other words may be mistyped as well, or be no more than the beginnings of words.
    const isAlone = others.every(isExact) && scorer.isAnyMatching(others)
    return isAlone ? exactClause(clause.tokens, []) : (clause.alternatives[0] as Clause)
  })
}

const exactWeight = 0.9
const isExact = ({ correction, expansions }: Clause): boolean =>
  !correction && expansions.some(({ weight }) => weight >= exactWeight)

/** Whether a correction makes a phrase of the thesaurus with the words beside it: `usb stick` of `usb stck`. */
function isInPhrase(
  { thesaurus }: JudgedIndex,
  tokens: readonly Token[],
  { tokens: [first], correction }: Clause,
): boolean {
  if (!first || !correction) return false
  const words = tokens.map((token) => (token === first ? { word: correction.word } : token))
  const found = thesaurus.phrasesIn(
    words,
    words.map(({ word }) => stemOf(word)),
  )
  return found.some(({ places }) => places.includes(tokens.indexOf(first)))
}
