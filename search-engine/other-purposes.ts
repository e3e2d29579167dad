import { listsOf } from './term-expansion.ts'
import { conceptTerm } from './term-keys.ts'
import type { WordSearch } from './word-search.ts'

/** What a document loses that is made for another kind of device. */
const otherPurposeShare = 0.2

/** Lowers what was matched and is made for other devices than the one that a query names beside a kind: a charger for laptops. */
export function otherPurposesLast({ index, scorer, optional }: WordSearch): void {
  if (optional) scorer.boost(listsOf(index, optional.others.map(conceptTerm)), -otherPurposeShare)
}
