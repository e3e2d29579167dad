import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { GroupedColumns } from './card-groups.ts'
import { createTopCards } from './top-cards.ts'

const documents = fc.array(fc.record({ rank: fc.nat(20), card: fc.nat(6) }), { maxLength: 200 })

test('the best documents of the best cards are those that sorting all of them would put first, one of each card', () => {
  fc.assert(
    fc.property(documents, fc.integer({ min: 1, max: 5 }), (all, max) => {
      const codes = all.map((_, doc) => `P${String((doc * 7919) % 1_000).padStart(3, '0')}`)
      const cards = Uint32Array.from(all, ({ card }) => card)
      const top = createTopCards({ codes, cardGroups: { cards } } as unknown as GroupedColumns, max)
      for (const [doc, { rank }] of all.entries()) if (top.canEnter(rank)) top.add(doc, rank)
      const seen = new Set<number>()
      const sorted = [...all.keys()]
        .toSorted((a, b) => (all[b]?.rank ?? 0) - (all[a]?.rank ?? 0) || ((codes[a] ?? '') < (codes[b] ?? '') ? -1 : 1))
        .filter((doc) => cards[doc] === 0 || (!seen.has(cards[doc] as number) && seen.add(cards[doc] as number)))
      expect(top.best()).toEqual(sorted.slice(0, max))
    }),
  )
})
