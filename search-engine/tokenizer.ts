import { stripAccents } from './accents.ts'
import { memoize } from './memoize.ts'

/** Of a search only so many words are read. */
export const queryWordsMax = 8
const wordLengthMax = 40

/** A run of letters or a run of digits. `128gb` is two of them in one group, `USB-C` as well. */
export interface Token {
  /** Lower case, without accents: what is compared. */
  word: string
  /** Lower case with its accents: what is shown. */
  shown: string
  /** Tokens that are written together have the same number. */
  group: number
  /** Where it stands in the text, from and until. */
  from: number
  until: number
}

const runs = /[\p{L}\p{M}]+|\p{N}+/gu
const joints = new Set(['', '-', '.', '_', "'", '’'])

/** The words and numbers of a text. A text is lower case afterwards; accents are kept in `shown` alone. */
export function tokenize(text: string): Token[] {
  const lower = normalize(text)
  const tokens: Token[] = []
  let until = -1
  let group = -1
  for (const match of lower.matchAll(runs)) {
    const shown = match[0]
    const word = cut(stripAccents(shown))
    if (word === '') continue
    if (until < 0 || !joints.has(lower.slice(until, match.index))) group += 1
    until = match.index + shown.length
    tokens.push({ word, shown, group, from: match.index, until })
  }
  return tokens
}

/** A text as its tokens are read from: their places in it are places of this. `10,000` is one number, `Pro+` a plus. */
export function normalize(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFC')
    .replace(/(?<=\p{N})[.,](?=\p{N}{3}(?!\p{N}))/gu, '')
    .replace(/(?<=[\p{L}\p{N}])\+(?=[\s,)]|$)/gu, ' plus')
}

/** The tokens of a text that many documents share: a brand, a category, a model. */
export const tokenizeShared: (text: string) => readonly Token[] = memoize(tokenize)

const plainDigits = (code: number) => code >= 48 && code <= 57

/** Whether a token is a number; a token is all digits or all letters. */
export function isNumber(word: string): boolean {
  const code = word.charCodeAt(0)
  return code < 128 ? plainDigits(code) : /^\p{N}/u.test(word)
}

/**
 * What a word has in common with its plural, in both languages: `fundas` and `funda`, `cargadores` and `cargador`,
 * `batteries` and `battery`. It need not be a word of either.
 */
export function stemOf(word: string): string {
  if (word.length < 4 || isNumber(word)) return word
  let stem = word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
  if (stem.length >= 4 && stem.endsWith('e')) stem = stem.slice(0, -1)
  if (stem.length >= 4 && stem.endsWith('y')) stem = `${stem.slice(0, -1)}i`
  return stem
}

/** A product's code as it is compared: `cel-0060`, `CEL 0060` and `CEL0060` are the same. */
export function codeKey(text: string): string {
  return stripAccents(text.toLowerCase()).replace(/[^\p{L}\p{N}]+/gu, '')
}

function cut(word: string): string {
  return word.length > wordLengthMax ? [...word].slice(0, wordLengthMax).join('') : word
}
