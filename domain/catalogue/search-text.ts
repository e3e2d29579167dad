const wordsMax = 8
const wordLengthMax = 40

/**
 * Texts as the search compares them: lower case, no accents, other signs as single spaces. `Cargador rápido, 20W` is
 * `cargador rapido 20w`. The search and what is searched pass through here, so that both are spelt alike.
 */
export function searchText(parts: readonly string[]): string {
  // NFD and not NFKD, which spells signs out: a Galaxy™ would become a galaxytm.
  const plain = parts.join(' ').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()
}

/** The different words of a search: at most the first 8, each cut to 40 characters. */
export function searchWords(query: string): string[] {
  const words = searchText([query]).split(' ').filter(Boolean)
  return [...new Set(words.map(cut))].slice(0, wordsMax)
}

function cut(word: string): string {
  return [...word].slice(0, wordLengthMax).join('')
}
