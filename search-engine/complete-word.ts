import { type Bitset, bitsetOf, hasBit } from './bitset.ts'
import type { Completing, Completion, Typed } from './completion.ts'
import type { JudgedIndex } from './word-importance.ts'
import { flagBits, flagsIn, shouldSearch } from './posting-list.ts'
import { stemOf } from './stemmer.ts'
import { expandWord } from './term-expansion.ts'
import type { Token } from './tokenizer.ts'
import { type Languages, isKnownIn, isWordOf } from './vocabulary.ts'

/** Of the words with a prefix so many of the most frequent ones are compared. */
const wordsMax = 60
const postingsReadMax = 5_000

/** A word that completes the last one. */
interface FoundWord extends Completion {
  word: string
  languages: Languages
  isNative: boolean
  importance: number
}

/**
 * The text with its last word completed by words of documents that match the words before it, those first that say most of
 * what documents are. After another word only a word that may stand there completes it (`mayFollow`).
 */
export function completeWord(completing: Completing, typed: Typed): Completion[] {
  const { index, options } = completing
  if (endsInLink(index, typed) || endsInCode(typed)) return []
  const before = typed.text.slice(0, typed.last.from)
  const allowed = docsBefore(completing, typed)
  const isRepeated = repetitionsOf(index, typed)
  const found = new Map<string, FoundWord>()
  const mayStand = allowed ? followersOf(completing, typed) : (word: string) => mayBeFirst(index, typed, word)
  for (const id of index.words.mostFrequent(typed.last.word, wordsMax)) {
    const word = index.words.wordOf(id)
    const stem = stemOf(word)
    if (index.thesaurus.isStopWord(word) || isRepeated(stem) || !mayStand(word)) continue
    const count = countDocs(index, word, allowed, options.isAmong)
    const languages = index.words.languagesOf(id)
    const isNative = isWordOf(options.language, languages)
    const known = found.get(stem)
    // The most frequent form of a stem comes first; a form of the language replaces one of another language.
    const isBetter = !known || (isNative && !known.isNative)
    const importance = allowed ? count : index.importance.importanceOf(word)
    if (count > 0 && isBetter)
      found.set(stem, { word, text: before + index.words.shownOf(id), count, languages, isNative, importance })
  }
  const ordered = [...found.values()].sort((a, b) => b.importance - a.importance)
  const isIn = (isOne: typeof isWordOf) => ordered.filter(({ languages }) => isOne(options.language, languages))
  const native = [isIn(isWordOf), isIn(isKnownIn)].find(({ length }) => length > 0)
  return (native ?? foreignOf(completing, typed, ordered)).map(({ text, count }) => ({ text, count }))
}

/**
 * What completes a text that has a whole word of another language than that of the page: behind such a word all words, else
 * the typed word itself. A word that is only begun says nothing of its language.
 */
function foreignOf(
  { index, options }: Completing,
  { tokens, last }: Typed,
  found: readonly FoundWord[],
): readonly FoundWord[] {
  const isForeign = ({ word }: Token) => {
    const id = index.words.idOf(word)
    return id !== undefined && index.words.countOf(id) > 0 && !isKnownIn(options.language, index.words.languagesOf(id))
  }
  if (tokens.some((token) => token !== last && isForeign(token))) return found
  return found.filter(({ word }) => word === last.word)
}

/** Whether the last letters belong to a model's number, as in `a05s`: no word completes them. */
const endsInCode = ({ tokens, last }: Typed): boolean => tokens.at(-2)?.group === last.group && tokens.length > 1

/** Whether the word before the last one only links, as in `cable and b`: any word would follow, and none is likely. */
function endsInLink({ thesaurus }: JudgedIndex, { tokens, last }: Typed): boolean {
  const previous = tokens.at(-2)
  return previous !== undefined && previous !== last && thesaurus.isLinkWord(previous.word)
}

const firstLengthMin = 3

/** Whether a word may begin a text: what tells one edition of a model from another and the shortest ones stand behind others. */
const mayBeFirst = ({ thesaurus }: JudgedIndex, { last }: Typed, word: string): boolean =>
  word === last.word || (word.length >= firstLengthMin && !thesaurus.isEdition(word))

/**
 * Which words may stand behind the words before the last. Where a word that names nothing by itself begins a phrase, the
 * phrase alone is likely: `power bank` of `power b`, and not `power blue`.
 */
function followersOf(completing: Completing, { tokens, last }: Typed): (word: string) => boolean {
  const { index } = completing
  const { thesaurus } = index
  const before = tokens.filter((token) => token !== last)
  const stems = before.map(({ word }) => stemOf(word))
  const endsPhrase = (word: string) =>
    thesaurus
      .phrasesIn([...before, { word }], [...stems, stemOf(word)])
      .some(({ places }) => places.includes(before.length))
  const isKind = thesaurus.conceptsOf(stems.at(-1) ?? '').some(thesaurus.isKind)
  const words = () => index.words.mostFrequent(last.word, wordsMax).map(index.words.wordOf)
  const mayBegin = !isKind && stems.some(thesaurus.beginsPhrase)
  const isBegun = mayBegin && words().some((word) => endsPhrase(word) && expandWord(index, word).length > 0)
  return (word) => (isBegun ? endsPhrase(word) : mayFollow(completing, word))
}

const strongShareMin = 0.3
const followerLengthMin = 3

/**
 * Whether a word may stand behind others: one that says what documents are, or one that describes in a language in which
 * such a word follows. `laptop bag` and `funda negra`, and not `laptop internal` or `cable black`.
 */
function mayFollow({ index, options, describedAfter }: Completing, word: string): boolean {
  const concepts = index.thesaurus.conceptsOf(stemOf(word))
  if (concepts.some(index.thesaurus.isKind)) return true
  if (concepts.length > 0) return (options.language & describedAfter) !== 0
  return word.length >= followerLengthMin && index.importance.standingOf(word).strongShare >= strongShareMin
}

/** Documents as a list and as a set. */
interface DocList {
  docs: Uint32Array
  bits: Bitset
}

/** The documents that match the words before the last; undefined, for all, where there are none but stop words. */
function docsBefore({ index, search }: Completing, { text, tokens, last }: Typed): DocList | undefined {
  if (tokens.every((token) => token === last || index.thesaurus.isStopWord(token.word))) return undefined
  const matches = search(text.slice(0, last.from).trim(), false)
  const docs = matches.docs.subarray(0, matches.docs.length - matches.partial)
  return { docs, bits: bitsetOf(docs, index.maxDoc()) }
}

/** Whether a stem repeats a word before the last, or its concept: after `funda` neither `funda` nor `case` completes. */
function repetitionsOf({ thesaurus }: JudgedIndex, { tokens, last }: Typed): (stem: string) => boolean {
  const stems = tokens.filter((token) => token !== last).map(({ word }) => stemOf(word))
  const said = new Set<string>([...stems, ...stems.flatMap(thesaurus.conceptsOf)])
  return (stem) => said.has(stem) || thesaurus.conceptsOf(stem).some((concept) => said.has(concept))
}

const always = () => true

/** How many of the allowed documents contain the word; of a long posting list the first 5,000 are read. */
function countDocs(
  index: JudgedIndex,
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
  if (allowed && shouldSearch(allowed.docs.length, read)) {
    for (const doc of allowed.docs) if (flagsIn(postings, doc) >= 0 && isAmong(doc)) count += 1
    return count
  }
  for (let place = 0; place < read; place += 1) {
    const doc = (postings.values[place] as number) >>> flagBits
    if ((!allowed || hasBit(allowed.bits, doc)) && isAmong(doc)) count += 1
  }
  return count
}
