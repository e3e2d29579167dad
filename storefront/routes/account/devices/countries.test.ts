import { expect, test } from 'vitest'
import { atCountry, countriesOf } from './countries.ts'

const device = (signedIn: string | null, lastUsed: string | null = signedIn) => ({
  signed_in_country: signedIn,
  last_used_country: lastUsed,
})

test('ACCOUNT-105: a device of one country has it once, in the language of the page', () => {
  expect(countriesOf([device('DO')], 'en')).toEqual({ names: ['Dominican Republic'], isOne: true })
  expect(countriesOf([device('DO')], 'es')).toEqual({ names: ['República Dominicana'], isOne: true })
})

test('ACCOUNT-105: a device that was last used from another country has both, the latest first', () => {
  expect(countriesOf([device('DO', 'ES')], 'en')).toEqual({ names: ['Spain', 'Dominican Republic'], isOne: false })
})

test('ACCOUNT-105: of several devices each country is named once, and they are one only where all have it', () => {
  expect(countriesOf([device('DO'), device('US'), device('DO')], 'en').names).toEqual([
    'Dominican Republic',
    'United States',
  ])
  expect(countriesOf([device('DO'), device('DO')], 'en').isOne).toBe(true)
  expect(countriesOf([device('DO'), device(null)], 'en')).toEqual({ names: ['Dominican Republic'], isOne: false })
})

test('ACCOUNT-105: where no country is known, nothing is said', () => {
  expect(countriesOf([device(null), device(null)], 'en').names).toEqual([])
  expect(countriesOf([device('XX')], 'en').names).toEqual([])
})

test('ACCOUNT-105: a moment has the name of its country in parentheses', () => {
  expect(atCountry('today, 5:40 AM', 'ES', 'en')).toBe('today, 5:40 AM (Spain)')
  expect(atCountry('hoy, 5:40 a. m.', 'ES', 'es')).toBe('hoy, 5:40 a. m. (España)')
  expect(atCountry('today, 5:40 AM', null, 'en')).toBe('today, 5:40 AM')
})
