import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shownStock, stockBand } from './stock.ts'

test.each([
  [-1, 0, 'none'],
  [0, 0, 'none'],
  [1, 1, 'few'],
  [5, 5, 'few'],
  [6, 6, 'some'],
  [98, 98, 'some'],
  [99, '+99', 'plenty'],
  [5000, '+99', 'plenty'],
])('%d units are shown as %s, band %s', (units, shown, band) => {
  expect(shownStock(units)).toBe(shown)
  expect(stockBand(units)).toBe(band)
})

test('the band plenty begins where +99 is shown', () => {
  fc.assert(fc.property(fc.integer(), (units) => (shownStock(units) === '+99') === (stockBand(units) === 'plenty')))
})
