const wordsMax = 8
const wordLengthMax = 40

/**
 * Texts in the form in which they are compared: lower case, without accents, other characters than letters and digits
 * as single spaces. `Cargador rápido, 20W` becomes `cargador rapido 20w`. Queries and the stored `search_text` columns
 * both pass through here, so that equal words are equal texts.
 */
export function foldText(parts: readonly string[]): string {
  const plain = stripAccents(parts.join(' ')).toLowerCase()
  return plain.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()
}

/** Whether the query contains a letter or a digit: punctuation and emoji alone are not searched. */
export function hasWords(query: string): boolean {
  return foldText([query]) !== ''
}

/** The distinct words of a query: at most the first 8, each cut to 40 characters. */
export function queryWords(query: string): string[] {
  const words = foldText([query]).split(' ').filter(Boolean)
  return [...new Set(words.map(cut))].slice(0, wordsMax)
}

function cut(word: string): string {
  return [...word].slice(0, wordLengthMax).join('')
}

/** The text with the plain letter in place of each accented one: `cordón` becomes `cordon`. */
export function stripAccents(text: string): string {
  // Nearly every word is plain ASCII, and normalizing costs more than this test. NFD and not NFKD: NFKD would also
  // spell out symbols and turn Galaxy™ into galaxytm.
  // oxlint-disable-next-line no-control-regex -- the ASCII range begins with control characters
  return /^[\u0000-\u007f]*$/.test(text) ? text : text.normalize('NFD').replace(/\p{M}/gu, '')
}
