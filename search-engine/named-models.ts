import type { InvertedIndex } from './inverted-index.ts'
import { type PostingList, flagBits } from './posting-list.ts'
import type { Query } from './query.ts'
import { phraseKey } from './term-keys.ts'
import type { WordMatches } from './text-matches.ts'
import { type Token, hasDigit } from './tokenizer.ts'

const phraseWordsMax = 6

type Words = readonly Pick<Token, 'word'>[]

/** A row of words of a query that names documents whole. */
export interface NamedPhrase {
  words: Words
  postings: PostingList
}

/** The phrases of documents that a corrected query names whole: every row of up to six of its words is tried. */
export function phrasesNamed(index: InvertedIndex, { clauses, tokens }: Query): NamedPhrase[] {
  const corrections = new Map(
    clauses.flatMap(({ tokens: [first], correction }) => (correction ? [[first, correction.word] as const] : [])),
  )
  const words = tokens.map((token) => ({ word: corrections.get(token) ?? token.word }))
  const found: NamedPhrase[] = []
  for (let from = 0; from < words.length; from += 1) {
    for (let until = from + 1; until <= Math.min(words.length, from + phraseWordsMax); until += 1) {
      const row = words.slice(from, until)
      const postings = index.postingsOfPhrase(phraseKey(index.thesaurus, row))
      if (postings && !found.some((one) => one.postings === postings)) found.push({ words: row, postings })
    }
  }
  return found
}

/**
 * The matches of a query that names a model with its number: those of a longer model follow the others, as those that miss
 * a word do. `nota 9` is the Nota 9, and the Nota 9 SE comes after it. A document for both models stays.
 */
export function longerModelsLast(index: InvertedIndex, query: Query, matches: WordMatches): WordMatches {
  if (isEditionBegun(index, query)) return matches
  const named = phrasesNamed(index, query).filter(({ words }) => words.some(({ word }) => hasDigit(word)))
  const exact = docsOf(named.map(({ postings }) => postings))
  const complete = matches.docs.length - matches.partial
  const isNamed = matches.docs.subarray(0, complete).some((doc) => exact.has(doc))
  if (!isNamed) return matches
  const continued = (rests: readonly Words[]) => {
    const keys = rests.map((rest) => phraseKey(index.thesaurus, rest))
    return docsOf(named.flatMap(({ words }) => continuedPhrases(index, words, keys)))
  }
  const longer = continued(editionsIn(index))
  const { versions } = index.thesaurus
  const ofVersion = docsOf(named.filter(({ words }) => endsIn(words, versions)).map(({ postings }) => postings))
  const others = ofVersion.size > 0 ? new Set([...exact].filter((doc) => !ofVersion.has(doc))) : continued(versions)
  const scores = withOthersBehind(matches, exact, others)
  if (longer.size === 0) return { ...matches, scores, namesModel: true }
  const isLonger = (place: number) => {
    const doc = matches.docs[place] as number
    return place < complete && longer.has(doc) && !exact.has(doc)
  }
  const places = [...matches.docs.keys()]
  const [first, last] = [
    places.filter((place) => place < complete && !isLonger(place)),
    places.filter((place) => place >= complete || isLonger(place)),
  ]
  const ordered = [...first, ...last.toSorted((a, b) => Number(isLonger(b)) - Number(isLonger(a)))]
  return {
    ...matches,
    docs: Uint32Array.from(ordered, (place) => matches.docs[place] as number),
    scores: Float32Array.from(ordered, (place) => scores[place] as number),
    partial: last.length,
    namesModel: true,
  }
}

/** Whether the last word may become an edition: `iphone 13 pr` is on the way to the Pro. */
function isEditionBegun({ thesaurus }: InvertedIndex, { tokens }: Query): boolean {
  const last = tokens.at(-1)?.word ?? ''
  return last !== '' && !thesaurus.isEdition(last) && thesaurus.editions.some((word) => word.startsWith(last))
}

/** Rows of one or two words of an edition that some document has. */
function editionsIn({ thesaurus, words }: InvertedIndex): Words[] {
  const editions = thesaurus.editions.filter((word) => words.idOf(word) !== undefined).map((word) => ({ word }))
  return editions.flatMap((one) => [[one], ...editions.map((other) => [one, other])])
}

/** The phrases that continue a row, by the keys of what continues it: `aria 12 pro` and `aria 12 pro max` of `aria 12`. */
function continuedPhrases({ thesaurus, postingsOfPhrase }: InvertedIndex, words: Words, rests: readonly string[]) {
  const key = phraseKey(thesaurus, words)
  return rests.map((rest) => postingsOfPhrase(`${key} ${rest}`)).filter((postings) => postings !== undefined)
}

const endsIn = (words: Words, versions: readonly Words[]): boolean =>
  versions.some((version) =>
    version.every(({ word }, nth) => words[words.length - version.length + nth]?.word === word),
  )

const versionShare = 0.06

/**
 * The scores with those of other versions of the model lower, where there is the one that is named: `a53` is the A53, then
 * the A53 5G, and `a53 5g` the other way round.
 */
function withOthersBehind(
  { docs, scores }: WordMatches,
  exact: ReadonlySet<number>,
  others: ReadonlySet<number>,
): Float32Array {
  if (!docs.some((doc) => exact.has(doc) && !others.has(doc))) return scores
  return scores.map((score, place) => (others.has(docs[place] as number) ? score * (1 - versionShare) : score))
}

function docsOf(lists: readonly PostingList[]): Set<number> {
  const docs = new Set<number>()
  for (const { values, length } of lists)
    for (let place = 0; place < length; place += 1) docs.add((values[place] as number) >>> flagBits)
  return docs
}
