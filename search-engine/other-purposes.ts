import { type Bitset, createBitset, hasBit, setBit } from './bitset.ts'
import type { InvertedIndex } from './inverted-index.ts'
import { type PostingList, flagBits } from './posting-list.ts'
import { type Query, isOfConcept } from './query.ts'
import { listsOf } from './term-expansion.ts'
import { conceptTerm } from './term-keys.ts'
import type { WordMatches } from './text-matches.ts'
import type { OptionalConcept, WordSearch } from './word-search.ts'

/** What a document loses that is made for another kind of device. */
const otherPurposeShare = 0.2

/**
 * The matches of a query that names the optional concept, with lower scores for what is made for other devices: of the
 * chargers for an iPhone one for laptops comes last. Those of any other query stay.
 */
export function otherPurposesLast(search: WordSearch, { clauses }: Query, matches: WordMatches): WordMatches {
  const { index, optional, isForOther } = search
  if (!optional || !clauses.some((clause) => isOfConcept(index.thesaurus, clause, optional.concept))) return matches
  const scores = matches.scores.map((score, place) =>
    isForOther(matches.docs[place] as number) ? score * (1 - otherPurposeShare) : score,
  )
  return { ...matches, scores }
}

/** Says of a document whether it is made for other devices than the optional concept; found anew when a document changes. */
export function createIsForOther(
  index: InvertedIndex,
  optional: OptionalConcept | undefined,
): WordSearch['isForOther'] {
  let bits: Bitset | undefined
  let version = -1
  return (doc) => {
    if (!bits || version !== index.version()) {
      version = index.version()
      bits = docsOf(listsOf(index, (optional?.others ?? []).map(conceptTerm)), index.maxDoc())
    }
    return hasBit(bits, doc)
  }
}

function docsOf(lists: readonly PostingList[], maxDoc: number): Bitset {
  const bits = createBitset(maxDoc)
  for (const { values, length } of lists)
    for (let place = 0; place < length; place += 1) setBit(bits, (values[place] as number) >>> flagBits)
  return bits
}
