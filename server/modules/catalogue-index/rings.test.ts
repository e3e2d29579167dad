import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createRings, isInRing, joinRing, leaveRing, nextInRing } from './rings.ts'

const docsCount = 8
const steps = fc.array(fc.record({ doc: fc.nat(docsCount - 1), beside: fc.nat(docsCount - 1) }), { maxLength: 60 })

test('whatever joins and leaves, each ring has its documents and no others', () => {
  fc.assert(
    fc.property(steps, (given) => {
      const rings = createRings()
      const ringOf = new Map<number, Set<number>>()
      for (const { doc, beside } of given) {
        const ring = ringOf.get(doc)
        if (ring) {
          ring.delete(doc)
          ringOf.delete(doc)
          const other = leaveRing(rings, doc)
          expect(other === undefined ? ring.size : ring.has(other)).toBe(other === undefined ? 0 : true)
        } else {
          const joined = ringOf.get(beside) ?? new Set<number>()
          joinRing(rings, doc, ringOf.has(beside) ? beside : undefined)
          ringOf.set(doc, joined.add(doc))
        }
      }
      for (let doc = 0; doc < docsCount; doc += 1) {
        expect(isInRing(rings, doc)).toBe(ringOf.has(doc))
        if (ringOf.has(doc)) expect(new Set(walk(rings, doc))).toEqual(ringOf.get(doc))
      }
    }),
  )
})

function walk(rings: ReturnType<typeof createRings>, from: number): number[] {
  const docs = [from]
  for (let at = nextInRing(rings, from); at !== from; at = nextInRing(rings, at)) docs.push(at)
  return docs
}
