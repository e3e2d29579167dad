import { expect, test } from 'vitest'
import { nationalBandsOf, nationalRateTo } from './national-shipping.ts'

const rates = [
  { province: 'Distrito Nacional', costCentavos: 250_00, daysMin: 1, daysMax: 2 },
  { province: 'Samaná', costCentavos: 390_00, daysMin: 1, daysMax: 2 },
]

test('the rate is that of the province, however the address spells it', () => {
  expect(nationalRateTo(rates, { province: 'samana', city: 'Sánchez' })?.costCentavos).toBe(390_00)
  expect(nationalRateTo(rates, { province: 'DN', city: 'SD' })?.costCentavos).toBe(250_00)
})

test('a province that the table lacks, and a text that names none, have no rate', () => {
  expect(nationalRateTo(rates, { province: 'Azua', city: 'Peralta' })).toBeUndefined()
  expect(nationalRateTo(rates, { province: 'Florida', city: 'Miami' })).toBeUndefined()
})

test('DELIVERY-16: provinces at the same cost and in the same days are one band, the cheapest first', () => {
  const rate = { costCentavos: 300_00, daysMin: 1, daysMax: 2 }
  const others = [
    { ...rate, province: 'La Vega' },
    { ...rate, province: 'Azua', daysMax: 3 },
    { ...rate, province: 'Santiago' },
  ]
  expect(nationalBandsOf([...others, ...rates])).toEqual([
    { ...rate, costCentavos: 250_00, provinces: ['Distrito Nacional'] },
    { ...rate, provinces: ['La Vega', 'Santiago'] },
    { ...rate, daysMax: 3, provinces: ['Azua'] },
    { ...rate, costCentavos: 390_00, provinces: ['Samaná'] },
  ])
})
