import { stripAccents } from '../search/fold-text.ts'
import { colourNames } from './colours.ts'

/** What products of one model may differ in, as the data state it. */
export interface VariantFacts {
  color: string | null
  storage: string | null
  length: string | null
}

/**
 * A product's name as plain words, without the last mention of its colour, storage and length. Products of one model whose
 * names agree in this differ in nothing that their names say but these facts (PRODUCT-21).
 */
export function modelTitle(name: string, { color, storage, length }: VariantFacts): string {
  let title = ` ${termsOf(name)} `
  if (color) title = withoutOne(title, colourTerms(color))
  for (const size of [storage, length]) if (size) title = withoutOne(title, [termsOf(size)])
  // Memory is written with its unit beside terabytes alone: `6/128 GB`, `6 GB/1 TB`.
  return storage ? title.replace(/ (\d{1,3}) gb $/, ' $1').trim() : title.trim()
}

/** A text in lower case as words and numbers: `256GB` and `256 GB` are the same. */
function termsOf(text: string): string {
  const plain = stripAccents(text).toLowerCase()
  // Nearly every name is plain ASCII by now, whose letters are found in half the time.
  // oxlint-disable-next-line no-control-regex -- the ASCII range begins with control characters
  const term = /^[\u0000-\u007f]*$/.test(plain) ? /\d+|[a-z]+/g : /\p{N}+|\p{L}+/gu
  return (plain.match(term) ?? []).join(' ')
}

// A catalogue names few colours, and each of them many times.
const coloursMax = 1_000
const termsOfColour = new Map<string, string[]>()

/** All spellings of a colour, that of the data first. */
function colourTerms(color: string): string[] {
  const known = termsOfColour.get(color)
  if (known) return known
  const terms = [color, ...colourNames(color)].map(termsOf)
  if (termsOfColour.size >= coloursMax) termsOfColour.clear()
  termsOfColour.set(color, terms)
  return terms
}

/** The text without the last mention of the first spelling that it has; it begins and ends with a space. */
function withoutOne(text: string, spellings: readonly string[]): string {
  for (const spelling of spellings) {
    const at = text.lastIndexOf(` ${spelling} `)
    if (at >= 0 && spelling !== '') return text.slice(0, at) + text.slice(at + spelling.length + 1)
  }
  return text
}
