import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseQuantity, clampQuantity } from './quantity.ts'

describe('parseQuantity', () => {
  test.each([
    ['', 0],
    ['   ', 0],
    ['0', 0],
    ['007', 7],
    [' 12 ', 12],
    ['12 pieces', 12],
    ['1.5', 1],
    ['-5', 0],
    ['abc', 0],
    ['9999', 9999],
    ['10000', 9999],
    ['9'.repeat(400), 9999],
    ['٣', 0],
  ])('%j is %d', (text, quantity) => {
    expect(parseQuantity(text)).toBe(quantity)
  })

  test('any text is a whole quantity from 0 to 9999', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double().map(String)), (text) => {
        const quantity = parseQuantity(text)
        expect(Number.isInteger(quantity) && quantity >= 0 && quantity <= 9999).toBe(true)
      }),
    )
  })

  test('a quantity that is written comes back', () => {
    fc.assert(fc.property(fc.nat(9999), (quantity) => parseQuantity(String(quantity)) === quantity))
  })
})

describe('clampQuantity', () => {
  test.each([
    [3, 5, 100, { quantity: 3 }],
    [5, 5, 100, { quantity: 5 }],
    [6, 5, 100, { quantity: 5, notice: 'clamped' }],
    [1, 0, 100, { quantity: 0, notice: 'out-of-stock' }],
    [1, -2, 100, { quantity: 0, notice: 'out-of-stock' }],
    [1, 5, undefined, { quantity: 0, notice: 'no-price' }],
    [1, 5, 0, { quantity: 0, notice: 'no-price' }],
    [1, 5, -100, { quantity: 0, notice: 'no-price' }],
    [1, 0, 0, { quantity: 0, notice: 'no-price' }],
    [0, 0, undefined, { quantity: 0 }],
    [-1, 5, 100, { quantity: 0 }],
    [2.7, 5, 100, { quantity: 2 }],
    [NaN, 5, 100, { quantity: 0 }],
    [20000, 50000, 100, { quantity: 9999, notice: 'clamped' }],
  ])('%d requested of %d at %s: %j', (requested, stock, priceCentavos, clamped) => {
    expect(clampQuantity({ requested, stock, priceCentavos })).toEqual(clamped)
  })

  const requests = fc.record({
    requested: fc.oneof(fc.integer(), fc.nat(50)),
    stock: fc.oneof(fc.integer(), fc.integer({ min: -5, max: 50 })),
    priceCentavos: fc.option(fc.nat(100), { nil: undefined }),
  })

  test('never more than the stock, nor than was requested, nor less than none', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const { quantity } = clampQuantity(request)
        expect(quantity).toBeLessThanOrEqual(Math.max(0, request.stock))
        expect(quantity).toBeLessThanOrEqual(Math.max(0, request.requested))
        expect(quantity).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  test('there is a notice exactly when somebody gets less than requested', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const { quantity, notice } = clampQuantity(request)
        expect(notice !== undefined).toBe(quantity < Math.max(0, request.requested))
      }),
    )
  })

  test('a clamped quantity is clamped to itself', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const { quantity } = clampQuantity(request)
        expect(clampQuantity({ ...request, requested: quantity })).toEqual({ quantity })
      }),
    )
  })
})
