import fc from 'fast-check'
import { expect, test } from 'vitest'
import { orderByNumber } from './order-by-number.ts'

test.each([
  ['lowest', 1],
  ['highest', -1],
] as const)(
  'documents are in the order of their values, the %s first, equal ones in that of their codes',
  (first, sign) => {
    const values = fc.array(fc.oneof(fc.integer({ min: 0, max: 3 }), fc.constant(0x7fff_ffff)), { maxLength: 40 })
    fc.assert(
      fc.property(values, fc.infiniteStream(fc.double()), (given, chance) => {
        const codes = given.map((_, doc) => `C${String(doc).padStart(3, '0')}`)
        const shuffled = codes.map((code) => ({ code, at: chance.next().value })).toSorted((a, b) => a.at - b.at)
        const codeOf = shuffled.map(({ code }) => code)
        const byRule = [...given.keys()].toSorted(
          (a, b) =>
            sign * ((given[a] as number) - (given[b] as number)) ||
            ((codeOf[a] as string) < (codeOf[b] as string) ? -1 : 1),
        )
        expect([...orderByNumber(Int32Array.from(given), codeOf, first)]).toEqual(byRule)
      }),
    )
  },
)
