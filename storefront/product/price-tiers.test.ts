import { expect, test } from 'vitest'
import { priceTiers, unitPriceAt } from './price-tiers.ts'

const row = (cantidadprecio: number, precio: number, codnivelprecio = 1) => ({ codnivelprecio, precio, cantidadprecio })
const none = { special_price: 0, quantity_required_special_price: 0 }

test('each quantity that makes a unit cheaper is a tier', () => {
  expect(priceTiers({ prices: [row(10, 80), row(1, 100), row(3, 90)], ...none }, 1)).toEqual([
    { quantity: 1, unitCentavos: 10_000 },
    { quantity: 3, unitCentavos: 9_000 },
    { quantity: 10, unitCentavos: 8_000 },
  ])
})

test('a special price is a tier from its minimum quantity on', () => {
  const tiers = priceTiers({ prices: [row(1, 100)], special_price: 75, quantity_required_special_price: 3 }, 1)
  expect(tiers).toEqual([
    { quantity: 1, unitCentavos: 10_000 },
    { quantity: 3, unitCentavos: 7_500 },
  ])
})

test('a row that the special price beats is no tier', () => {
  const tiers = priceTiers(
    { prices: [row(1, 100), row(5, 90)], special_price: 75, quantity_required_special_price: 1 },
    1,
  )
  expect(tiers).toEqual([{ quantity: 1, unitCentavos: 7_500 }])
})

test('the rows of the shopper’s level apply first, and those of level 1 if it has none', () => {
  const pricing = { prices: [row(1, 100), row(1, 60, 3)], ...none }
  expect(unitPriceAt(pricing, 3, 2)).toBe(6_000)
  expect(unitPriceAt(pricing, 2, 2)).toBe(10_000)
})

test('a product without prices has no tiers', () => {
  expect(priceTiers({ prices: [], ...none }, 1)).toEqual([])
})
