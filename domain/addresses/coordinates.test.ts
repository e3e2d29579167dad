import { expect, test } from 'vitest'
import { parseCoordinates } from './coordinates.ts'

const zonaColonial = { lat: 18.47186, lng: -69.89232 }

test.each([
  '18.47186, -69.89232',
  '18.47186,-69.89232',
  ' 18.47186 -69.89232 ',
  '(18.47186, -69.89232)',
  '18,47186; -69,89232',
  '18,47186, -69,89232',
  '18.47186° N, 69.89232° W',
  '18.47186 N 69.89232 O',
])('the coordinates "%s" are a place', (text) => {
  expect(parseCoordinates(text)).toEqual(zonaColonial)
})

test.each([
  '',
  '18.47186',
  '18,47186',
  'Calle 5 número 12',
  '18.47186, -69.89232, 17',
  '40.4, -3.7',
  '-69.89232, 18.47186',
  '1e9, 2',
])('the text "%s" is no place of the country', (text) => {
  expect(parseCoordinates(text)).toBeUndefined()
})
