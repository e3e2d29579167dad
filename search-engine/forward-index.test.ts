import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createForwardIndex } from './forward-index.ts'

const list = fc.array(fc.nat(1_000), { maxLength: 60 })
const change = fc.record({ doc: fc.nat(30), lists: fc.option(fc.tuple(list, list, list)) })

test('after any changes each document has the lists it was given last', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 300 }), (changes) => {
      const kept = createForwardIndex(3)
      const wanted = new Map<number, number[][]>()
      for (const { doc, lists } of changes) {
        if (lists) {
          kept.set(doc, lists)
          wanted.set(doc, lists)
        } else {
          kept.remove(doc)
          wanted.delete(doc)
        }
      }
      for (let doc = 0; doc <= 30; doc += 1) expect(kept.find(doc)).toEqual(wanted.get(doc))
    }),
    { numRuns: 200 },
  )
})
