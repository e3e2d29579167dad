import { joinTokens } from './compounds.ts'
import { editDistance, isLikelyTypo, lacksOrSwaps } from './edit-distance.ts'
import type { InvertedIndex } from './inverted-index.ts'
import { type Clause, type Query, exactClause } from './query.ts'
import type { Scorer } from './scorer.ts'
import { stemOf } from './stemmer.ts'
import { expandWord } from './term-expansion.ts'
import type { Thesaurus } from './thesaurus.ts'
import { hasDigit } from './tokenizer.ts'

/** Of so many titles of a maker the words are compared. */
const titlesMax = 500
/** A shorter word is a part of a model's name that is nearly any other one. */
const wordLengthMin = 3
const certainLength = 4
/** Each pair of clauses costs a search of its own, and whoever names a model needs few of them. */
const clausesMax = 8

/**
 * The query with words that stand beside the name of a maker, and that no document has beside it, as words of this maker's
 * models that are one typo away: `lumen ara` is `lumen aria`, and `karibe olla 7` is `karibe ola 7` although an `olla` is a
 * pot. What names a kind, another maker or a number stays.
 */
export function withMeantModels(index: InvertedIndex, scorer: Scorer, query: Query): Query {
  const { clauses } = query
  const makersIn = (clause: Clause) => namesOf(clause).filter((name) => mayName(index.thesaurus, name))
  const mayBeModel = clauses.filter((clause) => mayBeMistyped(index.thesaurus, clause))
  if (clauses.length < 2 || clauses.length > clausesMax || mayBeModel.length === 0) return query
  for (const maker of clauses) {
    if (maker.expansions.length === 0) continue
    const unanswered = mayBeModel.filter((clause) => clause !== maker && !isBeside(scorer, maker, clause))
    if (unanswered.length === 0) continue
    const words = makersIn(maker).flatMap((name) => wordsOfModels(index, name))
    for (const clause of unanswered) {
      const meant = meantWord(index, scorer, { clause, words, others: clauses.filter((one) => one !== clause) })
      if (meant) return { ...query, clauses: clauses.map((one) => (one === clause ? meant : one)) }
    }
  }
  return query
}

/** A mistyped word may be each of several names. */
const namesOf = ({ tokens, alternatives }: Clause): string[] =>
  alternatives.length > 0 ? alternatives.flatMap(({ correction }) => correction?.word ?? []) : [joinTokens(tokens)]

const mayName = (thesaurus: Thesaurus, word: string): boolean =>
  !hasDigit(word) && thesaurus.conceptsOf(stemOf(word)).length === 0

function mayBeMistyped(thesaurus: Thesaurus, { tokens: [token, second] }: Clause): boolean {
  if (!token || second || token.word.length < wordLengthMin) return false
  const { word } = token
  return mayName(thesaurus, word) && !thesaurus.isCommon(word) && thesaurus.kindMadeBy(stemOf(word)) === undefined
}

/** Whether a document has both, however the word is read. */
const isBeside = (scorer: Scorer, maker: Clause, clause: Clause): boolean =>
  [clause, ...clause.alternatives].some((one) => one.expansions.length > 0 && scorer.isAnyMatching([maker, one]))

/** The words of a maker's models. A title that is there without its first words as well is a model under its maker's name. */
function wordsOfModels({ titles }: InvertedIndex, maker: string): string[] {
  const isTitle = (text: string): boolean => {
    const id = titles.idOf(text)
    return id !== undefined && titles.countOf(id) > 0
  }
  const names = titles.withPrefix(`${maker} `, titlesMax).map(titles.wordOf)
  const models = names.map((name) => name.slice(maker.length + 1)).filter(isTitle)
  return [...new Set(models.flatMap((model) => model.split(' ')))].filter((word) => !hasDigit(word))
}

interface Place {
  clause: Clause
  words: readonly string[]
  others: readonly Clause[]
}

/** The clause as the word of a model that it is one typo from, rather one that documents have beside the others. */
function meantWord(index: InvertedIndex, scorer: Scorer, { clause, words, others }: Place): Clause | undefined {
  const typed = joinTokens(clause.tokens)
  const meant = words.filter((word) => isOneTypo(typed, word)).map((word) => asWord(index, clause, word))
  const matched = others.filter(({ expansions }) => expansions.length > 0)
  return meant.find((one) => scorer.isAnyMatching([...matched, one])) ?? meant[0]
}

/** Beside its maker a model is likelier than any other word: an `olla` may be an `Ola`. */
function isOneTypo(typed: string, word: string): boolean {
  if (word === typed || word.length < wordLengthMin || editDistance(typed, word, 1) > 1) return false
  return typed.length < certainLength ? lacksOrSwaps(typed, word) : word[0] === typed[0] || isLikelyTypo(typed, word)
}

function asWord(index: InvertedIndex, { tokens }: Clause, word: string): Clause {
  const id = index.words.idOf(word)
  const shown = id === undefined ? word : index.words.shownOf(id)
  return { ...exactClause(tokens, expandWord(index, word)), correction: { word, shown } }
}
