import { conceptsOf } from './thesaurus.ts'
import { stopWords, productConcepts } from './synonyms.ts'
import { type Token, isNumber, stemOf } from './tokenizer.ts'

/** Rows of words by their key, with how they are shown and in which languages they stand. */
export type Titles = Map<string, { shown: string; languages: number }>

/**
 * The key of a row of words that begins a title: without fill words, so that `cargador c` begins `cargador de carro`.
 */
export function titleKey(tokens: readonly Pick<Token, 'word'>[]): string {
  return tokens.flatMap(({ word }) => (stopWords.has(word) ? [] : [word])).join(' ')
}

/** A model is found by its maker and by its own name. */
export function addModelTitles(titles: Titles, brand: readonly Token[], model: readonly Token[], shown: string): void {
  titles.set(titleKey([...brand, ...model]), { shown, languages: 3 })
  titles.set(titleKey(model), { shown, languages: 3 })
}

/**
 * What goods are called in the name's own words: `funda de silicona`, `wireless headphones`; never a brand's or a
 * model's word.
 */
export function addKindTitles(
  titles: Titles,
  text: string,
  tokens: readonly Token[],
  languages: number,
  names: readonly Token[],
): void {
  const named = new Set(names.map(({ word }) => word))
  tokens.forEach((_, place) => {
    const row = rowFrom(text, tokens, place, named)
    const isOfGoods = row.some(({ word }) => conceptsOf(stemOf(word)).some((meaning) => productConcepts.has(meaning)))
    if (isOfGoods) titles.set(titleKey(row), { shown: row.map(({ shown }) => shown).join(' '), languages })
  })
}

const linking = new Set(['tipo', 'con', 'with'])
const ending = new Set(['for', 'para'])

/**
 * Two telling words from a place on, with what links them: three where the first link is a `with`. None where the name
 * ends before.
 */
function rowFrom(text: string, tokens: readonly Token[], from: number, named: ReadonlySet<string>): Token[] {
  const row: Token[] = []
  let missing = 2
  for (const token of tokens.slice(from)) {
    const previous = row.at(-1)
    const isLink = stopWords.has(token.word) || linking.has(token.word)
    const isCut = previous !== undefined && /[,;(]/.test(text.slice(previous.until, token.from))
    const isName = isNumber(token.word) || named.has(token.word) || (token.word.length < 3 && !isLink)
    if (isCut || isName || ending.has(token.word) || (isLink && row.length === 0)) return []
    row.push(token)
    if (token.word === 'con' || token.word === 'with') missing += 1
    if (!isLink) missing -= 1
    if (missing === 0) return row
  }
  return []
}
