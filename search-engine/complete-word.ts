import { type Bitset, bitsetOf, hasBit } from './bitset.ts'
import { type Completing, type Completion, type Typed, candidatesMax } from './completion.ts'
import type { InvertedIndex } from './inverted-index.ts'
import { flagBits, flagsIn, shouldProbe } from './posting-list.ts'
import { stemOf } from './stemmer.ts'
import { expandWord } from './term-expansion.ts'

const wordsMax = 40
const postingsReadMax = 5_000

/** The text with its last word completed by words of documents that match the words before it. */
export function completeWord(completing: Completing, typed: Typed): Completion[] {
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
