import type { Accumulator } from './accumulator.ts'
import { type PostingList, flagBits, flagsIn, shouldProbe } from './posting-list.ts'

/** Multiplies the score of each of the `count` matching documents that is in any of the lists, once. */
export function boost(
  accumulator: Accumulator,
  lists: readonly PostingList[],
  { count, factor }: { count: number; factor: number },
): void {
  if (lists.length === 0) return
  if (lists.every((list) => shouldProbe(count, list))) boostFound(accumulator, lists, { count, factor })
  else if (lists.length === 1) boostList(accumulator, lists[0] as PostingList, factor)
  else boostOnce(accumulator, lists, factor)
}

function boostFound(
  { found, scores }: Accumulator,
  lists: readonly PostingList[],
  { count, factor }: { count: number; factor: number },
): void {
  const [only] = lists
  for (let place = 0; place < count; place += 1) {
    const doc = found[place] as number
    if (lists.length === 1 ? flagsIn(only as PostingList, doc) >= 0 : lists.some((list) => flagsIn(list, doc) >= 0))
      scores[doc] = (scores[doc] as number) * factor
  }
}

function boostList({ stamps, scores, stamp }: Accumulator, { values, length }: PostingList, factor: number): void {
  for (let place = 0; place < length; place += 1) {
    const doc = (values[place] as number) >>> flagBits
    if (stamps[doc] === stamp) scores[doc] = (scores[doc] as number) * factor
  }
}

/** A boosted document gets the next stamp in the meantime, so that one in two lists is boosted once. */
function boostOnce(accumulator: Accumulator, lists: readonly PostingList[], factor: number): void {
  const { stamps, stamp } = accumulator
  const boosted = stamp + 1
  boostAll(accumulator, lists, factor, boosted)
  for (const { values, length } of lists) {
    for (let place = 0; place < length; place += 1) {
      const doc = (values[place] as number) >>> flagBits
      if (stamps[doc] === boosted) stamps[doc] = stamp
    }
  }
}

/** Boosts the matching documents of the lists, which get a stamp. */
function boostAll(
  { stamps, scores, stamp }: Accumulator,
  lists: readonly PostingList[],
  factor: number,
  next: number,
): void {
  for (const { values, length } of lists) {
    for (let place = 0; place < length; place += 1) {
      const doc = (values[place] as number) >>> flagBits
      if (stamps[doc] !== stamp) continue
      stamps[doc] = next
      scores[doc] = (scores[doc] as number) * factor
    }
  }
}
