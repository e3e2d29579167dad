import { hasDigit } from './tokenizer.ts'

/** Irregular plurals that would have the stem of another word: that of `mice` would be `mic`. */
const irregular: ReadonlyMap<string, string> = new Map([['mice', 'mous']])

/**
 * The stem that a word shares with its plural, in English and in Spanish: `fundas` and `funda`, `cargadores` and
 * `cargador`, `batteries` and `battery`. A stem need not be a word of either language: that of `battery` is `batteri`.
 * Other irregular plurals and grammatical gender are left to the thesaurus. A model's number, such as `BX805E`, has no plural.
 */
export function stemOf(word: string): string {
  if (word.length < 4 || hasDigit(word)) return word
  const known = irregular.get(word)
  if (known !== undefined) return known
  let stem = word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
  if (stem.length >= 4 && stem.endsWith('e')) stem = stem.slice(0, -1)
  if (stem.length >= 4 && stem.endsWith('y')) stem = `${stem.slice(0, -1)}i`
  return stem
}
