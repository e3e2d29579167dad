import { stripAccents } from './accents.ts'
import { memoize } from './memoize.ts'
import { withMemorySizes } from './memory-sizes.ts'
import { unitOf } from './unit-words.ts'

const wordLengthMax = 40

/** A run of letters or a run of digits. `128gb` gives two tokens of one group, and so does `USB-C`. */
export interface Token {
  /** Lower case without accents, at most 40 characters: the form that is compared. */
  word: string
  /** Lower case with accents: the form that is shown. */
  shown: string
  /** Tokens that are written without a space between them have the same group number. */
  group: number
  /** The token is `text.slice(from, until)` of the normalized text. */
  from: number
  until: number
}

const runs = /[\p{L}\p{M}]+|\p{N}+/gu
/** What may stand between two tokens of one group. */
const joints = new Set(['', '-', '.', '_', "'", '’'])

/** The words and numbers of a text in their order: `Cable USB-C` gives `cable`, `usb` and `c`. */
export const tokenize = (text: string): Token[] => tokenizeNormalized(normalize(text))

/** The same of a text that is normalized already. A unit of measure behind its number is one word with it: `2 metros` is `2m`. */
export function tokenizeNormalized(text: string): Token[] {
  const tokens: Token[] = []
  let until = -1
  let group = -1
  for (const match of text.matchAll(runs)) {
    const shown = match[0]
    const word = cut(stripAccents(shown))
    if (word === '') continue
    const between = text.slice(until, match.index)
    const unit = (between === '' || between === ' ') && isNumber(tokens.at(-1)?.word ?? '') ? unitOf(word) : undefined
    if (until < 0 || (unit === undefined && !joints.has(between))) group += 1
    until = match.index + shown.length
    tokens.push({ word: unit ?? word, shown, group, from: match.index, until })
  }
  return text.includes('ram') ? withMemorySizes(tokens, isNumber) : tokens
}

/**
 * The text in the form that is tokenized; the places of tokens are places in it. Lower case, `10,000` as one number
 * `10000`, `Pro+` as `pro plus`, and `3 en 1` as `3in1`.
 */
export function normalize(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFC')
    .replace(/(?<=\p{N})[.,](?=\p{N}{3}(?!\p{N}))/gu, '')
    .replace(/(?<=[\p{L}\p{N}])\+(?=[\s,)]|$)/gu, ' plus')
    .replace(/\b(\d)[ -]?(?:en|in)[ -]?1\b/g, '$1in1')
}

/** The tokens of a text that many documents share, such as the name of a brand; cached by text. */
export const tokenizeShared: (text: string) => readonly Token[] = memoize(tokenize)

/** Whether a token is a number; a token has either digits or letters. */
export function isNumber(word: string): boolean {
  const code = word.charCodeAt(0)
  return code < 128 ? isDigit(code) : /^\p{N}/u.test(word)
}

/** Whether a term contains a digit. */
export function hasDigit(term: string): boolean {
  for (let place = 0; place < term.length; place += 1) {
    const code = term.charCodeAt(place)
    if (code >= 128) return /\p{N}/u.test(term)
    if (isDigit(code)) return true
  }
  return false
}

/** The form in which codes are compared: `cel-0060`, `CEL 0060` and `CEL0060` give `cel0060`. */
export function codeKey(text: string): string {
  return stripAccents(text.toLowerCase()).replace(/[^\p{L}\p{N}]+/gu, '')
}

const isDigit = (code: number): boolean => code >= 48 && code <= 57

function cut(word: string): string {
  return word.length > wordLengthMax ? [...word].slice(0, wordLengthMax).join('') : word
}
