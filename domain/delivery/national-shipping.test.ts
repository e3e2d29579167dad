import { expect, test } from 'vitest'
import { nationalRateTo } from './national-shipping.ts'

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
