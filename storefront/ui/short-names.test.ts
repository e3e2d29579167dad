import { expect, test } from 'vitest'
import { namesMax, shortNames } from './short-names.ts'

test('names that fit stay whole', () => {
  expect(shortNames(['Cable', 'Glass'], namesMax.small)).toBe('Cable, Glass')
})

test('a longer list is cut with an ellipsis', () => {
  expect(shortNames(['Wireless headphones', 'Cable'], 15)).toBe('Wireless headph…')
})

test('a comma or space left at the end of the cut is trimmed', () => {
  expect(shortNames(['Wireless charger 15W', 'Cable'], 21)).toBe('Wireless charger 15W…')
  expect(shortNames(['Wireless charger 15W', 'Cable'], 22)).toBe('Wireless charger 15W…')
})

test('a character of several code units is never cut in half', () => {
  expect(shortNames(['📱📱📱'], 2)).toBe('📱📱…')
})
