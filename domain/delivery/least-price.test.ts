import { expect, test } from 'vitest'
import { messengerOfferOf, nationalOfferOf } from './least-price.ts'

test('DELIVERY-18: without an address a messenger costs the least of all zones and goes as far as the farthest', () => {
  const zones = [
    { km: 2, fromCentavos: 100_00 },
    { km: 6, fromCentavos: 180_00 },
    { km: 4, fromCentavos: 90_00 },
  ]
  expect(messengerOfferOf(zones)).toEqual({ km: 6, fromCentavos: 90_00 })
  expect(messengerOfferOf([])).toBeUndefined()
})

test('DELIVERY-18: without a province national shipping costs the least and takes the days of all of them', () => {
  const rates = [
    { costCentavos: 300_00, daysMin: 2, daysMax: 4 },
    { costCentavos: 250_00, daysMin: 1, daysMax: 2 },
  ]
  expect(nationalOfferOf(rates)).toEqual({ fromCentavos: 250_00, days: { min: 1, max: 4 } })
  expect(nationalOfferOf([])).toBeUndefined()
})
