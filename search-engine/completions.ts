import { type Bitset, bitsetOf, hasBit } from './bitset.ts'
import { phraseKey } from './analyze-document.ts'
import { conceptsOf } from './thesaurus.ts'
import { shouldProbe, flagBits, flagsIn } from './posting-list.ts'
import { stopWords } from './synonyms.ts'
import { type InvertedIndex, expandWord } from './inverted-index.ts'
import type { TextMatches } from './text-index.ts'
import { titleKey } from './titles.ts'
import { type Token, isNumber, queryWordsMax, normalize, stemOf, tokenize } from './tokenizer.ts'
import type { Languages } from './vocabulary.ts'

export interface CompletionOptions {
  /** 1 English, 2 Spanish: words of the other language only stand in where there is none. */
  language: Languages
  max: number
  /** Where only some documents count. */
  isAmong?: ((doc: number) => boolean) | undefined
}

/** A search that somebody may be about to type. */
export interface Completion {
  text: string
  /** How many documents bear what completes it. */
  count: number
}

const candidatesMax = 200
const wordsMax = 40
const readMax = 5_000

/**
 * Finds how a search that is being typed may go on: the last word completed, then whole titles that begin so, the most
 * frequent first. Nothing goes on from what is no word of a search.
 */
export function createCompleter(terms: InvertedIndex, search: (q: string) => TextMatches) {
  return (begun: string, wish: CompletionOptions): Completion[] => {
    if (!endsInWord(begun)) return []
    const direct = complete(terms, search, begun, wish)
    if (direct.length > 0) return direct
    const { corrected } = search(begun)
    return corrected === null || corrected === begun ? [] : complete(terms, search, corrected, wish)
  }
}

/**
 * What stands last, up to a space: letters and numbers, with what joins them inside a word (`usb-c`, `6.1`, `pro+`).
 */
const plainWord = /(?:^|\s)[\p{L}\p{M}\p{N}]+(?:[-._'’][\p{L}\p{M}\p{N}]+)*$/u

/**
 * Whether the last thing typed is a plain word: of `<b>x</b>` or `1=1` a completion would only lengthen what nobody
 * searches.
 */
function endsInWord(begun: string): boolean {
  return plainWord.test(textOf(begun))
}

const textOf = (begun: string): string => normalize(begun.trim())

function complete(
  terms: InvertedIndex,
  search: (q: string) => TextMatches,
  begun: string,
  wish: CompletionOptions,
): Completion[] {
  const text = textOf(begun)
  const tokens = tokenize(text).slice(0, queryWordsMax * 2)
  const last = tokens.at(-1)
  if (!last) return []
  const titles = titlesFrom(terms, search, tokens, wish)
  const isEnough = tokens.length > 1 && titles.length >= wish.max
  const words = isNumber(last.word) || isEnough ? [] : wordsFrom(terms, search, text, tokens, last, wish)
  // Who has written a word and begins another is on the way to a title; who begins the first may be anywhere.
  const ordered =
    tokens.length > 1 ? [...titles, ...words] : [...words.slice(0, Math.max(1, wish.max - titles.length)), ...titles]
  const known = new Set<string>()
  return ordered
    .filter(({ text: one }) => {
      const key = stemsOf(one)
      return known.has(key) ? false : known.add(key)
    })
    .slice(0, wish.max)
}

/** The last word completed, as far as documents with the words before it bear it. */
function wordsFrom(
  terms: InvertedIndex,
  search: (q: string) => TextMatches,
  text: string,
  tokens: readonly Token[],
  last: Token,
  { language, isAmong }: CompletionOptions,
): Completion[] {
  const before = text.slice(0, last.from)
  const isFirst = tokens.every((token) => token === last || stopWords.has(token.word))
  const allowed = isFirst ? undefined : allowedDocs(search(before.trim()).docs, terms.maxDoc())
  const saidStems = tokens.filter((token) => token !== last).map(({ word }) => stemOf(word))
  const said = new Set<string>([...saidStems, ...saidStems.flatMap(conceptsOf)])
  const found = new Map<string, Completion & { isNative: boolean }>()
  for (const id of mostFrequent(terms, terms.words.withPrefix(last.word, candidatesMax))) {
    const word = terms.words.wordOf(id)
    const stem = stemOf(word)
    if (stopWords.has(word) || said.has(stem) || conceptsOf(stem).some((meaning) => said.has(meaning))) continue
    const count = countAmong(terms, word, allowed, isAmong)
    const isNative = (terms.words.languagesOf(id) & language) !== 0
    const known = found.get(stem)
    // The first form of a word is the most frequent one.
    const isBetter = !known || (isNative && !known.isNative)
    if (count > 0 && isBetter) found.set(stem, { text: before + terms.words.shownOf(id), count, isNative })
  }
  const ordered = [...found.values()].sort((a, b) => Number(b.isNative) - Number(a.isNative) || b.count - a.count)
  const native = ordered.filter(({ isNative }) => isNative)
  return (native.length > 0 ? native : ordered).map(({ text: whole, count }) => ({ text: whole, count }))
}

function mostFrequent(terms: InvertedIndex, ids: readonly number[]): number[] {
  return ids.toSorted((a, b) => terms.words.countOf(b) - terms.words.countOf(a)).slice(0, wordsMax)
}

interface AllowedDocs {
  docs: Uint32Array
  bits: Bitset
}

const allowedDocs = (docs: Uint32Array, docsEnd: number): AllowedDocs => ({ docs, bits: bitsetOf(docs, docsEnd) })

/** How many of the allowed documents bear the word, as far as it is worth reading. */
function countAmong(
  terms: InvertedIndex,
  word: string,
  allowed: AllowedDocs | undefined,
  isAmong: (doc: number) => boolean = always,
): number {
  const [expansion] = expandWord(terms, word)
  if (!expansion) return 0
  const { postings } = expansion
  if (!allowed && isAmong === always) return postings.length
  const read = Math.min(postings.length, readMax)
  let count = 0
  if (allowed && shouldProbe(allowed.docs.length, read)) {
    for (const doc of allowed.docs) if (flagsIn(postings, doc) >= 0 && isAmong(doc)) count += 1
    return count
  }
  for (let place = 0; place < read; place += 1) {
    const doc = (postings.values[place] as number) >>> flagBits
    if ((!allowed || hasBit(allowed.bits, doc)) && isAmong(doc)) count += 1
  }
  return count
}

const always = () => true

function titlesFrom(
  terms: InvertedIndex,
  search: (q: string) => TextMatches,
  tokens: readonly Token[],
  { language, max, isAmong }: CompletionOptions,
): Completion[] {
  const { titles } = terms
  const key = titleKey(tokens)
  if (key.length < 2) return []
  const found = titles
    .withPrefix(key, candidatesMax)
    .filter((id) => (titles.languagesOf(id) & language) !== 0)
    .map((id) => ({ text: titles.shownOf(id), count: titles.countOf(id) }))
    .sort((a, b) => b.count - a.count)
  const chosen: Completion[] = []
  for (const title of found.slice(0, max * 3)) {
    if (chosen.length === max) break
    if (!isAmong || search(title.text).docs.some(isAmong)) chosen.push(title)
  }
  return chosen
}

const stemsOf = (text: string): string => phraseKey(tokenize(text))
