import { joinTokens } from './compounds.ts'
import type { InvertedIndex } from './inverted-index.ts'
import { type Clause, type Query, conceptsIn, isKindClause, namesNothing, textOf } from './query.ts'
import { stemOf } from './stemmer.ts'
import { conceptTerm, phraseTerm } from './term-keys.ts'
import { expandAllWords } from './term-expansion.ts'
import type { Concept } from './thesaurus-data.ts'
import { hasDigit } from './tokenizer.ts'

/** A single letter is a part of a model's number. */
const wordLengthMin = 2

/**
 * For a query that nothing answers, because it names something that no document is although it means a thing: the rest
 * of its words, and where these name no kind the broader or nearest kind of what is missing. `phone by Nobody` gives
 * `phone` where the thesaurus knows Nobody and no document contains it. The text may be empty. Undefined for any other
 * query.
 */
export function nearestText(index: InvertedIndex, query: Query, optional: Concept | undefined): string | undefined {
  const { text, clauses } = query
  const { thesaurus } = index
  const missing = clauses.filter((clause) => isMissing(index, clause, optional))
  if (missing.length === 0) return undefined
  const isSaid = (clause: Clause) => !clause.correction && !clause.tokens.every(({ word }) => thesaurus.isCommon(word))
  const rest = clauses.filter(
    (clause, at) => !missing.includes(clause) && isSaid(clause) && !isOfModel(index, query, at),
  )
  const named = rest.every((clause) => namesNothing(thesaurus, clause)) ? [] : rest
  const words = named.map((clause) => textOf(clause, text))
  if (rest.some((clause) => isKindClause(thesaurus, clause))) return words.join(' ')
  return [...missing.flatMap((clause) => broaderWord(index, clause) ?? []).slice(0, 1), ...words].join(' ')
}

/**
 * Whether a clause says which model of what is missing is meant: a number, the word before one (`note 13`), or an edition
 * such as `pro`. No other thing is looked for by them.
 */
function isOfModel({ thesaurus }: InvertedIndex, { clauses }: Query, at: number): boolean {
  const clause = clauses[at] as Clause
  if (isNumber(clause) || clause.tokens.every(({ word }) => thesaurus.isEdition(word))) return true
  const next = clauses[at + 1]
  return at > 0 && next !== undefined && isNumber(next) && conceptsIn(thesaurus, clause).length === 0
}

const isNumber = ({ tokens }: Clause): boolean =>
  tokens.every(({ word }) => hasDigit(word) || word.length < wordLengthMin)

/** Whether a clause has no document and is no typo: a kind that no document is, or a word of another trade. */
function isMissing(index: InvertedIndex, clause: Clause, optional: Concept | undefined): boolean {
  const { thesaurus } = index
  const concepts = conceptsIn(thesaurus, clause)
  if (clause.expansions.length > 0) return concepts.some(thesaurus.isProperName) && isOnlyBroader(index, clause)
  if (optional !== undefined && concepts.includes(optional)) return false
  const stems = clause.tokens.map(({ word }) => stemOf(word))
  return isKindClause(thesaurus, clause) || (concepts.length === 0 && stems.every(thesaurus.isKnown))
}

/** Whether documents contain neither the words of a clause nor what they mean, but a broader concept alone. */
export function isOnlyBroader(index: InvertedIndex, clause: Clause): boolean {
  const { tokens } = clause
  const concepts = conceptsIn(index.thesaurus, clause)
  const terms = [...concepts.map(conceptTerm), stemOf(joinTokens(tokens)), phraseTerm(index.thesaurus, tokens)]
  const isUnknown = terms.every((term) => (index.postingsOf(term)?.length ?? 0) === 0)
  return isUnknown && concepts.length > 0 && (tokens.length === 1 || expandAllWords(index, tokens).length === 0)
}

/**
 * The word for the broader kind of what is missing, or what its maker makes, that most documents contain; where no document is of any broader kind,
 * for the nearest kind.
 */
export function broaderWord(index: InvertedIndex, clause: Clause): string | undefined {
  const { thesaurus } = index
  const own = conceptsIn(thesaurus, clause)
  const made = clause.tokens.flatMap(({ word }) => thesaurus.kindMadeBy(stemOf(word)) ?? [])
  const broader = [...made, ...own.flatMap((concept) => hypernymsOf(thesaurus, concept))]
  return mostFrequentWord(index, broader) ?? nearestWord(index, [...own, ...broader])
}

/** Nearest kinds in data could form a circle, so that the way is short. */
const nearestStepsMax = 4

/** The word for the nearest kind that documents are of, or for the kind that is nearest to that, and so on. */
function nearestWord(index: InvertedIndex, concepts: readonly Concept[]): string | undefined {
  const { thesaurus } = index
  let kinds = concepts
  for (let step = 0; step < nearestStepsMax; step += 1) {
    const nearest = kinds.flatMap((concept) => thesaurus.nearestKindOf(concept) ?? [])
    const word = mostFrequentWord(index, nearest)
    if (word !== undefined) return word
    kinds = nearest.flatMap((concept) => [concept, ...hypernymsOf(thesaurus, concept)])
  }
  return undefined
}

/** The broader concepts of one, the narrowest first: of `playStation5` the `playStation`, then the `console`. */
function hypernymsOf(thesaurus: InvertedIndex['thesaurus'], concept: Concept): Concept[] {
  const broader = thesaurus.hypernymOf(concept)
  return broader === undefined ? [] : [broader, ...hypernymsOf(thesaurus, broader)]
}

function mostFrequentWord({ thesaurus, words, postingsOf }: InvertedIndex, concepts: readonly Concept[]) {
  const countOf = (term: string) => postingsOf(term)?.length ?? 0
  const present = concepts.filter((concept) => countOf(conceptTerm(concept)) > 0)
  const [best] = present
    .flatMap(thesaurus.wordsOf)
    .map((word) => ({ word, count: countOf(stemOf(word)) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
  const id = best && words.idOf(best.word)
  return id === undefined ? undefined : words.shownOf(id)
}
