import { expect, test } from 'vitest'
import { codeKey, tokenize } from './tokenizer.ts'

test.each([
  ['Cable USB-C, 2 m', ['cable', 'usb', 'c', '2', 'm']],
  ['Audífonos CALMA', ['audifonos', 'calma']],
  ['128gb', ['128', 'gb']],
  ['Power bank 10,000 mAh', ['power', 'bank', '10000', 'mah']],
  ['Redmi 10 Pro+', ['redmi', '10', 'pro', 'plus']],
  ['%&!', []],
])('%j has the tokens %j', (text, words) => {
  expect(tokenize(text).map(({ word }) => word)).toEqual(words)
})

test('tokens without a space between them have one group', () => {
  expect(tokenize('iPhone13 sm-g991b').map(({ group }) => group)).toEqual([0, 0, 1, 1, 1, 1])
})

test('a token has its accents in the shown form', () => {
  expect(tokenize('Cordón')).toEqual([{ word: 'cordon', shown: 'cordón', group: 0, from: 0, until: 6 }])
})

test.each(['cel-0060', 'CEL 0060', 'CEL0060'])('%s has the code key cel0060', (code) => {
  expect(codeKey(code)).toBe('cel0060')
})
