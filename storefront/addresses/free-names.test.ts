import { expect, test } from 'vitest'
import { addressFormMessages } from '../messages/address-form.ts'
import { freeNames } from './free-names.ts'

const { en, es } = addressFormMessages

test('a first address is offered every name', () => {
  expect(freeNames(en.suggestedNames, [])).toEqual(['Home', 'Work', 'Family'])
  expect(freeNames(es.suggestedNames, ['Oficina'])).toEqual(['Casa', 'Trabajo', 'Familia'])
})

test('a name that an address has is not offered again, in either language and however it is written', () => {
  expect(freeNames(es.suggestedNames, ['Casa'])).toEqual(['Trabajo', 'Familia'])
  expect(freeNames(en.suggestedNames, [' CÁSA '])).toEqual(['Work', 'Family'])
  expect(freeNames(es.suggestedNames, ['Home', 'work'])).toEqual(['Familia'])
})

test('a longer name that begins with a suggestion leaves it free', () => {
  expect(freeNames(es.suggestedNames, ['Casa de mamá'])).toContain('Casa')
})

test('nothing is offered once each name is in use', () => {
  expect(freeNames(es.suggestedNames, ['Casa', 'Trabajo', 'Familia'])).toEqual([])
})
