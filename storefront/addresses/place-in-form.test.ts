import { expect, test } from 'vitest'
import { placeInForm } from './place-in-form.ts'
import { hasSectorsNear } from '../map/sectors.ts'

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

const capital = { province: 'Distrito Nacional', city: 'Distrito Nacional' }

test('ACCOUNT-101: a sector that the map names is nearer than its city', () => {
  expect(placeInForm(formOf({ ...capital, sector: ' bélla vista ' }))).toMatchObject({ name: 'Bella Vista' })
  expect(placeInForm(formOf({ ...capital, sector: 'Naco' }))).toMatchObject({ name: 'Santo Domingo' })
})

test('ACCOUNT-101: a sector of the same name in another city is not meant', () => {
  expect(placeInForm(formOf({ province: 'Barahona', city: 'Barahona', sector: 'Herrera' }))).toMatchObject({
    name: 'Barahona',
  })
  expect(placeInForm(formOf({ sector: 'Herrera' }))).toBeUndefined()
})

test('ACCOUNT-101: the map names sectors in the two largest cities', () => {
  expect(hasSectorsNear({ lat: 18.4861, lng: -69.9312 })).toBe(true)
  expect(hasSectorsNear({ lat: 19.4517, lng: -70.697 })).toBe(true)
  expect(hasSectorsNear({ lat: 18.2085, lng: -71.1008 })).toBe(false)
})
