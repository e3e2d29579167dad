import { expect, test } from 'vitest'
import { partnersMax, refusalToAddPartner, refusalToChangePartner } from './partner.ts'

const marta = { identification: '00113918205' }
const numbered = (count: number) => Array.from({ length: count }, (_, i) => ({ identification: `4020000000${i}` }))

test('a customer may add partners up to the limit', () => {
  expect(refusalToAddPartner(marta, numbered(partnersMax - 1))).toBeUndefined()
  expect(refusalToAddPartner(marta, numbered(partnersMax))).toEqual({ code: 'too-many-partners', partnersMax })
})

test('a national ID is registered once among the partners of a customer', () => {
  expect(refusalToAddPartner(marta, [...numbered(2), marta])).toEqual({ code: 'identification-taken' })
  expect(refusalToChangePartner(marta, [marta])).toEqual({ code: 'identification-taken' })
})

test('a change is not limited by the number of partners', () => {
  expect(refusalToChangePartner(marta, numbered(partnersMax))).toBeUndefined()
})
