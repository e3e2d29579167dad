import type { AnalyzedDocument, WrittenForm } from '#search-engine/analyzed-document.ts'
import { compoundsIn } from '#search-engine/compounds.ts'
import { conceptTerm, phraseTerm } from '#search-engine/term-keys.ts'
import type { Concept } from '#search-engine/thesaurus-data.ts'
import { type Token, isNumber } from '#search-engine/tokenizer.ts'
import { type Languages, properName } from '#search-engine/vocabulary.ts'
import { type FieldOf, attributeField, categoryField, compatibilityField, headField, nameField } from './fields.ts'
import type { ReadText } from './read-text.ts'
import { units } from './product-concepts.ts'
import { type Sizes, memoryUnit, sizesIn } from '#search-engine/memory-sizes.ts'
import { thesaurus } from './thesaurus.ts'

const hypernymsMax = 4

/** What is collected of a product's texts. */
export interface ProductTerms extends AnalyzedDocument {
  terms: Map<string, number>
  words: Map<string, WrittenForm>
  phrases: Set<string>
  titles: Map<string, WrittenForm>
}

/** One text of a product. */
export interface ProductTextPart extends ReadText {
  languages: Languages
  fieldOf: FieldOf
  /** Which places belong to a proper name, whose words have no meaning of their own; none where it is missing. */
  isProperName?: (place: number) => boolean
}

/** No terms yet. */
export const createProductTerms = (code: string): ProductTerms => ({
  code,
  nameLength: 0,
  terms: new Map(),
  words: new Map(),
  phrases: new Set(),
  titles: new Map(),
})

/**
 * Adds the terms of a text: stems, concepts and compounds. A phrase of the thesaurus has its own concept, and its words
 * lose theirs: a `cargador portátil` is a power bank and no charger.
 */
export function addText(product: ProductTerms, part: ProductTextPart): void {
  const { tokens, stems, fieldOf, languages } = part
  const phraseAt = addPhrases(product, part)
  const sizes = sizesIn(part)
  tokens.forEach((token, place) => {
    if (thesaurus.isStopWord(token.word) || sizes.places.has(place)) return
    const stem = stems[place] as string
    const concepts = thesaurus.conceptsOf(stem)
    const field = fieldOf(place, concepts)
    const phrase = phraseAt.get(place)
    const meansOther = phrase !== undefined && concepts.length > 0 && !concepts.includes(phrase)
    const isOwn = field === nameField || field === headField
    const lesserField = isLetterOfCode(tokens, place) ? compatibilityField : attributeField
    addTerm(product, stem, isOwn && (meansOther || lesserField === compatibilityField) ? lesserField : field)
    if (phrase === undefined && !part.isProperName?.(place))
      for (const concept of isOwnKind(field) ? concepts : likeliest(concepts)) addConcept(product, concept, field)
    if (!isLetterOfCode(tokens, place, classLettersMax))
      addWord(product, token, part.isProperName?.(place) ? properName : languages)
  })
  for (const { word, last } of compoundsIn(tokens))
    if (!sizes.places.has(last)) addTerm(product, word, fieldOf(last, thesaurus.conceptsOf(word)))
  for (const word of sizeTerms(part, sizes)) addTerm(product, word, attributeField)
}

/** Further terms for sizes: `8gb` and `8gbram` of the 8 in `8/128`, `128gb` of its 128, and `ram`. */
function sizeTerms({ tokens }: ProductTextPart, { memory, storage }: Sizes): string[] {
  const wordAt = (place: number) => tokens[place]?.word ?? ''
  return [
    ...memory.flatMap((place) => [`${wordAt(place)}gb`, `${wordAt(place)}${memoryUnit}`]),
    ...storage.map((place) => `${wordAt(place)}gb`),
    ...(tokens.some(({ word }) => word === memoryUnit) ? ['ram'] : []),
  ]
}

/** Whether a field says what the product itself is. */
const isOwnKind = (field: number): boolean => field === headField || field === categoryField

/** Of a word that names a kind and also describes, what it describes: a `desktop charger` is no computer. */
function likeliest(concepts: readonly Concept[]): readonly Concept[] {
  const describing = concepts.filter((concept) => !thesaurus.isKind(concept))
  return describing.length > 0 ? describing : concepts
}

const codeLettersMax = 2
/** As many has the name of a class, such as `IPX7`, of which they alone are no word. */
const classLettersMax = 3

/** Whether a token is a letter or two of a model's number, as `AA` is in `FA802AA`: it says less than the same word alone. */
const isLetterOfCode = (tokens: readonly Token[], place: number, lettersMax = codeLettersMax): boolean => {
  const { word, group } = tokens[place] as Token
  if (word.length > lettersMax || isNumber(word)) return false
  return [tokens[place - 1], tokens[place + 1]].some((one) => one?.group === group && isNumber(one.word))
}

/** Adds the phrases of a text, and returns the concept at each of their places. */
function addPhrases(product: ProductTerms, { tokens, phrases, fieldOf }: ProductTextPart): Map<number, Concept> {
  const phraseAt = new Map<number, Concept>()
  for (const { concept, places } of phrases) {
    // The lowest flag is the best of its words' fields.
    const field = Math.min(...places.map((place) => fieldOf(place, [concept])))
    const phrase = places.map((place) => tokens[place] as Token)
    addConcept(product, concept, field)
    addTerm(product, phraseTerm(thesaurus, phrase), field)
    for (const place of places) phraseAt.set(place, concept)
  }
  return phraseAt
}

/** Adds fields to those of a term. */
function addTerm({ terms }: ProductTerms, term: string, field: number): void {
  terms.set(term, (terms.get(term) ?? 0) | field)
}

function addConcept(product: ProductTerms, concept: Concept, field: number): void {
  addTerm(product, conceptTerm(concept), field)
  // A case for an iPhone is no phone: only what the product itself is belongs to broader concepts as well.
  if (field === attributeField || field === compatibilityField) return
  // Concepts in data could form a circle, so that the way up is short.
  let next = thesaurus.hypernymOf(concept)
  const broaderField = field === headField ? nameField : field
  for (let step = 0; next !== undefined && step < hypernymsMax; step += 1) {
    addTerm(product, conceptTerm(next), broaderField)
    next = thesaurus.hypernymOf(next)
  }
}

const unitLengthMax = 3

/** Whether a word is the sign of a unit, which completes nothing; `pixel` is also a name. */
const isUnit = (word: string): boolean => word === memoryUnit || (word.length <= unitLengthMax && units.has(word))

function addWord({ words }: ProductTerms, { word, shown }: Token, languages: Languages): void {
  if (isNumber(word) || word.length < 2 || isUnit(word)) return
  words.set(word, { shown, languages: languages | (words.get(word)?.languages ?? 0) })
}
