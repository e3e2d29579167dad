import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createForwardIndex } from './forward-index.ts'

const list = fc.array(fc.oneof(fc.nat(1_000), fc.nat(0xffff_ffff)), { maxLength: 60 })
const change = fc.record({ doc: fc.nat(30), lists: fc.option(fc.tuple(list, list, list)) })

test('after any changes each document has the lists that were set last', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 300 }), (changes) => {
      const index = createForwardIndex(3)
      const expected = new Map<number, number[][]>()
      for (const { doc, lists } of changes) {
        if (lists) {
          index.set(doc, lists)
          expected.set(doc, lists)
        } else {
          index.remove(doc)
          expected.delete(doc)
        }
      }
      for (let doc = 0; doc <= 30; doc += 1) expect(index.find(doc)).toEqual(expected.get(doc))
    }),
    { numRuns: 200 },
  )
})
