import type { Concept } from '#search-engine/thesaurus-data.ts'
import { type Token, isNumber } from '#search-engine/tokenizer.ts'
import { namedByAccessory, nonNouns, units } from './product-concepts.ts'
import { type ProductName, ownNameEnd } from './product-name.ts'
import { conceptsOf, thesaurus } from './thesaurus.ts'

/** The brand and the model, whose words are no nouns of a name unless they say what the product is. */
export interface ProperNames {
  brand: readonly Token[]
  model: readonly Token[]
}

/** Whether concepts say what a product is. */
export const namesKind = (concepts: readonly Concept[]): boolean => concepts.some(thesaurus.isKind)

/**
 * The places of the head noun of a name: of what the product is. `Laptop lock with key` is a lock, `EliteBook 840
 * notebook silver 14"` a notebook, `Funda de silicona` a funda. The name's own part, before what the product is for or
 * comes with, is cut into rows of nouns at its numbers, and the head is the last noun of the row that names a kind of
 * product; in Spanish the first. Beside a device an accessory is what is sold, in any order (`screen protector mobile
 * phone`), unless the product's category is that of a device.
 */
export function headPlaces(
  name: ProductName,
  proper: ProperNames,
  { isDevice, isHeadFirst }: { isDevice: boolean; isHeadFirst: boolean },
): ReadonlySet<number> {
  const rows = nounRows(name, proper)
  const accessories = isDevice ? none : placesOf(name, (one) => namedByAccessory.has(one))
  const kinds = placesOf(name, thesaurus.isKind)
  const rowWith = (places: ReadonlyMap<number, number>) => rows.find((row) => row.some((place) => places.has(place)))
  // Without a known kind the last words are the likeliest, once the maker's name is known and left out.
  const row = rowWith(accessories) ?? rowWith(kinds) ?? (proper.brand.length > 0 ? rows.at(-1) : undefined)
  if (!row) return new Set()
  const head = row.findLast((place) => accessories.has(place)) ?? headOf(row, kinds, isHeadFirst)
  // A phrase such as `tempered glass` is one noun.
  const phrase = kinds.get(head)
  return new Set(row.filter((place) => place === head || (phrase !== undefined && kinds.get(place) === phrase)))
}

const none: ReadonlyMap<number, number> = new Map()

function headOf(row: readonly number[], kinds: ReadonlyMap<number, number>, isHeadFirst: boolean): number {
  if (isHeadFirst) return row.find((place) => kinds.has(place)) ?? (row[0] as number)
  return row.at(-1) as number
}

const spanishMarks = new Set(['de', 'del', 'para', 'con', 'sin', 'y'])
/** Whether a text has a Spanish preposition: its nouns then come first. */
export const isSpanish = (tokens: readonly Token[]): boolean => tokens.some(({ word }) => spanishMarks.has(word))

/** The places whose word or phrase has one of these concepts, each with the place where that begins. */
function placesOf(
  { tokens, stems, phrases }: ProductName,
  counts: (concept: Concept) => boolean,
): ReadonlyMap<number, number> {
  const inPhrases = new Set(phrases.flatMap(({ places }) => places))
  const found = new Map<number, number>()
  for (const { concept, places } of phrases) {
    if (counts(concept)) for (const place of places) found.set(place, places[0] as number)
  }
  stems.forEach((stem, place) => {
    if (inPhrases.has(place) || isMeasured(tokens, place)) return
    if (thesaurus.conceptsOf(stem).some(counts)) found.set(place, place)
  })
  return found
}

/** Rows of nouns from the name's own part: numbers and proper names end a row, colours and materials are left out. */
function nounRows(name: ProductName, { brand, model }: ProperNames): number[][] {
  const { tokens } = name
  // A model of several words that say what the product is, such as `Laptop lock`, is a part of its name.
  const isDescription = model.length > 1 && model.some((token) => namesKind(conceptsOf(token)))
  const isProper = properPlaces(tokens, isDescription ? [brand] : [brand, model])
  const rows: number[][] = [[]]
  tokens.slice(0, ownNameEnd(name)).forEach((token, place) => {
    if (isProper.has(place) || isNumber(token.word) || isInCode(tokens, place)) rows.push([])
    else if (mayBeNoun(name, place)) rows.at(-1)?.push(place)
  })
  return rows.filter((row) => row.length > 0)
}

/** Where rows of words stand in the name. */
function properPlaces(tokens: readonly Token[], names: readonly (readonly Token[])[]): Set<number> {
  const places = new Set<number>()
  for (const own of names) {
    if (own.length === 0) continue
    const first = tokens.findIndex((_, at) => own.every(({ word }, nth) => tokens[at + nth]?.word === word))
    if (first >= 0) own.forEach((_, nth) => places.add(first + nth))
  }
  return places
}

/** Whether a token is a part of a model's number: the letters of `SPA4210`. */
const isInCode = (tokens: readonly Token[], place: number): boolean =>
  [tokens[place - 1], tokens[place + 1]].some((one) => one?.group === tokens[place]?.group && isNumber(one?.word ?? ''))

/** Whether a word says a size with the number beside it, as the battery of `5000 mAh battery` does: that is no product. */
function isMeasured(tokens: readonly Token[], place: number): boolean {
  const [beforeLast, last] = [tokens[place - 2], tokens[place - 1]]
  const isBehind = last !== undefined && beforeLast !== undefined && units.has(last.word) && isNumber(beforeLast.word)
  const next = tokens[place + 1]
  const after = next && thesaurus.isStopWord(next.word) ? tokens[place + 2] : undefined
  const unit = after && tokens[place + 3]
  return isBehind || (unit !== undefined && isNumber(after?.word ?? '') && units.has(unit.word))
}

const nounLengthMin = 2

function mayBeNoun({ tokens, stems }: ProductName, place: number): boolean {
  const { word, group } = tokens[place] as Token
  const stem = stems[place] as string
  if (word.length < nounLengthMin || units.has(word) || nonNouns.has(stem) || thesaurus.isStopWord(word)) return false
  const concepts = thesaurus.conceptsOf(stem)
  if (concepts.length > 0) return namesKind(concepts)
  // Words with a hyphen, such as `in-ear`, describe.
  return [tokens[place - 1], tokens[place + 1]].every((one) => one?.group !== group)
}
