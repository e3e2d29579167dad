import { expect, test } from 'vitest'
import { addressFormMessages } from '../messages/address-form.ts'
import { firstFreeName } from './first-free-name.ts'

const { en, es } = addressFormMessages

test('the first address is proposed as home', () => {
  expect(firstFreeName(en.proposedNames, [])).toBe('Home')
  expect(firstFreeName(es.proposedNames, ['Oficina'])).toBe('Casa')
})

test('a name that an address has is not proposed again, in either language and however it is written', () => {
  expect(firstFreeName(es.proposedNames, ['Casa'])).toBe('Trabajo')
  expect(firstFreeName(en.proposedNames, [' CÁSA '])).toBe('Work')
  expect(firstFreeName(es.proposedNames, ['Home', 'work'])).toBe('Familia')
})

test('a longer name that begins with a proposal leaves it free', () => {
  expect(firstFreeName(es.proposedNames, ['Casa de mamá'])).toBe('Casa')
})

test('nothing is proposed once each name is in use', () => {
  expect(firstFreeName(es.proposedNames, ['Casa', 'Trabajo', 'Familia'])).toBe('')
})
