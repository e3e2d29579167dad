import { expect, test } from 'vitest'
import { linesOf, nextActive } from './lines.ts'
import type { Suggestion } from './use-suggestions.ts'

const suggested = (description: string, kind: Suggestion['kind'] = 'words'): Suggestion => ({
  id: `${kind} ${description}`,
  description,
  byUser: kind === 'history',
  kind,
  category_id: kind === 'category' ? 9 : null,
  is_exact: kind === 'category' ? false : null,
  codarticulo: null,
  path: kind === 'page' ? '/contact' : null,
  picture_url: null,
  price: null,
  fits: null,
  total: kind === 'all' ? 24 : null,
})
const shown = (typed: string, history: string[], suggestions: Suggestion[]) =>
  linesOf(typed, history, suggestions).map(({ kind, description }) => `${kind} ${description}`)

test('an empty field shows the history, and below it what is popular', () => {
  expect(shown(' ', ['funda', 'cable'], [suggested('charger'), suggested('Cable')])).toEqual([
    'history funda',
    'history cable',
    'words charger',
  ])
})

test('SEARCH-49: a page stays beside an earlier search of the same text', () => {
  expect(shown('contact', ['Contact'], [suggested('Contact', 'page')])).toEqual(['typed contact', 'page Contact'])
})

test('searches of the account are not repeated among the suggestions of the store', () => {
  expect(shown('', ['funda'], [{ ...suggested('removed'), byUser: true }])).toEqual(['history funda'])
})

test('the shopper’s own searches that match come before the suggestions', () => {
  expect(shown('ca', ['funda', 'cable usb'], [suggested('case')])).toEqual([
    'typed ca',
    'history cable usb',
    'words case',
  ])
})

test('a text is shown once, but a category beside the search of its name', () => {
  expect(shown('ca', ['Cables'], [suggested('cables'), suggested('Cables', 'category')])).toEqual([
    'typed ca',
    'history Cables',
    'category Cables',
  ])
})

test('below products the typed text is the search for all of them, with their number', () => {
  const products = [suggested('Cable Kora', 'product'), suggested('cable', 'all')]
  expect(shown('Cable', ['cable usb'], products)).toEqual(['history cable usb', 'product Cable Kora', 'all Cable'])
  expect(linesOf('Cable', [], products).at(-1)?.total).toBe(24)
  // The number is that of another text.
  expect(linesOf('cable u', [], products).at(-1)).toMatchObject({ kind: 'all', description: 'cable u', total: null })
})

test('arrow keys cycle through the lines and the field', () => {
  expect(nextActive(-1, 1, 3)).toBe(0)
  expect(nextActive(2, 1, 3)).toBe(-1)
  expect(nextActive(-1, -1, 3)).toBe(2)
  expect(nextActive(0, -1, 3)).toBe(-1)
})
