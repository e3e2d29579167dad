import type { Concept } from '#search-engine/thesaurus-data.ts'
import { type Token, isNumber, normalize } from '#search-engine/tokenizer.ts'
import { phraseKey } from '#search-engine/term-keys.ts'
import { type FieldOf, attributeField, compatibilityField, headField, nameField } from './fields.ts'
import { deviceConcepts } from './product-concepts.ts'
import { type ReadText, readNormalized } from './read-text.ts'
import { conceptsOf, thesaurus } from './thesaurus.ts'

/** The name of a product in one language, cut into tokens. */
export interface ProductName extends ReadText {
  /** The field of each token, as long as nothing is known of heads and accessories. */
  fields: readonly number[]
  /** The places of the tokens at which the name's own part ends (`cutPlaces`). */
  cuts: ReadonlySet<number>
  /** How many tokens the brand has, which may stand before a dash at the beginning. */
  brandLength: number
}

type UncutName = Omit<ProductName, 'fields' | 'cuts'>

const forWords = new Set(['for', 'para', 'compatible', 'works', 'fits'])
const withWords = new Set(['with', 'con', 'w', 'including', 'incluye'])
const andWords = new Set(['and', 'y', 'e'])
const purposePhrasesMax = 6

/** Cuts a name into tokens and parts; a brand at its beginning has `brandLength` tokens. */
export function readName(name: string, brandLength: number): ProductName {
  const uncut = { ...readNormalized(normalize(name)), brandLength }
  const cuts = cutPlaces(uncut)
  return { ...uncut, cuts, fields: fieldsByPlace({ ...uncut, cuts }) }
}

/**
 * The fields of a name's tokens. In `Clear case with strap for Lumen Aria 12, black` the words up to `with` are the name
 * and `case` its head, `strap` is an attribute, `Lumen Aria 12` is what the product is for, and `black`, after a comma, an
 * attribute. Of an accessory's own name only its nouns count as the name, `clear` is an attribute.
 */
export function fieldsOfName(
  name: ProductName,
  { isAccessory, heads }: { isAccessory: boolean; heads: ReadonlySet<number> },
): FieldOf {
  const { tokens } = name
  const head = [...heads].flatMap((place) => conceptsOf(tokens[place] as Token)).filter(thesaurus.isKind)
  const isJoined = (place: number) => [place - 1, place + 1].some((at) => andWords.has(tokens[at]?.word ?? ''))
  // The cards of a `card reader` are not what is sold; both of `teclado y ratón` are.
  const isOtherKind = (concepts: readonly Concept[], place: number) =>
    head.length > 0 &&
    concepts.some(thesaurus.isKind) &&
    !concepts.some((one) => head.some((other) => isRelated(one, other))) &&
    !isJoined(place)
  return (place, concepts) => {
    const field = name.fields[place] as number
    if (field === nameField && heads.has(place)) return headField
    if (field === nameField && isOtherKind(concepts, place)) return attributeField
    return isAccessory && field === nameField && !isAccessoryNoun(concepts) ? attributeField : field
  }
}

function fieldsByPlace(name: Omit<ProductName, 'fields'>): number[] {
  const fields: number[] = []
  let field = nameField
  name.tokens.forEach((token, place) => {
    if (name.cuts.has(place)) field = attributeField
    if (place > 0 && isFor(name, token)) field = compatibilityField
    else if (withWords.has(token.word) && place > 0 && field === nameField) field = attributeField
    fields[place] = field
  })
  return fields
}

/** How many tokens are the name's own part, before what the product is for, comes with or is described by. */
export function ownNameEnd({ fields }: ProductName): number {
  const end = fields.findIndex((field) => field !== nameField)
  return end < 0 ? fields.length : end
}

/** Whether one of two concepts is the broader one of the other, or both are the same. */
const isRelated = (one: Concept, other: Concept): boolean =>
  one === other || thesaurus.hypernymOf(one) === other || thesaurus.hypernymOf(other) === one

const isAccessoryNoun = (concepts: readonly Concept[]): boolean =>
  concepts.length > 0 && !concepts.some((concept) => deviceConcepts.has(concept))

/** Whether the name says what the product is for: by `for`, `para`, or the `p/` of price lists. */
export const saysPurpose = (name: ProductName): boolean => name.tokens.some((token) => isFor(name, token))

function isFor({ text }: UncutName, { word, until }: Token): boolean {
  return forWords.has(word) || (word === 'p' && text[until] === '/')
}

/**
 * What an accessory is for, as phrases: `case for Lumen Aria 12` gives `lumen aria 12` and `aria 12`. Without a `for` it
 * is the whole name up to a comma. A number alone names nothing, nor do words of the thesaurus: `for phones`.
 */
export function purposePhrases(name: ProductName): string[] {
  const purpose = purposeOf(name)
  return purpose.slice(0, purposePhrasesMax).flatMap((_, place) => {
    const end = purpose.slice(place)
    return namesModel(end) ? [phraseKey(thesaurus, end)] : []
  })
}

function purposeOf(name: ProductName): readonly Token[] {
  const { tokens, cuts } = name
  const first = tokens.findIndex((token, place) => place > 0 && isFor(name, token)) + 1
  const last = tokens.findIndex((_, place) => place >= first && place > 0 && cuts.has(place))
  return tokens.slice(first, last < 0 ? undefined : last)
}

/** Whether a row of words has a proper name: one of a kind, such as `iphone`, only beside another word. */
const namesModel = (row: readonly Token[]): boolean =>
  row.some(isProperName) || (row.length > 1 && row.some((token) => conceptsOf(token).some(thesaurus.isProperName)))

const isProperName = (token: Token): boolean =>
  !isNumber(token.word) && !thesaurus.isStopWord(token.word) && conceptsOf(token).length === 0

/**
 * The places of the tokens at which the name's own part ends: after a comma, a semicolon, an opening bracket, a bar, or a
 * dash between spaces. What is no more than the brand before it, as in `Lumen - Aria 12 phone`, is no part of its own.
 */
function cutPlaces({ text, tokens, brandLength }: UncutName): Set<number> {
  const places = new Set<number>()
  tokens.forEach(({ word, from }, place) => {
    const previous = tokens[place - 1]
    if (!previous || place <= brandLength) return
    const between = text.slice(previous.until, from)
    if (between === ' ') return
    const isDash = /\s[-–—]\s/u.test(between) && !(isNumber(previous.word) && isNumber(word))
    if (isDash || /[,;([|]/.test(between)) places.add(place)
  })
  return places
}
