import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { returnEndingsOf } from './return.ts'
import { amountOfReturned, refusalToReturn, returnableLines, returnableUntilMs } from './returnable.ts'

const deliveredAt = new Date('2026-06-01T10:00:00Z')
const lines = [
  { productCode: 'A', quantity: 3, totalCentavos: 1_000, claimed: 1 },
  { productCode: 'B', quantity: 1, totalCentavos: 500, claimed: 1 },
]
const order = { status: 'delivered', origin: 'online', deliveredAt, lines } as const
const inTime = new Date('2026-07-01T10:00:00Z')
const unit = [{ productCode: 'A', quantity: 1 }]

describe('RETURN-1: a return is requested within 30 days of the delivery', () => {
  test('up to the same minute of the thirtieth day', () => {
    expect(returnableUntilMs(order)).toBe(inTime.getTime())
    expect(refusalToReturn(order, unit, inTime)).toBeUndefined()
    const late = new Date(inTime.getTime() + 1)
    expect(refusalToReturn(order, unit, late)).toEqual({ code: 'return-too-late', days: 30 })
  })

  test('of an order of this store that was delivered', () => {
    for (const other of [{ status: 'sent' }, { origin: 'branch' }, { deliveredAt: null }] as const) {
      expect(returnableUntilMs({ ...order, ...other })).toBeUndefined()
      expect(refusalToReturn({ ...order, ...other }, unit, inTime)?.code).toBe('order-not-returnable')
    }
  })
})

describe('RETURN-2: units that were bought and are not being returned', () => {
  test('are offered', () => {
    expect(returnableLines(lines)).toEqual([{ productCode: 'A', quantity: 2 }])
  })

  test.each([
    ['A', 2, undefined],
    ['A', 3, 2],
    ['B', 1, 0],
    ['C', 1, 0],
  ])('%s × %d', (productCode, quantity, available) => {
    const refusal = refusalToReturn(order, [{ productCode, quantity }], inTime)
    expect(refusal).toEqual(
      available === undefined ? undefined : { code: 'return-too-many-units', productCode, available },
    )
  })
})

test('RETURN-3: what the returns of a line come to is its total, whatever parts it is returned in', () => {
  const parts = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(parts, fc.nat(10 ** 12), (returned, totalCentavos) => {
      const quantity = returned.reduce((sum, each) => sum + each, 0)
      let before = 0
      let sum = 0
      for (const each of returned) {
        const amount = amountOfReturned({ quantity, totalCentavos }, { returnedBefore: before, returned: each })
        expect(amount).toBeGreaterThanOrEqual(0)
        before += each
        sum += amount
      }
      expect(sum).toBe(totalCentavos)
    }),
  )
})

test.each([
  [['cash'], false],
  [['deposit_express'], false],
  [['gift_card'], true],
  [['card', 'gift_card'], true],
] as const)('RETURN-6: what %j paid can go back there: %j', (kinds, canGoBack) => {
  expect(returnEndingsOf(kinds).includes('refund')).toBe(canGoBack)
})
