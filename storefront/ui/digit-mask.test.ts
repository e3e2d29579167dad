import { expect, test } from 'vitest'
import { caretBehind, remask } from './digit-mask.ts'
import { nationalIdMask } from './national-id-mask.ts'

const { digitsOf, format } = nationalIdMask

test.each([
  ['', ''],
  ['001', '001'],
  ['0011', '001-1'],
  ['0011391820', '001-1391820'],
  ['00113918205', '001-1391820-5'],
  ['001-1391820-5', '001-1391820-5'],
  ['cédula 001 1391820 5 99', '001-1391820-5'],
])('%j is shown as the national ID %j', (typed, shown) => {
  expect(format(digitsOf(typed))).toBe(shown)
})

test('a backspace over a separator removes the digit before it', () => {
  const typed = { before: '001-1', typed: '001-', isBackspace: true }
  expect(remask(nationalIdMask, typed)).toBe('001')
  expect(remask(nationalIdMask, { before: '001-1391820-5', typed: '001-13918205', isBackspace: true })).toBe(
    '001-1391820',
  )
})

test('the caret stays behind the digits that stood before it', () => {
  expect(caretBehind('001-1391820-5', 3, 0)).toBe(3)
  expect(caretBehind('001-1391820-5', 4, 0)).toBe(5)
  expect(caretBehind('001-1391820-5', 11, 0)).toBe(13)
})
