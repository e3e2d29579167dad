import type { Language } from '#contract/language.ts'
import { foldText } from '#domain/search/fold-text.ts'
import { helpPages } from '#domain/search/help-pages.ts'
import { emptyWords, orderWords } from '#domain/search/help-words.ts'
import { editDistance, typosAllowed } from '#search-engine/edit-distance.ts'
import { phoneticKey } from '#search-engine/phonetic-key.ts'
import type { TextMatches } from '#search-engine/text-matches.ts'
import { meansSomething, stemsOf, thesaurus } from '#server/modules/product-text/thesaurus.ts'
import type { CatalogueIndex } from './catalogue-index.ts'

/** Of a longer search the first words are read. */
const wordsMax = 24
/** Such a beginning of a word is taken for it while it is typed. */
const beginningLengthMin = 5
const orderNumber = /^[1-9]\d{0,8}$/
/** The number of a return, `DV-000012`, or of an invoice, `B0100000001` or `E310000000001`. */
const documentNumber = /^(?:dv-|[be]\d{2})\d{6,12}$/i

/** A page that a search asks for, rather than for products. */
export interface FoundHelp {
  path: string
  title: Record<Language, string>
  /** Whether the search says nothing else. */
  isWhole: boolean
}

interface Term {
  words: readonly string[]
  isWholeOnly: boolean
  page: Pick<FoundHelp, 'path' | 'title'>
}

const significant = (words: readonly string[]): string[] => words.filter((word) => !emptyWords.has(word))

/** The longest first; a stable sort leaves the others in the order of the pages. */
const terms: readonly Term[] = helpPages
  .flatMap(({ path, title, terms: contained, wholeTerms = [] }) =>
    [contained, wholeTerms].flatMap((texts, at) =>
      texts.map((text) => ({ words: significant(text.split(' ')), isWholeOnly: at === 1, page: { path, title } })),
    ),
  )
  .toSorted((a, b) => b.words.length - a.words.length)
const termsByLength = Map.groupBy(terms, ({ words }) => words.length)
/** Those that a longer text may contain, by their first word. */
const containedTerms = Map.groupBy(
  terms.filter(({ isWholeOnly }) => !isWholeOnly),
  ({ words: [first] }) => first,
)

/** What is searched: the products that match, and the page that the search asks for (SEARCH-49). */
export interface Searched {
  matches: TextMatches
  help: FoundHelp | undefined
}

/**
 * Searches products and pages. A text that means a page and nothing else finds no products by a guess: `my order` is no
 * `ordenador`.
 */
export function searchWithHelp(index: CatalogueIndex, text: string): Searched {
  const matches = index.text.search(text)
  const isGuess = matches.docs.length === 0 || matches.corrected !== null || matches.isNear
  const help = helpPageOf(text, isGuess) ?? (matches.docs.length === 0 ? orderOf(text) : undefined)
  return { matches: help?.isWhole && isGuess ? noneOf(matches) : matches, help }
}

const noneOf = (matches: TextMatches): TextMatches => ({
  ...matches,
  docs: matches.docs.subarray(0, 0),
  scores: matches.scores.subarray(0, 0),
  partial: 0,
  corrected: null,
  isNear: false,
  isMadeFor: false,
  nearest: null,
})

/**
 * The page that a text asks for, by the longest term in it. Only a text that is nothing else may have typos, and only where
 * products match no better than by a guess: `orden` must not come of `older phone`.
 */
function helpPageOf(text: string, isGuess: boolean): FoundHelp | undefined {
  const words = foldText([text]).split(' ').slice(0, wordsMax)
  const order = orderNamed(words, text.trimStart().startsWith('#'))
  if (order) return order
  const own = significant(words)
  if (own.length === 0) return undefined
  const whole = termsByLength.get(own.length) ?? []
  const found =
    whole.find((term) => isAt(term, own, 0, isSameWord)) ??
    termContainedIn(significant(wordsBesidePhrases(words))) ??
    whole.find((term) => isAt(term, own, 0, isBegun)) ??
    (isGuess ? whole.find((term) => isAt(term, own, 0, isMistyped)) : undefined)
  return found && { ...found.page, isWhole: found.words.length === own.length }
}

/** The longest term whose words a text has one behind the other; of equally long ones that of the first page. */
function termContainedIn(words: readonly string[]): Term | undefined {
  const found = words.flatMap((word, from) =>
    singularsOf(word)
      .flatMap((first) => containedTerms.get(first) ?? [])
      .filter((term) => isAt(term, words, from, isSameWord)),
  )
  return found.toSorted((a, b) => terms.indexOf(a) - terms.indexOf(b))[0]
}

/** The words that are in no phrase for a product: `cancelación de ruido` asks for no page about cancellations. */
function wordsBesidePhrases(words: readonly string[]): string[] {
  const tokens = words.map((word) => ({ word }))
  const inPhrases = new Set(thesaurus.phrasesIn(tokens, stemsOf(tokens)).flatMap(({ places }) => places))
  return words.filter((_, place) => !inPhrases.has(place))
}

/** `pedido 12`, `order no. 12`, `#12`. */
function orderNamed(words: readonly string[], hasSign: boolean): FoundHelp | undefined {
  const own = significant(words)
  const at = hasSign ? 0 : own.findIndex((word) => orderWords.some((name) => isSameWord(word, name))) + 1
  const number = own[at]
  if ((at === 0 && !hasSign) || number === undefined || !orderNumber.test(number)) return undefined
  return { ...orderPage(number), isWhole: at === own.length - 1 }
}

/** A mere number, or the number of an invoice or a return; no product is called so. */
function orderOf(text: string): FoundHelp | undefined {
  const number = text.trim()
  if (orderNumber.test(number)) return { ...orderPage(number), isWhole: true }
  if (!documentNumber.test(number)) return undefined
  const title = { en: `Orders with ${number}`, es: `Pedidos con ${number}` }
  return { path: `/account/orders?number=${number}`, title, isWhole: true }
}

/** The page itself asks for the sign-in, and finds the orders of its customer alone (ORDER-5). */
const orderPage = (number: string) => ({
  path: `/account/orders/${number}`,
  title: { en: `My order ${number}`, es: `Mi pedido ${number}` },
})

/** Whether the words of a term stand in a text from a place on. */
const isAt = (term: Term, words: readonly string[], from: number, isSame: (word: string, of: string) => boolean) =>
  term.words.every((word, nth) => isSame(words[from + nth] ?? '', word))

/** A word, or its plural in either language. */
const isSameWord = (word: string, of: string): boolean => word === of || word === `${of}s` || word === `${of}es`

/** The words that a word is the same as. */
const singularsOf = (word: string): string[] => [
  word,
  ...['s', 'es'].flatMap((end) => (word.endsWith(end) ? word.slice(0, -end.length) : [])),
]

/** A word that means a product begins none of these: `disco` is no `discount`. */
const isBegun = (word: string, of: string): boolean =>
  isSameWord(word, of) || (word.length >= beginningLengthMin && of.startsWith(word) && !meansSomething(word))

/** The tolerance of the search for products (SEARCH-6). A common word is no typo (SEARCH-50). */
function isMistyped(word: string, of: string): boolean {
  if (isBegun(word, of)) return true
  const max = typosAllowed(word.length)
  if (max === 0 || word[0] !== of[0] || thesaurus.isCommon(word)) return false
  return phoneticKey(word) === phoneticKey(of) || editDistance(word, of, max) <= max
}
