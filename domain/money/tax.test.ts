import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { splitTax, splitTaxOverLines } from './tax.ts'

const rates = fc.constantFrom(0, 8, 16, 16.5, 18, 27.5, 100)
const totals = fc.nat(10 ** 10)

describe('splitTax', () => {
  test.each([
    [11800, 18, 10000, 1800],
    [100, 18, 85, 15],
    [1, 18, 1, 0],
    [-11800, 18, -10000, -1800],
    [5000, 0, 5000, 0],
    [11650, 16.5, 10000, 1650],
    [1, 100, 0, 1],
  ])('%d at %d %% is %d and %d', (total, rate, subtotalCentavos, taxCentavos) => {
    expect(splitTax(total, rate)).toEqual({ subtotalCentavos, taxCentavos })
  })

  test.each([-1, NaN, Infinity])('a rate of %d is refused', (rate) => {
    expect(() => splitTax(100, rate)).toThrow(RangeError)
  })

  test('the parts add up to the total', () => {
    fc.assert(
      fc.property(totals, rates, (total, rate) => {
        const { subtotalCentavos, taxCentavos } = splitTax(total, rate)
        expect(subtotalCentavos + taxCentavos).toBe(total)
      }),
    )
  })

  test('the tax is the rate on the subtotal, give or take the rounding', () => {
    fc.assert(
      fc.property(totals, rates, (total, rate) => {
        const { subtotalCentavos, taxCentavos } = splitTax(total, rate)
        expect(Math.abs(taxCentavos - (subtotalCentavos * rate) / 100)).toBeLessThanOrEqual(
          0.5 * (1 + rate / 100) + 1e-6,
        )
      }),
    )
  })
})

describe('splitTaxOverLines', () => {
  const lines = fc.array(fc.nat(10 ** 8), { maxLength: 30 })

  test('three lines of 0.03 share the one centavo of their sum', () => {
    expect(splitTaxOverLines([3, 3, 3], 18)).toEqual([
      { subtotalCentavos: 2, taxCentavos: 1 },
      { subtotalCentavos: 3, taxCentavos: 0 },
      { subtotalCentavos: 3, taxCentavos: 0 },
    ])
  })

  test('no lines, no parts', () => {
    expect(splitTaxOverLines([], 18)).toEqual([])
  })

  test('each line adds up, and the lines add up to the split of the sum', () => {
    fc.assert(
      fc.property(lines, rates, (lineTotals, rate) => {
        const parts = splitTaxOverLines(lineTotals, rate)
        parts.forEach((part, index) => expect(part.subtotalCentavos + part.taxCentavos).toBe(lineTotals[index]))
        expect({
          subtotalCentavos: parts.reduce((sum, part) => sum + part.subtotalCentavos, 0),
          taxCentavos: parts.reduce((sum, part) => sum + part.taxCentavos, 0),
        }).toEqual(
          splitTax(
            lineTotals.reduce((sum, line) => sum + line, 0),
            rate,
          ),
        )
      }),
    )
  })

  test('a line is never more than one centavo from its own split, nor negative', () => {
    fc.assert(
      fc.property(lines, rates, (lineTotals, rate) => {
        splitTaxOverLines(lineTotals, rate).forEach((part, index) => {
          const alone = splitTax(lineTotals[index] ?? 0, rate)
          expect(Math.abs(part.taxCentavos - alone.taxCentavos)).toBeLessThanOrEqual(1)
          expect(part.subtotalCentavos).toBeGreaterThanOrEqual(0)
          expect(part.taxCentavos).toBeGreaterThanOrEqual(0)
        })
      }),
    )
  })
})
