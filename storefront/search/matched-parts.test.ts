import fc from 'fast-check'
import { expect, test } from 'vitest'
import { matchedParts } from './matched-parts.ts'

const marked = (text: string, typed: string) =>
  matchedParts(text, typed)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('')

test('the typed text is found ignoring case and accents', () => {
  expect(marked('Batería Kora', 'BATERIA')).toBe('[Batería] Kora')
  expect(marked('Bateria Kora', 'batería k')).toBe('[Bateria] [K]ora')
})

test('a word is found at its beginning alone', () => {
  expect(marked('Showcase case', 'case')).toBe('Showcase [case]')
})

test('a text that does not occur marks nothing', () => {
  expect(marked('Nova 12', 'zz')).toBe('Nova 12')
})

test('for any typed text, the joined parts are the original text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, typed) => {
      expect(
        matchedParts(text, typed)
          .map((part) => part.text)
          .join(''),
      ).toBe(text)
    }),
  )
})
