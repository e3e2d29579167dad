import { compoundsIn } from './compounds.ts'
import { conceptsOf, phrasesIn } from './thesaurus.ts'
import { addKindTitles, addModelTitles } from './titles.ts'
import { type Concept, accessoryConcepts, deviceConcepts, stopWords, productConcepts, hypernyms } from './synonyms.ts'
import { type Token, isNumber, tokenizeShared, normalize, stemOf, tokenize } from './tokenizer.ts'

/** What of a product is searched: texts as the store has them, in both languages. */
export interface TextDocument {
  code: string
  /** Its name in English and in Spanish. */
  names: readonly string[]
  brand: string
  model: string
  /** The names of its category, in English and in Spanish. */
  categoryWords: readonly string[]
  color: string | null
  storage: string | null
}

/** How a document bears a word; several may be true, so they are bits. */
export const nameField = 1
/** What the category is called by its noun: the `cases` of `Phone cases`. */
export const categoryField = 2
/** Beside the goods: a colour, what an accessory is called besides its noun, what comes `with` it. */
export const attributeField = 4
/** What it is `for`. */
export const compatibilityField = 8
/** The other words of the category's name. */
export const categoryQualifierField = 16

const forWords = new Set(['for', 'para', 'compatible'])
const withWords = new Set(['with', 'con'])

export interface AnalyzedDocument {
  /** Stems, meanings (`=cover`) and joined words (`aria12`), each with how the document bears it. */
  terms: Map<string, number>
  /** The words themselves, as they are written. */
  words: Map<string, { shown: string; languages: number }>
  /** What a search may name as a whole: its model, what it fits. */
  phrases: Set<string>
  /** How a shopper would call it: `Lumen Aria 12`, `funda de silicona`. */
  titles: Map<string, { shown: string; languages: number }>
}

/** The term of a meaning; no written word begins with that sign. */
export const conceptTerm = (meaning: Concept): string => `=${meaning}`
/** A phrase of the table as it is written, of whatever meaning. */
export const phraseTerm = (tokens: readonly Pick<Token, 'word'>[]): string => `=${phraseKey(tokens)}`
/** Borne by what is made to fit a named model. */
export const compatibleTerm = '=fitted'

/** What a product is searched by. */
export function analyzeDocument(document: TextDocument): AnalyzedDocument {
  const found: AnalyzedDocument = { terms: new Map(), words: new Map(), phrases: new Set(), titles: new Map() }
  const texts = document.names.map(normalize)
  const names = texts.map(tokenize)
  const categories = document.categoryWords.map(tokenizeShared)
  const brand = tokenizeShared(document.brand)
  const model = tokenizeShared(document.model)
  const isAccessory = isForOthers(texts, names, categories)
  names.forEach((tokens, index) => {
    const languages = sameText(document.names) ? 3 : index + 1
    read(found, tokens, languages, kindsOfName(texts[index] as string, tokens, isAccessory), namesOnly(tokens, model))
    const ends = isAccessory ? endsOf(tailOf(texts[index] as string, tokens)) : []
    for (const phrase of ends) found.phrases.add(phrase)
    addKindTitles(found.titles, texts[index] as string, tokens, languages, [...brand, ...model])
    if (ends.length > 0 && tokens.some((token) => isFor(texts[index] as string, token)))
      found.terms.set(compatibleTerm, compatibilityField)
  })
  categories.forEach((tokens, index) =>
    read(found, tokens, sameText(document.categoryWords) ? 3 : index + 1, headsOf(tokens, index)),
  )
  read(found, brand, 3, () => nameField, everyPlace)
  read(found, model, 3, () => (isAccessory ? attributeField : nameField), everyPlace)
  if (document.storage) read(found, tokenizeShared(document.storage), 3, () => nameField)
  if (document.color) read(found, tokenizeShared(document.color), 1, () => attributeField)
  strengthen(found.terms)
  if (model.length > 0) found.phrases.add(phraseKey(model)).add(phraseKey([...brand, ...model]))
  if (model.length > 0 && !isAccessory)
    addModelTitles(found.titles, brand, model, `${document.brand} ${document.model}`.trim())
  return found
}

/**
 * A word is borne as what it means is: a laptop among the `Computers` is a computer by more than its category's name.
 */
function strengthen(terms: Map<string, number>): void {
  for (const [term, kind] of terms) {
    const meant = conceptsOf(term).reduce((kinds, meaning) => kinds | (terms.get(conceptTerm(meaning)) ?? 0), 0)
    if (meant !== 0) terms.set(term, kind | meant)
  }
}

/** A row of words as one key; fill words do not count. */
export function phraseKey(tokens: readonly Pick<Token, 'word'>[]): string {
  return tokens.flatMap(({ word }) => (stopWords.has(word) ? [] : [stemOf(word)])).join(' ')
}

const sameText = (texts: readonly string[]): boolean => texts.length < 2 || texts[0] === texts[1]

type KindOf = (place: number, meanings: readonly Concept[]) => number
type IsName = (place: number) => boolean
const everyPlace: IsName = () => true
const noPlace: IsName = () => false

/**
 * Where the words of a name are the model's and mean nothing else: an `Onza Cubo mini computer` is no charger. Where
 * the name says in no other words what the goods are, those of the model do.
 */
function namesOnly(tokens: readonly Token[], model: readonly Token[]): IsName {
  const first = tokens.findIndex(
    (_, place) => model.length > 0 && model.every(({ word }, index) => tokens[place + index]?.word === word),
  )
  if (first < 0) return noPlace
  const isModel: IsName = (place) => place >= first && place < first + model.length
  const others = tokens.filter((_, place) => !isModel(place)).flatMap(({ word }) => conceptsOf(stemOf(word)))
  return others.some((meaning) => productConcepts.has(meaning)) ? isModel : noPlace
}

/** Takes the words of one text in. A phrase has its own meaning, and those of its words no longer count. */
function read(
  { terms, words }: AnalyzedDocument,
  tokens: readonly Token[],
  languages: number,
  kindOf: KindOf,
  isName = noPlace,
): void {
  const bear = (term: string, kind: number) => terms.set(term, (terms.get(term) ?? 0) | kind)
  const mean = (meaning: Concept, kind: number) => {
    bear(conceptTerm(meaning), kind)
    if (hypernyms[meaning]) bear(conceptTerm(hypernyms[meaning]), kind)
  }
  const stems = tokens.map(({ word }) => stemOf(word))
  const inPhrases = new Map<number, Concept>()
  for (const { meaning, places } of phrasesIn(tokens, stems)) {
    if (places.every(isName)) continue
    // The kinds are numbered by their worth: the phrase has the best of its words.
    const kind = Math.min(...places.map((place) => kindOf(place, [meaning])))
    mean(meaning, kind)
    bear(phraseTerm(places.map((place) => tokens[place] as Token)), kind)
    for (const place of places) inPhrases.set(place, meaning)
  }
  tokens.forEach((token, place) => {
    if (stopWords.has(token.word)) return
    const meanings = conceptsOf(stems[place] as string)
    const kind = kindOf(place, meanings)
    const phrase = inPhrases.get(place)
    const meansAnother = phrase !== undefined && meanings.length > 0 && !meanings.includes(phrase)
    bear(stems[place] as string, meansAnother && kind === nameField ? attributeField : kind)
    if (phrase === undefined && !isName(place)) for (const meaning of meanings) mean(meaning, kind)
    if (!isNumber(token.word) && token.word.length > 1) {
      words.set(token.word, { shown: token.shown, languages: languages | (words.get(token.word)?.languages ?? 0) })
    }
  })
  for (const { joined, last } of compoundsIn(tokens)) bear(joined, kindOf(last, conceptsOf(joined)))
}

function kindsOfName(name: string, tokens: readonly Token[], isAccessory: boolean): KindOf {
  const kinds: number[] = []
  const commas = commasIn(name, tokens)
  let kind = nameField
  tokens.forEach((token, place) => {
    if (commas.has(place)) kind = attributeField
    else if (place > 0 && isFor(name, token)) kind = compatibilityField
    else if (withWords.has(token.word) && place > 0 && kind === nameField) kind = attributeField
    kinds[place] = kind
  })
  return (place, meanings) => {
    const here = kinds[place] as number
    return isAccessory && here === nameField && !isOfAccessory(meanings) ? attributeField : here
  }
}

const isOfAccessory = (meanings: readonly Concept[]): boolean =>
  meanings.length > 0 && !meanings.some((meaning) => deviceConcepts.has(meaning))

/** `for`, `para`, and the `p/` of price lists. */
function isFor(name: string, { word, until }: Token): boolean {
  return forWords.has(word) || (word === 'p' && name[until] === '/')
}

/** The tokens that a comma or a bracket stands before. */
function commasIn(name: string, tokens: readonly Token[]): Set<number> {
  const commas = new Set<number>()
  tokens.forEach(({ from }, place) => {
    const until = tokens[place - 1]?.until
    if (until !== undefined && /[,;(]/.test(name.slice(until, from))) commas.add(place)
  })
  return commas
}

/** What an accessory is for: the words after `for`, else its whole name, up to a comma. */
function tailOf(name: string, tokens: readonly Token[]): Token[] {
  const first = tokens.findIndex((token, place) => place > 0 && isFor(name, token)) + 1
  const commas = commasIn(name, tokens)
  const last = tokens.findIndex((_, place) => place >= first && place > 0 && commas.has(place))
  return tokens.slice(first, last < 0 ? undefined : last)
}

/**
 * `lumen aria 12` ends in itself, in `aria 12` and in `12`. A number alone names nothing, nor do words of the table:
 * `for phones`.
 */
function endsOf(tokens: readonly Token[]): string[] {
  return tokens.slice(0, 6).flatMap((_, place) => {
    const end = tokens.slice(place)
    const isTelling = end.some(
      ({ word }) => !isNumber(word) && !stopWords.has(word) && conceptsOf(stemOf(word)).length === 0,
    )
    return isTelling ? [phraseKey(end)] : []
  })
}

const andWords = new Set(['and', 'y', 'e'])

/**
 * The nouns of a category's name: the last words in English (`Phone cases`), the first in Spanish (`Micas de vidrio`).
 */
function headsOf(tokens: readonly Token[], index: number): KindOf {
  const isHead = (place: number) =>
    index === 0
      ? tokens[place + 1] === undefined || andWords.has((tokens[place + 1] as Token).word)
      : tokens[place - 1] === undefined || andWords.has((tokens[place - 1] as Token).word)
  return (place) => (isHead(place) ? categoryField : categoryQualifierField)
}

/** Whether the goods are made for other goods: as their category says, else as their name does. */
function isForOthers(
  texts: readonly string[],
  names: readonly (readonly Token[])[],
  categories: readonly (readonly Token[])[],
): boolean {
  const ofCategory = categories.flatMap((tokens, index) => meaningsAmong(tokens, headsOf(tokens, index)))
  if (ofCategory.some((meaning) => accessoryConcepts.has(meaning))) return true
  const isMixed = categories.some((tokens) => tokens.some(({ word }) => mixedWords.has(stemOf(word))))
  if (!isMixed && ofCategory.some((meaning) => deviceConcepts.has(meaning))) return false
  return names.some((tokens, index) => {
    const kindOf = kindsOfName(texts[index] as string, tokens, false)
    return meaningsAmong(tokens, (place) =>
      kindOf(place, []) === nameField ? categoryField : categoryQualifierField,
    ).some((meaning) => accessoryConcepts.has(meaning))
  })
}

const mixedWords = new Set(['accessory', 'accesorio', 'part', 'parte', 'repuesto'].map(stemOf))

function meaningsAmong(tokens: readonly Token[], kindOf: KindOf): Concept[] {
  const stems = tokens.map(({ word }) => stemOf(word))
  const phrases = phrasesIn(tokens, stems)
  const inPhrases = new Set(phrases.flatMap(({ places }) => places))
  const single = stems.flatMap((stem, place) =>
    kindOf(place, []) === categoryField && !inPhrases.has(place) ? conceptsOf(stem) : [],
  )
  return [...phrases.map(({ meaning }) => meaning), ...single]
}
