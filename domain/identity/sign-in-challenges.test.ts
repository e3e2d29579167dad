import { describe, expect, test } from 'vitest'
import { type Challenge, type SignInFacts, nextChallenges } from './sign-in-challenges.ts'

const customer: SignInFacts = {
  isEmployee: false,
  hasConfirmedEmail: true,
  mustChangePassword: false,
  hasAuthenticator: false,
  receivesCodesBySms: false,
  isTrustedDevice: false,
}

/** All challenges of an account, when the first one that is offered is always the one answered. */
function challengesOf(facts: Partial<SignInFacts>): Challenge[] {
  const passed = new Set<Challenge>()
  for (;;) {
    const [next] = nextChallenges({ ...customer, ...facts }, passed)
    if (!next) return [...passed]
    passed.add(next)
  }
}

describe('the challenges of a sign-in', () => {
  test('a customer without a second factor has none', () => {
    expect(challengesOf({})).toEqual([])
  })

  test('an e-mail that is not confirmed, a second factor and a new password are asked for in this order', () => {
    expect(challengesOf({ hasConfirmedEmail: false, hasAuthenticator: true, mustChangePassword: true })).toEqual([
      'EMAIL_CONFIRMATION',
      'SOFTWARE_TOKEN_MFA',
      'NEW_PASSWORD_REQUIRED',
    ])
  })

  test('a trusted device leaves out the second factor and nothing else', () => {
    expect(challengesOf({ hasAuthenticator: true, isTrustedDevice: true, mustChangePassword: true })).toEqual([
      'NEW_PASSWORD_REQUIRED',
    ])
  })

  test('an employee answers the authenticator on every device', () => {
    expect(challengesOf({ isEmployee: true, hasAuthenticator: true, isTrustedDevice: true })).toEqual(['EMPLOYEE_MFA'])
  })

  test('an employee without an authenticator sets one up', () => {
    expect(challengesOf({ isEmployee: true })).toEqual(['MFA_SETUP'])
  })

  test('an employee who has just set one up is not asked for its code once more', () => {
    const facts = { ...customer, isEmployee: true, hasAuthenticator: true, mustChangePassword: true }
    expect(nextChallenges(facts, new Set<Challenge>(['MFA_SETUP']))).toEqual(['NEW_PASSWORD_REQUIRED'])
  })

  test('a text message stands beside the authenticator, and either is enough', () => {
    const facts = { ...customer, hasAuthenticator: true, receivesCodesBySms: true }
    expect(nextChallenges(facts, new Set())).toEqual(['SOFTWARE_TOKEN_MFA', 'SMS_MFA'])
    expect(nextChallenges(facts, new Set<Challenge>(['SMS_MFA']))).toEqual([])
  })

  test('text messages alone are no second factor', () => {
    expect(challengesOf({ receivesCodesBySms: true })).toEqual([])
  })

  test.each([
    ['a customer with an authenticator', {}, []],
    ['an employee with one', { isEmployee: true }, []],
    ['an employee without one', { isEmployee: true, hasAuthenticator: false }, ['MFA_SETUP']],
    ['an e-mail that is not confirmed', { hasConfirmedEmail: false }, ['EMAIL_CONFIRMATION']],
    ['a password that somebody else chose', { mustChangePassword: true }, ['NEW_PASSWORD_REQUIRED']],
  ] as const)('a passkey is a second factor and nothing else: %s', (_, facts, next) => {
    const account = { ...customer, hasAuthenticator: true, ...facts }
    expect(nextChallenges(account, new Set(['PASSKEY'] as const))).toEqual(next)
  })
})
