import type { WrittenForm } from '#search-engine/analyzed-document.ts'
import { titleKey } from '#search-engine/term-keys.ts'
import { type Token, isNumber } from '#search-engine/tokenizer.ts'
import { isSpanish } from './head-noun.ts'
import { nonNouns, units } from './product-concepts.ts'
import type { HeadedName } from './product-kind.ts'
import { conceptsOf, thesaurus } from './thesaurus.ts'

/** Titles by their keys. */
export type Titles = Map<string, WrittenForm>

/** A title is a text that somebody may type: a longer one is a product's whole name. */
const titleWordsMax = 4
const descriptionWordsMax = 2

/**
 * Adds a model under its brand's name and under its own: `lumen aria 12` and `aria 12`, shown as `Lumen Aria 12`. Of a
 * model with many words the maker is left out, unless it begins with a number, and one that is longer still has no title.
 */
export function addModelTitles(titles: Titles, { brand, model, shownBrand, shownModel }: ModelName): void {
  const names = [`${shownBrand} ${shownModel}`.trim(), ...(isNumber(model[0]?.word ?? '') ? [] : [shownModel])]
  const shown = names.find((name) => name.split(/\s+/).length <= titleWordsMax)
  // A model that says what the product is, in many words, is a product's name as well.
  const isDescription = model.length > descriptionWordsMax && model.some(isKindWord)
  if (shown === undefined || isDescription || /[()[\]]/.test(shown)) return
  titles.set(titleKey(thesaurus, [...brand, ...model]), { shown, languages: 3 })
  titles.set(titleKey(thesaurus, model), { shown, languages: 3 })
}

/** A model and its maker, cut into words and as they are shown. */
export interface ModelName {
  brand: readonly Token[]
  model: readonly Token[]
  shownBrand: string
  shownModel: string
}

/**
 * Adds the kind of product that a name says, alone and with the word that describes it, without the words of the brand and
 * the model (`properNames`): `wireless headphones`, `funda` and `funda de silicona`.
 */
export function addKindTitles(
  titles: Titles,
  { name: { tokens }, languages, heads }: HeadedName,
  properNames: readonly Token[],
): void {
  const places = [...heads].sort((a, b) => a - b)
  const [first, last] = [places[0], places.at(-1)]
  if (first === undefined || last === undefined || !places.some((place) => namesKind(tokens[place]))) return
  const excluded = new Set(properNames.map(({ word }) => word))
  const add = (from: number, until: number) => {
    const row = tokens.slice(from, until + 1)
    if (row.length > titleWordsMax) return
    titles.set(titleKey(thesaurus, row), { shown: row.map(({ shown }) => shown).join(' '), languages })
  }
  const mayDescribe = (place: number) => tokens[place] !== undefined && isDescription(tokens[place], excluded)
  if (last > first) add(first, last)
  if (languages === 2 || (languages === 3 && isSpanish(tokens))) {
    // A link stands between them: `funda de silicona`.
    const next = linkWords.has(tokens[last + 1]?.word ?? '') ? last + 2 : last + 1
    if (mayDescribe(next)) add(first, next)
  } else if (mayDescribe(first - 1)) add(first - 1, last)
}

const linkWords = new Set(['de', 'del', 'tipo'])
const shortWordMax = 2

function isDescription(token: Token, excluded: ReadonlySet<string>): boolean {
  const { word } = token
  if (isNumber(word) || word.length <= shortWordMax || excluded.has(word)) return false
  return !thesaurus.isStopWord(word) && !thesaurus.isLinkWord(word) && !units.has(word) && !nonNouns.has(word)
}

/** Whether a word names a kind that is no name of one maker: `iPhone 13 Pro` is a model. */
const isKindWord = (token: Token): boolean =>
  conceptsOf(token).some((concept) => thesaurus.isKind(concept) && !thesaurus.isProperName(concept))

const namesKind = (token: Token | undefined): boolean => token !== undefined && conceptsOf(token).some(thesaurus.isKind)
