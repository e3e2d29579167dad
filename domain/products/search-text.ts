const wordsMax = 8
const wordLengthMax = 40

/**
 * Texts as the search compares them: lower case, no accents, other signs as single spaces. `Cargador rápido, 20W` is
 * `cargador rapido 20w`. The search and what is searched pass through here, so that both are spelt alike.
 */
export function searchText(parts: readonly string[]): string {
  const plain = withoutAccents(parts.join(' ')).toLowerCase()
  return plain.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()
}

/** Whether there is a word to search for: signs alone are no search. */
export function hasWords(query: string): boolean {
  return searchText([query]) !== ''
}

/** The different words of a search: at most the first 8, each cut to 40 characters. */
export function searchWords(query: string): string[] {
  const words = searchText([query]).split(' ').filter(Boolean)
  return [...new Set(words.map(cut))].slice(0, wordsMax)
}

function cut(word: string): string {
  return [...word].slice(0, wordLengthMax).join('')
}

/** A text with the plain letters below its accents. */
export function withoutAccents(text: string): string {
  // Nearly every word is plain, and normalising costs more than looking. NFD and not NFKD, which spells signs out: a Galaxy™ would become a galaxytm.
  // oxlint-disable-next-line no-control-regex -- the range of plain letters begins with control characters
  return /^[\u0000-\u007f]*$/.test(text) ? text : text.normalize('NFD').replace(/\p{M}/gu, '')
}
