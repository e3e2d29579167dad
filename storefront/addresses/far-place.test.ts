import { expect, test } from 'vitest'
import { places } from '../map/places.ts'
import { farPlace } from './far-place.ts'

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

const naco = { lat: 18.4759, lng: -69.9283 }
const placeOf = (name: string) => places.find((place) => place.name === name)!
const capital = { province: 'Distrito Nacional', city: 'Distrito Nacional' }

test('ACCOUNT-102: a pin in another city than the municipality is far from it', () => {
  const santiago = { province: 'Santiago', city: 'Santiago de los Caballeros' }
  expect(farPlace(formOf(santiago), naco)).toEqual({ name: 'Santiago', km: 135 })
  expect(farPlace(formOf(santiago), { lat: 19.47, lng: -70.68 })).toBeUndefined()
  expect(farPlace(formOf(capital), placeOf('Higüey'))).toMatchObject({ name: 'Santo Domingo' })
})

test('ACCOUNT-102: a sector that the map names is compared with the pin from nearer', () => {
  const herrera = formOf({ ...capital, sector: 'Herrera' })
  expect(farPlace(herrera, { lat: 18.4925, lng: -69.7855 })).toEqual({ name: 'Herrera', km: 21 })
  expect(farPlace(herrera, naco)).toBeUndefined()
  // A sector that it does not name says nothing.
  expect(farPlace(formOf({ ...capital, sector: 'Los Prados' }), { lat: 18.4925, lng: -69.7855 })).toBeUndefined()
})

test('ACCOUNT-102: in a province without its municipality on the map a pin may be farther from the seat', () => {
  const yuma = formOf({ province: 'La Altagracia', city: 'San Rafael del Yuma' })
  expect(farPlace(yuma, placeOf('Punta Cana'))).toBeUndefined()
  expect(farPlace(yuma, naco)).toMatchObject({ name: 'Higüey' })
})

test('ACCOUNT-102: an address whose place the map does not name is compared with nothing', () => {
  expect(farPlace(formOf({ province: 'Elías Piña', city: 'Comendador' }), naco)).toBeUndefined()
  expect(farPlace(formOf({}), naco)).toBeUndefined()
})
