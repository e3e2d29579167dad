import { colourNames, plainText } from './colours.ts'

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
  const facts = [color ? colourTerms(color) : [], ...[storage, length].map((size) => [termsOf(plainText(size ?? ''))])]
  return facts.reduce(withoutOne, termsOf(plainText(name))).join(' ')
}

// Numbers are terms of their own, so that `256GB` and `256 GB` are the same.
const termsOf = (plain: string): string[] => plain.match(/\p{N}+|\p{L}+/gu) ?? []

// A catalogue names few colours, and each of them many times.
const coloursMax = 1_000
const termsOfColour = new Map<string, string[][]>()

/** All spellings of a colour as terms, that of the data first. */
function colourTerms(color: string): string[][] {
  const known = termsOfColour.get(color)
  if (known) return known
  const terms = [color, ...colourNames(color)].map((spelling) => termsOf(plainText(spelling)))
  if (termsOfColour.size >= coloursMax) termsOfColour.clear()
  termsOfColour.set(color, terms)
  return terms
}

/** The terms without the last run of them that is one of the spellings: the first spelling that they have. */
function withoutOne(terms: string[], spellings: string[][]): string[] {
  for (const spelling of spellings) {
    const at = lastIndexOf(terms, spelling)
    if (at >= 0) return terms.toSpliced(at, spelling.length)
  }
  return terms
}

function lastIndexOf(terms: readonly string[], part: readonly string[]): number {
  for (let at = part.length === 0 ? -1 : terms.length - part.length; at >= 0; at -= 1)
    if (part.every((term, nth) => terms[at + nth] === term)) return at
  return -1
}
