import type { Concept } from '#search-engine/thesaurus.ts'
import { type Token, isNumber, normalize, tokenize } from '#search-engine/tokenizer.ts'
import { phraseKey } from '#search-engine/term-keys.ts'
import { type FieldOf, attributeField, compatibilityField, nameField } from './fields.ts'
import { deviceConcepts } from './product-concepts.ts'
import { conceptsOf, thesaurus } from './thesaurus.ts'

/** The name of a product in one language, cut into tokens. */
export interface ProductName {
  /** The normalized text; the places of tokens are places in it. */
  text: string
  tokens: readonly Token[]
}

const forWords = new Set(['for', 'para', 'compatible'])
const withWords = new Set(['with', 'con'])
const purposePhrasesMax = 6

/** Cuts a name into tokens. */
export function readName(name: string): ProductName {
  const text = normalize(name)
  return { text, tokens: tokenize(text) }
}

/**
 * The fields of a name's tokens. In `Clear case with strap for Lumen Aria 12, black` the words up to `with` are the name,
 * `strap` is an attribute, `Lumen Aria 12` is what the product is for, and `black`, after a comma, an attribute. Of an
 * accessory's own name only its noun (`case`) counts as the name, `clear` is an attribute.
 */
export function fieldsOfName(name: ProductName, isAccessory: boolean): FieldOf {
  const commas = placesAfterComma(name)
  const fields: number[] = []
  let field = nameField
  name.tokens.forEach((token, place) => {
    if (commas.has(place)) field = attributeField
    else if (place > 0 && isFor(name, token)) field = compatibilityField
    else if (withWords.has(token.word) && place > 0 && field === nameField) field = attributeField
    fields[place] = field
  })
  return (place, concepts) => {
    const own = fields[place] as number
    return isAccessory && own === nameField && !isAccessoryNoun(concepts) ? attributeField : own
  }
}

const isAccessoryNoun = (concepts: readonly Concept[]): boolean =>
  concepts.length > 0 && !concepts.some((concept) => deviceConcepts.has(concept))

/** Whether the name says what the product is for: by `for`, `para`, or the `p/` of price lists. */
export const saysPurpose = (name: ProductName): boolean => name.tokens.some((token) => isFor(name, token))

function isFor({ text }: ProductName, { word, until }: Token): boolean {
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
    return end.some(isProperName) ? [phraseKey(thesaurus, end)] : []
  })
}

function purposeOf(name: ProductName): readonly Token[] {
  const { tokens } = name
  const first = tokens.findIndex((token, place) => place > 0 && isFor(name, token)) + 1
  const commas = placesAfterComma(name)
  const last = tokens.findIndex((_, place) => place >= first && place > 0 && commas.has(place))
  return tokens.slice(first, last < 0 ? undefined : last)
}

const isProperName = (token: Token): boolean =>
  !isNumber(token.word) && !thesaurus.isStopWord(token.word) && conceptsOf(token).length === 0

/** The places of the tokens that follow a comma, a semicolon or an opening bracket. */
function placesAfterComma({ text, tokens }: ProductName): Set<number> {
  const places = new Set<number>()
  tokens.forEach(({ from }, place) => {
    const until = tokens[place - 1]?.until
    if (until !== undefined && /[,;(]/.test(text.slice(until, from))) places.add(place)
  })
  return places
}
