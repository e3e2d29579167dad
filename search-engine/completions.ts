import { type Bitset, bitsetOf, hasBit } from './bitset.ts'
import type { InvertedIndex } from './inverted-index.ts'
import { flagBits, flagsIn, shouldProbe } from './posting-list.ts'
import { tokensMax } from './query.ts'
import { stemOf } from './stemmer.ts'
import { expandWord } from './term-expansion.ts'
import { phraseKey, titleKey } from './term-keys.ts'
import type { TextMatches } from './text-matches.ts'
import { type Token, isNumber, normalize, tokenize } from './tokenizer.ts'
import type { Languages } from './vocabulary.ts'

export interface CompletionOptions {
  /** 1 English, 2 Spanish. Words of other languages are given only where there is none of this one. */
  language: Languages
  max: number
  /** Which documents count, where not all do. */
  isAmong?: ((doc: number) => boolean) | undefined
}

/** A text that a shopper may be about to type. */
export interface Completion {
  text: string
  /** The number of documents that contain the word or title that completes it. */
  count: number
}

/** What completing a text needs. */
interface Completing {
  index: InvertedIndex
  search: (q: string) => TextMatches
  options: CompletionOptions
}

/** A text that is being typed, up to its unfinished last word. */
interface Typed {
  text: string
  tokens: readonly Token[]
  last: Token
}

const candidatesMax = 200
const wordsMax = 40
const postingsReadMax = 5_000

/**
 * A function that completes the text that is being typed: its last word by words (`fun` by `funda`), the whole text by
 * titles (`funda de silicona`), the most frequent first. A text that ends in other characters than a word is not
 * completed.
 */
export function createCompleter(index: InvertedIndex, search: (q: string) => TextMatches) {
  return (typed: string, options: CompletionOptions): Completion[] => {
    const completing = { index, search, options }
    if (!endsInWord.test(textOf(typed))) return []
    const direct = complete(completing, typed)
    if (direct.length > 0) return direct
    const { corrected } = search(typed)
    return corrected === null || corrected === typed ? [] : complete(completing, corrected)
  }
}

/**
 * A last word, up to a space: letters and numbers, with what joins them inside a word (`usb-c`, `6.1`). After `<b>x</b>`
 * or `1=1` a completion would only lengthen a text that nobody searches.
 */
const endsInWord = /(?:^|\s)[\p{L}\p{M}\p{N}]+(?:[-._'’][\p{L}\p{M}\p{N}]+)*$/u

const textOf = (typed: string): string => normalize(typed.trim())

function complete(completing: Completing, typed: string): Completion[] {
  const text = textOf(typed)
  const tokens = tokenize(text).slice(0, tokensMax)
  const last = tokens.at(-1)
  if (!last) return []
  const { max } = completing.options
  const isFirst = tokens.length === 1
  const titles = completeTitle(completing, tokens)
  const isEnough = !isFirst && titles.length >= max
  const words = isNumber(last.word) || isEnough ? [] : completeWord(completing, { text, tokens, last })
  // A shopper who begins a second word is on the way to a title; one who begins the first may be anywhere.
  const ordered = isFirst ? [...words.slice(0, Math.max(1, max - titles.length)), ...titles] : [...titles, ...words]
  return withoutRepetitions(completing.index, ordered).slice(0, max)
}

/** Of texts with the same stems, such as `funda` and `fundas`, the first alone. */
function withoutRepetitions({ thesaurus }: InvertedIndex, completions: readonly Completion[]): Completion[] {
  const known = new Set<string>()
  return completions.filter(({ text }) => {
    const key = phraseKey(thesaurus, tokenize(text))
    return known.has(key) ? false : known.add(key)
  })
}

/** The text with its last word completed by words of documents that match the words before it. */
function completeWord(completing: Completing, typed: Typed): Completion[] {
  const { index, options } = completing
  const before = typed.text.slice(0, typed.last.from)
  const allowed = docsBefore(completing, typed)
  const isRepeated = repetitionsOf(index, typed)
  const found = new Map<string, Completion & { isNative: boolean }>()
  for (const id of mostFrequent(index, typed.last.word)) {
    const word = index.words.wordOf(id)
    const stem = stemOf(word)
    if (index.thesaurus.isStopWord(word) || isRepeated(stem)) continue
    const count = countDocs(index, word, allowed, options.isAmong)
    const isNative = (index.words.languagesOf(id) & options.language) !== 0
    const known = found.get(stem)
    // The most frequent form of a stem comes first; a form of the language replaces one of another language.
    const isBetter = !known || (isNative && !known.isNative)
    if (count > 0 && isBetter) found.set(stem, { text: before + index.words.shownOf(id), count, isNative })
  }
  const ordered = [...found.values()].sort((a, b) => b.count - a.count)
  const native = ordered.filter(({ isNative }) => isNative)
  return (native.length > 0 ? native : ordered).map(({ text, count }) => ({ text, count }))
}

/** Documents as a list and as a set. */
interface DocList {
  docs: Uint32Array
  bits: Bitset
}

/** The documents that match the words before the last; undefined, for all, where there are none but stop words. */
function docsBefore({ index, search }: Completing, { text, tokens, last }: Typed): DocList | undefined {
  if (tokens.every((token) => token === last || index.thesaurus.isStopWord(token.word))) return undefined
  const { docs } = search(text.slice(0, last.from).trim())
  return { docs, bits: bitsetOf(docs, index.maxDoc()) }
}

/** Whether a stem repeats a word before the last, or its concept: after `funda` neither `funda` nor `case` completes. */
function repetitionsOf({ thesaurus }: InvertedIndex, { tokens, last }: Typed): (stem: string) => boolean {
  const stems = tokens.filter((token) => token !== last).map(({ word }) => stemOf(word))
  const said = new Set<string>([...stems, ...stems.flatMap(thesaurus.conceptsOf)])
  return (stem) => said.has(stem) || thesaurus.conceptsOf(stem).some((concept) => said.has(concept))
}

function mostFrequent({ words }: InvertedIndex, prefix: string): number[] {
  return words
    .withPrefix(prefix, candidatesMax)
    .sort((a, b) => words.countOf(b) - words.countOf(a))
    .slice(0, wordsMax)
}

const always = () => true

/** How many of the allowed documents contain the word; of a long posting list the first 5,000 are read. */
function countDocs(
  index: InvertedIndex,
  word: string,
  allowed: DocList | undefined,
  isAmong: (doc: number) => boolean = always,
): number {
  const [expansion] = expandWord(index, word)
  if (!expansion) return 0
  const { postings } = expansion
  if (!allowed && isAmong === always) return postings.length
  const read = Math.min(postings.length, postingsReadMax)
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

/** The titles of the language that begin with the text, the most frequent first. */
function completeTitle({ index, search, options }: Completing, tokens: readonly Token[]): Completion[] {
  const { titles, thesaurus } = index
  const { language, max, isAmong } = options
  const key = titleKey(thesaurus, tokens)
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
