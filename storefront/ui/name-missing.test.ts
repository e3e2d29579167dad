import { expect, test } from 'vitest'
import { signInMessages } from '../messages/sign-in.ts'
import { nameMissing } from './name-missing.ts'

const { nothingIn: missing } = signInMessages.en

test('the error of an empty field says what to write there, that of another one stays', () => {
  const errors = { email: 'Required', phone: 'Not a phone number', policies_accepted: 'Accept them' }
  expect(nameMissing(errors, { email: ' ', phone: '809', policies_accepted: false }, missing)).toEqual({
    email: missing.email,
    phone: 'Not a phone number',
    policies_accepted: 'Accept them',
  })
})
