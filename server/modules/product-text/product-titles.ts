import type { WrittenForm } from '#search-engine/analyzed-document.ts'
import { titleKey } from '#search-engine/term-keys.ts'
import { type Token, isNumber } from '#search-engine/tokenizer.ts'
import type { Languages } from '#search-engine/vocabulary.ts'
import { productConcepts } from './product-concepts.ts'
import type { ProductName } from './product-name.ts'
import { conceptsOf, thesaurus } from './thesaurus.ts'

/** Titles by their keys. */
export type Titles = Map<string, WrittenForm>

/** Adds a model under its brand's name and under its own: `lumen aria 12` and `aria 12`, shown as `Lumen Aria 12`. */
export function addModelTitles(
  titles: Titles,
  { brand, model, shown }: { brand: readonly Token[]; model: readonly Token[]; shown: string },
): void {
  titles.set(titleKey(thesaurus, [...brand, ...model]), { shown, languages: 3 })
  titles.set(titleKey(thesaurus, model), { shown, languages: 3 })
}

/**
 * Adds the kinds of product that a name mentions, in its own words and without those of the brand and the model
 * (`properNames`): `funda de silicona`, `wireless headphones`.
 */
export function addKindTitles(
  titles: Titles,
  name: ProductName,
  { languages, properNames }: { languages: Languages; properNames: readonly Token[] },
): void {
  const excluded = new Set(properNames.map(({ word }) => word))
  name.tokens.forEach((_, place) => {
    const row = kindFrom(name, place, excluded)
    const namesProduct = row.some((token) => conceptsOf(token).some((concept) => productConcepts.has(concept)))
    if (namesProduct) {
      titles.set(titleKey(thesaurus, row), { shown: row.map(({ shown }) => shown).join(' '), languages })
    }
  })
}

const linkWords = new Set(['tipo', 'con', 'with'])
const withWords = new Set(['con', 'with'])
const endWords = new Set(['for', 'para'])
const significantWords = 2
const shortWordMax = 2

/**
 * Two significant words from a place on, with the words that link them (`funda de silicona`), and a third one after a
 * `with`. Empty where the name ends before, or where a comma, a number or an excluded word comes between.
 */
function kindFrom({ text, tokens }: ProductName, from: number, excluded: ReadonlySet<string>): Token[] {
  const row: Token[] = []
  let missing = significantWords
  for (const token of tokens.slice(from)) {
    const { word } = token
    const previous = row.at(-1)
    const isLink = thesaurus.isStopWord(word) || linkWords.has(word)
    const isAfterComma = previous !== undefined && /[,;(]/.test(text.slice(previous.until, token.from))
    const isExcluded = isNumber(word) || excluded.has(word) || (word.length <= shortWordMax && !isLink)
    if (isAfterComma || isExcluded || endWords.has(word) || (isLink && row.length === 0)) return []
    row.push(token)
    if (withWords.has(word)) missing += 1
    if (!isLink) missing -= 1
    if (missing === 0) return row
  }
  return []
}
