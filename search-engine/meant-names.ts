import { editDistance } from './edit-distance.ts'
import type { InvertedIndex } from './inverted-index.ts'
import { phoneticKey } from './phonetic-key.ts'
import type { Clause, Query } from './query.ts'
import { stemOf } from './stemmer.ts'
import type { Thesaurus } from './thesaurus.ts'
import type { Concept } from './thesaurus-data.ts'
import { type Token, hasDigit } from './tokenizer.ts'

/** A single letter is a part of a model's number. */
const wordLengthMin = 2
const typosMax = 2

/**
 * The text of a query in which a name is mistyped that the thesaurus knows and no document has: `smasung a15` gives
 * `samsung a15`. Undefined where there is none, and where the query names more than what bears the name: a guess takes no
 * document from the rest.
 */
export function textWithMeantNames(index: InvertedIndex, { text, clauses }: Query): string | undefined {
  const { thesaurus } = index
  const names = new Map(clauses.flatMap((clause) => [...meantName(index, clause)]))
  if (names.size === 0) return undefined
  const kinds = [...names.values()].flatMap((name) => kindsOf(thesaurus, name))
  const isNamed = ({ tokens }: Clause) => tokens.some((token) => names.has(token))
  if (!clauses.every((clause) => isNamed(clause) || saysNothing(thesaurus, clause, kinds))) return undefined
  let corrected = ''
  let until = 0
  for (const [token, name] of names) {
    corrected += text.slice(until, token.from) + name
    until = token.until
  }
  return corrected + text.slice(until)
}

/** The name that a single unknown word is nearer to than to any word of documents, by its token; nothing where there is none. */
function meantName(
  index: InvertedIndex,
  { tokens: [token, second], expansions, correction }: Clause,
): Map<Token, string> {
  const { thesaurus } = index
  const word = token?.word ?? ''
  if (!token || second || hasDigit(word) || (expansions.length > 0 && !correction)) return new Map()
  if (thesaurus.isKnown(stemOf(word)) || thesaurus.isCommon(word)) return new Map()
  const found = thesaurus.namesLike(word).find(({ name }) => !isInDocuments(index, name))
  const least = correction && isInDocuments(index, correction.word) ? distanceOf(word, correction.word) : Infinity
  return new Map(found && found.distance < least ? [[token, found.name]] : [])
}

const isInDocuments = (index: InvertedIndex, word: string): boolean => (index.postingsOf(stemOf(word))?.length ?? 0) > 0

/** How far a word of documents is from what was typed: less than one typo where both sound alike, as for a name. */
const distanceOf = (typed: string, word: string): number =>
  phoneticKey(typed) === phoneticKey(word) ? 0 : editDistance(typed, word, typosMax)

/** What bears a name: what its maker makes, and the broader kind of a thing of one maker. */
function kindsOf({ kindMadeBy, conceptsOf, hypernymOf }: Thesaurus, name: string): Concept[] {
  const own = conceptsOf(stemOf(name))
  return [kindMadeBy(stemOf(name)), ...own, ...own.map(hypernymOf)].filter((kind) => kind !== undefined)
}

/** Whether a clause says nothing beside a name: no document has it, or it is a number or the kind that bears the name. */
function saysNothing(
  thesaurus: Thesaurus,
  { tokens, expansions, correction }: Clause,
  kinds: readonly Concept[],
): boolean {
  if (expansions.length === 0) return true
  const said = correction ? [correction.word] : tokens.map(({ word }) => word)
  return said.every(
    (word) =>
      hasDigit(word) ||
      word.length < wordLengthMin ||
      thesaurus.conceptsOf(stemOf(word)).some((concept) => kinds.includes(concept)),
  )
}
