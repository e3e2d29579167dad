import { expect, test } from 'vitest'
import { brokenPasswordRules, passwordClasses } from '#domain/identity/password.ts'
import { randomPassword } from './random-password.ts'

test('a password that nobody knows meets every rule that a store can set, and is another each time', () => {
  const password = randomPassword()
  expect(brokenPasswordRules(password, { minimumLength: 24, required: passwordClasses })).toEqual([])
  expect(randomPassword()).not.toBe(password)
})
