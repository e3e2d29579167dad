import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatDollars, formatMoney, formatMoneyShort, toCentavos, toDecimal } from './money.ts'

const centavosUpTo = (max: number) => fc.integer({ min: -max, max })

test.each([
  [250_000, 60.25, 'US$41.49'],
  [100, 60.25, 'US$0.02'],
  [0, 60.25, 'US$0.00'],
  [999_999_900, 50, 'US$199,999.98'],
])('%s centavos at RD$%s for a dollar are %s', (centavos, rate, text) => {
  expect(formatDollars(centavos, rate)).toBe(text)
})

describe('toCentavos', () => {
  test.each([
    [0, 0],
    [1234.5, 123450],
    [1.005, 101],
    [-1.005, -101],
    [1.004, 100],
    [8.345, 835],
    [0.1 + 0.2, 30],
    [0.0049, 0],
    [0.005, 1],
    [1e-7, 0],
  ])('%d is %d centavos', (decimal, centavos) => {
    expect(toCentavos(decimal)).toBe(centavos)
  })

  test.each([NaN, Infinity, -Infinity, 1e21, 1e300])('%d is refused', (decimal) => {
    expect(() => toCentavos(decimal)).toThrow(new RangeError(`Not an amount of money: ${decimal}`))
  })

  test('a small negative rounds to plain zero', () => {
    expect(Object.is(toCentavos(-0.001), 0)).toBe(true)
    expect(Object.is(toCentavos(-0), 0)).toBe(true)
  })

  test('zero centavos are plain zero on the wire, whatever their sign', () => {
    expect(toDecimal(-0)).toBe(0)
  })

  test('every amount is the same after the wire', () => {
    fc.assert(fc.property(centavosUpTo(10 ** 13), (centavos) => toCentavos(toDecimal(centavos)) === centavos))
  })

  test('a third decimal of five always rounds away from zero', () => {
    fc.assert(
      fc.property(fc.nat(10 ** 9), (centavos) => {
        const text = `${Math.floor(centavos / 100)}.${String(centavos % 100).padStart(2, '0')}5`
        expect(toCentavos(Number(text))).toBe(centavos + 1)
        expect(toCentavos(-Number(text))).toBe(-centavos - 1)
      }),
    )
  })
})

test('a short amount leaves out the centavos of a whole one', () => {
  expect([2_899_500, 2_899_550, 100].map(formatMoneyShort)).toEqual(['RD$28,995', 'RD$28,995.50', 'RD$1'])
})

describe('formatMoney', () => {
  test.each([
    [123450, 'RD$1,234.50'],
    [0, 'RD$0.00'],
    [-0, 'RD$0.00'],
    [1, 'RD$0.01'],
    [-500, '-RD$5.00'],
    [99999, 'RD$999.99'],
    [100000, 'RD$1,000.00'],
    [123456789012, 'RD$1,234,567,890.12'],
  ])('%d centavos read %s', (centavos, text) => {
    expect(formatMoney(centavos)).toBe(text)
  })

  test('a formatted amount reads back as the same amount', () => {
    fc.assert(
      fc.property(centavosUpTo(10 ** 12), (centavos) => {
        expect(Number(formatMoney(centavos).replace(/RD\$?|[, ]/g, ''))).toBe(toDecimal(centavos))
      }),
    )
  })
})
