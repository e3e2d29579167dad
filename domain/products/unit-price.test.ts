import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  discountPercentage,
  isSpecialRunning,
  type PriceRow,
  type SpecialPrice,
  unitPriceCentavos,
} from './unit-price.ts'

const now = new Date('2025-03-10T12:00:00Z')
const before = new Date(now.getTime() - 1)
const after = new Date(now.getTime() + 1)

const prices: PriceRow[] = [
  { level: 1, minQuantity: 1, priceCentavos: 1000 },
  { level: 1, minQuantity: 10, priceCentavos: 900 },
  { level: 1, minQuantity: 50, priceCentavos: 800 },
  { level: 2, minQuantity: 1, priceCentavos: 700 },
  { level: 3, minQuantity: 12, priceCentavos: 600 },
]
const special: SpecialPrice = { priceCentavos: 850, minQuantity: 3, from: null, until: null }
const priceFor = (question: { level?: number; quantity?: number; special?: SpecialPrice; prices?: PriceRow[] }) =>
  unitPriceCentavos({ prices, level: 1, quantity: 1, now, ...question })

describe('unitPriceCentavos', () => {
  test.each([
    [1, 1000],
    [9, 1000],
    [10, 900],
    [49, 900],
    [50, 800],
    [9999, 800],
  ])('%d units cost %d each at level 1', (quantity, price) => {
    expect(priceFor({ quantity })).toBe(price)
    expect(priceFor({ quantity, prices: [...prices].reverse() })).toBe(price)
  })

  test('a level has its own price', () => {
    expect(priceFor({ level: 2, quantity: 50 })).toBe(700)
  })

  test('a level without rows falls back to level 1', () => {
    expect(priceFor({ level: 7, quantity: 10 })).toBe(900)
  })

  test('a level whose rows begin at a larger quantity falls back to level 1', () => {
    expect(priceFor({ level: 3, quantity: 11 })).toBe(900)
    expect(priceFor({ level: 3, quantity: 12 })).toBe(600)
  })

  test('without a price there is no price, not even with an offer', () => {
    expect(priceFor({ prices: [], special })).toBeUndefined()
    expect(priceFor({ prices: [{ level: 1, minQuantity: 5, priceCentavos: 10 }], quantity: 4 })).toBeUndefined()
  })

  test('a price of zero is no price', () => {
    const free = [{ level: 2, minQuantity: 1, priceCentavos: 0 }, ...prices.slice(0, 1)]
    expect(priceFor({ prices: free, level: 2, quantity: 3, special })).toBeUndefined()
  })

  test('the offer counts from its quantity on', () => {
    expect(priceFor({ quantity: 2, special })).toBe(1000)
    expect(priceFor({ quantity: 3, special })).toBe(850)
  })

  test('the offer counts only where it is lower', () => {
    expect(priceFor({ quantity: 50, special })).toBe(800)
    expect(priceFor({ level: 2, quantity: 3, special })).toBe(700)
  })

  test('the offer counts only within its dates', () => {
    expect(priceFor({ quantity: 3, special: { ...special, until: before } })).toBe(1000)
    expect(priceFor({ quantity: 3, special: { ...special, from: after } })).toBe(1000)
  })

  test('an offer of zero is no offer', () => {
    expect(priceFor({ quantity: 3, special: { ...special, priceCentavos: 0 } })).toBe(1000)
  })

  const rows = fc.array(
    fc.record({
      level: fc.integer({ min: 1, max: 3 }),
      minQuantity: fc.integer({ min: 1, max: 20 }),
      priceCentavos: fc.nat(5000),
    }),
    { maxLength: 12 },
  )
  const moments = fc.option(
    fc.integer({ min: -2, max: 2 }).map((ms) => new Date(now.getTime() + ms)),
    { nil: null },
  )
  const specials = fc.record({ priceCentavos: fc.nat(5000), minQuantity: fc.nat(10), from: moments, until: moments })
  const questions = fc.record({
    prices: rows,
    level: fc.integer({ min: 1, max: 3 }),
    quantity: fc.integer({ min: 1, max: 25 }),
    now: fc.constant(now),
  })

  test('an offer never raises the price, nor makes one', () => {
    fc.assert(
      fc.property(questions, specials, (question, offer) => {
        const regular = unitPriceCentavos(question)
        const unit = unitPriceCentavos({ ...question, special: offer })
        expect(unit === undefined).toBe(regular === undefined)
        if (unit !== undefined && regular !== undefined) expect(unit).toBeLessThanOrEqual(regular)
      }),
    )
  })

  test('a price is one of the written ones and above zero', () => {
    fc.assert(
      fc.property(questions, specials, (question, offer) => {
        const unit = unitPriceCentavos({ ...question, special: offer })
        if (unit === undefined) return
        expect(unit).toBeGreaterThan(0)
        expect([offer.priceCentavos, ...question.prices.map((row) => row.priceCentavos)]).toContain(unit)
      }),
    )
  })
})

describe('isSpecialRunning', () => {
  test.each([
    [null, null, true],
    [now, null, true],
    [before, after, true],
    [after, null, false],
    [null, before, false],
    [null, now, false],
  ])('from %s until %s: %s', (from, until, running) => {
    expect(isSpecialRunning({ ...special, from, until }, now)).toBe(running)
  })

  test('no offer does not run', () => {
    expect(isSpecialRunning(null, now)).toBe(false)
    expect(isSpecialRunning({ ...special, priceCentavos: 0 }, now)).toBe(false)
  })
})

describe('discountPercentage', () => {
  test.each([
    [1000, 600, 40],
    [1000, 601, 39],
    [999, 1, 99],
    [1000, 1000, 0],
    [1000, 1200, 0],
    [1000, 0, 0],
    [0, 0, 0],
  ])('from %d to %d is %d %%', (regular, offer, percent) => {
    expect(discountPercentage(regular, offer)).toBe(percent)
  })
})
