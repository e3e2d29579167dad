import { expect, test } from 'vitest'
import { placeOfRegion } from './place-of-region.ts'

test.each([
  ['La Altagracia', 'Higüey', 'Higüey'],
  ['La Altagracia', 'San Rafael del Yuma', 'Higüey'],
  ['La Vega', 'Jarabacoa', 'La Vega'],
  ['Distrito Nacional', 'Distrito Nacional', 'Santo Domingo'],
  ['Santo Domingo', 'Santo Domingo Este', 'Santo Domingo'],
  ['Sánchez Ramírez', 'Cotuí', undefined],
  ['', '', undefined],
])('%s, %s is shown at %s', (province, municipality, name) => {
  expect(placeOfRegion(province, municipality)?.name).toBe(name)
})
