import { thesaurus } from './thesaurus.ts'

const linesMax = 2_000
const textsMax = 20
const textLengthMax = 60

const added: string[][] = []

/** The words that were added so far, each row of one meaning: products are cut into terms by them as well. */
export const ownSynonyms = (): readonly (readonly string[])[] => added

/** The file could not be read as words that mean the same; its message is a sentence for an operator. */
export class SynonymsRefused extends Error {}

/**
 * Adds a retailer's own words, before any product is read: each line has words or phrases that mean the same, with commas
 * between them. Where one of them is known, the others mean that; else they name a kind of product of their own. Empty
 * lines and those that begin with `#` are left out. Answers how many lines were added.
 */
export function addOwnSynonyms(file: string): number {
  const lines = file.split(/\r?\n/).map((line, at) => ({ line: line.trim(), number: at + 1 }))
  const used = lines.filter(({ line }) => line !== '' && !line.startsWith('#'))
  if (used.length > linesMax) throw new SynonymsRefused(`the synonyms have more than ${linesMax} lines`)
  const groups = used.map(({ line, number }) => {
    const texts = line.split(',').map((text) => text.trim())
    const isValid = texts.every((text) => /\p{L}|\p{N}/u.test(text) && text.length <= textLengthMax)
    if (texts.length < 2 || texts.length > textsMax || !isValid) {
      throw new SynonymsRefused(
        `line ${number} of the synonyms should have 2 to ${textsMax} words or phrases of at most ${textLengthMax} characters, with commas between them`,
      )
    }
    return texts
  })
  for (const texts of groups) thesaurus.addSynonyms(texts)
  added.push(...groups)
  return groups.length
}
