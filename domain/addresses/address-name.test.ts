import { expect, test } from 'vitest'
import { addressName } from './address-name.ts'

const address = { name: '', street: 'Calle Las Gardenias', number: '3', house: 'Torre Alba' }

test('ACCOUNT-91: an address is called by its name, and without one by its street and number', () => {
  expect(addressName({ ...address, name: 'Casa' })).toBe('Casa')
  expect(addressName(address)).toBe('Calle Las Gardenias 3, Torre Alba')
  expect(addressName({ ...address, house: '' })).toBe('Calle Las Gardenias 3')
  expect(addressName({ name: '', street: '', number: '', house: '' })).toBe('')
})

test('a long street is cut to the 50 characters of a name, and never inside of a character', () => {
  expect(addressName({ ...address, street: 'x'.repeat(99) })).toBe('x'.repeat(50))
  expect(addressName({ ...address, street: `${'x'.repeat(49)}🏠` })).toBe('x'.repeat(49))
})
