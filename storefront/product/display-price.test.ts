import { expect, test } from 'vitest'
import { atOwnPrice, displayPrice } from './display-price.ts'

test('an offer from the first unit on is the price, beside the old price', () => {
  expect(displayPrice({ price: 100, special_price: 80, quantity_required_special_price: 1 })).toMatchObject({
    nowCentavos: 8_000,
    beforeCentavos: 10_000,
  })
})

test('an offer from three units on does not change the price of one', () => {
  const facts = displayPrice({ price: 100, special_price: 80, quantity_required_special_price: 3 })
  expect(facts).toEqual({
    nowCentavos: 10_000,
    beforeCentavos: undefined,
    fromQuantity: { quantity: 3, priceCentavos: 8_000, percent: 20 },
  })
})

test('PRODUCT-20: an offer from three units on is left out where the branch has two', () => {
  const offer = { price: 100, special_price: 80, quantity_required_special_price: 3 }
  expect(displayPrice({ ...offer, existence: 2 }).fromQuantity).toBeUndefined()
  expect(displayPrice({ ...offer, existence: 3 }).fromQuantity).toBeDefined()
  expect(displayPrice({ ...offer, existence: '+99' }).fromQuantity).toBeDefined()
})

test('a special price that is not lower is no offer', () => {
  expect(
    displayPrice({ price: 100, special_price: 100, quantity_required_special_price: 1 }).beforeCentavos,
  ).toBeUndefined()
})

test('a product without price says so', () => {
  expect(
    displayPrice({ price: null, special_price: 0, quantity_required_special_price: 0 }).nowCentavos,
  ).toBeUndefined()
})

test('where the customer’s own price is below the offer, no offer is shown', () => {
  const shown = { price: 100, special_price: 80, discountPercentage: 20 }
  expect(atOwnPrice(shown, { price: 75, special_price: 80 })).toEqual({
    price: 75,
    special_price: 0,
    discountPercentage: 0,
  })
  expect(atOwnPrice(shown, { price: 90, special_price: 80 })).toEqual({
    price: 90,
    special_price: 80,
    discountPercentage: 11,
  })
})
