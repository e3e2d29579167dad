import { expect, test } from 'vitest'
import { deliveryCostPoints } from './delivery-example.ts'

const zone = (km: number, price_from: number, price_to: number) => ({ km, price_from, price_to })
const days = { min: 1, max: 2 }
const prices = {
  local: [
    { codplace: 1, zones: [zone(2, 100, 149), zone(6, 180, 350)] },
    { codplace: 5, zones: [zone(2, 75, 131)] },
  ],
  national: [
    { price: 250, working_days: days, provinces: ['Distrito Nacional'] },
    { price: 450, working_days: days, provinces: ['Pedernales'] },
  ],
}
const branches = [
  { codplace: 1, description: 'Vitrina Naco' },
  { codplace: 5, description: 'Vitrina Higüey' },
]

test('DELIVERY-19: each price of a delivery says of what it is the price', () => {
  expect(deliveryCostPoints('en', { prices, branchCode: 1, branches })).toEqual([
    'Messenger from Vitrina Naco: from RD$100 to about RD$149 within 2\u00A0km, and up to about RD$350 within 6\u00A0km. The lowest price from another branch is RD$75. This is a base price plus a rate for each kilometer and each minute of the way.',
    'National shipping: one price for each province, from RD$250 to RD$450.',
  ])
})

test('DELIVERY-19: the example of another branch has one zone, and no branch is cheaper', () => {
  expect(deliveryCostPoints('es', { prices, branchCode: 5, branches })[0]).toBe(
    'Mensajero desde Vitrina Higüey: de RD$75 a unos RD$131 a menos de 2\u00A0km. Es un precio base más una tarifa por kilómetro y por minuto de recorrido.',
  )
})

test('DELIVERY-19: without figures the points say how a price is made, and what the store does not offer is left out', () => {
  expect(deliveryCostPoints('en', null)).toEqual([
    'Messenger: a base price plus a rate for each kilometer and each minute of the way.',
    'National shipping: one price for each province.',
  ])
  expect(deliveryCostPoints('en', { prices: { local: [], national: [] }, branchCode: 1, branches })).toEqual([])
})
