import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitTax } from '../money/tax.ts'
import { orderAmounts } from './order-amounts.ts'

test('the amounts of two kettles and a lamp, delivered for 250 pesos', () => {
  const amounts = orderAmounts({
    lines: [
      { productCode: 'kettle', quantity: 2, unitPriceCentavos: 59000 },
      { productCode: 'lamp', quantity: 1, unitPriceCentavos: 11800 },
    ],
    deliveryCentavos: 25000,
    taxRatePercent: 18,
  })
  expect(amounts).toEqual({
    lines: [
      {
        productCode: 'kettle',
        quantity: 2,
        unitPriceCentavos: 59000,
        subtotalCentavos: 100000,
        taxCentavos: 18000,
        totalCentavos: 118000,
      },
      {
        productCode: 'lamp',
        quantity: 1,
        unitPriceCentavos: 11800,
        subtotalCentavos: 10000,
        taxCentavos: 1800,
        totalCentavos: 11800,
      },
    ],
    subtotalCentavos: 110000,
    taxCentavos: 19800,
    deliveryCentavos: 25000,
    totalCentavos: 154800,
  })
})

test('an order without lines is its delivery', () => {
  expect(orderAmounts({ lines: [], deliveryCentavos: 100, taxRatePercent: 18 })).toEqual({
    lines: [],
    subtotalCentavos: 0,
    taxCentavos: 0,
    deliveryCentavos: 100,
    totalCentavos: 100,
  })
})

const lines = fc.array(fc.record({ quantity: fc.nat(9999), unitPriceCentavos: fc.nat(10 ** 7) }), { maxLength: 100 })
const orders = fc.record({
  lines,
  deliveryCentavos: fc.nat(10 ** 6),
  taxRatePercent: fc.constantFrom(0, 8, 16, 18, 16.5),
})

test('everything adds up, across and down', () => {
  fc.assert(
    fc.property(orders, (order) => {
      const amounts = orderAmounts(order)
      const sumOf = (column: 'subtotalCentavos' | 'taxCentavos' | 'totalCentavos') =>
        amounts.lines.reduce((sum, line) => sum + line[column], 0)
      expect(sumOf('subtotalCentavos')).toBe(amounts.subtotalCentavos)
      expect(sumOf('taxCentavos')).toBe(amounts.taxCentavos)
      expect(sumOf('totalCentavos') + amounts.deliveryCentavos).toBe(amounts.totalCentavos)
      for (const line of amounts.lines) {
        expect(line.subtotalCentavos + line.taxCentavos).toBe(line.totalCentavos)
        expect(line.totalCentavos).toBe(line.quantity * line.unitPriceCentavos)
      }
    }),
  )
})

test('the delivery has no tax', () => {
  fc.assert(
    fc.property(orders, (order) => {
      const { taxCentavos, totalCentavos, deliveryCentavos } = orderAmounts(order)
      expect(taxCentavos).toBe(splitTax(totalCentavos - deliveryCentavos, order.taxRatePercent).taxCentavos)
    }),
  )
})
