import { describe, expect, test } from 'vitest'
import { registration } from './identity.ts'
import { createAddress } from './addresses.ts'
import { checkFields } from './check-fields.ts'

const complete = {
  first_name: 'Ana',
  last_name: 'Peralta',
  email: 'ana@example.com',
  phone: '18095550131',
  password: 'Mango-2026',
  password_confirm: 'Mango-2026',
  policies_accepted: true,
}

describe('checkFields', () => {
  test('a complete registration has no errors', () => {
    expect(checkFields(registration, complete, 'en')).toEqual({})
  })

  test('an empty field is reported as required, not as invalid', () => {
    expect(checkFields(registration, { ...complete, email: '', phone: '' }, 'en')).toEqual({
      email: 'This field is required.',
      phone: 'This field is required.',
    })
  })

  test('a confirmation that differs is reported beside the other errors, in the requested language', () => {
    expect(checkFields(registration, { ...complete, phone: '809', password_confirm: 'Mango' }, 'es')).toEqual({
      phone: 'Escribe los diez dígitos, como 809 555 0142.',
      password_confirm: 'Las contraseñas no coinciden.',
    })
  })

  test('a name that nobody sees counts as empty', () => {
    for (const first_name of ['\u200b', '\u200d\ufe0f', '\u202e\u2069'])
      expect(checkFields(registration, { ...complete, first_name }, 'en')).toEqual({
        first_name: 'This field is required.',
      })
    for (const first_name of ['José Ñandú', 'O’Brien', '李', 'عائشة'])
      expect(checkFields(registration, { ...complete, first_name }, 'en')).toEqual({})
  })

  test('ACCOUNT-95: a name without a letter is refused as what it is', () => {
    for (const first_name of ['123', '👩‍👧'])
      expect(checkFields(registration, { ...complete, first_name }, 'en')).toEqual({
        first_name: 'Write a name with letters.',
      })
  })

  test('policies that were not accepted are reported at their field', () => {
    expect(checkFields(registration, { ...complete, policies_accepted: false }, 'en')).toEqual({
      policies_accepted: 'You must accept the policies to continue.',
    })
  })
})

test('ACCOUNT-40: of two fields that may be empty one at a time the form says that one is needed', () => {
  const fields = { name: 'Casa', phone: '18095550101', province: 'Distrito Nacional', city: 'Santo Domingo' }
  const empty = { ...fields, sector: 'Naco', street: 'Calle Uno', house: '', number: '', reference: '', default: false }
  expect(checkFields(createAddress.input, empty, 'en')).toEqual({ house: 'Write the house or its number.' })
  expect(checkFields(createAddress.input, { ...empty, number: '24' }, 'en')).toEqual({})
})
