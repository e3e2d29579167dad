import type { GroupedColumns } from './card-groups.ts'
import type { TopK } from './top-k.ts'

interface Placed {
  doc: number
  rank: number
}

/** Collects the best documents of the few best cards (decision 062); of equal ranks the lowest code is the best. */
export function createTopCards({ cardGroups: { cards }, codes }: GroupedColumns, max: number): TopK {
  const placed: Placed[] = []
  const compare = (a: Placed, b: Placed) =>
    b.rank - a.rank || ((codes[a.doc] as string) < (codes[b.doc] as string) ? -1 : 1)
  const worst = () => (placed.length === max ? (placed.at(-1) as Placed) : undefined)
  return {
    canEnter: (rank) => rank >= (worst()?.rank ?? -Infinity),
    add(doc, rank) {
      const added = { doc, rank }
      const last = worst()
      if (last && compare(last, added) < 0) return
      // 0 stands for a card of its own.
      const same = cards[doc] === 0 ? -1 : placed.findIndex((one) => cards[one.doc] === cards[doc])
      if (same >= 0 && compare(placed[same] as Placed, added) < 0) return
      if (same >= 0) placed.splice(same, 1)
      placed.push(added)
      placed.sort(compare)
      placed.length = Math.min(placed.length, max)
    },
    best: () => placed.map(({ doc }) => doc),
  }
}
