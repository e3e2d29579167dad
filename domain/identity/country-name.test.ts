import { expect, test } from 'vitest'
import { countryName } from './country-name.ts'

test.each([
  ['DO', 'en', 'Dominican Republic'],
  ['DO', 'es', 'República Dominicana'],
  ['ES', 'es', 'España'],
])('the name of %s in %s is %s', (code, language, name) => {
  expect(countryName(code, language)).toBe(name)
})

test.each(['XX', '', 'do', 'D', '<b>'])('%j is the code of no country', (code) => {
  expect(countryName(code, 'en')).toBeUndefined()
})
